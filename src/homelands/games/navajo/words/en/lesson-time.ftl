# The chapters of the lesson: the years pass; food, elders, events, a Victory Check and the end.

lesson-time-intro-title = The years go by
lesson-time-intro =
    In Passage of Time children grow up, elders take their seats, animals breed and the people are fed [3.3/1A].
    It makes the people strong for a Victory Check, which measures how far you are from the goal: Military above Enemy Morale [8.2/1].
lesson-time-1-title = Let time pass
lesson-time-1 =
    Whoever waits in the Passage of Time can come back only in this Operation, and who finds no place then is lost [3.3/1E].
    A woman and a child wait there: choose Passage of Time.
lesson-time-1-why =
    Planning and Take Actions would leave them waiting; this chapter is about bringing them back.
lesson-time-2-title = Growing up, growing old
lesson-time-2 =
    A child may become a man or a woman, and anybody may become an elder [3.3/1A].
    Let the woman who waits become an elder and the child a woman, and nobody else.
lesson-time-2-why =
    Others could grow up or old; the lesson needs one elder for the council and a woman for Family B.
lesson-time-3-title = New places
lesson-time-3 =
    Family B has no woman: let her join it, and give the elder a seat [3.3/1B].
    Each space that stays empty in a Family would cost Culture, and each new elder brings some [3.3/1D].
lesson-time-3-why =
    Whoever is not placed now is lost.
lesson-time-4-title = Food, and the old
lesson-time-4 =
    The sheep have bred and the people have eaten: your Territories fed most of them, a sheep the rest [3.3/5].
    Now the elders are asked from the right, first the one in box 4: a die no higher than the Rating means death [3.3/7].
lesson-time-5-title = One seat to the left
lesson-time-5 =
    The elder in box 4 lives on.
    Roll for the one in box 3 in the same way [3.3/7].
lesson-time-6-title = The land recovers
lesson-time-6 =
    That elder has died, and the council will miss an AP in every Planning.
    A die names a Territory: a drought ends there, or in one beside it [3.3/8].
lesson-time-7-title = What the card brings
lesson-time-7 =
    San Juan Valley is green again, and the Major Event has moved the Utes and the Comanche up in Standby.
    The Minor Event ends a drought, if its die finds one; then the next card is turned over [7.2.2].
lesson-time-8-title = How the people stand
lesson-time-8 =
    In 1680 the Pueblo peoples rose and kept the Spanish out of New Mexico for twelve years: card 41 puts all cubes back into the bag, and asks for a Victory Check.
    Take it: the VP of the Territories you live in are held against those of the card, Military falls by Enemy Morale and Morale to 0, and then men and women raise Military and Culture [8.2/2].
lesson-time-8-why =
    Good Medicine skips the check and is for those who would fall short by much; only the check lets you buy a Development.
lesson-time-9-title = Something that lasts
lesson-time-9 =
    You held a little less land than the card asked for, and each missing VP cost a point of Military [8.2/1].
    Now Culture buys one Cultural Development: take Weaving 1, which brings a Trade Goods counter at once [8.2/8].
lesson-time-9-why =
    The others are worth having too, and nobody has to buy; Weaving is among the cheapest.
lesson-time-end-title = How the game ends
lesson-time-end =
    This scenario ends with card 42: Military less Enemy Morale decides, 1 is a victory and 3 a great one; with Military and Culture both at 0 in a check it is lost before.
    You know all you need for a game of your own; the Playbook's game, next in the list, is a long one with every step explained.
