# Names of Plains Indian Wars. Names and titles that the data files hold (regions, cards, trails) are not here.

## Cubes and factions

colour-green = green
colour-orange = orange
colour-blue = blue
colour-brown = brown
colour-purple = purple
colour-white = white
colour-black = black

colours-green = green
colours-orange = orange
colours-blue = { colour-blue }
colours-brown = brown
colours-purple = { colour-purple }
colours-white = white

one-green = a green cube
one-orange = an orange cube
one-blue = a blue cube
one-brown = a brown cube
one-purple = a purple cube
one-white = a wagon

cubes-green =
    { $n ->
        [one] 1 green cube
       *[other] { $n } green cubes
    }
cubes-orange =
    { $n ->
        [one] 1 orange cube
       *[other] { $n } orange cubes
    }
cubes-blue =
    { $n ->
        [one] 1 blue cube
       *[other] { $n } blue cubes
    }
cubes-brown =
    { $n ->
        [one] 1 brown cube
       *[other] { $n } brown cubes
    }
cubes-purple =
    { $n ->
        [one] 1 purple cube
       *[other] { $n } purple cubes
    }
cubes-white =
    { $n ->
        [one] 1 wagon
       *[other] { $n } wagons
    }
nobody-there = { list-none }

faction-green = Northern Plains Tribes
faction-orange = Southern Plains Tribes
faction-blue = Cavalry
faction-brown = Settlers
faction-purple = Enemies
faction-white = Wagons
faction-black = Railroad

people-green = Lakota, Dakota, Assiniboine, Blackfoot, Mandan and Hidatsa
people-orange = Apache, Cheyenne, Comanche and Kiowa
people-blue = United States Army
people-brown = families, miners, railroad workers and others who came for land and work
people-purple = Crow, Shoshone, Ute, Pueblo and New Mexican people, with land and reasons of their own

disc-green = green disc: the Northern Plains Tribes play cards
disc-orange = orange disc: the Southern Plains Tribes play cards
disc-blue = blue disc: the Cavalry plays cards
disc-brown = brown disc: the Settlers play cards
disc-purple = purple disc: the Enemies place a cube and move
disc-white = white disc: the wagons go west
disc-black = black disc: the railroad is built

seat-green = { colour-green }
seat-orange = { colour-orange }
seat-blue = { colour-blue }
seat-brown = { colour-brown }

side-indians = the Indians
side-us = the U.S. side

## Places

kind-npt = Northern Plains
kind-spt = Southern Plains
kind-purple-north = northern purple
kind-purple-south = southern purple

place-canada = Canada
place-mexico = Mexico
place-rockies = the Rockies
place-st-louis = St. Louis
place-sacramento = Sacramento

in-region = in { $place }
in-canada = in Canada
in-mexico = in Mexico
in-rockies = in the Rockies
in-st-louis = in St. Louis
in-sacramento = in Sacramento

from-region = from { $place }
from-canada = from Canada
from-mexico = from Mexico
from-rockies = from the Rockies
from-st-louis = from St. Louis
from-sacramento = from Sacramento

route-north = northern
route-south = southern
line-union = Union Pacific
line-central = Central Pacific
line-mountain = Central Pacific in the mountains

## Dice

dice =
    { $n ->
        [one] 1 { $colour } die
       *[other] { $n } { $colour } dice
    }
face-hit = hit
face-treaty = Treaty
face-blank = Blank
against = { $first } against { $last }

## Tables and options

scenario-3-indian-allies = Three players: Northern and Southern Plains Tribes against the United States
scenario-2 = two players
scenario-3 = three players
scenario-4 = four players
rule-indian-allies = Three players: the two Indian factions have a player each (15.3)

## Places in the rules: procedures

procedure-setup = Setup
procedure-round = Round
procedure-turn = { luck-card }
procedure-event = Event
procedure-movement-card = Movement card
procedure-cubes-to-the-regions = Placing cubes
procedure-cubes-to-the-boxes = { procedure-cubes-to-the-regions }
procedure-taking-friends-along = Taking friends along
procedure-fights = Engagements
procedure-engagement = Engagement
procedure-losses = Losses
procedure-retreats = Retreats
procedure-relocation = { face-treaty }
procedure-withdrawal = Settlers and Enemies part
procedure-strike = Strike
procedure-custer = Custer
procedure-purple-disc = Purple disc
procedure-white-disc = White disc
procedure-attack-on-wagons = Attack on wagons
procedure-black-disc = Black disc
procedure-playing-a-card = Playing a card
procedure-march = March
procedure-gathering = Gathering
procedure-decoys = Decoys
procedure-lifting = Back to the Ready Box
procedure-removal = Out of the game
procedure-wagons-in-a-hurry = Wagons hurry
procedure-end-of-the-game = { the-end }

## Places in the rules: steps

step-setup_deal-card = Dealing cards
step-setup_free-cube = The first cubes
step-discs_draw-disc = Drawing a disc
step-cards_choose-card = Choosing a card
step-cards_draw = Drawing a card
step-cards_fight-now = { procedure-playing-a-card }
step-events_choose-region = The region of the event
step-movement_recover-first = Casualties first
step-movement_choose-group = Group moves
step-movement_march = { procedure-march }
step-movement_bring = Friends on the march
step-placing_place-one = { procedure-cubes-to-the-regions }
step-placing_to-sacramento = To Sacramento
step-placing_shift-excess = Too many in a region
step-engagement_next-fight = The next engagement
step-engagement_sit-out = Who sits out
step-engagement_ambush = Ambush
step-engagement_ambush-roll = { step-engagement_ambush }
step-engagement_roll = Dice
step-losses_choose-loss = Choosing a loss
step-losses_coin = The coin
step-losses_retreat = Retreat
step-losses_relocate = Moved by a treaty
step-losses_withdraw = Leaving
step-terms_gather-one = { procedure-gathering }
step-terms_lure = { procedure-decoys }
step-terms_next-strike = The next strike
step-terms_strike-roll = { procedure-strike }
step-terms_lift = { procedure-lifting }
step-terms_remove = { procedure-removal }
step-terms_rush = { procedure-wagons-in-a-hurry }
step-custer_choose-field = Where Custer rides
step-enemies_recover-enemies = { step-movement_recover-first }
step-enemies_place-enemy = Placing a purple cube
step-wagons_fork = A fork of the trails
step-wagons_attack-roll = Attack on a wagon
step-wagons_wagon-roll = The wagon's dice
step-wagons_drive-on = A wagon driven on
step-wagons_press-on = The next wagon
step-railroad_mountain-roll = The mountains
step-victory_final-score = { the-end }
