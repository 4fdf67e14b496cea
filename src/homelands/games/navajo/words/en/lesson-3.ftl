# The lesson of Navajo Wars: card 21, and card 24 up to the end of the enemy's Raid.

## Card 21

lesson-21-1-title = Before the storm
lesson-21-1 =
    Going first costs 2 AP here and leaves you 3; the enemy then gets 2 AP from the card and not 3.
    He has 7. Every AP that he does not get keeps the Raid for 11 away a little longer.
    The Victory Check is near: it counts Territories that you live in, so the Families should spread out [8.2/1].
    Pay, and Take Actions.
lesson-21-1-why =
    Raided Cubes are empty: a raid now, before he collects, makes him poorer.
    And Families have to move into the Territories that will count, while there is still time.
lesson-21-2-title = Family A raids
lesson-21-2 =
    Family A has 7 MP: 6, and 1 for Horsemanship, because it is activated with a horse.
    From Shiprock 3 the way to Santa Fé costs 1 for each Area with a horse: Shiprock 2, Shiprock 1, Santa Fé, so 3 MP [3.2.5].
    Activate it and raid from where it stands.
lesson-21-2-why =
    With the horse the raid costs only 3 of 7 MP, and the 4 that are left carry the Family into the next Territory.
lesson-21-3-title = On to San Juan Valley
lesson-21-3 =
    Yellow: a captive child goes to the Passage of Time box, and Family A has Ferocity 2.
    4 MP are left: Shiprock 2, then San Juan Valley 1, 2 and 3, each for 1 MP with the horse [3.2.2].
    San Juan Valley counts 3 VP in the check; Shiprock, which counts 4, is where Family B is going.
lesson-21-3-why =
    Areas are neighbours along their track, and Shiprock 2 touches San Juan Valley 1 [13/adjacent].
    In Area 3 the Family stands deeper in the land, and there it has more room for an Ambush.
lesson-21-4-title = Corn left behind
lesson-21-4 =
    Family B wants to be rid of the Mission in Shiprock 1.
    Activate it and move to Shiprock 2, for 2 MP.
    The corn has no Family beside it any more and goes back to the cup [3.2.4/plant].
    That is the price; the corn would have fed people, and the Mission costs Culture and Morale as long as it stands.
lesson-21-4-why =
    Harvesting would take 5 of 6 MP, and the Mission would still be there when the check comes: each Outpost then gives the enemy a point of Morale [8.2/5].
lesson-21-5-title = Into the Mission's Area
lesson-21-5 =
    Shiprock 1 has the Value 1, but an Outpost on the track makes every Area up to its own cost 1 more: 2 MP [3.2.2].
    Move there.
lesson-21-5-why =
    An Outpost can be raided from its own Area or one nearer to the edge, never from deeper inside [3.2.6].
lesson-21-6-title = { step-raiding_soldiers }
lesson-21-6 =
    Raiding the Mission costs the Value of the Area, 1 MP, and in Area 1 it falls after two hits [3.2.6].
    Cubes are drawn one after the other: black is two hits; brown, white and yellow are one; green and red end the raid.
    Raid it.
    The only green cube will come: soldiers. You may fight them, or let Enemy Morale rise by 1.
    Family B has Ferocity 0, the enemy adds 4 and 1 more for the green cube: do not fight, encourage him.
lesson-21-6-why =
    5 against 0 is no Battle to look for; a lost one can cost the man, and Morale rises then as well.
    A point of Morale is bad, but it can be won back.
lesson-21-7-title = Once more
lesson-21-7 =
    Enemy Morale 7, and the green cube is back in the bag.
    Family B has 1 MP left, enough for one more raid on the Mission [3.2.6].
    Nothing better can be done with it.
lesson-21-7-why =
    The Mission is what Family B came for, and the last MP pays for another attempt.
lesson-21-8-title = Who goes there?
lesson-21-8 =
    Black: two hits at once, and the Mission is gone. Culture rises to 7, and Family B has Ferocity 1.
    Now Family C: activate it and leave the Canyon for Hopi Land 1, for 1 MP.
    The Intruder lies there, and it is turned over the moment a Family shares its Area [13/intruder].
lesson-21-8-why =
    Four of the twenty Intruders are Firearms, and Hopi Land 1 lies on the way to the Zuni Mountains.
    For all its MP the Family could go there directly, but it would meet nobody.
lesson-21-9-title = A third Territory
lesson-21-9 =
    Firearms! One counter adds 2 in one Battle and is gone then [1.6.1/firearms].
    Hopi Land counts 2 VP, the Zuni Mountains 3: move on to Zuni Mountains 3, for 3 MP, and stay there.
    The 2 MP left over buy nothing better, so end the activation.
lesson-21-9-why =
    Families in Shiprock, San Juan Valley and the Zuni Mountains hold 4, 3 and 3 VP: 10, where card 41 asks for 8.
lesson-21-10-title = Ten of eleven
lesson-21-10 =
    He has collected 3 AP: 2 from the card, 3 for the red cubes, less 2 for your two raided cubes [4/2].
    That makes 10, one too few for the Raid. Your raids have bought you a card.
    Roll his dice.
lesson-21-11-title = { minor-drought }
lesson-21-11 =
    D turned to Raid and C to Build; the Raid on top still blocks them.
    The Major Event gave you a second Firearms counter without a question.
    The Minor Event is a drought: roll for the Territory [7.2.1].

## Card 24: the Raid

lesson-24-1-title = The Raid begins
lesson-24-1 =
    Card 24 could be pre-empted for 4 AP, and you have 3: the enemy goes first.
    He has collected 4 AP and now holds 14, so the Raid for 11 will come [4.2.8].
    First his dice: only two 1s would swap it away.
lesson-24-2-title = How raiders come
lesson-24-2 =
    The 11 AP paid have become 11 counters in Santa Fé, and 3 more joined them for your Ferocity: 2 of Family A, 1 of Family B [flow/enemy].
    They come out one at a time, each into the next Area towards the nearest Family.
    After each you may take one Reaction with one Family [5.1.2].
    The first stands with Family B in Shiprock 1. Harassing, negotiating or an Ambush cost 1 AP; to evade is free.
    A die and the Family's Evasion, 1, must come to more than the number of the Area: anything but a 1 [5.2.4].
    Evade with B, and roll: card 08, a 1, is the last thing you want here.
lesson-24-2-why =
    An Ambush in Area 1 adds no more than 1 for Ferocity, and negotiating needs a 5 or a 6.
    Getting away costs nothing and fails only on a 1.
lesson-24-3-title = Let them come
lesson-24-3 =
    2 and 1 is 3: Family B is in Shiprock 3.
    The next counter stands in Shiprock 2, where nobody is, so only Harassment is possible [5.2.3].
    Save your AP: no Reaction.
lesson-24-3-why =
    Three AP must last for twelve more counters, and they will be needed when raiders stand beside a Family.
lesson-24-4-title = Talk to them
lesson-24-4 =
    At the fork the raiders took the way to Family B, 3 MP away; Family A would have been 6.
    Try to negotiate with B, for 1 AP: a die and its Evasion, 1, must come to 6, so a 5 or a 6 [5.2.2].
    If it succeeds, the Family goes to the Escape box and is out of this Raid altogether.
lesson-24-4-why =
    To evade would be likelier to succeed, on 3 or more, but the raiders would come after the Family again.
    The lesson takes the smaller chance so that you see it once; in your own game the choice may well be another.
lesson-24-5-title = Caught
lesson-24-5 =
    A 1 fails, and now the raiders have to be faced: a Battle, or somebody is given up.
    The Family adds 1 for Ferocity, and 2 with Firearms, against 4. Do not fight.
    Give up the man: he goes to the Passage of Time box and costs 1 Culture, and on a 1 or a 2, his range, the enemy takes heart [flow/enemy].
    Another man waits in that box already, so the Family can be whole again soon.
    The rest of the Family goes to the Caught box, and the enemy, after so easy a success, loses 1 Ferocity.
lesson-24-5-why =
    A lost Battle could kill the man, who otherwise comes back when time passes.
    Whoever is given up goes to the Passage of Time box, where two women, two children and only one man wait now.
lesson-24-6-title = Harass them
lesson-24-6 =
    The die spared you: Morale stays at 7.
    The next counter stands in San Juan Valley 1. Families A and C are both 6 MP away, and between equals the letter decides: A [1.5.1].
    For 1 AP put a Harass counter in San Juan Valley 2, right in their way [5.2.3].
    To enter that Area they need two counters and not one.
lesson-24-6-why =
    A counter beside the way holds nobody up.
    San Juan Valley 2 is the only Area between the raiders and Family A.
lesson-24-7-title = Two counters spent
lesson-24-7 =
    Two counters went into San Juan Valley 2, and 8 are left in Santa Fé [5.2.3].
    Keep your last AP for the moment when they reach Family A: no Reaction.
lesson-24-7-why =
    There is nothing to harass any more before they reach the Family, and an Ambush costs 1 AP.
lesson-24-8-title = The Ambush
lesson-24-8 =
    They have reached Family A, which has Ferocity 2, a horse, and Firearms at hand: ambush them with your last AP [5.2.1].
    An Ambush doubles Ferocity, but at most to the number of the Area: 3. The horse adds 1, Firearms 2; use them. That is 6, against Enemy Ferocity 3 [11.2/1].
    In Area 3 a difference of 2 is a victory of the Family [11.2/3].
    Roll your own die, and give card 08 for the enemy's: his die is a 1.
lesson-24-8-why =
    With Ferocity 2 the Family adds nothing to escape, and needs a 4; with 6 against 3 and a sure 1 for the enemy it can hardly lose.
    The card belongs to the enemy's die: for your own a 1 would be the worst there is.
lesson-24-9-title = From the beginning
lesson-24-9 =
    7 against 4: a victory. Family A is in the Escape box with Ferocity 3, Enemy Morale fell by 1, and all seven counters on the map are gone.
    But there were 7 more in Santa Fé, and they started anew: by Shiprock to Zuni Mountains 3, to Family C, with 1 to come.
    You have no AP, so nothing could be done on the way. Evading is free.
    Family C is calm and adds 2: it needs 4, so a 2 will do [5.2.4].
lesson-24-9-why =
    Without an AP the only other way is to stand still and be caught.
lesson-24-10-title = The last counter
lesson-24-10 =
    Just enough: Zuni Mountains 4. The last counter has followed.
    Evade again; a total of 5 is needed [5.2.4].
    A 6 on the die, or a total of 7, would let you choose between Area 6 and the Canyon. If it comes, stay: go to Zuni Mountains 6.
    The check counts 3 VP for these mountains and none for the Canyon, and no Outpost is built behind a Family that stays.
lesson-24-10-why =
    In the Canyon the Family would be safe and count for nothing: 7 VP against the 8 of card 41, and a Mission here in its place.
lesson-24-11-title = After the Raid
lesson-24-11 =
    Santa Fé is empty, and the Raid ends. Raiders entered Shiprock and the Zuni Mountains, but Families still hold both, so no Mission is built.
    One Family was caught: Enemy Morale rises by 1. Had nobody been caught, it would have fallen by 1 [flow/enemy].
    Families A and B come back, each to any Area of its Territory, and at any Ferocity.
    Bring A to San Juan Valley 3 with Ferocity 0, and B to Shiprock 6, as far from the edge as can be.
    The Utes are next in the column, and against them it is Evasion and a high number that help.
lesson-24-11-why =
    Family A stays where it can reach new Outposts, and calm, with 2 for Evasion.
    Family B has no man and could not fight anyway; Area 6 is the safest place in Shiprock.
