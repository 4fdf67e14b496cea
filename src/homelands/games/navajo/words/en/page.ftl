# Navajo Wars on the web page: headings of options, and what the things on the board are.

web-about = Lead the Diné through the years 1598 to 1864, against an enemy who acts by himself. For one person, or for two who share the people.
web-lesson-people = The goal, the land and the people
web-lesson-people-about = What you play for, and what Families do: they move, ride, plant and meet.
web-lesson-enemy = { lesson-32-7-title }
web-lesson-enemy-about = Acting first, Planning, his Instructions and cubes, and the events of a card.
web-lesson-raids = Raids, and answers to them
web-lesson-raids-about = A raid on New Mexico, and one of the enemy: evading, harassing, being caught.
web-lesson-time = Time passes
web-lesson-time-about = Growing up, food, elders and the land; a Victory Check and the end of the game.
web-lesson-tutorial = The Playbook's game
web-lesson-tutorial-about = The first nine cards of a whole game: each step says what happens and why, and you make every move.
web-lesson-tutorial-tribal-raid = A Tribal Raid
web-lesson-tutorial-tribal-raid-about = A short second lesson: how a raid of the Utes goes.

## Headings of options

web-group-elder = Elder in box { $box }
web-group-ambush = { occasion-ambush }
web-group-appease = Give from Resources
web-group-appease-corn = Give corn
web-group-bless = Give a Ceremony card
web-group-buy = { board-panel-developments }
web-group-cancel-way = Cancel for Trade Goods
web-group-canyon-move = To and from the Canyon
web-group-choose = { board-panel-developments }
web-group-convert = Who grows up or old
web-group-diplomacy = { procedure-tribal-diplomacy }
web-group-eat-corn = { web-counter-corn }
web-group-enemy-way = { step-ceremonies_next-way }
web-group-evade = { procedure-evade }
web-group-evade-to = Evade to
web-group-ferocity = { board-ferocity }
web-group-found = { step-campaign_new-family }
web-group-give-corn = { web-resource-corn }
web-group-give-field = Corn in the fields
web-group-give-up = Give somebody up
web-group-harass = { board-harass }
web-group-hold = Hold
web-group-hungry = People in Families
web-group-hungry-elder = { board-elders }
web-group-join = Who joins which Family
web-group-leave-fort = Leave the Fort
web-group-move = Move
web-group-negotiate = { procedure-negotiate }
web-group-redraw = Draw again
web-group-set-ferocity = { board-ferocity }
web-group-sway-elder = { board-elders }
web-group-sway-family = { board-panel-families }
web-group-trade = Trade at the Fort
web-group-warfare = { occasion-tribal-warfare }
web-group-withdraw = Withdraw

## Things: the map and the people

web-area = Value { $value }, with a horse { $horse }. A raid on New Mexico from here costs { $foot } MP, with a horse { $mounted }. Next to it: { $links }.
web-territory =
    Its die is { $die }. A Family here counts { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } in a Victory Check. { $areas } Areas, room for { $droughts } droughts.
web-intruder-in = Intruder in { $place }
web-family = { table-family }
web-family-evasion = Evasion by Ferocity: { $by }.
web-person =
    { $where ->
        [passage] { $who }, in the Passage of Time
       *[other] { $who }, Family { $where }
    }
web-person-range = Hit by a die of { $faces }, where one falls on the Family.
web-elder = Elder box { $box }
web-elder-rating =
    { $rating ->
        [0] No Rating: an elder here succeeds at nothing, and does not die.
       *[other] Rating { $rating }: an action succeeds on { $rating } or less ({ $share }), and with the same die an elder dies in the Passage of Time.
    }

## Things: tracks, boxes, resources

web-track-culture = What holds the Diné together. It pays for Developments and new Families.
web-track-military = The Diné's strength. At the end it is compared with Enemy Morale.
web-track-ap = Action Points: they pay for acting first, for trade, tribes and Reactions.
web-track-morale = The enemy's will to go on. At 0 there may be an Automatic Victory.
web-track-enemy_ferocity = How hard the enemy fights and raids.
web-track-enemy_ap = What the enemy can spend on his Instructions.
web-resource-horse = Horses in Resources
web-resource-sheep = Sheep in Resources
web-resource-trade_goods = { intruder-trade-goods }
web-resource-firearms = { intruder-firearms }
web-resource-corn = Corn in Resources
web-corn-values = The values of the counters: { $values }.
web-operation-planning = The elders give AP and attempt actions, women trade, men deal with the tribes, cubes are reset.
web-operation-take-actions = Families move, plant, harvest, raid, trade and hold council.
web-operation-passage-of-time = People grow up and old, animals breed, corn is harvested, everybody is fed, elders may die, the land recovers.
web-thing-manuelito = { step-historical_manuelito-joins }
web-thing-passage = Passage of Time box
web-thing-out-of-play = Out of Play
web-thing-deck = { table-deck }
web-thing-dice = Dice
web-thing-influence = { step-two-player_spend-point }

## Things: the enemy, cubes, counters

web-instruction = Instruction { $letter }
web-cube =
    { $count ->
        [one] 1 in the game.
       *[other] { $count } in the game.
    } In a raid on New Mexico: { $booty ->
        [horse] a horse
        [sheep] a sheep
        [horse-or-sheep] a horse or a sheep
        [child] a captive child for the Passage of Time (captives were taken on both sides of this border, and far more of them were Diné)
       *[none] { $soldiers ->
            [0] nothing
           *[other] soldiers, who add { $soldiers } in a Battle, or Enemy Morale +{ $morale }
        }
    }{ $ferocity ->
        [0] { "" }
       *[other] , Ferocity +{ $ferocity }
    }. Against an Outpost or Fort: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $ends ->
        [yes] , and the raid ends
       *[no] { "" }
    }.
web-counter-mission = { target-mission }
web-counter-rancho = { target-rancho }
web-counter-fort = { target-fort }
web-counter-raid = Raid counter
web-counter-tribal = Tribal Raid counter
web-counter-harass = Harass counter
web-counter-drought = { minor-drought }
web-counter-corn = Corn
web-counter-intruder = Intruder

## A Battle

web-fight = Battle: { $occasion }, column { $column }
web-fight-ferocity = Ferocity of the Family: +{ $n }.
web-fight-horse = A horse: +{ $n }.
web-fight-manuelito = Manuelito: +{ $n }.
web-fight-firearms = Firearms: +{ $n }.
web-fight-warriors = Warriors: +{ $n }.

## Parts of a turn

web-phase-setup = { board-setup }
web-phase-preempt = Pre-empt
web-phase-preempt-not = You did not act first: this card asks { $price } AP for it.
web-phase-dine = { board-side-dine }
web-phase-enemy = { board-side-enemy }
web-phase-major = Major
web-phase-minor = Minor
web-phase-check = { procedure-victory-check }
web-phase-ceremony = { procedure-ceremony-card }
web-phase-discard = Discard
