# What each version of the rules changed (data/versions.toml). Lines are joined when they are shown.

version-1 = The first.
version-2 =
    A won fight is over: a Blank of the same roll no longer moves a cube of the winners away, unless the ruling
    winner-retreats says so (12.1.7).
version-3 =
    With three players the one with the most points wins, an ally's regions counted double, unless the ruling
    three-players says that the sides are compared first (15.3).
