# I capitoli della lezione: uno scontro dal primo dado alla ritirata, i carri e la ferrovia.

lesson-fight-intro-1-title = Quando le due parti si incontrano
lesson-fight-intro-1 =
    Lo scopo sono i punti: un carro distrutto ne dà uno alle tribù e un carro giunto a destinazione uno all'altra parte, e per ogni due cubetti di Cavalleria persi in una battaglia le tribù ne hanno uno in più [vp].
    Decidono i dadi, e ogni colore ha i suoi [12.1.2/dice].
lesson-fight-1-title = Un carro attaccato
lesson-fight-1 =
    Due cubetti verdi hanno raggiunto un carro a Elkhorn: una fazione lancia un dado per cubetto, due al massimo, e due colpi in un lancio distruggono un carro [12.1.2.1].
    Lancia i dadi verdi.
lesson-fight-2-title = Il carro risponde
lesson-fight-2 =
    Due colpi, ma il carro lancia ancora: i suoi colpi costano cubetti, e una faccia vuota spinge avanti lungo la pista un carro che sopravvive [12.1.4.4].
    Lancia per lui.
lesson-fight-3-title = Si chiama la Cavalleria
lesson-fight-3 =
    Il carro è perso e nessuno è caduto; pesca il prossimo disco, che è blu [8.0].
    Gioca Philip Sheridan, i cui quattro cubetti vanno a St. Louis, e non mandarne nessuno a Sacramento [10.3.1].
lesson-fight-3-why =
    Le altre carte ne portano meno, e a Sacramento non c'è nessuno da incontrare.
lesson-fight-4-title = Cinque contro tre
lesson-fight-4 =
    Un gruppo che incontra l'altra parte si ferma lì [4.7].
    Attiva St. Louis e marcia con tutti e cinque verso Flint Hills, dove stanno tre cubetti arancioni, senza portare Coloni.
lesson-fight-4-why =
    Meno cubetti, un'altra via o una scorta per i Coloni sono permessi; la lezione mostra cinque contro tre.
lesson-fight-5-title = I primi dadi
lesson-fight-5 =
    Un colpo costa un cubetto all'altra parte, una faccia vuota permette a un proprio cubetto di ritirarsi, e un Trattato da entrambe le parti chiude lo scontro [12.1.2/treaty].
    Chi attacca lancia per primo, e metà delle facce di un dado blu colpisce: lancia.
lesson-fight-6-title = Perdite, e una ritirata
lesson-fight-6 =
    Lancia per le tribù; poi si tolgono le perdite, prima quelle di chi attacca [12.1.6].
    La loro faccia vuota fa partire un cubetto: ritira l'ultimo a Neosho, perché chi scampa può tornare [12.1.4.1].
lesson-fight-6-why =
    Restare, o andare altrove, è permesso; da solo contro la Cavalleria durerebbe a stento un altro lancio.
lesson-fight-7-title = Chi tiene il campo
lesson-fight-7 =
    Uno scontro dura finché una parte è sparita, e ora Flint Hills è della Cavalleria [12.1.7].
    Termina il turno; un cubetto perso è troppo poco per un punto.
lesson-fight-7-why =
    Qui non c'è altro da fare.
lesson-fight-8-title = Una scorta
lesson-fight-8 =
    Pesca il prossimo disco: il bianco porta due carri, e tutti avanzano [6.6.1].
    Non mandarne nessuno a Elkhorn, così vanno tutti a Flint Hills, dove accanto a loro sta la Cavalleria.
lesson-fight-8-why =
    Ogni divisione è permessa; a Elkhorn aspettano i cubetti verdi.
lesson-fight-9-title = Binari dalle due estremità
lesson-fight-9 =
    Il disco nero costruisce: da St. Louis ogni spazio vuole accanto un Colono [6.7.1], e da Sacramento i dadi aprono la via fra le montagne [6.7.2].
    Pescalo e lancia: una linea congiunta dà punti all'altra parte, e alle tribù se non è congiunta quando le carte finiscono [vp].
lesson-fight-end-title = Sai come combattono
lesson-fight-end =
    Decidono colpi, facce vuote e Trattati, e chi si ritira in tempo conserva la sua gente.
    L'ultimo capitolo parla delle carte con un testo, della terra viola e dei punti.
