# Il tavolo come righe di parole: accanto a una lezione, e accanto a un tavolo vero.

table-culture = Cultura
table-military = Militare
table-ap = AP
table-morale = Morale Nemico
table-ferocity = Ferocia Nemica
table-enemy-ap = AP Nemici
table-family = Famiglia { $family }
table-off = non in gioco
table-at = { $place }, Ferocia { $ferocity }: { $who }
table-harass =
    { $n ->
        [one] 1 segnalino Disturbo
       *[other] { $n } segnalini Disturbo
    }
table-aside = da parte: { $goods } Beni Commerciali, { $harass } Disturbo
table-santa-fe = Santa Fé
table-raiders =
    { $n ->
        [one] 1 segnalino Raid
       *[other] { $n } segnalini Raid
    }
table-droughts =
    { $n ->
        [one] 1 siccità
       *[other] { $n } siccità
    }
table-area = Area { $n }: { $what }
table-row = Riga { $n }
table-part-tracks = Tracce
table-part-families = Famiglie
table-part-people = Caselle dei Diné
table-part-map = Sulla mappa
table-part-cubes = { luck-cube }
table-part-display = Ordini (Attivi | In Attesa | Inattivi)
table-part-cards = { luck-card }
table-empty = Vuoti: { $what }
table-deck = Mazzo
table-deck-left =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
