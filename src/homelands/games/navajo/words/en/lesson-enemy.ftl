# The chapters of the lesson: the enemy's turn.

lesson-enemy-intro-1-title = Nobody plays the enemy
lesson-enemy-intro-1 =
    The goal is to end with Military above his Morale; to reach it you must know how he acts.
    In his turn he carries out the Instruction counters of the Active Column from the top, each for its price in AP, as long as he can pay [4.1.1].
lesson-enemy-1-title = Before him, or after him?
lesson-enemy-1 =
    On an Operations card the enemy goes first, unless you pay to act before him [2.2.1].
    Pay the 3 AP: the card then gives him 2 AP and not 3.
lesson-enemy-1-why =
    Waiting is allowed and keeps your AP; here acting first is worth it, because it makes him poorer as well.
lesson-enemy-2-title = The council plans
lesson-enemy-2 =
    Planning brings an AP for each elder, after which the elders move a box to the right [3.1/2].
    Choose it; a person of the kind that the card shows, here a woman, then waits in the Passage of Time [3.1/1].
lesson-enemy-2-why =
    You know Take Actions from the first chapter, and Passage of Time has a chapter of its own.
lesson-enemy-3-title = An elder speaks
lesson-enemy-3 =
    Each elder may try one thing, and a die no higher than the Rating of the box succeeds [3.1/3].
    Let the elder in box 4, with Rating 2, ask for an AP.
lesson-enemy-3-why =
    Any of these may be tried; an AP is of use whatever the enemy does.
lesson-enemy-4-title = Goods from the traders
lesson-enemy-4 =
    It succeeds, and AP can now buy Trade Goods, one for each Family with a woman [3.1/4].
    Buy one, and then no more: three together would roll a die again, but AP are needed too.
lesson-enemy-4-why =
    Buying more or nothing is allowed; the lesson keeps 2 AP for the next card.
lesson-enemy-5-title = His AP and his dice
lesson-enemy-5 =
    The enemy has collected AP from the card; cubes in Raided Cubes would have made it fewer [4/2].
    Two dice now name two rows, and a counter there turns over unless its face has a stripe: roll them [4/3].
lesson-enemy-6-title = What he can afford
lesson-enemy-6 =
    On top stands Subjugate: for each AP a cube is drawn, and a red one goes to the Subjugation box, where it gives him 1 AP more on every card [4.2.10].
    Farther down he builds missions, wears away Culture or sends raiders; draw the cube.
lesson-enemy-7-title = The event of the card
lesson-enemy-7 =
    Brown goes to Recovery, out of the bag for a while, and the next counter is too dear for what he has left, so he saves it [4.1.3].
    Now the Major Event: the Apaches raid New Mexico, and a cube says what comes of it [2.2.2].
lesson-enemy-8-title = The card closes
lesson-enemy-8 =
    Red: the Subjugation box has its first cube.
    The Minor Event is a drought, and a die names the Territory that will feed one person fewer [7.2.1].
lesson-enemy-9-title = The next card
lesson-enemy-9 =
    San Juan Valley is dry, and the next card asks again who goes first [2.2.1].
    Let the enemy go first this time: your AP are better kept for the answer to a raid.
lesson-enemy-9-why =
    That is allowed; but whoever pays on every card has nothing left when raiders come.
lesson-enemy-end-title = Now you can read his column
lesson-enemy-end =
    Look at the top of the Active Column and at his AP, and you know what may come next.
    The next chapter is what is feared most: a raid.
