# Beside a real table: what is asked for, what is questioned, what can be corrected.

companion-welcome =
    Your game is kept in { $path } as you play.
    Tell what was rolled, drawn and turned up, and make your moves; the program says which pieces move. Type help to see what else there is.
companion-set-up = Set up the table by rule { $rule } (type rules { $rule }). Before your first choice it looks like this:
companion-ready = The table is set up. This is what should lie on it:
companion-go-on = To go on: homelands companion { $game } --resume
companion-no-game = { no-game-to-resume }
companion-none = There is no companion for { $game } yet, only for: { $games }
companion-now = Now in { $name }: { $now }
companion-printed = { $card }: type what is printed on the card; just Enter leaves a figure as it is here.
companion-undo = A die or a draw has come since then: it is not taken back but corrected. entries shows the numbers, correct N VALUE changes one.
companion-closed = { $text } has no use beside a real table. To change something: entries and correct.
companion-form = Type one of: { $what }
companion-form-die = Type what it shows: 1 to 6
companion-form-dice = Type what they show, for example 2 5
companion-form-card = Type its number, for example 32
companion-form-ceremony = Type its number, for example 40
companion-form-cube = Type its colour: { $what }
companion-form-corn = Type its value: { $what }
companion-not-drawn = { $text } is no result of this.
companion-slip = Look again. If that is what lies on the table, an earlier entry is wrong: entries lists them, correct N VALUE changes one.
companion-parts = The parts of the table are: { $what }
companion-figures = { $card }: some figures are only reconstructed here. Type what is printed on the card; just Enter keeps the figure.
figure-preempt = AP to go first (here { $ours }):
figure-e1 = Enemy AP if you go first (here { $ours }):
figure-e0 = Enemy AP if he goes first (here { $ours }):
figure-minor = Minor Event, one of { $names } (here { $ours }):
figure-die = Die of the Blessing Way (here { $ours }):
figure-vp = VP of the Victory Check (here { $ours }):
figure-wrong = Found { $text }, expected { $expected }.
doubt-cube =
    There can be no { $value } cube in the bag: { $where ->
        [none] none is in the game
       *[other] { $where }
    }.
doubt-box = { $n } in { $box }
doubt-gone = { $n } not in this game
doubt-card-seen = { $card } was seen already: entry { $n }.
doubt-card-out = { $card } is not in the deck any more.
doubt-card-later = { $card } lies in a later part of the deck: { $n } cards of this part are left.
doubt-card-none = { $card } is not in the deck of this scenario, or there is no such card.
doubt-intruder =
    { $n ->
        [one] The only counter { $value } has been seen already.
       *[other] All { $n } counters { $value } have been seen already.
    }
doubt-draw = { $value } cannot come here any more.

## Commands

companion-help = Tell dice and draws in short forms; at every prompt you can also type a number, an option in its words, or:
help-companion-table = table [PART]   everything that should lie on the table, or one part of it
help-companion-entries = entries [N|all]  what you have entered, with its numbers
help-companion-correct = correct N VALUE  change entry N; the rest is played anew as far as it fits
help-companion-printed = printed N      the printed figures of card N, also to correct them
entries-how = entries, entries 50 or entries all
entries-correct = correct N VALUE changes one of them.
correct-how = Which entry, and what instead? For example: correct 12 white
correct-number = There is no entry { $n }: the last one is { $last }.
correct-kept = The game as it was is kept in { $path }; correct back takes it up again.
correct-back =
    { $n ->
        [one] Back to the game as it was before the correction: 1 entry.
       *[other] Back to the game as it was before the correction: { $n } entries.
    }
correct-no-back = There is no correction to take back.
correct-same = Entry { $n } is { $text } already.
correct-choice =
    { $text } was not possible there. Possible were: { $what }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
corrected = Entry { $n }: { $new } in place of { $old }.
differs = Entry { $n } is the first that leads to something else:
differs-before = before:
differs-now = now:
differs-nothing = { nothing }
lost =
    { $count ->
        [one] Entry { $n } ({ $text }) does not fit any more and has to be made anew.
       *[other] Entry { $n } ({ $text }) does not fit any more. It and those after it, { $count } in all, have to be made anew:
    }
set-table = Change on the table:
set-row = { $name }: { $now } (before: { $was })
table-same = Nothing changes on the table.
printed-how = Which card? For example: printed 32
