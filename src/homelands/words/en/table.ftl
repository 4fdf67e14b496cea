# The web page's own words, for every game.

web-over = The game is over.
web-waiting = Waiting for { $who }: { $what }.
web-rights = At any time
web-roll =
    { $kind ->
        [die] Roll the die
        [dice] Roll the dice
        [green-dice] Roll the dice
        [orange-dice] Roll the dice
        [blue-dice] Roll the dice
        [brown-dice] Roll the dice
        [purple-dice] Roll the dice
        [coin] Toss the coin
       *[other] Draw
    }
web-not-an-option =
    { $text ->
        [none] Nothing was said. Choose one of the options.
       *[other] { $text } is not possible here.
    }
web-lesson-other = That is allowed, but the lesson goes another way.
web-lesson-means = Your move would mean this:
web-lesson-again = Nothing has changed. Try again, or look at the hint.
web-set-up = Set up the table by rule { $rule }; what it should look like stands below.
web-slip = Look again. If that is what lies on the table, an earlier entry is wrong: choose it in the list and correct it.
web-lost = To be told anew
web-set-row = { $now } (before: { $was })
web-no-figure = a figure of a card at hand, and { $id } is none

## Bots

web-bot-random = Chance
web-bot-random-about = Takes any legal option, as the dice fall. For trying things out.
web-bot-easy = Easy
web-bot-easy-about = Rules of thumb, and at every fourth decision it takes whatever comes. For a first game.
web-bot-normal = Normal
web-bot-normal-about = Rules of thumb. Quick.
web-bot-hard = Hard
web-bot-hard-about = Tries out many ways the game may go before each decision that matters.
