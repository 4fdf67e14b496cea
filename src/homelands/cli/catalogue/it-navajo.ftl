# Il tavolo di Navajo Wars nel terminale.

navajo-scenario-rise = Spagnoli e Pueblo, fino alla rivolta e oltre: 18 carte, tre Famiglie, una buona prima partita.
navajo-scenario-duenos = Tutto il periodo spagnolo: 45 carte, dalle prime Famiglie alla fine del dominio spagnolo.
navajo-scenario-broken = Il periodo messicano: razzie di schiavi, Rancho e tregue infrante; 45 carte, quattro Famiglie.
navajo-scenario-fearing = Il periodo americano: i Forti, Manuelito, e alla fine Kit Carson; 45 carte, cinque Famiglie.
navajo-scenario-rope = Solo la campagna di Kit Carson: 9 carte, cinque Famiglie che hanno perso qualcuno, interi gruppi di Sviluppi.
navajo-scenario-campaign = Tutti e tre i periodi di seguito, dal 1598 al 1864: la via lunga, per molte serate.
navajo-scenario-tutorial = Una prima partita con le carte iniziali note; Famiglie e scelte come nella partita guidata.
navajo-option-horse-meat = I cavalli si possono mangiare nel Passaggio del Tempo (15.1).
navajo-option-ride-to-death = Un cavallo si può sfiancare per un PM in più (15.2).
navajo-option-horse-trading = Due animali di un tipo si possono cambiare con uno dell'altro (15.3).
navajo-option-two-players = Due giocatori guidano insieme i Diné, e l'uno contro l'altro (16).

difficulty-easy = facile
difficulty-medium = medio
difficulty-hard = difficile
difficulty-very-hard = molto difficile
difficulty-hardest = il più difficile

chance-counter-out = L'Ordine { $what } resta fuori dalla partita.
chance-counter = Segue l'Ordine { $what }.

nav-setup = Preparazione
nav-culture = Cultura
nav-military = Militare
nav-ap = PA
nav-morale = Morale nemico
nav-ferocity = Ferocia nemica
nav-status = Cultura { $culture }, Militare { $military }, PA { $ap }. Nemico: Morale { $morale }, Ferocia { $ferocity }, PA { $enemy }. Carte: { $cards }.
nav-man = uomo
nav-woman = donna
nav-child = bambino
nav-horse = cavallo
nav-nobody = nessuno
nav-letters = U D B c
nav-legend = Area (Valore/a cavallo). A2 UDB+c: Famiglia A, Ferocia 2, uomo, donna, bambino, cavallo. ☼ siccità.
nav-short-shiprock = Shiprock
nav-short-san-juan = San Juan
nav-short-zuni = Zuni
nav-short-monument = Monument
nav-short-hopi = Hopi
nav-short-black-mesa = Black M.
nav-short-canyon = Canyon
nav-family = Famiglia { $family }, Ferocia { $ferocity }: { $who }
nav-family-more = Evasione { NUMBER($evasion) }
nav-die-vp = dado { $die }, { $vp } PV
nav-die-vp-narrow = d{ $die } { $vp }PV
nav-tribal = Razzia ×{ $n }
nav-caught = Presi
nav-escape = In fuga
nav-mission-short = Missione
nav-rancho-short = Rancho
nav-fort-short = Forte
nav-raiders-short = Razzia ×{ $which }
nav-harass-short = Disturbo
nav-corn-short = mais
nav-intruder-short = Intruso
nav-mission-long = una Missione
nav-rancho-long = un Rancho
nav-fort-long = Forte { $which }
nav-raiders-long = segnalini Razzia: { $which }
nav-harass-long = un segnalino Disturbo
nav-corn-long = mais
nav-intruder-long =
    { $which ->
        [none] un Intruso sconosciuto
       *[other] Intruso: { $which }
    }
nav-territory =
    { $name }, dado { $die }, { $vp } PV, { $n ->
        [0] nessuna siccità
        [one] 1 siccità
       *[other] { $n } siccità
    }.
nav-territory-plain = { $name }, { $vp } PV.
nav-area = Area { $n }: { $what }.
nav-empty = Vuoto.
nav-santa-fe = Segnalini Razzia a Santa Fé: { $n }
nav-off = Famiglie non in gioco: { $families }
nav-manuelito-waits = Manuelito aspetta accanto alla mappa.
nav-n-man =
    { $n ->
        [one] 1 uomo
       *[other] { $n } uomini
    }
nav-n-woman =
    { $n ->
        [one] 1 donna
       *[other] { $n } donne
    }
nav-n-child =
    { $n ->
        [one] 1 bambino
       *[other] { $n } bambini
    }
nav-n-elder =
    { $n ->
        [one] 1 anziano
       *[other] { $n } anziani
    }
nav-n-horse =
    { $n ->
        [one] 1 cavallo
       *[other] { $n } cavalli
    }
nav-n-sheep =
    { $n ->
        [one] 1 pecora
       *[other] { $n } pecore
    }
nav-n-goods = { $n } Merci
nav-n-firearms = { $n } Armi da fuoco
nav-corn-of = mais di valore { $values }
nav-elders-at =
    { $n ->
        [one] 1 nella casella { $box } (Valore { $rating })
       *[other] { $n } nella casella { $box } (Valore { $rating })
    }
nav-all-ap = tutti i PA
nav-f-cost = F{ $least } (ora { $now })
nav-exhausted = esaurita
nav-owned = tua
nav-not-owned = non ancora
nav-row-elders = Anziani
nav-row-resources = Risorse
nav-row-passage = Passaggio del Tempo
nav-row-out = Fuori Gioco
nav-row-pool = Riserva
nav-row-raided = Cubetti razziati
nav-row-recovery = Recupero
nav-row-subjugation = Sottomissione
nav-row-gone = Non in partita
nav-row-active = Il nemico farà
nav-row-truce = In vigore
nav-row-hand = Mano
nav-row-developments = Sviluppi
nav-row-in-play = In gioco
nav-row-foreseen = Previste
nav-row-card = Carta in gioco
nav-row-deck = Mazzo
nav-row-discards = Scarti
nav-row-removed = Rimosse
nav-column-active = Attivi
nav-column-standby = In attesa
nav-column-inactive = Inattivi
nav-display-row = Riga { $n }. { $what }
nav-display-note = Ogni segnalino: lettera, ordine e PA, poi l'altro lato. = segna un lato a strisce, che non si gira.
nav-cube = cubetto { $colour }
nav-no-hand = Nessuna carta Cerimonia in mano.
nav-pile =
    { $special ->
        [none] { $n } carte
       *[other] { $n } carte con { $special }
    }
nav-deck =
    { $n ->
        [one] 1 carta: { $piles }
       *[other] { $n } carte: { $piles }
    }

## Valori dietro una domanda

nav-fact-preempt = Anticipare costa { $price } PA; ne hai { $ap }.
nav-fact-if-preempted = Se anticipi, il nemico raccoglie { $n } PA ({ $parts }) e ne ha { $total }.
nav-fact-if-not = Se aspetti, il nemico raccoglie { $n } PA ({ $parts }) e ne ha { $total }.
nav-income =
    { $part ->
        [card] carta
        [red] cubetti rossi
        [raided] cubetti razziati
       *[other] { $part }
    }
nav-fact-elder =
    { $n ->
        [one] Anziano nella casella { $box }
       *[other] { $n } anziani nella casella { $box }
    }: un dado di { $rating } o meno riesce.
nav-fact-act = Famiglia { $family } in { $at }: { $left } PM rimasti, { $spent } spesi.
nav-fact-move = { $to } ({ $cost } PM)
nav-fact-moves = Mosse: { $ways }
nav-fact-not = Non { $verb }: { $why } [{ $rule }]
nav-fact-battle = La Famiglia { $family } aggiunge { $own } al suo dado, l'avversario { $foe } al suo; l'esito si legge nella colonna { $column }.
nav-fact-table = Differenza minima per ogni esito: { $rows }
nav-fact-raid = Segnalini Razzia: { $placed } sulla mappa, l'ultimo in { $at }; { $left } rimasti a Santa Fé.
nav-fact-react = Famiglia { $family }: Evadere aggiunge { $evade } al dado, con { $need } o più si fugge (con 1 mai, con 6 sempre); Negoziare aggiunge { $talk } e i doni, ne servono { $success }; un'Imboscata aggiunge { $ambush } per la Ferocia.
nav-fact-shielded = La Famiglia { $family } vive sotto un Avamposto o un Forte e non può reagire.
nav-fact-check = Tieni { $held } PV, la carta ne chiede { $vp }. Good Medicine costa { $price } cubetti neri; ce ne sono { $black }.
