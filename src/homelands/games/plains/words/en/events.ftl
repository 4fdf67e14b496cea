# What happens in a game of Plains Indian Wars: one line of the log for each event. Values are named as the event
# names them; places and cubes also in other forms (text/plains/events.py).

## Rounds and discs

event-begins = { $table }. Players: { $seats }.
event-round = Round { $round }: all seven discs are in the bag.
event-disc =
    The { $colour } disc is drawn: { $faction }. { $left ->
        [0] The bag is empty.
        [one] 1 disc is left in the bag.
       *[other] { $left } discs are left in the bag.
    }
event-no-cards = { $faction }: no card is left to play.
event-out-of-cards = { $faction }: the cards have run out. This brings the end of the game.
event-railroad-complete = The railroad is complete: the Union Pacific laid { $union } spaces on the plains, the Central Pacific { $central }. This brings the end of the game.

## Cards

event-plays =
    { $faction }: { $card }. { $place ->
        [one] 1 cube
       *[other] { $place } cubes
    } to place, { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    } to move up to { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }.
event-substitute =
    { $faction }: no movement card in hand, { $card } stands in for one. { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    } may move up to { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }.
event-event = { $faction }: event { $card }.
event-names = { $card } names { $at }.
event-endures =
    { $card } lasts while it lies on top of its pile{ $at ->
        [none] { "" }
       *[other] , { $at_in }
    }.
event-covered = { $card } no longer lasts.
event-custer-drawn = Custer is drawn: the card is never kept in hand.

## Cubes

event-placed = { $cubes } placed { $at_in }; { $ready } left in the Ready Box.
event-lost = { $at }: { $one } is lost. { $left ->
        [0] No other of that colour is left there.
       *[other] { $left } left there.
    }
event-buried = { $at }: { $one } is lost and leaves the game. { $left ->
        [0] No other of that colour is left there.
       *[other] { $left } left there.
    }
event-to-ready = { $at }: { $one } goes back to the Ready Box, which now holds { $ready }.
event-recovered = { $cubes } from the Casualty Box back to the Ready Box, which now holds { $ready }.
event-removed = { $one } leaves the Casualty Box and the game.
event-to-sacramento = { $cubes } of the new ones { $n ->
        [one] goes
       *[other] go
    } on to Sacramento.
event-overfull = Too many { $at_in }: { $one } is moved to { $to }.

## Movement

event-activated =
    { $by_rail ->
        [yes] By train { $at_from }: { $colour }.
       *[no] Group move { $at_from }: { $colour }.
    }
event-stands = { $at }: the { $colour } cubes stay, to attack the wagons.
event-marched =
    { $cubes } { $at_from } to { $to }{ $friends ->
        [none] { "" }
       *[other] , with { $friends }
    }.{ $stop ->
        [yes] { " " }They stop there.
       *[no] { "" }
    }

## Engagements

event-engagement = Engagement { $at_in }: { $cubes }. The attack comes from { $attacker }.
event-sits-out = { $at }: the { $colour } cubes sit out the fight.
event-ambush = Ambush { $at_in } at { $target }: { $face }.
event-rolled = { $faction }: { $faces }.
event-treaty = Treaty { $at_in }: { $indians } Indian cubes, { $us } of the U.S. side. Those who must move on: { $moved }.
event-relocated = { $cubes } moved by the treaty { $at_from } to { $to }.
event-retreats = { $one } retreats { $at_from } to { $to }.
event-withdraws = { $one } leaves { $at } for { $to }.
event-engagement-ends =
    The fight { $at_in } is over: { $indians ->
        [0] no Indian cube
        [one] 1 Indian cube
       *[other] { $indians } Indian cubes
    } and { $us ->
        [0] none
        [one] 1
       *[other] { $us }
    } of the U.S. side left.
event-cavalry-points =
    { $fallen } Cavalry cubes eliminated in one battle: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the Indians, { $total } so far.

## Wagons

event-wagons-move = { $n ->
        [one] 1 wagon goes
       *[other] { $n } wagons go
    } { $at_from } to { $to }.
event-wagons-through =
    { $n ->
        [one] 1 wagon reaches
       *[other] { $n } wagons reach
    } the Rockies { $at_from } by the { $route } route: { $total } so far.
event-wagon-attacked =
    A wagon is attacked { $at_in }{ $green ->
        [none] { "" }
       *[other] , { $green }
    }{ $orange ->
        [none] { "" }
       *[other] , { $orange }
    }.
event-wagon-rolled = The wagon's dice: { $faces }.
event-wagon-treaty = Treaty { $at_in }: the wagon stays where it is and is safe.
event-wagon-destroyed =
    { $at }: { $hits } hits, { $needed } needed. The wagon is destroyed, { $total ->
        [one] the first one
       *[other] { $total } so far
    }.
event-wagon-stays =
    { $at }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $needed } needed. The wagon holds out and stays.

## Railroad

event-track =
    { $line }: { $n ->
        [0] no space is built.
        [one] 1 space is built.
       *[other] { $n } spaces are built.
    } Union Pacific { $union }, Central Pacific { $central }, mountains { $mountain }.
event-mountain-roll =
    In the mountains: { $faces }. { $symbols ->
        [0] No space is cut through.
        [one] 1 space is cut through.
       *[other] { $symbols } spaces are cut through.
    }

## Events of the cards

event-gathers = { $one } comes { $at_from } to { $to }.
event-lured = { $cubes } drawn { $at_from } into { $to }.
event-struck =
    { $target } is struck { $at_from }: { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-sent = { $cubes } { $at_from } to { $to }.
event-banner = { $at } is under the banner: there, and where people go from there, an Indian Treaty is a hit.
event-custer-over =
    The fight against Custer { $at_in } is over: { $left ->
        [0] nobody
        [one] 1 cube
       *[other] { $left } cubes
    } of his force left.
event-custer-eliminated =
    All of Custer's force is gone: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the Indians.

## The end

event-game-over = The game is over: { $indians } points for the Indians, { $us } for the U.S. side. { $outcome }. { $why }
outcome-draw = A draw
outcome-wins =
    { $n ->
        [one] The { $players } player wins
       *[other] The { $players } players win together
    }
why-points = The points decide.
why-own-points = The points of each player decide; the regions of allies count double.
why-purple-regions = The points are equal; the purple regions decide.
why-casualties = Points and purple regions are equal; the smaller losses decide.
why-equal = Points, purple regions and losses are all equal.

## Why something is not possible

refuse-not-in-hand = { $card } is not in this hand.
refuse-is-an-event = { $card } is an event, not a movement card.
refuse-is-no-event = { $card } is a movement card, not an event.
refuse-one-movement-card = The movement card of this turn is played already: { $card } cannot be one more.
refuse-movement-card-in-hand = { $card } can stand in only for somebody without a movement card in hand.
refuse-events-played =
    { $most ->
        [one] 1 event
       *[other] { $most } events
    } a turn, and no more.
refuse-wrong-time =
    { $card } is played { $when ->
        [before] before
       *[after] after
    } the movement card.
refuse-needs-not-met = { $card } needs something that is not there now.
refuse-card-needed-to-move = { $card } is the last card in hand, and one is needed to move.
refuse-movement-card-first = A movement card must be played before the turn ends.
refuse-too-few-cubes =
    { $have ->
        [0] No { $colour } cube
        [one] Only 1 { $colour } cube
       *[other] Only { $have } { $colour } cubes
    } can march.
refuse-no-track-there = No train from that box reaches { $at }.
refuse-closed = A card keeps that colour out of { $at }.
refuse-may-not-enter = That colour may not be { $at_in }.
refuse-no-arrow = No arrow of that colour leads to { $at } from here.
refuse-not-adjacent = { $to } is not beside { $at }.
refuse-no-cubes-there = There is no { $colour } cube { $at_in }.
refuse-moved-already = All { $colour } cubes { $at_in } have moved already.
refuse-rests = A card lets the { $colour } cubes { $at_in } rest.
refuse-not-held = Purple does not hold { $at }.
refuse-rail-only = The only way out of { $at } is the railroad.
refuse-no-way-out = No way leads out of { $at } for that colour.
refuse-no-rail-move = No train runs for { $colour } now: it takes an Engagement or Migration card.
refuse-no-track = No track leads { $at_from } yet: { $mountain } mountain spaces and { $union } spaces of the Union Pacific are built.
refuse-railed-already = The train of this card has left already: { $at }.
refuse-too-few-leaders =
    { $leaders ->
        [one] 1 cube
       *[other] { $leaders } cubes
    } can take along { $most } { $colour } at most.
refuse-no-casualties = No { $colour } cube is in the Casualty Box.
refuse-not-controlled = { $at } is no region of its own colour that { $colour } controls.
refuse-indians-there = Indians are { $at_in }: a purple cube cannot be placed there.
refuse-too-many-for-sacramento = { $most } at most may go on to Sacramento.
refuse-no-retreat-there = { $one } cannot retreat to { $to }.
refuse-must-fight = All engagements must be fought first.
refuse-no-wagon-to-attack = There is no wagon to attack { $at_in }.
refuse-enemy-controlled = { $at } is controlled by the other side.
refuse-no-room-for-all = { $at } cannot take in the whole force.
refuse-among-enemies = The cubes { $at_in } stand among the other side: they stay and fight.
refuse-no-region = A treaty sends a force to a region: { $at } is none.
