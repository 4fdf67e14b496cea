# The chapters of the lesson: a fight from the first die to the retreat, wagons and the railroad.

lesson-fight-intro-1-title = When both sides meet
lesson-fight-intro-1 =
    Points are the goal: a wagon destroyed is one for the tribes and a wagon brought through one for the other side, and for every two Cavalry cubes lost in one battle the tribes get one more [vp].
    Dice decide, and each colour has its own [12.1.2/dice].
lesson-fight-1-title = A wagon is attacked
lesson-fight-1 =
    Two green cubes have come to a wagon in Elkhorn: a faction rolls a die for each cube, two at most, and two hits in one roll destroy a wagon [12.1.2.1].
    Roll the green dice.
lesson-fight-2-title = The wagon answers
lesson-fight-2 =
    Two hits, but the wagon still rolls: its hits cost cubes, and a Blank drives a wagon that survives on along its trail [12.1.4.4].
    Roll for it.
lesson-fight-3-title = The Cavalry is called
lesson-fight-3 =
    The wagon is lost and nobody fell with it; draw the next disc, which is blue [8.0].
    Play Philip Sheridan, whose four cubes come to St. Louis, and send none of them to Sacramento [10.3.1].
lesson-fight-3-why =
    The other cards bring fewer, and at Sacramento there is nobody to meet.
lesson-fight-4-title = Five against three
lesson-fight-4 =
    A group that meets the other side stops there [4.7].
    Activate St. Louis and march with all five to Flint Hills, where three orange cubes stand, and bring no Settlers.
lesson-fight-4-why =
    Fewer, another way, or an escort for Settlers are all allowed; five against three is what the lesson shows.
lesson-fight-5-title = The first dice
lesson-fight-5 =
    A hit costs the other side a cube, a Blank lets a cube of one's own retreat, and a Treaty from both sides ends the fight [12.1.2/treaty].
    The attacker rolls first, and half of the faces of a blue die hit: roll.
lesson-fight-6-title = Losses, and a retreat
lesson-fight-6 =
    Roll for the tribes; then losses are taken, those of the attacker first [12.1.6].
    Their Blank lets a cube go: retreat with the last one to Neosho, for whoever gets away can come back [12.1.4.1].
lesson-fight-6-why =
    To stay, or to go elsewhere, is allowed; alone against the Cavalry it would hardly last another round.
lesson-fight-7-title = Who holds the field
lesson-fight-7 =
    A fight lasts until one side is gone, and Flint Hills is now held by the Cavalry [12.1.7].
    End the turn; one cube lost is too few for a point.
lesson-fight-7-why =
    There is nothing else to do here.
lesson-fight-8-title = An escort
lesson-fight-8 =
    Draw the next disc: white brings two wagons, and all of them go on [6.6.1].
    Send none to Elkhorn, so that all go to Flint Hills, where the Cavalry stands beside them.
lesson-fight-8-why =
    Every split is allowed; in Elkhorn the green cubes wait.
lesson-fight-9-title = Rails from both ends
lesson-fight-9 =
    The black disc builds: from St. Louis each space needs a Settler beside it [6.7.1], and from Sacramento dice cut through the mountains [6.7.2].
    Draw it and roll: a joined line is worth points to the other side, and to the tribes if it is not joined when the cards run out [vp].
lesson-fight-end-title = You know how they fight
lesson-fight-end =
    Hits, Blanks and Treaties decide, and whoever retreats in time keeps his people.
    The last chapter is about cards with a text, purple land and the points.
