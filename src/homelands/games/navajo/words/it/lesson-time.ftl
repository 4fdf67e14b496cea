# I capitoli della lezione: gli anni passano; cibo, anziani, eventi, un Controllo Vittoria e la fine.

lesson-time-intro-title = Gli anni passano
lesson-time-intro =
    Nello Scorrere del Tempo i bambini crescono, gli anziani prendono posto, gli animali si moltiplicano e la gente mangia [3.3/1A].
    Rende forte la gente per un Controllo Vittoria, che misura quanto sei lontano dallo scopo: Militare sopra il Morale Nemico [8.2/1].
lesson-time-1-title = Lasciar passare il tempo
lesson-time-1 =
    Chi attende nello Scorrere del Tempo può tornare solo in questa Operazione, e chi allora non trova posto è perduto [3.3/1E].
    Una donna e un bambino attendono lì: scegli Scorrere del Tempo.
lesson-time-1-why =
    Pianificazione ed Effettuare Azioni li lascerebbero ad attendere; questo capitolo è per farli tornare.
lesson-time-2-title = Crescere, invecchiare
lesson-time-2 =
    Un bambino può diventare uomo o donna, e chiunque può diventare anziano [3.3/1A].
    Fa' che la donna che attende diventi anziana e il bambino donna, e nessun altro.
lesson-time-2-why =
    Anche altri potrebbero crescere o invecchiare; alla lezione servono un anziano per il consiglio e una donna per la Famiglia B.
lesson-time-3-title = Posti nuovi
lesson-time-3 =
    Alla Famiglia B manca una donna: falla unire, e da' all'anziano un posto [3.3/1B].
    Ogni spazio che resta vuoto in una Famiglia costerebbe Cultura, e ogni nuovo anziano ne porta [3.3/1D].
lesson-time-3-why =
    Chi non trova posto ora è perduto.
lesson-time-4-title = Il cibo, e i vecchi
lesson-time-4 =
    Le pecore si sono moltiplicate e la gente ha mangiato: i tuoi Territori ne hanno nutrita la maggior parte, una pecora il resto [3.3/5].
    Ora tocca agli anziani, da destra, per primo quello nella casella 4: un dado non superiore al Livello significa morte [3.3/7].
lesson-time-5-title = Un posto più a sinistra
lesson-time-5 =
    L'anziano nella casella 4 vive ancora.
    Lancia allo stesso modo per quello nella casella 3 [3.3/7].
lesson-time-6-title = La terra si riprende
lesson-time-6 =
    Quell'anziano è morto, e al consiglio mancherà un AP a ogni Pianificazione.
    Un dado indica un Territorio: lì finisce una siccità, o in uno vicino [3.3/8].
lesson-time-7-title = Che cosa porta la carta
lesson-time-7 =
    San Juan Valley è di nuovo verde, e l'Evento Maggiore ha fatto salire gli Ute e i Comanche In Attesa.
    L'Evento Minore fa finire una siccità, se il suo dado la trova; poi si scopre la prossima carta [7.2.2].
lesson-time-8-title = Come sta la gente
lesson-time-8 =
    Nel 1680 i popoli Pueblo insorsero e tennero gli spagnoli fuori dal New Mexico per dodici anni: la carta 41 rimette tutti i cubetti nel sacchetto, e chiede un Controllo Vittoria.
    Affrontalo: i VP dei Territori in cui vivi si confrontano con quelli della carta, il Militare scende del Morale Nemico e il Morale a 0, e poi uomini e donne alzano Militare e Cultura [8.2/2].
lesson-time-8-why =
    La Buona Medicina salta il controllo ed è per chi sarebbe molto al di sotto; solo il controllo permette di comprare uno Sviluppo.
lesson-time-9-title = Qualcosa che resta
lesson-time-9 =
    Avevi un po' meno terra di quanta ne chiede la carta, e ogni VP mancante è costato un punto di Militare [8.2/1].
    Ora la Cultura compra uno Sviluppo Culturale: prendi Weaving 1, che porta subito un segnalino Beni Commerciali [8.2/8].
lesson-time-9-why =
    Anche gli altri valgono, e nessuno è tenuto a comprare; Weaving è fra i meno cari.
lesson-time-end-title = Come finisce la partita
lesson-time-end =
    Questo scenario finisce con la carta 42: decide il Militare meno il Morale Nemico, 1 è una vittoria e 3 una grande; con Militare e Cultura entrambi a 0 in un controllo è persa prima.
    Sai quanto serve per una partita tua; la partita del Playbook, la prossima dell'elenco, è lunga e spiega ogni passo.
