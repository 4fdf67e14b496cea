# Hints, and the look back at a game.

help-hint = hint           what a careful player would do here: the best few options, tried in many played-on games

hint-title = Tried in up to { $n } games played on by rules of thumb; the figure is the chance to win:
hint-line = { $mean } % ({ $low } to { $high }), four of five games between { $tenth } and { $ninetieth } %
hint-clear = clearly better than the next
hint-close = no clear difference from the next
hint-only = There is only one thing to do here.
hint-stopped = Stopped; nothing has changed.
hint-reason = because { $reasons }
hint-more = { $figure } ends { $n } higher than after the others
hint-less = { $figure } ends { $n } lower than after the others

figure-navajo-culture = Culture
figure-navajo-military = Military
figure-navajo-morale = enemy Morale
figure-navajo-ap = Action Points
figure-navajo-people = the number of people in Families
figure-navajo-elders = the number of elders
figure-navajo-outposts = the number of Outposts and Forts
figure-navajo-animals = the number of animals
figure-navajo-stores = goods and corn in store
figure-plains-points = your score
figure-plains-rival = the best rival's score
figure-plains-lost = the number of your cubes lost
figure-plains-cubes = the number of your cubes on the map

review-title = { $who }: a look back at { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }
review-luck = Luck, in points of the chance to win
review-kind = { $kind }: { $n ->
        [one] once
       *[other] { $n } times
    }, together { $swing }
review-mean = ; on average { $actual }, { $expected } expected
review-moment = entry { $ply }, { $text }: { $swing }
review-moments = What swung most
review-slips = Decisions that cost most, as far as play-outs can tell
review-slip = entry { $ply }, { $step }: { $taken } in place of { $better } cost { $mean } points ({ $low } to { $high }){ $sure ->
        [yes] { "" }
       *[no] ; that may be chance
    }
review-no-slips = No decision is seen to have cost anything.
review-how = Luck is what chance gave less what it gives on average, by our estimate of the position. Costs are means over { $n } paired games played on by rules of thumb, with 95 % intervals; a far-sighted plan can look like a slip.
review-working = Playing games on from { $n } decisions; this takes a while. Ctrl-C stops.
review-seat = There is no seat { $seat } in this game; there are: { $seats }.
review-open = This game is not over. A look back is for finished games.

luck-die = Single dice
luck-dice = Pairs of dice
luck-card = Cards
luck-ceremony = Ceremonies
luck-coin = Coins
luck-corn = Corn counters
luck-counter = Instruction counters
luck-counter-out = Instruction counters left out
luck-cube = Cubes
luck-disc = Discs
luck-intruder = Intruders
luck-set-out = Sets of developments left out
luck-green-dice = Dice of the Northern Plains Tribes
luck-orange-dice = Dice of the Southern Plains Tribes
luck-blue-dice = Dice of the Cavalry
luck-brown-dice = Dice of the Settlers
luck-purple-dice = Dice of the Enemies
