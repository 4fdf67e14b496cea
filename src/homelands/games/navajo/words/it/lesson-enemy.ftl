# I capitoli della lezione: il turno del nemico.

lesson-enemy-intro-1-title = Nessuno gioca il nemico
lesson-enemy-intro-1 =
    Lo scopo è finire con il Militare sopra il suo Morale; per arrivarci devi sapere come agisce.
    Nel suo turno esegue i segnalini Ordine della Colonna Attiva dall'alto, ognuno al suo prezzo in AP, finché può pagare [4.1.1].
lesson-enemy-1-title = Prima di lui, o dopo?
lesson-enemy-1 =
    Con una carta Operazioni il nemico agisce per primo, a meno che tu paghi per precederlo [2.2.1].
    Paga i 3 AP: la carta allora gli dà 2 AP e non 3.
lesson-enemy-1-why =
    Aspettare è permesso e conserva i tuoi AP; qui conviene agire per primi, perché impoverisce anche lui.
lesson-enemy-2-title = Il consiglio pianifica
lesson-enemy-2 =
    La Pianificazione porta un AP per ogni anziano, e poi gli anziani passano nella casella a destra [3.1/2].
    Sceglila; una persona del tipo indicato dalla carta, qui una donna, attende poi nello Scorrere del Tempo [3.1/1].
lesson-enemy-2-why =
    Effettuare Azioni lo conosci dal primo capitolo, e lo Scorrere del Tempo ha un capitolo per sé.
lesson-enemy-3-title = Parla un anziano
lesson-enemy-3 =
    Ogni anziano può tentare una cosa, e riesce con un dado non superiore al Livello della casella [3.1/3].
    Fa' che l'anziano nella casella 4, con Livello 2, chieda un AP.
lesson-enemy-3-why =
    Ognuna di queste si può tentare; un AP serve qualunque cosa faccia il nemico.
lesson-enemy-4-title = Beni dai mercanti
lesson-enemy-4 =
    Riesce, e ora gli AP possono comprare Beni Commerciali, uno per ogni Famiglia con una donna [3.1/4].
    Comprane uno e poi basta: tre insieme farebbero ripetere un dado, ma servono anche gli AP.
lesson-enemy-4-why =
    Comprarne di più o nessuno è permesso; la lezione tiene 2 AP per la prossima carta.
lesson-enemy-5-title = I suoi AP e i suoi dadi
lesson-enemy-5 =
    Il nemico ha raccolto gli AP della carta; con dei Cubetti Raid sarebbero stati meno [4/2].
    Ora due dadi indicano due righe, e lì un segnalino si gira, a meno che la sua faccia abbia una striscia: lanciali [4/3].
lesson-enemy-6-title = Che cosa può permettersi
lesson-enemy-6 =
    In cima c'è Soggiogare: per ogni AP si pesca un cubetto, e uno rosso va nella casella Soggiogamento, dove gli dà 1 AP in più a ogni carta [4.2.10].
    Più in basso costruisce missioni, logora la Cultura o manda un raid; pesca il cubetto.
lesson-enemy-7-title = L'evento della carta
lesson-enemy-7 =
    Il marrone va in Recupero, fuori dal sacchetto per un po', e il segnalino seguente è troppo caro per ciò che gli resta: lo mette da parte [4.1.3].
    Ora l'Evento Maggiore: gli Apache razziano il New Mexico, e un cubetto dice che cosa ne viene [2.2.2].
lesson-enemy-8-title = La carta si chiude
lesson-enemy-8 =
    Rosso: la casella Soggiogamento ha il suo primo cubetto.
    L'Evento Minore è una siccità, e un dado indica il Territorio che nutrirà una persona in meno [7.2.1].
lesson-enemy-9-title = La prossima carta
lesson-enemy-9 =
    San Juan Valley è arida, e la prossima carta chiede di nuovo chi agisce per primo [2.2.1].
    Stavolta lascia cominciare il nemico: gli AP è meglio tenerli per rispondere a un raid.
lesson-enemy-9-why =
    È permesso; ma chi paga a ogni carta non ha più nulla quando arriva un raid.
lesson-enemy-end-title = Ora sai leggere la sua colonna
lesson-enemy-end =
    Guarda la cima della Colonna Attiva e i suoi AP, e sai che cosa può venire.
    Il prossimo capitolo è ciò che si teme di più: un raid.
