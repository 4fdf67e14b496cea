# Questions of Plains Indian Wars, and what each answer does.
# The variables are figures that the renderer works out of the position (text/plains/figures.py).

## Questions: setup and cards

ask-setup_free-cube = { $faction }: where does one more cube stand at the start? { $n } to place.
ask-cards_choose-card =
    { $faction }: { $played ->
        [0] which card? One movement card must be played; { $most_events ->
            [0] no more events
            [one] 1 event
           *[other] up to { $most_events } events
        } may be added.
       *[other] another event, or is the turn over?
    }
ask-events_choose-region = { $event }: which region?

## Questions: placing and moving

ask-movement_recover-first =
    The card places { $number }, and { $ready } { $ready ->
        [one] is
       *[other] are
    } ready. Spend a group move now to bring { $casualties } back? { $n } group { $n ->
        [one] move
       *[other] moves
    } in all.
ask-placing_place-one = Where is { $one } placed? { $number } to place, { $ready } in the Ready Box.
ask-placing_to-sacramento = { $new_cubes } came to St. Louis. How many go on to Sacramento?
ask-placing_shift-excess = { $at } holds { $side_cubes }, the limit is { $limit }. Which cube leaves, and where to?
ask-movement_choose-group =
    { $faction }: which group moves? { $n ->
        [one] 1 group move
       *[other] { $n } group moves
    } left, up to { $left ->
        [one] 1 region
       *[other] { $left } regions
    } each.
ask-movement_march =
    { $train ->
        [yes] By train { $at_from }: { $cubes }. How many, and where to?
       *[no] { $cubes } { $at_in } can march, up to { $left ->
            [one] 1 region
           *[other] { $left } regions
        }. How many, and where to?
    }
ask-movement_bring = { $leaders } to { $goal }. How many { $friends } cubes go along? At most { $left }.
ask-enemies_recover-enemies = No cube is ready. Is the activation spent now to bring { $casualties } back, before one is placed?
ask-enemies_place-enemy = Where is { $one } placed? { $ready } in the Ready Box.

## Questions: engagements

ask-engagement_next-fight = What is fought next?
ask-engagement_sit-out = Settlers and Enemies do not fight side by side { $at_in }. Who sits out?
ask-engagement_ambush = { $one } stands alone { $at_in } against { $targets }. Strike first? 1 die, { $own_hits } faces of 6 hit.
ask-losses_choose-loss =
    { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } to lose { $at_in }: which colour gives the next?
ask-losses_retreat =
    { $blanks ->
        [one] 1 Blank
       *[other] { $blanks } Blanks
    } { $at_in }: does a cube retreat?
ask-losses_relocate = Treaty { $at_in }: which region takes in { $weaker }?
ask-losses_withdraw = { $these } must leave { $at }. Where does the next one go?

## Questions: events

ask-terms_gather-one = Does anybody come to { $at } from the regions around? Room for { $room }.
ask-terms_lure = How many { $colour } cubes are drawn into { $at }, { $n } at most, and from where?
ask-terms_next-strike =
    Which region is struck next { $at_from }? { $strikes ->
        [one] 1 is
       *[other] { $strikes } are
    } left.
ask-terms_lift = Which cube { $at_in } goes back to the Ready Box? { $n } to go.
ask-terms_remove = Which casualty leaves the game? { $n } to go; casualties: { $lost_green } green, { $lost_orange } orange.
ask-terms_rush = Which wagon goes one region west? { $n } may go.
ask-custer_choose-field =
    Custer with { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }: where do they ride?

## Questions: wagons

ask-wagons_fork = { $train_cubes } { $at_in }, where trails part: how many go on to { $next_way }?
ask-wagons_drive-on = The wagon { $at_in } is driven on. Which way?
ask-wagons_press-on =
    Attack a wagon { $at_in }? { $wagons } can be attacked there{ $safe ->
        [0] { "" }
        [one] , 1 more is safe
       *[other] , { $safe } more are safe
    }; { $own_dice }, and { $needed } hits in one roll destroy it.

## Answers: cards

do-play =
    { $card }: place { $place_n }, move { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    } up to { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }
do-substitute =
    { $card } in place of a movement card: { $stand_in_groups ->
        [one] 1 group
       *[other] { $stand_in_groups } groups
    } up to { $stand_in_regions ->
        [one] 1 region
       *[other] { $stand_in_regions } regions
    }, nothing is placed
do-event = Event { $card }: { $effect }
do-end-turn = The turn is over
do-at = { $place }: { $here }

## Answers: placing and moving

do-place = { $place }: { $here } there now
do-place-first = Place the cubes first
do-recover = Bring back { $casualties } for a group move
do-sacramento =
    { $n ->
        [0] All stay in St. Louis
        [one] 1 goes on to Sacramento
       *[other] { $n } go on to Sacramento
    }
do-shift = { $one } to { $to }: { $there } there now
do-shift-lost = { $one } to the Casualty Box
do-shift-ready = { $one } to the Ready Box
do-activate = { $group } { $place_from }
do-stand = Stay { $place_in } to attack wagons: { $here }
do-rail = { $group } { $place_from } by train
do-done = Nothing more
do-march =
    { $marchers } to { $to }: { $there } there now{ $halts ->
        [stop] , they stop there
        [last] { "" }
       *[on] , they may go on
    }
do-halt = The others stay here
do-bring =
    { $n ->
        [0] Nobody goes along
       *[other] { $friends }
    }

## Answers: engagements

do-fight = Engagement { $place_in }: { $here }; { $fought }
do-raid =
    Attack wagons { $place_in }: { $wagons_here ->
        [one] 1 wagon
       *[other] { $wagons_here } wagons
    }{ $wagons_safe ->
        [0] { "" }
        [one] { " " }(1 more is safe)
       *[other] { " " }({ $wagons_safe } more are safe)
    }, { $raid_dice }, { $needed } hits destroy one
do-sit-out = { $faction } sit out
do-ambush = Ambush: 1 die at { $one }
do-no-ambush = No ambush
do-lose = { $one }
do-retreat = { $one } retreats to { $to }: { $there } there now
do-stay = Nobody retreats
do-relocate = To { $to }: { $there } there now
do-relocate-ready = No region is open: back to the Ready Box
do-withdraw = { do-shift }
do-withdraw-ready = No region is open: { $one } to the Ready Box

## Answers: events

do-gather = { $one } { $place_from }
do-lure =
    { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } { $place_from }, where now { $here } stand
do-strike = { $place }: { $here }
do-lift = { $one }
do-remove = { $one }
do-rush = The wagon { $place_in } goes on to { $to }
do-custer-at = { $place }: { $here }

## Answers: wagons

do-wagons =
    { $n ->
        [0] No wagon to { $to }
       *[other] { $moving } to { $to }
    }
do-drive-on = On to { $to }: { $there } there now
do-attack-wagon = Attack a wagon: { $own_dice }, { $needed } hits destroy it
do-call-off = Leave the wagons alone
