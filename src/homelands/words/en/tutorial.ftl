# The guided game in the terminal. The texts of its steps stand in homelands/text.

lesson-welcome = A guided game. hint says what to type, skip lets the lesson play a step, again repeats its text; help shows the rest. Leave at any time: the lesson is kept after every move.
lesson-back = Welcome back. The lesson goes on where you left it.
lesson-row =
    { $n }. { $name }, about { $minutes } minutes: homelands tutorial { $game } { $id }{ $over ->
        [yes] { " " }(done)
       *[no] { "" }
    }
lesson-page = Enter goes on:
lesson-enter = Enter rolls or draws:
lesson-just-enter = { $text } means nothing here: just press Enter. help shows what else you can type.
lesson-step = Step { $n } of { $of }: { $title }
lesson-result = → { $what }
lesson-changed = What changed
lesson-change = { $name }: { $old } → { $new }
lesson-equivalent = That comes to the same. The lesson goes along with you.
lesson-other = { $text } is allowed, but it is not the lesson's move. It would mean this:
lesson-why = The lesson goes another way:
lesson-again = Nothing has changed. Try again, or type hint.
lesson-hint = Type { $text }: { $said }.
lesson-hint-enter = Just press Enter: a die or a draw comes next.
lesson-closed = { $text } belongs to a game of your own. Here nothing can go wrong: a move that is not the lesson's is explained and not made.
lesson-help = At every prompt you can type a number, an option in its words (or the beginning of them), or:
help-lesson-hint = hint           what to type
help-lesson-skip = skip           let the lesson play the rest of this step
help-lesson-again = again          the text of this step once more
lesson-go-on = The lesson is kept. To go on: homelands tutorial { $game }
lesson-old = What was kept of the lesson does not fit it to the end; it goes on as far as it fits. The file as it was is kept in { $kept }
lesson-finished =
    You have been through this lesson. To go on with the game that followed it: homelands play { $game } --resume
    To begin again: homelands tutorial { $game } --restart
lesson-none = There is no lesson for { $game } yet.
