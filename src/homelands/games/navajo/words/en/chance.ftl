# What a die, a cube or a draw is for in Navajo Wars. The variables are figures, as in navajo-play.ftl.

## What a die is for

die-sequence_fort-toll = Living beside a Fort: on { $n } or less a point is lost.
die-sequence_automatic-roll = Automatic Victory: { $automatic } or more wins.
die-planning_elder-speaks =
    Elder Action: { $rating_at ->
        [1] a 1
       *[other] { $rating_at } or less
    } succeeds.
die-planning_tribe-swaps = The Standby row that changes places with { $tribe }.
die-planning_talks-end = Tribal Diplomacy with { $talk_bonus }: { $diplomacy_needs } or more succeeds, a 1 fails.
die-planning_talks-swap = { die-planning_tribe-swaps }
die-actions_leave-fort = Leaving the Fort: the die and { $value_at } MP, of { $left }.
die-actions_council = Tribal Council: { $value_here } or more brings 1 AP.
die-actions_reaped = Harvest: it fails on { $n } or less.
die-passage_death-check = Elder in box { $dying }: dies on { $death_on } or less.
die-passage_land-recovers = The Territory where the land recovers.
die-enemy_peace-holds = Peace: it holds below { $truce }.
die-instructions_carried-off = Slaves: the Territory.
die-tribal_tribal-place = { $raiders }: the Territory.
die-tribal_conducted = Conduct Raid in { $land } with { $conduct }: Areas up to the total are hit, a 1 hits nobody, a 6 everybody.
die-raids_overrun = Does the enemy take heart? Enemy Morale rises on { $heart_range }.
die-reactions_parley-ends = Negotiate with { $parley_bonus }: { $parley_needs } or more succeeds, a 1 fails.
die-reactions_evade-result = Evade with { $evade_bonus }: { $evade_needs } or more succeeds, a 1 fails.
die-battle_foe-die = Battle: the die of Family { $family }, with { $own_bonus }.
die-battle_outcome = Battle: the foe's die, with { $foe_bonus }. Family { $family } has { $own_total }.
die-intruders_place-area = An Intruder: the Territory.
die-intruders_placed = An Intruder in { $first_die }: the Area.
die-intruders_fallen-ill = Smallpox in Family { $next_family }: { $ranges }.
die-ceremonies_drought-falls = Drought: the Territory.
die-ceremonies_elder-rolled = Elder in box { $box_at }: dies on { $death_at } or less.
die-setup_missing = Family { $next_family }: who is missing? { $ranges }.
die-operations_minor-rolled =
    { $kind ->
        [0] Drought: the Territory.
        [1] Drought ends: the Territory.
       *[2] Instruction swap: the row.
    }
die-historical_talks-end = Talks at Santa Fé with { $n } in gifts: { $bad } or less is a massacre, more than { $neutral } is peace.
die-enemy_flips = Instruction dice: two rows flip, doubles swap a row with Standby.
die-ceremonies_mind-changed = { die-enemy_flips }

## What a cube is for

cube-raiding_booty = Raid on New Mexico by Family { $family }.
cube-raiding_strike = Raid on the { $target } by Family { $family }: { $n } of { $hits_here } hits.
cube-instructions_drawn = Subjugate: { $left } more to draw.
cube-operations_apaches-drawn = Apaches raid New Mexico.

## Requests to chance

request-die = Die: { $purpose }
request-dice = Dice: { $purpose }
request-cube = Cube: { $purpose }
request-card = Card: the top of the deck.
request-ceremony = Card: a Ceremony card, for its person.
request-corn = Corn: the counter in { $at }.
request-intruder = Intruder: the counter in { $at }.
request-set-out = Development set that leaves the game: { $left } to go.
request-counter-out = Instruction counter that stays out: { $left } to go.
request-counter = Instruction counter number { $order } of 12.
