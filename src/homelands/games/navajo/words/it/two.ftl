# La partita in due: il Capotribù, l'influenza, e chi decide che cosa.

seat-dine = i Diné
seat-turquoise = turchese
seat-basket = cesto

event-headman =
    { $die ->
        [0] Il Capotribù è ora { $player }.
       *[other] Dado { $die }: il primo Capotribù è { $player }.
    }
event-elders-come =
    Non restano anziani: { $n ->
        [one] ne arriva 1 nuovo.
       *[other] ne arrivano { $n } nuovi.
    }
event-headman-table = Tabella del Capotribù: dado { $die }, { $points } Punti Influenza, { $cards } carte cedute fanno { $total }.
event-bids = Offerte: { $first } e { $second }. La più bassa è data da { $pledger }.
event-elder-swayed = Un anziano nella casella { $box } segue ora { $player }.
event-family-swayed = La Famiglia { $family } segue ora { $player }.
event-family-freed = La Famiglia { $family } non segue più { $player }.
event-influence-point =
    Un punto per { $player }: { $points ->
        [0] nessuno è avanti.
       *[other] { $leader } è avanti con { $points }.
    }

ask-influence_claim = La Famiglia { $family_at } ha fatto bene. Togli il tuo segnalino per un Punto Influenza?
ask-influence_court = La Famiglia { $family_at } ha fatto male. Chi influenzi?
ask-influence_persuade = Quale anziano influenzi?
ask-operations_show-cards = Mostri le prossime carte all'altro giocatore?
ask-two-player_sway-more = Quale anziano influenzi? Ancora { $left }.
ask-two-player_sway-families = Quale Famiglia influenzi?
ask-two-player_own-ferocity = Quale Ferocia hanno le Famiglie che ti seguono?
ask-headman_take-headman = Nessuno ha il consiglio. Influenzi un anziano e diventi Capotribù?
ask-headman_lose-follower = Quale Famiglia non segue più il Capotribù?
ask-headman_rival-elder = { ask-influence_persuade }
ask-headman_rival-family = { ask-two-player_sway-families }
ask-headman_give-cards = Cedi carte della tua mano? Ognuna aggiunge 1 nella tabella del Capotribù.
ask-headman_drop-way = Scarti { $drawn }?
ask-two-player_next-elder = Quale anziano parla ora?
ask-two-player_elder-choice = Che cosa tenta l'anziano nella casella { $box_at }?
ask-two-player_spend-point = Dai un Punto Influenza per 1 Militare? Il Morale Nemico { $morale } supera il Militare { $military }.
ask-two-player_bid = Arriva Kit Carson. Quanti segnalini delle Risorse cederesti?
ask-victory_whether-to-buy = Si compra uno Sviluppo Culturale? L'altro giocatore dice quale. Cultura { $culture }, Militare { $military }.

do-claim-point = Togli il segnalino dalla Famiglia { $family }: 1 Punto Influenza
do-leave-influence = Lasci il segnalino sulla Famiglia { $family }
do-no-influence = Non influenzi nessuno
do-sway-elder = L'anziano nella casella { $box }
do-sway-family = { table-family }
do-set-ferocity = Famiglia { $family }: Ferocia { $n }
do-free-family = { table-family }
do-give-card = Cedi { $card }
do-keep-card = Tieni la carta
do-call-elder =
    L'anziano nella casella { $box } { $player ->
        [turquoise] del turchese
       *[basket] del cesto
    }
do-no-action = Non tenta nulla
do-spend-point = Dai il punto
do-keep-point = Tieni il punto
do-bid =
    { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }
do-show-cards = Le mostri
do-keep-secret = Le tieni segrete
do-buy-one = Se ne compra uno

die-two-player_first-headman = Il primo Capotribù: 1-3 turchese, 4-6 cesto.
die-headman_table-row = Tabella del Capotribù: il dado, { $points } per i Punti Influenza e { $n } per le carte.

## La tabella sul retro della carta Capotribù, come sta nei dati (16.5.2)

headman-row =
    { $place ->
        [first] fino a { $n }: { $effects }
        [last] { $n } o più: { $effects }
       *[middle] { $n }: { $effects }
    }
headman-effect-none = { nothing }
headman-effect-follower =
    il Capotribù toglie { $n ->
        [one] un suo segnalino da una Famiglia
       *[other] { $n } suoi segnalini da Famiglie
    }
headman-effect-culture = perdi { $n } Cultura
headman-effect-family =
    il rivale può influenzare { $n ->
        [one] una Famiglia
       *[other] { $n } Famiglie
    }
headman-effect-elder =
    il rivale può influenzare { $n ->
        [one] un anziano
       *[other] { $n } anziani
    }
headman-effect-passes = con la maggioranza la carta è subito sua
