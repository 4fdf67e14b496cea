# The lesson of Navajo Wars: the introduction, cards 32 and 36. Its lines are shown as they are.
# lesson-32-1 is the text of step 32.1 of the line of play; -title its heading; -why what a learner is told who does
# something else that is allowed. Numbers in square brackets are rules.

lesson-intro-1-title = What this is about
lesson-intro-1 =
    You lead the Diné, whom others call the Navajo, from the year 1598 on.
    Nobody plays the enemy in New Mexico: cards, dice and a column of counters tell what he does, and the program runs him for you.
    This lesson is the first half of a real game: nine cards, with every die and every draw laid down beforehand.
    All choices are yours, and each step says what happens and why.
    A number in square brackets, such as [2.2.1], is a rule that can be looked up.
lesson-intro-2-title = The land and the people
lesson-intro-2 =
    The land has seven Territories, each a track of Areas numbered from the edge inwards.
    The number of an Area is its Value: what a Family pays to enter it on foot [1.7.2/value].
    Deep Areas are dear to reach, for you and for raiders alike.
    Three Families live here: A in Shiprock 3, B in San Juan Valley 1, C in the Canyon de Chelly.
    Each has a man, a woman and a child, and Ferocity 0: poor at fighting, but with 2 to add when it has to get away [1.6.1/family].
lesson-intro-3-title = What you hold
lesson-intro-3 =
    Culture 9 and Military 5 are your two lives: if both stand at 0 when it is checked, the game is lost [12.1].
    3 AP, Action Points, will pay for going first, for trade, and for answers to a raid.
    Against you stand Enemy Morale 5 and Enemy Ferocity 4; when this scenario ends, your Military must be above his Morale [14.1].
    Three elders sit in the first three boxes of their display and move to the right as the years go by [1.7.5/elder].
    A bag, the Raid Pool, holds 15 cubes: 3 black, 3 brown, 3 red, 3 white, 2 yellow, 1 green [1.8].
    One Cultural Development is yours from the start: Horsemanship 1 gives 1 MP more to a Family that is activated with a horse.
lesson-intro-4-title = What the enemy will do
lesson-intro-4 =
    Twelve Instruction counters lie beside the map, six in the Active Column and six in Standby.
    The enemy carries out the Active ones from the top down, each for its price in AP, as long as he can pay [4.1.1].
    Every counter has another side, so that nobody knows for long what he is up to.
    The deck is the clock: one card a turn, and the scenario ends with card 42, which lies somewhere among the last nine [2.1].
    Now the first card is turned over.

## Card 32

lesson-32-1-title = Acting first
lesson-32-1 =
    Card 32 is an Operations card: the enemy does one operation and you do one, and he goes first [2.2.1].
    For 3 AP you may go before him, and 3 AP is exactly what you have.
    It has a second advantage: an enemy who is pre-empted gets 2 AP from this card, not 3.
    Pay, and then choose Take Actions, the Operation in which Families move, raid and plant [3].
lesson-32-1-why =
    AP do nothing while they lie on the track, and a raid made before the enemy collects his own AP makes him poorer at once.
    Planning and Passage of Time have their turn later in the lesson.
lesson-32-2-title = One step towards Santa Fé
lesson-32-2 =
    Three elders and one Family in the Canyon: up to four Families may act, and you have three [3.2].
    A Family has 6 MP, Movement Points, one fewer for every person it lacks.
    Strangers with horses and flocks have come to the valley of the Rio Grande, and Family A lives nearest to them.
    Activate it and move it to Shiprock 2: entering an Area costs its Value, here 2 MP [3.2.2].
lesson-32-2-why =
    Each Family acts once, and the lesson begins with A because it lives nearest to Santa Fé.
    Raiding from Shiprock 3 would cost 4 MP, the same in all as the step and the raid; the step is taken so that you see how moving is paid for.
lesson-32-3-title = A raid
lesson-32-3 =
    Only the warriors go; the counter of the Family stays where it is.
    The price is the Value of every Area on the way, Santa Fé included: Shiprock 1 and Santa Fé, 1 and 1, so 2 MP [3.2.5].
    One cube out of the bag tells what comes of it.
    Brown is a horse, white a sheep, black whichever of the two you like, yellow a captive child; green means soldiers, and red helps only the enemy [1.8].
    Captives were taken on both sides of this border, and far more of them were Diné.
    Whoever brings something home becomes fiercer by 1.
    Raid New Mexico.
lesson-32-3-why =
    The Family came here to raid, and 2 of its 4 MP pay for it.
    Every cube that lies in Raided Cubes will cost the enemy 1 AP when he collects.
lesson-32-4-title = The horse
lesson-32-4 =
    Brown: a horse is in Resources, and the cube lies in Raided Cubes.
    Family A now has Ferocity 1, which helps in a fight; its Evasion has fallen from 2 to 1 [1.6.1/family].
    A horse may join a Family at any moment: give it to A [1.6.1/horse].
    A mounted Family pays the second, smaller Value of an Area, so Shiprock 3 costs 1 MP and not 3.
    Ride back there, away from Santa Fé, and end the activation: 1 MP is left over and buys nothing you want.
    Horsemanship adds nothing this time, because the Family had no horse when it was activated.
lesson-32-4-why =
    On foot Shiprock 3 would cost 3 MP and there are 2, so the horse comes first; and a Family that stays close to Santa Fé is the first that raiders meet.
lesson-32-5-title = { rule-title-1-6-1_corn }
lesson-32-5 =
    Family B stays at home and plants: that costs the Value of its Area and 4, here 5 MP [3.2.4/plant].
    The counter is drawn unseen and lies face-down until the harvest.
    Corn feeds people when time passes, and as long as it stands raiders need two counters to enter the Area [1.6.1/corn].
    It needs a Family beside it: if B ever leaves, the corn is gone.
    1 MP is left over: end the activation.
lesson-32-5-why =
    Family B is the one to stay at home this time: it plants for 5 of its 6 MP.
    The last one would pay a way to the Canyon, but then the corn would be lost.
lesson-32-6-title = A raid from far away
lesson-32-6 =
    Family C in the Canyon is much too far from Santa Fé to pay for the way there.
    But a Family that has spent nothing yet may raid from afar for all of its MP [3.2.5].
    Try it; the cube will be black, and then the choice of animal is yours.
    Take the sheep: it feeds four people when time passes, and a kind of animal breeds only if you have one of it [1.6.1/sheep].
lesson-32-6-why =
    The last Family is to bring a second cube to Raided Cubes, and the Canyon is too far away for a common raid.
    Of the animals, you have a horse already and no sheep.

lesson-32-7-title = The enemy's turn
lesson-32-7 =
    First the enemy has collected AP: 2 from the card, less 2 for your two cubes; he never gets fewer than 1, so he has 1 [4/2].
    Without your raids he would have 2; had you not paid to go first either, 3.
    Now two dice are rolled for him: each names a row of the Active Column, and the counter there turns over unless its face has a stripe [4/3].
    Then he pays for the counter on top: A, Subjugate, for his only AP.
    Subjugate draws a cube for every AP: a red one goes to the Subjugation box, any other to Recovery, where it is out of your reach for a while [4.2.10].
    A counter that was carried out comes back at the bottom of the column [4/5].
lesson-32-8-title = The Major Event
lesson-32-8 =
    Row 1 has a stripe and stayed; in row 3 C turned from Build to Colonize.
    When both sides have acted, the Major Event of the card follows [2.2.2].
    Here the Apaches raid New Mexico: a cube is drawn, and most colours would go to Raided Cubes as if you had raided yourself.
    A red one, however, goes to the Subjugation box, where it gives the enemy 1 AP more on every card [1.7.3].
lesson-32-9-title = The Minor Event
lesson-32-9 =
    Red. From now on the enemy gets 1 AP more each time.
    An Operations card closes with a Minor Event, here a drought [7.2.1].
    A die names the Territory: 1 Shiprock, 2 San Juan Valley, 3 Zuni Mountains, 4 Monument Valley, 5 Hopi Land, 6 Black Mesa; the Canyon has no number and never dries out [1.7.2/die].
    A Territory feeds three people, one fewer for each drought [13/arability].
    After that the card is done with, and the next one is turned over.

## Card 36

lesson-36-1-title = The enemy goes first
lesson-36-1 =
    To pre-empt on card 36 you would need 2 AP, and you have none: nobody asks, and the enemy begins [2.2.1].
    He has collected 3 AP: 4 from the card, 1 for the red cube, less 2 for Raided Cubes [4/2].
    Roll his dice.
    Should both show the same number, nothing turns over: the Active and the Standby counter of that row change places [4/3].
lesson-36-2-title = Subjugate, once more
lesson-36-2 =
    Doubles: in row 6 A went to Standby, and N, Peace, came in.
    On top stands B, Subjugate for 2 AP, so two cubes are drawn now [4.2.10].
    1 AP is left after that, and C, Colonize, costs 3: he stops, and keeps the point for the next card [4.1.3].
    Nothing he saves is ever lost, so a quiet enemy is a growing danger.
lesson-36-3-title = { operation-planning }
lesson-36-3 =
    A second red cube, and a black one that you will miss in the bag.
    Your turn, with no AP: that calls for Planning [3].
    It begins by itself: a person of the kind that the card shows, here a woman, waits in the Passage of Time box from now on [3.1/1].
    Every elder brings 1 AP, so you get 3, and then all elders move one box to the right [3.1/2].
lesson-36-3-why =
    Without AP you can neither go first nor react to a raid, and only Planning brings them in number.
    Each Operation stands for some years; the next card brings the next.
lesson-36-4-title = The oldest elder speaks
lesson-36-4 =
    Each elder may attempt one action, and a die no higher than the elder's Rating succeeds [3.1/3].
    The elders now sit in boxes 2, 3 and 4, with Ratings 1, 2 and 2.
    Culture 9 is far above Military 5, and it is Military that will be measured against the enemy's Morale.
    Let the elder in box 4 turn a point of Culture into a point of Military: a 1 or a 2 will do.
lesson-36-4-why =
    The lesson lets the elders speak from the right, the surest first, and Military is what you are short of.
lesson-36-5-title = The second elder
lesson-36-5 =
    A 2: Culture 8, Military 6.
    The elder in box 3 has Rating 2 as well.
    The two tracks are still 2 apart, so try the same again [3.1/3].
lesson-36-5-why =
    Culture may be turned into Military only while it is the higher of the two [3.1/3]; 8 against 6 leaves room for one more.
lesson-36-6-title = The youngest elder
lesson-36-6 =
    A 5 fails. Nothing is lost by it but the attempt.
    The elder in box 2 has Rating 1: only a 1 succeeds [1.7.5/elder].
    With a chance like that, ask for something that is never wrong: an AP.
lesson-36-6-why =
    With one chance in six it hardly matters what is tried, and an AP can be used at once: the next step sells goods for them.
lesson-36-7-title = { intruder-trade-goods }
lesson-36-7 =
    A 1! You have 4 AP.
    Each Family with a woman may now buy a Trade Goods counter for 1 AP, as long as Culture is not 0 [3.1/4].
    Buy three, which is all there are for now.
    Trade Goods are wealth of many uses: 2 make an AP, 3 roll a die again or put a cube back, 3 cancel a Minor Event [10.2/reroll].
    The rest of Planning then runs by itself: no tribe is on the Active Column to be dealt with, and the cubes are reset: Recovery into the bag, Raided Cubes to Recovery [13/reset].
lesson-36-7-why =
    No raid threatens yet, and three counters together buy what one cannot: another roll when a die goes wrong.
    One AP is enough to keep.
lesson-36-8-title = An Intruder
lesson-36-8 =
    Card 36 brings Trappers and Traders: a counter from a cup is laid face-down on the map, and two dice say where, first the Territory, then the Area [13/intruder].
    Nobody knows what it is until a Family meets it: goods, guns or stray horses, but also a patrol or an illness.
    You hold 3 Trade Goods, so from now on, after a die that might go against you, you are asked whether to roll it again [10.2/reroll].
    Keep both dice; you can also say that you keep all of them, and will not be asked again on this card.
lesson-36-8-why =
    Three Trade Goods are too much to pay for an Intruder who may as well be a friend.
lesson-36-9-title = The enemy changes his mind
lesson-36-9 =
    The Minor Event: one die names a row, and there the Active and the Standby counter change places [7.2.3].
    For 3 Trade Goods it could be cancelled [10.2/cancel], but something worse is sure to come one day.
    Let it happen, and keep the die.
lesson-36-9-why =
    A swap may as well help you as harm you, and three counters can do more for you on another day.
