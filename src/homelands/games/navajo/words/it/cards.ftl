# Carte, Sviluppi, Estranei e Ordini di Navajo Wars con parole nostre.
# Le cifre vengono dai file dei dati: $x com'è, $x_signed con il segno, $x_size senza, $x_periods dove non è 0.

## Parti di una carta

card-operations = Carta Operazioni. Anticipare: { $preempt } AP. Nemico: { $e1 } AP se anticipato, { $e0 } AP se no. La Pianificazione porta { $person }.
card-take = Carta Cerimonia. Presa in mano, porta { $person }.
card-blessing = Blessing Way: vale un dado di { $die }.
card-way = Enemy Way: { $effect }
card-historical = Evento Storico, { $period }. Controllo Vittoria contro { $vp } VP.
card-transitional = Evento Transitorio, { $period }. Controllo Vittoria contro { $vp } VP.
card-major = Evento Maggiore: { $effect }
card-lasting = Finché è in gioco: { $effect }
card-minor = Evento Minore, { $minor }: { $effect }
card-medicine = Buona Medicina: { $cubes }.
card-ours = Ricostruito: { $fields }.
card-all-ours = È tutto ricostruito.

field-preempt = prezzo per anticipare
field-e1 = AP Nemici se anticipato
field-e0 = AP Nemici se non anticipato
field-minor = { procedure-minor-event }
field-population = persona
field-die = { step-dice_bless-or-roll }
field-way = { procedure-enemy-way-of-two }
field-vp = VP
field-cost = costo
field-need = requisito
field-stays = quanto resta in gioco
field-cubes = { step-victory_black-cubes }
field-count = quanti sono
field-effect = effetto
field-order = l'Ordine
field-other-side = l'altro lato
field-other-cost = costo dell'altro lato
field-stripe = strisce
field-star = stella

stays-third-red = Resta in gioco fino al terzo cubetto rosso.
stays-until-45 = Resta in gioco fino alla #45.
stays-until-50 = Resta in gioco fino alla #50.
stays-end = Resta in gioco fino alla fine.

## Eventi Maggiori delle carte Operazioni

major-firearms = Un segnalino Armi da Fuoco va nelle Risorse.
major-apache-war = Un cubetto rosso torna dal Soggiogamento al Raid Pool; se non ce n'è, Morale Nemico { $morale_signed }. Il nemico perde { $enemy_ap_size } AP.
major-bad-harvest = Per ogni Territorio con una Famiglia e una siccità, almeno { $least } e al massimo { $most }, cedi mais piantato, mais raccolto, una pecora o un cavallo; Cultura { $culture_signed } per ciò che non puoi cedere.
major-planted-fields = Fino a { $families } Famiglie piantano il mais senza costo, dove non c'è mais e nel Territorio non ci sono siccità né Fattorie. Se nessuna può, finisce una siccità in un Territorio con una Famiglia.
major-shaman = Solo dopo la Pianificazione: guarda le prossime { $cards } carte e rimettile nell'ordine che vuoi.
major-influential-elders = Ogni anziano può tentare un'Azione Anziano.
major-hostile-tribes = Gli Ordini con la stella passano al lato anteriore; poi ognuno sale di un posto nella Colonna Attiva e in quella In Attesa.
major-pueblo-war = Una Famiglia in Hopi Land o Zuni Mountains è dispersa: lascia la mappa, le sue persone vanno nello Scorrere del Tempo. Se non ce n'è, Cultura { $culture_signed }.
major-apaches-raid = Pesca un cubetto: rosso nel Soggiogamento, verde e blu di nuovo nel Raid Pool, ogni altro nei Cubetti Raid. Non rompe una Pace.
major-trappers = Piazza un Estraneo.

minor-effect-drought = un dado indica il Territorio; se i suoi spazi sono pieni, il vicino con il simbolo più alto che ne ha uno libero.
minor-effect-recovery = un dado indica il Territorio; se non ha siccità, il vicino con il simbolo più basso che ne ha.
minor-effect-swap = un dado indica la riga in cui un Ordine Attivo e uno In Attesa si scambiano.
minor-effect-reset = i cubetti in Recupero tornano nel Raid Pool, quelli nei Cubetti Raid passano in Recupero.

## Enemy Way

way-enemy-ap = il nemico guadagna { $ap } AP.
way-droughts =
    { $n ->
        [one] arriva 1 siccità.
       *[other] arrivano { $n } siccità, ognuna con il suo dado.
    }
way-alarm = Ferocia Nemica { $ferocity_signed }, Morale Nemico { $morale_signed }.
way-elder-death = l'anziano più a destra con un Livello lancia per la morte; se non ce n'è, Cultura { $culture_signed }.
way-lost-customs = Cultura { $culture_signed }, o { $with_outpost_signed } con un Avamposto sulla mappa.
way-warriors-spent = la Famiglia più Feroce scende a Ferocia 0; se tutte hanno 0, Militare { $military_signed }.
way-sickness = si perde una persona nello Scorrere del Tempo; se non c'è nessuno, una di una Famiglia vi va.
way-stolen-mounts = si perde un cavallo, prima dalle Risorse, poi da una Famiglia; senza cavalli, Militare { $military_signed }.
way-newcomers = Costruire senza costo; se non c'è posto, Cultura { $culture_signed }.
way-change-of-mind = si lanciano i dadi degli Ordini; non si può pagare perché non si voltino.
way-fame = il nemico guadagna 1 AP per ogni Famiglia con Ferocia, almeno { $least }.
way-intruder = piazza un Estraneo.

## Eventi Storici e Transitori

history-pueblo-revolt = Tutti i cubetti in Recupero e nei Cubetti Raid, e i rossi nel Soggiogamento, tornano nel Raid Pool.
history-pueblo-revolt-lasting = il nemico guadagna { $enemy_ap } AP in più a segmento e li spende tutti per Soggiogare; i suoi Ordini riposano; niente Reset dei Cubetti.
history-franciscans = Costruire { $builds } volte. I lati Raid senza striscia e senza stella si voltano, nella Colonna Attiva e in quella In Attesa; un segnalino Attivo che mostra ancora Raid si scambia con quello In Attesa della sua riga.
history-galvez = Cultura -1 per ogni Avamposto, al massimo { $most }. Ute e Comanche passano al lato anteriore ed entrano dall'Attesa, o salgono di un posto nella Colonna Attiva.
history-settlers = Espandere; senza Avamposti, Costruire.
history-settlers-lasting = ogni Sovvertire conta { $extra } AP in più.
history-mexican-independence = Scorrere del Tempo e Controllo Vittoria; poi comincia il Periodo Messicano. Il Morale Nemico diventa pari al Militare; nuovi Ordini, un nuovo mazzo, cubetti { $cubes }; tutti gli Estranei tornano nel contenitore.
history-mexican-independence-lasting = il nemico guadagna 1 AP a segmento ogni { $intruders_per_ap } Estranei coperti, e dopo si piazza un nuovo Estraneo.
history-massacre = Colloqui a Santa Fé. Restare lontani: Morale Nemico { $away_morale_signed }. Andare: un dado, più 1 per ogni Bene Commerciale dato. { $bad } o meno, o un dado di 1: { $elders } anziani assassinati, Morale Nemico { $bad_morale_signed }, ogni Famiglia con un uomo guadagna { $bad_ferocity } Ferocia. Più di { $neutral }: il nemico perde tutti gli AP, Morale Nemico { $good_morale_signed }, Cultura { $good_culture_signed }, ogni Ferocia va a 0.
history-dineanaii = Ogni Famiglia in Shiprock si ritira in San Juan Valley, Zuni Mountains o nel Canyon con Ferocia 0, o resta: una persona va nello Scorrere del Tempo, Cultura { $culture_hold_signed }. Se non c'è nessuna Famiglia, Cultura { $culture_absent_signed }. Poi si piazza una Fattoria in Shiprock 1, o quella presente avanza.
history-sick-land = Le siccità riempiono gli spazi di ogni Territorio con una Famiglia.
history-sick-land-lasting = le siccità finiscono per evento o ripresa solo dove non vive nessuna Famiglia.
history-narbona = Il nemico guadagna { $enemy_ap } AP. Le Famiglie con un uomo che vuoi possono guadagnare 1 Ferocia.
history-narbona-lasting = i Raid Nemici hanno { $raid_counters } segnalini in più; un'Imboscata vinta dà Morale Nemico { $ambush_morale_signed }.
history-army-of-the-west = Scorrere del Tempo e Controllo Vittoria; poi comincia il Periodo Americano. Il Morale Nemico diventa pari al Militare; nuovi Ordini, un nuovo mazzo, cubetti { $cubes }; tutti gli Estranei tornano nel contenitore.
history-army-of-the-west-lasting =
    il nemico guadagna 1 AP a segmento { $intruders_per_ap ->
        [one] per ogni Estraneo coperto
       *[other] ogni { $intruders_per_ap } Estranei coperti
    }, e dopo si piazza un nuovo Estraneo.
history-forts = Si piazzano Fort Defiance e Fort Fauntleroy; se ci sono già entrambi, Morale Nemico { $morale_signed }.
history-dodge = Cultura { $culture_signed }.
history-dodge-lasting = il nemico guadagna { $enemy_ap } AP in più a segmento; Negoziare { $negotiate_signed }.
history-manuelito = Il nemico guadagna { $enemy_ap } AP. Manuelito si unisce a una Famiglia con un uomo e ne porta la Ferocia a qualsiasi valore.
history-manuelito-lasting = la sua Famiglia aggiunge { $manuelito } in Battaglia e alla Fuga, e una volta per attivazione ignora un cubetto in un raid su un Avamposto o Fortino.
history-civil-war = I cubetti rossi tornano dal Soggiogamento al Raid Pool; Morale Nemico { $morale_signed }.
history-civil-war-lasting = i Raid Nemici non hanno i { $american } segnalini in più degli Americani; Schiavi si esegue { $slaves } volte per un solo pagamento.
history-kit-carson = Scorrere del Tempo e Controllo Vittoria. Militare sopra il Morale Nemico è una Vittoria Maggiore; altrimenti guerra totale, o i rifugi, dove Kit Carson razzia ogni Territorio con { $raid_signed }, e { $raid_fort_signed } in più dove c'è un Fortino.

## Sviluppi Culturali

card-development = { $name }: { $price }.
card-level = Richiede { $name }.
card-need = Richiede { $n } { $kind }.
card-exhaust = Si esaurisce con l'uso, pronto di nuovo dopo il prossimo Scorrere del Tempo.

development-cunning-1 = Fuggire: { $evade_signed }.
development-cunning-2 = Diplomazia Tribale e Negoziare: { $talk_signed }.
development-cunning-3 = Un raid sul New Mexico costa { $discount } MP in meno, almeno 1. In un tuo raid un cubetto verde o blu si può rimettere e pescarne un altro.
development-horsemanship-1 = Una Famiglia con un cavallo quando è attivata ha { $mp } MP in più.
development-horsemanship-2 = Una Famiglia con un cavallo quando è attivata ha { $mp } MP in più, e gli Avamposti non la rallentano.
development-horsemanship-3 = Un cavallo aggiunge { $battle } in Battaglia invece di { $horse }.
development-mesas-1 = Una sorgente costa { $discount } MP in meno, almeno 1, e un cavallo non la rende più cara.
development-mesas-2 = { $harass } segnalini Disturbo in più; il primo Disturbo di ogni Raid Nemico non costa nulla.
development-mesas-3 = Un Territorio con una Famiglia sfama almeno { $floor } persone.
development-religion-1 = Scorrere del Tempo, Passo 1D: Cultura { $culture_signed }.
development-religion-2 = Guarda un Estraneo coperto.
development-religion-3 = In un tuo raid un cubetto pescato si può rimettere e pescarne un altro.
development-traders-1 = { $animals } animali, o mais per { $corn }, comprano un segnalino Beni Commerciali.
development-traders-2 = { $goods } Beni Commerciali comprano un segnalino Armi da Fuoco.
development-traders-3 = Una volta per carta, nel tuo segmento, { $goods } Beni Commerciali danno Morale Nemico { $morale_signed }.
development-warriors-1 = Una Famiglia di Ferocia { $ferocity } o più aggiunge { $battle } in Battaglia. Uno Scorrere del Tempo senza cubetti nei Cubetti Raid e in Recupero: Militare { $military_signed }.
development-warriors-2 = Nel Controllo Vittoria gli uomini portano il Militare fino a { $cap }. Gli anziani non possono abbassare la Ferocia.
development-warriors-3 = Militare { $win_signed } dopo una Battaglia vinta, { $loss_signed } dopo una persa.
development-weaving-1 =
    { $goods ->
        [one] Subito 1 segnalino Beni Commerciali.
       *[other] Subito { $goods } segnalini Beni Commerciali.
    }
development-weaving-2 = { development-weaving-1 }
development-weaving-3 =
    { $goods ->
        [one] Subito 1 segnalino Beni Commerciali
       *[other] Subito { $goods } segnalini Beni Commerciali
    }, e in ogni Pianificazione { $free ->
        [one] 1 acquisto è gratis.
       *[other] { $free } acquisti sono gratis.
    }
development-wisdom-1 = Livello Anziano { $rating_signed } per le Azioni Anziano, al massimo { $most }; la casella più a sinistra vale { $leftmost }.
development-wisdom-2 = Un anziano muore solo con un dado sotto il Livello.
development-wisdom-3 =
    { $extra ->
        [one] Un anziano può
       *[other] { $extra } anziani possono
    } tentare una seconda Azione Anziano dopo tutti gli altri.

## Estranei

card-intruder =
    { $name }, { $count ->
        [one] 1 segnalino.
       *[other] { $count } segnalini.
    }
meets-firearms = Si tiene nelle Risorse come Armi da Fuoco.
meets-trade-goods = Si tiene nelle Risorse come Beni Commerciali.
meets-stray-horses =
    { $horses ->
        [one] Un cavallo va
       *[other] { $horses } cavalli vanno
    } nelle Risorse.
meets-stray-flock =
    { $sheep ->
        [one] Una pecora va
       *[other] { $sheep } pecore vanno
    } nelle Risorse.
meets-refugees = Un uomo, una donna o un bambino va nello Scorrere del Tempo.
meets-lone-trapper = { $ap } AP o { $goods } Beni Commerciali.
meets-mission = Si fonda una Missione nell'Area, non oltre l'Area { $deepest }; una già sulla traccia avanza invece.
meets-scouts = Il nemico guadagna { $ap } AP (Periodo Spagnolo / Messicano / Americano).
meets-whiskey-seller = Cultura { $culture_signed } (Periodo Spagnolo / Messicano / Americano).
meets-slave-raiders = Il bambino è portato via; se manca, la donna, nel { $woman_periods }. Non accanto a un Fortino.
meets-smallpox = Per ogni Famiglia nel Territorio un dado dice chi si perde; se si perde qualcuno, Cultura { $culture_signed }.
meets-patrol = Una Battaglia, il nemico con { $battle_signed } (Periodo Spagnolo / Messicano / Americano); o una persona va nello Scorrere del Tempo, e Cultura { $culture_signed } per spazio vuoto.

## Ordini

card-instruction = { $letter } { $name }: { $cost }.
card-other-side = Altro lato: { $name }, { $cost }.
card-stripe = Con la striscia: i dadi non lo voltano.
card-star = Con la stella: Hostile Tribes lo volta e lo fa salire.
cost = { $n } AP
cost-range = { $low }-{ $high } AP
cost-ferocity = { $n } AP, o la Ferocia totale se è di più
cost-all = tutti gli AP

orders-build = Un Avamposto nell'Area 1 del Territorio con il simbolo più basso che non ne ha di quel tipo. Se sono tutti in gioco: Sovvertire.
orders-build-subvert = Costruire, poi Sovvertire, con un solo pagamento.
orders-colonize = Un cubetto per ogni AP passa dai Cubetti Raid al Recupero. Senza cubetti: Espandere. Senza Avamposti: Costruire.
orders-comanche = Con meno di { $subjugated } cubetti rossi nel Soggiogamento: Soggiogare. Altrimenti un Raid Tribale dei Comanche.
orders-defend = Il nemico spende tutti gli AP e resta fermo finché può mettere un AP per ogni cubetto razziato.
orders-expand = Ogni Avamposto avanza di un'Area e costa 1 Cultura, 2 dove non può avanzare. Senza Avamposti: Costruire.
orders-peace = Tutti i cubetti tornano nel Raid Pool; i tuoi AP e ogni Ferocia vanno a 0. Dura finché un dado resta sotto i suoi AP, e ogni volta si costruisce un Avamposto.
orders-raid = Un Raid Nemico con un segnalino per ogni AP, e uno per ogni punto di Ferocia delle tue Famiglie.
orders-slaves = Un dado indica un Territorio: è portato via un bambino, altrimenti una donna.
orders-subjugate = Si pesca un cubetto per ogni AP: i rossi vanno nel Soggiogamento, gli altri in Recupero.
orders-subvert = Con meno di { $subjugated } cubetti rossi nel Soggiogamento: Soggiogare. Senza Avamposti: Costruire. Altrimenti 1 Cultura per ogni AP, al massimo 1 per Avamposto.
orders-utes = Con meno di { $subjugated } cubetti rossi nel Soggiogamento: Soggiogare. Altrimenti un Raid Tribale degli Ute.
