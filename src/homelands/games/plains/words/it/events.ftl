# Che cosa succede in una partita di Plains Indian Wars: una riga del registro per ogni evento.
# I valori si chiamano come nell'evento; luoghi e cubetti anche in altre forme (text/plains/events.py).

## Turni e dischi

event-begins = { $table }. Giocatori: { $seats }.
event-round = Turno { $round }: tutti e sette i dischi sono nel sacchetto.
event-disc =
    Esce il disco { $colour }: { $faction }. { $left ->
        [0] Il sacchetto è vuoto.
        [one] Resta 1 disco nel sacchetto.
       *[other] Restano { $left } dischi nel sacchetto.
    }
event-no-cards = { $faction }: nessuna carta da giocare.
event-out-of-cards = { $faction }: le carte sono finite. Si avvicina la fine della partita.
event-railroad-complete = La ferrovia è completa: sulle pianure la Union Pacific ha posato { $union } spazi, la Central Pacific { $central }. Si avvicina la fine della partita.

## Carte

event-plays =
    { $faction }: { $card }. { $place ->
        [one] 1 cubetto
       *[other] { $place } cubetti
    } da piazzare, { $groups ->
        [one] 1 gruppo
       *[other] { $groups } gruppi
    } da muovere fino a { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }.
event-substitute =
    { $faction }: nessuna carta movimento in mano, { $card } ne fa le veci. { $groups ->
        [one] 1 gruppo può
       *[other] { $groups } gruppi possono
    } muovere fino a { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }.
event-event = { $faction }: evento { $card }.
event-names = { $card } indica { $at }.
event-endures =
    { $card } dura finché sta in cima alla sua pila{ $at ->
        [none] { "" }
       *[other] , { $at_in }
    }.
event-covered = { $card } non dura più.
event-custer-drawn = Esce Custer: la carta non si tiene mai in mano.

## Cubetti

event-placed = { $at }: { $n ->
        [one] piazzato
       *[other] piazzati
    } { $cubes }; nella casella Pronti { $ready ->
        [one] ne resta 1
       *[other] ne restano { $ready }
    }.
event-lost = { $at }: si perde { $one }. { $left ->
        [0] Di quel colore non ne resta nessuno.
        [one] Di quel colore ne resta 1.
       *[other] Di quel colore ne restano { $left }.
    }
event-buried = { $at }: si perde { $one }, che esce dal gioco. { $left ->
        [0] Di quel colore non ne resta nessuno.
        [one] Di quel colore ne resta 1.
       *[other] Di quel colore ne restano { $left }.
    }
event-to-ready = { $at }: { $one } torna nella casella Pronti, che ora ne ha { $ready }.
event-recovered = Dalla casella Perdite { $n ->
        [one] torna
       *[other] tornano
    } { $cubes } nella casella Pronti, che ora ne ha { $ready }.
event-removed = { $one } lascia la casella Perdite e il gioco.
event-to-sacramento = Dei nuovi { $n ->
        [one] prosegue
       *[other] proseguono
    } per Sacramento { $cubes }.
event-overfull = Troppi { $at_in }: { $one } è spostato { $to_in }.

## Movimento

event-activated =
    { $by_rail ->
        [yes] In treno { $at_from }: { $colour }.
       *[no] Movimento di gruppo { $at_from }: { $colour }.
    }
event-stands = { $at }: i cubetti { $colours } restano sul posto, per attaccare i carri.
event-marched =
    { $cubes } { $at_from } { $to_in }{ $friends ->
        [none] { "" }
       *[other] , con { $friends }
    }.{ $stop ->
        [yes] { " " }Lì ci si ferma.
       *[no] { "" }
    }

## Scontri

event-engagement = Scontro { $at_in }: { $cubes }. All'attacco: { $attacker }.
event-sits-out = { $at }: i cubetti { $colours } restano fuori dallo scontro.
event-ambush = Imboscata { $at_in } contro { $target }: { $face }.
event-rolled = { $faction }: { $faces }.
event-treaty = Trattato { $at_in }: cubetti indiani { $indians }, degli Stati Uniti { $us }. Deve spostarsi: { $moved }.
event-relocated = Il trattato sposta { $cubes } { $at_from } { $to_in }.
event-retreats = { $one } si ritira { $at_from } { $to_in }.
event-withdraws = { $one } se ne va { $at_from } { $to_in }.
event-engagement-ends =
    Lo scontro { $at_in } è finito: { $indians ->
        [0] nessun cubetto indiano
        [one] 1 cubetto indiano
       *[other] { $indians } cubetti indiani
    } e { $us ->
        [0] nessuno
        [one] 1
       *[other] { $us }
    } della parte degli Stati Uniti.
event-cavalry-points =
    { $fallen } cubetti di Cavalleria eliminati in una battaglia: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per gli Indiani, finora { $total }.

## Carri

event-wagons-move = { $n ->
        [one] 1 carro va
       *[other] { $n } carri vanno
    } { $at_from } { $to_in }.
event-wagons-through =
    { $n ->
        [one] 1 carro raggiunge
       *[other] { $n } carri raggiungono
    } le Montagne Rocciose { $at_from } per la via del { $route }: finora { $total }.
event-wagon-attacked =
    Attacco a un carro { $at_in }{ $green ->
        [none] { "" }
       *[other] , { $green }
    }{ $orange ->
        [none] { "" }
       *[other] , { $orange }
    }.
event-wagon-rolled = I dadi del carro: { $faces }.
event-wagon-treaty = Trattato { $at_in }: il carro resta dov'è ed è al sicuro.
event-wagon-destroyed =
    { $at }: { $hits ->
        [one] 1 colpo
       *[other] { $hits } colpi
    }, ne servivano { $needed }. Il carro è distrutto, { $total ->
        [one] il primo
       *[other] finora { $total }
    }.
event-wagon-stays =
    { $at }: { $hits ->
        [0] nessun colpo
        [one] 1 colpo
       *[other] { $hits } colpi
    }, ne servivano { $needed }. Il carro resiste e resta.

## Ferrovia

event-track =
    { $line }: { $n ->
        [0] nessuno spazio costruito.
        [one] 1 spazio costruito.
       *[other] { $n } spazi costruiti.
    } Union Pacific { $union }, Central Pacific { $central }, montagne { $mountain }.
event-mountain-roll =
    Fra le montagne: { $faces }. { $symbols ->
        [0] Nessuno spazio è aperto.
        [one] 1 spazio è aperto.
       *[other] { $symbols } spazi sono aperti.
    }

## Eventi delle carte

event-gathers = { $one } viene { $at_from } { $to_in }.
event-lured = { $n ->
        [one] Attirato
       *[other] Attirati
    } { $cubes } { $at_from } { $to_in }.
event-struck =
    Colpo di mano { $at_from } contro { $target }: { $hits ->
        [0] nessun colpo.
        [one] 1 colpo.
       *[other] { $hits } colpi.
    }
event-sent = { $cubes } { $at_from } { $to_in }.
event-banner = { $at } è sotto lo stendardo: lì, e dove da lì si va, un Trattato indiano è un colpo.
event-custer-over =
    Lo scontro con Custer { $at_in } è finito: della sua forza { $left ->
        [0] non resta nessuno
        [one] resta 1 cubetto
       *[other] restano { $left } cubetti
    }.
event-custer-eliminated =
    Tutta la forza di Custer è eliminata: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per gli Indiani.

## La fine

event-game-over = La partita è finita: { $indians } punti agli Indiani, { $us } alla parte degli Stati Uniti. { $outcome }. { $why }
outcome-draw = Patta
outcome-wins =
    { $n ->
        [one] Vince il giocatore { $players }
       *[other] Vincono insieme i giocatori { $players }
    }
why-points = Decidono i punti.
why-own-points = Decidono i punti di ogni giocatore; le regioni degli alleati contano doppie.
why-purple-regions = I punti sono pari; decidono le regioni viola.
why-casualties = Punti e regioni viola sono pari; decidono le perdite minori.
why-equal = Punti, regioni viola e perdite sono tutti pari.

## Perché qualcosa non è possibile

refuse-not-in-hand = { $card } non è in questa mano.
refuse-is-an-event = { $card } è un evento, non una carta movimento.
refuse-is-no-event = { $card } è una carta movimento, non un evento.
refuse-one-movement-card = La carta movimento è già giocata: { $card } non può essere un'altra.
refuse-movement-card-in-hand = { $card } può fare le veci solo per chi non ha in mano una carta movimento.
refuse-events-played =
    { $most ->
        [one] 1 evento
       *[other] { $most } eventi
    } per volta, non di più.
refuse-wrong-time =
    { $card } si gioca { $when ->
        [before] prima
       *[after] dopo
    } della carta movimento.
refuse-needs-not-met = { $card } richiede qualcosa che ora non c'è.
refuse-card-needed-to-move = { $card } è l'ultima carta in mano, e una serve per muovere.
refuse-movement-card-first = Prima di finire va giocata una carta movimento.
refuse-too-few-cubes =
    { $have ->
        [0] Nessun cubetto { $colour } può
        [one] Solo 1 cubetto { $colour } può
       *[other] Solo { $have } cubetti { $colours } possono
    } marciare.
refuse-no-track-there = Nessun treno da quella casella arriva { $at_in }.
refuse-closed = Una carta chiude a quel colore { $at }.
refuse-may-not-enter = Quel colore non può stare { $at_in }.
refuse-no-arrow = Da qui nessuna freccia di quel colore porta { $at_in }.
refuse-not-adjacent = { $to } non è accanto a { $at }.
refuse-no-cubes-there = Nessun cubetto { $colour } { $at_in }.
refuse-moved-already = { $at }: i cubetti { $colours } si sono già mossi tutti.
refuse-rests = Una carta fa riposare i cubetti { $colours } { $at_in }.
refuse-not-held = { $at } non è in mano ai viola.
refuse-rail-only = { $at_from } si esce solo con la ferrovia.
refuse-no-way-out = { $at_from } nessuna via porta fuori per quel colore.
refuse-no-rail-move = Ora non ci sono treni per i cubetti { $colours }: serve una carta Engagement o Migration.
refuse-no-track = Nessun binario parte ancora { $at_from }: costruiti { $mountain } spazi di montagna e { $union } della Union Pacific.
refuse-railed-already = Il treno di questa carta è già partito: { $at }.
refuse-too-few-leaders =
    { $leaders ->
        [one] 1 cubetto può
       *[other] { $leaders } cubetti possono
    } portare con sé al massimo { $most } cubetti { $colours }.
refuse-no-casualties = Non ci sono cubetti { $colours } nella casella Perdite.
refuse-not-controlled = { $at } non è una regione del proprio colore controllata dai cubetti { $colours }.
refuse-indians-there = Ci sono Indiani { $at_in }: lì non si piazza un cubetto viola.
refuse-too-many-for-sacramento = A Sacramento ne possono proseguire al massimo { $most }.
refuse-no-retreat-there = { $one } non può ritirarsi { $to_in }.
refuse-must-fight = Prima si combattono tutti gli scontri.
refuse-no-wagon-to-attack = Nessun carro da attaccare { $at_in }.
refuse-enemy-controlled = { $at } è in mano all'altra parte.
refuse-no-room-for-all = { $at } non può accogliere tutta la forza.
refuse-among-enemies = I cubetti { $at_in } sono in mezzo all'altra parte: restano e combattono.
refuse-no-region = Un trattato manda una forza in una regione: { $at } non lo è.
