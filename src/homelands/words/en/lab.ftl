# Studies and reports.

lab-progress = { NUMBER($done) } of { NUMBER($total) } games
lab-speed = { NUMBER($rate) } games a second
lab-failed-so-far = { NUMBER($n) } failed
lab-goes-on =
    { $done ->
        [one] Going on after 1 game.
       *[other] Going on after { NUMBER($done) } games.
    }
lab-failed = Failed: { $what }
lab-failures =
    { $n ->
        [one] 1 game failed: { $why }
       *[other] { NUMBER($n) } games failed: { $why }
    }
lab-stopped = Stopped. No game that had ended is lost; the same command goes on.
lab-cannot-write = { $path } cannot be written ({ $why }). No game that had ended is lost; with more room the same command goes on.
lab-report = The results are in { $folder }. To see them: homelands report { $folder }
lab-variant = variant
lab-scenario = scenario
lab-seat = seat
lab-player = player
lab-games = games
lab-wins = wins
lab-interval = 95 % interval
lab-length = length
lab-against = against { $first }
lab-difference = points
lab-changed = games changed
lab-p = p (Holm)
lab-verdict = verdict
lab-verdict-real = real
lab-verdict-not-shown = not shown
lab-verdict-same-games = same games
lab-written = The report is in { $path }
lab-p-alone = p alone
lab-pairs = pairs
lab-left-seconds =
    { $n ->
        [one] about 1 second left
       *[other] about { NUMBER($n) } seconds left
    }
lab-left-minutes = about { NUMBER($n) } minutes left
lab-needed =
    { $n ->
        [one] 1 game in each scenario is enough for plus or minus { NUMBER($points) } points at most, whatever the share is.
       *[other] { NUMBER($n) } games in each scenario are enough for plus or minus { NUMBER($points) } points at most, whatever the share is.
    }
lab-needed-pairs =
    { $n ->
        [one] 1 pair of games in each scenario is enough for plus or minus { NUMBER($points) } points, at worst.
       *[other] { NUMBER($n) } pairs of games in each scenario are enough for plus or minus { NUMBER($points) } points, at worst.
    }
lab-stopped-early =
    { $n ->
        [one] Stopped after 1 game; the figures are of that one.
       *[other] Stopped after { NUMBER($n) } games; the figures are of these.
    }
lab-paired = Both players met the same dice and draws, game by game.
lab-swapped = Each game was played twice with the same dice and draws; for the second the two players swapped seats.
lab-csv-written = The table is in { $path }
lab-no-csv = { $path } cannot be written ({ $why }).
