# The lesson of Navajo Wars: the rest of card 24, card 41, and the raid of the Utes.

## Card 24: time passes

lesson-24-12-title = { operation-passage-of-time }
lesson-24-12 =
    With his last 3 AP the enemy carried out Build + Subvert: a Mission is back in Shiprock 1, and it cost 1 Culture, for Subvert never takes more than there are Outposts [4.2.11].
    Your turn at last, and the Victory Check comes next: let time pass.
    Seven people wait in the box: two men, two women, two children, one elder. Whoever has no place at the end of this is lost.
    First children may grow up, and anybody may become an elder [3.3/1A].
    Make an elder of one child and one of one woman, both in the box, and nobody else.
lesson-24-12-why =
    People who still wait in the box at the Victory Check are halved, so time should pass now.
    There is one free place for a man and room for one new Family; of those left over, every new elder brings a point of Culture and an AP in each Planning.
lesson-24-13-title = Those who find a place
lesson-24-13 =
    Now people leave the box [3.3/1B].
    A man joins Family B, which had lost its own.
    The three elders take their seats in the left-most box.
lesson-24-13-why =
    A Family without a man can neither raid nor fight, and every empty place would cost a point of Culture.
    Each elder you seat brings one.
lesson-24-14-title = { step-campaign_new-family }
lesson-24-14 =
    A man, a woman and a child are left, and with Culture of at least 1 they may found a Family [3.3/1C].
    Found Family D with all three, in the Canyon, Area 1.
    What follows needs no choice: no place is empty and three elders are new, so Culture rises by 3 [3.3/1D]; the horse comes home, and horses and sheep breed [3.3/3].
    Then 18 people have to eat. Four Territories feed 3 each, but San Juan Valley with its drought only 2: 11 in all. Two sheep feed the other 7 [3.3/5].
lesson-24-14-why =
    Three people fill the box of a Family; each one missing would cost Culture now and an MP later.
    New Families begin in the Canyon, and Area 1 is the one with ways out.
lesson-24-15-title = The old
lesson-24-15 =
    Everybody was fed, and both horses found grass.
    Elders die: for each, a die no higher than the Rating [3.3/7].
    The elder in box 6 dies on 4 or less, the one in box 5 on 3 or less. New elders, in the left-most box, are safe.
    Roll for these two.
lesson-24-16-title = One who stays
lesson-24-16 =
    Both die. Three Trade Goods would have rolled a die again.
    The elder in box 4 dies on 2 or less [3.3/7].
lesson-24-17-title = Rain
lesson-24-17 =
    A 6: one experienced elder is left to you.
    The land recovers: a die names a Territory, and one drought ends there, or in the neighbour with the lowest number that has one [3.3/8].
    After that the cubes are reset: yours go from Raided Cubes to Recovery [3.3/11].
lesson-24-18-title = The tribes draw nearer
lesson-24-18 =
    Monument Valley had no drought, so it was its neighbour San Juan Valley that got rain.
    The Major Event moved the tribes up a row: the Utes were on top already, the Comanche came up to row 3 of Standby.
    The Minor Event ends a drought, if the die finds one [7.2.2].
    Then card 41 is turned over, and its event follows at once.

## Card 41

lesson-41-1-title = The Victory Check
lesson-41-1 =
    The Pueblos have risen: all cubes are back in the bag, the red ones too. As long as the card is in play, the enemy spends everything on bringing New Mexico under control again.
    Now you choose: give up a black cube for Good Medicine and skip the check, or go through with it [8.1].
    You hold 10 VP, the card asks for 8: 1 Military more [8.2/1]. Then Military falls by Enemy Morale, 7, and Morale falls to 0 [8.2/2].
    After that each man brings a point of Military, up to 7, and each of these points gives the enemy one of Morale; each Outpost gives one more [8.2/4].
    The women bring Culture, up to 9 [8.2/6].
    You are well placed. Take the check.
lesson-41-1-why =
    Good Medicine is for those who would fall short: each VP missing costs a point of Military.
    And only the check lets you buy a Cultural Development.
lesson-41-2-title = A Cultural Development
lesson-41-2 =
    Military 8, less 7, and 4 men: 5. Morale 0, and 4 for the points that the men brought, and 1 for the Mission: 5. Culture 9.
    Now one Cultural Development may be bought [8.2/8].
    Buy Weaving 1 for 1 Culture: it puts a fourth Trade Goods counter into play, and into your Resources.
    Afterwards AP would be lost and half of those who wait in the Passage of Time box, but you have neither [8.2/10].
lesson-41-2-why =
    Weaving costs 1 Culture, most others 2; and with four counters in play three for a re-roll are easier to have.

## The raid of the Utes

lesson-raid-intro-title = One more thing: a Tribal Raid
lesson-raid-intro =
    You have seen an Enemy Raid, but no raid of the Utes or the Comanche, and it is another kind of war.
    Let us suppose that the Utes come right now, to see how it goes; in your own game it will not have happened.
    Four Families are in play, so they come with four counters [4.2.12].
lesson-raid-1-title = Where the first counter goes
lesson-raid-1 =
    There is no way from Santa Fé to follow: a die names the Territory of each counter [flow/tribal].
    The Canyon has no number on the die, so Family D is safe there.
lesson-raid-2-title = The second counter
lesson-raid-2 =
    Hopi Land, where nobody lives: nothing happens [flow/tribal].
    Roll for the next.
lesson-raid-3-title = Family C is found
lesson-raid-3 =
    The Zuni Mountains, where Family C lives in Area 6. It may try to evade, which is the only Reaction to a Tribal Raid [5.1.2].
    Beyond Area 6 there is only the Canyon: a total of 7 with its 2 for Evasion, so a 5 or a 6.
    Evade with C.
lesson-raid-3-why =
    Trying costs nothing, and whoever fails stays where it is.
lesson-raid-4-title = Conduct Raid
lesson-raid-4 =
    It did not get away.
    Now the Utes roll: they hit every Family in an Area that the die reaches; a 1 hits nobody, a 6 everybody [flow/tribal].
    Family C stands in Area 6, so only a 6 hits it. That is what depth is worth.
    Each counter given from Resources would take 1 from their die; give nothing.
lesson-raid-4-why =
    A 6 hits whatever you give, and nothing lower reaches Area 6: a gift would be wasted.
lesson-raid-5-title = The third counter
lesson-raid-5 =
    A 5 does not reach Area 6.
    Roll for the third counter [1.7.2/die].
lesson-raid-6-title = { lesson-24-10-title }
lesson-raid-6 =
    Monument Valley, where nobody lives.
    Roll for the last one [1.7.2/die].
lesson-raid-7-title = Again
lesson-raid-7 =
    The Zuni Mountains once more.
    Family C may try again to reach the Canyon, with a 5 or a 6 [5.2.4].
lesson-raid-7-why =
    It is free, and now the Utes are two in this Territory.
lesson-raid-8-title = Two counters
lesson-raid-8 =
    Two counters in one Territory add 1 to the die [flow/tribal].
    A 5 would reach Area 6 now, and a gift would bring it back to 5: in your own game you might give one. The lesson gives none.
    If a Family were hit, it would have to fight, where Utes add 4 to their die, or give somebody up.
lesson-raid-8-why =
    A Trade Goods counter would take back the 1 that the second raider adds; it is a fair price, but the lesson wants to show the plain roll.

lesson-end-title = What you have seen
lesson-end =
    A natural 1 hits nobody, and the Utes go home.
    You have now met nearly everything: both Operations of a card, all three of yours, the enemy's column, raids both ways, Reactions, a Battle, events, Ceremonies, and a Victory Check.
    Not seen yet: looking for water [3.2.1], the way in and out of the Canyon [3.2.3], a tribal council [3.2.8], Peace and Defend [4.2.7], slave raiders [4.2.9].
    Read them when they come up: every rule can be looked up by its number.
lesson-free-title = Play on
lesson-free =
    From here on the game is yours: the position after card 41, without the raid of the Utes, with real dice and an unknown deck.
    Nine cards are left, and card 42 among them ends the scenario [14.1].
    Military less Enemy Morale decides: 1 is a victory, 3 a great one. It stands at 5 against 5.
