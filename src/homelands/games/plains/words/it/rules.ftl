# Le regole di Plains Indian Wars con parole nostre: un messaggio per regola. Come si scrivono: en/rules.ftl.

chapter-2 = Lo scopo
chapter-4 = Termini e controllo
chapter-5 = La preparazione
chapter-6 = Fazioni, carri, ferrovia
chapter-7 = Sequenza di gioco
chapter-8 = { luck-disc }
chapter-9 = { procedure-turn }
chapter-10 = { procedure-cubes-to-the-regions }
chapter-11 = Muovere cubetti
chapter-12 = { procedure-fights }
chapter-13 = Coloni e Nemici
chapter-14 = { the-end }
chapter-15 = Da uno a quattro giocatori

## Lo scopo

rule-title-2-0 = Di che si tratta
rule-2-0 =
    Ogni parte raccoglie punti per ciò che tiene, protegge o impedisce; alla fine vince chi ne ha di più. Due fatti
    avvicinano la fine: una fazione con mazzo gioca la sua ultima carta, oppure le due ferrovie si incontrano. Il
    turno viene giocato fino all'ultimo disco; l'altra lettura si ferma quando il disco che l'ha causato è risolto.
    Interpretazioni: end-timing, out-of-cards.

## Termini e controllo

rule-title-4-1 = I dischi decidono chi gioca
rule-4-1 =
    C'è 1 disco per ognuna delle { $factions } fazioni. Si pescano alla cieca: nessuno conosce l'ordine di un turno, e
    una fazione uscita per ultima può uscire per prima in quello dopo.
rule-title-4-3 = I gruppi
rule-4-3 =
    Un gruppo sono i cubetti di una fazione in un luogo, con gli amici che portano con sé. Un movimento di gruppo
    attiva un solo luogo: i suoi cubetti possono andare insieme o dividersi, verso una o più destinazioni. Gli Indiani
    possono anche essere attivati per restare dove sono e attaccare i carri; questo consuma un movimento di gruppo.
rule-title-4-4_limit = Quanti per parte
rule-4-4_limit =
    Una regione contiene al massimo { $region_limit-indians } (verdi e arancioni insieme) e { $region_limit }
    dell'altra parte (blu, marroni e viola insieme). Il limite si controlla a movimento finito, prima degli scontri. I
    cubetti bianchi e neri non contano.
rule-title-4-4_areas = Canada, Messico, Montagne Rocciose
rule-4-4_areas =
    Queste tre aree sono terreno libero: quanti cubetti si vuole, niente scontri, niente punti. Verdi e viola
    possono stare in Canada, arancioni e viola in Messico; nelle Montagne Rocciose possono stare tutti, e i carri
    che ci arrivano sono salvi. Dove un'area tocca la mappa è ricostruito. Interpretazioni: enemies-apart,
    areas-pass.
rule-title-4-4_boxes = St. Louis e Sacramento
rule-4-4_boxes =
    Cavalleria e Coloni si radunano in queste due caselle, in qualsiasi numero; i carri partono da St. Louis. Indiani
    e Nemici non vi entrano mai. I cubetti blu e marroni possono ritirarsi in St. Louis da una regione accanto, mai in
    Sacramento.
rule-title-4-5 = Chi controlla una regione di casa
rule-4-5 =
    Gli Indiani controllano una regione verde o arancione se vi hanno più cubetti di blu, marroni e viola insieme, e
    anche se è vuota. Gli Stati Uniti la controllano se blu e marroni superano gli Indiani e i viola non superano
    blu e marroni. Altrimenti non è di nessuno. I carri non contano contro i cubetti indiani, ma una regione con
    soli carri non è vuota e non è di nessuno. Interpretazione: wagon-control.
rule-title-4-6 = Chi controlla una regione viola
rule-4-6 =
    I cubetti viola tolgono il controllo agli altri ma non lo danno mai alla Cavalleria, e una regione viola vuota
    non è di nessuno. In 2 giocatori gli Indiani segnano le regioni viola solo in un'area dove ne tengono almeno
    { $purple_least }, e perdono { $purple_penalty-points } una volta se gli Stati Uniti ne tengono più di loro in
    tutto. Interpretazione: purple-penalty.
rule-title-4-7 = Dove il movimento si ferma
rule-4-7 =
    Un gruppo che entra in una regione tenuta o contesa dall'altra parte non va oltre. Gli Indiani si fermano dove
    c'è un cubetto blu, marrone o viola. I gruppi degli Stati Uniti si fermano dove ci sono Indiani e anche in ogni
    regione di casa vuota, perché la controllano gli Indiani; le regioni proprie e quelle con soli carri li lasciano
    passare. Una regione conta com'era quando il gruppo è partito: chi va avanti non apre la via agli altri.
    Interpretazioni: us-stops, areas-pass.

## La preparazione

rule-title-5-0 = { chapter-5 }
rule-5-0 =
    Ogni fazione con mazzo pesca { $hand-cards }. Poi, in ordine: { $setup_green-green } in ogni regione di casa del
    nord e { $setup_orange } arancione in ogni regione di casa del sud; altri { $setup_free } di ciascuno dove
    vogliono i loro giocatori, in regioni del proprio colore; { $setup_blue } blu in ogni casella; { $setup_purple }
    viola in ogni regione viola, { $setup_canada } in Canada, { $setup_mexico } in Messico; { $setup_brown-brown }
    in ogni casella, e { $setup_wagons-wagons } a St. Louis. Tutti i dischi vanno nel sacchetto. Una carta Custer
    nella mano iniziale viene sostituita e risolta prima del primo disco. Interpretazione: custer-replaced.

## Fazioni, carri, ferrovia

rule-title-6-1 = { faction-green }
rule-6-1 =
    Il verde rappresenta Lakota e Dakota, Assiniboine, Piedi Neri, Mandan e Hidatsa, di cui questa è la terra. I loro
    cubetti possono stare in tutte le regioni verdi e arancioni, in quelle viola del nord, in Canada e nelle Montagne
    Rocciose; nelle aree solo per le frecce verdi. I loro dadi hanno { $hits_green-hits },
    { $treaties_green-treaties } e { $blanks_green-blanks }.
rule-title-6-2 = { faction-orange }
rule-6-2 =
    L'arancione rappresenta Apache, Cheyenne, Comanche e Kiowa, di cui questa è la terra. I loro cubetti possono stare
    in tutte le regioni verdi e arancioni, in quelle viola del sud, in Messico e nelle Montagne Rocciose; nelle aree
    solo per le frecce arancioni. I loro dadi hanno { $hits_orange-hits }, { $treaties_orange-treaties } e
    { $blanks_orange-blanks }.
rule-title-6-3 = La Cavalleria
rule-6-3 =
    I cubetti blu arrivano nelle caselle di St. Louis e Sacramento. A piedi entrano in una regione accanto a St.
    Louis, e ce ne sono { $gates }; da Sacramento c'è solo la ferrovia. Possono stare in ogni regione e nelle Montagne
    Rocciose, mai in Canada o in Messico. I loro dadi hanno { $hits_blue-hits }, { $treaties_blue-treaties } e
    { $blanks_blue-blanks }.
rule-title-6-4 = I Nemici degli Indiani delle Pianure
rule-6-4 =
    Le regole chiamano i viola Nemici: Crow, Shoshone, Ute, Pueblo e gente del Nuovo Messico, con terre e ragioni
    proprie. Li guida il giocatore della Cavalleria. Quelli del nord e del sud non si distinguono: i cubetti sono
    uguali, e nelle Montagne Rocciose si mescolano. Possono stare nelle regioni viola, nelle regioni di casa che ne
    toccano una (come ricostruito, { $beside_purple } su { $home_regions }), e in tutte e tre le aree per le frecce
    viola. Il disco viola piazza { $purple_place-cubes } e fa muovere i cubetti di 1 regione o area tenuta dai viola
    fino a { $purple_regions-regions }, verso una o più destinazioni. I loro dadi hanno { $hits_purple-hits },
    { $treaties_purple-treaties } e { $blanks_purple-blanks }. Interpretazione: enemies-apart.
rule-title-6-4-1 = Nemici del sud
rule-6-4-1 =
    I nuovi cubetti viola del sud cominciano in una regione viola del sud; dove ci sono Indiani devono venire dal
    Messico o dalle Montagne Rocciose per le frecce viola. Nessun cubetto si piazza accanto a Indiani.
    Interpretazione: purple-placement.
rule-title-6-4-2 = Nemici del nord
rule-6-4-2 =
    I nuovi cubetti viola del nord cominciano in una regione viola del nord; dove ci sono Indiani devono venire dal
    Canada o dalle Montagne Rocciose per le frecce viola. Interpretazione: purple-placement.
rule-title-6-5 = I Coloni
rule-6-5 =
    I cubetti marroni arrivano nelle caselle di St. Louis e Sacramento e ne escono come la Cavalleria. Possono stare
    nelle regioni verdi e arancioni e nelle Montagne Rocciose; le regioni viola sono loro chiuse in 2 giocatori,
    aperte in 3 o 4. Costruiscono la ferrovia e il loro giocatore muove i carri. I loro dadi hanno
    { $hits_brown-hits }, { $treaties_brown-treaties } e { $blanks_brown-blanks }.
rule-title-6-6-1 = I carri sulle piste
rule-6-6-1 =
    Quando esce il disco bianco, { $white_place-wagons-join } a quelli di St. Louis, e poi ogni carro, questi
    compresi, avanza esattamente di 1 regione verso ovest lungo la sua pista. Da St. Louis ciascuno prende la via
    del nord o quella del sud. Dove le piste si dividono sceglie il giocatore dei Coloni. I carri non iniziano mai
    uno scontro, non vengono mai portati da altri, e una regione può contenerne quanti si vuole. Il percorso delle
    piste è ricostruito. Interpretazione: trail-forks.
rule-title-6-6-2 = Fino alle Montagne Rocciose
rule-6-6-2 =
    Un carro che lascia l'ultima regione della sua pista ha compiuto il viaggio: viene messo da parte per sempre e
    vale { $points_wagon-points } per gli Stati Uniti. In 4 giocatori conta se è passato dalla via del nord o da
    quella del sud.
rule-title-6-7 = La ferrovia
rule-6-7 =
    Il disco nero costruisce la linea dai due capi: la Union Pacific verso ovest da St. Louis, la Central Pacific
    verso est da Sacramento. Ciò che si può costruire va costruito, al massimo { $rail_most-spaces } per capo. I
    binari non si attaccano né si tolgono, non causano scontri e non contano per i limiti. Quando nessuno spazio è
    libero la linea è completa, e la partita va verso la fine. Che la linea abbia { $plains_spaces-spaces } in pianura
    è ricostruito.
rule-title-6-7-1 = { line-union }
rule-6-7-1 =
    La costruiscono i Coloni nelle regioni accanto al binario. Ogni nuovo spazio richiede un proprio cubetto marrone
    in una regione che confina proprio con quello spazio, fino a { $rail_most-spaces } per disco; chi lavora dove è
    scelto per il tratto più lungo. I Coloni nella casella di St. Louis non costruiscono. L'altra lettura conta una
    volta i Coloni accanto alla testa della linea. Interpretazione: rail-building.
rule-title-6-7-2 = { line-central }
rule-6-7-2 =
    La montagna accanto a Sacramento, { $mountains-spaces }, si costruisce con i dadi: a ogni disco nero si tirano
    { $mountain_dice-dice }, e ogni colpo o Trattato riempie 1 spazio. Se dopo l'ultimo spazio di montagna avanza un
    simbolo, riempie il primo spazio in pianura. Non servono Coloni, e il tiro non è facoltativo. Solo quando è tutta
    piena i cubetti possono lasciare Sacramento in treno; dal disco nero seguente questo capo è costruito dai Coloni,
    come l'altro.

## Sequenza di gioco

rule-title-7-0 = Il gioco di un disco
rule-7-0 =
    Verde, arancione, blu e marrone giocano carte: esattamente 1 carta movimento, e fino a { $events_most-events }
    prima o dopo. Una carta movimento piazza cubetti, poi muove gruppi, poi si risolvono tutti gli scontri; un evento
    giocato prima può causare scontri che aspettano quel momento, uno giocato dopo ha i suoi scontri subito. Alla fine
    si completa la mano. Il bianco muove i carri, il nero costruisce la ferrovia, il viola piazza e muove i Nemici.

## Dischi

rule-title-8-0 = Pescare i dischi
rule-8-0 =
    I dischi si pescano uno alla volta e si posano sul tracciato; una fazione finisce tutto ciò che fa prima che si
    peschi il seguente. Quando il sacchetto è vuoto e la partita non è finita, tutti vi tornano e comincia un nuovo
    turno.

## Carte

rule-title-9-0 = Giocare le carte
rule-9-0 =
    Una fazione il cui disco è uscito deve giocare 1 carta movimento, non di più; se non ne ha in mano, deve usare un
    evento al suo posto. Si possono aggiungere fino a { $events_most-events }. Le carte usate vanno negli scarti, e la
    mano si completa fino a { $hand } finché il mazzo dura. Nessuno vede la mano di un altro giocatore. La fazione che
    ha giocato la sua ultima carta porta la partita alla fine.
rule-title-9-1 = { web-group-play }
rule-9-1 =
    Le carte War Party, Engagement e Migration portano tre numeri: quanti cubetti si piazzano, quanti gruppi si
    muovono, e di quante regioni ciascuno. Un cubetto si muove una volta per carta. Quasi tutti i titoli e i numeri
    dei nostri mazzi sono ricostruiti; alcuni sono noti.
rule-title-9-2 = Carte evento
rule-9-2 =
    Un evento fa ciò che dicono i suoi termini, nel loro ordine e per quanto possibile; si completa prima di giocare
    un'altra carta. Ognuno dice se viene prima della carta movimento, dopo, o indifferentemente. Se in mano non ci
    sono carte movimento, un evento va usato al suo posto: { $substitute_groups-groups-move } fino a
    { $substitute_regions-regions }, non si piazzano cubetti, nessun treno parte, e il testo si ignora. Gli effetti di
    quasi tutti gli eventi sono ricostruiti. Interpretazioni: placed-among-enemies, substitute-recovers,
    event-control.
rule-title-9-2-1 = Eventi duraturi
rule-9-2-1 =
    Alcuni termini durano finché il sacchetto è vuoto, ma solo mentre la loro carta sta in cima agli scarti: la
    carta seguente di quella fazione, di qualunque tipo, li conclude. Se i termini duraturi di due fazioni si
    contraddicono, vale quello indiano. Interpretazione: enduring-covered.
rule-title-9-2-2 = { procedure-custer }
rule-9-2-2 =
    La carta Custer non si tiene mai: si gioca nel momento in cui la si pesca, se ne pesca un'altra al suo posto, e
    non può mai sostituire una carta movimento. Come ricostruito, { $custer_force-blue-ride } nella regione verde
    con più cubetti indiani, gli Indiani intorno possono entrarvi finché c'è spazio, e lo scontro comincia subito,
    senza ritirata per la sua parte. Se l'intera forza è eliminata nel turno in cui è stata piazzata, gli Indiani
    hanno { $points_custer-points }. Interpretazioni: custer-replaced, custer-bonus, custer-cubes, rally-order,
    turn.

## Piazzare cubetti

rule-title-10-0 = { procedure-cubes-to-the-regions }
rule-10-0 =
    I nuovi cubetti vengono solo dalla casella Pronti della propria fazione. Se ne contiene troppo pochi, ci si
    accontenta di quelli che ci sono. Possono andare tutti in un luogo o dividersi. Averne troppi in una regione non
    conta ancora: il limite si controlla dopo il movimento.
rule-title-10-1-1 = Piazzamento indiano con una carta
rule-10-1-1 =
    I cubetti verdi vanno in regioni verdi e gli arancioni in regioni arancioni che il loro giocatore controlla;
    quelle vuote sono comprese, quelle con soli carri no. Se non resta alcuna regione, i verdi vanno in Canada o
    nelle Montagne Rocciose, gli arancioni in Messico o nelle Montagne Rocciose. Interpretazione:
    wagon-reinforcement.
rule-title-10-1-2 = Piazzamento indiano con un evento
rule-10-1-2 =
    L'evento dice dove vanno i suoi cubetti. Uno che richiede una regione controllata, una perdita o altro che non
    c'è non si può giocare come evento; può comunque sostituire una carta movimento. Interpretazione: event-control.
rule-title-10-2-1 = Piazzamento dei Coloni con una carta
rule-10-2-1 =
    Tutti i cubetti marroni di una carta Migration vanno a St. Louis, e fino a { $sacramento_brown } di quelli appena
    ricevuti possono passare a Sacramento.
rule-title-10-2-2 = Piazzamento dei Coloni con un evento
rule-10-2-2 =
    Se un evento porta Coloni o carri sulla mappa o li muove, ne indica il luogo; i cubetti vengono dalla casella
    Pronti come sempre, e ciò che non c'è non si piazza.
rule-title-10-3-1 = Piazzamento della Cavalleria con una carta
rule-10-3-1 =
    Tutti i cubetti blu di una carta Engagement vanno a St. Louis, e { $sacramento_blue } di quelli appena ricevuti
    può passare a Sacramento.
rule-title-10-3-2 = Piazzamento della Cavalleria con un evento
rule-10-3-2 =
    Se un evento porta Cavalleria o Nemici sulla mappa indica la regione. I cubetti messi dove sta un solo cubetto
    indiano possono subire un'imboscata prima dello scontro.
rule-title-10-4 = Piazzamento e movimento dei Nemici
rule-10-4 =
    Al disco viola il giocatore della Cavalleria piazza { $purple_place-cubes } viola in una regione viola, in
    Canada o in Messico, e può poi attivare 1 regione tenuta dai viola, oppure Canada, Messico o Montagne Rocciose:
    qualunque dei suoi cubetti va fino a { $purple_regions-regions }, insieme o divisi. Una regione è tenuta dai
    viola se non vi sono Indiani e non più cubetti blu e marroni che viola. L'attivazione può invece riportare le
    perdite viola, prima di piazzare il cubetto se nessuno è pronto. Interpretazioni: purple-casualties,
    purple-placement.
rule-title-10-5 = Piazzamento dei carri
rule-10-5 =
    Al disco bianco si mettono { $white_place-wagons } a St. Louis, finché ce ne sono dei { $wagons }. Partono subito
    con tutti gli altri.
rule-title-10_limits = { step-placing_shift-excess }
rule-10_limits =
    Quando il movimento è finito e una parte ha ancora più di { $region_limit-cubes } in una regione, l'avversario
    toglie l'eccesso, un cubetto alla volta e del colore che vuole, verso la regione più vicina che sia vuota o
    amica per loro e abbia posto. Se non ce n'è alcuna vanno nella casella Pronti. Poi cominciano gli scontri.
    Interpretazioni: overfull-opponent, overfull-nowhere.

## Muovere cubetti

rule-title-11-0 = Muovere i gruppi
rule-11-0 =
    Ogni movimento di gruppo attiva un luogo, e i suoi cubetti vanno di vicino in vicino, fino al numero di regioni
    della carta. Una schiera può lasciare cubetti per strada e dividersi in più direzioni; nulla si raccoglie.
    Nessun cubetto si muove due volte con una carta, e quanti si vuole possono restare. Tutto il movimento viene
    prima di tutti gli scontri, e dove i cubetti finiscono insieme a cubetti dell'altra parte devono combattere.
    Interpretazioni: activated-group, moved-cubes.
rule-title-11-1 = { web-group-rail }
rule-11-1 =
    Con una carta Engagement o Migration un movimento di gruppo può essere un treno: cubetti di St. Louis vanno in
    una qualsiasi regione accanto al binario costruito da lì, oppure cubetti di Sacramento in una accanto al binario
    costruito da quel capo, quando gli spazi di montagna sono tutti pieni. È l'intero movimento di quel gruppo;
    arrivare fra Indiani significa scontro. C'è 1 treno per carta, non uno per casella. Non ce n'è con un evento al
    posto di una carta movimento, né verso le Montagne Rocciose. Interpretazione: rail-moves.
rule-title-11-2-1 = { procedure-taking-friends-along }
rule-11-2-1 =
    Cubetti di un'altra fazione dello stesso giocatore possono andare con quelli attivati. Ogni cubetto blu porta
    { $blue_takes_brown-brown } o { $blue_takes_purple } viola; ogni { $brown_for_blue-brown } o { $purple_for_blue }
    viola va { $brown_takes_blue } blu, ogni { $green_for_orange-greens } { $green_takes_orange-orange }, ogni
    { $orange_for_green-orange } { $orange_takes_green-greens }. Il rapporto deve valere a ogni passo, e un amico va
    solo dove può stare da sé: l'arancione non entra mai nelle regioni viola del nord, il verde mai in quelle del
    sud. Interpretazione: influence-least.
rule-title-11-2-2 = Gli amici nella ritirata
rule-11-2-2 =
    Quando fazioni di uno stesso giocatore combattono insieme, una faccia vuota sul dado dell'una o dell'altra può
    togliere dallo scontro un cubetto dell'una o dell'altra.
rule-title-11-3 = Le aree per le frecce
rule-11-3 =
    I cubetti verdi, arancioni e viola entrano ed escono da Canada, Messico e Montagne Rocciose solo fra un'area e
    una regione unite da una freccia del loro colore; ciascuna conta come una regione di movimento. Blu e marroni
    usano solo le Montagne Rocciose, da e verso ogni regione che le tocca. Le frecce sono ricostruite.
    Interpretazioni: rockies-contact, areas-pass.
rule-title-11-4 = Le perdite ritornano
rule-11-4 =
    Un movimento di gruppo (per i Nemici, la loro attivazione) si può spendere per riportare tutte le perdite della
    fazione nella sua casella Pronti, prima o dopo aver piazzato nuovi cubetti; i cubetti ritornati si possono
    piazzare nello stesso turno. I carri non ritornano mai, e nemmeno i cubetti fuori dal gioco. Interpretazioni:
    purple-casualties, substitute-recovers.

## Scontri

rule-title-12-0 = Quando comincia uno scontro
rule-12-0 =
    Dovunque cubetti che si sono mossi, o sono stati piazzati, condividono una regione con cubetti dell'altra parte,
    c'è uno scontro; si combatte dopo tutto il movimento di quella fazione. Carri e binari non ne causano mai. Nelle
    aree e nelle caselle non si combatte.
rule-title-12-1-1 = { step-engagement_ambush }
rule-12-1-1 =
    Se in una regione attaccata sta un solo cubetto indiano, può prima tirare 1 dado contro un cubetto della fazione
    nemica più numerosa; fra uguali sceglie il suo giocatore. Un colpo elimina il cubetto, altro non fa nulla, e
    nessuno risponde. Poi lo scontro prosegue come sempre. I carri non subiscono imboscate, e un attaccante solo non
    ne fa. Interpretazioni: lone-attacker, ambush-target.
rule-title-12-1-2_dice = I dadi
rule-12-1-2_dice =
    Le due parti tirano insieme. Ogni fazione nello scontro tira 1 dado se vi ha 1 cubetto, 2 dadi se ne ha di più.
    Un evento può dire altro. Una fazione che resta fuori non tira.
rule-title-12-1-2_hit = I colpi
rule-12-1-2_hit =
    Ogni colpo elimina un cubetto dell'altra parte. Poiché i tiri sono simultanei, i cubetti che cadono hanno comunque
    tirato.
rule-title-12-1-2_treaty = I trattati
rule-12-1-2_treaty =
    Se nello stesso giro entrambe le parti mostrano almeno 1 Trattato, lo scontro è finito e i suoi colpi e le facce
    vuote sono nulli. Chi, della parte con più cubetti, è nello scontro sposta la più debole, tutta insieme, in una
    regione vicina contesa, vuota o propria, ma non controllata dai suoi nemici, dove ogni cubetto possa entrare e
    ci sia posto; se non c'è, nella regione amica più vicina; se non ce n'è alcuna, nelle caselle Pronti. A forze
    uguali il difensore sposta l'attaccante. Un Trattato di una sola parte non fa nulla. Interpretazioni:
    treaty-as-hit, treaty-body, treaty-tie, treaty-escort.
rule-title-12-1-2_blank = Le facce vuote
rule-12-1-2_blank =
    Ogni faccia vuota permette al suo giocatore di togliere un suo cubetto dallo scontro, se ha dove ritirarsi; può
    anche ignorarla. Prima le perdite e le ritirate dell'attaccante, poi quelle del difensore. I cubetti possono
    andare per vie diverse. Quando l'altra parte non c'è più lo scontro è finito, e una faccia vuota che avanza non
    fa nulla, qualunque sia la parte; lo stesso vale dopo l'ultimo carro. Interpretazione: winner-retreats.
rule-title-12-1-2-1 = Attaccare i carri
rule-12-1-2-1 =
    I carri si possono attaccare solo dove non resta alcun cubetto blu, marrone o viola, da parte di Indiani entrati
    nella regione o attivati per restarvi. Tutti gli Indiani della regione attaccano un carro: tirano come in uno
    scontro, il carro tira { $wagon_dice-dice }. Almeno { $wagon_hits-hits } in quel tiro lo distruggono; meno non
    fanno nulla. I suoi colpi contano. Un Trattato di entrambe le parti lo tiene dov'è e al sicuro per il resto del
    turno. Gli attaccanti possono proseguire, carro dopo carro, o smettere in ogni momento. Interpretazioni: turn,
    treaty-escort, safe-wagons.
rule-title-12-1-3 = Dove vanno i cubetti persi
rule-12-1-3 =
    Un cubetto eliminato va nella casella Perdite della sua fazione e può ritornare più tardi. Alcuni eventi invece
    tolgono cubetti dal gioco; non ritornano mai. I carri distrutti si contano per gli Indiani.
rule-title-12-1-4-1 = Ritirate indiane
rule-12-1-4-1 =
    I cubetti indiani possono ritirarsi in una regione vicina vuota o tenuta da Indiani che abbia posto, comprese
    quelle viola dove il loro colore può stare, o in un'area per una freccia del loro colore. I soli carri non
    riempiono una regione, tranne in quattro giocatori, dove la tengono per i Coloni. Interpretazioni: indian-retreats,
    wagon-retreats.
rule-title-12-1-4-2 = Ritirate dei Nemici
rule-12-1-4-2 =
    I cubetti viola possono ritirarsi in una regione viola vicina, o accanto a una viola, senza Indiani e con posto,
    o in un'area per una freccia viola. Non vanno dove ci sono Coloni senza Cavalleria. Interpretazione:
    enemy-retreats.
rule-title-12-1-4-3 = Ritirate di Cavalleria e Coloni
rule-12-1-4-3 =
    I cubetti blu e marroni si ritirano prima in una regione vicina amica o contesa, dove forse devono combattere
    ancora. Solo se non ce n'è, a St. Louis o nelle Montagne Rocciose se toccano la regione. Solo se non la toccano,
    in una regione di casa vicina vuota. Il blu può usare le regioni viola, il marrone solo dove può stare. Senza
    alcun posto restano nello scontro. Interpretazioni: last-resort, settlers-purple-retreat, rockies-contact.
rule-title-12-1-4-4 = Carri spinti avanti
rule-12-1-4-4 =
    Un carro che sopravvive a un attacco con almeno 1 faccia vuota sui suoi dadi deve passare alla regione seguente
    della sua pista; dove le piste si dividono sceglie il suo giocatore. Arrivare fra altri Indiani non apre un
    nuovo scontro; vi può essere attaccato solo se uno scontro in quella regione è ancora da finire.
    Interpretazioni: driven-wagon, trail-forks.
rule-title-12-1-6 = Scegliere le perdite
rule-12-1-6 =
    Prima prende le sue perdite l'attaccante, poi il difensore. Ogni cubetto viene dalla fazione più numerosa in
    quel momento; fra uguali sceglie il giocatore, e fra due giocatori alleati decide una moneta. Interpretazione:
    losses.
rule-title-12-1-7 = Quanto dura
rule-12-1-7 =
    Un giro segue l'altro finché una parte non ha più cubetti nello scontro, o un Trattato lo conclude. Se entrambe le
    parti spariscono insieme, una regione di casa vuota torna alla sua gente.
rule-title-12-1-8 = Più scontri
rule-12-1-8 =
    Se ci sono più scontri il giocatore di turno dice quale viene per primo. Gli attacchi ai carri si possono
    tralasciare; gli scontri no.

## Coloni e Nemici

rule-title-13-0 = { chapter-13 }
rule-13-0 =
    In 2 o 3 giocatori Coloni e Nemici condividono una regione solo mentre c'è la Cavalleria. Se i Coloni arrivano
    dai Nemici, a piedi o per un evento, i Nemici se ne vanno; se i Nemici arrivano dai Coloni, o la Cavalleria non
    c'è più, se ne vanno i Coloni, ciascuno secondo la sua ritirata, o nella casella Pronti se non c'è posto. Non
    combattono mai fianco a fianco: in uno scontro uno dei due resta fuori, non tira, non perde cubetti e non conta
    come forza, e deve andarsene quando chi combatteva non c'è più, che restino Indiani o no. I Nemici non attaccano
    mai i carri. Interpretazioni: who-sits-out, own-attack.

## La fine

rule-title-14-0 = La fine della partita
rule-14-0 =
    Dopo ogni disco si controlla se una fazione ha giocato la sua ultima carta o se la ferrovia è completa. In tal
    caso la partita finisce quando è stato giocato l'ultimo disco di quel turno; altrimenti il sacchetto si riempie
    di nuovo. Interpretazioni: out-of-cards, end-timing.
rule-title-14-1 = La vittoria
rule-14-1 =
    I punti si contano secondo la tabella. Vince chi ne ha di più. In 3 o 4 giocatori si confrontano prima le parti,
    poi gli alleati della parte vincente. La fine mostra i totali che hanno deciso. Interpretazioni: three-players,
    side-totals.

## Da uno a quattro giocatori

rule-title-15-1 = Da soli
rule-15-1 =
    Il libretto pubblicato per il gioco in solitario non è pubblico, e qui non ce n'è nulla. Qui una persona gioca
    invece contro i bot, in qualunque posto; non vedono più di quanto vedrebbe un giocatore, e le altre mani vengono
    ridistribuite ogni volta che guardano avanti.
rule-title-15-2 = Due giocatori
rule-15-2 =
    Uno gioca le due fazioni indiane, l'altro Cavalleria, Coloni e Nemici. Le fazioni amiche controllano le regioni
    l'una dell'altra, e le regioni viola danno punti solo agli Indiani.
rule-title-15-3 = Tre giocatori
rule-15-3 =
    O Cavalleria (con i Nemici) e Coloni sono due giocatori contro uno, o lo sono le due fazioni indiane. I Coloni
    possono entrare nelle regioni viola, ogni regione viola controllata è un punto per il suo giocatore, senza il
    minimo di { $purple_least } e senza la penalità. I due alleati contano { $allies_times-times } le proprie
    regioni; ferrovia, carri, battaglie e Custer contano per entrambi. Si confrontano prima le parti, con ogni riga
    contata una volta; poi i due alleati, se la loro ha vinto. Per l'altra lettura vince il giocatore con più punti,
    e con lui la sua parte. Interpretazioni: three-players, allied-purple, battle-points.
rule-title-15-4 = Quattro giocatori
rule-15-4 =
    Ogni fazione indiana, i Coloni, e la Cavalleria con i Nemici hanno un giocatore. I carri contano come cubetti
    marroni per il controllo, anche da soli. Coloni e Nemici non devono separarsi. Dei carri che lasciano St. Louis
    metà va a nord e metà a sud; quelli sulla via del nord, o che l'hanno percorsa, danno punti alla Cavalleria,
    quelli del sud ai Coloni. Le regioni viola valgono un punto ciascuna; ferrovia, carri distrutti, battaglie e
    Custer contano per entrambi gli alleati. Interpretazioni: side-totals, allied-purple, battle-points.
rule-title-15-4-1 = Il controllo fra alleati
rule-15-4-1 =
    In 3 o 4 giocatori una regione è del giocatore i cui cubetti superano quelli dell'alleato; un pareggio non è di
    nessuno, e una regione di casa vuota è della sua fazione. I cubetti viola la tolgono solo se sono la fazione più
    numerosa. Esempi: 1 carro e 1 arancione è dell'arancione, ma di nessuno in 4 giocatori; 2 arancioni e 2 verdi di
    nessuno; 2 viola e 1 blu di nessuno; 3 marroni contro 2 blu e 1 viola è dei Coloni, e alla Cavalleria
    servirebbero altri 2 cubetti. Interpretazione: allied-control.
rule-title-vp = Punti vittoria e pareggi
rule-vp =
    Indiani: { $points_region } per ogni regione di casa controllata; { $points_purple } per ogni regione viola
    controllata in un'area dove ne tengono almeno { $purple_least }; { $points_wagon } per ogni carro distrutto;
    { $points_cavalry } per ogni { $cavalry_cubes-cavalry } eliminati in una battaglia; { $points_custer } per la
    forza di Custer; { $points_railroad } se la linea non è unita quando finiscono le carte; meno { $purple_penalty } per le regioni viola. Stati Uniti: { $points_region } per ogni regione di casa controllata; { $points_wagon }
    per ogni carro nelle Montagne Rocciose o ancora sulla mappa; { $points_railroad } per la linea unita. Quale
    delle due fini è venuta prima decide i { $points_railroad-points }. Pareggi: più regioni viola, poi meno
    perdite, poi patta. Interpretazioni: both-triggers, purple-penalty, allied-purple.
rule-title-example = Uno scontro raccontato
rule-example =
    6 cubetti verdi e 1 arancione trovano 1 cubetto di Cavalleria, 2 Coloni e un carro. Tirano 2 dadi verdi e 1
    arancione: 2 colpi e un Trattato. Gli altri tirano 2 marroni e 1 blu: 2 colpi e una faccia vuota. Gli Indiani
    perdono 2 cubetti verdi, la loro fazione più numerosa; i Coloni cadono, e la faccia vuota riporta la Cavalleria
    verso est. Un Trattato da solo non significa nulla. Ora il carro si può attaccare: solo 1 colpo, quindi
    sopravvive; il suo colpo costa un cubetto verde, la sua faccia vuota lo spinge una regione a ovest.
