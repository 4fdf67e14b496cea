# The board of Plains Indian Wars: what stands on the map and the displays, and what a screen reader says of them.

## The map

board-map = Map of the Great Plains
board-count-green = { $n } green
board-count-orange = { $n } orange
board-count-blue = { $n } blue
board-count-brown = { $n } brown
board-count-purple = { $n } purple
board-count-white = { cubes-white }
board-count-black = { $n } black
board-held = controlled by { $who }
board-unheld = controlled by nobody
board-banner = under the banner
board-safe = wagons safe
board-contested = a fight is due
board-custer = { procedure-custer }
board-enduring = Lasting card

# One letter for each colour, so that colour is never the only sign: no two alike.

board-letter-green = G
board-letter-orange = O
board-letter-blue = B
board-letter-brown = S
board-letter-purple = P
board-letter-white = W
board-letter-black = R

## Discs and points

board-panel-discs = Discs and points
board-round =
    { $n ->
        [0] Setting up
       *[other] Round { $n }
    }
board-over = Game over
board-won = wins
board-bag = In the bag: { $n }
board-drawn = drawn as number { $n }
board-in-bag = in the bag
board-now = now
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-ending-cards = The last round: a deck has run out
board-ending-railroad = The last round: the railroad is finished

## Cards

board-panel-hand = { procedure-turn }
board-no-card = no card in hand
board-deck-hand = Hand
board-deck-draw = { table-deck }
board-deck-played = Played
board-discards = Cards played: { $n }
board-figures =
    { $place ->
        [one] 1 cube
       *[other] { $place } cubes
    } · { $groups } × { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }
board-figures-said =
    place { $place }, move { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    } up to { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }
board-event = { procedure-event }
board-event-before = Event · before moving
board-event-after = Event · after moving
board-event-any = Event · before or after moving
board-reconstructed = reconstructed

## Cubes off the map

board-panel-boxes = { luck-cube }
board-box-ready = Ready
board-box-casualties = Casualties
board-box-removed = Out

## Railroad and wagons

board-panel-line = Railroad and wagons
board-built = built
board-not-built = not built
board-mountain = Mountains
board-of = { $n } of { $all }
board-gap =
    { $n ->
        [0] The railroad is finished
        [one] 1 space is open
       *[other] { $n } spaces are open
    }
board-wagons-north = through, north
board-wagons-south = through, south
board-wagons-destroyed = destroyed

## Points

board-panel-score = Points
board-line-regions = Regions
board-line-purple = Purple regions
board-line-penalty = Penalty
board-line-railroad = { web-rail }
board-line-wagons = { faction-white }
board-line-cavalry = Cavalry lost in one battle
board-line-custer = { board-custer }
board-total = Total
board-side-indians = Indians
board-side-us = U.S. side

## Cards to be read

board-figure-place =
    { $n ->
        [one] cube to place
       *[other] cubes to place
    }
board-figure-groups =
    { $n ->
        [one] group moves
       *[other] groups move
    }
board-figure-regions =
    { $n ->
        [one] region far
       *[other] regions far
    }

## What has changed

board-changed = { $what } { $by } to { $n }
