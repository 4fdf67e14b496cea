# Hints, and the look back at a game.

help-hint = hint           what a careful player would do here: the best few options, tried in many played-on games

hint-title = Each option was tried in up to { $n } games, played on by rules of thumb for four { $game ->
        [plains] discs
       *[other] cards
    }. The best of them, with the chance to win (95 % interval in brackets):
hint-line = { $mean } % ({ $low } to { $high }), in four games of five between { $tenth } and { $ninetieth } %
hint-clear = clearly better than the next
hint-close = no clear difference from the next
hint-only = There is only one thing to do here.
hint-stopped = Stopped; nothing has changed.
hint-reason = because it leads to { $reasons } than the others
hint-no-reason = nothing on the board turns out clearly better than with the others
hint-reasons = { $first } and { $second }

# Always what is good for whoever decides: more of this, less of that.
reason-navajo-culture = { $n } more Culture
reason-navajo-military = { $n } more Military
reason-navajo-morale = { $n } less enemy Morale
reason-navajo-ap = { $n } more Action Points
reason-navajo-people = { $n } more people in Families
reason-navajo-elders = { $n } more elders
reason-navajo-outposts = { $n } fewer Outposts and Forts
reason-navajo-animals = { $n } more animals
reason-navajo-stores = { $n } more goods and corn in store
reason-plains-points = { $n } more points of your own
reason-plains-rival = { $n } fewer points of the best rival
reason-plains-lost = { $n } fewer cubes lost
reason-plains-cubes = { $n } more cubes on the map

waiting-share = { $n } % done
decimal-mark = .

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
review-moment = { $swing } at entry { $ply }: { $text }
review-moments = What swung most
review-slips = Decisions that cost most, as far as play-outs can tell
review-slip = { $mean } points ({ $low } to { $high }{ $sure ->
        [yes] { "" }
       *[no] ; it may be chance
    }) at entry { $ply }: { $question } Chosen: { $taken }. Better: { $better }.
review-face = { $face } { $n } ({ $expected } expected)
review-no-slips = No decision is seen to have cost anything.
review-how = Luck is what chance gave less what it gives on average, by our estimate of the position. Costs are means over { $n } paired games played on by rules of thumb, with 95 % intervals; a far-sighted plan can look like a slip.
review-working = Playing games on from your decisions; this takes a minute or more. Ctrl-C stops.
review-look = homelands replay { $file } --to { $before } shows the board before entry { $ply }.
review-seat = There is no seat { $seat } in this game; there are: { $seats }.
review-offer = To look back at luck and decisions: homelands review { $path }
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
