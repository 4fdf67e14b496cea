# Accanto a un tavolo vero: ciò che accade, detto come ciò che si fa con i pezzi. I valori sono quelli dell'evento dello
# stesso nome (navajo.ftl); un evento senza riga qui non muove pezzi ed è detto come nel registro.

## Tracce

companion-culture = Segnalino Cultura su { $now } ({ $change }).
companion-military = Segnalino Militare su { $now } ({ $change }).
companion-ap = Segnalino AP su { $now } ({ $change }).
companion-morale = Segnalino Morale Nemico su { $now } ({ $change }).
companion-enemy-ferocity = Segnalino Ferocia Nemica su { $now } ({ $change }).
companion-enemy-ap = AP Nemici: ora { $now } ({ $change }).
companion-ferocity = Mostra Ferocia { $now } per la Famiglia { $family }: volta o cambia il suo segnalino.

## Carte, cubetti

companion-card = { $card } è la carta attuale.
companion-card-removed = Rimetti { $card } nella scatola.
companion-card-taken = Prendi in mano { $card }.
companion-blessed = Scarta { $card }: il dado vale { $die }.
companion-exhausted = Metti di traverso { $development }: è esaurito fino al prossimo Scorrere del Tempo.
companion-ignored = Rimetti nel sacchetto il cubetto { $colour }: la Famiglia di Manuelito lo ignora.
companion-reset = Reset dei Cubetti: tutti i cubetti dal Recupero nel sacchetto, poi tutti dai Cubetti Raid al Recupero. Ora { $pool } nel sacchetto, { $recovery } in Recupero.
companion-recovers = Sposta un cubetto { $colour } dai Cubetti Raid al Recupero.
companion-subjugated =
    Metti { $n ->
        [one] il cubetto rosso
       *[other] i { $n } cubetti rossi
    } nella casella Soggiogamento: ora { $now }.
companion-unsubjugated = Rimetti nel sacchetto un cubetto rosso dal Soggiogamento: ne restano { $now }.
companion-turned-abf = Il terzo cubetto rosso: volta gli Ordini A, B e F sul lato Raid, ovunque siano.
companion-raided-by-others = Metti il cubetto { $colour } nei Cubetti Raid.
companion-revolt-begins = Rimetti nel sacchetto tutti i cubetti di Cubetti Raid e Recupero e i rossi del Soggiogamento: ora ne tiene { $pool }.

## Persone e Famiglie

companion-to-passage = Metti { $kind } da Fuori dal Gioco nella casella Scorrere del Tempo.
companion-person-away = Famiglia { $family }: sposta { $kind } dalla sua casella allo Scorrere del Tempo.
companion-person-lost = Famiglia { $family }: sposta { $kind } dalla sua casella a Fuori dal Gioco.
companion-passage-lost = Sposta { $kind } dallo Scorrere del Tempo a Fuori dal Gioco.
companion-manuelito-waits = Metti Manuelito accanto alla mappa: aspetta una Famiglia con un uomo.
companion-manuelito-joins = Metti Manuelito sulla Famiglia { $family }.
companion-family-off = Togli la Famiglia { $family } dalla mappa ({ $at }) e rimetti il segnalino nella sua casella.
companion-escapes = Metti la Famiglia { $family } nella casella Fuga di { $territory }.
companion-caught = Metti la Famiglia { $family } nella casella Cattura di { $territory }.
companion-placed = Metti la Famiglia { $family } in { $at }, con un uomo, una donna e un bambino nella sua casella.
companion-returned = Metti la Famiglia { $family } in { $at }.
companion-withdraws = Muovi la Famiglia { $family } in { $to }.
companion-moved = Muovi la Famiglia { $family } in { $to }: { $cost } MP, ne restano { $left }.
companion-evaded = Muovi la Famiglia { $family } in { $to }: si salva.
companion-founded = Metti la Famiglia { $family } con Ferocia 0 in { $at }.
companion-joined = Famiglia { $family }: metti { $kind } dallo Scorrere del Tempo nella sua casella.
companion-converted =
    { $where ->
        [passage] Scorrere del Tempo: { $kind } a Fuori dal Gioco, e al suo posto { $into }.
       *[other] Famiglia { $where }: { $kind } a Fuori dal Gioco, e { $into } nello Scorrere del Tempo.
    }
companion-elders-age = Sposta ogni anziano di una casella a destra: ora in { $elders }.
companion-elder-seated =
    { $n ->
        [one] Sposta un anziano
       *[other] Sposta { $n } anziani
    } dallo Scorrere del Tempo alla casella più a sinistra del Riquadro Anziani.
companion-elder-lost = Sposta l'anziano della casella { $box } a Fuori dal Gioco.
companion-death-check =
    Anziano nella casella { $box }: dado { $die }, Livello { $need }. { $dies ->
        [yes] Spostalo a Fuori dal Gioco.
       *[no] Vive.
    }

## Animali, mais, beni

companion-mounted = Sposta un cavallo dalle Risorse alla casella della Famiglia { $family }.
companion-horse-lost = Sposta il cavallo della Famiglia { $family } a Fuori dal Gioco.
companion-ridden = Sposta il cavallo della Famiglia { $family } a Fuori dal Gioco: 1 MP in più, ne restano { $left }.
companion-horses-return =
    { $n ->
        [one] Sposta il cavallo
       *[other] Sposta tutti i { $n } cavalli
    } dalle caselle Famiglia e dallo Scorrere del Tempo alle Risorse.
companion-planted = Pesca un segnalino mais senza guardarlo e mettilo coperto in { $at }.
companion-harvested = Sposta il mais di valore { $value } da { $at } alle Risorse.
companion-corn-lost = Rimetti nel contenitore il mais in { $at }.
companion-corn-returned =
    { $n ->
        [one] Rimetti nel contenitore il segnalino mais
       *[other] Rimetti nel contenitore i { $n } segnalini mais
    } delle Risorse.
companion-corn-spent = Rimetti nel contenitore mais di valore { $values } dalle Risorse.
companion-drought = Metti un segnalino siccità in { $territory }: ora { $now }.
companion-drought-ends = Togli un segnalino siccità da { $territory }: ne restano { $left }.

## Il nemico

companion-enemy-collects = Dai al nemico { $total } AP: { $parts }.
companion-flipped = Riga { $row }: volta { $before } su { $now }.
companion-swapped = Scambia { $leaves } (riga Attiva { $row }) con { $enters } (In Attesa).
companion-moved-up = Sposta { $counter } in su alla riga { $row }, e il segnalino che c'era una riga in giù.
companion-display-reset = Riordina il riquadro: in su la Colonna Attiva, poi sotto di essa gli Inattivi, il più basso per primo. Attivi dall'alto: { $active }.
companion-instruction = Il nemico paga { $cost } AP per { $counter }: gliene restano { $left }. Quando è eseguito, fallo scorrere nella Colonna Inattiva.
companion-revolt = { event-revolt }
companion-peace = Pace: metti il suo segnalino e { $ap } AP nei Cubetti Raid, tutti i cubetti di Cubetti Raid e Recupero nel sacchetto, AP e Ferocia a 0.
companion-peace-broken = La Pace è rotta: ridai al nemico i suoi { $ap } AP, e metti il segnalino nella Colonna Inattiva.
companion-defend = Metti il segnalino Difesa nei Cubetti Raid; il segmento del nemico è finito.
companion-defend-holds = La Difesa tiene: aggiungi { $added } segnalini AP ai Cubetti Raid, ora { $now }.
companion-outpost-placed =
    Metti una { $kind ->
        [mission] Missione
       *[rancho] Fattoria
    } in { $at }.
companion-outpost-advances =
    Sposta la { $kind ->
        [mission] Missione
       *[rancho] Fattoria
    } in { $at }.
companion-outpost-driven =
    { $kind ->
        [mission] Missione
       *[rancho] Fattoria
    } in { $territory }: { $to ->
        [none] toglila dalla mappa.
       *[other] spostala indietro in { $to }.
    }
companion-fort-placed = Metti un Fortino in { $at }.
companion-fort-destroyed = Togli dalla mappa il Fortino in { $at }.

## Raid

companion-enemy-raid = Raid Nemico: metti { $total } segnalini Raid a Santa Fé ({ $paid } per gli AP pagati, { $bonus } in più).
companion-raiders =
    Piazza { $n ->
        [one] 1 segnalino Raid
       *[other] { $n } segnalini Raid
    } da Santa Fé in { $at }; rimasti a Santa Fé: { $left }.
companion-routed =
    Togli { $n ->
        [one] 1 segnalino Raid
       *[other] { $n } segnalini Raid
    } da Santa Fé; rimasti lì: { $left }.
companion-harass = Metti un segnalino Disturbo in { $at }.
companion-ambush-wins = Togli dalla mappa tutti i segnalini Raid ({ $n }); quelli a Santa Fé restano.
companion-raid-ends = Il Raid finisce; segnalini rimasti a Santa Fé: { $left }. Tutti i segnalini Raid e Disturbo lasciano la mappa.
companion-tribal-raid =
    { $tribe }, Raid Tribale: prendi { $n ->
        [one] 1 segnalino Raid Tribale. Lascia
       *[other] { $n } segnalini Raid Tribale. Lasciano
    } la mappa quando il raid è finito.
companion-tribal-placed = Piazza un segnalino Raid Tribale in { $territory }, Area { $number }.
companion-intruder-placed = Pesca un segnalino Estraneo senza guardarlo e mettilo coperto in { $at }.

## Sviluppi

companion-development = Metti { $development } accanto alla mappa: è tuo.
companion-set-out = Rimetti nella scatola le tre carte del set { $set }.
