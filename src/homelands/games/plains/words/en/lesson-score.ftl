# The chapters of the lesson: cards and events, control, purple land, points and the end.

lesson-score-intro-title = Before the count
lesson-score-intro =
    A game ends with the last disc of the round in which a deck has run out or the railroad has been joined [14.0].
    Then the goal is counted, the most points; here a deck has run out, and only the orange disc is left to play.
lesson-score-1-title = One turn is left
lesson-score-1 =
    A region of the plains is a point for the side that controls it at the end [vp].
    Play Lone Wolf: two cubes and two groups can still change something.
lesson-score-1-why =
    Another order or another card is allowed; the lesson keeps the event for the end of the turn.
lesson-score-2-title = People are needed
lesson-score-2 =
    Purple land is different: an empty region there is nobody's, so it has to be lived in to be held [4.6].
    Put both new cubes into Pecos, which lies beside it.
lesson-score-2-why =
    Other southern regions are allowed; from Pecos it is one step to Rio Abajo.
lesson-score-3-title = Why purple land matters
lesson-score-3 =
    With two players the tribes score purple regions only in an area where they hold at least three, and in the south they hold Santa Fe and Taos Valley [4.6].
    Activate Pecos and march with two to Rio Abajo, which is empty.
lesson-score-3-why =
    Elsewhere it would not make three; Rio Abajo is free to enter.
lesson-score-4-title = That makes three
lesson-score-4 =
    Three regions, three points at once; and if the other side held more purple land than the tribes, these would lose points [4.6].
    Let the two stop in Rio Abajo, and the last one stay in Pecos.
lesson-score-4-why =
    They may go on, but then Rio Abajo would be lost again.
lesson-score-5-title = Hold what you hold
lesson-score-5 =
    Control is counted cube by cube, and a tie is nobody's [4.5].
    End the movement: no other group has anything to win.
lesson-score-5-why =
    Every move is allowed; with one cube in most regions whoever leaves gives nothing away, but gains nothing either.
lesson-score-6-title = A card with a text
lesson-score-6 =
    Beside its movement card a faction may play events, each at the time that its text allows [9.2].
    Play Black Kettle: people come back from the Casualty Box, and a camp asks to be left in peace.
lesson-score-6-why =
    To end the turn is allowed, but the card would be of no use after the last disc.
lesson-score-7-title = What lasts
lesson-score-7 =
    Choose Washita for the camp: there Black Kettle, who had sought peace, was attacked and killed in 1868.
    Such an effect lasts as long as the card lies on top of its pile [9.2.1].
lesson-score-7-why =
    Any region of the south that the tribes hold is allowed.
lesson-score-8-title = The points
lesson-score-8 =
    End the turn: the hand is filled, the bag is empty, and the points are counted [14.1].
    Look at them line by line: regions, purple land, wagons, Cavalry and the railroad [vp].
lesson-score-8-why =
    The last turn has nothing else to offer.
lesson-score-end-title = How it was decided
lesson-score-end =
    The tribes have won by the land they hold, with three purple regions among it, and by a railroad that was not joined when the cards ran out.
    You are ready for a game of your own; the short game, next in the list, leads through a whole round.
