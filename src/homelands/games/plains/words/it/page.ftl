# Plains Indian Wars sulla pagina web: titoli delle opzioni, e che cosa sono le cose sul tabellone.

web-about = Le Grandi Pianure nel diciannovesimo secolo: le nazioni che ci vivono, Cavalleria e Coloni, i carri, e una ferrovia che cresce dai due capi. Da due a quattro giocatori, o da soli contro i bot.
web-lesson-land = Lo scopo, la terra e le carte
web-lesson-land-about = Per che cosa giocano le due parti, di chi sono i cubetti, e una carta movimento dal disco alla mano.
web-lesson-fight = Uno scontro, carri e binari
web-lesson-fight-about = Un attacco a un carro, uno scontro dal primo dado alla ritirata, e la ferrovia.
web-lesson-score = Eventi, terra viola e punti
web-lesson-score-about = L'ultimo disco di una partita: il controllo, un evento, e come si contano i punti.
web-lesson-tutorial = La partita breve intera
web-lesson-tutorial-about = Un turno guidato: carte, movimento, un attacco ai carri e uno scontro, passo per passo.

## Titoli delle opzioni

web-group-activate = { step-movement_choose-group }
web-group-attack-wagon = { faction-white }
web-group-event = Eventi
web-group-fight = { procedure-fights }
web-group-gather = Chi viene
web-group-lose = { procedure-losses }
web-group-play = Carte movimento
web-group-raid = Attacchi ai carri
web-group-rail = In treno
web-group-retreat = { procedure-retreats }
web-group-rush = { faction-white }
web-group-shift = In una regione
web-group-shift-lost = { procedure-losses }
web-group-shift-ready = { step-terms_lift }
web-group-stand = Restare e attaccare i carri
web-group-substitute = Al posto di una carta movimento

## Cose

web-region = { $kind }. Confina con: { $near }.
web-region-trail = Su { $trails }; da qui i carri proseguono per { $next }.
web-region-rail = Accanto alla ferrovia: i coloni qui possono costruirla, e i treni si fermano.
web-arrow = Frecce da e per { $place }: { $colours }.
web-trail = Carri della via { $route }: { $stops }.
web-rail = { faction-black }
web-rail-space = { $line }, spazio { $n }
web-rail-beside =
    { $regions ->
        [none] Accanto a nessuna regione.
       *[other] Accanto a { $regions }.
    }
web-die = dado { $colour }
web-die-faces = Ogni dado: colpo { $hit }, Trattato { $treaty }, vuota { $blank }.
web-hand = Mano: { $faction }
web-deck-of = Mazzo: { $faction }
web-bag = Sacchetto dei dischi
web-wagons-destroyed = Carri distrutti
web-wagons-through = Carri passati per la via { $route }
web-points = Punti: { $seat }

## Uno scontro

web-fight = Scontro in { $place }
web-face-hit = Un colpo: l’altro lato perde un cubetto.
web-face-treaty = Un Trattato da entrambi i lati mette subito fine allo scontro.
web-face-blank = Una faccia vuota: un cubetto di questa fazione può ritirarsi.
web-fight-banner = Sotto lo stendardo un Trattato degli Indiani è un colpo.
web-fight-pinned = Nessuno può ritirarsi: { $side }.

## Parti del round, e i posti

web-phase-setup = { pla-setup }
web-phase-bag =
    { $n ->
        [one] 1 disco nel sacchetto
       *[other] { $n } dischi nel sacchetto
    }
web-seat-tribes = Le tribù delle pianure
web-seat-states = Gli Stati Uniti
