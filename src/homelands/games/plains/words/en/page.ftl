# Plains Indian Wars on the web page: headings of options, and what the things on the board are.

web-about = The Great Plains in the nineteenth century: the nations whose land it is, Cavalry and Settlers, wagons, and a railroad that grows from both ends. For two to four, or alone against bots.
web-lesson-land = The goal, the land and the cards
web-lesson-land-about = What both sides play for, whose cubes are whose, and a movement card from disc to hand.
web-lesson-fight = A fight, wagons and rails
web-lesson-fight-about = An attack on a wagon, an engagement from the first die to the retreat, and the railroad.
web-lesson-score = Events, purple land and the points
web-lesson-score-about = The last disc of a game: control, an event, and how the points are counted.
web-lesson-tutorial = The whole short game
web-lesson-tutorial-about = A guided round: cards, movement, an attack on wagons and an engagement, step by step.

## Headings of options

web-group-activate = { step-movement_choose-group }
web-group-attack-wagon = { faction-white }
web-group-event = Events
web-group-fight = { procedure-fights }
web-group-gather = Who comes
web-group-lose = { procedure-losses }
web-group-play = Movement cards
web-group-raid = Attacks on wagons
web-group-rail = By train
web-group-retreat = { procedure-retreats }
web-group-rush = { faction-white }
web-group-shift = Into a region
web-group-shift-lost = { procedure-losses }
web-group-shift-ready = { step-terms_lift }
web-group-stand = Stay and attack wagons
web-group-substitute = In place of a movement card

## Things

web-region = { $kind }. Next to it: { $near }.
web-region-trail = On { $trails }; from here wagons go on to { $next }.
web-region-rail = Beside the railroad: settlers here can build it, and trains stop.
web-arrow = Arrows to and from { $place }: { $colours }.
web-trail = Wagons of the { $route } route: { $stops }.
web-rail = { faction-black }
web-rail-space = { $line }, space { $n }
web-rail-beside =
    { $regions ->
        [none] Beside no region.
       *[other] Beside { $regions }.
    }
web-die = { $colour } die
web-die-faces = Each die: hit { $hit }, Treaty { $treaty }, Blank { $blank }.
web-hand = Hand: { $faction }
web-deck-of = Deck: { $faction }
web-bag = Bag of discs
web-wagons-destroyed = Wagons destroyed
web-wagons-through = Wagons through by the { $route } route
web-points = Points: { $seat }

## A fight

web-fight = Engagement in { $place }
web-face-hit = A hit: the other side loses a cube.
web-face-treaty = A Treaty on both sides ends the fight at once.
web-face-blank = A Blank: one cube of this faction may retreat.
web-fight-banner = Under the banner a Treaty of the Indians is a hit.
web-fight-pinned = Nobody of { $side } can retreat.

## Parts of a round, and the seats

web-phase-setup = { pla-setup }
web-phase-bag =
    { $n ->
        [one] 1 disc in the bag
       *[other] { $n } discs in the bag
    }
web-seat-tribes = The Plains Tribes
web-seat-states = The United States
