# Things counted in the rules: `{ $horses-horses }` in a rule is the figure `horses`, said by `counted-horses`.

counted-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
counted-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
counted-wagons =
    { $n ->
        [one] 1 wagon
       *[other] { $n } wagons
    }
counted-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
counted-blanks =
    { $n ->
        [one] 1 Blank
       *[other] { $n } Blanks
    }
counted-treaties =
    { $n ->
        [one] 1 Treaty
       *[other] { $n } Treaties
    }
counted-regions =
    { $n ->
        [one] 1 region
       *[other] { $n } regions
    }
counted-wagons-join =
    { $n ->
        [one] 1 wagon joins
       *[other] { $n } wagons join
    }
counted-wagons-come =
    { $n ->
        [one] 1 wagon is put
       *[other] { $n } wagons are put
    }
counted-spaces =
    { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
counted-events =
    { $n ->
        [one] 1 event
       *[other] { $n } events
    }
counted-groups-move =
    { $n ->
        [one] 1 group moves
       *[other] { $n } groups move
    }
counted-blue-ride =
    { $n ->
        [one] 1 blue cube rides
       *[other] { $n } blue cubes ride
    }
counted-cubes =
    { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
counted-indians =
    { $n ->
        [one] 1 Indian cube
       *[other] { $n } Indian cubes
    }
counted-cavalry =
    { $n ->
        [one] 1 Cavalry cube
       *[other] { $n } Cavalry cubes
    }
counted-dice =
    { $n ->
        [one] 1 brown die
       *[other] { $n } brown dice
    }
counted-green =
    { $n ->
        [one] 1 green cube
       *[other] { $n } green cubes
    }
counted-times =
    { $n ->
        [one] 1 time
       *[other] { $n } times
    }
counted-brown = { $n } brown
counted-greens = { $n } green
counted-orange = { $n } orange
