"""What a report says in words. A picture without them would be read for more than it shows."""

DATA = (
    "Data {name}{packs}: {attested:,} values are attested, {reconstructed:,} are reconstructed, that is, designed by "
    "us. Whatever rests on those is a finding about this design."
)
VARIANTS = "What each variant changes"
WINS = ("Shares of the games won, with 95 % intervals (Wilson). Where a win is shared, each winner has a part of it.",)
COMPARED = (
    "Each pair of games has the same seed: dice, draws and shuffles come from the same streams. The difference is in "
    "percentage points of wins, with a 95 % interval for pairs.",
    "It is called real if the exact McNemar test, corrected for the {n} comparisons on this page (Holm), puts it below "
    "5 %. “Not shown” means that chance could have made it, not that there is nothing: the interval says how much "
    "there could be. The interval looks at one comparison alone, and so does the p beside it: they may exclude chance "
    "where so many comparisons together do not. “Same games” means that not one game ended in another position.",
)
LAST_SEAT = (
    "Where the seats of a game share one win, the last seat is left out: what the others gain or lose together, it "
    "loses or gains."
)
NO_PAIRS = "No scenario and seed was played in both, so nothing can be compared."
MOVED = (
    "Where the tracks of the same seeds stand with each variant: on average up to the {unit} that half of the games "
    "reach (a game that is over by then stays where it ended), and at the end. That shows sooner than wins do, for a "
    "win hangs on much else. Real is what is below 5 % after Holm's correction for all {n} looked at; {real} are.",
)
LENGTH = ("In {unit}s. Thick: the middle half of the games; thin: four games of five.",)
SCORES = ("The score: {score}.",)
TRACKS = (
    "Means, and for {first} the range of four games of five, at the first pause after each {unit} and at the end. Only "
    "games still going on count; a {unit} that fewer than one game in twenty reaches is left out.",
)
PLACES = ("Each map has a colour scale of its own. Counted at each {unit} of every game ({first}).",)
MATTERED = (
    "Wins in games where a card came up early against games where it did not. No player decides which card comes, so "
    "this is what the card did, up to chance. “Early” ends with a {unit} that nine games of ten reach, the one where "
    "most games can be told apart. Games that were over by then are left out, since whoever lives longer sees more.",
    "What a player chooses to use is in the second list: there, who is winning already may use more. To know what a "
    "card or a choice is worth, leave it out in a study (vary = “cards”, vary = “choices”) and compare.",
)
CLEAREST = (
    "{scenario}: what comes up by chance by {unit} {by}; the {n} clearest of {among} looked at. Points of wins with it "
    "against without."
)
TOO_FEW = "Too few games: at least {few} with a card and {few} without it are needed."
ALIVE = (
    "All that the game has, and the share of the games of this study in which it came up or was used. What never was "
    "is named first.",
)
SPEED = (
    "Time of one process on the machine that played, and decisions a second of its processor's time (a bot in a "
    "process of its own is not in it).",
)
METHOD = (
    "Game number n of a cell is always the same: chance is drawn from streams of the seed n, one for each purpose, and "
    "each seat's player has a generator of its own. The same seed in the terminal (play --seed n) gives the same deck "
    "and dice. Players see what their seat may see and nothing else.",
    "All figures hold for these players. Better or other players may find other things.",
)
