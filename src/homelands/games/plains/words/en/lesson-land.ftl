# The chapters of the lesson: the goal, the land and a movement card. lesson-land-1 is the text of step 1; -title its
# heading; -why what a learner is told who does something else that is allowed. Numbers in square brackets are rules.

lesson-land-intro-1-title = What the two sides play for
lesson-land-intro-1 =
    The nations of the plains hold their land against Cavalry, Settlers, wagons and a railroad; in these lessons you move for both sides.
    The goal is to have more points at the end: for regions held, for wagons destroyed or brought through, for the railroad, for Cavalry lost in battle and for purple land [vp].
lesson-land-intro-2-title = Cubes are people
lesson-land-intro-2 =
    Green and orange are the Northern and the Southern Plains Tribes, blue the Cavalry, brown the Settlers, white their wagons, and purple the Crow, Shoshone, Ute, Pueblo and New Mexican people whom the rules call Enemies.
    A region of the plains belongs to the side with more cubes in it, and to the tribes if it is empty [4.5].
lesson-land-1-title = A disc from the bag
lesson-land-1 =
    In a round seven discs come out of the bag one by one, and each lets its colour act once [8.0].
    Draw the first.
lesson-land-2-title = Three figures on a card
lesson-land-2 =
    Orange plays one movement card in its turn; its figures are cubes to place, groups to move, and regions that each group may go [9.1].
    Play Little Mountain: four cubes, three groups, two regions.
lesson-land-2-why =
    The other card would do as well, and the event can wait; Little Mountain brings most people.
lesson-land-3-title = More people
lesson-land-3 =
    New orange cubes go into southern regions that the tribes control [10.1.1].
    Put two into Neosho and two into Cimarron.
lesson-land-3-why =
    Other southern regions are allowed; Neosho is about to send a group out and should stay strong.
lesson-land-4-title = A group marches
lesson-land-4 =
    A group move activates one region, and as many of its cubes as you like march [11.0].
    Activate Neosho and march with three to Flint Hills, where the southern road from St. Louis begins.
lesson-land-4-why =
    Other regions and other numbers are allowed; three are enough to hold the road.
lesson-land-5-title = Far enough
lesson-land-5 =
    They could go one region farther, and those who stayed could still follow them [11.0].
    Let the three stop in Flint Hills and the others stay in Neosho.
lesson-land-5-why =
    To go on is allowed; the lesson wants Flint Hills held and Neosho not empty.
lesson-land-6-title = The other groups
lesson-land-6 =
    Two more groups could move, but none has to [9.1].
    End the movement: if both sides stood in one region now, they would fight.
lesson-land-6-why =
    Every move is allowed; here nobody else has anywhere to go yet.
lesson-land-7-title = A full hand again
lesson-land-7 =
    An event could be played now, but the third chapter is about those.
    End the turn, and the hand is filled up to three cards [9.0].
lesson-land-7-why =
    The event is allowed; it is worth more when there are losses to make good.
lesson-land-8-title = Wagons on the road
lesson-land-8 =
    Draw the next disc: white brings two wagons to St. Louis, and all wagons go one region along a trail [6.6.1].
    The other side sends them to Elkhorn, all four, away from the three cubes in Flint Hills.
lesson-land-8-why =
    Every split is allowed; a wagon that comes to three cubes without an escort may not live long.
lesson-land-end-title = You know how people move
lesson-land-end =
    Disc, card, cubes, groups: every turn of the four factions goes like this.
    The next chapter is about what happens when both sides meet.
