# What each version of the rules changed (data/versions.toml). Lines are joined when they are shown.

version-1 = The first.
version-2 =
    A won fight is over: a Blank of the same roll no longer moves a cube of the winners away, unless the ruling
    winner-retreats says so (12.1.7).
version-3 =
    With three players the one with the most points wins, an ally's regions counted double, unless the ruling
    three-players says that the sides are compared first (15.3).
version-4 =
    Rules read closer to their words: who goes ahead opens no way for the rest of his group (4.7); a winner is never asked
    for his Blanks, and nobody retreats after the last wagon (12.1.7); who sits out neither decides where a treaty sends a
    force (12.1.2) nor stays when the fighters are gone (13.0); a treaty may send a force into a contested region (12.1.2);
    purple casualties may come back before the cube is placed (11.4); with three players the sides are compared first
    (15.4.1). Choices that were made silently are rulings now, and questions with one answer are gone where all see the
    answer. Four events are new in what they do, the Settlers' waves are fewer and larger, the California Trail runs along
    the Platte, and half of the track touches one region only.
