# Che cosa succede in una partita di Navajo Wars: una riga del registro per ogni evento. I termini sono del Playbook.

## Punti

event-culture = Cultura { $change }: ora { $now }.
event-military = Militare { $change }: ora { $now }.
event-ap = AP { $change }: ora { $now }.
event-morale = Morale Nemico { $change }: ora { $now }.
event-enemy-ferocity = Ferocia Nemica { $change }: ora { $now }.
event-enemy-ap = AP Nemici { $change }: ora { $now }.
event-ferocity = Famiglia { $family }: la Ferocia è ora { $now }.

## Le carte e il turno

event-begins = Comincia { $scenario }.
event-card = Carta { $card }.
event-preempts = I Diné pagano { $price } AP e anticipano il nemico.
event-operation = Operazione dei Diné: { $kind }.
event-major-event = Evento Maggiore di { $card }.
event-minor-event = Evento Minore: { $minor }.
event-event-cancelled = L'Evento Minore { $minor } è annullato.
event-card-removed = La carta { $card } esce dal gioco.
event-card-taken = La carta { $card } va in mano.
event-fort-toll =
    { $families ->
        [one] Una Famiglia vive
       *[other] { $families } Famiglie vivono
    } accanto a un Fortino: dado { $die }, un punto è perso con { $families } o meno. { $hit ->
        [yes] È perso.
       *[no] Non si perde nulla.
    }
event-automatic-roll =
    Il Morale Nemico è 0. Vittoria automatica: dado { $die }, serve { $need } o più. { $success ->
        [yes] Riesce.
       *[no] Fallisce.
    }
event-game-over = { $outcome }. { $why }
event-score = Militare { $military } meno Morale Nemico { $morale }: { $difference }.

## Dadi, cubetti, carte in mano

event-blessed = Blessing Way di { $card }: il dado vale { $die }.
event-cube = Si pesca un cubetto { $colour }.
event-pool-empty = Il Raid Pool è vuoto: non si pesca.
event-ignored = La Famiglia di Manuelito ignora il cubetto { $colour }.
event-exhausted = { $development } è esaurito fino al prossimo Scorrere del Tempo.
event-reset = Reset dei Cubetti: { $pool } nel Raid Pool, { $recovery } in Recupero.
event-no-reset = Pueblo Revolt è in gioco: niente Reset dei Cubetti.
event-recovers = Un cubetto { $colour } passa dai Cubetti Raid al Recupero.
event-subjugated =
    { $n ->
        [one] Un cubetto rosso entra
       *[other] { $n } cubetti rossi entrano
    } nella casella Soggiogamento: ora { $now }.
event-unsubjugated = Un cubetto rosso torna dal Soggiogamento al Raid Pool: ne restano { $now }.
event-turned-abf = Il terzo cubetto rosso: gli Ordini A, B e F passano al lato Raid.

## Persone e Famiglie

event-to-passage = Nello Scorrere del Tempo: { $kind }.
event-person-away = Famiglia { $family }: { $kind } va nello Scorrere del Tempo.
event-person-lost = La Famiglia { $family } perde { $kind }.
event-passage-lost = Persi dallo Scorrere del Tempo: { $kind }.
event-manuelito-waits = Manuelito aspetta accanto alla mappa una Famiglia con un uomo.
event-manuelito-joins = Manuelito si unisce alla Famiglia { $family }.
event-family-off = La Famiglia { $family } lascia la mappa (era in { $at }).
event-escapes = La Famiglia { $family } va nella casella Fuga di { $territory }.
event-caught = La Famiglia { $family } è catturata: casella Cattura di { $territory }.
event-placed = La Famiglia { $family } comincia in { $at }.
event-returned = La Famiglia { $family } torna in { $at }.
event-withdraws = La Famiglia { $family } si ritira in { $to }.
event-scattered = La guerra disperde la Famiglia { $family }.
event-disbands = La Famiglia { $family } ha Ferocia accanto a un Fortino e si scioglie.

## Pianificazione

event-elders-age = Gli anziani avanzano di una casella: ora in { $elders }.
event-elder-action =
    L'anziano nella casella { $box } { $kind ->
        [military] parla per il Militare
        [culture] parla per la Cultura
        [fiercer] infiamma la Famiglia { $family }
        [calmer] calma la Famiglia { $family }
        [sway] parla alla Famiglia { $family }
       *[ap] parla per un AP
    }: dado { $die }, serve { $need } o meno. { $success ->
        [yes] Riesce.
       *[no] Fallisce.
    }
event-elder-seated =
    { $n ->
        [one] Un anziano entra
       *[other] { $n } anziani entrano
    } nella casella più a sinistra.
event-diplomacy =
    Diplomazia della Famiglia { $family }: dado { $die } { $bonus } fa { $total }. { $success ->
        [yes] Riesce.
       *[no] Fallisce.
    }

## Effettuare Azioni

event-activations =
    Effettuare Azioni: { $n ->
        [one] può agire 1 Famiglia.
       *[other] possono agire fino a { $n } Famiglie.
    }
event-activated = La Famiglia { $family } agisce con { $mps } MP.
event-moved = La Famiglia { $family } muove in { $to } per { $cost } MP; ne restano { $left }.
event-stays-at-fort = La Famiglia { $family } non può lasciare il Fortino: dado { $die }, costo { $cost }, { $left } MP rimasti.
event-planted = La Famiglia { $family } pianta il mais in { $at }.
event-harvest-roll =
    Raccolto: dado { $die }, serve { $need } o più. { $success ->
        [yes] Riesce.
       *[no] Fallisce.
    }
event-harvested = Il mais in { $at } è raccolto: valore { $value }.
event-raid-new-mexico =
    La Famiglia { $family } razzia il New Mexico{ $long ->
        [yes] { " " }a lungo raggio
       *[no] { "" }
    }.
event-raid-outpost =
    La Famiglia { $family } razzia { $kind ->
        [mission] la Missione
        [rancho] la Fattoria
       *[fort] il Fortino
    }.
event-hits =
    { $n ->
        [one] 1 danno
       *[other] { $n } danni
    }: { $total } di { $need } richiesti.
event-raid-over = Il Raid è finito.
event-fort-destroyed = Il Fortino in { $at } è distrutto.
event-outpost-driven =
    { $kind ->
        [mission] La Missione
       *[rancho] La Fattoria
    } di { $territory } { $to ->
        [none] è cacciata dalla mappa.
       *[other] arretra in { $to }.
    }
event-council =
    Consiglio tribale della Famiglia { $family }: dado { $die }, serve { $need } o più. { $success ->
        [yes] Riesce.
       *[no] Fallisce.
    }
event-ridden = La Famiglia { $family } sfinisce un cavallo: { $left } MP.
event-mounted = Un cavallo va dalle Risorse alla Famiglia { $family }.
event-horse-lost = La Famiglia { $family } perde il cavallo.

## Risorse

event-animal = Risorse: { $n } { $kind }.
event-none-left =
    { $kind ->
        [horse] Non ci sono più cavalli da prendere.
       *[sheep] Non ci sono più pecore da prendere.
    }
event-goods = Beni Commerciali { $change }: ora { $now }.
event-firearms = Armi da Fuoco { $change }: ora { $now }.
event-no-firearms = Non ci sono più Armi da Fuoco da prendere.
event-corn-lost = Il mais in { $at } è perso.
event-corn-returned =
    { $n ->
        [one] Un segnalino mais torna
       *[other] { $n } segnalini mais tornano
    } dalle Risorse nel contenitore.
event-corn-spent = Mais speso: { $values }.

## Scorrere del Tempo

event-converted =
    { $where ->
        [passage] Nello Scorrere del Tempo { $kind } diventa { $into }.
       *[other] Famiglia { $where }: { $kind } diventa { $into }, nello Scorrere del Tempo.
    }
event-joined = La Famiglia { $family } riceve { $kind }.
event-founded = La Famiglia { $family } è fondata in { $at }.
event-culture-count =
    { $empty ->
        [one] 1 spazio vuoto
       *[other] { $empty } spazi vuoti
    } nelle caselle Famiglia, { $elders ->
        [one] 1 nuovo anziano
       *[other] { $elders } nuovi anziani
    }.
event-horses-return =
    { $n ->
        [one] Un cavallo torna
       *[other] { $n } cavalli tornano
    } nelle Risorse.
event-hunger = { $people } persone da sfamare; la terra ne sfama { $land }.
event-elder-lost = L'anziano nella casella { $box } è perso.
event-death-check =
    L'anziano nella casella { $box }: dado { $die }, Livello { $need }. { $dies ->
        [yes] L'anziano muore.
       *[no] L'anziano vive.
    }
event-drought = Siccità in { $territory }: ora { $now }.
event-no-room-for-drought = Siccità in { $territory }: nessuno spazio libero, né lì né accanto.
event-drought-ends = Una siccità finisce in { $territory }: ne restano { $left }.
event-no-drought-ends = Nessuna siccità da togliere in { $territory } o accanto.

## Il segmento del nemico

event-enemy-collects = Il nemico raccoglie { $total } AP: { $parts }.
event-instruction-dice = Dadi degli Ordini: { $dice }.
event-flipped = Riga { $row }: { $before } si volta in { $now }.
event-striped = Riga { $row }: { $counter } ha la striscia e non si volta.
event-flip-cancelled = Riga { $row }: l'Ordine non si volta.
event-swapped = Riga Attiva { $row }: { $leaves } va In Attesa, entra { $enters }.
event-no-swap = Riga { $row }: nessuno scambio, uno spazio è vuoto.
event-moved-up = { $counter } sale alla riga { $row }.
event-display-reset = Il riquadro si riordina. Colonna Attiva: { $active }.
event-instruction = Il nemico esegue { $counter } per { $cost } AP; gliene restano { $left }.
event-too-few-ap = { $counter } costa { $cost } AP, il nemico ne ha { $ap }: si ferma.
event-no-instructions = La Colonna Attiva è vuota: il nemico conserva { $ap } AP.
event-revolt = Pueblo Revolt: il nemico spende tutti i { $ap } AP per Soggiogare.
event-peace = Pace con { $ap } AP: tutti i cubetti tornano nel Raid Pool, AP e Ferocia vanno a 0.
event-peace-check =
    Pace: dado { $die }, dura sotto { $ap }. { $holds ->
        [yes] Dura.
       *[no] Finisce.
    }
event-peace-broken = Il raid rompe la Pace: { $ap } AP tornano al nemico.
event-defend = Il nemico si difende; il suo segmento è finito.
event-defend-holds = La Difesa dura: { $added } AP in più nei Cubetti Raid, ora { $now }.
event-defend-ends =
    La Difesa finisce con { $ap } AP contro { $cubes ->
        [one] 1 cubetto razziato
       *[other] { $cubes } cubetti razziati
    }.
event-outpost-placed =
    { $kind ->
        [mission] Si piazza una Missione
       *[rancho] Si piazza una Fattoria
    } in { $at }.
event-outpost-advances =
    { $kind ->
        [mission] La Missione
       *[rancho] La Fattoria
    } avanza in { $at }.
event-subverted =
    Sovvertire con { $ap } AP e { $outposts ->
        [one] 1 Avamposto
       *[other] { $outposts } Avamposti
    }: { $loss } Cultura persa.
event-slavers = Schiavi: dado { $die }, { $territory }.

## Raid del nemico e delle tribù

event-enemy-raid = Raid Nemico: { $paid } AP pagati { $bonus } fanno { $total } segnalini a Santa Fé.
event-raiders =
    { $n ->
        [one] Si piazza un segnalino Raid
       *[other] Si piazzano { $n } segnalini Raid
    } in { $at }; ne restano { $left } a Santa Fé.
event-raid-stopped = Il Raid si ferma davanti a { $at }: servono due segnalini, ne restano { $left }.
event-overrun =
    La Famiglia { $family } è sopraffatta: dado { $die }. { $heart ->
        [yes] Il nemico prende coraggio.
       *[no] Il nemico non prende coraggio.
    }
event-raid-ends =
    Il Raid finisce con { $left ->
        [one] 1 segnalino
       *[other] { $left } segnalini
    } a Santa Fé.
event-left-over =
    Il nemico usa per Sovvertire { $n ->
        [one] il segnalino rimasto
       *[other] i { $n } segnalini rimasti
    } a Santa Fé.
event-reaction =
    Reazione della Famiglia { $family }: { $kind ->
        [ambush] Imboscata
        [negotiate] Negoziare
       *[evade] Fuggire
    }.
event-harass = Si piazza un segnalino Disturbo in { $at }.
event-ambush-wins =
    L'Imboscata toglie dalla mappa { $n ->
        [one] 1 segnalino Raid
       *[other] { $n } segnalini Raid
    }.
event-negotiation =
    La Famiglia { $family } negozia: dado { $die } { $bonus }. { $success ->
        [yes] Riesce.
       *[no] Fallisce.
    }
event-evasion =
    La Famiglia { $family } fugge: dado { $die } { $bonus }, serve { $need } o più. { $success ->
        [yes] Riesce.
       *[no] Fallisce.
    }
event-evaded = La Famiglia { $family } si salva in { $to }.
event-tribal-raid =
    Raid Tribale ({ $tribe }) con { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }.
event-tribal-placed = Segnalino Raid Tribale numero { $number } in { $territory }.
event-tribal-die =
    Condurre Raid: dado { $die } { $bonus } fa { $total }. { $hit ->
        [none] Nessuno è colpito.
       *[other] Colpita: Famiglia { $hit }.
    }

## Battaglia

event-battle = La Famiglia { $family } combatte contro { $foe } ({ $occasion }), colonna { $column }.
event-battle-result = Famiglia { $family }: dado { $die } { $bonus } contro { $foe_die } { $foe_bonus }, differenza { $difference }, colonna { $column }: { $result }.
event-routed =
    { $n ->
        [one] Un segnalino Raid fugge
       *[other] { $n } segnalini Raid fuggono
    } da Santa Fé; ne restano { $left }.

## Estranei

event-intruder-placed = Si piazza un Estraneo in { $at }.
event-cup-empty = Non ci sono più Estranei nel contenitore.
event-intruder = La Famiglia { $family } incontra un Estraneo in { $at }: { $kind }.
event-intruder-seen = Si guarda l'Estraneo in { $at }: { $kind }.

## Eventi delle carte

event-enemy-way = Enemy Way di { $card }.
event-way-cancelled = L'Enemy Way di { $card } è annullato.
event-bad-harvest = Bad Harvest: { $n } da cedere.
event-no-shaman = Lo sciamano guarda avanti solo dopo la Pianificazione: non succede nulla.
event-foreseen = Le prossime carte sono { $cards }.
event-raided-by-others = Il cubetto { $colour } va nei Cubetti Raid.
event-revolt-begins = I Pueblo insorgono: tutti i cubetti tornano, { $pool } nel Raid Pool.
event-massacre-roll = Colloqui a Santa Fé: dado { $die } e { $gifts } di doni fanno { $total }.
event-fort-placed = Si piazza un Fortino in { $at }.
event-carson-raids = La colonna di Kit Carson arriva in { $territory }.
event-still-free =
    { $families ->
        [one] 1 Famiglia è ancora libera
       *[other] { $families } Famiglie sono ancora libere
    } fuori dal Canyon; Morale Nemico { $morale }.

## Controlli Vittoria, Sviluppi, campagna

event-good-medicine =
    Buona Medicina per { $card }: { $cubes ->
        [one] 1 cubetto nero
       *[other] { $cubes } cubetti neri
    }.
event-check-land = Controllo Vittoria: { $held } VP tenuti, { $need } richiesti.
event-development = { $development } ora è tuo.
event-set-out = La serie { $set } è fuori dal gioco.
event-period = Comincia il { $period }.
event-new-start = Il { $period } è vinto. Il popolo ricomincia.
event-fresh-start = Il prossimo periodo comincia con Cultura { $culture }, Militare { $military }, Morale Nemico { $morale }.

## Perché qualcosa non è possibile

refuse-too-few-mps = Costa { $cost } MP; rimasti: { $left }.
refuse-no-drought = In questo Territorio non c'è siccità.
refuse-not-adjacent = Quell'Area non è adiacente a { $at }.
refuse-leave-fort-first = La Famiglia comincia accanto a un Fortino: il primo passo fuori costa un dado in più.
refuse-mps-spent = Servono tutti gli MP, e alcuni sono già spesi.
refuse-at-fort = Non è possibile dall'Area di un Fortino.
refuse-corn-here = In quest'Area c'è già del mais.
refuse-no-corn-left = Non ci sono più segnalini mais.
refuse-no-corn-here = In quest'Area non c'è mais.
refuse-no-man = La Famiglia non ha un uomo.
refuse-no-military = Il Militare è 0.
refuse-out-of-reach = Non ce n'è in quest'Area né più avanti sulla traccia.
refuse-no-fort-here = In quest'Area non c'è un Fortino.
refuse-no-culture = La Cultura è 0.
refuse-ap-full = Gli AP sono al limite.
refuse-set-removed = La serie è fuori dal gioco.
refuse-owned = È già tuo.
refuse-level-missing = Prima serve il Livello { $level } della serie.
refuse-requirement = Servono { $need } { $kind }.
refuse-too-dear = Costa { $cost } { $track }, più di quanto c'è.
refuse-too-few-ap = Costa { $cost } AP, e ne restano { $left }.
refuse-no-harass-left = Non restano segnalini Disturbo.
refuse-harass-not-there = Un segnalino Disturbo va in un'Area vuota, a non più di tre da una Famiglia con un uomo, non sotto un Avamposto.
refuse-not-reached = Nessun nuovo segnalino Raid è nell'Area della Famiglia { $family }.
refuse-no-reaction-here = La Famiglia { $family } non può reagire: è sotto un Avamposto, presso un Fortino o nel Canyon.
refuse-no-ferocity = La Famiglia { $family } ha Ferocia 0.
refuse-no-entry = Nessuna Famiglia può muovere a Santa Fé.
refuse-no-horse = Non ci sono cavalli nelle Risorse.
refuse-has-horse = La Famiglia { $family } ha già un cavallo.
refuse-too-few-goods = Servono { $cost } Beni Commerciali, e ce ne sono { $left }.
refuse-too-few-animals = Servono { $cost } animali, e nelle Risorse ce ne sono { $left }.
refuse-no-goods-out = Non restano Beni Commerciali fuori dal gioco.

## La fine

outcome-major-victory = Vittoria Maggiore
outcome-minor-victory = Vittoria Minore
outcome-minor-defeat = Sconfitta Minore
outcome-major-defeat = Sconfitta Maggiore
why-both-zero = Cultura e Militare sono entrambi a 0.
why-automatic = Il nemico non ha più Morale, e il dado ha superato i suoi Avamposti e Fortini.
why-scenario-ends = L'ultima carta è risolta: decide il Militare meno il Morale Nemico.
why-military = All'arrivo di Kit Carson il Militare supera il Morale Nemico.
why-no-military = La campagna di Kit Carson non ha lasciato Militare.
why-morale = Le Famiglie ancora libere hanno tolto al nemico tutto il Morale.
why-families = Le Famiglie libere sono più del Morale del nemico.
why-endured = Il popolo ha resistito alla campagna di Kit Carson.
why-nothing-left = Dopo il Canyon, Cultura e Militare sono entrambi a 0.
why-all-out-war = Guerra totale: è vinta solo se non restano Avamposti né Fortini.
