# La lezione di Navajo Wars: la carta 21, e la carta 24 fino alla fine del Raid Nemico.

## Carta 21

lesson-21-1-title = Prima della tempesta
lesson-21-1 =
    Qui agire per primo costa 2 AP e te ne lascia 3; il nemico allora riceve dalla carta 2 AP e non 3.
    Ne ha 7. Ogni AP che non riceve tiene lontano un po' più a lungo il Raid da 11.
    Il Controllo Vittoria è vicino: conta i Territori in cui vivi, perciò le Famiglie devono spargersi [8.2/1].
    Paga, ed Effettua Azioni.
lesson-21-1-why =
    I Cubetti Raid sono vuoti: una razzia adesso, prima che raccolga, lo impoverisce.
    E le Famiglie devono entrare nei Territori che conteranno, finché c'è tempo.
lesson-21-2-title = La Famiglia A razzia
lesson-21-2 =
    La Famiglia A ha 7 MP: 6, e 1 per Horsemanship, perché è attivata con un cavallo.
    Da Shiprock 3 la via per Santa Fé costa, a cavallo, 1 per ogni Area: Shiprock 2, Shiprock 1, Santa Fé, dunque 3 MP [3.2.5].
    Attivala e razzia da dove si trova.
lesson-21-2-why =
    Con il cavallo la razzia costa solo 3 MP su 7, e i 4 che restano portano la Famiglia nel Territorio vicino.
lesson-21-3-title = Avanti, in San Juan Valley
lesson-21-3 =
    Giallo: un bambino prigioniero va nella casella Scorrere del Tempo, e la Famiglia A ha Ferocia 2.
    Restano 4 MP: Shiprock 2, poi San Juan Valley 1, 2 e 3, ognuna per 1 MP a cavallo [3.2.2].
    San Juan Valley conta 3 VP nel controllo; in Shiprock, che ne conta 4, sta per andare la Famiglia B.
lesson-21-3-why =
    Le Aree confinano lungo la loro fila, e Shiprock 2 tocca San Juan Valley 1 [13/adjacent].
    Nell'Area 3 la Famiglia sta più addentro nella terra, e là un'Imboscata le rende di più.
lesson-21-4-title = Il mais abbandonato
lesson-21-4 =
    La Famiglia B vuole liberarsi della Missione in Shiprock 1.
    Attivala e muovila in Shiprock 2, per 2 MP.
    Il mais non ha più una Famiglia accanto e torna nel contenitore [3.2.4/plant].
    È il prezzo: il mais avrebbe sfamato gente, ma la Missione costa Cultura e Morale finché sta in piedi.
lesson-21-4-why =
    Raccogliere prenderebbe 5 MP su 6, e la Missione sarebbe ancora lì al momento del controllo: ogni Avamposto dà allora al nemico un punto di Morale [8.2/5].
lesson-21-5-title = Nell'Area della Missione
lesson-21-5 =
    Shiprock 1 ha Valore 1, ma un Avamposto sulla fila fa costare 1 in più ogni Area fino alla sua: 2 MP [3.2.2].
    Muovi lì.
lesson-21-5-why =
    Un Avamposto si razzia dalla sua Area o da una più vicina al bordo, mai dall'interno [3.2.6].
lesson-21-6-title = { step-raiding_soldiers }
lesson-21-6 =
    Razziare la Missione costa il Valore dell'Area, 1 MP, e nell'Area 1 cade con due colpi [3.2.6].
    I cubetti si pescano uno dopo l'altro: nero sono due colpi; marrone, bianco e giallo uno; verde e rosso chiudono la razzia.
    Razziala.
    Verrà l'unico cubetto verde: soldati. Puoi combatterli, o lasciare che il Morale Nemico salga di 1.
    La Famiglia B ha Ferocia 0, il nemico aggiunge 4 e ancora 1 per il cubetto verde: non combattere, e lascia che prenda coraggio.
lesson-21-6-why =
    5 contro 0 non è una Battaglia da cercare; perderla può costare l'uomo, e il Morale sale anche allora.
    Un punto di Morale è un male, ma si può riconquistare.
lesson-21-7-title = Ancora una volta
lesson-21-7 =
    Morale Nemico 7, e il cubetto verde è di nuovo nel sacchetto.
    La Famiglia B ha ancora 1 MP, abbastanza per un'altra razzia alla Missione [3.2.6].
    Non c'è modo migliore di usarlo.
lesson-21-7-why =
    La Famiglia B è venuta per la Missione, e l'ultimo MP paga un altro tentativo.
lesson-21-8-title = Chi va là?
lesson-21-8 =
    Nero: due colpi insieme, e la Missione non c'è più. La Cultura sale a 7, e la Famiglia B ha Ferocia 1.
    Ora la Famiglia C: attivala e lascia il Canyon per Hopi Land 1, per 1 MP.
    Là c'è l'Estraneo, che si scopre appena una Famiglia entra nella sua Area [13/intruder].
lesson-21-8-why =
    Quattro dei venti Estranei sono Armi da Fuoco, e Hopi Land 1 è sulla via delle Zuni Mountains.
    Per tutti i suoi MP la Famiglia potrebbe andarci direttamente, ma non incontrerebbe nessuno.
lesson-21-9-title = Un terzo Territorio
lesson-21-9 =
    Armi da Fuoco! Un segnalino aggiunge 2 in una Battaglia e poi è speso [1.6.1/firearms].
    Hopi Land conta 2 VP, le Zuni Mountains 3: prosegui in Zuni Mountains 3, per 3 MP, e resta lì.
    I 2 MP che avanzano non comprano niente di meglio, perciò chiudi l'attivazione.
lesson-21-9-why =
    Famiglie in Shiprock, San Juan Valley e Zuni Mountains valgono 4, 3 e 3 VP: 10, e la carta 41 ne chiede 8.
lesson-21-10-title = Dieci su undici
lesson-21-10 =
    Ha raccolto 3 AP: 2 dalla carta, 3 per i cubetti rossi, meno 2 per i tuoi due cubetti [4/2].
    Fa 10, uno in meno di quanti ne chiede il Raid. Le tue razzie ti hanno fatto guadagnare una carta.
    Lancia i suoi dadi.
lesson-21-11-title = { minor-drought }
lesson-21-11 =
    D è passato a Raid e C a Costruire; il Raid in cima li blocca ancora.
    L'Evento Maggiore ti ha dato un secondo segnalino Armi da Fuoco, senza domande.
    L'Evento Minore è una siccità: lancia per il Territorio [7.2.1].

## Carta 24: il Raid

lesson-24-1-title = Il Raid comincia
lesson-24-1 =
    Per anticipare con la carta 24 servirebbero 4 AP, e ne hai 3: comincia il nemico.
    Ha raccolto 4 AP e ora ne ha 14, perciò il Raid da 11 verrà [4.2.8].
    Prima i suoi dadi: solo due 1 lo toglierebbero di lì.
lesson-24-2-title = Come viene un Raid
lesson-24-2 =
    Gli 11 AP pagati sono diventati 11 segnalini a Santa Fé, e 3 si sono aggiunti per la tua Ferocia: 2 della Famiglia A, 1 della Famiglia B [flow/enemy].
    Escono uno alla volta, ognuno nella prossima Area verso la Famiglia più vicina.
    Dopo ognuno puoi fare una Reazione con una Famiglia [5.1.2].
    Il primo sta con la Famiglia B in Shiprock 1. Disturbo, Negoziare e Imboscata costano 1 AP; Fuggire è gratis.
    Un dado e la Fuga della Famiglia, 1, devono superare il numero dell'Area: va bene tutto tranne un 1 [5.2.4].
    Fuggi con B, e lancia: la carta 08, un 1, è l'ultima cosa che vuoi qui.
lesson-24-2-why =
    Un'Imboscata nell'Area 1 aggiunge per la Ferocia non più di 1, e per negoziare serve un 5 o un 6.
    Fuggire non costa nulla e fallisce solo con un 1.
lesson-24-3-title = Lasciali venire
lesson-24-3 =
    2 e 1 fa 3: la Famiglia B è in Shiprock 3.
    Il prossimo segnalino sta in Shiprock 2, dove non c'è nessuno, perciò è possibile solo il Disturbo [5.2.3].
    Risparmia gli AP: nessuna Reazione.
lesson-24-3-why =
    Tre AP devono bastare per altri dodici segnalini, e serviranno quando il Raid sarà accanto a una Famiglia.
lesson-24-4-title = Parlare
lesson-24-4 =
    Al bivio il Raid ha preso la via della Famiglia B, a 3 MP; la Famiglia A sarebbe stata a 6.
    Prova a negoziare con B, per 1 AP: un dado e la sua Fuga, 1, devono fare 6, dunque un 5 o un 6 [5.2.2].
    Se riesce, la Famiglia va nella casella Fuga ed è fuori da tutto questo Raid.
lesson-24-4-why =
    Fuggire riuscirebbe più facilmente, con 3 o più, ma il Raid inseguirebbe di nuovo la Famiglia.
    La lezione sceglie la probabilità minore perché tu lo veda una volta; nella tua partita la scelta può ben essere un'altra.
lesson-24-5-title = Presi
lesson-24-5 =
    Un 1 fallisce, e ora bisogna affrontare il Raid: una Battaglia, oppure si cede qualcuno.
    La Famiglia aggiunge 1 per la Ferocia, e 2 con le Armi da Fuoco, contro 4. Non combattere.
    Cedi l'uomo: va nella casella Scorrere del Tempo e costa 1 Cultura, e con un 1 o un 2, il suo intervallo, il nemico prende coraggio [flow/enemy].
    In quella casella aspetta già un altro uomo, così la Famiglia potrà presto essere di nuovo intera.
    Il resto della Famiglia va nella casella Cattura, e il nemico, dopo un successo così facile, perde 1 Ferocia.
lesson-24-5-why =
    Una Battaglia perduta potrebbe uccidere l'uomo, che altrimenti torna quando il tempo scorre.
    Chi si cede va nella casella Scorrere del Tempo, dove ora aspettano due donne, due bambini e un uomo solo.
lesson-24-6-title = Disturbarli
lesson-24-6 =
    Il dado ti ha risparmiato: il Morale resta 7.
    Il prossimo segnalino sta in San Juan Valley 1. Le Famiglie A e C sono entrambe a 6 MP, e fra pari decide la lettera: A [1.5.1].
    Per 1 AP metti un segnalino Disturbo in San Juan Valley 2, proprio sulla loro via [5.2.3].
    Per entrare in quell'Area servono loro due segnalini e non uno.
lesson-24-6-why =
    Un segnalino fuori dalla via non ferma nessuno.
    San Juan Valley 2 è l'unica Area fra il Raid e la Famiglia A.
lesson-24-7-title = Due segnalini spesi
lesson-24-7 =
    Due segnalini sono andati in San Juan Valley 2, e a Santa Fé ne restano 8 [5.2.3].
    Tieni l'ultimo AP per quando raggiungeranno la Famiglia A: nessuna Reazione.
lesson-24-7-why =
    Prima della Famiglia non c'è più nulla da disturbare, e un'Imboscata costa 1 AP.
lesson-24-8-title = L'Imboscata
lesson-24-8 =
    Hanno raggiunto la Famiglia A, che ha Ferocia 2, un cavallo, e Armi da Fuoco pronte: tendi un'Imboscata con l'ultimo AP [5.2.1].
    Un'Imboscata raddoppia la Ferocia, ma al massimo fino al numero dell'Area: 3. Il cavallo aggiunge 1, le Armi da Fuoco 2; usale. Fa 6, contro Ferocia Nemica 3 [11.2/1].
    Nell'Area 3 una differenza di 2 è una vittoria della Famiglia [11.2/3].
    Lancia il tuo dado, e dai la carta 08 al posto di quello del nemico: il suo dado è un 1.
lesson-24-8-why =
    Con Ferocia 2 la Famiglia non aggiunge nulla per fuggire, e le serve un 4; con 6 contro 3 e un 1 sicuro per il nemico non può quasi perdere.
    La carta va al dado del nemico: per il tuo un 1 sarebbe il peggio che ci sia.
lesson-24-9-title = Da capo
lesson-24-9 =
    7 contro 4: una vittoria. La Famiglia A è nella casella Fuga con Ferocia 3, il Morale Nemico è sceso di 1, e i sette segnalini sulla mappa non ci sono più.
    Ma a Santa Fé ce n'erano altri 7, e sono ripartiti: per Shiprock fino a Zuni Mountains 3, dalla Famiglia C, e uno deve ancora venire.
    Non hai AP, perciò lungo la via non si poteva fare nulla. Fuggire è gratis.
    La Famiglia C è calma e aggiunge 2: le serve 4, dunque basta un 2 [5.2.4].
lesson-24-9-why =
    Senza AP l'unica altra via è restare fermi e farsi prendere.
lesson-24-10-title = L'ultimo segnalino
lesson-24-10 =
    Appena abbastanza: Zuni Mountains 4. L'ultimo segnalino l'ha seguita.
    Fuggi di nuovo; serve un totale di 5 [5.2.4].
    Un 6 sul dado, o un totale di 7, ti farebbe scegliere fra l'Area 6 e il Canyon. Se viene, resta: vai in Zuni Mountains 6.
    Il controllo conta 3 VP per queste montagne e nessuno per il Canyon, e dietro una Famiglia che resta non si costruisce alcun Avamposto.
lesson-24-10-why =
    Nel Canyon la Famiglia sarebbe al sicuro e non conterebbe nulla: 7 VP contro gli 8 della carta 41, e al suo posto qui una Missione.
lesson-24-11-title = Dopo il Raid
lesson-24-11 =
    Santa Fé è vuota, e il Raid finisce. È entrato in Shiprock e nelle Zuni Mountains, ma le Famiglie tengono ancora entrambe, perciò nessuna Missione si costruisce.
    Una Famiglia è stata presa: il Morale Nemico sale di 1. Se non fosse stato preso nessuno, sarebbe sceso di 1 [flow/enemy].
    Le Famiglie A e B tornano, ognuna in un'Area qualsiasi del suo Territorio e con la Ferocia che vuoi.
    Porta A in San Juan Valley 3 con Ferocia 0, e B in Shiprock 6, il più lontano possibile dal bordo.
    Nella colonna ora vengono gli Ute, e contro di loro aiutano la Fuga e un numero alto.
lesson-24-11-why =
    La Famiglia A resta dove può raggiungere nuovi Avamposti, e calma, con 2 per la Fuga.
    La Famiglia B non ha un uomo e non potrebbe comunque combattere; l'Area 6 è il luogo più sicuro di Shiprock.
