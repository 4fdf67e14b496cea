# Le carte di Plains Indian Wars con parole nostre: ogni parola del loro piccolo linguaggio è un messaggio.

## Le parti di una carta

cardkind-war-party = War Party
cardkind-engagement = Engagement
cardkind-migration = Migration
cardkind-event = evento

card-deck = Carta { $kind }: { $faction }.
card-numbers =
    Piazza { $place ->
        [one] 1 cubetto
       *[other] { $place } cubetti
    }, muovi { $groups ->
        [one] 1 gruppo
       *[other] { $groups } gruppi
    } fino a { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }.
when-before = Si gioca prima della carta movimento.
when-after = Si gioca dopo la carta movimento.
when-any = Si gioca prima o dopo la carta movimento.
when-at-once = Si gioca nel momento in cui si pesca.
card-needs = Richiede { $conditions }.
card-where = X è una regione: { $conditions }.
card-beside = Y è una regione accanto a X: { $conditions }.
card-enduring = Finché il sacchetto non è vuoto e la carta sta in cima alla sua pila: { $terms }.
card-ours = Ricostruito: { $fields }.
card-all-ours = Tutto è ricostruito, tranne la riga di storia.
field-title = titolo
field-kind = tipo di carta
field-numbers = cifre
field-when = quando si gioca
field-conditions = condizioni
field-effect = effetto

## Che cosa richiede

need-casualties =
    { $n ->
        [one] almeno 1 cubetto perso ({ $colours_one })
       *[other] almeno { $n } cubetti persi ({ $colours })
    }
need-holds = almeno { $n ->
        [one] 1 regione controllata
       *[other] { $n } regioni controllate
    } ({ $kinds })
need-open-line = una ferrovia non ancora completa
need-wagons =
    almeno { $n ->
        [one] 1 carro
       *[other] { $n } carri
    } sulla mappa
need-beside = un cubetto { $colours_one } accanto a una regione con cubetti { $others }

## Regioni

where-kind = { $kinds }
where-held = controllata: { $side }
where-has =
    { $n ->
        [one] almeno 1 cubetto { $colours_one }
       *[other] almeno { $n } cubetti { $colours }
    }
where-most =
    { $n ->
        [one] al massimo 1 cubetto { $colours_one }
       *[other] al massimo { $n } cubetti { $colours }
    }
where-free = nessun cubetto { $colours_one }
where-off-rail = lontana dalla ferrovia
where-next = un cubetto { $colours_one } in una regione accanto

## Effetti

term-place = Piazza { $cubes } { $place_in }.
term-move =
    { $groups ->
        [one] 1 altro gruppo di cubetti { $colours } non ancora mossi può
       *[other] { $groups } altri gruppi di cubetti { $colours } non ancora mossi possono
    } muovere fino a { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }.
term-gather = I cubetti { $colours_and } delle regioni intorno, dove non ci sono cubetti degli Stati Uniti, possono venire { $place_in } fino al limite di { $limit }.
term-lure =
    Da { $place } { $n ->
        [one] si attira 1 cubetto { $colours_one }
       *[other] si attirano da 1 a { $n } cubetti { $colours }
    } { $into_in }.
term-strike = Chi sta { $place_in } tira una volta contro ogni Y: valgono colpi e Trattati, e nessuno risponde.
term-send = Poi tutti i cubetti { $colours } { $place_in } vanno { $into_in }.
term-lift =
    { $n ->
        [one] 1 cubetto { $colours_one } { $place_in } torna
       *[other] { $n } cubetti { $colours } { $place_in }, o tutti se sono meno, tornano
    } nella casella Pronti. Non sono perdite.
term-recover =
    { $n ->
        [all] Tutti i cubetti { $colours } persi tornano
        [one] 1 cubetto { $colours_one } perso torna
       *[other] Fino a { $n } cubetti { $colours } persi tornano
    } nella casella Pronti.
term-remove =
    { $n ->
        [one] 1 cubetto perso ({ $colours_one }) esce
       *[other] { $n } cubetti persi ({ $colours }) escono
    } dal gioco (tutti, se sono meno), ognuno dalla casella Perdite più piena.
term-banner = { $place } è sotto lo stendardo, come ogni regione in cui la sua gente entra in questa giocata.
term-treaty-hits = Sotto lo stendardo un Trattato indiano è un colpo.
term-no-retreat =
    In questa giocata i cubetti { $colours_and } non possono ritirarsi{ $place ->
        [all] { "" }
       *[other] { " " }da { $place }
    }.
term-no-ambush = In questa giocata non ci sono imboscate.
term-one-die = In questo turno i cubetti { $colours_and } { $place_in } tirano un solo dado per fazione, quanti che siano.
term-bury =
    { $n ->
        [one] Il primo cubetto { $colours_one } che cade esce
       *[other] I primi { $n } cubetti { $colours } che cadono escono
    } dal gioco.
term-rush =
    { $n ->
        [one] 1 carro sulla mappa può
       *[other] Fino a { $n } carri sulla mappa possono
    } andare una regione a ovest.
term-custer =
    { $n ->
        [one] 1 cubetto blu cavalca
       *[other] { $n } cubetti blu cavalcano
    } nella regione delle Pianure del Nord con più cubetti indiani. La gente intorno può venirvi, finché c'è posto. Lo scontro comincia subito, senza ritirata per la parte degli Stati Uniti.

## Che cosa dura

lasting-bar = nessun cubetto { $colours_one } entra { $place_in }
lasting-rest = i cubetti { $colours_and } { $place_in } non muovono e non attaccano carri
lasting-build-cap =
    la Union Pacific costruisce al massimo { $n ->
        [one] 1 spazio
       *[other] { $n } spazi
    } per disco
lasting-build-more =
    la Union Pacific costruisce { $n ->
        [one] 1 spazio
       *[other] { $n } spazi
    } in più, senza Coloni e oltre il limite di un disco
lasting-guard =
    un carro è distrutto solo da { $n ->
        [one] 1 colpo
       *[other] { $n } colpi
    } in un tiro
