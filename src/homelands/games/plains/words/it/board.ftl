# La plancia di Plains Indian Wars: che cosa sta sulla mappa e sulle tabelle, e che cosa ne dice un lettore di schermo.

## La mappa

board-map = Mappa delle Grandi Pianure
board-count-green =
    { $n ->
        [one] 1 verde
       *[other] { $n } verdi
    }
board-count-orange =
    { $n ->
        [one] 1 arancione
       *[other] { $n } arancioni
    }
board-count-blue = { $n } blu
board-count-brown =
    { $n ->
        [one] 1 marrone
       *[other] { $n } marroni
    }
board-count-purple = { $n } viola
board-count-white = { cubes-white }
board-count-black =
    { $n ->
        [one] 1 nero
       *[other] { $n } neri
    }
board-held = controllo: { $who }
board-unheld = nessuna parte la controlla
board-banner = sotto l'insegna
board-safe = carri al sicuro
board-contested = sta per cominciare uno scontro
board-custer = { procedure-custer }
board-enduring = Carta duratura

# Una lettera per ogni colore, così il colore non è mai il solo segno: mai due uguali.

board-letter-green = V
board-letter-orange = A
board-letter-blue = B
board-letter-brown = C
board-letter-purple = P
board-letter-white = W
board-letter-black = R

## Dischi e punti

board-panel-discs = Dischi e punti
board-round =
    { $n ->
        [0] Preparazione
       *[other] Round { $n }
    }
board-over = Partita finita
board-won = vince
board-bag = Nel sacchetto: { $n }
board-drawn = pescato per { $n }°
board-in-bag = nel sacchetto
board-now = ora
board-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
board-ending-cards = Ultimo round: un mazzo è finito
board-ending-railroad = Ultimo round: la ferrovia è finita

## Carte

board-panel-hand = { procedure-turn }
board-no-card = nessuna carta in mano
board-deck-hand = Mano
board-deck-draw = { table-deck }
board-deck-played = Giocate
board-discards = Carte giocate: { $n }
board-figures =
    { $place ->
        [one] 1 cubetto
       *[other] { $place } cubetti
    } · { $groups } × { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }
board-figures-said =
    piazza { $place }, muovi { $groups ->
        [one] 1 gruppo
       *[other] { $groups } gruppi
    } fino a { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }
board-event = { procedure-event }
board-event-before = Evento · prima di muovere
board-event-after = Evento · dopo aver mosso
board-event-any = Evento · prima o dopo aver mosso
board-reconstructed = ricostruita

## Cubetti fuori dalla mappa

board-panel-boxes = { luck-cube }
board-box-ready = Pronti
board-box-casualties = Perdite
board-box-removed = Fuori

## Ferrovia e carri

board-panel-line = Ferrovia e carri
board-built = costruito
board-not-built = da costruire
board-mountain = Montagne
board-of = { $n } di { $all }
board-gap =
    { $n ->
        [0] La ferrovia è finita
        [one] 1 spazio aperto
       *[other] { $n } spazi aperti
    }
board-wagons-north = passati a nord
board-wagons-south = passati a sud
board-wagons-destroyed = distrutti

## Punti

board-panel-score = Punti
board-line-regions = Regioni
board-line-purple = Regioni viola
board-line-penalty = Penalità
board-line-railroad = { web-rail }
board-line-wagons = { faction-white }
board-line-cavalry = Cavalleria persa in una battaglia
board-line-custer = { board-custer }
board-total = Totale
board-side-indians = Indiani
board-side-us = Parte statunitense

## Carte da leggere

board-figure-place =
    { $n ->
        [one] cubetto da piazzare
       *[other] cubetti da piazzare
    }
board-figure-groups =
    { $n ->
        [one] gruppo si muove
       *[other] gruppi si muovono
    }
board-figure-regions =
    { $n ->
        [one] regione al massimo
       *[other] regioni al massimo
    }

## Che cosa è cambiato

board-changed = { $what } { $by }, ora { $n }
