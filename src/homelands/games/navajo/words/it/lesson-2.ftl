# La lezione di Navajo Wars: le carte 26, 40, 15 e 08.

## Carta 26

lesson-26-1-title = Troppo povero per cominciare
lesson-26-1 =
    D, Sovvertire, è andato In Attesa, e J, un Raid, sta nella riga 2 della Colonna Attiva.
    Agire per primo con la carta 26 costa 2 AP, e tu ne hai 1.
    Te lo si chiede lo stesso, perché 2 Beni Commerciali potrebbero diventare l'AP che manca [10.2/ap].
    Ti resterebbero 1 segnalino e nessun AP. Aspetta.
lesson-26-1-why =
    Due Beni Commerciali per un AP sono un cattivo affare, quando tre possono cancellare un dado infelice.
lesson-26-2-title = Sei AP
lesson-26-2 =
    Ha raccolto 5 AP: 3 dalla carta e 2 per i cubetti rossi, e nei Cubetti Raid non c'è nulla che lo freni [4/2].
    Con quello che aveva tenuto fa 6.
    Lancia i suoi dadi, e tienili.
lesson-26-2-why =
    Rilanciare costa tutti i tuoi Beni Commerciali, e questi dadi non ti fanno male: la riga 2 si scambia, e il Raid torna In Attesa.
lesson-26-3-title = Un Ordine ne diventa un altro
lesson-26-3 =
    Di nuovo un doppio: D, Sovvertire, è tornato nella riga 2.
    C, Colonizzare, non ha trovato cubetti nei Cubetti Raid e si è eseguito come Espandere; non c'era un Avamposto da espandere ed è diventato Costruire: una Missione sta in Shiprock 1 [4.2.3].
    Ora D, Sovvertire, prende gli ultimi 3 AP; con meno di tre cubetti rossi nella casella Soggiogamento si esegue come Soggiogare: tre cubetti [4.2.11].
    Se viene il terzo rosso, il New Mexico è sottomesso: gli Ordini A, B e F passano al lato Raid, i cubetti si resettano, il Morale Nemico sale di 1 [4.2.10].
    Tieni i cubetti come vengono.
lesson-26-3-why =
    Per 3 Beni Commerciali un cubetto si può rimettere, ma nel sacchetto c'è un solo cubetto rosso, e presto o tardi viene.
lesson-26-4-title = Pianificare di nuovo
lesson-26-4 =
    Il terzo cubetto rosso. F, B e A ora dicono Raid, e il nemico riceverà 3 AP in più con ogni carta.
    In cima alla colonna c'è F, un Raid da 11 AP: fra qualche carta potrà pagarlo.
    Per reagire ti serviranno AP, perciò pianifica di nuovo.
    Un uomo va nella casella Scorrere del Tempo, dagli anziani vengono 3 AP, e gli anziani passano nelle caselle 3, 4 e 5 [3.1/2].
lesson-26-4-why =
    Con 1 AP il Raid che verrà ti troverebbe senza risposta.
    Dallo Scorrere del Tempo non c'è ancora nulla da guadagnare: solo una donna aspetta un posto.
lesson-26-5-title = Tre per il Militare: il primo
lesson-26-5 =
    I Livelli sono ora 3, 2 e 2, da destra.
    La Cultura, 8, è ancora sopra il Militare, 6.
    L'anziano nella casella 5 tenti di volgere Cultura in Militare: 3 o meno, una volta su due [3.1/3].
    Se fallisce, tieni il dado; i tuoi Beni Commerciali servono a qualcosa di meglio.
lesson-26-5-why =
    Il Militare è ancora la traccia più bassa, e tenta per primo chi ha il Livello migliore.
lesson-26-6-title = Il secondo
lesson-26-6 =
    Un 6 fallisce.
    L'anziano nella casella 4 tenta lo stesso, con Livello 2 [1.7.5/elder].
lesson-26-6-why =
    Il piano non è cambiato: Cultura 8, Militare 6.
lesson-26-7-title = Il terzo
lesson-26-7 =
    Un 3, uno di troppo.
    Anche l'anziano nella casella 3 ha Livello 2, ed è l'ultimo a tentare [3.1/3].
lesson-26-7-why =
    Un altro tentativo non costa nulla, e le tracce distano ancora 2.
lesson-26-8-title = Niente da comprare
lesson-26-8 =
    Finalmente un 2: entrambe le tracce stanno a 7.
    I tre segnalini Beni Commerciali sono già tuoi, perciò non c'è nulla da comprare se prima non ne spendi [3.1/4].
    Non comprare altro; la Pianificazione finisce, e l'Evento Maggiore viene da sé.
    I Pueblo dell'ovest sono in guerra: nessuna tua Famiglia vive in mezzo a loro, in Hopi Land o nelle Zuni Mountains, e così perdi un punto di Cultura e nessuna persona [2.2.2].
lesson-26-8-why =
    Spendere beni solo per ricomprarli trasformerebbe i tuoi AP in ciò che i beni ti davano già.
lesson-26-9-title = Uno scambio
lesson-26-9 =
    Cultura 6.
    L'Evento Minore scambia di nuovo una riga [7.2.3].
    Lascialo accadere e tieni il dado: fra poco ti serviranno tutti e tre i segnalini.
lesson-26-9-why =
    Annullare costa tutti i tuoi Beni Commerciali, e nessuno sa ancora quale riga sarà.

## Carta 40

lesson-40-1-title = Una Cerimonia
lesson-40-1 =
    Riga 3: N, Pace, è andato In Attesa ed è entrato K, gli Ute. Bisognerà occuparsene.
    La carta 40 è una Cerimonia: niente operazioni, solo ciò che vi è scritto [13/ceremony].
    Prima si eseguirebbe l'Enemy Way di ogni Cerimonia che hai in mano, e non ne hai; poi i cubetti si resettano.
    Ora puoi scartare la carta, oppure prenderla in mano e accogliere una donna nella casella Scorrere del Tempo.
    In mano ha un uso e un prezzo: una volta vale un dado di 3 [13/blessing]; ma ogni volta che si pesca un'altra Cerimonia mentre la tieni, compare un Estraneo.
    Prendila.
lesson-40-1-why =
    Una donna in più, e un dado su cui contare: entrambi valgono il rischio di un Estraneo.

## Carta 15

lesson-15-1-title = Una carta da leggere fino in fondo
lesson-15-1 =
    Leggi tutta la carta prima di decidere qualsiasi cosa.
    Il suo Evento Maggiore ti lascia guardare le prossime tre carte e rimetterle nell'ordine che vuoi, ma solo se la tua Operazione è la Pianificazione [2.2.2].
    E al nemico dà molto: 5 AP, o 4 se agisci per primo.
    Hai 4 AP. Paga 3 per agire prima, e pianifica: un anziano si unisce a chi aspetta, e il consiglio porta 3 AP [3.1/2].
lesson-15-1-why =
    Ogni altra Operazione butta via l'Evento Maggiore, e una delle carte che verranno è la Pueblo Revolt: sapere quando vale molto.
    Agire per primo toglie 1 AP a un nemico che risparmia per un Raid.
lesson-15-2-title = AP per il Raid che verrà
lesson-15-2 =
    Gli anziani siedono nelle caselle 4, 5 e 6: Livelli 2, 3 e 4.
    Il Militare, 7, è sopra la Cultura, 6: le tracce non hanno più bisogno di aiuto, gli AP sì.
    L'anziano nella casella 6 parli per un AP, con 4 o meno.
    Prima di ogni dado ti si offre ora la carta 40 al suo posto [13/blessing], e dopo un dado che fallisce un rilancio: lancia il dado.
    Con questa carta non scegliere di lanciare tutti i dadi: prima che finisca vorrai che te lo si chieda.
lesson-15-2-why =
    Il Raid in cima alla colonna può venire entro due carte, e quasi ogni Reazione costa 1 AP.
    La carta 40 e i beni si tengono per un dado che conti di più.
lesson-15-3-title = Un altro
lesson-15-3 =
    Un 4 basta: 5 AP.
    L'anziano nella casella 5 tenta lo stesso, con 3 o meno [3.1/3].
    Di nuovo lancia.
lesson-15-3-why =
    Due AP in più sarebbero due Reazioni in più.
lesson-15-4-title = Animi più calmi
lesson-15-4 =
    6 AP.
    L'ultimo anziano, Livello 2, parla alla Famiglia C, che dopo la sua razzia ha Ferocia 1.
    Una Famiglia calma fugge più facilmente, aggiungendo 2 e non 1; e ogni punto di Ferocia sulla mappa porta da Santa Fé un segnalino in più [flow/enemy].
    Calma la Famiglia C, e lancia.
lesson-15-4-why =
    La Famiglia C non ha abbastanza Ferocia per vincere una Battaglia, ma abbastanza per rendere la fuga più difficile e il Raid più grande.
lesson-15-5-title = Colloqui con gli Ute
lesson-15-5 =
    Un 2: la Famiglia C è di nuovo calma.
    Non c'è nulla da comprare: va' avanti.
    Ora le tribù. Gli Ute stanno nella riga 3 della Colonna Attiva, e per 1 AP una Famiglia con un uomo può combatterli o parlare con loro [3.1/5].
    La Famiglia B aggiunge la sua Fuga, 2; riesce con un totale di 6 o più, perciò basta un 4, e un 1 fallisce sempre.
    Ogni Bene Commerciale dato aggiungerebbe 1 e sarebbe perduto; non darne.
    Parla: diplomacy B 3, gifts 0, poi lancia.
lesson-15-5-why =
    Gli Ute che restano nella Colonna Attiva un giorno ti razzieranno.
    Parlare costa 1 AP e non mette in pericolo nessuno; combatterli potrebbe costare un uomo.
    Le Famiglie B e C aggiungono 2 al dado, la Famiglia A solo 1.
lesson-15-6-title = Di male in peggio?
lesson-15-6 =
    I colloqui riescono: gli Ute vanno In Attesa, e un dado dice quale segnalino viene al loro posto.
    In Attesa, dall'alto: I Sovvertire, J Raid, N Pace, L Comanche, M Raid, A Raid.
    Lancia. Se va proprio male, con il 4 che porta i Comanche, paga 3 Beni Commerciali per rilanciare [10.2/reroll].
    E la seconda volta non lasciare nulla alla fortuna: dai la carta 40 al posto del dado, ed è un 3, Pace [13/blessing].
lesson-15-6-why =
    Prima il dado, poi il rimedio: la carta si può dare anche subito, ma con un 1 non avresti danno e la carta sarebbe salva.
    Quando il 4 è lì, i Comanche sono peggio degli Ute: per questo beni e carta sono stati tenuti.
lesson-15-7-title = Sette AP, e niente di fatto
lesson-15-7 =
    La Pace è nella riga 3, e il nemico ha raccolto 7 AP: 4 dalla carta, 3 per i cubetti rossi.
    In cima c'è F, un Raid da 11. Ciò che non può pagare blocca tutto quello che sta sotto [4.1.1].
    Lancia i suoi dadi: solo due 1 toglierebbero di lì quel Raid e lo lascerebbero agire.
lesson-15-8-title = Tre carte più avanti
lesson-15-8 =
    F ha la striscia e resta; N è passato da Pace a Costruire. Il nemico tiene i suoi 7 AP.
    Ora la ricompensa: seguono le carte 08, 24 e 21, e dopo di esse, nel mazzo della lezione, la carta 41 con il suo Controllo Vittoria.
    Metti prima la 08, una Cerimonia che non fa danno finché la tua mano è vuota [13/ceremony].
    Poi la 21, che porta Armi da Fuoco, e ultima la 24: quando il Raid sarà passato, vorrai che il tempo scorra proprio prima del controllo.
lesson-15-8-why =
    L'ordine 08, 21, 24 porta le Armi da Fuoco prima del Raid, e lascia la carta 24 per lo Scorrere del Tempo, subito prima del Controllo Vittoria.
lesson-15-9-title = Un altro scambio
lesson-15-9 =
    Un dado, e di nuovo una riga si scambia [7.2.3].
    I tuoi Beni Commerciali sono spesi: non c'è modo di rispondere.

## Carta 08

lesson-08-1-title = Un dado di 1
lesson-08-1 =
    Ancora la riga 3: gli Ute sono tornati lo stesso.
    La carta 08 è una Cerimonia, e la tua mano è vuota, perciò nessun Enemy Way si esegue [13/ceremony].
    Prendila: un bambino va nella casella Scorrere del Tempo, e la carta vale un dado di 1.
    Un 1 sembra inutile, finché non pensi al dado del nemico in una Battaglia [13/blessing].
lesson-08-1-why =
    Il suo Enemy Way è duro, ma accade solo se si pesca un'altra Cerimonia, e le prossime tre carte si conoscono: 21, 24 e 41.
