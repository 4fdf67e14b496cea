# Il tavolo di Navajo Wars nel terminale.

navajo-scenario-rise = Spagnoli e Pueblo, fino alla rivolta e oltre: 18 carte, tre Famiglie, una buona prima partita.
navajo-scenario-duenos = Tutto il periodo spagnolo: 45 carte, dalle prime Famiglie alla fine del dominio spagnolo.
navajo-scenario-broken = Il periodo messicano: razzie di schiavi, Fattorie e tregue infrante; 45 carte, quattro Famiglie.
navajo-scenario-fearing = Il periodo americano: i Fortini, Manuelito, e alla fine Kit Carson; 45 carte, cinque Famiglie.
navajo-scenario-rope = Solo la campagna di Kit Carson: 9 carte, cinque Famiglie che hanno perso qualcuno, interi gruppi di Sviluppi.
navajo-scenario-campaign = Tutti e tre i periodi di seguito, dal 1598 al 1864: la via lunga, per molte serate.
navajo-scenario-tutorial = Una prima partita con le carte iniziali note; Famiglie e scelte come nella partita guidata.
navajo-option-horse-meat = I cavalli si possono mangiare nel Scorrere del Tempo (15.1).
navajo-option-ride-to-death = Un cavallo si può sfiancare per un MP in più (15.2).
navajo-option-horse-trading = Due animali di un tipo si possono cambiare con uno dell'altro (15.3).
navajo-option-two-players = Due giocatori guidano insieme i Diné, e l'uno contro l'altro (16).


chance-counter-out = L'Ordine { $what } resta fuori dalla partita.
chance-counter = Segue l'Ordine { $what }.

nav-setup = { board-setup }
nav-culture = { table-culture }
nav-military = { table-military }
nav-ap = { table-ap }
nav-morale = { table-morale }
nav-ferocity = { table-ferocity }
nav-status = Cultura { $culture }, Militare { $military }, AP { $ap }. Nemico: Morale { $morale }, Ferocia { $ferocity }, AP { $enemy }. Carte: { $cards }.
nav-man = uomo
nav-woman = donna
nav-child = bambino
nav-horse = cavallo
nav-nobody = { board-nobody }
nav-letters = U D B c
nav-legend = Area (Valore/a cavallo). A2 UDB+c: Famiglia A, Ferocia 2, uomo, donna, bambino, cavallo. ☼ siccità.
nav-short-shiprock = Shiprock
nav-short-san-juan = San Juan
nav-short-zuni = Zuni
nav-short-monument = Monument
nav-short-hopi = Hopi
nav-short-black-mesa = Black M.
nav-short-canyon = Canyon
nav-family = Famiglia { $family }, Ferocia { $ferocity }: { $who }
nav-family-more = Fuga { NUMBER($evasion) }
nav-die-vp = dado { $die }, { $vp } VP
nav-die-vp-narrow = d{ $die } { $vp }VP
nav-tribal = Raid Tribale ×{ $n }
nav-caught = { step-battle_caught }
nav-escape = { board-holding-escape }
nav-mission-short = { target-mission }
nav-rancho-short = { target-rancho }
nav-fort-short = { target-fort }
nav-raiders-short = Raid ×{ $which }
nav-harass-short = { board-harass }
nav-corn-short = { board-corn-name }
nav-intruder-short = { web-counter-intruder }
nav-mission-long = { intruder-mission }
nav-rancho-long = una Fattoria
nav-fort-long = Fort { $which }
nav-raiders-long = segnalini Raid: { $which }
nav-harass-long = un segnalino Disturbo
nav-corn-long = { board-corn-name }
nav-intruder-long =
    { $which ->
        [none] un Estraneo sconosciuto
       *[other] Estraneo: { $which }
    }
nav-territory =
    { $name }, dado { $die }, { $vp } VP, { $n ->
        [0] nessuna siccità
        [one] 1 siccità
       *[other] { $n } siccità
    }.
nav-territory-plain = { $name }, { $vp } VP.
nav-area = Area { $n }: { $what }.
nav-empty = Vuoto.
nav-santa-fe = Segnalini Raid a Santa Fé: { $n }
nav-off = Famiglie non in gioco: { $families }
nav-manuelito-waits = { board-manuelito-waits }
nav-n-man =
    { $n ->
        [one] 1 uomo
       *[other] { $n } uomini
    }
nav-n-woman =
    { $n ->
        [one] 1 donna
       *[other] { $n } donne
    }
nav-n-child =
    { $n ->
        [one] 1 bambino
       *[other] { $n } bambini
    }
nav-n-elder =
    { $n ->
        [one] 1 anziano
       *[other] { $n } anziani
    }
nav-n-horse =
    { $n ->
        [one] 1 cavallo
       *[other] { $n } cavalli
    }
nav-n-sheep =
    { $n ->
        [one] 1 pecora
       *[other] { $n } pecore
    }
nav-n-goods = { $n } Merci
nav-n-firearms = { $n } Armi da Fuoco
nav-corn-of = mais di valore { $values }
nav-elders-at =
    { $n ->
        [one] 1 nella casella { $box } (Valore { $rating })
       *[other] { $n } nella casella { $box } (Valore { $rating })
    }
nav-all-ap = { cost-all }
nav-f-cost = F{ $least } (ora { $now })
nav-exhausted = esaurita
nav-owned = tua
nav-not-owned = { board-not-yet }
nav-row-elders = { board-elders }
nav-row-resources = { board-resources }
nav-row-passage = { operation-passage-of-time }
nav-row-out = { web-thing-out-of-play }
nav-row-pool = { board-cubes-pool }
nav-row-raided = { board-cubes-raided }
nav-row-recovery = { board-cubes-recovery }
nav-row-subjugation = { board-cubes-subjugation }
nav-row-gone = { board-cubes-removed }
nav-row-active = Il nemico farà
nav-row-truce = In vigore
nav-row-hand = { board-hand }
nav-row-developments = { board-panel-developments }
nav-row-in-play = In gioco
nav-row-foreseen = { board-foreseen }
nav-row-card = { board-card }
nav-row-deck = { table-deck }
nav-row-discards = { board-discards }
nav-row-removed = { board-removed }
nav-column-active = { board-column-active }
nav-column-standby = { board-column-standby }
nav-column-inactive = { board-column-inactive }
nav-display-row = Riga { $n }. { $what }
nav-display-note = Ogni segnalino: lettera, ordine e AP, poi l'altro lato. = segna un lato a strisce, che non si gira.
nav-cube = cubetto { $colour }
nav-no-hand = { board-no-hand }
nav-pile =
    { $special ->
        [none] { $n } carte
       *[other] { $n } carte con { $special }
    }
nav-deck =
    { $n ->
        [one] 1 carta: { $piles }
       *[other] { $n } carte: { $piles }
    }

## Valori dietro una domanda

nav-fact-preempt = Anticipare costa { $price } AP; ne hai { $ap }.
nav-fact-if-preempted = Se anticipi, il nemico raccoglie { $n } AP ({ $parts }) e ne ha { $total }.
nav-fact-if-not = Se aspetti, il nemico raccoglie { $n } AP ({ $parts }) e ne ha { $total }.
nav-income =
    { $part ->
        [card] carta
        [red] cubetti rossi
        [raided] Cubetti Raid
       *[other] { $part }
    }
nav-fact-elder =
    { $n ->
        [one] Anziano nella casella { $box }
       *[other] { $n } anziani nella casella { $box }
    }: un dado di { $rating } o meno riesce.
nav-fact-act = Famiglia { $family } in { $at }: { $left } MP rimasti, { $spent } spesi.
nav-fact-move = { $to } ({ $cost } MP)
nav-fact-moves = Mosse: { $ways }
nav-fact-not = Non { $verb }: { $why } [{ $rule }]
nav-fact-battle = La Famiglia { $family } aggiunge { $own } al suo dado, l'avversario { $foe } al suo; l'esito si legge nella colonna { $column }.
nav-fact-table = Differenza minima per ogni esito: { $rows }
nav-fact-raid = Segnalini Raid: { $placed } sulla mappa, l'ultimo in { $at }; { $left } rimasti a Santa Fé.
nav-fact-react = Famiglia { $family }: la Fuga aggiunge { $evade } al dado, con { $need } o più si fugge (con 1 mai, con 6 sempre); Negoziare aggiunge { $talk } e i doni, ne servono { $success }; un'Imboscata aggiunge { $ambush } per la Ferocia.
nav-fact-shielded = La Famiglia { $family } vive sotto un Avamposto o un Fortino e non può reagire.
nav-fact-check = Tieni { $held } VP, la carta ne chiede { $vp }. La Buona Medicina costa { $price } cubetti neri; ce ne sono { $black }.

## Due giocatori

nav-two-status =
    Capotribù: { $headman }. { $points ->
        [0] Nessuno è avanti in Influenza.
       *[other] Influenza: { $leader } { $points }.
    }
nav-two-row = Con { $who }
nav-two-follow = anziani nelle caselle { $elders }; Famiglie { $families }
nav-odds-whole = { odds-whole } Ritiri e Blessing Way non sono contati.

## Quanto costerà una scelta

nav-note-food =
    { $people } persone da sfamare: la terra ne sfama { $land }, mais e pecore { $store }. { $hungry ->
        [0] Nessuno resta senza cibo.
       *[other] { $hungry } restano senza cibo.
    }
nav-note-lost =
    { $n ->
        [one] 1 anziano andrà perso.
       *[other] { $n } anziani andranno persi.
    }
