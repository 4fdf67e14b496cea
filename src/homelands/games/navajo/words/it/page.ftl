# Navajo Wars sulla pagina web: titoli delle opzioni, e che cosa sono le cose sul tabellone.

web-about = Guida i Diné dal 1598 al 1864, contro un nemico che agisce da sé. Per una persona, o per due che si dividono il popolo.
web-lesson-people = Lo scopo, la terra e la gente
web-lesson-people-about = Per che cosa giochi, e che cosa fanno le Famiglie: si muovono, cavalcano, piantano e si riuniscono.
web-lesson-enemy = { lesson-32-7-title }
web-lesson-enemy-about = Agire per primi, la Pianificazione, i suoi Ordini e cubetti, e gli eventi di una carta.
web-lesson-raids = I raid, e le risposte
web-lesson-raids-about = Un raid sul New Mexico, e uno del nemico: fuggire, disturbare, essere catturati.
web-lesson-time = Il tempo passa
web-lesson-time-about = Crescere, il cibo, gli anziani e la terra; un Controllo Vittoria e la fine della partita.
web-lesson-tutorial = La partita del Playbook
web-lesson-tutorial-about = Le prime nove carte di una partita intera: ogni passo dice che cosa succede e perché, e le mosse le fai tutte tu.
web-lesson-tutorial-tribal-raid = Un Raid Tribale
web-lesson-tutorial-tribal-raid-about = Una breve seconda lezione: come va un raid degli Ute.

## Titoli delle opzioni

web-group-elder = Anziano nella casella { $box }
web-group-ambush = { occasion-ambush }
web-group-appease = Cedere dalle Risorse
web-group-appease-corn = Cedere mais
web-group-bless = Dare una carta Cerimonia
web-group-buy = { board-panel-developments }
web-group-cancel-way = Annullare con Beni Commerciali
web-group-canyon-move = Da e per il Canyon
web-group-choose = { board-panel-developments }
web-group-convert = Chi cresce o invecchia
web-group-diplomacy = { procedure-tribal-diplomacy }
web-group-eat-corn = { web-counter-corn }
web-group-enemy-way = { step-ceremonies_next-way }
web-group-evade = { procedure-evade }
web-group-evade-to = Fuggire verso
web-group-ferocity = { board-ferocity }
web-group-found = { step-campaign_new-family }
web-group-give-corn = { web-resource-corn }
web-group-give-field = Mais nei campi
web-group-give-up = Cedere qualcuno
web-group-harass = { board-harass }
web-group-hold = Restare
web-group-hungry = Persone nelle Famiglie
web-group-hungry-elder = { board-elders }
web-group-join = Chi entra in quale Famiglia
web-group-leave-fort = Lasciare il Fortino
web-group-move = Muovere
web-group-negotiate = { procedure-negotiate }
web-group-redraw = Pescare di nuovo
web-group-set-ferocity = { board-ferocity }
web-group-sway-elder = { board-elders }
web-group-sway-family = { board-panel-families }
web-group-trade = Commerciare al Fortino
web-group-warfare = { occasion-tribal-warfare }
web-group-withdraw = Ritirarsi

## Cose: la mappa e la gente

web-area = Valore { $value }, a cavallo { $horse }. Da qui un raid sul New Mexico costa { $foot } MP, a cavallo { $mounted }. Confina con: { $links }.
web-territory =
    Il suo dado è { $die }. Una Famiglia qui vale { $vp } VP in un Controllo Vittoria. { $areas } Aree, posto per { $droughts } siccità.
web-intruder-in = Estraneo in { $place }
web-family = { table-family }
web-family-evasion = Fuga secondo la Ferocia: { $by }.
web-person =
    { $where ->
        [passage] { $who }, nello Scorrere del Tempo
       *[other] { $who }, Famiglia { $where }
    }
web-person-range = Colpito da un dado di { $faces }, quando ne cade uno sulla Famiglia.
web-elder = Casella Anziani { $box }
web-elder-rating =
    { $rating ->
        [0] Nessun Valore: qui un anziano non riesce in nulla, e non muore.
       *[other] Valore { $rating }: un'azione riesce con { $rating } o meno ({ $share }), e con lo stesso dado un anziano muore nello Scorrere del Tempo.
    }

## Cose: tracce, caselle, risorse

web-track-culture = Ciò che tiene uniti i Diné. Paga gli Sviluppi e le nuove Famiglie.
web-track-military = La forza dei Diné. Alla fine si confronta con il Morale Nemico.
web-track-ap = Punti Azione: pagano l'agire per primi, il commercio, le tribù e le Reazioni.
web-track-morale = La volontà del nemico di continuare. A 0 può esserci una vittoria automatica.
web-track-enemy_ferocity = Con quanta forza il nemico combatte e razzia.
web-track-enemy_ap = Ciò che il nemico può spendere per i suoi Ordini.
web-resource-horse = Cavalli nelle Risorse
web-resource-sheep = Pecore nelle Risorse
web-resource-trade_goods = { intruder-trade-goods }
web-resource-firearms = { intruder-firearms }
web-resource-corn = Mais nelle Risorse
web-corn-values = I valori dei segnalini: { $values }.
web-operation-planning = Gli anziani danno AP e tentano azioni, le donne commerciano, gli uomini trattano con le tribù, i cubetti si resettano.
web-operation-take-actions = Le Famiglie muovono, piantano, raccolgono, razziano, commerciano e tengono consiglio.
web-operation-passage-of-time = La gente cresce e invecchia, gli animali si riproducono, si raccoglie il mais, tutti mangiano, gli anziani possono morire, la terra si riprende.
web-thing-manuelito = { step-historical_manuelito-joins }
web-thing-passage = Casella Scorrere del Tempo
web-thing-out-of-play = Fuori dal Gioco
web-thing-deck = { table-deck }
web-thing-dice = Dadi
web-thing-influence = { step-two-player_spend-point }

## Cose: il nemico, cubetti, segnalini

web-instruction = Ordine { $letter }
web-cube =
    { $count ->
        [one] 1 in gioco.
       *[other] { $count } in gioco.
    } In un raid sul New Mexico: { $booty ->
        [horse] un cavallo
        [sheep] una pecora
        [horse-or-sheep] un cavallo o una pecora
        [child] un bambino prigioniero per lo Scorrere del Tempo (si facevano prigionieri da entrambe le parti di questo confine, e molti di più furono Diné)
       *[none] { $soldiers ->
            [0] nulla
           *[other] soldati, che aggiungono { $soldiers } in Battaglia, o Morale Nemico +{ $morale }
        }
    }{ $ferocity ->
        [0] { "" }
       *[other] , Ferocia +{ $ferocity }
    }. Contro un Avamposto o Fortino: { $hits ->
        [0] nessun colpo
        [one] 1 colpo
       *[other] { $hits } colpi
    }{ $ends ->
        [yes] , e il raid finisce
       *[no] { "" }
    }.
web-counter-mission = { target-mission }
web-counter-rancho = { target-rancho }
web-counter-fort = { target-fort }
web-counter-raid = Segnalino Raid
web-counter-tribal = Segnalino Raid Tribale
web-counter-harass = Segnalino Disturbo
web-counter-drought = { minor-drought }
web-counter-corn = Mais
web-counter-intruder = Estraneo

## Una Battaglia

web-fight = Battaglia: { $occasion }, colonna { $column }
web-fight-ferocity = Ferocia della Famiglia: +{ $n }.
web-fight-horse = Un cavallo: +{ $n }.
web-fight-manuelito = Manuelito: +{ $n }.
web-fight-firearms = Armi da fuoco: +{ $n }.
web-fight-warriors = Guerrieri: +{ $n }.

## Parti del turno

web-phase-setup = { board-setup }
web-phase-preempt = Anticipo
web-phase-preempt-not = Non hai agito per primo: questa carta chiede { $price } AP per farlo.
web-phase-dine = { board-side-dine }
web-phase-enemy = { board-side-enemy }
web-phase-major = Maggiore
web-phase-minor = Minore
web-phase-check = { procedure-victory-check }
web-phase-ceremony = { procedure-ceremony-card }
web-phase-discard = Scarto
