# La plancia di Navajo Wars: che cosa sta sulla mappa e sulle tabelle, e che cosa ne dice un lettore di schermo.

## In molti posti

board-count = { $n } { $what }
board-out-of = { $n } su { $most }
board-none = nessuna
board-nobody = { list-none }
board-empty = vuota
board-ferocity = Ferocia
board-evasion = Fuga
board-mp = { $n } MP

## La mappa

board-map = Mappa di Diné Bikéyah
board-value = Valore { $plain }, a cavallo { $horse }
board-vp = { $n } VP
board-die = dado { $n }
board-droughts =
    { $n ->
        [0] nessuna siccità
       *[other] { $n } siccità
    }
board-holding-caught = { step-battle_caught }
board-holding-escape = Fuga
board-corn = mais, non ancora girato
board-harass-counter = segnalino Disturbo
board-raiders = { table-raiders }
board-tribal =
    { $n ->
        [one] 1 segnalino Raid Tribale
       *[other] { $n } segnalini Raid Tribale
    }
board-intruder = Estraneo sconosciuto
board-intruders =
    { $n ->
        [one] Estraneo: { $known }
       *[other] { $n } Estranei, in cima { $known }
    }
board-santa-fe =
    { $n ->
        [0] { place-santa-fe }
        [one] { place-santa-fe }, ancora 1 segnalino Raid
       *[other] { place-santa-fe }, ancora { $n } segnalini Raid
    }

## Tracciati

board-panel-tracks = { table-part-tracks }
board-side-dine = Diné
board-side-enemy = Nemico
board-track-morale = Morale

## Famiglie e anziani

board-panel-families = { table-part-families }
board-family = Famiglia { $letter }, Ferocia { $ferocity }: { $who }
board-acting = tocca a lei
board-acting-left =
    { $n ->
        [one] tocca a lei, resta 1 MP
       *[other] tocca a lei, restano { $n } MP
    }
board-missing = nessuno lì
board-off-map = { table-off }
board-manuelito-waits = Manuelito aspetta accanto alla mappa.
board-follows = segue { $seat }
board-elders = Anziani
board-elder-box = Casella anziani { $box }, Valore { $rating }: { $n } { noun-elder }
board-rating = Valore

## Caselle

board-panel-stores = Caselle
board-resources = Risorse
board-aside = Da parte fino a uno Sviluppo
board-aside-sign = +n: { board-aside }
board-from-intruders = { $n } da Estranei
board-corn-name = mais
board-corn-of = mais di valore { $value }
board-harass = Disturbo

## Ordini

board-panel-enemy = Ordini
board-column-active = Attivi
board-column-standby = In Attesa
board-column-inactive = Inattivi
board-row = { table-row }
board-truce = In vigore, con { $ap } AP
board-cost = { $ap } AP
board-cost-all = { cost-all }
board-cost-all-short = tutti
board-cost-ferocity = Ferocia totale, almeno { $ap } AP
board-cost-ferocity-now = Ferocia totale, almeno { $ap } AP: ora { $now }
board-stripe = a strisce: i dadi non lo girano
board-star = con stella: lo gira Hostile Tribes
board-other-side = altro lato

## Cubetti
# Una lettera su ogni cubetto, così a nessuno servono i colori: mai due uguali.

board-panel-cubes = { luck-cube }
board-letter-black = N
board-letter-blue = B
board-letter-brown = M
board-letter-green = V
board-letter-red = R
board-letter-yellow = G
board-letter-white = A
board-cubes-pool = Raid Pool
board-cubes-raided = Cubetti Raid
board-cubes-recovery = Recupero
board-cubes-subjugation = Soggiogamento
board-cubes-removed = Non in partita

## Carte

board-panel-cards = { luck-card }
board-card = Carta in gioco
board-setup = Preparazione
board-hand = Mano
board-no-hand = Nessuna carta Cerimonia in mano.
board-other-hand =
    { $n ->
        [one] L'altro giocatore ha 1 carta.
       *[other] L'altro giocatore ha { $n } carte.
    }
board-in-play = Eventi in gioco
board-foreseen = Previste
board-left =
    { $n ->
        [one] 1 carta rimasta
       *[other] { $n } carte rimaste
    }
board-pile = { table-deck-left }
board-pile-with =
    { $n ->
        [one] 1 carta con { $card }
       *[other] { $n } carte con { $card }
    }
board-discards = Scarti
board-removed = Rimosse

## Sviluppi

board-panel-developments = Sviluppi
board-owned = acquisito
board-not-yet = non ancora
board-exhausted = esaurito

## Due giocatori

board-panel-council = { step-two-player_sway-more }
board-headman = { step-headman_determine }
board-leads = { $seat } in vantaggio di { $n }
board-nobody-leads = nessuno in vantaggio

## Carte da leggere

board-figure-enemy = { table-enemy-ap }
board-figure-preempted = se anticipato
board-figure-price = PA per agire prima
board-figure-die = al posto di un dado
board-figure-check = PV da raggiungere
board-figure-cost = prezzo
board-doubt = Alcuni valori di questo componente sono ricostruiti

## Che cosa è cambiato

board-changed = { $what } { $by }, ora { $n }
