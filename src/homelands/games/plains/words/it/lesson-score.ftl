# I capitoli della lezione: carte ed eventi, controllo, terra viola, punti e la fine.

lesson-score-intro-title = Prima del conto
lesson-score-intro =
    Una partita finisce con l'ultimo disco del round in cui un mazzo si è esaurito o la ferrovia si è congiunta [14.0].
    Poi si conta lo scopo, più punti degli altri; qui un mazzo si è esaurito, e resta da giocare solo il disco arancione.
lesson-score-1-title = Resta un turno
lesson-score-1 =
    Una regione delle pianure è un punto per la parte che la controlla alla fine [vp].
    Gioca Lone Wolf: due cubetti e due gruppi possono ancora cambiare qualcosa.
lesson-score-1-why =
    Un altro ordine o un'altra carta è permesso; la lezione tiene l'evento per la fine del turno.
lesson-score-2-title = Serve gente
lesson-score-2 =
    La terra viola è diversa: una regione vuota lì non è di nessuno, perciò bisogna viverci per tenerla [4.6].
    Metti entrambi i nuovi cubetti a Pecos, che le sta accanto.
lesson-score-2-why =
    Altre regioni del sud sono permesse; da Pecos a Rio Abajo c'è un passo.
lesson-score-3-title = Perché conta la terra viola
lesson-score-3 =
    In due giocatori le tribù contano le regioni viola solo in una zona dove ne hanno almeno tre, e al sud hanno Santa Fe e Taos Valley [4.6].
    Attiva Pecos e marcia con due verso Rio Abajo, che è vuota.
lesson-score-3-why =
    Altrove non farebbe tre; a Rio Abajo si entra liberamente.
lesson-score-4-title = E fanno tre
lesson-score-4 =
    Tre regioni, tre punti in una volta; e se l'altra parte avesse più terra viola delle tribù, queste perderebbero punti [4.6].
    Ferma i due a Rio Abajo, e lascia l'ultimo a Pecos.
lesson-score-4-why =
    Possono proseguire, ma allora Rio Abajo sarebbe di nuovo persa.
lesson-score-5-title = Tieni ciò che hai
lesson-score-5 =
    Il controllo si conta cubetto per cubetto, e un pareggio non è di nessuno [4.5].
    Chiudi il movimento: nessun altro gruppo ha qualcosa da guadagnare.
lesson-score-5-why =
    Ogni mossa è permessa; con un cubetto in quasi tutte le regioni chi parte non perde nulla, ma nemmeno guadagna.
lesson-score-6-title = Una carta con un testo
lesson-score-6 =
    Oltre alla carta movimento una fazione può giocare eventi, ognuno quando il suo testo lo permette [9.2].
    Gioca Black Kettle: della gente torna dalla casella Perdite, e un accampamento chiede di essere lasciato in pace.
lesson-score-6-why =
    Terminare il turno è permesso, ma dopo l'ultimo disco la carta non servirebbe più.
lesson-score-7-title = Ciò che dura
lesson-score-7 =
    Scegli Washita per l'accampamento: lì Black Kettle, che aveva cercato la pace, fu attaccato e ucciso nel 1868.
    Un effetto così dura finché la carta sta in cima alla sua pila [9.2.1].
lesson-score-7-why =
    È permessa qualsiasi regione del sud tenuta dalle tribù.
lesson-score-8-title = I punti
lesson-score-8 =
    Termina il turno: la mano si riempie, il sacchetto è vuoto, e si contano i punti [14.1].
    Guardali riga per riga: regioni, terra viola, carri, Cavalleria e ferrovia [vp].
lesson-score-8-why =
    L'ultimo turno non offre altro.
lesson-score-end-title = Che cosa ha deciso
lesson-score-end =
    Le tribù hanno vinto per la terra che tengono, con tre regioni viola, e per una ferrovia non congiunta quando le carte sono finite.
    Sei pronto per una partita tua; la partita breve, la prossima dell'elenco, conduce per un round intero.
