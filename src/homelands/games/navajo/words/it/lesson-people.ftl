# I capitoli della lezione: lo scopo, la terra e la gente. lesson-people-1 è il testo del passo 1; -title il suo titolo;
# -why ciò che si dice a chi fa un'altra cosa permessa. I numeri tra parentesi quadre sono regole.

lesson-people-intro-1-title = Perché sei qui
lesson-people-intro-1 =
    Guidi i Diné, che altri chiamano Navajo, negli anni dopo il 1598, quando degli stranieri si stabiliscono sul Rio Grande.
    Lo scopo è trovarsi, quando il mazzo giunge alla fine, con il Militare sopra il Morale del nemico; se Militare e Cultura sono entrambi a 0 quando si controlla, la partita è persa [14.1].
lesson-people-intro-2-title = La terra e chi ci vive
lesson-people-intro-2 =
    La terra ha sette Territori, ognuno una fila di Aree numerate dal bordo verso l'interno: più all'interno vive una Famiglia, più costa raggiungerla, a te come a chi ti assale [1.7.2/value].
    Qui vivono tre Famiglie, A, B e C, ognuna con un uomo, una donna e un bambino [1.6.1/family].
lesson-people-1-title = Tocca a te
lesson-people-1 =
    Un turno ti dà un'Operazione: Pianificazione, Effettuare Azioni o Scorrere del Tempo [3].
    Scegli Effettuare Azioni, in cui le Famiglie si muovono, fanno razzie, piantano e si riuniscono.
lesson-people-1-why =
    Pianificazione e Scorrere del Tempo vengono nei capitoli seguenti; questo parla di ciò che le Famiglie fanno sulla terra.
lesson-people-2-title = Una Famiglia agisce
lesson-people-2 =
    Una Famiglia ha 6 MP, Punti Movimento, uno in meno per ogni persona che le manca [3.2].
    Comincia con la Famiglia A in Shiprock 3.
lesson-people-2-why =
    Le Famiglie agiscono in qualsiasi ordine; la lezione comincia con A, che ha della strada da fare.
lesson-people-3-title = Il tuo primo cavallo
lesson-people-3 =
    Un cavallo aspetta nelle Risorse, e può unirsi a una Famiglia in qualsiasi momento [1.6.1/horse].
    Dallo alla Famiglia A: una Famiglia a cavallo paga il minore dei due Valori di un'Area.
lesson-people-3-why =
    A piedi la via verso l'interno costerebbe il doppio, perciò prima il cavallo.
lesson-people-4-title = Verso l'interno
lesson-people-4 =
    Entrare in un'Area costa il suo Valore, e per una Famiglia a cavallo Shiprock 4 costa 2 dei suoi 6 MP [3.2.2].
    Vai là: chi viene da Santa Fé ha un'Area in più da attraversare.
lesson-people-4-why =
    Altre vie sono aperte, e anche un consiglio o un raid; la lezione porta la Famiglia lontano dal bordo.
lesson-people-5-title = Quello che avanza
lesson-people-5 =
    Gli MP non usati vanno persi, ma nessuna Famiglia è tenuta a usarli [3.2].
    Termina l'attivazione: Shiprock 4 è un buon posto per vivere.
lesson-people-5-why =
    Potrebbe proseguire, ma qui è abbastanza all'interno per stare al sicuro e abbastanza vicina per tornare.
lesson-people-6-title = La seconda Famiglia
lesson-people-6 =
    La Famiglia B vive in San Juan Valley 1, vicino al bordo, e lavorerà la sua terra.
    Attivala: 6 MP bastano per un campo [3.2].
lesson-people-6-why =
    La Famiglia C agisce dopo questa, e chiudere l'Operazione lascerebbe due Famiglie senza far nulla.
lesson-people-7-title = Un campo di mais
lesson-people-7 =
    Piantare costa il Valore dell'Area più 4, qui 5 MP, e il segnalino resta coperto fino al raccolto [3.2.4/plant].
    Pianta: il mais nutre la gente quando il tempo passa, e a chi assale servono due segnalini per entrare nella sua Area [1.6.1/corn].
lesson-people-7-why =
    La Famiglia potrebbe muoversi o razziare, ma il cibo deve venire da qualche parte.
lesson-people-8-title = Resta con il suo mais
lesson-people-8 =
    Un campo ha bisogno della sua Famiglia: se B se ne va, il mais è perso [1.6.1/corn].
    Termina l'attivazione e lasciala lì.
lesson-people-8-why =
    L'ultimo MP porterebbe la Famiglia nel Canyon, e il mais sarebbe perduto.
lesson-people-9-title = Un consiglio tribale
lesson-people-9 =
    Gli AP, Punti Azione, pagano per agire prima del nemico, per il commercio e per rispondere a un raid.
    Un consiglio tribale ne porta uno per tutti gli MP di una Famiglia: attiva C nel Canyon e tienilo, perché in un'Area di Valore 1 non può fallire [3.2.8].
lesson-people-9-why =
    Anche questo è permesso; ma gli AP finiscono presto, e questo è un modo di averne.
lesson-people-end-title = La terra è tua da usare
lesson-people-end =
    Le Famiglie si muovono, cavalcano, piantano e si riuniscono, e ogni passo ha il suo prezzo in MP.
    Il prossimo capitolo parla dell'altra parte: un nemico che nessuno gioca.
