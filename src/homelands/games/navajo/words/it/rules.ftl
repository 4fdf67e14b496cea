# Le regole di Navajo Wars con parole nostre: un messaggio per regola. Come si scrivono: en/rules.ftl.

chapter-1 = Componenti e tracce
chapter-2 = Sequenza di gioco
chapter-3 = L'operazione dei Diné
chapter-4 = L'operazione del nemico
chapter-5 = Reazioni e diagrammi dei raid
chapter-6 = Eventi Maggiori
chapter-7 = Eventi Minori
chapter-8 = Controlli Vittoria
chapter-9 = Sviluppi Culturali
chapter-10 = { intruder-trade-goods }
chapter-11 = Battaglie
chapter-12 = Vittoria e sconfitta
chapter-13 = Glossario
chapter-14 = Scenari
chapter-15 = { choose-options }
chapter-16 = Due giocatori

## Componenti e tracce

rule-title-1-5-1 = Chi decide
rule-1-5-1 =
    Dove nessuna regola, tabella o carta stabilisce qualcosa, la scelta è tua: quale cubetto scorre, chi resta senza
    cibo, dove finisce un segnalino. Gli elenchi di condizioni si provano dall'alto e vale la prima che si adatta; i
    diagrammi di flusso si percorrono freccia per freccia. Se è richiesta la priorità alfabetica non c'è scelta: si
    prende la Famiglia con la lettera che viene prima, A prima di B e così via fino a F. In 2 giocatori queste scelte
    libere spettano al Capotribù, salvo dove il capitolo 16 le dà ad altri.
rule-title-1-5-3 = Lettura alla lettera
rule-1-5-3 =
    Una regola fa quello che dicono le sue parole e niente di più; non si aggiungono condizioni o effetti per
    analogia. Ciò che nessuna regola proibisce si può fare. Dove le fonti stampate si contraddicono o tacciono, il
    programma gioca una sola lettura fissa, detta interpretazione; `homelands rulings navajo` le elenca con le
    alternative, e ogni partita registra quelle con cui è stata giocata.
rule-title-1-6-1_limits = I segnalini sono un limite
rule-1-6-1_limits =
    Nessun pezzo si inventa: ci sono { $count_man-men }, { $count_woman-women }, { $count_child-children },
    { $count_elder-elders }, { $count_horse-horses }, { $count_sheep-sheep }, { $count_trade_goods-goods },
    { $count_corn-counters } mais, { $count_harass-harass } e { $count_intruder-intruders }. Un guadagno per il quale
    non c'è un segnalino disponibile va perso, e il resto dell'effetto avviene comunque per quanto possibile.
    All'inizio { $aside_trade_goods-goods } e { $aside_harass-harass } stanno da parte e non contano come
    disponibili finché uno Sviluppo Culturale non li libera: Weaving 1 dà già un Bene Commerciale, Masters of the
    Mesas 2 i Disturbo (lettura nostra). Il numero di siccità ({ $count_drought }), Missioni ({ $count_mission }),
    Fattorie ({ $count_rancho }), Raid Tribali ({ $count_tribal_raid }) e AP Nemici ({ $count_enemy_ap }) è
    ricostruito; se gli ultimi finiscono, il nemico prende quelli che restano.
rule-title-1-6-1_horse = I cavalli
rule-1-6-1_horse =
    In ogni momento, anche a metà di un'attivazione o appena prima di una Battaglia, puoi spostare un cavallo dalle
    Risorse in una casella Famiglia che non ne ha; ogni casella ne contiene 1. Da lì non si toglie a piacere: torna
    nelle Risorse con lo Scorrere del Tempo, oppure va dove lo mandano una tabella, un evento o la perdita della
    Famiglia. Una Famiglia a cavallo usa i Valori tra parentesi dove una regola lo dice e aggiunge { $battle_horse }
    in Battaglia. Gli MP in più per il cavallo contano solo se era nella casella quando la Famiglia è stata attivata.
rule-title-1-6-1_sheep = Le pecore
rule-1-6-1_sheep =
    Le pecore stanno nella casella Risorse e non entrano mai in una casella Famiglia. Servono soprattutto da cibo: 1
    pecora ceduta nello Scorrere del Tempo sfama fino a { $sheep_feeds-people }. Inoltre si riproducono, hanno bisogno
    di pascolo, si possono scambiare per Beni Commerciali o cedere per indebolire un Raid Tribale.
rule-title-1-6-1_corn = Il mais
rule-1-6-1_corn =
    Il mais si pesca alla cieca dal suo contenitore quando si pianta e resta coperto fino al raccolto; allora il suo
    valore dice quante persone sfama nello Scorrere del Tempo. Finché sta in un'Area, un Raid Nemico deve usare 2
    segnalini per entrarvi, e un Raid a cui ne resta solo 1 invece finisce. Piazzare segnalini Raid non basta a
    distruggere il raccolto; il mais in un'Area che a fine Raid contiene ancora un segnalino Raid Nemico torna nel
    contenitore (ricostruito), e i Raid Tribali non lo toccano mai. I valori { $corn_values } sono ricostruiti.
rule-title-1-6-1_drought = I segnalini siccità
rule-1-6-1_drought =
    Ogni Territorio tranne il Canyon de Chelly ha { $drought_spaces-spaces }, ciascuno per 1 segnalino; il Canyon non
    va mai in siccità. Ogni segnalino siccità toglie 1 all'arabilità del Territorio e rende più difficile raccogliere
    il mais in Effettuare Azioni. Le siccità si eliminano trovando una sorgente, con la Ripresa della Terra e con
    l'evento Fine della Siccità.
rule-title-1-6-1_family = Famiglie, Ferocia e Fuga
rule-1-6-1_family =
    I Diné sono guidati come { $families-families } al massimo, da A a F, ciascuna con una Ferocia da 0 a
    { $ferocity_most }. La Ferocia fissa il modificatore di Fuga: da Ferocia 0 in su è { $evasion }. Un aumento oltre
    { $ferocity_most } o un calo sotto 0 si ignora. Una Famiglia senza uomo non guadagna Ferocia; per nostra
    interpretazione `manless-ferocity` quella che ha già scende a 0 solo nella Fase di Scarto.
rule-title-1-6-1_firearms = { intruder-firearms }
rule-1-6-1_firearms =
    Un segnalino Armi da Fuoco aspetta nelle Risorse finché non lo spendi per la Battaglia di una Famiglia, dove
    aggiunge { $battle_firearms } al dado dei Diné; in una Battaglia se ne usa al massimo 1. Finita quella Battaglia
    va nella casella Fuori dal Gioco. Gli Estranei che si rivelano Armi da Fuoco si tengono e si usano allo stesso
    modo e vanno anch'essi Fuori dal Gioco, da dove l'evento Firearms Acquired può riprenderli (ricostruito).
rule-title-1-6-1_fort = I Fortini
rule-1-6-1_fort =
    Fort Defiance e Fort Fauntleroy appartengono al Periodo Americano e stanno nell'Area 1 di Hopi Land e di Zuni
    Mountains; quale stia dove è ricostruito. Proteggono e ostacolano le Reazioni come un Avamposto, ma una regola che
    conta gli Avamposti non conta i Fortini, se non li nomina. Seguono le stesse regole, ma Fauntleroy richiede più
    danni: { $hits_fauntleroy } contro i { $hits_defiance } di Defiance, cifre entrambe ricostruite. Per nostra
    lettura l'evento #51 piazza solo ciò che manca: uno scenario può averli già messi tutti e due sulla mappa,
    e allora l'evento alza invece il Morale Nemico di { $forts_morale }.
rule-title-1-7-2_stacking = Cosa può stare in un'Area
rule-1-7-2_stacking =
    Qualsiasi numero di Famiglie ed Estranei può condividere un'Area. Degli altri tipi un'Area ne accetta al massimo 1
    ciascuno: 1 mais, 1 Missione, 1 Fattoria, 1 Fortino e 1 Disturbo. Una Missione e una Fattoria possono quindi stare
    insieme, due Missioni no.
rule-title-1-7-2_value = Il Valore dell'Area
rule-1-7-2_value =
    Il numero di un'Area è anche il suo Valore: da 1 a { $areas_track } su ogni traccia, da 1 a { $areas_canyon } nel
    Canyon. Un secondo Valore, tra parentesi, si usa solo dove una regola lo dice, cioè per le Famiglie a cavallo
    quando muovono, razziano il New Mexico o cercano acqua; altrove, Raid Nemici compresi, conta il Valore semplice.
    Il Valore tra parentesi è metà di quello semplice arrotondata per difetto, almeno 1, quindi { $horse_values }; per
    le Aree da 1 a 3 di Shiprock e San Juan Valley è noto, per tutte le altre ricostruito.
rule-title-1-7-2_die = I simboli dado
rule-1-7-2_die =
    Tutti i Territori tranne uno portano una faccia di dado, usata quando se ne sceglie uno a caso o secondo il
    simbolo più basso o più alto: { $territory_dice }. Il Canyon de Chelly non ne ha, perciò un lancio non può mai
    colpirlo.
rule-title-1-7-3 = Le caselle
rule-1-7-3 =
    La casella AP Nemici Disponibili tiene gli AP Nemici non spesi; le due caselle Fuori dal Gioco tengono ciò che non
    è in uso, una per il nemico e una per i Diné. Persone e animali che stanno per entrare nella tribù o ne escono
    attendono nello Scorrere del Tempo. I cubetti presi nei raid stanno nei Cubetti Raid, dove ciascuno costa al
    nemico 1 AP per operazione, e passano in Recupero quando si resettano i cubetti. La casella Soggiogamento riceve
    ogni cubetto rosso pescato dal sacchetto: ciascuno dà 1 AP Nemico in più per operazione, e il terzo attiva la
    tabella. Anche i cubetti neri pagati per la Buona Medicina stanno lì, per nostra interpretazione `black-cubes`
    solo come conteggio: verifiche e AP guardano i soli cubetti rossi.
rule-title-1-7-4_caps = I limiti delle tracce
rule-1-7-4_caps =
    AP, Cultura e Militare si fermano ciascuno a { $track_most }; quanto si guadagna oltre va perso. Nessuno scende
    sotto 0. Serve almeno 1 Cultura per ottenere Beni Commerciali dalle donne o presso un Fortino e per fondare una
    Famiglia; serve almeno 1 Militare per razziare e per combattere qualsiasi Battaglia. Anche Morale Nemico e Ferocia
    Nemica restano tra 0 e { $track_most } (ricostruito).
rule-title-1-7-4_convert = Perdite a zero
rule-1-7-4_convert =
    Le perdite si subiscono punto per punto. Un punto Cultura dovuto quando la Cultura è a 0 costa invece 2 Militare,
    e un punto Militare dovuto quando il Militare è a 0 costa 2 Cultura. Con entrambe le tracce a 0 non si perde
    altro: per nostra lettura la conversione si ferma lì e non gira in tondo. La partita non finisce in
    quell'istante, ma solo quando si verifica la sconfitta.
rule-title-1-7-5_family = La casella Famiglia
rule-1-7-5_family =
    Una casella Famiglia ha posto per 1 uomo, 1 donna, 1 bambino e 1 cavallo. Una Famiglia è in gioco finché il suo
    segnalino è in un'Area, in una casella Cattura o in una casella Fuga, e ha bisogno di almeno 1 adulto, cioè un
    uomo o una donna; gli anziani non sono adulti. Appena una casella resta senza adulti, il bambino e il cavallo
    vanno nello Scorrere del Tempo e il segnalino Famiglia lascia la mappa, per tornare solo se viene rifondata. Ogni
    spazio popolazione ha un intervallo di dado: uomo { $man_low }-{ $man_high }, donna
    { $woman_low }-{ $woman_high }, bambino { $child_low }-{ $child_high }; solo quello dell'uomo è noto, gli altri
    due sono ricostruiti.
rule-title-1-7-5_elder = Il Riquadro Anziani
rule-1-7-5_elder =
    Il riquadro è una fila di { $elder_boxes } caselle; i nuovi anziani cominciano da quella più a sinistra, e in una
    casella possono stare in quanti si vuole. Dalla seconda in poi ognuna ha un Livello Anziano: { $elder_ratings }.
    Un livello alto rende più probabile il successo delle Azioni Anziano, ma la stessa cifra è il rischio di morire
    nello Scorrere del Tempo. La casella più a sinistra non ha livello: lì un anziano non riesce in un'azione e non
    rischia la morte.
rule-title-1-8 = I cubetti
rule-1-8 =
    I cubetti sono { $cubes_all }: { $cubes_brown-brown } (cavalli), { $cubes_white-white } (pecore),
    { $cubes_black-black } (a scelta tra i due), { $cubes_red-red-ones } (presa sul New Mexico),
    { $cubes_green-green } (soldati spagnoli o messicani, poi volontari), { $cubes_yellow-yellow } (prigionieri) e
    { $cubes_blue } blu (soldati americani). Il Periodo Spagnolo usa { $rise_pool_black-black },
    { $rise_pool_brown-brown }, { $rise_pool_red-red-ones }, { $rise_pool_white-white }, { $rise_pool_yellow-yellow }
    e { $rise_pool_green-green }. Il Periodo Messicano aggiunge { $mexican_brown-brown }, { $mexican_white-white } e
    { $mexican_green-green }. Il Periodo Americano toglie di nuovo quei { $american_green-green } e aggiunge
    { $american_blue } blu.
rule-title-1-9 = Il Raid Pool
rule-1-9 =
    Il Raid Pool è un sacchetto opaco; ogni pesca è alla cieca, un cubetto alla volta. Un cubetto pescato non si
    rimette dentro se il suo risultato non lo dice: va nei Cubetti Raid, in Recupero o nel Soggiogamento secondo la
    regola che si sta risolvendo. Se il sacchetto è vuoto la pesca si salta, e un raid che ne ha bisogno termina lì
    senza altri effetti (ricostruito).

## Sequenza di gioco

rule-title-2-1 = Pescare una carta
rule-2-1 =
    Gira la carta in cima al mazzo, così che si possa leggere tutta prima di decidere qualcosa. Il suo tipo dice quali
    segmenti seguono: una carta Operazioni ha le operazioni, un Evento Maggiore e un Evento Minore; una carta
    Cerimonia ha solo il suo Evento Maggiore; un Evento Storico ha un Evento Maggiore e poi un Controllo Vittoria; un
    Evento Transitorio ha solo la sua procedura, che contiene il controllo.
rule-title-2-2-1 = Segmenti Operazioni
rule-2-2-1 =
    Li hanno solo le carte Operazioni: il nemico svolge un'operazione e i Diné un'altra. Il nemico agisce per primo, a
    meno che tu paghi subito gli AP che la carta chiede per anticipare; allora agisci prima tu e il nemico di solito
    raccoglie meno AP, cioè la cifra della carta per il nemico anticipato. Senza la somma intera non si può
    anticipare. Prima si possono trasformare Beni Commerciali in AP.
rule-title-2-2-2 = Segmento Evento Maggiore
rule-2-2-2 =
    Ogni carta ha un Evento Maggiore, che si risolve dopo le operazioni se la carta ne ha. I suoi passi si eseguono in
    ordine; un passo che non si può fare, o solo in parte, si fa per quanto possibile e segue il prossimo. In una
    carta Cerimonia l'Evento Maggiore è la procedura in alto. I testi degli eventi che le fonti non riportano sono
    ricostruiti, e la carta dice quali.
rule-title-2-2-3 = Segmento Evento Minore
rule-2-2-3 =
    Una carta Operazioni si chiude con un Evento Minore: siccità, fine della siccità, scambio di ordini o Reset dei
    Cubetti. Gli altri tipi di carta saltano questo segmento. Con { $goods_for_cancel } Beni Commerciali puoi
    annullarlo.
rule-title-2-2-4 = Segmento Controllo Vittoria
rule-2-2-4 =
    Dopo l'Evento Maggiore di una carta Evento Storico o paghi per la Buona Medicina o svolgi l'intero Controllo
    Vittoria. Gli Eventi Transitori (#45, #50, #55) non lasciano scelta, e il loro controllo avviene dentro la loro
    procedura; qui non si ripete. Le carte Operazioni e Cerimonia non hanno questo segmento.
rule-title-2-3-1 = Fase di Scarto: vivere accanto a un Fortino
rule-2-3-1 =
    Se qualche Famiglia condivide un'Area con un Fortino, lancia 1 dado per tutte insieme. Se il risultato non supera
    il numero di tali Famiglie, contate su entrambi i Fortini, perdi 1 punto Cultura o Militare, a tua scelta. Testi
    più vecchi chiedono la perdita senza lancio; giocare con il dado è l'interpretazione `fort-discard-loss`.
rule-title-2-3-2 = Fase di Scarto: fine della partita?
rule-2-3-2 =
    Guarda prima se Cultura e Militare sono entrambi a 0, cioè sconfitta, poi se il Morale Nemico è a 0, cioè
    possibile vittoria. Questo momento e il Passo 3 del Controllo Vittoria, insieme a quelli indicati nelle procedure
    di #45, #50 e #55, sono i soli in cui le condizioni si verificano; questi tempi sono l'interpretazione
    `both-tracks-zero`. Tracce che nel frattempo toccano 0 e risalgono non fanno danno.
rule-title-2-3-3 = Fase di Scarto: la carta
rule-2-3-3 =
    Una carta con effetto duraturo resta scoperta accanto alla mappa, e una carta Cerimonia che hai preso è nella tua
    mano; ogni altra carta si scarta. Tra gli eventi restano #41, #44, #45, #48, #49, #50, #52, #53 e #54; non restano
    #42, #43, #46, #47 e #51.
rule-title-2-3-4 = Fase di Scarto: Famiglie senza uomo
rule-2-3-4 =
    Ogni Famiglia in gioco la cui casella non ha un uomo prende Ferocia 0. Per nostra interpretazione
    `manless-ferocity` è questo il momento in cui accade: una Famiglia che ha perso l'uomo prima conserva fino ad ora
    la sua cifra, e la Fuga che ne deriva, ma intanto non può guadagnare Ferocia.
rule-title-2-3-5 = La prossima carta
rule-2-3-5 =
    Se lo scenario non è finito, per vittoria, per sconfitta o perché la sua ultima carta è stata risolta, la sequenza
    ricomincia con la carta successiva. Non c'è altro indicatore di turno e non si rimescola: il mazzo è l'orologio.

## L'operazione dei Diné

rule-title-3 = { chapter-3 }
rule-3 =
    Nel tuo segmento scegli una sola Operazione e la porti a termine: la Pianificazione dà AP e fa agire gli anziani,
    Effettuare Azioni fa muovere, razziare e coltivare le Famiglie, lo Scorrere del Tempo rinnova gente, greggi e
    cibo. Non si possono mescolare e non si può passare senza scegliere, anche se dentro un'Operazione quasi tutti i
    passi sono facoltativi. Aver agito prima o dopo il nemico qui non cambia nulla.
rule-title-3-1_1 = Pianificazione 1: una persona nuova
rule-3-1_1 =
    La Pianificazione comincia spostando 1 segnalino popolazione del tipo raffigurato sulla carta Operazioni in corso
    (bambino, anziano, uomo o donna) dalla casella Fuori dal Gioco allo Scorrere del Tempo. Entra nella tribù solo con
    un successivo Scorrere del Tempo. Se non resta nessun segnalino di quel tipo, non arriva nessuno.
rule-title-3-1_2 = Pianificazione 2: il consiglio
rule-3-1_2 =
    Guadagna 1 AP per ogni anziano nel riquadro, fino al limite di { $track_most }. Dopo, ogni anziano avanza di 1
    casella verso destra; chi è già nell'ultima ci resta.
rule-title-3-1_3 = Pianificazione 3: Azioni Anziano
rule-3-1_3 =
    Ogni anziano può tentare 1 azione, senza costo, nell'ordine che vuoi. Nomina l'anziano e l'azione, poi lancia:
    riesce con un risultato non superiore al livello di quell'anziano.

    (a) Se la Cultura supera il Militare: la Cultura scende di 1, il Militare sale di 1.

    (b) Se il Militare supera la Cultura: il contrario.

    (c) La Ferocia di una Famiglia sale o scende di 1; per salire serve un uomo, e si aggiunge 1 Militare se il
    Militare è sotto 5; scendendo si aggiunge 1 Cultura se la Cultura è sotto 5.

    (d) Guadagna 1 AP.

    Durante una carta gli anziani possono cambiare la Ferocia di una data Famiglia una volta sola; per nostra
    interpretazione `elders-once` le azioni in più di Influential Elders ricadono nello stesso limite.
rule-title-3-1_4 = Pianificazione 4: comprare Beni Commerciali
rule-3-1_4 =
    Se la Cultura è almeno 1, ogni Famiglia in gioco con una donna può pagare 1 AP e prendere 1 segnalino Beni
    Commerciali da Fuori dal Gioco nelle Risorse. Una donna compra al massimo una volta per Pianificazione. I Beni che
    spendi durante questo passo tornano subito Fuori dal Gioco e possono essere comprati da una Famiglia che non l'ha
    ancora fatto.
rule-title-3-1_5 = Pianificazione 5: trattare con le tribù
rule-3-1_5 =
    Ogni Famiglia in gioco con un uomo può pagare 1 AP per un tentativo contro un segnalino Ute! o Comanche! scoperto
    nella Colonna Attiva.

    Guerra (Militare almeno 1): si combatte quella tribù, sulla colonna { $warfare_column } della Tabella Battaglie
    (ricostruito). Con FV o MFV lancia un dado e scambia il bersaglio con il segnalino In Attesa di quella riga.

    Diplomazia: decidi prima quanti Beni Commerciali dare; sono persi comunque vada. Lancia un dado e aggiungi la Fuga
    della Famiglia e il numero dato. Un 1 naturale fallisce sempre; con { $diplomacy_success } o più riesce. Se
    riesce: lancia per la riga In Attesa e scambia. Che un 6 naturale riesca sempre e che un totale di
    { $diplomacy_row } o più ti lasci scegliere la riga è ricostruito.

    Una riga senza segnalino significa nessuno scambio.
rule-title-3-1_6 = Pianificazione 6: i cubetti
rule-3-1_6 =
    La Pianificazione si chiude con il Reset dei Cubetti: ciò che è in Recupero torna nel sacchetto, poi ciò che è nei
    Cubetti Raid passa in Recupero. Non è facoltativo.
rule-title-3-2 = { operation-take-actions }
rule-3-2 =
    Conta gli anziani nel riquadro e aggiungi il numero di Famiglie nel Canyon, oppure 1 se è di più: tante Famiglie
    si possono attivare, contate all'inizio dell'Operazione. Le Famiglie si attivano una dopo l'altra, ciascuna al
    massimo una volta, e quella attiva deve finire prima che cominci la prossima. Riceve 6 MP, ridotti di 1 per ogni
    persona che manca nella sua casella tra uomo, donna e bambino, più quanto danno gli Sviluppi Culturali; la cifra è
    fissata all'attivazione, e le persone perse dopo non costano MP. Li spende in qualsiasi azione e ordine, anche
    ripetendole; ciò che avanza va perso.
rule-title-3-2-1 = Trovare una sorgente
rule-3-2-1 =
    La Famiglia attiva paga { $water_price } MP meno il Valore della sua Area e toglie 1 segnalino siccità dal suo
    Territorio. Le Aree interne costano quindi poco: su una traccia { $water_prices } MP dall'Area 1 verso
    l'interno. Una Famiglia a cavallo può contare con il Valore tra parentesi, che qui non è mai un vantaggio; che
    non sia tenuta a farlo è l'interpretazione `water-hole-horse`.
rule-title-3-2-2 = Muovere in un'Area adiacente
rule-3-2-2 =
    Un passo costa il Valore dell'Area in cui si entra, tra parentesi se la Famiglia ha un cavallo. Aggiungi 1 se la
    traccia di quell'Area ha un Avamposto in un'Area di Valore uguale o superiore, e 1 se quel Territorio ha un
    Fortino, in qualunque sua Area tu entri. A Santa Fé non si entra; un Estraneo nella nuova Area si rivela subito.

    Una Famiglia che comincia l'attivazione con un Fortino e non ha ancora speso MP paga per il primo passo fuori, al
    posto del prezzo normale, un lancio di dado più il Valore semplice dell'Area; se non può, resta, non perde MP e
    non può riprovare.

    Una Famiglia di Ferocia 1 o più che finisce l'attivazione con un Fortino si scioglie: persone e cavallo nello
    Scorrere del Tempo, segnalino nella sua casella. Le fonti danno soglie diverse; 1 o più è l'interpretazione
    `fort-disband-ferocity`.
rule-title-3-2-3 = Da e per il Canyon de Chelly
rule-3-2-3 =
    Con tutti gli MP che le restano, almeno 1 (interpretazione `canyon-move-points`), una Famiglia salta da qualsiasi
    Area della mappa in qualsiasi Area del Canyon, o da qualsiasi Area del Canyon in qualsiasi Area altrove. Una
    Famiglia nella stessa Area di un Fortino non può usare il salto verso il Canyon. Passo per passo il Canyon si
    raggiunge anche al costo normale, attraverso la sua Area 1 da Hopi Land 1 e Monument Valley 2.
rule-title-3-2-4_plant = Piantare il mais
rule-3-2-4_plant =
    Per il Valore semplice della sua Area più 4 MP, una Famiglia pesca 1 segnalino mais senza guardarlo e lo mette
    coperto dove si trova; un'Area ne accetta solo 1. Siccità e Fattorie non impediscono di piantare. Appena in
    quell'Area non resta nessuna Famiglia, per qualunque motivo, il mais torna nel contenitore; lo toglie anche un
    Avamposto piazzato o mosso nell'Area.
rule-title-3-2-4_harvest = Raccogliere il mais
rule-3-2-4_harvest =
    Costa quanto piantare: Valore semplice dell'Area più 4 MP. Se il Territorio non ha siccità né Fattorie il mais si
    rivela e va nelle Risorse. Altrimenti lancia un dado: se supera il numero di siccità più Fattorie nel Territorio
    si raccoglie ugualmente; se no, resta coperto e gli MP sono persi. Un riassunto dice che raccogliere è gratis: non
    lo seguiamo, ed è l'interpretazione `harvest-cost`.
rule-title-3-2-5 = Razziare il New Mexico
rule-3-2-5 =
    La Famiglia deve avere un uomo, tu almeno 1 Militare, ed essa non può stare con un Fortino. Paga i Valori di tutte
    le Aree sulla via di Santa Fé, esclusa la sua e inclusa Santa Fé ({ $santa_fe_value }); con un cavallo valgono
    quelli tra parentesi, gli Avamposti non contano. Una Famiglia che non ha speso nulla può invece pagare tutti i
    suoi MP da qualsiasi Area (lungo raggio). Il segnalino non muove, e una Pace finisce.

    Pesca 1 cubetto. Marrone: 1 cavallo. Bianco: 1 pecora. Nero: 1 cavallo o 1 pecora. Giallo: 1 bambino nello
    Scorrere del Tempo. Dopo ognuno di questi la Ferocia sale di { $raid_ferocity } e il cubetto va nei Cubetti Raid.
    Verde o blu: torna nel sacchetto, poi scegli Morale Nemico più alto di { $raid_morale }, o una Battaglia con
    { $raid_green } (verde) o { $raid_blue } (blu) in più per il nemico, sulla colonna { $raid_column }. Rosso: nessun
    guadagno; va nel Soggiogamento. Il risultato rosso, la colonna e il ritorno del cubetto sono ricostruiti.
rule-title-3-2-6 = Razziare un Avamposto o un Fortino
rule-3-2-6 =
    Una Famiglia con un uomo paga il Valore semplice della sua Area, con Militare 1 o più. Il bersaglio è nella sua
    Area o, se Avamposto, in una più alta della traccia. Ogni Pace finisce.

    Pesca cubetti fino al termine. Nero: { $hits_black-hits }. Marrone, bianco, giallo: { $hits_brown-hits }. Questi
    vanno nei Cubetti Raid. Verde, blu: torna nel sacchetto; Morale Nemico più alto di { $outpost_morale }, o una
    Battaglia sulla colonna della Famiglia con { $outpost_green } (verde) o { $outpost_blue } (blu) per il nemico; il
    Raid finisce. Rosso: nel Soggiogamento, il Raid finisce.

    Danni richiesti nelle Aree da 1 a 6: Missione { $hits_mission }; Fattoria { $hits_rancho }; Fort Defiance
    { $hits_defiance }, Fauntleroy { $hits_fauntleroy }. I danni non valgono per un altro Raid. Se bastano: un
    Avamposto arretra di 1 Area, dall'Area 1 lascia la mappa; un Fortino la lascia e il Morale Nemico scende di
    { $fort_morale }; in ogni caso Cultura e Ferocia salgono di { $destroyed_culture }.

    Ricostruiti: danni di marrone, bianco, giallo; il rosso; la cifra del verde e la fine del Raid col blu; tutti i
    danni richiesti tranne i { $hits_mission_first } della Missione nell'Area 1; Cultura e Ferocia per un Fortino.
rule-title-3-2-7 = Commerciare in un Fortino
rule-3-2-7 =
    Una Famiglia nella stessa Area di un Fortino rinuncia a tutti gli MP che le restano, almeno 1, e tu paghi 1
    Cultura, che deve quindi essere 1 o più. Prendi quanti Beni Commerciali vuoi da Fuori dal Gioco. La Ferocia della
    Famiglia diventa 0, il che le evita anche di sciogliersi lì.
rule-title-3-2-8 = Consiglio tribale
rule-3-2-8 =
    Come sua unica attività, una Famiglia che non ha ancora speso nulla dà l'intera dotazione di MP per tenere un
    consiglio. Lancia un dado: se raggiunge almeno il Valore semplice dell'Area della Famiglia guadagni 1 AP,
    altrimenti non succede nulla. Nell'Area 1 non può fallire.
rule-title-3-3_1A = Scorrere del Tempo 1A: crescere e invecchiare
rule-3-3_1A =
    Puoi trasformare ogni bambino, in una casella Famiglia o nello Scorrere del Tempo, in uomo, donna o anziano, e
    ogni adulto in anziano, finché ci sono segnalini. Il vecchio segnalino va Fuori dal Gioco, il nuovo nello Scorrere
    del Tempo, non di nuovo nella Famiglia. Una Famiglia che perde così l'ultimo adulto lascia subito la mappa, e
    bambino e cavallo vanno nello Scorrere del Tempo. L'ordine dei Passi da 1A a 1E è vincolante.
rule-title-3-3_1B = Scorrere del Tempo 1B: unirsi ai vivi
rule-3-3_1B =
    Uomini, donne e bambini nello Scorrere del Tempo si possono mettere negli spazi liberi di Famiglie in gioco, 1 per
    spazio. Gli anziani in quella casella possono andare nella casella più a sinistra del Riquadro Anziani, senza
    limite. Tutto questo è facoltativo.
rule-title-3-3_1C = Scorrere del Tempo 1C: una nuova Famiglia
rule-3-3_1C =
    Se la Cultura è 1 o più, le persone ancora nello Scorrere del Tempo possono fondare una o più Famiglie fuori dal
    gioco. Ciascuna ha bisogno di almeno 1 adulto, prende al massimo 1 persona per spazio, ed entra con Ferocia 0 in
    qualsiasi Area del Canyon de Chelly. Gli spazi lasciati vuoti costano Cultura nel passo successivo.
rule-title-3-3_1D = Scorrere del Tempo 1D: la Cultura
rule-3-3_1D =
    Conta 1 contro di te per ogni spazio popolazione vuoto di ogni Famiglia in gioco, comprese quelle appena fondate,
    e 1 a favore per ogni anziano messo nel riquadro nel Passo 1B. Prima le perdite (interpretazione `culture-count`).
rule-title-3-3_1E = Scorrere del Tempo 1E: chi non ha posto
rule-3-3_1E =
    I segnalini popolazione ancora nella casella Scorrere del Tempo vanno Fuori dal Gioco. Gli animali che vi si
    trovano non sono toccati da questo passo; tornano a casa nel prossimo.
rule-title-3-3_2 = Scorrere del Tempo 2: tornano gli animali
rule-3-3_2 =
    Tutti i cavalli nelle caselle Famiglia e tutti gli animali nello Scorrere del Tempo vanno nelle Risorse. Non si
    può rifiutare; in ogni momento successivo puoi rimettere cavalli alle Famiglie.
rule-title-3-3_3 = Scorrere del Tempo 3: la riproduzione
rule-3-3_3 =
    Se nelle Risorse c'è almeno 1 cavallo, aggiungi 1 cavallo; se c'è almeno 1 pecora, aggiungi 1 pecora. Quanti ne
    hai non fa differenza, e un tipo che ti manca, o di cui non ne resta Fuori dal Gioco, non cresce.
rule-title-3-3_4 = Scorrere del Tempo 4: il raccolto
rule-3-3_4 =
    Dove una Famiglia e del mais condividono un'Area puoi raccogliere il mais, senza lancio e quali che siano siccità
    e Fattorie. Nomina tutti i segnalini che vuoi prima di guardarne uno; poi vanno scoperti nelle Risorse. Il mais
    non raccolto resta sulla mappa.
rule-title-3-3_5 = Scorrere del Tempo 5: sfamare la gente
rule-3-3_5 =
    Devono mangiare tutti quelli nelle caselle delle Famiglie in gioco e nel Riquadro Anziani; nessuno può restare
    affamato finché c'è cibo. Ogni Territorio con una Famiglia sfama tante persone quanta è la sua arabilità, per
    quante Famiglie vi siano. Ogni segnalino mais speso sfama il suo valore, ogni pecora spesa fino a
    { $sheep_feeds }; quanto offrono oltre il bisogno va perso. Chi non si può sfamare va Fuori dal Gioco, e scegli tu
    chi. Il mais nelle Risorse torna nel contenitore; una Famiglia rimasta senza adulti lascia la mappa.
rule-title-3-3_6 = Scorrere del Tempo 6: il pascolo
rule-3-3_6 =
    Ogni Territorio con almeno 1 Famiglia, Canyon compreso, mantiene in vita 1 cavallo e 1 pecora di quelli nelle
    Risorse, quale che sia la sua arabilità. Gli animali in più vanno Fuori dal Gioco. Prima che accada, gli animali
    in eccesso si possono scambiare con Beni Commerciali.
rule-title-3-3_7 = Scorrere del Tempo 7: muoiono gli anziani
rule-3-3_7 =
    Lancia 1 dado per ogni anziano in una casella con livello. Un risultato uguale o inferiore al livello significa
    che l'anziano muore e va Fuori dal Gioco; uno superiore lo lascia al suo posto. Gli anziani nella casella più a
    sinistra sono al sicuro.
rule-title-3-3_8 = Scorrere del Tempo 8: la terra si riprende
rule-3-3_8 =
    Lancia un dado e togli 1 segnalino siccità dal Territorio con quel simbolo. Se non ne ha, togline 1 dal Territorio
    vicino con il simbolo più basso tra quelli che hanno siccità; se non ne ha nessun vicino, non succede nulla.
rule-title-3-3_9 = Scorrere del Tempo 9: il mais finisce
rule-3-3_9 =
    Il mais ancora nelle Risorse torna nel suo contenitore; le scorte non si conservano. Il mais coperto sulla mappa
    non si tocca. Poiché già il Passo 5 svuota le Risorse dal mais, di rado c'è qualcosa.
rule-title-3-3_10 = Scorrere del Tempo 10: New Mexico non domato
rule-3-3_10 =
    Se la #41 Pueblo Revolt non è né nel mazzo né in gioco, e nella casella Soggiogamento ci sono meno di
    { $subjugated-red }, il Morale Nemico scende di 1. Negli scenari dei periodi successivi la carta conta come
    uscita. Che si contino solo i cubetti rossi, e non i neri che vi si trovano, è l'interpretazione `black-cubes`.
rule-title-3-3_11 = Scorrere del Tempo 11: i cubetti
rule-3-3_11 =
    Lo Scorrere del Tempo finisce con il Reset dei Cubetti: il Recupero torna nel sacchetto, i Cubetti Raid passano in
    Recupero. Da ora gli Sviluppi Culturali esauriti funzionano di nuovo.

## L'operazione del nemico

rule-title-4_1 = Nemico Passo 1: Pace o Difesa in corso
rule-4_1 =
    Prima di tutto guarda se nella casella Cubetti Raid c'è un segnalino Pace, e dopo se c'è un segnalino Difesa; in
    tal caso risolvilo come dice la sua regola. Ciascuno può chiudere l'intero segmento, così che i Passi da 2 a 5 non
    si svolgono, oppure cessare, e allora il nemico prosegue con il Passo 2. Per nostra interpretazione
    `pueblo-revolt-truce` questo viene prima anche quando è in gioco la #41 Pueblo Revolt.
rule-title-4_2 = Nemico Passo 2: raccogliere AP
rule-4_2 =
    Parti dalla cifra sulla carta Operazioni: una per il nemico anticipato, una per il nemico non anticipato. Aggiungi
    quanto danno gli eventi in gioco, aggiungi 1 per ogni cubetto rosso nella casella Soggiogamento, e togli 1 per
    ogni cubetto nei Cubetti Raid. Il risultato non è mai meno di 1, per quanti cubetti tu abbia preso. Questi AP si
    sommano a quelli che il nemico ha conservato dalle carte precedenti. Eventi che aggiungono: #41 dà { $revolt_ap },
    #52 { $dodge_ap }; #45 dà 1 ogni { $mexican_intruders-hidden }, #50 ogni { $american_intruders }, con la
    frazione arrotondata per eccesso per nostra interpretazione `odd-intruders`. La cifra di #52 è ricostruita.
rule-title-4_3 = Nemico Passo 3: voltare e scambiare
rule-4_3 =
    Lancia 2 dadi. Doppio: nella riga di quel numero i segnalini della Colonna Attiva e di quella In Attesa si
    scambiano di posto, se ce n'è uno in entrambe. Altrimenti ogni dado indica una riga della Colonna Attiva, e il
    segnalino lì si volta sull'altra faccia, a meno che quella visibile abbia la striscia; una riga vuota non fa
    nulla. Puoi pagare { $goods_for_flip } Beni Commerciali perché uno di essi non si volti. Mentre è in gioco la #41
    Pueblo Revolt questo passo si salta (ricostruito).
rule-title-4_4 = Nemico Passo 4: gli ordini
rule-4_4 =
    Il nemico paga il segnalino più in alto della Colonna Attiva, lo esegue e lo fa scorrere nella Colonna Inattiva, e
    ripete finché può pagare il successivo. Poi segue il Passo 5, a meno che un ordine come Pace o Difesa abbia chiuso
    il segmento. Mentre è in gioco la #41 Pueblo Revolt il riquadro si ignora e tutti gli AP disponibili vanno in un
    solo Soggiogare.
rule-title-4_5 = Nemico Passo 5: riordinare il riquadro
rule-4_5 =
    Prima i segnalini della Colonna Attiva salgono, mantenendo l'ordine, finché tutti i vuoti sono in fondo. Poi i
    segnalini della Colonna Inattiva passano uno per uno, dal più basso al più alto, ciascuno nello spazio Attivo
    libero più in alto. Ciò che è stato eseguito per ultimo sta quindi sopra ciò che è stato eseguito per primo. Il
    passo si omette quando Pace o Difesa hanno chiuso il segmento; per la Pace è l'interpretazione
    `peace-display-reset`.
rule-title-4-1-1 = Ordine di esecuzione
rule-4-1-1 =
    Gli ordini si eseguono uno alla volta, partendo dal segnalino più alto della Colonna Attiva e scendendo. Nessun
    segnalino si salta: uno che il nemico non può pagare blocca tutti quelli sotto.
rule-title-4-1-2 = Costi variabili
rule-4-1-2 =
    Dove un segnalino mostra un intervallo ({ $cost_ranges }), il nemico spende quanto ha, fino alla cifra più alta, e
    per agire gli basta la più bassa. La somma pagata fissa la forza dell'ordine. I segnalini Schiavi con la F costano
    il numero stampato o la Ferocia totale delle tue Famiglie, se è di più.
rule-title-4-1-3 = AP insufficienti
rule-4-1-3 =
    Quando il nemico non può pagare l'ordine successivo si ferma, e il riquadro si riordina. Gli AP avanzati non vanno
    persi; attendono nella casella dei Disponibili la prossima operazione, così un nemico tranquillo diventa
    pericoloso.
rule-title-4-1-4 = Colonna Attiva vuota
rule-4-1-4 =
    Se ogni segnalino della Colonna Attiva è stato eseguito, il nemico non ha altro da fare anche se gli restano AP.
    Li conserva, e il riquadro si riordina come al solito.
rule-title-4-1-5 = Dopo un ordine
rule-4-1-5 =
    Un segnalino eseguito scorre a destra nello spazio Inattivo della sua riga, mantenendo la faccia usata. Se restano
    AP, tocca al segnalino ora più in alto nella Colonna Attiva. Un segnalino eseguito non può agire una seconda volta
    nello stesso segmento.
rule-title-4-1-6 = La Colonna In Attesa
rule-4-1-6 =
    I segnalini In Attesa non si eseguono. Entrano in gioco solo scambiandosi con un segnalino Attivo: con un doppio
    nel Passo 3, con un Evento Maggiore o Minore che lo dice, o dopo una Guerra o Diplomazia Tribale riuscita. Il
    segnalino Attivo prende lo spazio In Attesa lasciato libero.
rule-title-4-1-7 = Scambiare segnalini
rule-4-1-7 =
    Uno scambio richiede un segnalino in entrambi i posti. Se uno degli spazi è vuoto, o un segnalino che dovrebbe
    scambiarsi con quello sopra è già in cima alla colonna, lo scambio non avviene e niente lo sostituisce. Nello
    scambio le facce non cambiano.
rule-title-4-2-1 = { instruction-build }
rule-4-2-1 =
    Dopo il pagamento, 1 Avamposto va nell'Area 1 del Territorio con il simbolo dado più basso che non ha un Avamposto
    di quel tipo: una Missione nel Periodo Spagnolo, una Fattoria nei Periodi Messicano e Americano. Il mais in
    quell'Area torna nel contenitore; le Famiglie presenti non ne risentono. Se tutti gli Avamposti del tipo sono già
    sulla mappa, l'ordine diventa Sovvertire con gli AP pagati. Un Costruire chiesto da un evento non costa nulla e
    non diventa mai Sovvertire (ricostruito).
rule-title-4-2-2 = { instruction-build-subvert }
rule-4-2-2 =
    Il nemico paga una volta per due ordini: un Costruire completo, poi un Sovvertire completo, che conta come suoi AP
    l'intera somma pagata. L'Avamposto appena costruito è già sulla mappa quando Sovvertire viene limitato dal numero
    di Avamposti.
rule-title-4-2-3 = { instruction-colonize }
rule-4-2-3 =
    Senza cubetti nei Cubetti Raid si esegue come Espandere. Se ce ne sono ma sulla mappa non c'è nessuna Missione o
    Fattoria, si esegue come Costruire. In ogni altro caso 1 cubetto per ogni AP pagato passa dai Cubetti Raid al
    Recupero, finché ce ne sono; i cubetti già in Recupero restano, perché questo non è un Reset dei Cubetti.
rule-title-4-2-4 = { instruction-comanche }
rule-4-2-4 =
    Con meno di { $subjugated-red } nella casella Soggiogamento gli AP pagati servono invece per Soggiogare. Con
    { $subjugated }, i Comanche razziano: prendi 1 segnalino Raid Tribale per ogni Famiglia in gioco e segui il
    diagramma del Raid Tribale. I Comanche aggiungono 1 a ogni dado di Condurre Raid e { $battle_comanche } al loro
    dado di Battaglia.
rule-title-4-2-5 = { instruction-defend }
rule-4-2-5 =
    Se nella Colonna Inattiva c'è un segnalino Pace o Difesa, questo si volta e si esegue l'altra faccia. Altrimenti
    il nemico spende tutti i suoi AP, almeno 1; il segmento finisce senza riordinare il riquadro, e il segnalino va
    nella casella Cubetti Raid.

    Da allora, nel Passo 1 di ogni Segmento Operazioni Nemiche: se nei Cubetti Raid c'è almeno 1 cubetto e vi sono
    meno segnalini AP Nemici che cubetti, aggiungi segnalini AP finché i due numeri sono uguali, e il segmento è
    finito. Altrimenti, anche quando non c'è nessun cubetto, tutti i segnalini AP di quella casella diventano
    disponibili, si resettano i cubetti, Difesa prende lo spazio libero più in alto della Colonna Inattiva, e il
    nemico prosegue con il Passo 2.
rule-title-4-2-6 = { instruction-expand }
rule-4-2-6 =
    Senza Avamposti sulla mappa si esegue come Costruire. Altrimenti ogni Avamposto avanza nell'Area successiva più
    alta della sua traccia, e il mais che vi trova torna nel contenitore. Ogni Avamposto che avanza ti costa 1
    Cultura; ognuno già nell'Area 6, che non può avanzare, ne costa 2. Le Famiglie così raggiunte non subiscono nulla
    subito, ma perdono le Reazioni ai Raid Nemici.
rule-title-4-2-7 = { instruction-peace }
rule-4-2-7 =
    Se nella Colonna Inattiva c'è un segnalino Pace o Difesa, volta questo ed esegui l'altra faccia. Altrimenti gli AP
    pagati e il segnalino Pace vanno nella casella Cubetti Raid; tutti i cubetti di Cubetti Raid e Recupero vanno nel
    sacchetto; gli altri AP del nemico si perdono; i tuoi AP diventano 0 e così la Ferocia di ogni Famiglia sulla
    mappa. Il segmento finisce e il riquadro non si riordina (interpretazione `peace-display-reset`).

    Poi in ogni Passo 1 lancia un dado. Sotto il numero di segnalini AP che vi sono: togline 1, Costruire senza costo,
    segmento finito; se non restano Avamposti da costruire non succede altro (interpretazione
    `peace-build-no-outposts`). Uguale o superiore: la Pace finisce, i suoi segnalini AP diventano disponibili, il
    segnalino prende lo spazio Inattivo libero più in alto e segue il Passo 2.

    Un tuo raid sul New Mexico, su un Avamposto o su un Fortino chiude subito la Pace allo stesso modo; l'evento
    Apaches Raid New Mexico no.
rule-title-4-2-8 = { instruction-raid }
rule-4-2-8 =
    Ogni AP pagato diventa un segnalino Raid Nemico a Santa Fé; poi segui il diagramma del Raid Nemico, che per prima
    cosa aggiunge altri segnalini. I segnalini Raid tolti dalla mappa vanno Fuori dal Gioco del nemico e saranno di
    nuovo AP per un'operazione successiva. Finito il Raid l'Ordine scorre nella Colonna Inattiva come ogni altro.
rule-title-4-2-9 = { instruction-slaves }
rule-4-2-9 =
    Il nemico paga il numero stampato o, su un segnalino con la F, la Ferocia totale di tutte le Famiglie in gioco se
    è più alta. Lancia un dado per un Territorio; le Famiglie nella stessa Area di un Fortino si trattano come
    assenti. La prima Famiglia lì in ordine alfabetico che ha un bambino lo perde. Se nessuna ha un bambino, la prima
    che ha una donna la perde. Se nessuna ha né l'uno né l'altra, o non c'è nessuno, si perde un bambino nello
    Scorrere del Tempo, altrimenti una donna; altrimenti nulla. Chi è preso va Fuori dal Gioco. Mentre è in gioco la
    #54 tutto questo si fa più volte per un solo pagamento, come dice la carta (ricostruito).
rule-title-4-2-10 = { instruction-subjugate }
rule-4-2-10 =
    Per ogni AP pagato si pesca 1 cubetto dal sacchetto, e la pesca si guarda solo quando è completa. I rossi vanno
    nella casella Soggiogamento, tutti gli altri, anche i soldati, in Recupero. Se è arrivato almeno 1 cubetto rosso,
    usa la tabella per il numero ora raggiunto. Primo e secondo: niente oltre a 1 AP Nemico ciascuno. Terzo, se prima
    erano meno di { $subjugated }: nel Periodo Spagnolo { $third_spanish }; nel Periodo Messicano { $third_mexican };
    nel Periodo Americano { $third_american }. Le righe dei due periodi successivi sono ricostruite.
rule-title-4-2-11 = { instruction-subvert }
rule-4-2-11 =
    Con meno di { $subjugated-red } nella casella Soggiogamento si esegue come Soggiogare. Con { $subjugated } ma
    senza Avamposti sulla mappa si esegue come Costruire. Altrimenti perdi 1 Cultura per ogni AP pagato, ma mai più di
    quanti sono gli Avamposti sulla mappa; i Fortini non contano. Mentre è in gioco la #44 si conta come pagato
    { $settlers_extra } AP in più, con lo stesso limite (ricostruito).
rule-title-4-2-12 = { instruction-utes }
rule-4-2-12 =
    Funziona come Comanche!: con meno di { $subjugated-red } nella casella Soggiogamento è Soggiogare, con
    { $subjugated } è un Raid Tribale con 1 segnalino per ogni Famiglia in gioco. Gli Ute non aggiungono nulla al dado
    di Condurre Raid e { $battle_utes } al loro dado di Battaglia.

## Reazioni e diagrammi dei raid

rule-title-5-1-2 = Quando si può reagire
rule-5-1-2 =
    In un Raid Nemico puoi fare 1 Reazione con 1 Famiglia ogni volta che è stato piazzato un segnalino Raid, o una
    coppia, prima che il Raid si risolva lì. Imboscata, Negoziare e Fuggire richiedono che il nuovo segnalino sia
    nell'Area di quella Famiglia; Disturbo no. In un Raid Tribale l'unica Reazione è Fuggire, con 1 Famiglia del
    Territorio colpito, prima di ogni lancio di Condurre Raid.
rule-title-5-1-3 = All'ombra di un Avamposto
rule-5-1-3 =
    Una Famiglia la cui traccia ha un Avamposto o un Fortino nella sua Area o in una di Valore superiore non può fare
    nessuna Reazione a un Raid Nemico. In cambio, i Raid Tribali non possono toccarla. I raid della campagna di Kit
    Carson ignorano questa regola.
rule-title-5-1-4 = Nessuna Reazione nel Canyon
rule-5-1-4 =
    Una Famiglia nel Canyon de Chelly non fa Reazioni di nessun tipo. Il rifugio è raggiunto di rado da un Raid, ma
    chi vi è trovato è colto impreparato: la scelta è solo tra combattere e perdere una persona.
rule-title-5-2-1 = { occasion-ambush }
rule-5-2-1 =
    Costo: 1 AP. La Famiglia deve essere nell'Area del segnalino appena piazzato, avere un uomo e Ferocia 1 o più, e
    il Militare deve essere almeno 1. Combatte una Battaglia con la Ferocia raddoppiata, ma la cifra raddoppiata non
    supera il Valore dell'Area; Ferocia 3 nell'Area 2 dà quindi 2. Con FV o MFV, dopo gli effetti della tabella, si
    toglie ogni segnalino Raid dalle Tracce Area, ma non quelli a Santa Fé, e i Disturbo restano. Ogni altro risultato
    è un'Imboscata fallita e vale solo la tabella. Il Raid prosegue secondo il diagramma, ripartendo da Santa Fé se le
    tracce sono vuote.
rule-title-5-2-2 = { procedure-negotiate }
rule-5-2-2 =
    Costo: 1 AP. La Famiglia deve essere nell'Area del segnalino appena piazzato. Decidi quanti Beni Commerciali dare,
    lancia un dado, aggiungi la Fuga della Famiglia e il numero dato: con { $negotiate_success } o più riesce. Un 1
    naturale fallisce e un 6 naturale riesce quali che siano i modificatori. Se riesce, questa Famiglia e tutte le
    altre nella sua Area vanno nella casella Fuga del Territorio, fuori dalla portata di questo Raid. I doni sono
    persi comunque. Mentre è in gioco la #52 il dado è ridotto di { $dodge_negotiate } (ricostruito).
rule-title-5-2-3 = Disturbo
rule-5-2-3 =
    Costo: 1 AP. Dopo che un segnalino Raid è stato piazzato ovunque, metti 1 segnalino Disturbo in un'Area senza
    alcun segnalino, distante al massimo 3 Aree da una Famiglia che ha un uomo e può reagire. Non può andare in
    un'Area la cui traccia ha un Avamposto in un'Area di Valore superiore. Entrare in quell'Area costa al Raid 2
    segnalini. All'inizio sono disponibili solo { $harass_first-harass }; altri { $mesas_harass } arrivano con Masters
    of the Mesas 2, che inoltre rende gratuito il primo Disturbo di ogni Raid Nemico (questa gratuità è ricostruita).
rule-title-5-2-4 = { procedure-evade }
rule-5-2-4 =
    Non costa nulla. In un Raid Nemico la Famiglia deve essere nell'Area del segnalino appena piazzato; in un Raid
    Tribale nel Territorio colpito. Lancia un dado, aggiungi la Fuga della Famiglia e { $battle_manuelito } per la
    Famiglia di Manuelito. Se la somma supera il Valore della sua Area, la Famiglia va nell'Area di quel Valore
    sulla sua traccia; con 7 o più, o comunque con un 6 naturale, va nell'Area 6 o in qualsiasi Area del Canyon, a
    tua scelta. Un 1 naturale fallisce, e così un risultato che porta in un'Area con un segnalino Raid Nemico. Che 7
    o più salvi anche una Famiglia nell'Area 6 è l'interpretazione `evade-from-area-six`. Un Estraneo nella nuova
    Area si rivela.
rule-title-flow_enemy = Raid Nemico, passo per passo
rule-flow_enemy =
    Le Famiglie con un Fortino, e la loro Ferocia, si ignorano. Santa Fé riceve gli AP pagati più la Ferocia totale
    delle Famiglie in gioco, nel Periodo Americano { $american_bonus } in più.

    1. Piazza 1 segnalino nella prossima Area verso la Famiglia più vicina, in Valori semplici, a Santa Fé o a un
    segnalino; parità: alfabeto. Con mais o Disturbo: 2 segnalini, e se ne resta solo 1 il Raid finisce. Canyon solo
    se nessuna Famiglia è altrove.

    2. Puoi fare 1 Reazione.

    3. Ogni Famiglia con un nuovo segnalino combatte, o manda 1 persona a tua scelta nello Scorrere del Tempo: Cultura
    meno 1 per spazio vuoto della casella (interpretazione `raid-culture-loss`); Morale Nemico più 1 se un dado cade
    nell'intervallo della persona; Ferocia Nemica meno 1; la Famiglia va nella casella Cattura (dal Canyon, di un
    altro Territorio), anche un bambino solo (interpretazione `child-alone`), o lascia la mappa se non resta nessuno.

    4. Ripeti finché Santa Fé è vuota o nessuna Famiglia è in un'Area.

    Fine: un Avamposto nell'Area 1 di ogni Territorio con segnalini Raid, senza quel tipo e senza Famiglie, anche
    catturate o fuggite; se nessun segnalino è entrato nel Territorio di una Famiglia, Costruire; con quelli rimasti a
    Santa Fé, Sovvertire; togli Raid e Disturbo, e il mais dov'erano segnalini Raid (ricostruito); Morale Nemico meno
    1 senza catture, altrimenti più 1 per Famiglia catturata; catturate e fuggite vanno in qualsiasi Area di quel
    Territorio con qualsiasi Ferocia (0 senza uomo), o via se senza adulti.
rule-title-flow_tribal = Raid Tribale, passo per passo
rule-flow_tribal =
    Prendi 1 segnalino per ogni Famiglia in gioco. Per ogni segnalino:

    1. Lancia per un Territorio e mettilo nella sua Area più bassa che non ne ha.

    2. Se lì c'è una Famiglia che nessun Avamposto o Fortino protegge, 1 di queste può Fuggire.

    3. Condurre Raid: spendi quanti segnalini vuoi dalle Risorse, lancia un dado, togli 1 per ognuno speso, aggiungi 1
    per i Comanche e 1 per ogni segnalino Raid Tribale nel Territorio oltre il primo. Un 1 naturale non colpisce
    nessuno; altrimenti è colpita ogni Famiglia lì non protetta in un'Area il cui Valore è raggiunto dal risultato, e
    un 6 naturale colpisce sempre.

    4. Ogni Famiglia colpita combatte la tribù, o manda 1 persona nello Scorrere del Tempo; poi la Cultura scende di 1
    per ogni spazio vuoto nella sua casella ed essa va nella casella Cattura, o lascia la mappa se non ha adulti.

    Piazzati tutti i segnalini, si tolgono, e le Famiglie nelle caselle Cattura e Fuga vanno in qualsiasi Area di quel
    Territorio con qualsiasi Ferocia, 0 senza uomo. Il Morale Nemico non cambia.

## Eventi Maggiori

rule-title-6-1-1 = Carte che restano in gioco
rule-6-1-1 =
    Alcuni Eventi Maggiori continuano ad agire dopo che la carta è stata risolta. Una carta simile sta scoperta
    accanto alla mappa, e il suo testo duraturo vale ogni volta che se ne presenta l'occasione, finché la carta
    stessa, una tabella o un altro evento non la toglie. Ce ne può essere più d'una in gioco e contano tutte.
rule-title-6-1-2 = Carte tolte dal gioco
rule-6-1-2 =
    Una carta tolta non torna più in questa partita, e ogni suo effetto duraturo cessa subito. La #41 esce con il
    terzo cubetto rosso, la #44 con la #45, e la #45, la #48 e la #49 con la #50. Che anche la #54 esca con il terzo
    cubetto rosso è ricostruito.
rule-title-6-2-1 = Carta #45: Mexican Independence
rule-6-2-1 =
    Chiude il Periodo Spagnolo:

    1. Svolgi uno Scorrere del Tempo.

    2. Svolgi un Controllo Vittoria contro { $vp_45 } VP; con Cultura e Militare a 0 subisci una Sconfitta Maggiore.
    Los Dueños del Mundo finisce qui.

    3. Il Morale Nemico diventa pari al Militare, la Ferocia Nemica resta; si usano i segnalini messicani (il
    regolamento nomina il periodo sbagliato; lettura nostra).

    4. Tutti gli Ordini spagnoli escono. Dei { $instructions } messicani { $instructions_out } si pescano e si tolgono
    senza usarli; gli altri { $instructions_used } vanno scoperti in ordine alfabetico, prima la Colonna Attiva, poi
    In Attesa, ciascuna dall'alto.

    5. La #44 si toglie; la #45 resta in gioco.

    6. Scarta la tua mano senza Enemy Way.

    7. Prepara il mazzo di Broken Country.

    8. I cubetti di Cubetti Raid e Recupero vanno nel sacchetto, con { $mexican_brown-brown },
    { $mexican_white-white } e { $mexican_green-green } in più.

    9. Tutti gli Estranei, sulla mappa, da parte o nelle Risorse, tornano nel contenitore.

    Da allora: 1 AP Nemico ogni { $mexican_intruders-hidden }, e un nuovo Estraneo dopo ogni Segmento Operazioni
    Nemiche.
rule-title-6-2-2 = Carta #50: Army of the West
rule-6-2-2 =
    Chiude il Periodo Messicano:

    1. Svolgi uno Scorrere del Tempo.

    2. Svolgi un Controllo Vittoria contro { $vp_50 } VP; con Cultura e Militare a 0 subisci una Sconfitta Maggiore.
    Broken Country finisce qui.

    3. Il Morale Nemico diventa pari al Militare, la Ferocia Nemica resta; si usano i segnalini americani
    (lettura nostra, come per la #45).

    4. Tutti gli Ordini messicani escono; { $instructions_out } dei { $instructions } americani si pescano e si
    tolgono senza usarli, e { $instructions_used } riempiono la Colonna Attiva, poi In Attesa, in ordine alfabetico
    dall'alto, scoperti.

    5. #45, #48 e #49 si tolgono; la #50 resta in gioco.

    6. Scarta la tua mano senza Enemy Way.

    7. Prepara il mazzo di The Fearing Time.

    8. I cubetti di Cubetti Raid e Recupero vanno nel sacchetto; { $american_green-green } escono dal gioco e si
    aggiunge { $american_blue } blu.

    9. Tutti gli Estranei, sulla mappa, da parte o nelle Risorse, tornano nel contenitore.

    Da allora: 1 AP Nemico { $american_intruders ->
        [one] per ogni Estraneo coperto
       *[other] ogni { $american_intruders-hidden }
    }, e un nuovo Estraneo dopo ogni Segmento Operazioni Nemiche.
rule-title-6-2-3 = Carta #55: Kit Carson
rule-6-2-3 =
    1. Scorrere del Tempo.

    2. Controllo Vittoria contro { $vp_55 } VP; entrambe le tracce a 0: Sconfitta Maggiore.

    3. Il Morale Nemico sale di 1 per cubetto nero nel Soggiogamento (lettura nostra). Militare sopra il Morale:
    Vittoria Maggiore. Se no, scegli: Effettuare Azioni una volta, poi Vittoria Maggiore se non restano Avamposti né
    Fortini, altrimenti Sconfitta Maggiore; oppure prosegui.

    4. Un Raid Tribale, con 1 segnalino, su ogni Territorio con Famiglie, tranne il Canyon, dal simbolo più basso in
    su. Nessuna protezione; un risultato di Fuga oltre 6 deve andare nel Canyon; aggiungi { $carson_raid } a Condurre
    Raid, e { $carson_fort } se lì c'è un Fortino (gli Avamposti non aggiungono nulla, interpretazione
    `kit-carson-outpost-modifier`); niente Battaglie; le Famiglie catturate restano nella casella Cattura.

    5. Il Militare scende di 1 per segnalino nello Scorrere del Tempo, di qualunque tipo. A 0 la partita finisce:
    Sconfitta Minore, ma Maggiore se anche la Cultura è 0.

    6. Il Morale Nemico scende di 1 per Famiglia in un'Area fuori dal Canyon, senza contare le catturate; a 0:
    Vittoria Minore.

    7. Vittoria Minore se il Morale è sotto il numero di quelle Famiglie.

    8. Tutte le persone delle Famiglie nel Canyon sono perse, 1 Cultura per ciascuna.

    9. Cultura o Militare ancora 1 o più: Vittoria Minore, altrimenti Sconfitta Minore.

## Eventi Minori

rule-title-7-2-1 = { minor-drought }
rule-7-2-1 =
    Lancia un dado e metti 1 segnalino siccità in uno spazio siccità libero del Territorio con quel simbolo. Se non ha
    spazi liberi, il segnalino va nel Territorio vicino con il simbolo più alto tra quelli che hanno uno spazio
    libero; se non ce n'è, non succede nulla. Il Canyon non ne riceve mai.
rule-title-7-2-2 = Fine della siccità
rule-7-2-2 =
    Lancia un dado e togli 1 segnalino siccità dal Territorio con quel simbolo. Se non ne ha, togline 1 dal vicino con
    il simbolo più basso tra quelli che hanno siccità; se non ce n'è nemmeno lì, non succede nulla. Mentre è in gioco
    la #48 un Territorio con una Famiglia conta come senza siccità per questo evento e per la Ripresa della Terra
    (ricostruito).
rule-title-7-2-3 = Scambio di ordini
rule-7-2-3 =
    Lancia 1 dado. Nella riga di quel numero i segnalini della Colonna Attiva e di quella In Attesa si scambiano di
    posto, purché ce ne sia uno in ogni colonna. Nessuno dei due si volta.
rule-title-7-2-4 = Evento Minore: Reset dei Cubetti
rule-7-2-4 =
    I cubetti in Recupero tornano nel sacchetto, e quelli nei Cubetti Raid passano in Recupero. Con entrambe le
    caselle vuote l'evento non ha effetto.

## Controlli Vittoria

rule-title-8-1 = { step-victory_black-cubes }
rule-8-1 =
    Con un Evento Storico puoi saltare l'intero Controllo Vittoria, tutti i 10 passi e l'acquisto con esso, cedendo
    cubetti neri. Prendili dal sacchetto, dai Cubetti Raid e dal Recupero come vuoi e mettili nella casella
    Soggiogamento, dove restano per sempre e contano contro di te alla fine dello scenario. Il prezzo sale in ogni
    periodo. Carta per carta: { $good_medicine }. Questi prezzi sono ricostruiti. Se restano troppo pochi cubetti neri
    non è possibile, e mai con #45, #50 o #55.
rule-title-8-2_1 = Controllo Vittoria 1: presenza sulla terra
rule-8-2_1 =
    Somma i VP di tutti i Territori con almeno 1 Famiglia e sottrai il valore VP della carta evento. Sopra 0: guadagni
    1 Militare. Sotto 0: perdi tanti Militare quanti te ne mancano. Esattamente 0: nessun cambiamento. Territori:
    { $territory_vps }. Carte: { $card_vps }. I VP di Hopi Land e Black Mesa, e di tutti gli Eventi Storici tranne
    #41, sono ricostruiti.
rule-title-8-2_2 = Controllo Vittoria 2: i conti con il nemico
rule-8-2_2 =
    Il Militare scende del Morale Nemico attuale; ogni punto che non puoi pagare costa invece 2 Cultura. Poi il Morale
    Nemico va a 0. Con Militare 5, Cultura 9 e Morale 6 ti restano Militare 0 e Cultura 7.
rule-title-8-2_3 = Controllo Vittoria 3: sconfitta?
rule-8-2_3 =
    Se Militare e Cultura sono ora entrambi a 0 la partita è persa subito, con una Sconfitta Maggiore. Basta che uno
    dei due sia sopra 0 per proseguire.
rule-title-8-2_4 = Controllo Vittoria 4: gli uomini
rule-8-2_4 =
    Il Militare sale di 1 per ogni uomo in una casella Famiglia, escluse le Famiglie in un Territorio con un Fortino.
    Si ferma a 7, e se è già a 7 o più non succede nulla. Il Morale Nemico sale di 1 per ogni punto davvero
    guadagnato: una tribù che ha conservato la sua forza nel Passo 2 lascia al nemico poco con cui riprendersi.
rule-title-8-2_5 = Controllo Vittoria 5: gli Avamposti
rule-8-2_5 =
    Il Morale Nemico sale di 1 per ogni Missione e Fattoria sulla mappa, dovunque sia. I Fortini qui non si contano.
rule-title-8-2_6 = Controllo Vittoria 6: le donne
rule-8-2_6 =
    La Cultura sale di 1 per ogni donna in una casella Famiglia, di nuovo escluse le Famiglie in un Territorio con un
    Fortino, ma non oltre { $culture_cap }. Se la Cultura era già sopra { $culture_cap }, viene ridotta a
    { $culture_cap }. Con l'interpretazione `victory-check-culture-cap` il limite si può portare a
    { $culture_cap_low } per una partita più dura o a { $culture_cap_high } per una più facile.
rule-title-8-2_7 = Controllo Vittoria 7: i Fortini
rule-8-2_7 =
    Perdi 1 Cultura per ogni Fortino sulla mappa. Se la Cultura è a 0, ognuno di questi punti costa invece 2 Militare.
rule-title-8-2_8 = Controllo Vittoria 8: uno Sviluppo Culturale
rule-8-2_8 =
    Puoi comprare 1 Sviluppo Culturale disponibile per la Cultura o il Militare indicati, se soddisfi gli altri
    requisiti, che si guardano prima di pagare. Con #45 e #50 non si compra nulla; con #55 è permesso. A parte la
    preparazione, non c'è altro modo per ottenerne uno.
rule-title-8-2_9 = Controllo Vittoria 9: si ricomincia
rule-8-2_9 =
    I tuoi AP scendono a 0. Tutti i cubetti nei Cubetti Raid e in Recupero tornano nel sacchetto; quelli nella casella
    Soggiogamento restano.
rule-title-8-2_10 = Controllo Vittoria 10: chi ha atteso troppo
rule-8-2_10 =
    Metà delle persone nella casella Scorrere del Tempo, arrotondata per eccesso, va Fuori dal Gioco; scegli tu quali.
    Di 5 persone se ne perdono 3, e anche una sola si perde. Gli animali lì non contano.

## Sviluppi Culturali

rule-title-9-1-1 = Serie e livelli
rule-9-1-1 =
    Ci sono { $sets } serie di { $levels-cards }: Cunning, Horsemanship, Masters of the Mesas, Religion, Sharp
    Traders, Warrior Society, Weaving, Wisdom of the Ancient Ones. Il Livello 2 si prende solo con il Livello 1 della
    stessa serie in gioco, e il Livello 3 solo con il Livello 2. Ogni scenario lascia disponibili { $rise_sets_left }
    serie. La maggior parte di costi, requisiti ed effetti è ricostruita, come dice ogni carta.
rule-title-9-1-2 = Le carte acquistate
rule-9-1-2 =
    Uno Sviluppo Culturale che hai comprato o ricevuto sta scoperto accanto alla mappa e agisce da quel momento. I
    segnalini che porta, come i Beni Commerciali di Weaving, si prendono subito.
rule-title-9-1-3 = Quanto durano
rule-9-1-3 =
    Uno Sviluppo Culturale agisce finché la carta è in gioco, cioè di norma fino alla fine della partita e, nella
    campagna, per tutti i periodi. Gli effetti che esauriscono la carta si sospendono finché non viene rinnovata; la
    carta resta tua.
rule-title-9-1-4 = Hanno la precedenza
rule-9-1-4 =
    Dove uno Sviluppo Culturale dice qualcosa di diverso da una regola, un Evento Maggiore o un Evento Minore, si
    segue lo Sviluppo Culturale. Cambia solo ciò che nomina; tutto il resto rimane com'era.

## Beni Commerciali

rule-title-10-1 = Ottenere Beni Commerciali
rule-10-1 =
    Le donne li comprano nella Pianificazione, e le Famiglie possono procurarseli in un Fortino. Inoltre, in ogni
    momento, puoi trasformare { $animals_for_goods } animali delle Risorse, cavalli e pecore in qualsiasi misura, o
    mais delle Risorse per almeno { $corn_for_goods } punti in tutto, in 1 segnalino Beni Commerciali; i punti oltre
    { $corn_for_goods } vanno persi. Per nostra lettura conta il valore del mais, non il numero di segnalini.
    Un segnalino deve essere disponibile Fuori dal Gioco, e va nelle Risorse.
rule-title-10-2_ap = Beni Commerciali per un AP
rule-10-2_ap =
    In ogni momento, { $goods_for_ap } Beni Commerciali delle Risorse danno 1 AP, entro il limite di { $track_most }.
    Come tutti i Beni Commerciali spesi, vanno Fuori dal Gioco e si possono ottenere di nuovo.
rule-title-10-2_flip = Beni Commerciali per non voltare un Ordine
rule-10-2_flip =
    Nel Passo 3 del Segmento Operazioni Nemiche, { $goods_for_flip } Beni Commerciali impediscono a 1 segnalino Ordine
    di essere voltato. Se entrambi i dadi ne volterebbero uno, fermarli tutti e due ne richiede { $goods_for_both }.
    Uno scambio dovuto al doppio non si può fermare così.
rule-title-10-2_animal = Beni Commerciali per un animale
rule-10-2_animal =
    In ogni momento, { $goods_for_animal } Beni Commerciali portano 1 cavallo o 1 pecora da Fuori dal Gioco nelle
    Risorse. Scegli tu il tipo tra quelli disponibili.
rule-title-10-2_reroll = Beni Commerciali per rilanciare
rule-10-2_reroll =
    Per { $goods_for_reroll } Beni Commerciali un lancio appena fatto, tuo o del nemico, si ripete. Si rilanciano
    tutti i dadi di quel lancio, non se ne può tenere uno, e il nuovo risultato vale anche se è peggiore; ma altri
    { $goods_for_reroll } Beni Commerciali, pagati subito, permettono un nuovo tentativo. In una Battaglia il dado dei
    Diné va rilanciato prima che si lanci quello del nemico.
rule-title-10-2_redraw = Beni Commerciali per un nuovo cubetto
rule-10-2_redraw =
    Per { $goods_for_reroll } Beni Commerciali un cubetto appena pescato torna nel sacchetto e se ne pesca un altro al
    suo posto, forse lo stesso. Vale il secondo cubetto, a meno che tu ne paghi subito altri { $goods_for_reroll } per
    un altro ancora.
rule-title-10-2_cancel = Beni Commerciali contro un evento
rule-10-2_cancel =
    Per { $goods_for_cancel } Beni Commerciali annulli l'Evento Minore della carta in corso, o l'Enemy Way di 1 carta
    Cerimonia mentre viene eseguita. Gli Eventi Maggiori non si possono evitare pagando.

## Battaglie

rule-title-11-1 = Chi può combattere
rule-11-1 =
    Può combattere solo una Famiglia con un uomo, e solo con Militare almeno 1. Una Battaglia nasce da un proprio raid
    (cubetto verde o blu, se scegli di combattere), dalla Risoluzione Raid in un Raid Nemico o Tribale, dalla Guerra
    Tribale, da un'Imboscata, o da una pattuglia tra gli Estranei (ricostruito). Dove una Famiglia non può combattere
    deve prendere l'alternativa che l'occasione offre.
rule-title-11-2_1 = Battaglia 1: il dado dei Diné
rule-11-2_1 =
    Decidi se dare un cavallo alla Famiglia e se usare un segnalino Armi da Fuoco, poi lancia 1 dado. Aggiungi la
    Ferocia della Famiglia, o in un'Imboscata il doppio della Ferocia ma al massimo il Valore dell'Area; aggiungi
    { $battle_horse } per il cavallo, { $battle_manuelito } per la Famiglia di Manuelito e { $battle_firearms } per le
    Armi da Fuoco, di cui si può usare 1 solo segnalino. Se vuoi pagare { $goods_for_reroll } Beni Commerciali per
    rilanciare, fallo prima che lanci il nemico.
rule-title-11-2_2 = Battaglia 2: il dado del nemico
rule-11-2_2 =
    Lancia 1 dado per l'avversario. Spagnoli, Messicani e Americani aggiungono la Ferocia Nemica della traccia, e
    { $raid_green } in più se alla Battaglia ha portato un cubetto verde o { $raid_blue } in più se un cubetto blu. I
    Comanche aggiungono { $battle_comanche } e gli Ute { $battle_utes } invece della Ferocia Nemica.
rule-title-11-2_3 = Battaglia 3: il risultato
rule-11-2_3 =
    Totale Diné meno totale nemico; colonna = Valore dell'Area. Differenza minima per ogni risultato, colonne da 1 a 6
    (le negative col trattino):

    MFV: { $table_mfv }

    FV: { $table_fv }

    RGD: { $table_rgd }

    TTD: { $table_ttd }

    EV: { $table_ev }

    MEV: tutto ciò che è più basso.

    Effetti. MFV: Ferocia su di { $mfv_ferocity }; Morale giù di { $mfv_morale }; { $mfv_horse-horses } nelle Risorse;
    in un Raid Nemico metà dei segnalini a Santa Fé, per eccesso, se ne va. FV: Ferocia su di { $fv_ferocity }; Morale
    giù di { $fv_morale }; Ferocia Nemica su di { $fv_enemy_ferocity }. RGD: Ferocia 0. TTD: Ferocia 0, l'uomo Fuori
    dal Gioco. EV: come TTD, Morale su di { $ev_morale }, Ferocia Nemica giù di { $ev_enemy_ferocity }. MEV: come EV,
    e 1 altra persona a tua scelta nello Scorrere del Tempo, il cavallo Fuori dal Gioco, poi Cultura giù di 1 per
    spazio vuoto della Famiglia.

    Contro una tribù Morale e Ferocia Nemica non cambiano (interpretazione `morale-tribe-battles`); si muove invece il
    Militare, su di { $fv_military } con MFV o FV, giù di { $ev_military } con EV o MEV (interpretazione
    `tribe-battle-track`).

    Ricostruito: la tabella tranne FV a 3 nella colonna 3, e ogni perdita o guadagno di persone e cavalli.
rule-title-11-3 = Dopo una Battaglia
rule-11-3 =
    Il risultato della tabella si applica sempre. In un Raid Nemico o Tribale, Imboscata compresa, la Famiglia va poi
    nella casella Fuga dopo MFV, FV, RGD o TTD e nella casella Cattura dopo EV o MEV; dal Canyon, nella casella
    Cattura di un altro Territorio qualsiasi. Nei tuoi raid e nella Guerra Tribale resta dov'è, e un proprio raid è
    finito. L'Imboscata aggiunge lo sgombero delle tracce e la Guerra Tribale lo scambio, entrambi solo con FV o MFV.
    Una Famiglia rimasta senza adulti lascia la mappa e non conta né come catturata né come fuggita. Dove va la
    Famiglia è ricostruito, tranne che per FV.

## Vittoria e sconfitta

rule-title-12-1 = Sconfitta automatica
rule-12-1 =
    Perdi, con una Sconfitta Maggiore, se Cultura e Militare sono entrambi a 0 nella Fase di Scarto o al Passo 3 di un
    Controllo Vittoria. Per nostra interpretazione `both-tracks-zero` arrivare a 0 su entrambe le tracce in un altro
    momento non chiude la partita, salvo dove lo dicono le procedure di #45, #50 e #55.
rule-title-12-2 = Vittoria automatica
rule-12-2 =
    Se il Morale Nemico è a 0 nella Fase di Scarto e nessuna Famiglia è nell'Area di un Fortino, lancia un dado. Se
    supera il numero di Avamposti più Fortini sulla mappa ottieni una Vittoria Maggiore; altrimenti il Morale Nemico
    va a quel numero. Il regolamento offre come opzione che il Morale vada invece al risultato del dado; si può
    scegliere con l'interpretazione `automatic-victory-morale`. Nella campagna una vittoria nel Periodo Spagnolo o
    Messicano porta al periodo successivo.
rule-title-12-2-1 = Nessuna vittoria da dentro un Fortino
rule-12-2-1 =
    Se il Morale Nemico è a 0 nella Fase di Scarto mentre qualche Famiglia è nell'Area di un Fortino, non c'è lancio
    né vittoria. Il Morale Nemico va al numero di Avamposti più Fortini sulla mappa.
rule-title-12-3 = Fine dello scenario
rule-12-3 =
    Se nessuno ha vinto o perso prima, lo scenario finisce quando il suo ultimo evento è stato risolto: #42 in Rise of
    the People, #45 in Los Dueños del Mundo, #50 in Broken Country, #55 negli altri tre. Decide allora la tabella di
    vittoria dello scenario.

## Glossario

rule-title-13_adjacent = Cosa è adiacente
rule-13_adjacent =
    Le Aree sono adiacenti se una linea le unisce: lungo ogni traccia in ordine di numero, e { $links }. Le Aree dei
    tre collegamenti San Juan con Monument, Monument con Black Mesa e Hopi con Black Mesa sono ricostruite. I
    Territori sono adiacenti se una linea simile unisce le loro tracce; formano un anello nell'ordine Shiprock, San
    Juan Valley, Monument Valley, Black Mesa, Hopi Land, Zuni Mountains. Il Canyon è adiacente a tutti e sei.
rule-title-13_arability = Arabilità
rule-13_arability =
    Un Territorio può sfamare { $arability-people } meno 1 per ogni segnalino siccità e 1 per ogni Fattoria che
    contiene, mai meno di 0. Le Missioni non contano. Niente inaridisce il Canyon, perciò la sua arabilità è
    { $arability }.
rule-title-13_blessing = { step-dice_bless-or-roll }
rule-13_blessing =
    Scarta una carta Cerimonia dalla mano e la sua faccia di dado prende il posto di 1 dado che sta per essere
    lanciato, tuo o del nemico. Puoi farlo in una Battaglia, per una Fuga, o in qualsiasi punto del tuo Segmento
    Operazioni. Per nostra interpretazione `blessing-timing` la carta sostituisce il lancio, quindi non cambia un dado
    già sul tavolo; per annullarne uno, paga prima { $goods_for_reroll } Beni Commerciali per rilanciare e dai la
    carta per quel rilancio. Le facce sono { $face_8 } per la #08 e { $face_40 } per la #40; quelle delle altre carte,
    con ogni faccia due volte, sono ricostruite.
rule-title-13_canyon = Canyon de Chelly
rule-13_canyon =
    È un Territorio come gli altri, con queste differenze: Aree solo fino alla { $areas_canyon }, nessun simbolo dado,
    { $vp_canyon } VP, adiacente a ogni Territorio, arabilità sempre { $arability }. Le nuove Famiglie compaiono qui,
    e il movimento speciale di 3.2.3 porta dentro e fuori. Raid Tribali ed eventi a dado non lo colpiscono mai, e non
    vi si costruiscono Avamposti, salvo alla fine di un Raid Nemico che vi ha lasciato segnalini. I segnalini Raid
    Nemico non possono entrare né attraversarlo finché una Famiglia sta in un'Area altrove; quando non ce n'è più
    nessuna, arrivano, e le Famiglie qui non possono reagire. Una Famiglia catturata qui va nella casella Cattura di
    un altro Territorio a tua scelta.
rule-title-13_ceremony = Le carte Cerimonia
rule-13_ceremony =
    Quando se ne pesca una: prima esegui l'Enemy Way di ogni carta Cerimonia già nella tua mano, in qualsiasi ordine,
    e fai il Reset dei Cubetti. Poi o scarti la nuova carta, o sposti un segnalino popolazione del tipo indicato da
    Fuori dal Gioco allo Scorrere del Tempo, se disponibile, e prendi la carta in mano. La mano non ha limite. Un
    Enemy Way avviene solo così, non puoi scegliere di usarlo, e la carta dopo resta in mano. È noto solo quello della
    #40, che piazza un Estraneo; gli altri Enemy Way sono ricostruiti, come dice ogni carta.
rule-title-13_exhaust = Esaurire uno Sviluppo Culturale
rule-13_exhaust =
    Alcuni Sviluppi Culturali vanno esauriti per usarli: la carta si gira di lato e non dà nulla finché non viene
    rinnovata, cosa che accade con il tuo prossimo Scorrere del Tempo. Intanto è ancora in gioco e conta per comprare
    il livello successivo. Per Religion 2 e 3 questo è noto, per gli altri ricostruito.
rule-title-13_ferocious = La più e la meno Feroce
rule-13_ferocious =
    La Famiglia più Feroce è quella sulla mappa con la Ferocia più alta, la meno Feroce quella con la più bassa. A
    parità si prende in entrambi i casi la lettera che viene prima, così una Famiglia può essere entrambe.
rule-title-13_fort = Le regole dei Fortini in un solo posto
rule-13_fort =
    Le Famiglie nell'Area di un Fortino non possono essere colpite da Schiavi, Ute!, Comanche! o Raid!, e il diagramma
    del Raid Nemico le tratta come assenti. Non possono razziare il New Mexico, non possono saltare nel Canyon, e
    pagano un lancio di dado in più per uscirne. Una Famiglia di Ferocia 1 o più che finisce lì l'attivazione si
    scioglie: persone e cavallo vanno nello Scorrere del Tempo, il segnalino nella sua casella. (Dove stia la soglia è
    discusso; 1 o più è l'interpretazione `fort-disband-ferocity`.) Ogni Fase di Scarto rischia un punto, da lì non è
    possibile la vittoria automatica, e in un Controllo Vittoria uomini e donne nell'intero Territorio di un Fortino
    non aggiungono nulla.
rule-title-13_intruder = Gli Estranei
rule-13_intruder =
    Per piazzarne uno, pescalo senza guardare, lancia per Territorio e Area. Si rivela appena condivide un'Area con
    una Famiglia, comunque accada; se sono più d'uno, dall'alto; tra più Famiglie, la prima lettera. Tipi: Armi da
    Fuoco { $intruder_firearms } e Beni Commerciali { $intruder_trade_goods } (nelle Risorse); Cavalli sbandati
    { $intruder_stray_horses }, Gregge sbandato { $intruder_stray_flock } ({ $stray_animals } animale); Profughi
    { $intruder_refugees } (uomo, donna o bambino nello Scorrere del Tempo); Trapper solitario
    { $intruder_lone_trapper } ({ $trapper_ap } AP o { $trapper_goods-goods }); Missione { $intruder_mission } (se il
    Territorio non ne ha e una è disponibile, va qui, ma nell'Area { $mission_deepest } se questa è più interna;
    altrimenti quella presente sale di 1, non oltre { $areas_track }, senza perdere Cultura; il mais incontrato torna
    nel contenitore); Esploratori { $intruder_scouts } (AP Nemici: { $scouts_spanish }, { $scouts_mexican } o
    { $scouts_american } per periodo); Venditore di whiskey { $intruder_whiskey_seller } (perdi { $whiskey_spanish }
    Cultura, Americano { $whiskey_american }); Schiavisti { $intruder_slave_raiders } (perso il bambino; se manca,
    dopo il Periodo Spagnolo, la donna; non con un Fortino); Vaiolo { $intruder_smallpox } (per ogni Famiglia lì un
    dado per intervallo toglie una persona; se ci sono perdite { $smallpox_culture } Cultura); Pattuglia
    { $intruder_patrol } (Battaglia, nemico Americano più { $patrol_battle }; o 1 persona nello Scorrere del Tempo e
    { $patrol_culture } Cultura per spazio vuoto). Noti solo il numero dei primi due tipi e la Missione, il resto è
    ricostruito. I risolti stanno da parte finché il contenitore si ricompone; le Armi usate vanno Fuori dal Gioco, i
    Beni spesi nel contenitore (interpretazione `resolved-intruder`).
rule-title-13_manuelito = La Famiglia di Manuelito
rule-13_manuelito =
    L'evento #53 mette Manuelito con una tua Famiglia che ha un uomo. Quella Famiglia aggiunge { $battle_manuelito }
    in Battaglia e alla Fuga, e una volta per attivazione, in un raid su un Avamposto o Fortino, può ignorare un
    cubetto appena pescato, rimetterlo nel sacchetto e pescare di nuovo. Se perde l'uomo o lascia la mappa lo metti
    con un'altra Famiglia che ha un uomo alla successiva Fase di Scarto; se non ce n'è aspetta accanto alla mappa e
    non va mai perso. Cosa gli accade in quel caso è ricostruito.
rule-title-13_reset = { minor-reset }
rule-13_reset =
    Due mosse in quest'ordine: tutti i cubetti in Recupero vanno nel sacchetto; poi tutti i cubetti nei Cubetti Raid
    passano in Recupero. A un cubetto razziato servono quindi due reset per tornare. I cubetti nella casella
    Soggiogamento non si toccano, e mentre è in gioco la #41 Pueblo Revolt ogni reset si ignora.
rule-title-13_rounding = Arrotondamento
rule-13_rounding =
    Quando una divisione lascia una frazione si arrotonda per eccesso, se il testo in questione non dice altro: un
    terzo di 5 conta 2, la metà di 3 conta 2.
rule-title-13_santa-fe = { table-santa-fe }
rule-13_santa-fe =
    Santa Fé è una sola Area di Valore { $santa_fe_value }, a cavallo o a piedi, unita a Shiprock 1. Le Famiglie non
    possono mai entrarvi. I Raid Nemici si radunano lì, e il suo Valore è compreso nel prezzo di un raid sul New
    Mexico.

## Scenari

rule-title-14-1 = Rise of the People
rule-14-1 =
    Facile, prima metà del Periodo Spagnolo.

    Preparazione: Famiglie A, B, C con Ferocia a scelta, in Aree a scelta di Shiprock, San Juan Valley e Canyon de
    Chelly, insieme o separate (interpretazione `setup-spread`), ciascuna con uomo, donna, bambino; le caselle
    anziani hanno, da sinistra, { $rise_elders }. Sacchetto: { $rise_pool_black-black }, { $rise_pool_brown-brown },
    { $rise_pool_red-red-ones }, { $rise_pool_white-white }, { $rise_pool_yellow-yellow }, { $rise_pool_green-green }. Militare { $rise_military }, Cultura { $rise_culture }, AP { $rise_ap }, Ferocia Nemica { $rise_ferocity },
    Morale Nemico { $rise_morale }. { $aside_trade_goods-goods } e { $aside_harass-harass } stanno da parte; Risorse
    vuote, tutto il resto attende Fuori dal Gioco. Dei { $instructions } Ordini spagnoli { $instructions_out } si
    tolgono senza guardarli; { $instructions_used } riempiono la Colonna Attiva, poi In Attesa, in ordine
    alfabetico, scoperti.

    Sviluppi Culturali: tieni 1 serie a scelta, togli a caso { $rise_sets_removed } delle altre { $sets_others };
    { $rise_developments-cards } di Livello 1 delle { $rise_sets_left } serie rimaste è gratis.

    Mazzo: mescola le { $ordinary_cards-ordinary }, fai pile da { $rise_pile }, mescola #41 in una e #42 nell'altra;
    la pila con #41 va sopra ({ $rise_deck-cards }).

    Fine: risolta #42 aggiungi 1 al Morale Nemico per cubetto nero nel Soggiogamento. Militare meno Morale:
    { $major_victory } o più Vittoria Maggiore, da { $minor_victory } a { $minor_victory_most } Vittoria Minore, da
    { $minor_defeat_most } a { $minor_defeat } Sconfitta Minore, meno Sconfitta Maggiore.
rule-title-14-2 = Los Dueños del Mundo
rule-14-2 =
    L'intero Periodo Spagnolo, uno scenario facile. Preparazione identica a Rise of the People. Mazzo: mescola le
    carte Operazioni e Cerimonia e danne { $duenos_pile } a ciascuna di #41, #42, #43, #44 e #45; mescola
    separatamente le pile da { $duenos_stack } e sovrapponile in quest'ordine, quella di #41 in cima, per
    { $duenos_deck-cards }. La partita finisce con il Passo 2 di #45: aggiungi 1 al Morale Nemico per ogni cubetto
    nero nel Soggiogamento e prendi Militare meno Morale. { $major_victory } o più è una Vittoria Maggiore, da
    { $minor_victory } a { $minor_victory_most } una Vittoria Minore, da { $minor_defeat_most } a { $minor_defeat }
    una Sconfitta Minore, meno una Sconfitta Maggiore.
rule-title-14-3 = Broken Country
rule-14-3 =
    Media, il Periodo Messicano; #45 è in gioco.

    Preparazione: Famiglie A, B, C, D con Ferocia a scelta, in Aree a scelta di Shiprock, San Juan Valley, Zuni
    Mountains e Hopi Land, ciascuna con uomo, donna, bambino; le caselle anziani hanno, da sinistra,
    { $broken_elders }; { $broken_droughts } siccità in ogni Territorio tranne il Canyon;
    { $broken_subjugation_red-red } nel Soggiogamento. Sacchetto: { $broken_pool_black-black },
    { $broken_pool_brown-brown }, { $broken_pool_white-white }, { $broken_pool_yellow-yellow },
    { $broken_pool_green-green }. Militare { $broken_military }, Cultura { $broken_culture }, AP { $broken_ap },
    Ferocia Nemica { $broken_ferocity }, Morale Nemico { $broken_morale }. Risorse: { $broken_horses-horses },
    { $broken_sheep-sheep }; { $aside_trade_goods-goods } e { $aside_harass-harass } da parte. Ordini messicani e
    scelta di { $broken_sets_left } serie di Sviluppi come in Rise of the People; poi puoi comprare fino a
    { $broken_developments-cards }, una dopo l'altra.

    Mazzo: { $broken_pile-ordinary } a ciascuna di #46, #47, #48, #49, #50; pile mescolate separatamente e sovrapposte
    in quest'ordine, quella di #46 in cima ({ $broken_deck-cards }).

    Fine al Passo 2 di #50: aggiungi 1 Morale per cubetto nero; Militare meno Morale: { $major_victory } o più
    Vittoria Maggiore, da { $minor_victory } a { $minor_victory_most } Vittoria Minore, da { $minor_defeat_most } a
    { $minor_defeat } Sconfitta Minore, meno Sconfitta Maggiore.
rule-title-14-4 = The Fearing Time
rule-14-4 =
    Il periodo singolo più duro, l'Americano; #50 è in gioco.

    Preparazione: Famiglie da A a E con Ferocia 0, in Aree a scelta di Shiprock, San Juan Valley, Zuni Mountains, Hopi
    Land e Canyon de Chelly, ciascuna con uomo, donna, bambino; le caselle anziani hanno, da sinistra,
    { $fearing_elders }; { $fearing_droughts } siccità in ogni Territorio tranne il Canyon;
    { $fearing_subjugation_red-red } nel Soggiogamento. Sacchetto: { $fearing_pool_black-black },
    { $fearing_pool_brown-brown }, { $fearing_pool_white-white }, { $fearing_pool_yellow-yellow },
    { $fearing_pool_green-green }, { $fearing_pool_blue } blu. Militare { $fearing_military }, Cultura
    { $fearing_culture }, AP { $fearing_ap }, Ferocia Nemica { $fearing_ferocity }, Morale Nemico { $fearing_morale }.
    Risorse: { $fearing_horses-horses }, { $fearing_sheep-sheep }; { $aside_trade_goods-goods } e
    { $aside_harass-harass } da parte. Un Fortino in Hopi Land { $fearing_fort_hopi } e in Zuni Mountains
    { $fearing_fort_zuni }, una Fattoria in Shiprock { $fearing_rancho_shiprock } e in San Juan Valley
    { $fearing_rancho_san_juan }. Ordini americani e scelta di { $fearing_sets_left } serie di Sviluppi come in Rise
    of the People; { $fearing_developments-cards-free }, rispettando i requisiti.

    Mazzo: { $fearing_pile-ordinary } a ciascuna di #51, #52, #53, #54, #55; pile sovrapposte in quest'ordine, #51 in
    cima ({ $fearing_deck-cards }).

    Decide la procedura di #55 (lettura nostra). Se non basta, col Morale alzato dai cubetti neri: Militare sopra il
    Morale Vittoria Maggiore, pari e almeno 1 Vittoria Minore, sotto ma almeno 1, o entrambi a 0, Sconfitta Minore,
    altrimenti Sconfitta Maggiore.
rule-title-14-5 = The Rope Thrower
rule-14-5 =
    Corto e molto difficile. In gioco: #50, #52 (le fonti la numerano #51 per errore; lettura nostra), #53, #54.

    Famiglie da A a E con Ferocia 0, in Aree a scelta di Shiprock, San Juan Valley, Zuni Mountains, Hopi Land e
    Canyon; a ciascuna manca 1 persona, trovata con un dado e gli intervalli. Manuelito sta con una Famiglia
    qualsiasi. Le caselle anziani hanno, da sinistra, { $rope_elders }; { $rope_droughts } siccità in ogni
    Territorio tranne il Canyon; Soggiogamento vuoto. Sacchetto: { $rope_pool_red-red-ones },
    { $rope_pool_black-black }, { $rope_pool_brown-brown }, { $rope_pool_white-white }, { $rope_pool_yellow-yellow },
    { $rope_pool_green-green }, { $rope_pool_blue } blu. Militare { $rope_military }, Cultura { $rope_culture }, AP
    { $rope_ap }, Ferocia Nemica { $rope_ferocity }, Morale Nemico { $rope_morale }. Risorse: { $rope_horses-horses }, { $rope_sheep-sheep }, { $rope_firearms-firearms }; { $aside_trade_goods-goods } e { $aside_harass-harass }
    da parte. Fortini in Zuni Mountains { $rope_fort_zuni } e Hopi Land { $rope_fort_hopi }, Fattorie in Shiprock
    { $rope_rancho_shiprock } e San Juan Valley { $rope_rancho_san_juan }. { $instructions_used } Ordini americani
    pescati a caso riempiono Attiva, poi In Attesa. Di { $rope_sets_left } serie di Sviluppi, scelte come al solito,
    { $rope_developments } sono tue intere.

    Mazzo: { $rope_pile_last-operations } mescolate con #55, altre { $rope_pile } sopra. Poi pesca carte Cerimonia,
    ognuna con la sua persona nello Scorrere del Tempo, finché ve ne sono 3; con la mano vuota puoi tenere una
    carta, le altre si scartano, Enemy Way ignorati (lettura nostra).

    Vittoria come in The Fearing Time.
rule-title-14-6 = The Navajo Wars (campagna)
rule-14-6 =
    Preparazione di 14.1, mazzo di 14.2, vittoria di 14.4; #45 e #50 portano al periodo successivo. Dopo una vittoria
    automatica nel Periodo Spagnolo o Messicano:

    1 svuota lo Scorrere del Tempo; 2 completa le Famiglie in gioco con uomo, donna, bambino; 3 possono andare in
    qualsiasi Area, mantenendo la Ferocia; se in gioco ce ne sono meno di { $restart_families }, 1 nuova Famiglia
    completa entra ovunque con Ferocia 0; 4 anziani: solo le 3 caselle più a sinistra, 1 per casella; 5 gli Avamposti
    escono, tutti gli Estranei e il mais tornano nei contenitori; 6 cavalli nelle Risorse, più 1 cavallo e 1 pecora; 7
    una siccità in ogni Territorio che non ne ha; 8 escono gli Ordini e i vecchi segnalini del nemico; 9 il sacchetto
    tiene i rossi e riceve gli altri cubetti del nuovo periodo (14.3 o 14.4), si preparano i suoi Ordini, tutte le
    Fattorie vanno Fuori dal Gioco del nemico; 10 scarta la mano, togli tutti gli eventi in gioco e gli Eventi Storici
    nel mazzo, entra in gioco la prossima tra #45 e #50, prepara il suo mazzo; 11 Ferocia Nemica
    { $restart_ferocity_spanish } dopo una vittoria spagnola, altrimenti { $restart_ferocity_mexican }; 12 Militare =
    Famiglie in gioco, Morale Nemico uguale dopo una vittoria spagnola, altrimenti { $restart_morale }; 13 il Militare
    scende di 1 per cubetto nero nel Soggiogamento; 14 uno Sviluppo che potresti comprare è gratis; 15 Cultura
    { $restart_culture }, AP { $restart_ap }; 16 pesca la prossima carta.

## Regole opzionali

rule-title-15-1 = Opzione: carne di cavallo
rule-15-1 =
    Con questa opzione i cavalli nelle Risorse si possono mangiare nel Passo 5 dello Scorrere del Tempo: ogni cavallo
    ceduto sfama 1 persona. È facoltativo anche se qualcuno morirebbe di fame, a differenza di pecore e mais, e il
    cavallo va Fuori dal Gioco.
rule-title-15-2 = Opzione: cavalcare fino allo sfinimento
rule-15-2 =
    Con questa opzione una Famiglia può, quando viene attivata, spendere 1 cavallo delle Risorse per avere 1 MP in
    più. Si può spendere così solo 1 cavallo per attivazione; va Fuori dal Gioco.
rule-title-15-3 = Opzione: commercio di cavalli
rule-15-3 =
    Con questa opzione { $animals_traded } animali di un tipo nelle Risorse si possono scambiare, in ogni momento, con
    1 animale dell'altro tipo che sia disponibile: { $animals_traded-sheep } per 1 cavallo, o
    { $animals_traded-horses } per 1 pecora.

## Due giocatori

rule-title-16-1 = Due giocatori: vincere e perdere
rule-16-1 =
    I due giocatori perdono insieme se si verifica la sconfitta automatica o se lo scenario finisce con meno di una
    Vittoria Minore. Se invece i Diné la raggiungono, vince solo 1 dei 2: chi ha più Punti Influenza. Se nessuno è
    avanti, vince il giocatore che non ha la carta Capotribù.
rule-title-16-2 = Il Capotribù
rule-16-2 =
    Un giocatore ha sempre la carta Capotribù; l'altro è il non-Capotribù. Il Capotribù ha l'ultima parola su ogni
    decisione che nessuna regola di questo capitolo dà ad altri. Quando la carta passa di mano i ruoli cambiano in
    quello stesso momento.
rule-title-16-3 = L'Influenza
rule-16-3 =
    Ogni giocatore ha una serie di segnalini Influenza, turchese o cesto. Un anziano porta 1 segnalino di uno dei
    giocatori, tranne quando lo Scorrere del Tempo li toglie; una casella Famiglia contiene 1 segnalino dell'uno o
    dell'altro, o nessuno. Influenzare un anziano o una Famiglia significa togliere il segnalino dell'avversario, se
    c'è, e mettere il proprio. Che ogni serie abbia { $influence_each-counters }, quanti bastano per
    { $count_elder-elders } e { $families-families }, è ricostruito.
rule-title-16-4 = Due giocatori: preparazione
rule-16-4 =
    1. Ogni giocatore prende una serie di segnalini Influenza; un dado di 1-3 fa Capotribù il turchese, 4-6 il cesto.

    2. Prepara lo scenario, lasciando gli Sviluppi Culturali per dopo.

    3. Il Capotribù influenza quanti anziani bastano per la maggioranza (2 su 3, 3 su 4), quelli che vuole; l'altro
    giocatore influenza i restanti.

    4. A turno, prima il Capotribù, ognuno influenza 1 Famiglia sulla mappa finché ha messo tanti segnalini quanti
    sono i suoi anziani; può anche sostituire un segnalino dell'avversario.

    5. Il non-Capotribù può portare a qualsiasi valore la Ferocia delle Famiglie che influenza.

    6. Il Capotribù prepara le serie di Sviluppi Culturali, il non-Capotribù sceglie o compra le carte iniziali.
rule-title-16-5-2 = Chi è Capotribù
rule-16-5-2 =
    Dopo la pesca di ogni carta:

    (a) Se chi ha la carta influenza più della metà degli anziani, la tiene.

    (b) Se ci riesce l'avversario, la carta passa a lui.

    (c) Se ci sono anziani ma nessuno ha la maggioranza, il Capotribù lancia sul retro della carta Capotribù,
    aggiungendo 1 per ogni Punto Influenza sulla traccia. Chi ha poi la maggioranza tiene la carta; se ancora nessuno,
    il non-Capotribù può influenzare 1 anziano e prende la carta. Questa lettura è nostra.

    (d) Senza anziani nel riquadro, mettine { $new_elders } nelle caselle più a sinistra, presi prima dallo Scorrere
    del Tempo e poi da Fuori dal Gioco; il non-Capotribù li influenza tutti tranne uno, il Capotribù quello, e la
    carta passa.

    Tabella: { $headman_table }. La tabella è ricostruita.
rule-title-16-5-3 = Due giocatori: risolvere una carta
rule-16-5-3 =
    Operazioni: il Capotribù decide se anticipare. Se anticipa nomina l'Operazione e l'altro giocatore la svolge; se
    no, l'altro la nomina e il Capotribù la svolge (gli esempi dicono altro; interpretazione `operation-chooser`). Chi
    la svolge controlla tutti i pezzi sulla mappa.

    Carte Cerimonia: ogni giocatore ha la sua mano e ne decide da solo. Il Capotribù conduce la procedura; solo le sue
    carte subiscono gli Enemy Way, e prende lui la nuova carta. Al posto del testo di un Enemy Way: il non-Capotribù
    può scartare carte dalla mano, il Capotribù lancia sulla tabella della sua carta e aggiunge 1 per Punto Influenza
    sulla traccia e 1 per carta così scartata (di chi contino gli scarti è una lettura nostra); poi può scartare
    quella carta Cerimonia.

    Shaman: il Capotribù vede le { $shaman_cards-cards } e non è tenuto a mostrarle.

    Controllo Vittoria: il Capotribù sceglie se usare la Buona Medicina e se comprare uno Sviluppo Culturale; il
    non-Capotribù sceglie quale.
rule-title-16-6-1 = Due giocatori: Pianificazione
rule-16-6-1 =
    L'azione di ogni anziano è scelta dal giocatore che lo influenza; chi svolge l'Operazione stabilisce l'ordine in
    cui gli anziani agiscono. C'è un'Azione Anziano in più: Piazzare Influenza, che se riesce permette a quel
    giocatore di influenzare 1 Famiglia. Lo stesso vale per le Azioni Anziano in più date da un Evento Maggiore come
    #17.
rule-title-16-6-2 = Due giocatori: la tabella dell'influenza
rule-16-6-2 =
    Risultati buoni: marrone, nero, giallo o bianco in un raid sul New Mexico; un Avamposto o Fortino distrutto;
    Guerra Tribale, Diplomazia, Negoziare o Imboscata riuscite; FV o MFV. Risultati cattivi: blu, verde o rosso in un
    raid sul New Mexico o su un Avamposto; uno di quei tentativi fallito; persone perse dalla Famiglia per un Raid
    Nemico o Tribale, un Estraneo o un Evento Maggiore; TTD, EV o MEV.

    Famiglia influenzata dal Capotribù: se buono, può togliere il suo segnalino e guadagnare 1 Punto Influenza; se
    cattivo, il suo segnalino è tolto.

    Da nessuno: se buono, niente; se cattivo, il non-Capotribù può influenzarla, o un anziano se la Famiglia ha
    lasciato la mappa.

    Dal non-Capotribù: se buono, può togliere il suo segnalino e guadagnare 1 Punto Influenza; se cattivo, può
    influenzare un anziano qualsiasi.
rule-title-16-6-3 = Due giocatori: Scorrere del Tempo
rule-16-6-3 =
    Prima del primo passo: se il Morale Nemico supera il Militare, un giocatore con almeno 1 Punto Influenza può
    spenderne 1 per alzare il Militare di 1. Dopo l'ultimo passo: si toglie tutta l'Influenza dagli anziani. Poi il
    non-Capotribù influenza quanti anziani bastano per la maggioranza, quelli che vuole, il Capotribù influenza gli
    altri, e i due si scambiano il ruolo: la carta Capotribù cambia mano. Quando non restano anziani non accade nulla
    di ciò, e la prossima decisione sul Capotribù ne mette di nuovi.
rule-title-16-7 = I Punti Influenza
rule-16-7 =
    Un solo segnalino con un lato per giocatore registra chi è avanti e di quanto, così solo 1 giocatore alla volta
    può avere punti. Quando guadagna chi è avanti il segnalino sale di 1; quando guadagna l'altro scende di 1. A 0, il
    giocatore che guadagna un punto gira il segnalino dalla sua parte e lo mette a 1.
rule-title-16-8 = Due giocatori: Kit Carson
rule-16-8 =
    Nel Passo 3 di #55 sceglie il giocatore con più Punti Influenza, il Capotribù se entrambi ne hanno 0. Nel Passo 4
    la tabella dell'influenza non si usa. Prima di ogni Raid Tribale i due giocatori, per primo il Capotribù, dicono
    quanti segnalini delle Risorse darebbero per indebolirlo. Il numero più basso è speso da chi l'ha detto, e la
    carta Capotribù va a chi ha detto di più; se sono pari resta dov'è. Dopo, il non-Capotribù guadagna 1 Punto
    Influenza per ogni Famiglia nella casella Cattura di quel Territorio, e il Capotribù 1 per ogni Famiglia di quel
    Territorio ancora in un'Area.
rule-title-tutorial = La partita guidata
rule-tutorial =
    Un Rise of the People guidato. { $tutorial_places }, tutte con Ferocia 0; Ordini { $tutorial_letters } fuori;
    Horsemanship 1 gratis; Cunning, Sharp Traders, Warrior Society fuori; mazzo { $tutorial_deck }.

    #32: si anticipa; Azioni, cubetti marrone, nero; nemico 1-3, cubetto marrone; evento rosso; siccità 2.

    #36: nemico 6-6, rosso, nero; Pianificazione 2, 5, 1; Estraneo 5, 1; scambio 2.

    #26: nemico 2-2, bianco, nero, rosso; Pianificazione 6, 3, 2; scambio 3.

    #40 presa.

    #15: si anticipa; Pianificazione 4, 1, 2; Diplomazia 6, riga 4, poi un rilancio reso { $face_40 } dalla #40;
    nemico 1-3; ordine #08, #21, #24; scambio 3.

    #08 presa.

    #21: si anticipa; Azioni, giallo, verde, nero; nemico 5-6; siccità 6.

    #24: nemico 4-4 nel testo, i cui elenchi seguenti valgono solo senza lo scambio: la nostra linea lancia 1-4; Raid
    di 11 + 3: Fuga 2, Negoziare 1, intervallo 4, Imboscata 1 contro { $face_8 } della #08, Fuga 2 e 6; Scorrere del
    Tempo: morti 2, 3, 6, ripresa 4; evento ripresa 3.

    #41: Controllo Vittoria, Weaving 1.

    Infine un Raid Ute di prova: 5; 3, Fuga 4, raid 5; 4; 3, raid 1.
