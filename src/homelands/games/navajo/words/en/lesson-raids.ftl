# The chapters of the lesson: raids, and answers to them.

lesson-raids-intro-title = Raids, theirs and yours
lesson-raids-intro =
    Families raid New Mexico for horses and sheep, and each cube in Raided Cubes costs the enemy an AP [3.2.5].
    New Mexico raids in its turn: a Family that is caught lifts the Enemy Morale that your Military must pass in the end [flow/enemy].
lesson-raids-1-title = Warriors set out
lesson-raids-1 =
    Only the warriors go, and the price is the Value of every Area on the way, Santa Fé included [3.2.5].
    Choose Take Actions, activate Family A in Shiprock 2 and raid New Mexico.
lesson-raids-1-why =
    Family A lives nearest to Santa Fé, and the raid is what this chapter begins with.
lesson-raids-2-title = A cube from the bag
lesson-raids-2 =
    Brown is a horse, white a sheep, black either of the two, green means soldiers, red brings nothing, and yellow is a captive child [1.8].
    Captives were taken on both sides of this border, and far more Diné were carried off than came here; draw.
lesson-raids-3-title = What it brought
lesson-raids-3 =
    A horse is yours, the cube lies in Raided Cubes, and Family A is fiercer: better in a fight, worse at getting away [1.6.1/family].
    End the activation and then the Operation: the others stay at home.
lesson-raids-3-why =
    The Families could do more, and the horse could join one of them; the lesson goes on to the enemy's answer.
lesson-raids-4-title = A Raid on top
lesson-raids-4 =
    The enemy has his AP, one fewer for your cube, and the top of his column shows a Raid.
    Roll his dice: if that counter does not turn over, he carries it out [4/3].
lesson-raids-5-title = Out of Santa Fé
lesson-raids-5 =
    There are as many raiders as AP were paid, and more for the Ferocity of your Families; they go Area by Area toward the nearest Family [4.2.8].
    The first is in Shiprock 1, where nobody lives: choose no Reaction.
lesson-raids-5-why =
    You hold a single AP, and it does more once you see which way they turn.
lesson-raids-6-title = Get away
lesson-raids-6 =
    They have reached Family A, which may evade, negotiate or set an ambush [5.1.2].
    Evade: the die with its bonus names the Area that the Family gets to, and it must lie deeper than this one [5.2.4].
lesson-raids-6-why =
    To negotiate or to set an ambush costs your only AP; to evade costs nothing.
lesson-raids-7-title = Slow them down
lesson-raids-7 =
    Family A is in Shiprock 5, and the raiders turn to San Juan Valley.
    Put a Harass counter into San Juan Valley 2 for your AP: to enter there they need two counters and not one [5.2.3].
lesson-raids-7-why =
    Only in the next Area of their way is it sure to cost them something, and that is San Juan Valley 2.
lesson-raids-8-title = The last raider
lesson-raids-8 =
    It cost them one more, but their last counter has reached Family B in San Juan Valley 3.
    Let B evade as well; a 1 always fails [5.2.4].
lesson-raids-8-why =
    Trying costs nothing, and without a Reaction the Family would have to face them at once.
lesson-raids-9-title = A Family is caught
lesson-raids-9 =
    It did not get away: B must fight, adding 1 against 4, or give up a person to the Passage of Time, which costs Culture [flow/enemy].
    Give up the man; the Family is then caught, and a die tells whether the enemy takes heart.
lesson-raids-9-why =
    A fight is allowed, and at these odds nearly always lost; the lesson lets woman and child stay together.
lesson-raids-10-title = They come back
lesson-raids-10 =
    The raid is over, and Enemy Morale has risen for the Family that was caught; with none caught it would have fallen.
    Families return from the Caught boxes, and from the Escape boxes of those who got off, to any Area of their Territory: take B to San Juan Valley 6 [flow/enemy].
lesson-raids-10-why =
    Every Area of the Territory is allowed; the deepest is the hardest to reach.
lesson-raids-end-title = You have faced a raid
lesson-raids-end =
    Live deep in the land, keep an AP or two, and watch the top of his column.
    The last chapter is about the years that pass, and about the end of the game.
