# The board of Navajo Wars: what stands on the map and the displays, and what a screen reader says of them.

## Many places

board-count = { $n } { $what }
board-out-of = { $n } of { $most }
board-none = none
board-nobody = { list-none }
board-empty = empty
board-ferocity = Ferocity
board-evasion = Evasion
board-mp = { $n } MP

## The map

board-map = Map of Diné Bikéyah
board-value = Value { $plain }, mounted { $horse }
board-vp = { $n } VP
board-die = die { $n }
board-droughts =
    { $n ->
        [0] no drought
        [one] 1 drought
       *[other] { $n } droughts
    }
board-holding-caught = { step-battle_caught }
board-holding-escape = Escaped
board-corn = corn, not yet turned up
board-harass-counter = Harass counter
board-raiders = { table-raiders }
board-tribal =
    { $n ->
        [one] 1 Tribal Raid counter
       *[other] { $n } Tribal Raid counters
    }
board-intruder = unknown Intruder
board-intruders =
    { $n ->
        [one] Intruder: { $known }
       *[other] { $n } Intruders, on top { $known }
    }
board-santa-fe =
    { $n ->
        [0] { place-santa-fe }
        [one] { place-santa-fe }, 1 Raid counter still there
       *[other] { place-santa-fe }, { $n } Raid counters still there
    }

## Tracks

board-panel-tracks = { table-part-tracks }
board-side-dine = Diné
board-side-enemy = Enemy
board-track-morale = Morale

## Families and elders

board-panel-families = { table-part-families }
board-family = Family { $letter }, Ferocity { $ferocity }: { $who }
board-acting = its turn now
board-acting-left = its turn now, { $n } MP left
board-missing = nobody there
board-off-map = { table-off }
board-manuelito-waits = Manuelito waits beside the map.
board-follows = follows { $seat }
board-elders = Elders
board-elder-box = Elder box { $box }, Rating { $rating }: { $n } { noun-elder }
board-rating = Rating

## Boxes

board-panel-stores = Boxes
board-resources = Resources
board-aside = Set aside until a Development
board-aside-sign = +n: { board-aside }
board-from-intruders = { $n } from Intruders
board-corn-name = corn
board-corn-of = corn of value { $value }
board-harass = Harass

## Instructions

board-panel-enemy = Instructions
board-column-active = Active
board-column-standby = Standby
board-column-inactive = Inactive
board-row = { table-row }
board-truce = In force, with { $ap } AP
board-cost = { $ap } AP
board-cost-all = { cost-all }
board-cost-all-short = all
board-cost-ferocity = Total Ferocity, at least { $ap } AP
board-cost-ferocity-now = Total Ferocity, at least { $ap } AP: now { $now }
board-stripe = striped: dice do not turn it
board-star = starred: Hostile Tribes turns it
board-other-side = other side

## Cubes
# A letter on each cube, so that nobody needs the colours: no two alike.

board-panel-cubes = { luck-cube }
board-letter-black = K
board-letter-blue = B
board-letter-brown = N
board-letter-green = G
board-letter-red = R
board-letter-yellow = Y
board-letter-white = W
board-cubes-pool = Raid Pool
board-cubes-raided = Raided Cubes
board-cubes-recovery = Recovery
board-cubes-subjugation = Subjugation
board-cubes-removed = Not in the game

## Cards

board-panel-cards = { luck-card }
board-card = Card at hand
board-setup = Setting up
board-hand = Hand
board-no-hand = No Ceremony card in hand.
board-other-hand =
    { $n ->
        [one] The other player holds 1 card.
       *[other] The other player holds { $n } cards.
    }
board-in-play = Events in play
board-foreseen = Foreseen
board-left =
    { $n ->
        [one] 1 card left
       *[other] { $n } cards left
    }
board-pile = { table-deck-left }
board-pile-with =
    { $n ->
        [one] 1 card with { $card }
       *[other] { $n } cards with { $card }
    }
board-discards = Discards
board-removed = Removed

## Developments

board-panel-developments = Developments
board-owned = yours
board-not-yet = not yet
board-exhausted = exhausted

## Two players

board-panel-council = { step-two-player_sway-more }
board-headman = { step-headman_determine }
board-leads = { $seat } leads by { $n }
board-nobody-leads = nobody leads

## Cards to be read

board-figure-enemy = { table-enemy-ap }
board-figure-preempted = if pre-empted
board-figure-price = AP to act first
board-figure-die = in place of a die
board-figure-check = VP to reach
board-figure-cost = price
board-doubt = Some figures of this component are reconstructed

## What has changed

board-changed = { $what } { $by } to { $n }
