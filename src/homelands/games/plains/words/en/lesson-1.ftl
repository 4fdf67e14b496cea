# The lesson of Plains Indian Wars: one round. Its lines are shown as they are.
# lesson-3-1 is the text of step 3.1 of the line of play; -title its heading; -why what a learner is told who does
# something else that is allowed. Numbers in square brackets are rules.

lesson-intro-1-title = What this is about
lesson-intro-1 =
    The nineteenth century on the Great Plains: the nations of the north and the south on one side, Cavalry, Settlers and the nations allied with them on the other.
    Wagons cross the plains from St. Louis, and a railroad grows from both ends.
    This lesson is the first round of a game for two, with every card, disc and die laid down beforehand.
    You move for both sides, so that you see both; in a game each seat knows only its own cards.
    A number in square brackets, such as [8.0], is a rule that can be looked up.
lesson-intro-2-title = The map
lesson-intro-2 =
    Cubes are people: green the Northern Plains Tribes, orange the Southern ones, blue the Cavalry, brown the Settlers.
    Purple are the Enemies of the plains tribes, who fight on the U.S. side, and white are wagons.
    Each region shows who controls it; an empty region of the plains belongs to the tribes [4.5].
    Purple land lies in the west, and wagon trails run from St. Louis across the plains.
    The railroad runs between the two halves of the map.
lesson-intro-3-title = What it is about to win
lesson-intro-3 =
    Points come from regions, from wagons destroyed or brought through, from the railroad, and from Cavalry lost in battle [vp].
    The game ends when a deck runs out or the two ends of the railroad meet, and always with the last disc of a round [14.0].
    Each round seven discs are drawn from a bag, one for each colour; a disc lets its colour act once [8.0].

lesson-1-1-title = Three cards each
lesson-1-1 =
    Four factions have a deck of fifteen cards: green, orange, blue and brown.
    With two players one holds green and orange, the other blue and brown.
    Each deck deals a hand of three [5.0].
lesson-1-2-title = Where the north stands
lesson-1-2 =
    Every region of the plains begins with one cube of its own colour.
    The player of the tribes adds three green cubes in northern regions, wherever he likes [5.0].
    Put two in Loup River, which both northern trails cross, and one in Niobrara behind it.
lesson-1-2-why =
    Any northern region is allowed.
    The lesson guards the road of the wagons: whoever stands beside it need not come from far away.
lesson-1-3-title = Where the south stands
lesson-1-3 =
    Three orange cubes follow in the same way.
    Two in Neosho, one step from the gate at Flint Hills, and one in Cimarron.
    Then the other side is set up by itself.
lesson-1-3-why =
    Any southern region is allowed.
    From Neosho the wagons that leave St. Louis by the south can be reached in one step, and the lesson needs that.
lesson-2-1-title = The first disc
lesson-2-1 =
    All seven discs are in the bag, and each is as likely as another.
    Draw one.
lesson-2-2-title = Two roads
lesson-2-2 =
    White brings two wagons to St. Louis, and then all wagons go one region west [6.6.1].
    From St. Louis they may take the northern or the southern gate.
    The Settlers' player splits them: send two to Elkhorn, and the rest goes to Flint Hills.
lesson-2-2-why =
    Another split is allowed.
    Two on each road show best what can happen to a wagon that nobody escorts.
lesson-3-1-title = A movement card
lesson-3-1 =
    Orange is next. A faction plays exactly one movement card in its turn, and up to two events [7.0].
    A movement card has three figures: cubes to place, groups to move, regions that each may go [9.1].
    Draw the disc, and play Little Mountain: four cubes, three groups, two regions.
lesson-3-1-why =
    The other movement card would do as well, but it brings one cube fewer and moves one group fewer.
    It stays in the hand for later.
lesson-3-2-title = Four more people
lesson-3-2 =
    New orange cubes go into southern regions that the tribes control [10.1.1].
    Two to Neosho, two to Cimarron.
lesson-3-2-why =
    Other regions are allowed.
    Neosho is about to send a party out and should not be left empty.
lesson-3-3-title = A group sets out
lesson-3-3 =
    A group move activates one region: as many of its cubes as you like march, and they may part on the way [11.0].
    Activate Neosho and march with three to Flint Hills, where two wagons stand.
    They could go one region farther, and the two who stayed could still follow: stop both.
    Then end the movement: the other groups stay at home.
lesson-3-3-why =
    Each of these is allowed.
    Three are enough: a faction never rolls more than two dice, however many cubes it has [12.1.2/dice].
lesson-3-4-title = { step-wagons_attack-roll }
lesson-3-4 =
    Where Indians have come to wagons they may attack them, one wagon at a time [12.1.2.1].
    They roll up to two dice a colour, the wagon two brown dice; two hits in one roll destroy it.
    Look at the odds before you attack: they are counted exactly.
    Then attack in Flint Hills.
lesson-3-4-why =
    To attack nobody would leave the wagons alone.
    A wagon destroyed is a point for the tribes and a point that the Settlers do not get.
lesson-3-5-title = It fights back
lesson-3-5 =
    The attackers may go on with the next wagon, or call it off.
    Attack again, and see what a wagon can do.
    One hit is not enough, and a Blank on the wagon's own dice drives it on westward; its hit costs a cube [12.1.4.4].
    Your Blank lets one cube retreat, if you like. Stay.
lesson-3-5-why =
    That is allowed.
    The lesson wants people in Flint Hills when the Cavalry comes.
lesson-3-6-title = The end of a turn
lesson-3-6 =
    An event could still be played now. Keep it.
    End the turn: the hand is filled up to three [9.0].
lesson-3-6-why =
    The event could be played after the movement, but it is worth more on another day.
lesson-4-1-title = The Cavalry
lesson-4-1 =
    Blue is next. Its cards are called Engagement cards, and work in the same way.
    Play Philip Sheridan: four cubes come to St. Louis, of which some could go to Sacramento [10.3.1].
    Keep all in St. Louis.
lesson-4-1-why =
    Fort Riley brings one cube fewer, and nobody needs the Cavalry at Sacramento yet.
lesson-4-2-title = Into Flint Hills
lesson-4-2 =
    March from St. Louis to Flint Hills with four. A group stops where it meets the other side [4.7].
    Cavalry may take Settlers along [11.2.1]. This time it takes none.
    The last cube stays in St. Louis, and no other group moves.
lesson-4-2-why =
    That is allowed too.
    Four against three with better dice is what the lesson wants to show.
lesson-4-3-title = An engagement
lesson-4-3 =
    After all movement there is a fight wherever both sides are [12.0].
    Both sides roll, the attacker first: a hit costs the other side a cube, a Blank lets one cube of one's own retreat, and a Treaty on both sides would end it at once [12.1.2/treaty].
    Half of the faces of a blue die hit, a third of an orange one.
    Losses and retreats come one side after the other, the attacker first [12.1.6].
    The Cavalry stays. Of the two that are left of orange, one goes back to Neosho.
lesson-4-3-why =
    That is allowed.
    The Cavalry is stronger and wants to stay; for the weaker side every cube that gets away is one saved.
lesson-4-4-title = To the end
lesson-4-4 =
    A fight lasts until one side is gone [12.1.7].
    Three blue cubes roll two dice, the last orange one a single die.
lesson-4-5-title = The field is held
lesson-4-5 =
    Flint Hills is now in the hands of the Cavalry.
    For every two blue cubes that fall in one battle the tribes get a point; this time it was one [vp].
    End the turn.
lesson-4-5-why =
    There is nothing else to do.
lesson-5-1-title = The Settlers
lesson-5-1 =
    Brown brings Settlers with its Migration cards.
    Play Homestead Act: five come to St. Louis. Send none to Sacramento [10.2.1].
lesson-5-1-why =
    Track Gangs would bring as many. Sacramento can wait: nobody can build there before the mountains are crossed [6.7.2].
lesson-5-2-title = Behind the Cavalry
lesson-5-2 =
    Settlers fight badly: one face of six hits. They go where the Cavalry has been.
    Activate St. Louis, march with four to Flint Hills, bring no Cavalry, stop twice, and end the movement.
    Then end the turn.
lesson-5-2-why =
    That is allowed.
    Settlers beside the track build the railroad, and Flint Hills lies beside its first spaces.
lesson-6-1-title = { rule-title-6-7 }
lesson-6-1 =
    The black disc builds. From St. Louis each new space needs a Settler beside it, up to three a disc [6.7.1].
    From Sacramento dice cut through the mountains: every face that is not Blank is one space [6.7.2].
    Draw the disc.
lesson-7-1-title = The Enemies
lesson-7-1 =
    The purple disc has no cards: one cube is placed, and groups may move [10.4].
    Put it into Wind River, and move nobody.
lesson-7-1-why =
    That is allowed.
    The lesson keeps the Enemies at home; in a game they press upon the tribes from the west.
lesson-8-1-title = The last disc
lesson-8-1 =
    Only green is left in the bag.
    Play Gall, put both cubes into Loup River, and move nobody: the people wait for the wagons in Elkhorn to come nearer.
    Then end the turn. With it the round is over, and all discs go back into the bag.
lesson-8-1-why =
    That is allowed.
    In Loup River they stand on both northern trails.

lesson-end-title = The end of the lesson
lesson-end =
    You have seen every kind of disc, a movement card, an attack on wagons and an engagement.
    Events were left out: the text of each card says what it does.
lesson-free-title = Now it is your game
lesson-free =
    The game goes on from here with real dice and draws. You play green and orange; the program plays the other side.
