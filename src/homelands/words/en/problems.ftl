## What the web table's server says when something is not possible

serve-bad-request = The request is not understood.
serve-unknown-token = This link opens no seat. Links are long: perhaps a piece of it is missing.
serve-forbidden = That is not allowed.
serve-not-found = { page-unknown-page }
serve-method-not-allowed = This address is not asked in this way.
serve-too-large = The request is too large.
serve-too-many-requests =
    { $seconds ->
        [one] Too many requests. Try again in one second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
serve-too-many-starts = Too many new games: at most { $most } an hour. The next one can begin in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
serve-too-much-stored = What you have started here fills more than { $most } MB. Remove a game that you no longer need, or ask whoever runs the server.
serve-too-many-waiting = Too much was asked at once: at most { $most } questions may wait. Ask again in a moment.
serve-too-many-streams = Too many open pages: at most { $most } at once.
serve-too-many-jobs = Something is still being thought about: at most { $most } at once. Stop it, or wait for it.
serve-broken = Something is wrong with the server. What you asked for may have happened or not: look at the game again.
serve-damaged = The server’s database is damaged and cannot be read as it was written. Trying again does not help: tell whoever runs the server.
serve-unavailable = The server cannot reach its database just now, or has no room to write. Nothing has happened and nothing is lost; try again.
serve-unknown-host = This server is not called { $host }. Whoever runs it can name the address with --public.
serve-other-origin = Another page ({ $origin }) may not act here.
serve-not-at-home = The list of games is shown on the machine that the server runs on, and nowhere else.
serve-not-built = The server is running, but its page has not been built yet: run “make page” and start it again. In the terminal, “homelands play” needs no page.

serve-unknown-game = There is no game { $name }.
serve-unknown-match = This game is not there.
serve-unknown-lesson = There is no lesson { $name }.
serve-unknown-pack = There is no pack { $name } on this server.
serve-unknown-seat = There is no seat { $name } in this game.
serve-unknown-player = A seat cannot be taken by { $name }: it is yours (me), a friend's (link), or a bot's (bot:LEVEL).
serve-unknown-level = There is no bot { $name } here: choose one of the levels that are offered.
serve-unknown-job = This is not being thought about.
serve-nobody-plays = At least one seat must be a person's.
serve-no-companion-for = There is no companion for { $name } yet.
serve-wrong-setup = This game cannot be set up: { $why }
serve-wrong-journal = This journal cannot be played: { $why }
serve-too-long = The game is too long: at most { $most } entries.
serve-too-often = That has been done { $most } times in this game already: from now on it only goes forward.
serve-other-rules = This game was played under other rules: it cannot be gone on with from entry { $entry }. Its journal can still be read from the database.{ $known ->
        [yes] {" "}Changed since then: { $changed }
       *[no] {""}
    }

serve-stale = The game has gone on in the meantime. Look again before you choose.
serve-over = { web-over }
serve-not-your-turn = It is not your turn.
serve-not-your-choice = You can only take back your own last choice.
serve-new-information = A die or a draw has come since: it cannot be taken back. A practice branch can begin before it.
serve-spectator = With this link one can look on, not play.
serve-secrets = As long as the others hold cards that you do not know, there are no practice branches; after the end there are.
serve-no-branch = A game on a real table has no branches.
serve-no-such-ply = There is no such moment: the last one is { $last }.
serve-no-such-option = “{ $text }” is not possible now.
serve-no-odds = The chances of “{ $text }” could not be counted in time: the machine is busy. Ask again.
serve-no-hint = There is no hint here.
serve-no-review = A game is looked back at when it is over.
serve-no-lesson = This is no lesson, or it is over.
serve-no-companion = This is only for a game on a real table.
serve-lesson-waits = A die or a draw comes next: go on with “roll”.
serve-wrong-figure = “{ $text }” cannot stand on this card: { $why }
serve-no-figure = No figure was told.
