web-about = Two clans on six places along a river: a small game for two.

seat-otter = the Otter clan
seat-heron = the Heron clan
place-spring = the Spring
place-falls = the Falls
place-ford = the Ford
place-island = the Island
place-marsh = the Marsh
place-delta = the Delta
card-boat = Boat
card-raid = Raid
card-feast = Feast
card-boat-text = Moves a token two places, whatever the water.
card-raid-text = Sends a token of the other clan home, if the die is high enough.
card-feast-text = A point.
track-points-otter = Otter
track-points-heron = Heron
scenario-summer = Summer
scenario-autumn = Autumn
ruling-raid-roll = When a raid succeeds
reading-raid-roll-four = A raid succeeds on 4 or more.
reading-raid-roll-five = A raid succeeds on 5 or more.
ruling-reason-raid-roll = an even chance makes a raid worth its card

event-water = { $clan }, round { $round }: the water is { $water }.
event-drawn = { $clan } draws: { $card }.
event-landed = { $clan } lands at { $place }.
event-moved =
    { $by ->
        [boat] { $clan } goes by boat from { $place } to { $to }.
       *[other] { $clan } moves from { $place } to { $to }.
    }
event-raided =
    { $success ->
        [true] { $clan } raids { $place } with a { $die }: a token goes home.
       *[other] { $clan } raids { $place } with a { $die }: nothing.
    }
event-followed = { $clan } follows from { $place } to { $to }.
event-feasted = { $clan } feasts: { $points } so far.
event-rested = { $clan } rests.
event-ended = The last round is over: Otter { $otter }, Heron { $heron }.

ask-rules_act = What does { $clan } do?
ask-rules_follow = Does a token follow to { $place }?
do-land = Land at { $place }
do-move = Move from { $place } to { $to }
do-boat = By boat from { $place } to { $to }
do-raid = Raid { $place }
do-feast = Hold a feast
do-rest = Rest
do-follow = Follow from { $place }
do-stay = Stay
request-water = The water for { $clan }
request-card = A card for { $clan }
request-die = The die of the raid

procedure-turn = A turn
procedure-raid = A raid
step-rules_draw = A card
outcome-otter = The Otter clan wins
outcome-heron = The Heron clan wins
outcome-draw = A draw
why-points = It has more points.
why-even = Both have as many points.
