# The lesson of Navajo Wars: cards 26, 40, 15 and 08.

## Card 26

lesson-26-1-title = Too poor to go first
lesson-26-1 =
    D, Subvert, went to Standby, and J, a Raid, stands in row 2 of the Active Column.
    Going first on card 26 costs 2 AP, and you have 1.
    You are asked all the same, because 2 Trade Goods could be turned into the AP that is missing [10.2/ap].
    It would leave you with 1 counter and no AP at all. Wait.
lesson-26-1-why =
    Two Trade Goods for an AP are a poor bargain while three of them can undo a bad die.
lesson-26-2-title = Six AP
lesson-26-2 =
    He collected 5 AP: 3 from the card and 2 for the red cubes, and nothing in Raided Cubes holds him back [4/2].
    With the 1 that he kept that makes 6.
    Roll his dice, and keep them.
lesson-26-2-why =
    Rolling again costs all your Trade Goods, and these dice do you no harm: row 2 swaps, and the Raid goes back to Standby.
lesson-26-3-title = One Instruction becomes another
lesson-26-3 =
    Doubles again: D, Subvert, is back in row 2.
    C, Colonize, found no cube in Raided Cubes and so was carried out as Expand; there was no Outpost to expand and so it became Build: a Mission stands in Shiprock 1 [4.2.3].
    Now D, Subvert, takes the last 3 AP; with fewer than three red cubes in the Subjugation box it is carried out as Subjugate: three cubes [4.2.11].
    If the third red one comes, New Mexico is subdued: the Instructions A, B and F turn to Raid, cubes are reset, and Enemy Morale rises by 1 [4.2.10].
    Keep the cubes as they come.
lesson-26-3-why =
    A cube can be put back for 3 Trade Goods, but there is only one red cube left in the bag, and sooner or later it comes.
lesson-26-4-title = Planning again
lesson-26-4 =
    The third red cube. F, B and A now say Raid, and the enemy will get 3 AP more on every card.
    On top of the column stands F, a Raid for 11 AP: a few cards from now he can pay it.
    You will need AP to react to it, so plan again.
    A man comes to the Passage of Time box, 3 AP come from the elders, and the elders move on to boxes 3, 4 and 5 [3.1/2].
lesson-26-4-why =
    With 1 AP the coming Raid would find you without an answer.
    There is nothing to be gained from Passage of Time yet: only one woman waits for a place.
lesson-26-5-title = Three for Military: the first
lesson-26-5 =
    The Ratings are now 3, 2 and 2, from the right.
    Culture 8 is still above Military 6.
    Let the elder in box 5 try to turn Culture into Military: 3 or less, one chance in two [3.1/3].
    If it fails, keep the die; your Trade Goods are meant for something better.
lesson-26-5-why =
    Military is still the lower track, and the elder with the best Rating tries first.
lesson-26-6-title = The second
lesson-26-6 =
    A 6 fails.
    The elder in box 4 tries the same, with Rating 2 [1.7.5/elder].
lesson-26-6-why =
    The plan has not changed: Culture 8, Military 6.
lesson-26-7-title = The third
lesson-26-7 =
    A 3, one too many.
    The elder in box 3 has Rating 2 too, and is the last to try [3.1/3].
lesson-26-7-why =
    One more attempt is free, and the tracks are still 2 apart.
lesson-26-8-title = Nothing to buy
lesson-26-8 =
    A 2 at last: both tracks stand at 7.
    All three Trade Goods counters are yours already, so there is nothing to buy unless you spend some first [3.1/4].
    Buy nothing more; Planning ends, and the Major Event comes by itself.
    The Pueblos in the west are at war: no Family of yours lives among them in Hopi Land or the Zuni Mountains, so you lose a point of Culture and nobody [2.2.2].
lesson-26-8-why =
    Spending goods only to buy them back would turn AP into what you could have had for the goods directly.
lesson-26-9-title = A swap
lesson-26-9 =
    Culture 6.
    The Minor Event swaps a row again [7.2.3].
    Let it happen and keep the die: in a moment you will need all three counters.
lesson-26-9-why =
    Cancelling costs all your Trade Goods, and nobody knows yet which row it will be.

## Card 40

lesson-40-1-title = A Ceremony
lesson-40-1 =
    Row 3: N, Peace, went to Standby and K, the Utes, came in. That will have to be dealt with.
    Card 40 is a Ceremony: no operations, only what is written on it [13/ceremony].
    First the Enemy Way of every Ceremony card in your hand would be carried out, and you hold none; then cubes are reset.
    Now you may discard the card, or take it to hand and welcome a woman to the Passage of Time box.
    In hand it has a use and a price: once, it stands for a die of 3 [13/blessing]; but whenever another Ceremony is drawn while you hold it, an Intruder appears.
    Take it.
lesson-40-1-why =
    A woman more, and a die that you can count on: both are worth the risk of an Intruder.

## Card 15

lesson-15-1-title = A card worth reading to the end
lesson-15-1 =
    Read the whole card before you decide anything.
    Its Major Event lets you look at the next three cards and put them back in any order, but only if your Operation is Planning [2.2.2].
    And it gives the enemy a great deal: 5 AP, or 4 if you go first.
    You have 4 AP. Pay 3 to go first, and plan: an elder joins those who wait, and the council brings 3 AP [3.1/2].
lesson-15-1-why =
    Any other Operation throws the Major Event away, and one of the cards to come is the Pueblo Revolt: it is worth a lot to know when.
    Going first takes 1 AP from an enemy who is saving for a Raid.
lesson-15-2-title = AP for the Raid that is coming
lesson-15-2 =
    The elders sit in boxes 4, 5 and 6: Ratings 2, 3 and 4.
    Military 7 is above Culture 6, so tracks need no more help; AP do.
    Let the elder in box 6 speak for an AP, on 4 or less.
    Before each die you are now offered card 40 in its place [13/blessing], and after a die that fails a re-roll: roll the die.
    Do not choose to roll all dice on this card: you will want to be asked before it is over.
lesson-15-2-why =
    The Raid on top of the column can come within two cards, and nearly every Reaction costs 1 AP.
    Card 40 and the goods are kept for a die that matters more.
lesson-15-3-title = Another one
lesson-15-3 =
    A 4 is enough: 5 AP.
    The elder in box 5 tries the same, on 3 or less [3.1/3].
    Roll again.
lesson-15-3-why =
    Two AP more would be two Reactions more.
lesson-15-4-title = Cooler heads
lesson-15-4 =
    6 AP.
    The last elder, Rating 2, talks to Family C, which has been Ferocity 1 since its raid.
    A calmer Family gets away more easily, with 2 to add and not 1; and every point of Ferocity on the map brings one more raider from Santa Fé [flow/enemy].
    Calm Family C, and roll.
lesson-15-4-why =
    Family C has not enough Ferocity to win a Battle, but enough to make escape harder and the Raid larger.
lesson-15-5-title = Talks with the Utes
lesson-15-5 =
    A 2: Family C is calm again.
    There is nothing to buy: go on.
    Now the tribes. The Utes stand in row 3 of the Active Column, and for 1 AP a Family with a man may fight them or talk to them [3.1/5].
    Family B adds its Evasion, 2; a total of 6 or more succeeds, so a 4 will do, and a 1 always fails.
    Every Trade Goods counter given would add 1 and be lost; give none.
    Talk: diplomacy B 3, gifts 0, then roll.
lesson-15-5-why =
    Utes who stay in the Active Column will raid you one day.
    Talking costs 1 AP and puts nobody in danger; a fight with them could cost a man.
    Families B and C add 2 to the die, Family A only 1.
lesson-15-6-title = Out of the frying pan?
lesson-15-6 =
    The talks succeed: the Utes go to Standby, and a die says which counter comes in their place.
    Standby, from the top: I Subvert, J Raid, N Peace, L Comanche, M Raid, A Raid.
    Roll. If it turns out as bad as it can, with the 4 that brings the Comanche, pay 3 Trade Goods to roll again [10.2/reroll].
    And leave nothing to luck the second time: give card 40 for the die, and it is a 3, Peace [13/blessing].
lesson-15-6-why =
    First the die, then the remedy: you may give the card at once, but a die of 1 would do you no harm and the card would be saved.
    Once the 4 lies there, the Comanche are worse than the Utes, and this is what goods and card were kept for.
lesson-15-7-title = Seven AP, and nothing done
lesson-15-7 =
    Peace is in row 3, and the enemy has collected 7 AP: 4 from the card, 3 for the red cubes.
    On top stands F, a Raid for 11. What he cannot pay for blocks everything below it [4.1.1].
    Roll his dice: only two 1s would swap that Raid away and let him act.
lesson-15-8-title = Three cards ahead
lesson-15-8 =
    F has a stripe and stays; N turned from Peace to Build. He keeps his 7 AP.
    Now the reward: cards 08, 24 and 21 come next, and after them, as the lesson's deck has it, card 41 with its Victory Check.
    Put 08 first, a Ceremony that harms nobody while your hand is empty [13/ceremony].
    Then 21, which brings Firearms, and last 24: when the Raid has come, you want time to pass just before the check.
lesson-15-8-why =
    The order 08, 21, 24 brings the Firearms before the Raid, and leaves card 24 for Passage of Time, right before the Victory Check.
lesson-15-9-title = Another swap
lesson-15-9 =
    One die, and a row changes places again [7.2.3].
    Your Trade Goods are spent: there is nothing to answer it with.

## Card 08

lesson-08-1-title = A die of 1
lesson-08-1 =
    Row 3 again: the Utes are back after all.
    Card 08 is a Ceremony, and your hand is empty, so no Enemy Way is carried out [13/ceremony].
    Take it: a child comes to the Passage of Time box, and the card stands for a die of 1.
    A 1 sounds useless, until you think of the enemy's die in a Battle [13/blessing].
lesson-08-1-why =
    Its Enemy Way is harsh, but it happens only if another Ceremony is drawn, and the next three cards are known: 21, 24 and 41.
