# The game for two players: the Headman, influence, and who decides what.

seat-dine = the Diné
seat-turquoise = turquoise
seat-basket = basket

event-headman =
    { $die ->
        [0] The Headman is now { $player }.
       *[other] Die { $die }: the first Headman is { $player }.
    }
event-elders-come =
    No elder is left: { $n ->
        [one] 1 comes
       *[other] { $n } come
    } anew.
event-headman-table = Headman table: die { $die }, { $points } Influence Points, { $cards } cards given up make { $total }.
event-bids = Bids: { $first } and { $second }. The lower one is given by { $pledger }.
event-elder-swayed = An elder in box { $box } now follows { $player }.
event-family-swayed = Family { $family } now follows { $player }.
event-family-freed = Family { $family } no longer follows { $player }.
event-influence-point =
    A point for { $player }: { $points ->
        [0] nobody is ahead.
       *[other] { $leader } leads with { $points }.
    }

ask-influence_claim = Family { $family_at } has done well. Take your counter off it for an Influence Point?
ask-influence_court = Family { $family_at } has done badly. Whom do you influence?
ask-influence_persuade = Which elder do you influence?
ask-operations_show-cards = Show the next cards to the other player?
ask-two-player_sway-more = Which elder do you influence? { $left } to go.
ask-two-player_sway-families = Which Family do you influence?
ask-two-player_own-ferocity = Which Ferocity have the Families that follow you?
ask-headman_take-headman = No one holds the council. Influence an elder and become Headman?
ask-headman_lose-follower = Which Family no longer follows the Headman?
ask-headman_rival-elder = { ask-influence_persuade }
ask-headman_rival-family = { ask-two-player_sway-families }
ask-headman_give-cards = Give up cards of your hand? Each adds 1 on the Headman table.
ask-headman_drop-way = Discard { $drawn }?
ask-two-player_next-elder = Which elder speaks next?
ask-two-player_elder-choice = What does the elder in box { $box_at } attempt?
ask-two-player_spend-point = Give an Influence Point for 1 Military? Enemy Morale { $morale } is above Military { $military }.
ask-two-player_bid = Kit Carson comes. How many counters of the Resources would you give?
ask-victory_whether-to-buy = Is a Cultural Development bought? The other player says which. Culture { $culture }, Military { $military }.

do-claim-point = Take the counter off Family { $family }: 1 Influence Point
do-leave-influence = Leave the counter on Family { $family }
do-no-influence = Influence nobody
do-sway-elder = The elder in box { $box }
do-sway-family = { table-family }
do-set-ferocity = Family { $family }: Ferocity { $n }
do-free-family = { table-family }
do-give-card = Give up { $card }
do-keep-card = Keep the card
do-call-elder =
    The elder in box { $box } of { $player ->
        [turquoise] turquoise
       *[basket] basket
    }
do-no-action = Attempt nothing
do-spend-point = Give the point
do-keep-point = Keep the point
do-bid =
    { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
do-show-cards = Show them
do-keep-secret = Keep them secret
do-buy-one = Buy one

die-two-player_first-headman = The first Headman: 1-3 turquoise, 4-6 basket.
die-headman_table-row = Headman table: the die, { $points } for Influence Points and { $n } for cards.

## The table on the back of the Headman card, as the data have it (16.5.2)

headman-row =
    { $place ->
        [first] up to { $n }: { $effects }
        [last] { $n } or more: { $effects }
       *[middle] { $n }: { $effects }
    }
headman-effect-none = { nothing }
headman-effect-follower =
    the Headman takes { $n ->
        [one] one of his counters off a Family
       *[other] { $n } of his counters off Families
    }
headman-effect-culture = lose { $n } Culture
headman-effect-family =
    the rival may influence { $n ->
        [one] a Family
       *[other] { $n } Families
    }
headman-effect-elder =
    the rival may influence { $n ->
        [one] an elder
       *[other] { $n } elders
    }
headman-effect-passes = with a majority the card is his at once
