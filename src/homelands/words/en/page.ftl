# The page's own words. Those of a game's board stand with the game.

# What the language calls itself.
language-name = English

## Everywhere

page-brand = Homelands
page-tagline = Games of a long struggle for the land, at one table.
page-skip-link = Skip to the content
page-back = Back
page-close = Close
page-cancel = Cancel
page-copied = Copied.
page-copy-failed = The browser does not allow copying. Select the text and copy it by hand.
page-loading = Loading…
page-retry = Try again
page-offline = The table cannot be reached. Is the server running?
page-server-trouble = Something went wrong at the table. Nothing is lost; try again.
page-failed = That did not work.
page-menu = Menu
page-more = More
page-settings = Settings
page-about = About
page-help-goal = How to win
page-help-legend = Marks on the board
page-help-glow = can be picked now
page-help-pulse = what just happened is about it
page-help-preview = what the answer under the pointer would touch
page-help-glossary = What things are
page-help-search = Search what things are
page-help = Keys and help
page-home = Start page
page-reconstructed = reconstructed
page-reconstructed-why = This figure is our own reconstruction, not the printed one.
page-unknown-page = There is nothing at this address.
page-no-script = This page plays the games in your browser and needs JavaScript. Without it, “homelands play” does so in a terminal.

## The first page

page-learn = Learn step by step
page-learn-this = Learn: { $lesson } ({ $minutes } min)
page-set-up = New game
page-beside = Beside a real table
page-beside-about = You roll and draw; the page runs the enemy and checks the moves.
page-continue = Continue
page-no-games = No unfinished game yet.
page-practice = Practice
page-lesson = Lesson
page-companion = Real table
page-watching = watching
page-forget = Remove from this list
page-import-game = Open a saved game
page-import-about = A journal is the text of a played game. Choose a file or paste it; it is replayed and checked line by line.
page-import-file = Choose a file
page-import-paste = Or paste the journal here
page-import-open = Open
page-import-empty = There is no text to open.
page-import-too-large = This file is too large for a journal.

## A new game

page-new-game = { $title }: a new game
page-scenario = Scenario
page-seats = Seats
page-seat-me = Me, here
page-seat-link = A friend, by link
page-seat-bot = Computer: { $name }
page-optional-rules = { choose-options }
page-advanced = Doubtful rules and data packs
page-advanced-about = Where the rules can be read in more than one way, the game asks a ruling. The default is what we think is meant.
page-packs = Data packs
page-packs-about = True values from a box you own, in place of reconstructed ones.
page-default-reading = default
page-your-name = Your name (others see it)
page-start = Start
page-starting = Setting up…

## Joining

page-invited = You are invited to a table
page-invited-seat = Your seat: { $seat }
page-invited-table = This link plays the whole table.
page-invited-watch = You watch; nobody's secrets are shown to you.
page-link-is-seat = Whoever has this link has the seat. Keep it as you would keep a key.
page-sit-down = Sit down
page-watch = Watch
page-unknown-link = This link leads to no game. It may be cut off, or the game was removed.

## The table

page-you = you
page-bot = computer
page-at-table = at the table
page-away-since = away, seen { $ago }
page-never-seen = not here yet
page-turn = to decide
page-asked = asked { $ago }
page-onlookers = Onlookers
page-copy-link = Copy the link for { $seat }
page-copy-watch = Copy the link for onlookers
page-copy-table = Copy the link of this table
page-seats-and-links = Seats and links
page-new-links = Make the links again
page-new-links-about = If a link you gave away is lost. The old ones stay good.
page-new-links-made = The links are here again.
page-copy-moment = Copy a link to this moment
page-link-copied = The link is copied. Whoever has it has the seat.
page-watch-copied = The link for onlookers is copied.
page-live = Connected
page-connecting = Connecting…
page-lost = Connection lost; trying again
page-lost-in = Connection lost; next try in { $n } s
page-try-now = Try now
page-your-turn = Your decision
page-waiting-for = Waiting for { $seat }
page-waiting = Waiting
page-thinking = { $seat } is thinking
page-stop = Stop
page-hurry = Move now
page-hand-over = It is the turn of { $seat }. Hand over the device.
page-hand-over-now = Hand over
page-i-am = I am { $seat }
page-showing = What happens
page-next = Next
page-skip-all = Skip to the end
page-pace = Show such steps
page-steps-left = { $n } more
page-facts = Why, and why not
page-option-count =
    { $n ->
        [one] 1 possibility
       *[other] { $n } possibilities
    }
page-no-options-now = Nothing to decide here.
page-odds = Odds
page-odds-of = Odds: { $what }
page-odds-part = Counted only in part: more chance follows.
page-odds-none = Nothing is left to chance here.
page-counting = Counting…
page-here = You can
page-rule = Rule { $id }
page-expected = Possible are
page-board = Board
page-board-help = Arrow keys go from thing to thing, Enter picks, I explains.
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = Whole board
page-cannot-draw = This cannot be drawn. The game goes on: use the options and the command line.
page-nothing-there = Nothing about this thing.
page-displays = Displays
page-plain-more = { page-more }
page-plain-yes = yes
page-plain-no = no
page-plain-none = –
page-log = Log
page-log-earlier = Earlier
page-log-empty = { log-empty }
page-log-entry = Look at the moment after entry { $n }
page-rules = Rules
page-search-rules = Search the rules
page-no-rules = No rule has these words.
page-rules-found =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
page-our-words = The rules in our own words.
page-decide = Decide

## The command line

page-command = Command
page-command-hint = Type a move or a command, e.g. help
page-send = Send
page-command-help = Type the words of an option, its number or the beginning of it, or one of these:
page-typed-why = why TEXT
page-typed-why-about = whether that is possible, and the rule
page-typed-odds = odds TEXT
page-typed-odds-about = the exact chances of an option
page-typed-rules = rules ID
page-typed-rules-about = the rule in the panel
page-typed-card = card N
page-typed-card-about = what a card does
page-typed-log = log
page-typed-log-about = the log
page-typed-undo = undo, redo
page-typed-undo-about = take back, do again
page-typed-branch = branch
page-typed-branch-about = practise from here
page-typed-hint = hint
page-typed-hint-about = what a player would do
page-typed-skip = skip
page-typed-skip-about = a lesson plays the rest of its step
page-typed-save = save
page-typed-save-about = download the journal
page-typed-help = help
page-typed-help-about = this list
page-typed-quit = quit
page-typed-quit-about = back to the start page; the game is kept
page-number-outside =
    { $n ->
        [one] There is one option.
       *[other] There are { $n } options.
    }

## Tools

page-undo = Undo
page-redo = Redo
page-hint = Hint
page-branch = Practise from here
page-branch-short = Practise
page-export = Download the journal
page-hint-working = Looking for a good move…
page-hint-none = No hint was found.
page-hint-says = A player would take:
page-hint-how = How this was found, and the other moves
page-practice-name = { practice-name }
page-practice-banner = Practice branch: { $name }. The game itself is not touched.
page-back-to-game = Back to the game

## Time

page-timeline = The whole game
page-ribbon = Where in the turn
page-meanwhile = Meanwhile: { $changes }.
page-moment = Entry { $n } of { $of }
page-earlier-moment = You are looking at an earlier moment.
page-back-to-now = Back to now
page-step-back = One entry back
page-step-forward = One entry forward
page-replay = Play on from here as a film
page-pause = Pause
page-to-start = To the beginning

## Lessons

page-lesson-step = Step { $n } of { $of }
page-lesson-page = Page { $n } of { $of }
page-lesson-go = Go on
page-lesson-begin = Begin
page-lesson-hint = Show what to do
page-lesson-expects = The lesson waits for:
page-lesson-skip = Play this step for me
page-lesson-changed = What the last step changed
page-lesson-over = The lesson is over.
page-lesson-next = Next lesson
page-lesson-free = Play on from here, with real dice

## Beside a real table

page-tell = Tell what came up
page-move-these = Do this on your table
page-on-table = What should lie there now
page-set-up-table = Set up the table
page-entries = What you told
page-correct = Correct
page-correct-entry = Correct entry { $n }
page-figures = Printed figures of this card
page-figures-about = We have only reconstructed these. If you own the card, type what is printed; leave the rest empty.
page-ours = ours: { $value }
page-keep-figures = Use these
page-whole-table = The whole table

## The end

page-the-end = { the-end }
page-dice = The dice
page-dice-kept = Checked in this browser: the seed is the one that the server had sealed before the first move.
page-dice-broken = The seed does NOT fit the seal that was given at the start. Do not trust these dice.
page-dice-hidden = The seal of the seed; the seed is shown when the game is over.
page-dice-cannot = This browser cannot check the seal here (it can on this machine or over https).
page-seal = Seal
page-seed = Seed
page-salt = Salt
page-review = Review of the game
page-review-start = Review the game
page-review-working = Going through the game…
page-review-none = The review has nothing to say.
page-go-there = Look there
page-rematch = Play again, same table
page-again = A new game

## Settings

page-language = Language
page-theme = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-text-size = Text size
page-size-small = Small
page-size-normal = { web-bot-normal }
page-size-large = Large
page-size-huge = Very large
page-speed = How fast the enemy's steps are shown
page-speed-instant = At once
page-speed-fast = Fast
page-speed-normal = { web-bot-normal }
page-speed-slow = Slow
page-speed-step = One by one, by hand
page-keys-on = Single-letter keys
page-keys-on-about = Turn them off if your screen reader or voice control needs the letters.
page-journal-on = The words of the journal in the log
page-journal-on-about = As the file of a game keeps them, below each sentence.
page-kept-here = Settings stay in this browser.

## Keys

page-keys-title = Keys
page-key-command = to the command line
page-key-options = to the options
page-key-board = to the board
page-key-displays = to the displays
page-key-log = to the log
page-key-rules = to the rules
page-key-digits = to that option; Enter takes it
page-key-arrows = on the board: the next thing that way
page-key-glowing = on the board: next, previous thing that can be picked
page-key-pick = pick, or take the option
page-key-explain = explain the thing
page-key-undo = undo
page-key-redo = redo
page-key-hint = hint
page-key-step = next step of what is shown
page-key-skip = skip what is shown; close what is open
page-key-past = one entry back, forward
page-key-help = { page-typed-help-about }
page-key-name-space = Space
page-key-name-esc = Esc
page-key-name-enter = Enter
page-key-name-arrows = Arrows

## About

page-about-title = About Homelands
page-about-games = Homelands plays historical board games with every rule kept:
page-about-box = You do not need the box to play. If you own it, the page can sit beside your real table.
page-honest-title = What is known, and what we had to make up
page-honest-rules = The rules are kept as they are published, told in our own words. The printed components (cards, charts, counters, maps) are only partly known to us.
page-honest-ours = What we do not know we have reconstructed: designed by us so that it fits everything that is known, and calibrated by playing thousands of games. It is our design and does not pretend to be the printed one.
page-honest-marked = Such figures are marked “reconstructed” wherever they appear. With a data pack, the owner of a box can put the true values in their place.
page-respect-title = Names and people
page-respect-text = These games are about real peoples and real losses. We use the names that the games use, Diné where they say Diné, and we draw land and sky, not anybody's sacred art.
page-fair-title = Fair dice, few traces
page-fair-seal = Before the first move the server seals the seed of its dice with a hash, and shows the seed at the end. This page checks that they fit.
page-fair-traces = There is nothing to register. The page sets no cookie, asks no third party for anything, and keeps your links and settings only in this browser.
page-version = Version { $number }

## Over the map

page-roll = Roll { $n }
page-fight-rules = What counts here
page-stand = Stand to the end of this fight
page-fight-begins = The fight in { $place } begins
page-fight-go = Begin the fight
page-not-yet = Not yet
page-odds-all = All results
page-how-many = How many
page-of-all = { $n } of { $all }
page-fewer = One fewer
page-more-of-them = One more
page-others-too = Then the others
page-pick-on-map = Pick on the map: { $n } possibilities are marked.
page-all-options = As a list ({ $n })
