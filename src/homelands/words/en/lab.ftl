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
