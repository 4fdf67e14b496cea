# Cards of Plains Indian Wars in our own words: each word of the cards' small language is a message.

## The parts of a card

cardkind-war-party = War Party
cardkind-engagement = Engagement
cardkind-migration = Migration
cardkind-event = Event

card-deck = { $kind } card of the { $faction }.
card-numbers =
    Place { $place ->
        [one] 1 cube
       *[other] { $place } cubes
    }, move { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    } up to { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }.
when-before = Played before the movement card.
when-after = Played after the movement card.
when-any = Played before or after the movement card.
when-at-once = Played the moment it is drawn.
card-needs = Needs { $conditions }.
card-where = X is a region: { $conditions }.
card-beside = Y is a region beside X: { $conditions }.
card-enduring = Until the bag is empty, while the card lies on top of its pile: { $terms }.
card-ours = Reconstructed: { $fields }.
card-all-ours = All but the line of history is reconstructed.
field-title = title
field-kind = kind of card
field-numbers = figures
field-when = when it is played
field-conditions = conditions
field-effect = effect

## Needs

need-casualties = at least { $n } { $colours } { $n ->
        [one] casualty
       *[other] casualties
    }
need-holds = at least { $n } controlled { $kinds } { $n ->
        [one] region
       *[other] regions
    }
need-open-line = an unfinished railroad
need-wagons = at least { $n ->
        [one] 1 wagon
       *[other] { $n } wagons
    } on the map
need-beside = a { $colours_one } cube beside a region with { $others } cubes

## Regions

where-kind = { $kinds }
where-held = held by { $side }
where-has = at least { $n } { $colours } { $n ->
        [one] cube
       *[other] cubes
    }
where-most = at most { $n } { $colours } { $n ->
        [one] cube
       *[other] cubes
    }
where-free = no { $colours_one } cube
where-off-rail = away from the railroad
where-next = a { $colours_one } cube in a region beside it

## Effects

term-place = Place { $cubes } { $place_in }.
term-move =
    { $groups ->
        [one] 1 more group
       *[other] { $groups } more groups
    } of { $colours } cubes that have not moved yet may move up to { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }.
term-gather = { $colours_and } cubes in the regions around, where no cube of the U.S. side is, may come to { $place } up to the limit of { $limit }.
term-lure =
    { $n ->
        [one] 1 { $colours_one } cube is
       *[other] 1 to { $n } { $colours } cubes are
    } drawn from { $place } into { $into }.
term-strike = The people { $place_in } roll once against each Y: hits and Treaties both hit, and nobody rolls back.
term-send = Then all { $colours } cubes { $place_in } go to { $into }.
term-lift =
    { $n ->
        [one] 1 { $colours_one } cube
       *[other] { $n } { $colours } cubes, or all if there are fewer,
    } { $place_in } go back to the Ready Box. That is no loss.
term-recover =
    { $n ->
        [all] All { $colours } casualties go
        [one] 1 { $colours } casualty goes
       *[other] Up to { $n } { $colours } casualties go
    } back to the Ready Box.
term-remove =
    { $n ->
        [one] 1 { $colours_one } casualty leaves
       *[other] { $n } { $colours } casualties leave
    } the game (all, if there are fewer), each from the fuller Casualty Box.
term-banner = { $place } is under the banner, and every region that its people enter in this turn.
term-treaty-hits = Under the banner an Indian Treaty is a hit.
term-no-retreat =
    In this turn { $colours_and } cubes cannot retreat{ $place ->
        [all] { "" }
       *[other] { " " }from { $place }
    }.
term-no-ambush = There is no ambush in this turn.
term-one-die = In this turn { $colours_and } cubes { $place_in } roll a single die for each faction, however many they are.
term-bury =
    The first { $n ->
        [one] { $colours_one } cube that falls leaves
       *[other] { $n } { $colours } cubes that fall leave
    } the game.
term-rush =
    { $n ->
        [one] 1 wagon
       *[other] Up to { $n } wagons
    } on the map may go one region west.
term-custer =
    { $n ->
        [one] 1 blue cube rides
       *[other] { $n } blue cubes ride
    } into the Northern Plains region with most Indian cubes. People around may come to it, as far as there is room. The fight begins at once, and the U.S. side cannot retreat.

## What lasts

lasting-bar = no { $colours_one } cube enters { $place }
lasting-rest = { $colours_and } cubes { $place_in } do not move and attack no wagons
lasting-build-cap =
    the Union Pacific builds at most { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } a disc
lasting-build-more =
    the Union Pacific builds { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } more, without settlers and beyond the limit of a disc
lasting-guard =
    a wagon is destroyed only by { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } in one roll
