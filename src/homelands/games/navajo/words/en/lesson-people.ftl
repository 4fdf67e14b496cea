# The chapters of the lesson: the goal, the land and the people. lesson-people-1 is the text of step 1; -title its
# heading; -why what a learner is told who does something else that is allowed. Numbers in square brackets are rules.

lesson-people-intro-1-title = What you are here for
lesson-people-intro-1 =
    You lead the Diné, whom others call Navajo, through the years after 1598, when strangers settle on the Rio Grande.
    Your goal is to stand, when the deck comes to its end, with Military above the enemy's Morale; if Military and Culture are both 0 when it is checked, the game is lost [14.1].
lesson-people-intro-2-title = The land and those who live there
lesson-people-intro-2 =
    Seven Territories make up the land, each a row of Areas numbered from the edge inwards: the deeper a Family lives, the dearer it is to reach, for you and for raiders alike [1.7.2/value].
    Three Families live here, A, B and C, each with a man, a woman and a child [1.6.1/family].
lesson-people-1-title = Your turn
lesson-people-1 =
    A turn gives you one Operation: Planning, Take Actions or Passage of Time [3].
    Choose Take Actions, in which Families move, raid, plant and meet.
lesson-people-1-why =
    Planning and Passage of Time come in later chapters; this one is about what Families do on the land.
lesson-people-2-title = A Family acts
lesson-people-2 =
    A Family has 6 MP, Movement Points, one fewer for every person it lacks [3.2].
    Begin with Family A in Shiprock 3.
lesson-people-2-why =
    Families may act in any order; the lesson begins with A, which has a way to go.
lesson-people-3-title = Your first horse
lesson-people-3 =
    A horse waits in your Resources, and it may join a Family at any moment [1.6.1/horse].
    Give it to Family A: a mounted Family pays the smaller of an Area's two Values.
lesson-people-3-why =
    On foot the way inland would cost twice as much, so the horse comes first.
lesson-people-4-title = Deeper into the land
lesson-people-4 =
    Entering an Area costs its Value, and for a mounted Family Shiprock 4 costs 2 of its 6 MP [3.2.2].
    Ride there: whoever comes from Santa Fé has one Area more to cross.
lesson-people-4-why =
    Other ways are open, and a council or a raid too; the lesson takes the Family away from the edge.
lesson-people-5-title = What is left over
lesson-people-5 =
    MP that are not used are lost, but no Family has to use them [3.2].
    End the activation: Shiprock 4 is a good place to live.
lesson-people-5-why =
    It could ride on, yet here it is deep enough to be safe and near enough to come back.
lesson-people-6-title = The second Family
lesson-people-6 =
    Family B lives in San Juan Valley 1, close to the edge, and will work its land.
    Activate it: 6 MP are enough for a field [3.2].
lesson-people-6-why =
    Family C has its turn after this one, and ending the Operation would leave two Families idle.
lesson-people-7-title = A field of corn
lesson-people-7 =
    Planting costs the Value of the Area and 4 more, here 5 MP, and the counter lies face-down until the harvest [3.2.4/plant].
    Plant: corn feeds people when time passes, and raiders need two counters to enter its Area [1.6.1/corn].
lesson-people-7-why =
    The Family could move or raid, but food has to come from somewhere.
lesson-people-8-title = It stays with its corn
lesson-people-8 =
    A field needs its Family: if B ever leaves, the corn is lost [1.6.1/corn].
    End the activation and let it stay.
lesson-people-8-why =
    The last MP would take the Family to the Canyon, and the corn would be gone.
lesson-people-9-title = A Tribal Council
lesson-people-9 =
    AP, Action Points, pay for acting before the enemy, for trade and for answers to a raid.
    A Tribal Council brings one for all MP of a Family: activate C in the Canyon and hold it, for in an Area of Value 1 it cannot fail [3.2.8].
lesson-people-9-why =
    That is allowed as well; but AP are soon spent, and this is one way to get them.
lesson-people-end-title = The land is yours to use
lesson-people-end =
    Families move, ride, plant and meet, and each step has its price in MP.
    The next chapter is about the other side: an enemy whom nobody plays.
