# The terminal's own words. What happens in a game is told by homelands/text.

## Starting and leaving

welcome =
    Your game is kept in { $path } as you play.
    Type a number or the words beside it. Type help to see what else there is.
seed = Seed { $seed }: with it the same choices meet the same dice and draws.
choose-scenario = { $game }: which scenario?
which-scenario = Number or name:
choose-options = Optional rules
which-options = Numbers or names, or just Enter for none:
choose-one = There is no { $text } here. Choose one of: { $what }.
not-started = No game was started. To play: homelands play { $game }
goodbye = Until next time.
end-of-input = The input has ended; the game has not.
interrupted = Interrupted. Nothing is lost.
kept-at = Kept in { $path }
go-on = To go on: homelands play { $game } --resume
resumed =
    { $n ->
        [one] Going on with { $path } after 1 entry.
       *[other] Going on with { $path } after { $n } entries.
    }
no-game-to-resume = There is no game to go on with in { $folder }
another-game = { $path } is a game of { $game }
cut-off =
    { $what }
    The game goes on after the last whole line. The file as it was is kept in { $kept }

## Questions

at-any-time = At any time: { $what }
many = { $n } ways; `options` tells about each
no-such-number =
    { $n ->
        [one] There is only option 1.
       *[other] The options have the numbers 1 to { $n }.
    }
several = That may mean: { $what }. Type more of it.
not-understood = { $text } is not possible here (rule { $rule }). `options` lists what is; `help` what else you can type.
not-possible = { $text } is not possible: { $why } (rule { $rule })

## Commands

help = At every prompt you can type a number, an option in its words (or the beginning of them), Enter alone to see the question again, or:
help-why = why            what led to this question, the rule, the values that matter; why plant: why that is not possible
help-odds = odds [OPTION]  exact chances of what you are about to try
help-rules = rules [ID]     a rule in words; without an id that of the question; rules all: all of them
help-options = options        every option with its words
help-map = map            the map and all that lies beside it
help-show = show PART      one part of the board; show alone names the parts
help-card = card [N]       the card at hand, or any by its number
help-log = log [N]        the last entries and what they led to
help-undo = undo           take back the last choice, as long as no die or draw has come since
help-redo = redo           do it again
help-branch = branch [N] [NAME]  practice: before the last choice (or entry N) as often as you like; branch end: back to the game
help-save = save [FILE]    a copy of the game under a name of your own
help-help = help [COMMAND] this
help-quit = quit           leave; nothing is lost
show-what = Show what? There are: { $what }.
card-which = There is no card at hand. A card is named by its number: card 32
card-unknown = There is no card { $n }.
log-number = How many entries? Found { $text }, expected a number.
log-empty = Nothing has happened yet.
undone = Taken back: { $text }
undo-branch = To try something else there anyway, type branch: a practice branch leaves the game as it is.
practice = Practice "{ $name }", from entry { $entry } on, with dice of its own. The game waits; `branch end` goes back to it.
practice-over = Back in the game, as you left it.
practice-name = practice
no-practice = This is the game itself, not a practice branch.
nothing-to-practise = There is no choice yet to practise from.
saved = A copy is in { $path }. To go on with it: homelands play { $game } --resume { $path }
save-there = { $path } is there already. Choose another name, or type: save over { $path }
save-failed = { $path } cannot be written: { $why }
why-stack = What led here:
why-rule = Rule { $id }: { $title } (type rules { $id } to read it).
why-values = The values that matter:
why-possible = { $text } is possible: { $said }

## Odds

odds-of = Chances of { $text }
odds-none =
    { $step ->
        [none] Nothing is left to chance before your next decision.
       *[other] Nothing is left to chance before your next decision: { $step }.
    }
odds-nothing = No option here is left to chance.
odds-quiet = nothing is told
odds-then = then: { $step }
odds-success =
    { $yes ->
        [yes] succeeds
       *[no] fails
    }
odds-holds =
    { $yes ->
        [yes] holds
       *[no] ends
    }
odds-dies =
    { $yes ->
        [yes] dies
       *[no] lives
    }
odds-heart =
    { $yes ->
        [yes] the enemy takes heart
       *[no] the enemy takes no heart
    }
odds-rest =
    { $n ->
        [one] { $share } in 1 other result
       *[other] { $share } in { $n } other results
    }
odds-whole =
    Exact: { $ways ->
        [one] 1 way
       *[other] { $ways } ways
    } up to your next decision.
odds-cut =
    Only the next { $rolls ->
        [one] roll or draw is counted
       *[other] { $rolls } rolls and draws are counted
    } ({ $ways } ways): what follows has too many ways to count them all.
odds-stopped = Stopped. The game goes on.
odds-larger = Too many ways for a list of all; ask for one by itself: { $what }

## The end

the-end = The end
after-the-end = You can still look back: log, map, show, card, save; branch N tries the game again from entry N. Enter leaves.
course-title =
    { $n ->
        [one] The tracks, once:
       *[other] The course of the tracks ({ $n } points, one a turn):
    }
course = { $name }: { $row }

## Other commands

rules-see = See also { $ids }
rules-code =
    { $n ->
        [0] No code cites it.
       *[other] Code:
    }
rules-tests =
    { $n ->
        [0] No test cites it.
       *[other] Tests:
    }
rules-no-checkout = Tests are known only in a checkout of the project.
rules-unknown = There is no rule { $id }. There are:
rules-how = homelands rules { $game } ID shows a rule with its code and its tests.
coverage = { $total } rules: { $code } with code, { $test } with a test.
coverage-code =
    { $n ->
        [0] Every rule has code.
       *[other] Without code: { $n }
    }
coverage-test =
    { $n ->
        [0] Every rule has a test.
       *[other] Without a test: { $n }
    }
coverage-unknown = Cited, but not in the index: { $n }
rulings-default = played unless told otherwise
rulings-why = Why: { $reason }. Sources: { $source }
rulings-how = To play another reading: homelands play { $game } --ruling ID=READING
data-no-folder = { $folder }: no such folder
data-bad =
    { $n ->
        [one] { $folder }: 1 mistake, the pack is refused
       *[other] { $folder }: { $n } mistakes, the pack is refused
    }
data-good =
    { $n ->
        [one] { $folder }: good. 1 entry of { $files }.
       *[other] { $folder }: good. { $n } entries of { $files }.
    }
audit-file = file
audit-entries = entries
audit-attested = attested
audit-reconstructed = reconstructed
audit-share = attested share
audit-all = all
audit-list = Reconstructed in { $file }
replay-to = There is no entry { $n }: the journal has { $last }.
replay-good =
    { $n ->
        [one] { $file }: good, 1 entry, position { $sum }.
       *[other] { $file }: good, { $n } entries, position { $sum }.
    }
replay-seed = All dice and draws are those of seed { $seed }.
replay-no-seed = There is no seed to check the dice and draws against.
replay-committed = It is the seed that was committed to before the game: { $commitment }.
replay-commitment = The seed of this game is not revealed yet; it is committed to: { $commitment }.
replay-step = Enter goes on, q stops.
replay-done =
    { $n ->
        [one] { $file }: { $game }, { $scenario }, 1 entry.
       *[other] { $file }: { $game }, { $scenario }, { $n } entries.
    }
replay-chance = The journal ends before a chance result: { $kind }.
