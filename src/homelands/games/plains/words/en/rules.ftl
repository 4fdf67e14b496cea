# The rules of Plains Indian Wars in our own words: one message a rule, `rule-title-...` its title,
# `chapter-...` the title of a chapter. A dot of an id is a dash here and a stroke an underscore: 3.3/8 is rule-3-3_8.
# Lines are joined when they are shown; an empty line begins a new one. Figures of components are variables, which are
# filled in from the data in force.

chapter-2 = The aim
chapter-4 = Terms and control
chapter-5 = Setting up
chapter-6 = Factions, wagons, railroad
chapter-7 = Sequence of play
chapter-8 = { luck-disc }
chapter-9 = { procedure-turn }
chapter-10 = { procedure-cubes-to-the-regions }
chapter-11 = Moving cubes
chapter-12 = { procedure-fights }
chapter-13 = Settlers and Enemies
chapter-14 = { the-end }
chapter-15 = One to four players

## The aim

rule-title-2-0 = What it is about
rule-2-0 =
    Each side collects points for what it holds, protects or prevents; most points at the end win. Two things bring
    the end near: a card faction plays its last card, or the two railroads meet. The round is then played out to its
    last disc; the other reading stops when the disc that did it is done. Rulings: end-timing, out-of-cards.

## Terms and control

rule-title-4-1 = Discs decide who plays
rule-4-1 =
    There is 1 disc for each of the { $factions } factions. They are drawn blind, so nobody knows the order of a
    round, and a faction that came last may come first in the next.
rule-title-4-3 = Groups
rule-4-3 =
    A group is the cubes of one faction in one place, with friends they take along. A group move activates one place:
    its cubes may go together or part, to one or several destinations. Indians may also be activated to stand where
    they are and attack wagons; that uses up a group move.
rule-title-4-4_limit = How many of a side
rule-4-4_limit =
    A region holds at most { $region_limit-indians } (green and orange together) and { $region_limit } of the other
    side (blue, brown and purple together). The limit is looked at when movement is over, before the fights. White and
    black cubes do not count.
rule-title-4-4_areas = Canada, Mexico, Rockies
rule-4-4_areas =
    These three areas are open ground: any number of cubes, no fights, no points. Green and purple may be in Canada,
    orange and purple in Mexico; in the Rockies everybody may be, and wagons that reach them are through. Where an
    area touches the map is reconstructed. Rulings: enemies-apart, areas-pass.
rule-title-4-4_boxes = St. Louis and Sacramento
rule-4-4_boxes =
    Cavalry and Settlers gather in these two boxes, in any number; wagons start in St. Louis. Indians and Enemies
    never enter them. Blue and brown cubes may retreat into St. Louis from a region beside it, never into Sacramento.
rule-title-4-5 = Who controls a home region
rule-4-5 =
    The Indians control a green or orange region if they have more cubes in it than blue, brown and purple together,
    and also if it is empty. The U.S. controls it if blue and brown outnumber the Indians and purple does not
    outnumber blue and brown. Anything else is nobody's. Wagons never outvote Indian cubes, but a region with wagons
    alone is not empty and belongs to nobody. Ruling: wagon-control.
rule-title-4-6 = Who controls a purple region
rule-4-6 =
    Purple cubes take control away from others but never give it to the Cavalry, and an empty purple region is
    nobody's. With 2 players the Indians score purple regions only in an area where they hold at least
    { $purple_least } of its purple regions, and lose { $purple_penalty-points } once if the U.S. holds more of them
    all than they do. Ruling: purple-penalty.
rule-title-4-7 = Where movement stops
rule-4-7 =
    A group that enters a region held or contested by the other side goes no farther. Indians stop where any blue,
    brown or purple cube is. U.S. groups stop where Indians are and also in every empty home region, because the
    Indians control it; regions of their own and regions with wagons alone let them pass. What a region is counts as
    it was when the group set out: who goes ahead does not open the way for the rest. Rulings: us-stops, areas-pass.

## Setting up

rule-title-5-0 = { chapter-5 }
rule-5-0 =
    Each card faction draws { $hand-cards }. Then, in order: { $setup_green-green } in each northern and
    { $setup_orange } orange cube in each southern home region; { $setup_free } more of each where their players like,
    on regions of their own colour; { $setup_blue } blue in each box; { $setup_purple } purple in each purple
    region, { $setup_canada } in Canada, { $setup_mexico } in Mexico; { $setup_brown } brown in each box, and
    { $setup_wagons-wagons } in St. Louis. All discs go into the bag. A Custer card in the opening hand is replaced
    and resolved before the first disc. Ruling: custer-replaced.

## Factions, wagons, railroad

rule-title-6-1 = { faction-green }
rule-6-1 =
    Green stands for the Lakota and Dakota, Assiniboine, Blackfoot, Mandan and Hidatsa, whose land this is. Their
    cubes may be in all green and orange regions, the northern purple ones, Canada and the Rockies; areas only by
    green arrows. Their dice show { $hits_green-hits }, { $treaties_green-treaties } and { $blanks_green-blanks }.
rule-title-6-2 = { faction-orange }
rule-6-2 =
    Orange stands for the Apache, Cheyenne, Comanche and Kiowa, whose land this is. Their cubes may be in all green
    and orange regions, the southern purple ones, Mexico and the Rockies; areas only by orange arrows. Their dice show
    { $hits_orange-hits }, { $treaties_orange-treaties } and { $blanks_orange-blanks }.
rule-title-6-3 = Cavalry
rule-6-3 =
    Blue cubes come into the St. Louis and Sacramento boxes. On foot they enter one of the { $gates-regions } beside
    St. Louis; from Sacramento there is only the railroad. They may be in every region and in the Rockies, never in
    Canada or Mexico. Their dice show { $hits_blue-hits }, { $treaties_blue-treaties } and { $blanks_blue-blanks }.
rule-title-6-4 = Enemies of the Plains Indians
rule-6-4 =
    The rules call purple the Enemies: Crow, Shoshone, Ute, Pueblo and New Mexican people with land and reasons of
    their own. The Cavalry player leads them. Northern and southern ones are not told apart: their cubes look alike,
    and in the Rockies they mingle. They may be in purple regions, in home regions that touch one (as reconstructed,
    { $beside_purple } of { $home_regions }), and in all three areas by purple arrows. The purple disc places
    { $purple_place-cubes } and lets 1 purple-held region or area send its cubes up to { $purple_regions-regions }, to
    one or several destinations. Their dice show { $hits_purple-hits }, { $treaties_purple-treaties } and
    { $blanks_purple-blanks }. Ruling: enemies-apart.
rule-title-6-4-1 = Southern Enemies
rule-6-4-1 =
    New southern purple cubes begin in a southern purple region; where Indians stand in it they must come by way of
    Mexico or the Rockies and the purple arrows. No cube is placed beside Indians. Ruling: purple-placement.
rule-title-6-4-2 = Northern Enemies
rule-6-4-2 =
    New northern purple cubes begin in a northern purple region; where Indians stand in it they must come by way of
    Canada or the Rockies and the purple arrows. Ruling: purple-placement.
rule-title-6-5 = Settlers
rule-6-5 =
    Brown cubes come into the St. Louis and Sacramento boxes and leave them as the Cavalry does. They may be in green
    and orange regions and in the Rockies; purple regions are closed to them with 2 players, open with 3 or 4. They
    build the railroad and their player moves the wagons. Their dice show { $hits_brown-hits },
    { $treaties_brown-treaties } and { $blanks_brown-blanks }.
rule-title-6-6-1 = Wagons on the trails
rule-6-6-1 =
    When the white disc comes, { $white_place-wagons-join } those in St. Louis, and then every wagon, these
    included, goes exactly 1 region west along its trail. From St. Louis each takes the northern or the southern
    way. Where trails part the Settlers player chooses. Wagons never begin a fight, are never taken along by others,
    and any number may share a region. The course of the trails is reconstructed. Ruling: trail-forks.
rule-title-6-6-2 = Through to the Rockies
rule-6-6-2 =
    A wagon that leaves the last region of its trail has made the journey: it is put aside for good and counts
    { $points_wagon-points } for the U.S. With 4 players it matters whether it came by the northern or the southern
    way.
rule-title-6-7 = The railroad
rule-6-7 =
    The black disc builds the line from both ends: the Union Pacific westward from St. Louis, the Central Pacific
    eastward from Sacramento. Whatever can be built must be built, at most { $rail_most-spaces } for each end. Track
    is never attacked or removed, starts no fight and counts for no limit. When no space is open the line is complete,
    which brings the end of the game. That the line has { $plains_spaces-spaces } on the plains is reconstructed.
rule-title-6-7-1 = { line-union }
rule-6-7-1 =
    Settlers in the regions beside the track build it. Each new space needs a brown cube of its own in a region that
    borders that very space, up to { $rail_most-spaces } a disc; who works where is chosen for the longest run.
    Settlers in the St. Louis box do not build. The other reading counts the settlers beside the railhead once.
    Ruling: rail-building.
rule-title-6-7-2 = { line-central }
rule-6-7-2 =
    The mountains beside Sacramento, { $mountains-spaces }, are built by dice: at each black disc
    { $mountain_dice-dice } are rolled, and every hit or Treaty fills 1 space. If the last mountain space leaves a
    symbol over, it fills the first space on the plains. No settlers are needed, and the roll is not optional. Only
    when all are filled may cubes leave Sacramento by train; from the next black disc on this end is built by
    settlers, like the other.

## Sequence of play

rule-title-7-0 = The play of a disc
rule-7-0 =
    Green, orange, blue and brown play cards: exactly 1 movement card, and up to { $events_most-events } before or
    after it. A movement card places cubes, then moves groups, then all fights are fought; an event before it may
    start fights that wait until then, an event after it has its fights at once. At the end the hand is refilled.
    White moves the wagons, black builds the railroad, purple places and moves Enemies.

## Discs

rule-title-8-0 = Drawing discs
rule-8-0 =
    Discs are drawn one at a time and laid on the track; a faction finishes all it does before the next is drawn. When
    the bag is empty and the game has not ended, all go back into it and a new round begins.

## Cards

rule-title-9-0 = Card play
rule-9-0 =
    A faction whose disc is drawn must play 1 movement card, no more; without one in hand an event has to stand in for
    it. Up to { $events_most-events } may be added. Used cards go to the discard pile, and the hand is filled up to
    { $hand } from the deck while it lasts. Nobody sees the hand of another player. The faction that has played its
    last card brings the end of the game.
rule-title-9-1 = { web-group-play }
rule-9-1 =
    War Party, Engagement and Migration cards carry three numbers: how many cubes are placed, how many groups move,
    and how many regions each may go. A cube moves once a card. Most titles and numbers in our decks are
    reconstructed; a few are known.
rule-title-9-2 = Event cards
rule-9-2 =
    An event does what its terms say, in their order and as far as possible; it is finished before another card is
    played. Each says whether it comes before the movement card, after it, or either. If there is no movement card
    in hand, an event must be used in place of one: { $substitute_groups-groups-move } up to
    { $substitute_regions-regions }, no cubes are placed, no train runs, and the text is ignored. The effects of most
    events are reconstructed. Rulings: placed-among-enemies, substitute-recovers, event-control.
rule-title-9-2-1 = Enduring events
rule-9-2-1 =
    Some terms last until the bag is empty, but only while their card lies on top of its discard pile: the next card
    of that faction, of whatever kind, ends them. If enduring terms of two factions contradict each other, the
    Indian one holds. Ruling: enduring-covered.
rule-title-9-2-2 = { procedure-custer }
rule-9-2-2 =
    The Custer card is never kept: it is played the moment it is drawn, another card is drawn for it, and it can
    never stand in for a movement card. As reconstructed, { $custer_force-blue-ride } into the green region with
    most Indian cubes, Indians around may step into it as far as there is room, and the fight begins at once,
    without retreat for his side. If the whole force is eliminated in the round it was placed, the Indians get
    { $points_custer-points }. Rulings: custer-replaced, custer-bonus, custer-cubes, rally-order, turn.

## Placing cubes

rule-title-10-0 = { procedure-cubes-to-the-regions }
rule-10-0 =
    New cubes come only from the faction's own Ready Box. If it holds too few, as many as there are must do. They may
    all go to one place or be divided. Too many in a region is no matter yet: the limit is looked at after movement.
rule-title-10-1-1 = Indian placement with a card
rule-10-1-1 =
    Green cubes go into green regions and orange ones into orange regions that their player controls; empty ones are
    included, and regions with wagons alone are not. If no region is left, green cubes go to Canada or the Rockies,
    orange ones to Mexico or the Rockies. Ruling: wagon-reinforcement.
rule-title-10-1-2 = Indian placement with an event
rule-10-1-2 =
    The event says where its cubes go. One that needs a controlled region, a casualty or anything else that is not
    there cannot be played as an event at all; it may still stand in for a movement card. Ruling: event-control.
rule-title-10-2-1 = Settlers placement with a card
rule-10-2-1 =
    All brown cubes of a Migration card go to St. Louis, and up to { $sacramento_brown } of those just received may be
    passed on to Sacramento.
rule-title-10-2-2 = Settlers placement with an event
rule-10-2-2 =
    If an event brings Settlers or Wagons onto the map or moves them, it names the place; cubes come from the Ready
    Box as always, and what is not there is not placed.
rule-title-10-3-1 = Cavalry placement with a card
rule-10-3-1 =
    All blue cubes of an Engagement card go to St. Louis, and { $sacramento_blue } of those just received may be
    passed on to Sacramento.
rule-title-10-3-2 = Cavalry placement with an event
rule-10-3-2 =
    If an event brings Cavalry or Enemies onto the map it names the region. Cubes put where a single Indian cube
    stands can be ambushed before the fight.
rule-title-10-4 = Enemies placement and move
rule-10-4 =
    At the purple disc the Cavalry player places { $purple_place } purple cube in a purple region, Canada or Mexico,
    and may then activate 1 purple-held region, or Canada, Mexico or the Rockies: any of its cubes go up to
    { $purple_regions-regions }, together or apart. A region is purple-held if no Indians are there and not more blue
    and brown cubes than purple ones. The activation may instead bring the purple casualties back, before the cube
    is placed if none is ready. Rulings: purple-casualties, purple-placement.
rule-title-10-5 = Wagons placement
rule-10-5 =
    At the white disc { $white_place-wagons-come } into St. Louis, while there are any of the { $wagons }. They move
    on at once with all the others.
rule-title-10_limits = { step-placing_shift-excess }
rule-10_limits =
    When movement is over and a side still has more than { $region_limit-cubes } in a region, its opponent takes the
    excess, cube by cube and of the colour he likes, to the nearest region that is empty or friendly to them and has
    room. If there is none anywhere they go to the Ready Box. Then the fights begin. Rulings: overfull-opponent,
    overfull-nowhere.

## Moving cubes

rule-title-11-0 = Moving groups
rule-11-0 =
    Each group move activates one place, and its cubes go from neighbour to neighbour, up to the card's number of
    regions. A party may leave cubes behind on the way and may part in several directions; nothing is picked up. No
    cube moves twice on a card, and any number of cubes may stay. All movement comes before all fights, and where
    cubes end beside cubes of the other side they must fight. Rulings: activated-group, moved-cubes.
rule-title-11-1 = { web-group-rail }
rule-11-1 =
    With an Engagement or Migration card one group move may be a train: cubes in St. Louis go to any one region
    beside the track built from there, or cubes in Sacramento to one beside the track built from that end, once all
    mountain spaces are filled. It is the whole move of that group; arriving among Indians means a fight. There is 1
    train a card, not one for each box. There is none with an event in place of a movement card, and none into the
    Rockies. Ruling: rail-moves.
rule-title-11-2-1 = { procedure-taking-friends-along }
rule-11-2-1 =
    Cubes of another faction of the same player may go along with the activated ones. Each blue cube takes
    { $blue_takes_brown } brown or { $blue_takes_purple } purple; for every { $brown_for_blue } brown or
    { $purple_for_blue } purple goes { $brown_takes_blue } blue, for every { $green_for_orange } green
    { $green_takes_orange } orange, for every { $orange_for_green } orange { $orange_takes_green } green. The ratio
    must hold at every step, and a friend goes only where he may be himself: orange never enters the northern purple
    regions, green never the southern ones. Ruling: influence-least.
rule-title-11-2-2 = Friends in a retreat
rule-11-2-2 =
    When factions of one player fight together, a Blank on a die of either may take a cube of either out of the fight.
rule-title-11-3 = Areas by arrows
rule-11-3 =
    Green, orange and purple cubes go into and out of Canada, Mexico and the Rockies only between an area and a
    region joined by an arrow of their colour; each counts as one region of movement. Blue and brown use the Rockies
    only, from and to every region that touches them. The arrows are reconstructed. Rulings: rockies-contact,
    areas-pass.
rule-title-11-4 = Casualties come back
rule-11-4 =
    A group move (for the Enemies, their activation) may be spent to bring all casualties of the faction back to its
    Ready Box, before or after new cubes are placed; returned cubes may be placed in the same turn. Wagons never
    come back, nor do cubes out of the game. Rulings: purple-casualties, substitute-recovers.

## Engagements

rule-title-12-0 = When a fight begins
rule-12-0 =
    Wherever cubes that moved, or were placed, share a region with cubes of the other side, there is an engagement; it
    is fought after all movement of that faction. Wagons and track never cause one. There are no fights in areas and
    boxes.
rule-title-12-1-1 = { step-engagement_ambush }
rule-12-1-1 =
    If a single Indian cube stands in a region that is attacked, it may first roll 1 die at a cube of the largest
    enemy faction there; among equals its player chooses. A hit eliminates the cube, anything else does nothing, and
    nobody rolls back. Then the fight goes on as usual. Wagons are never ambushed, and a lone attacker does not
    ambush. Rulings: lone-attacker, ambush-target.
rule-title-12-1-2_dice = Dice
rule-12-1-2_dice =
    Both sides roll at the same time. Every faction in the fight rolls 1 die if it has 1 cube there, 2 dice if it
    has more. An event may say otherwise. A faction that sits out does not roll.
rule-title-12-1-2_hit = Hits
rule-12-1-2_hit =
    Each hit eliminates a cube of the other side. As the rolls are simultaneous, cubes that fall have still rolled.
rule-title-12-1-2_treaty = Treaties
rule-12-1-2_treaty =
    If both sides show at least 1 Treaty in the same round, the fight is over and its hits and Blanks are void. Who
    of the side with more cubes is in the fight moves the weaker one, all together, to a neighbouring region that is
    contested or empty or its own, but not controlled by its enemies, that every cube may enter and that has room;
    if there is none, to the nearest region friendly to it; if there is none at all, to the Ready Boxes. With equal
    forces the defender moves the attacker. A Treaty on one side alone does nothing. Rulings: treaty-as-hit,
    treaty-body, treaty-tie, treaty-escort.
rule-title-12-1-2_blank = Blanks
rule-12-1-2_blank =
    Each Blank allows its player to take one cube of his out of the fight, if it has a place to retreat to; he may
    also ignore it. First the attacker's losses and retreats, then the defender's. Cubes may go different ways. Once
    the other side is gone the fight is over, and a Blank left over does nothing, whichever side it is; the same
    holds after the last wagon. Ruling: winner-retreats.
rule-title-12-1-2-1 = Attacking wagons
rule-12-1-2-1 =
    Wagons can be attacked only where no blue, brown or purple cube is left, by Indians who have come into the
    region or were activated to stand there. All Indians in the region attack one wagon: they roll as in a fight,
    the wagon rolls { $wagon_dice-dice }. At least { $wagon_hits-hits } in that roll destroy it; fewer do nothing.
    Its own hits count. A Treaty on both sides keeps it where it is and safe for the rest of the round. The
    attackers may go on, wagon after wagon, or stop at any time. Rulings: turn, treaty-escort, safe-wagons.
rule-title-12-1-3 = Where lost cubes go
rule-12-1-3 =
    An eliminated cube goes to the Casualty Box of its faction and may come back later. Some events take cubes out of
    the game instead; they never return. Destroyed wagons are counted for the Indians.
rule-title-12-1-4-1 = Indian retreats
rule-12-1-4-1 =
    Indian cubes may retreat to a neighbouring region that is empty or held by Indians and has room, purple ones
    included where their colour may be, or to an area by an arrow of their colour. Wagons alone do not fill a
    region, except with four players, where they hold it for the Settlers. Rulings: indian-retreats, wagon-retreats.
rule-title-12-1-4-2 = Retreats of the Enemies
rule-12-1-4-2 =
    Purple cubes may retreat to a neighbouring purple region, or region beside purple, without Indians and with
    room, or to an area by a purple arrow. They do not go where Settlers are without Cavalry. Ruling:
    enemy-retreats.
rule-title-12-1-4-3 = Retreats of Cavalry and Settlers
rule-12-1-4-3 =
    Blue and brown cubes retreat first to a neighbouring region that is friendly or contested, where they may have
    to fight again. Only if there is none, to St. Louis or the Rockies if these touch the region. Only if these do
    not, to an empty neighbouring home region. Blue may use purple regions, brown only where it may be. Without any
    place they stay in the fight. Rulings: last-resort, settlers-purple-retreat, rockies-contact.
rule-title-12-1-4-4 = Wagons driven on
rule-12-1-4-4 =
    A wagon that survives an attack with at least 1 Blank on its dice must go on to the next region of its trail;
    where trails part its player chooses. Coming among other Indians starts no new fight; it can be attacked there
    only if a fight in that region is still to be finished. Rulings: driven-wagon, trail-forks.
rule-title-12-1-6 = Choosing losses
rule-12-1-6 =
    The attacker takes his losses first, then the defender. Each cube comes from the faction that is largest at that
    moment; among equals the player chooses, and between two allied players a coin decides. Ruling: losses.
rule-title-12-1-7 = How long it lasts
rule-12-1-7 =
    Round follows round until one side has no cube left in the fight, or a Treaty ends it. If both sides are gone at
    once, an empty home region falls back to its own people.
rule-title-12-1-8 = Several fights
rule-12-1-8 =
    If there are several engagements the player at play says which comes next. Attacks on wagons may be left out;
    engagements may not.

## Settlers and Enemies

rule-title-13-0 = { chapter-13 }
rule-13-0 =
    With 2 or 3 players Settlers and Enemies share a region only while Cavalry is there. If Settlers come to
    Enemies, on foot or by an event, the Enemies leave; if Enemies come to Settlers, or the Cavalry is gone, the
    Settlers leave, each by its own retreat rule, or to the Ready Box without a place. They never fight side by
    side: in a fight one of them sits out, does not roll, lose cubes or count as strength, and must leave when the
    fighters are gone, whether Indians remain or not. Enemies never attack wagons. Rulings: who-sits-out,
    own-attack.

## The end

rule-title-14-0 = The end of the game
rule-14-0 =
    After each disc it is checked whether a faction has played its last card or the railroad is complete. If so, the
    game ends when the last disc of that round has been played; otherwise the bag is filled again. Rulings:
    out-of-cards, end-timing.
rule-title-14-1 = Victory
rule-14-1 =
    Points are counted by the schedule. Most points win. With 3 or 4 players the sides are compared first, then the
    allies of the winning side. The end shows the totals that decided. Rulings: three-players, side-totals.

## One to four players

rule-title-15-1 = Alone
rule-15-1 =
    The published booklet for solitaire play is not public, and none of it is here. One person plays here against
    bots instead, in any seats; they see no more than a player would, and other hands are dealt anew whenever they
    look ahead.
rule-title-15-2 = Two players
rule-15-2 =
    One plays both Indian factions, the other Cavalry, Settlers and Enemies. Friendly factions control each other's
    regions, and purple regions score only for the Indians.
rule-title-15-3 = Three players
rule-15-3 =
    Either Cavalry (with the Enemies) and Settlers are two players against one, or the two Indian factions are.
    Settlers may enter purple regions, each controlled purple region is a point for its player, without the minimum
    of { $purple_least } and without the penalty. The two allies count their own regions { $allies_times-times };
    railroad, wagons, battles and Custer count for both of them. The sides are compared first, each line once; then
    the two allies, if theirs has won. By the other reading the player with most points wins, and his side with him.
    Rulings: three-players, allied-purple, battle-points.
rule-title-15-4 = Four players
rule-15-4 =
    Each Indian faction, the Settlers, and Cavalry with Enemies have a player. Wagons count as brown cubes for
    control, alone too. Settlers and Enemies need not part. Of the wagons leaving St. Louis half go north and half
    south; those on or through the northern way score for the Cavalry, the southern ones for the Settlers. Purple
    regions are a point each; railroad, destroyed wagons, battles and Custer count for both allies. Rulings:
    side-totals, allied-purple, battle-points.
rule-title-15-4-1 = Control among allies
rule-15-4-1 =
    With 3 or 4 players a region belongs to the player whose cubes outnumber those of his ally; a tie is nobody's,
    and an empty home region belongs to its own faction. Purple cubes take it away only if they are the largest
    faction. Examples: 1 wagon and 1 orange is orange's, but nobody's with 4 players; 2 orange and 2 green is
    nobody's; 2 purple and 1 blue is nobody's; 3 brown against 2 blue and 1 purple is the Settlers', and the Cavalry
    would need 2 more cubes. Ruling: allied-control.
rule-title-vp = Victory points and ties
rule-vp =
    Indians: { $points_region } for each controlled home region; { $points_purple } for each controlled purple
    region in an area where they hold at least { $purple_least }; { $points_wagon } for each wagon destroyed;
    { $points_cavalry } for every { $cavalry_cubes-cavalry } eliminated in one battle; { $points_custer } for Custer's
    force; { $points_railroad } if the line is not joined when cards run out; minus { $purple_penalty } for the
    purple regions. U.S.: { $points_region } for each controlled home region; { $points_wagon } for each wagon in
    the Rockies or still on the map; { $points_railroad } for the joined line. Which of the two ends came first
    decides the { $points_railroad-points }. Ties: more purple regions, then fewer casualties, then a draw. Rulings:
    both-triggers, purple-penalty, allied-purple.
rule-title-example = An engagement, told
rule-example =
    6 green cubes and 1 orange come upon 1 Cavalry cube, 2 Settlers and a wagon. They roll 2 green dice and 1 orange:
    2 hits and a Treaty. The others roll 2 brown and 1 blue: 2 hits and a Blank. The Indians lose 2 green cubes, their
    largest faction; the Settlers fall, and the Blank takes the Cavalry back east. One Treaty alone means nothing. Now
    the wagon can be attacked: only 1 hit, so it survives; its own hit costs a green cube, its Blank drives it one
    region west.
