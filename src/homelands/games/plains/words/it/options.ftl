# Le domande di Plains Indian Wars, e che cosa fa ogni risposta.
# Le variabili sono cifre che il programma ricava dalla posizione (text/plains/figures.py).

## Domande: preparazione e carte

ask-setup_free-cube = { $faction }: dove sta all'inizio un cubetto in più? { $n } da piazzare.
ask-cards_choose-card =
    { $faction }: { $played ->
        [0] quale carta? Si gioca una carta movimento; { $most_events ->
            [0] nessun altro evento.
            [one] si può aggiungere 1 evento.
           *[other] si possono aggiungere fino a { $most_events } eventi.
        }
       *[other] un altro evento, o è finita?
    }
ask-events_choose-region = { $event }: quale regione?

## Domande: piazzare e muovere

ask-movement_recover-first =
    La carta ne piazza { $number }, pronti: { $ready }. Spendere ora un movimento di gruppo per riportare { $casualties }? In tutto { $n ->
        [one] 1 movimento
       *[other] { $n } movimenti
    } di gruppo.
ask-placing_place-one = Dove si piazza { $one }? { $number } da piazzare, { $ready } nella casella Pronti.
ask-placing_to-sacramento = Arrivati a St. Louis: { $new_cubes }. Quanti proseguono per Sacramento?
ask-placing_shift-excess = { $at } ha { $side_cubes }, il limite è { $limit }. Quale cubetto se ne va, e dove?
ask-movement_choose-group =
    { $faction }: quale gruppo muove? { $n ->
        [one] Resta 1 movimento
       *[other] Restano { $n } movimenti
    } di gruppo, fino a { $left ->
        [one] 1 regione.
       *[other] { $left } regioni.
    }
ask-movement_march =
    { $train ->
        [yes] In treno { $at_from }: { $cubes }. Quanti, e dove?
       *[no] { $at }: { $cubes } in marcia, fino a { $left ->
            [one] 1 regione
           *[other] { $left } regioni
        }. Quanti, e dove?
    }
ask-movement_bring = { $leaders } { $goal_in }: quanti cubetti { $friends } vengono con loro? Al massimo { $left }.
ask-enemies_recover-enemies = Nessun cubetto è pronto. Si spende ora l'attivazione per riportare { $casualties }, prima di piazzarne uno?
ask-enemies_place-enemy = Dove si piazza { $one }? { $ready } nella casella Pronti.

## Domande: scontri

ask-engagement_next-fight = Che cosa si combatte ora?
ask-engagement_sit-out = Coloni e Nemici non combattono fianco a fianco { $at_in }. Chi resta fuori?
ask-engagement_ambush = { $one } è solo { $at_in } contro { $targets }. Colpisce per primo? 1 dado, { $own_hits } facce su 6 colpiscono.
ask-losses_choose-loss =
    { $n ->
        [one] 1 cubetto
       *[other] { $n } cubetti
    } da perdere { $at_in }: quale colore dà il prossimo?
ask-losses_retreat =
    { $blanks ->
        [one] 1 faccia vuota
       *[other] { $blanks } facce vuote
    } { $at_in }: si ritira un cubetto?
ask-losses_relocate = Trattato { $at_in }: dove va chi deve spostarsi, { $weaker }?
ask-losses_withdraw = Devono lasciare { $at }: { $these }. Dove va il prossimo?

## Domande: eventi

ask-terms_gather-one = Qualcuno viene { $at_in } dalle regioni intorno? C'è posto per { $room }.
ask-terms_lure = Quanti cubetti di colore { $colour } si attirano { $at_in }, al massimo { $n }, e da dove?
ask-terms_next-strike =
    Quale regione subisce il prossimo colpo di mano { $at_from }? { $strikes ->
        [one] Ne resta 1.
       *[other] Ne restano { $strikes }.
    }
ask-terms_lift = Quale cubetto { $at_in } torna nella casella Pronti? Ancora { $n }.
ask-terms_remove = Quale cubetto perso esce dal gioco? Ancora { $n }; perdite: { $lost_green } verdi, { $lost_orange } arancioni.
ask-terms_rush = Quale carro va una regione a ovest? Ancora { $n }.
ask-custer_choose-field =
    Custer con { $n ->
        [one] 1 cubetto
       *[other] { $n } cubetti
    }: dove cavalcano?

## Domande: carri

ask-wagons_fork = { $at }, dove le piste si dividono: { $train_cubes }. Quanti proseguono { $next_way_in }?
ask-wagons_drive-on = Il carro { $at_in } è spinto avanti. Per quale via?
ask-wagons_press-on =
    Attaccare un carro { $at_in }? { $wagons ->
        [one] 1 si può attaccare
       *[other] { $wagons } si possono attaccare
    }{ $safe ->
        [0] { "" }
        [one] , un altro è al sicuro
       *[other] , altri { $safe } sono al sicuro
    }; { $own_dice }, e { $needed } colpi in un tiro lo distruggono.

## Risposte: carte

do-play =
    { $card }: piazza { $place_n }, muovi { $groups ->
        [one] 1 gruppo
       *[other] { $groups } gruppi
    } fino a { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }
do-substitute =
    { $card } al posto di una carta movimento: { $stand_in_groups ->
        [one] 1 gruppo
       *[other] { $stand_in_groups } gruppi
    } fino a { $stand_in_regions ->
        [one] 1 regione
       *[other] { $stand_in_regions } regioni
    }, non si piazza nulla
do-event = Evento { $card }: { $effect }
do-end-turn = È finita
do-at = { $place }: { $here }

## Risposte: piazzare e muovere

do-place = { $place }: ora { $here }
do-place-first = Prima piazza i cubetti
do-recover = Riporta { $casualties } per un movimento di gruppo
do-sacramento =
    { $n ->
        [0] Tutti restano a St. Louis
        [one] 1 prosegue per Sacramento
       *[other] { $n } proseguono per Sacramento
    }
do-shift = { $one } { $to_in }: ora { $there }
do-shift-lost = { $one } nella casella Perdite
do-shift-ready = { $one } nella casella Pronti
do-activate = { $group } { $place_from }
do-stand = Resta { $place_in } per attaccare i carri: { $here }
do-rail = { $group } { $place_from } in treno
do-done = Nient'altro
do-march =
    { $marchers } { $to_in }: ora { $there }{ $halts ->
        [stop] , lì ci si ferma
        [last] { "" }
       *[on] , si può proseguire
    }
do-halt = Gli altri restano qui
do-bring =
    { $n ->
        [0] Nessuno viene con loro
       *[other] { $friends }
    }

## Risposte: scontri

do-fight = Scontro { $place_in }: { $here }; { $fought }
do-raid =
    Attacca i carri { $place_in }: { $wagons_here ->
        [one] 1 carro
       *[other] { $wagons_here } carri
    }{ $wagons_safe ->
        [0] { "" }
        [one] { " " }(un altro è al sicuro)
       *[other] { " " }(altri { $wagons_safe } sono al sicuro)
    }, { $raid_dice }, { $needed } colpi ne distruggono uno
do-sit-out = Restano fuori: { $faction }
do-ambush = Imboscata: 1 dado contro { $one }
do-no-ambush = Nessuna imboscata
do-lose = { $one }
do-retreat = { $one } si ritira { $to_in }: ora { $there }
do-stay = Nessuno si ritira
do-relocate = { $to_in }: ora { $there }
do-relocate-ready = Nessuna regione aperta: di nuovo nella casella Pronti
do-withdraw = { do-shift }
do-withdraw-ready = Nessuna regione aperta: { $one } nella casella Pronti

## Risposte: eventi

do-gather = { $one } { $place_from }
do-lure =
    { $n ->
        [one] 1 cubetto
       *[other] { $n } cubetti
    } { $place_from }, dove ora ci sono { $here }
do-strike = { $place }: { $here }
do-lift = { $one }
do-remove = { $one }
do-rush = Il carro { $place_in } prosegue { $to_in }
do-custer-at = { $place }: { $here }

## Risposte: carri

do-wagons =
    { $n ->
        [0] Nessun carro { $to_in }
       *[other] { $moving } { $to_in }
    }
do-drive-on = Avanti { $to_in }: ora { $there }
do-attack-wagon = Attacca un carro: { $own_dice }, { $needed } colpi lo distruggono
do-call-off = Lascia in pace i carri
