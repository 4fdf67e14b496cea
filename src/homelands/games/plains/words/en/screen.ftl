# The board of Plains Indian Wars in the terminal.

plains-scenario-2 = Two players: all Indian nations against Cavalry, Settlers and Enemies.
plains-scenario-3 = Three players: the Indian nations against Cavalry and Settlers as allies who also compete.
plains-scenario-4 = Four players: each deck has a player of its own.
plains-option-indian-allies = With three players the Indian side is two players, the U.S. side one (15.3).

pla-setup = Setting up
pla-place =
    Round { $round }{ $disc ->
        [none] {""}
       *[other] , { $disc } disc
    }
pla-status = Round { $round }. Discs to come: { $bag }. Points now: { $points }.
pla-drawn = { $who } draws { $card }.
pla-draws = { $who } draws a card.
pla-card-which = A card is named by its title: card red-cloud
pla-no-hand = No card in hand.
pla-letter-green = G
pla-letter-orange = O
pla-letter-blue = B
pla-letter-brown = Br
pla-letter-purple = P
pla-letter-white = W
pla-legend = G green, O orange, B blue, Br brown, P purple, W wagons. [G]: who controls the region, [-]: nobody. * purple land, ~ on a wagon trail.
pla-kind-npt = northern plains
pla-kind-spt = southern plains
pla-kind-purple-north = purple, north
pla-kind-purple-south = purple, south
pla-region =
    { $name } ({ $kind }): { $cubes }; { $owner ->
        [none] nobody controls it.
       *[other] controlled by { $owner }.
    }
pla-rail = Railroad: { $union } spaces from St. Louis, { $mountain } of { $mountains } in the mountains, { $central } on the plains from Sacramento; { $gap } of { $spaces } on the plains are open.
pla-railhead = Next space beside { $at }.
pla-row-ready = { board-box-ready }
pla-row-casualties = { board-box-casualties }
pla-row-removed = { step-terms_remove }
pla-row-discs = { luck-disc }
pla-row-wagons = { faction-white }
pla-row-points = Points now
pla-row-hand = Hand { $deck }
pla-row-enduring = Enduring
pla-row-unseen = Not seen, { $deck }
pla-row-played = Played, { $deck }
pla-discs = drawn { $drawn }; in the bag { $bag }
pla-wagons = { $trail } on the trails, through by the north { $north }, by the south { $south }, destroyed { $lost }
pla-held = { table-deck-left }
pla-deck = { $n } to draw
pla-enduring =
    { $card }{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }
pla-safe = safe by treaty
pla-points-regions = regions
pla-points-purple = purple regions
pla-points-penalty = purple penalty
pla-points-railroad = railroad
pla-points-wagons = wagons
pla-points-cavalry = Cavalry lost
pla-points-custer = { procedure-custer }
pla-points-note = As it would be if the game ended now.
pla-side-indians = Indian side
pla-side-us = { board-side-us }
pla-result-indians =
    { $indians ->
        [one] the Indians hold the field with 1 cube
       *[other] the Indians hold the field with { $indians } cubes
    }
pla-result-us =
    { $us ->
        [one] the U.S. side holds the field with 1 cube
       *[other] the U.S. side holds the field with { $us } cubes
    }
pla-gist-indians = the Indians hold the field
pla-gist-us = the U.S. side holds the field
pla-gist-treaty-made = a treaty
pla-result-none = nobody is left
pla-result-treaty-made = a treaty: { $indians } Indian cubes and { $us } of the U.S. side remain
pla-result-destroyed = the wagon is destroyed
pla-result-treaty = a treaty keeps the wagon safe
pla-result-stays = the wagon stays where it is
pla-result-driven = the wagon is driven on
pla-result-open = undecided
pla-odds-whole = Exact, to the end of the fight or the next decision. Whoever has to choose on the way (equal losses, retreats, where a treaty sends a force) takes the first option of the list: a fixed policy, not advice.
pla-fact-dice =
    { $colour }: { $n ->
        [one] 1 die
       *[other] { $n } dice
    }, each { $hit } of 6 a hit, { $treaty } a Treaty, { $blank } blank.
pla-row-rail = { faction-black }
pla-rail-short = { $union } spaces from St. Louis, { $mountain } in the mountains
