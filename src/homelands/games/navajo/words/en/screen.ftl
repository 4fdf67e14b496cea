# The board of Navajo Wars in the terminal.

navajo-scenario-rise = Spaniards and Pueblos, up to the Pueblo Revolt and after: 18 cards, three Families, a good first game.
navajo-scenario-duenos = The whole Spanish period: 45 cards, from the first Families to the end of Spanish rule.
navajo-scenario-broken = The Mexican period: slave raids, Ranchos and broken truces; 45 cards, four Families.
navajo-scenario-fearing = The American period: Forts, Manuelito, and at its end Kit Carson; 45 cards, five Families.
navajo-scenario-rope = Kit Carson's campaign alone: 9 cards, five Families that have lost someone, whole sets of Developments.
navajo-scenario-campaign = All three periods in a row, 1598 to 1864: the long way, for many evenings.
navajo-scenario-tutorial = A first game whose opening cards are known; Families and choices as the teaching game has them.
navajo-option-horse-meat = Horses may be eaten in Passage of Time (15.1).
navajo-option-ride-to-death = A horse may be ridden to death for one more MP (15.2).
navajo-option-horse-trading = Two animals of one kind may be changed for one of the other (15.3).
navajo-option-two-players = Two players lead the Diné together, and against each other (16).


chance-counter-out = Instruction { $what } stays out of the game.
chance-counter = Instruction { $what } comes next.

nav-setup = { board-setup }
nav-culture = { table-culture }
nav-military = { table-military }
nav-ap = { table-ap }
nav-morale = { table-morale }
nav-ferocity = { table-ferocity }
nav-status = Culture { $culture }, Military { $military }, AP { $ap }. Enemy: Morale { $morale }, Ferocity { $ferocity }, AP { $enemy }. Cards left: { $cards }.
nav-man = man
nav-woman = woman
nav-child = child
nav-horse = horse
nav-nobody = { board-nobody }
nav-letters = M W C h
nav-legend = Area (Value/mounted). A2 MWC+h: Family A, Ferocity 2, man, woman, child, horse. ☼ drought.
nav-short-shiprock = Shiprock
nav-short-san-juan = San Juan
nav-short-zuni = Zuni
nav-short-monument = Monument
nav-short-hopi = Hopi
nav-short-black-mesa = Black M.
nav-short-canyon = Canyon
nav-family = Family { $family }, Ferocity { $ferocity }: { $who }
nav-family-more = Evasion { NUMBER($evasion) }
nav-die-vp = die { $die }, { $vp } VP
nav-die-vp-narrow = d{ $die } { $vp }VP
nav-tribal = Tribal Raid ×{ $n }
nav-caught = { step-battle_caught }
nav-escape = { board-holding-escape }
nav-mission-short = { target-mission }
nav-rancho-short = { target-rancho }
nav-fort-short = { target-fort }
nav-raiders-short = Raid ×{ $which }
nav-harass-short = { board-harass }
nav-corn-short = { board-corn-name }
nav-intruder-short = { web-counter-intruder }
nav-mission-long = { intruder-mission }
nav-rancho-long = a Rancho
nav-fort-long = Fort { $which }
nav-raiders-long = Raid counters: { $which }
nav-harass-long = a Harass counter
nav-corn-long = { board-corn-name }
nav-intruder-long =
    { $which ->
        [none] an unknown Intruder
       *[other] Intruder: { $which }
    }
nav-territory =
    { $name }, die { $die }, { $vp } VP, { $n ->
        [0] no drought
        [one] 1 drought
       *[other] { $n } droughts
    }.
nav-territory-plain = { $name }, { $vp } VP.
nav-area = Area { $n }: { $what }.
nav-empty = Empty.
nav-santa-fe = Raid counters in Santa Fé: { $n }
nav-off = Families not in play: { $families }
nav-manuelito-waits = { board-manuelito-waits }
nav-n-man =
    { $n ->
        [one] 1 man
       *[other] { $n } men
    }
nav-n-woman =
    { $n ->
        [one] 1 woman
       *[other] { $n } women
    }
nav-n-child =
    { $n ->
        [one] 1 child
       *[other] { $n } children
    }
nav-n-elder =
    { $n ->
        [one] 1 elder
       *[other] { $n } elders
    }
nav-n-horse =
    { $n ->
        [one] 1 horse
       *[other] { $n } horses
    }
nav-n-sheep = { $n } sheep
nav-n-goods = { $n } Trade Goods
nav-n-firearms = { $n } Firearms
nav-corn-of = corn of value { $values }
nav-elders-at =
    { $n ->
        [one] 1 in box { $box } (Rating { $rating })
       *[other] { $n } in box { $box } (Rating { $rating })
    }
nav-all-ap = { cost-all }
nav-f-cost = F{ $least } (now { $now })
nav-exhausted = exhausted
nav-owned = yours
nav-not-owned = { board-not-yet }
nav-row-elders = { board-elders }
nav-row-resources = { board-resources }
nav-row-passage = { operation-passage-of-time }
nav-row-out = { web-thing-out-of-play }
nav-row-pool = { board-cubes-pool }
nav-row-raided = { board-cubes-raided }
nav-row-recovery = { board-cubes-recovery }
nav-row-subjugation = { board-cubes-subjugation }
nav-row-gone = { board-cubes-removed }
nav-row-active = Enemy will do
nav-row-truce = In force
nav-row-hand = { board-hand }
nav-row-developments = { board-panel-developments }
nav-row-in-play = In play
nav-row-foreseen = { board-foreseen }
nav-row-card = { board-card }
nav-row-deck = { table-deck }
nav-row-discards = { board-discards }
nav-row-removed = { board-removed }
nav-column-active = { board-column-active }
nav-column-standby = { board-column-standby }
nav-column-inactive = { board-column-inactive }
nav-display-row = Row { $n }. { $what }
nav-display-note = Each counter: letter, instruction and AP, then its other side. = marks a striped side, which does not flip.
nav-cube = { $colour } cube
nav-no-hand = { board-no-hand }
nav-pile =
    { $special ->
        [none] { $n } cards
       *[other] { $n } cards with { $special }
    }
nav-deck =
    { $n ->
        [one] 1 card: { $piles }
       *[other] { $n } cards: { $piles }
    }

## Values behind a question

nav-fact-preempt = Pre-empting costs { $price } AP; you have { $ap }.
nav-fact-if-preempted = If you pre-empt, the enemy collects { $n } AP ({ $parts }) and has { $total }.
nav-fact-if-not = If you wait, the enemy collects { $n } AP ({ $parts }) and has { $total }.
nav-income =
    { $part ->
        [card] card
        [red] red cubes
        [raided] Raided Cubes
       *[other] { $part }
    }
nav-fact-elder =
    { $n ->
        [one] Elder in box { $box }
       *[other] { $n } elders in box { $box }
    }: a die of { $rating } or less succeeds.
nav-fact-act = Family { $family } in { $at }: { $left } MP left, { $spent } spent.
nav-fact-move = { $to } ({ $cost } MP)
nav-fact-moves = Moves: { $ways }
nav-fact-not = Not { $verb }: { $why } [{ $rule }]
nav-fact-battle = Family { $family } adds { $own } to its die, the foe { $foe } to his; the result is read in column { $column }.
nav-fact-table = Lowest difference for each result: { $rows }
nav-fact-raid =
    Raid counters: { $placed } on the map, the last in { $at }; { $left } left in Santa Fé.
nav-fact-react = Family { $family }: Evade adds { $evade } to the die, { $need } or more gets away (a 1 never, a 6 always); Negotiate adds { $talk } and gifts, { $success } needed; an Ambush adds { $ambush } for Ferocity.
nav-fact-shielded = Family { $family } lives below an Outpost or Fort and may not react.
nav-fact-check = You hold { $held } VP, the card asks for { $vp }. Good Medicine costs { $price } black cubes; { $black } are at hand.

## Two players

nav-two-status =
    Headman: { $headman }. { $points ->
        [0] Nobody leads in Influence.
       *[other] Influence: { $leader } { $points }.
    }
nav-two-row = Following { $who }
nav-two-follow = elders in boxes { $elders }; Families { $families }
nav-odds-whole = { odds-whole } Re-rolls and Blessing Ways are left out.

## What a choice will cost

nav-note-food =
    { $people } people to feed: the land feeds { $land }, corn and sheep { $store }. { $hungry ->
        [0] Nobody goes hungry.
       *[other] { $hungry } go hungry.
    }
nav-note-lost =
    { $n ->
        [one] 1 elder will be lost.
       *[other] { $n } elders will be lost.
    }
