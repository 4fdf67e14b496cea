# Cose contate nelle regole: `{ $horses-horses }` in una regola è la cifra `horses`, detta da `counted-horses`.

counted-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
counted-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
counted-wagons =
    { $n ->
        [one] 1 carro
       *[other] { $n } carri
    }
counted-hits =
    { $n ->
        [one] 1 colpo
       *[other] { $n } colpi
    }
counted-blanks =
    { $n ->
        [one] 1 faccia vuota
       *[other] { $n } facce vuote
    }
counted-treaties =
    { $n ->
        [one] 1 Trattato
       *[other] { $n } Trattati
    }
counted-regions =
    { $n ->
        [one] 1 regione
       *[other] { $n } regioni
    }
counted-wagons-join =
    { $n ->
        [one] 1 carro si aggiunge
       *[other] { $n } carri si aggiungono
    }
counted-wagons-come =
    { $n ->
        [one] 1 carro va
       *[other] { $n } carri vanno
    }
counted-spaces =
    { $n ->
        [one] 1 spazio
       *[other] { $n } spazi
    }
counted-events =
    { $n ->
        [one] 1 evento
       *[other] { $n } eventi
    }
counted-groups-move =
    { $n ->
        [one] 1 gruppo si muove
       *[other] { $n } gruppi si muovono
    }
counted-blue-ride =
    { $n ->
        [one] 1 cubetto blu entra
       *[other] { $n } cubetti blu entrano
    }
counted-cubes =
    { $n ->
        [one] 1 cubetto
       *[other] { $n } cubetti
    }
counted-indians =
    { $n ->
        [one] 1 cubetto indiano
       *[other] { $n } cubetti indiani
    }
counted-cavalry =
    { $n ->
        [one] 1 cubetto di Cavalleria
       *[other] { $n } cubetti di Cavalleria
    }
counted-dice =
    { $n ->
        [one] 1 dado marrone
       *[other] { $n } dadi marroni
    }
counted-green =
    { $n ->
        [one] 1 cubetto verde
       *[other] { $n } cubetti verdi
    }
counted-times =
    { $n ->
        [one] 1 volta
       *[other] { $n } volte
    }
counted-brown =
    { $n ->
        [one] 1 marrone
       *[other] { $n } marroni
    }
counted-greens =
    { $n ->
        [one] 1 verde
       *[other] { $n } verdi
    }
counted-orange =
    { $n ->
        [one] 1 arancione
       *[other] { $n } arancioni
    }
