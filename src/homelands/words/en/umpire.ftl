# The table as rows of words: beside a lesson, and beside a real table.

table-culture = Culture
table-military = Military
table-ap = AP
table-morale = Enemy Morale
table-ferocity = Enemy Ferocity
table-enemy-ap = Enemy AP
table-family = Family { $family }
table-off = not in play
table-at = { $place }, Ferocity { $ferocity }: { $who }
table-harass =
    { $n ->
        [one] 1 Harass counter
       *[other] { $n } Harass counters
    }
table-aside = aside: { $goods } Trade Goods, { $harass } Harass
table-santa-fe = Santa Fé
table-raiders =
    { $n ->
        [one] 1 Raid counter
       *[other] { $n } Raid counters
    }
table-droughts =
    { $n ->
        [one] 1 drought
       *[other] { $n } droughts
    }
table-area = Area { $n }: { $what }
table-row = Row { $n }
table-part-tracks = Tracks
table-part-families = Families
table-part-people = Boxes of the Diné
table-part-map = On the map
table-part-cubes = { luck-cube }
table-part-display = Instructions (Active | Standby | Inactive)
table-part-cards = { luck-card }
table-empty = Empty: { $what }
table-deck = Deck
table-deck-left =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
