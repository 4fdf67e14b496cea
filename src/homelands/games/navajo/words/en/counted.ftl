# Things counted in the rules: `{ $horses-horses }` in a rule is the figure `horses`, said by `counted-horses`.

counted-men =
    { $n ->
        [one] 1 man
       *[other] { $n } men
    }
counted-women =
    { $n ->
        [one] 1 woman
       *[other] { $n } women
    }
counted-children =
    { $n ->
        [one] 1 child
       *[other] { $n } children
    }
counted-elders =
    { $n ->
        [one] 1 elder
       *[other] { $n } elders
    }
counted-horses =
    { $n ->
        [one] 1 horse
       *[other] { $n } horses
    }
counted-sheep =
    { $n ->
        [one] 1 sheep
       *[other] { $n } sheep
    }
counted-goods =
    { $n ->
        [one] 1 Trade Goods counter
       *[other] { $n } Trade Goods
    }
counted-harass =
    { $n ->
        [one] 1 Harass counter
       *[other] { $n } Harass counters
    }
counted-intruders =
    { $n ->
        [one] 1 Intruder counter
       *[other] { $n } Intruder counters
    }
counted-spaces =
    { $n ->
        [one] 1 drought space
       *[other] { $n } drought spaces
    }
counted-families =
    { $n ->
        [one] 1 Family
       *[other] { $n } Families
    }
counted-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
counted-red =
    { $n ->
        [one] 1 red cube
       *[other] { $n } red cubes
    }
counted-hidden =
    { $n ->
        [one] 1 hidden Intruder
       *[other] { $n } hidden Intruders
    }
counted-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
counted-cards-free =
    { $n ->
        [one] 1 card is free
       *[other] { $n } cards are free
    }
counted-people =
    { $n ->
        [one] 1 person
       *[other] { $n } people
    }
counted-ordinary =
    { $n ->
        [one] 1 Operations or Ceremony card
       *[other] { $n } Operations and Ceremony cards
    }
counted-operations =
    { $n ->
        [one] 1 Operations card
       *[other] { $n } Operations cards
    }
counted-counters =
    { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
counted-firearms =
    { $n ->
        [one] 1 Firearms counter
       *[other] { $n } Firearms counters
    }
counted-black = { $n } black
counted-brown = { $n } brown
counted-white = { $n } white
counted-red-ones = { $n } red
counted-yellow = { $n } yellow
counted-green = { $n } green
