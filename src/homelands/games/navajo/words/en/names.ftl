# Names of Navajo Wars. Titles and names that the data files hold (Territories, cards, sets, scenarios) are not here.

## People, animals, counters

person-man = a man
person-woman = a woman
person-child = a child
person-elder = an elder
person-horse = a horse
person-sheep = a sheep

the-man = the man
the-woman = the woman
the-child = the child
the-elder = the elder
the-horse = the horse
the-sheep = the sheep

noun-man =
    { $n ->
        [one] man
       *[other] men
    }
noun-woman =
    { $n ->
        [one] woman
       *[other] women
    }
noun-child =
    { $n ->
        [one] child
       *[other] children
    }
noun-elder =
    { $n ->
        [one] elder
       *[other] elders
    }
noun-horse =
    { $n ->
        [one] horse
       *[other] horses
    }
noun-sheep = sheep

colour-black = black
colour-blue = blue
colour-brown = brown
colour-green = green
colour-red = red
colour-yellow = yellow
colour-white = white

black-cubes =
    { $n ->
        [one] 1 black cube
       *[other] { $n } black cubes
    }

intruder-firearms = Firearms
intruder-trade-goods = Trade Goods
intruder-stray-horses = stray horses
intruder-stray-flock = a stray flock
intruder-refugees = refugees
intruder-lone-trapper = a lone trapper
intruder-mission = a Mission
intruder-scouts = scouts
intruder-whiskey-seller = a whiskey seller
intruder-slave-raiders = slave raiders
intruder-smallpox = smallpox
intruder-patrol = a patrol

fort-defiance = Fort Defiance
fort-fauntleroy = Fort Fauntleroy
target-mission = Mission
target-rancho = Rancho
target-fort = Fort

## Places

place-santa-fe = { table-santa-fe }
place-caught = the Caught box of { $territory }
place-escape = the Escape box of { $territory }
elder-boxes =
    { $n ->
        [one] box { $boxes }
       *[other] boxes { $boxes }
    }

## The enemy

instruction-build = Build
instruction-build-subvert = Build + Subvert
instruction-colonize = Colonize
instruction-comanche = Comanche!
instruction-defend = Defend
instruction-expand = Expand
instruction-peace = Peace
instruction-raid = Raid!
instruction-slaves = Slaves
instruction-subjugate = Subjugate
instruction-subvert = Subvert
instruction-utes = Utes!

tribe-utes = Utes
tribe-comanche = Comanche
tribe-kit-carson = Kit Carson's troops
foe-enemy = the enemy
foe-utes = the Utes
foe-comanche = the Comanche

part-card = { $n } from the card
part-event = { $n } from { $card }
part-red = { $n } for red cubes
part-raided = { $n } for Raided Cubes

occasion-own-raid = own raid
occasion-patrol = { intruder-patrol }
occasion-ambush = Ambush
occasion-enemy-raid = Enemy Raid
occasion-tribal-raid = Tribal Raid
occasion-tribal-warfare = Tribal Warfare

result-MFV = Major Family Victory (MFV)
result-FV = Family Victory (FV)
result-RGD = rear-guard defence (RGD)
result-TTD = to the death (TTD)
result-EV = Enemy Victory (EV)
result-MEV = Major Enemy Victory (MEV)

## Cards, tracks, periods, options

card-label = #{ $number } { $title }
card-ceremony = Ceremony
minor-drought = Drought
minor-recovery = Drought Ends
minor-swap = Instruction Swap
minor-reset = Reset Cubes
operation-planning = Planning
operation-take-actions = Take Actions
operation-passage-of-time = Passage of Time
period-spanish = Spanish Period
period-mexican = Mexican Period
period-american = American Period
difficulty-easy = easy
difficulty-medium = medium
difficulty-very-hard = very hard
difficulty-hardest = hardest
rule-horse-meat = Horse meat (15.1)
rule-ride-to-death = Ride a horse to death (15.2)
rule-horse-trading = Horse trading (15.3)
rule-two-players = Two players (16)
track-culture = { table-culture }
track-military = { table-military }
track-ap = { table-ap }
track-morale = { table-morale }
track-enemy_ferocity = { table-ferocity }
track-enemy_ap = { table-enemy-ap }
need-men = men
need-women = women
need-elders = elders
need-horses = horses
need-territories = Territories with a Family
price-of = { $n } { $track }

## Places in the rules: procedures

procedure-one-die = A die
procedure-two-dice = Two dice
procedure-one-cube = A cube
procedure-victory-check = Victory Check
procedure-who-is-missing = Who is missing
procedure-setup = Setup
procedure-take-actions = { operation-take-actions }
procedure-activation = A Family's activation
procedure-harvest-corn = Harvest
procedure-harvest = Passage of Time: harvest
procedure-feed-the-people = Feeding the people
procedure-elder-deaths = Elder deaths
procedure-passage-of-time = { operation-passage-of-time }
procedure-battle = Battle
procedure-ambush = { occasion-ambush }
procedure-negotiate = Negotiate
procedure-evade = Evade
procedure-tribal-raid = { occasion-tribal-raid }
procedure-tribal-raid-on-a-territory = Tribal Raid on a Territory
procedure-transition = A new period
procedure-kit-carson = Kit Carson
procedure-after-an-automatic-victory = After an Automatic Victory
procedure-subjugate = { instruction-subjugate }
procedure-slaves = { instruction-slaves }
procedure-place-an-intruder = A new Intruder
procedure-reveal-intruders = Intruder revealed
procedure-smallpox = Smallpox
procedure-enemy-operations = Enemy Operations
procedure-elder-actions = Elder Actions
procedure-tribal-warfare = { occasion-tribal-warfare }
procedure-tribal-diplomacy = Tribal Diplomacy
procedure-planning = { operation-planning }
procedure-ceremony-card = Ceremony card
procedure-droughts = Droughts
procedure-an-elder-s-death = An elder's death
procedure-change-of-mind = Change of mind
procedure-santa-fe-massacre = Santa Fé Massacre
procedure-dineanaii = Dinéanaii
procedure-shaman = Shaman
procedure-foreseen-cards = { procedure-shaman }
procedure-apaches-raid = Apaches raid New Mexico
procedure-minor-event = Minor Event
procedure-operations-card = Operations card
procedure-dine-operations = Diné Operations
procedure-historical-card = Historical Event
procedure-turn = Turn
procedure-raid-on-new-mexico = Raid on New Mexico
procedure-raid-on-an-outpost-or-fort = Raid on an Outpost or Fort
procedure-enemy-raid = { occasion-enemy-raid }
procedure-raid-resolution = Raid Resolution
procedure-raid-ends = Raid Ends
procedure-first-headman = First Headman
procedure-headman-table = Headman table
procedure-enemy-way-of-two = Enemy Way

## Places in the rules: single steps

step-victory_ruin = Defeat
step-victory_final-score = Final score
step-actions_leave-fort = Leaving a Fort
step-actions_council = Tribal Council
step-passage_death-check = { procedure-elder-deaths }
step-tribal_tribal-ends = { occasion-tribal-raid }
step-campaign_war-ends = All-out war
step-instructions_subvert-next = { instruction-build-subvert }
step-enemy_peace-holds = { instruction-peace }
step-enemy_executed = { procedure-enemy-operations }
step-planning_elder-speaks = { procedure-elder-actions }
step-headman_determine = Headman
step-headman_challenge-ends = { step-headman_determine }
step-headman_table-culture = { procedure-headman-table }
step-headman_table-passes = { procedure-headman-table }
step-two-player_card-passes = { step-headman_determine }
step-two-player_carson-points = { procedure-kit-carson }

step-dice_stock-up = Trade Goods before a roll
step-dice_bless-or-roll = Blessing Way
step-dice_keep-or-reroll = Roll again
step-dice_keep-pair = { step-dice_keep-or-reroll }
step-dice_keep-or-redraw = Draw again
step-dice_roll-one = { procedure-one-die }
step-dice_roll-pair = { procedure-two-dice }
step-dice_pull-cube = { procedure-one-cube }
step-victory_choose-check = Good Medicine or Victory Check
step-victory_black-cubes = Good Medicine
step-victory_buy-development = Cultural Development
step-victory_forget = Victory Check: losses
step-setup_place-family = Setup: Families
step-setup_first-ferocity = Setup: Ferocity
step-setup_first-manuelito = Setup: Manuelito
step-setup_keep-set = Setup: development sets
step-setup_set-out = { step-setup_keep-set }
step-setup_counter-out = Instructions left out
step-setup_next-counter = Setup: Instructions
step-setup_choose-development = Setup: developments
step-setup_draw-ceremony = Setup: Ceremony cards
step-setup_keep-ceremony = { step-setup_draw-ceremony }
step-actions_next-family = { operation-take-actions }
step-actions_act = { procedure-activation }
step-actions_turn-corn = { procedure-harvest-corn }
step-passage_convert = Passage of Time 1A
step-passage_settle = Passage of Time 1B
step-passage_found = Passage of Time 1C
step-passage_found-where = { step-passage_found }
step-passage_designate = Passage of Time 4: harvest
step-passage_turn-corn = { step-passage_designate }
step-feeding_provide = Passage of Time 5: food
step-feeding_feed = { step-feeding_provide }
step-feeding_go-hungry = Passage of Time 5: hunger
step-passage_spare-animals = Passage of Time 6: grazing
step-battle_prepare = { procedure-battle }
step-battle_further-loss = Battle: losses
step-battle_caught = Caught
step-reactions_react = Reaction
step-reactions_offer = Negotiate: gifts
step-reactions_evade-to = { procedure-evade }
step-tribal_flee = { step-reactions_react }
step-tribal_appease = Conduct Raid: gifts
step-tribal_resolve = { procedure-raid-resolution }
step-campaign_ultimatum = Kit Carson's ultimatum
step-campaign_resettle = New homes
step-campaign_new-family = A new Family
step-campaign_gift = { step-victory_buy-development }
step-instructions_colonists = { instruction-colonize }
step-intruders_turn-up = { procedure-reveal-intruders }
step-intruders_look = Religion 2
step-intruders_welcome = Refugees
step-intruders_trapper = Lone trapper
step-intruders_meet-patrol = Patrol
step-ceremonies_mind-flips = { step-enemy_let-flip }
step-enemy_let-flip = Instruction flips
step-planning_elder-action = { procedure-elder-actions }
step-planning_buy-goods = Planning: Trade Goods
step-planning_tribal-relations = Planning: tribes
step-planning_gifts = Tribal Diplomacy: gifts
step-planning_name-row = Tribal Diplomacy: swap
step-ceremonies_next-way = Enemy Ways
step-ceremonies_take-card = { procedure-ceremony-card }
step-ceremonies_fall-sick = Sickness
step-ceremonies_stolen-from = Stolen mounts
step-historical_talks = { procedure-santa-fe-massacre }
step-historical_talks-gifts = Santa Fé Massacre: gifts
step-historical_kinsmen = { procedure-dineanaii }
step-historical_muster = Narbona's War
step-historical_manuelito-joins = Manuelito
step-historical_manuelito-ferocity = { step-historical_manuelito-joins }
step-operations_harvest-fails = Bad Harvest
step-operations_sow = People of the Planted Fields
step-operations_rain = { step-operations_sow }
step-operations_see-card = { procedure-shaman }
step-operations_show-cards = { procedure-shaman }
step-operations_reorder = { procedure-shaman }
step-operations_pueblo-victim = Pueblo War in the West
step-sequence_draw = Draw
step-sequence_preempt = Pre-emption
step-sequence_minor-event = { procedure-minor-event }
step-sequence_operation = { procedure-dine-operations }
step-sequence_fort-toll = Beside a Fort
step-raiding_choose-animal = What the raid brings
step-raiding_soldiers = Soldiers
step-raids_resolve = { procedure-raid-resolution }
step-raids_return-home = Families return
step-raids_return-ferocity = { step-raids_return-home }
step-influence_claim = Influence
step-influence_court = { step-influence_claim }
step-influence_persuade = { step-influence_claim }
step-two-player_sway-more = Council
step-two-player_sway-families = { step-influence_claim }
step-two-player_own-ferocity = { step-setup_first-ferocity }
step-headman_take-headman = { step-headman_determine }
step-headman_lose-follower = { procedure-headman-table }
step-headman_rival-elder = { procedure-headman-table }
step-headman_rival-family = { procedure-headman-table }
step-headman_give-cards = { procedure-enemy-way-of-two }
step-headman_drop-way = { procedure-enemy-way-of-two }
step-two-player_next-elder = { procedure-elder-actions }
step-two-player_elder-choice = { procedure-elder-actions }
step-two-player_spend-point = Influence Points
step-two-player_bid = Kit Carson: bids
step-victory_whether-to-buy = { step-victory_buy-development }

## The Subjugation chart, as the data have it (4.2.10)

subjugation-remove-41 = remove #41 if in play
subjugation-remove-54 = remove #54 if in play
subjugation-turn-abf = turn counters A, B and F to their Raid face wherever they lie
subjugation-reset = { minor-reset }
subjugation-morale = Enemy Morale rises by { $n }
