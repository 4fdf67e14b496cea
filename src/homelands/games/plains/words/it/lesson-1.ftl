# La lezione di Plains Indian Wars: un round. Le righe sono mostrate così come sono.
# lesson-3-1 è il testo del passo 3.1 della linea di gioco; -title il titolo; -why ciò che si dice a chi fa un'altra
# mossa permessa. I numeri tra parentesi quadre sono regole.

lesson-intro-1-title = Di che cosa si tratta
lesson-intro-1 =
    Il diciannovesimo secolo nelle Grandi Pianure: da una parte le nazioni del nord e del sud, dall'altra Cavalleria, Coloni e le nazioni loro alleate.
    I carri attraversano le pianure partendo da St. Louis, e una ferrovia cresce dai due capi.
    Questa lezione è il primo round di una partita a due, con ogni carta, disco e dado stabiliti in anticipo.
    Muovi per entrambe le parti, così le vedi entrambe; in una partita ogni posto conosce solo le proprie carte.
    Un numero tra parentesi quadre, come [8.0], è una regola che si può consultare.
lesson-intro-2-title = La mappa
lesson-intro-2 =
    I cubetti sono persone: verdi le tribù delle pianure del nord, arancioni quelle del sud, blu la Cavalleria, marroni i Coloni.
    Quelli viola sono i Nemici delle tribù delle pianure, che combattono con gli Stati Uniti, e i bianchi sono carri.
    Ogni regione mostra chi la controlla; una regione vuota delle pianure è delle tribù [4.5].
    La terra dei Nemici, viola, è a ovest, e le piste dei carri vanno da St. Louis attraverso le pianure.
    La ferrovia corre tra le due metà della mappa.
lesson-intro-3-title = Come si vince
lesson-intro-3 =
    I punti vengono dalle regioni, dai carri distrutti o arrivati, dalla ferrovia e dalla Cavalleria persa in battaglia [vp].
    La partita finisce quando un mazzo si esaurisce o i due capi della ferrovia si incontrano, e sempre con l'ultimo disco di un round [14.0].
    In ogni round si pescano sette dischi da un sacchetto, uno per colore; un disco fa agire una volta il suo colore [8.0].

lesson-1-1-title = Tre carte ciascuno
lesson-1-1 =
    Quattro fazioni hanno un mazzo di quindici carte: verde, arancione, blu e marrone.
    In due, un giocatore tiene verde e arancione, l'altro blu e marrone.
    Ogni mazzo dà una mano di tre carte [5.0].
lesson-1-2-title = Dove sta il nord
lesson-1-2 =
    Ogni regione delle pianure comincia con un cubetto del proprio colore.
    Il giocatore delle tribù aggiunge tre cubetti verdi nelle regioni del nord, dove vuole [5.0].
    Mettine due a Loup River, che entrambe le piste del nord attraversano, e uno a Niobrara lì dietro.
lesson-1-2-why =
    Qualsiasi regione del nord è permessa.
    La lezione sorveglia la strada dei carri: chi le sta accanto non deve venire da lontano.
lesson-1-3-title = Dove sta il sud
lesson-1-3 =
    Seguono allo stesso modo tre cubetti arancioni.
    Due a Neosho, a un passo dalla porta di Flint Hills, e uno a Cimarron.
    Poi l'altra parte si dispone da sola.
lesson-1-3-why =
    Qualsiasi regione del sud è permessa.
    Da Neosho si raggiungono in un passo i carri che lasciano St. Louis verso sud, e alla lezione serve questo.
lesson-2-1-title = Il primo disco
lesson-2-1 =
    Tutti e sette i dischi sono nel sacchetto, e ognuno è probabile quanto gli altri.
    Pescane uno.
lesson-2-2-title = Due strade
lesson-2-2 =
    Il bianco porta due carri a St. Louis, poi tutti i carri avanzano di una regione verso ovest [6.6.1].
    Da St. Louis possono prendere la porta del nord o quella del sud.
    Li divide il giocatore dei Coloni: mandane due a Elkhorn, e gli altri vanno a Flint Hills.
lesson-2-2-why =
    Un'altra divisione è permessa.
    Due per strada mostrano meglio che cosa può capitare a un carro senza scorta.
lesson-3-1-title = Una carta movimento
lesson-3-1 =
    Tocca all'arancione. Nel suo turno una fazione gioca esattamente una carta movimento, e fino a due eventi [7.0].
    Una carta movimento ha tre cifre: cubetti da piazzare, gruppi da muovere, regioni che ognuno può percorrere [9.1].
    Pesca il disco e gioca Little Mountain: quattro cubetti, tre gruppi, due regioni.
lesson-3-1-why =
    Anche l'altra carta movimento andrebbe bene, ma porta un cubetto in meno e muove un gruppo in meno.
    Resta in mano per dopo.
lesson-3-2-title = Altre quattro persone
lesson-3-2 =
    I nuovi cubetti arancioni vanno in regioni del sud controllate dalle tribù [10.1.1].
    Due a Neosho, due a Cimarron.
lesson-3-2-why =
    Altre regioni sono permesse.
    Neosho sta per mandare fuori un gruppo e non dovrebbe restare vuota.
lesson-3-3-title = Un gruppo parte
lesson-3-3 =
    Un movimento di gruppo attiva una regione: ne marciano quanti cubetti vuoi, e possono separarsi per strada [11.0].
    Attiva Neosho e marcia con tre verso Flint Hills, dove stanno due carri.
    Potrebbero andare una regione più in là, e i due rimasti potrebbero ancora seguirli: ferma gli uni e gli altri.
    Poi chiudi il movimento: gli altri gruppi restano a casa.
lesson-3-3-why =
    Tutto questo è permesso.
    Tre bastano: una fazione non lancia mai più di due dadi, per quanti cubetti abbia [12.1.2/dice].
lesson-3-4-title = { step-wagons_attack-roll }
lesson-3-4 =
    Dove gli Indiani hanno raggiunto dei carri possono attaccarli, un carro alla volta [12.1.2.1].
    Lanciano fino a due dadi per colore, il carro due dadi marroni; due colpi in un lancio lo distruggono.
    Guarda le probabilità prima di attaccare: sono contate esattamente.
    Poi attacca a Flint Hills.
lesson-3-4-why =
    Non attaccare lascerebbe in pace i carri.
    Un carro distrutto è un punto per le tribù e uno che i Coloni non avranno.
lesson-3-5-title = Si difende
lesson-3-5 =
    Chi attacca può continuare con il carro seguente, o smettere.
    Attacca ancora, e guarda che cosa può fare un carro.
    Un colpo solo non basta, e una faccia vuota dei dadi del carro lo spinge avanti verso ovest; il suo colpo costa un cubetto [12.1.4.4].
    La tua faccia vuota permette a un cubetto di ritirarsi, se vuoi. Resta.
lesson-3-5-why =
    È permesso.
    La lezione vuole che ci sia gente a Flint Hills quando arriva la Cavalleria.
lesson-3-6-title = La fine di un turno
lesson-3-6 =
    Ora si potrebbe ancora giocare un evento. Tienilo.
    Termina il turno: la mano torna a tre carte [9.0].
lesson-3-6-why =
    L'evento si potrebbe giocare dopo il movimento, ma vale di più un altro giorno.
lesson-4-1-title = La Cavalleria
lesson-4-1 =
    Tocca al blu. Le sue carte si chiamano carte Ingaggio, e funzionano allo stesso modo.
    Gioca Philip Sheridan: quattro cubetti arrivano a St. Louis, e una parte potrebbe andare a Sacramento [10.3.1].
    Tienili tutti a St. Louis.
lesson-4-1-why =
    Fort Riley porta un cubetto in meno, e a Sacramento la Cavalleria per ora non serve a nessuno.
lesson-4-2-title = A Flint Hills
lesson-4-2 =
    Marcia da St. Louis a Flint Hills con quattro. Un gruppo si ferma dove incontra l'altra parte [4.7].
    La Cavalleria può portare con sé dei Coloni [11.2.1]. Questa volta non ne porta.
    L'ultimo cubetto resta a St. Louis, e nessun altro gruppo si muove.
lesson-4-2-why =
    Anche questo è permesso.
    Quattro contro tre con dadi migliori è ciò che la lezione vuole mostrare.
lesson-4-3-title = Uno scontro
lesson-4-3 =
    Dopo tutti i movimenti si combatte dovunque siano entrambe le parti [12.0].
    Lanciano entrambe, prima chi attacca: un colpo costa un cubetto all'altra parte, una faccia vuota permette a un proprio cubetto di ritirarsi, e un Trattato da entrambe le parti chiuderebbe subito lo scontro [12.1.2/treaty].
    Metà delle facce di un dado blu colpisce, un terzo di uno arancione.
    Perdite e ritirate vengono una parte dopo l'altra, prima chi attacca [12.1.6].
    La Cavalleria resta. Dei due arancioni rimasti, uno torna a Neosho.
lesson-4-3-why =
    È permesso.
    La Cavalleria è più forte e vuole restare; per la parte più debole ogni cubetto che se ne va è salvo.
lesson-4-4-title = Fino alla fine
lesson-4-4 =
    Uno scontro dura finché una parte non c'è più [12.1.7].
    Tre cubetti blu lanciano due dadi, l'ultimo arancione uno solo.
lesson-4-5-title = Il campo è tenuto
lesson-4-5 =
    Flint Hills è ora in mano alla Cavalleria.
    Per ogni due cubetti blu caduti in una battaglia le tribù hanno un punto; questa volta è caduto uno solo [vp].
    Termina il turno.
lesson-4-5-why =
    Non c'è altro da fare.
lesson-5-1-title = I Coloni
lesson-5-1 =
    Il marrone porta Coloni con le sue carte Migrazione.
    Gioca Homestead Act: cinque arrivano a St. Louis. Non mandarne a Sacramento [10.2.1].
lesson-5-1-why =
    Track Gangs ne porterebbe altrettanti. Sacramento può aspettare: là nessuno può costruire prima che i monti siano attraversati [6.7.2].
lesson-5-2-title = Dietro la Cavalleria
lesson-5-2 =
    I Coloni combattono male: colpisce una faccia su sei. Vanno dov'è passata la Cavalleria.
    Attiva St. Louis, marcia con quattro verso Flint Hills, non portare Cavalleria, fermati due volte, e chiudi il movimento.
    Infine termina il turno.
lesson-5-2-why =
    È permesso.
    I Coloni accanto ai binari costruiscono la ferrovia, e Flint Hills sta accanto ai suoi primi spazi.
lesson-6-1-title = { rule-title-6-7 }
lesson-6-1 =
    Il disco nero costruisce. Da St. Louis ogni nuovo spazio vuole un Colono accanto, fino a tre per disco [6.7.1].
    Da Sacramento i dadi aprono la via tra i monti: ogni faccia non vuota è uno spazio [6.7.2].
    Pesca il disco.
lesson-7-1-title = I Nemici
lesson-7-1 =
    Il disco viola non ha carte: si piazza un cubetto, e dei gruppi possono muoversi [10.4].
    Mettilo a Wind River, e non muovere nessuno.
lesson-7-1-why =
    È permesso.
    La lezione tiene a casa i Nemici; in una partita premono sulle tribù da ovest.
lesson-8-1-title = L'ultimo disco
lesson-8-1 =
    Nel sacchetto resta solo il verde.
    Gioca Gall, metti entrambi i cubetti a Loup River, e non muovere nessuno: la gente aspetta che i carri di Elkhorn si avvicinino.
    Poi termina il turno. Con esso il round è finito, e tutti i dischi tornano nel sacchetto.
lesson-8-1-why =
    È permesso.
    A Loup River stanno su entrambe le piste del nord.

lesson-end-title = La fine della lezione
lesson-end =
    Hai visto ogni tipo di disco, una carta movimento, un attacco ai carri e uno scontro.
    Gli eventi sono rimasti fuori: il testo di ogni carta dice che cosa fa.
lesson-free-title = Ora la partita è tua
lesson-free =
    Da qui si va avanti con dadi e pescate veri. Giochi il verde e l'arancione; il programma gioca l'altra parte.
