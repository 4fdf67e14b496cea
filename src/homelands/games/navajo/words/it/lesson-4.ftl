# La lezione di Navajo Wars: il resto della carta 24, la carta 41, e il raid degli Ute.

## Carta 24: il tempo scorre

lesson-24-12-title = { operation-passage-of-time }
lesson-24-12 =
    Con gli ultimi 3 AP il nemico ha eseguito Costruire + Sovvertire: una Missione è di nuovo in Shiprock 1, e ti è costata 1 Cultura, perché Sovvertire non ne toglie mai più di quanti sono gli Avamposti [4.2.11].
    Finalmente tocca a te, e poi viene il Controllo Vittoria: lascia scorrere il tempo.
    Nella casella aspettano in sette: due uomini, due donne, due bambini, un anziano. Chi alla fine non ha un posto è perduto.
    Prima i bambini possono crescere, e chiunque può diventare anziano [3.3/1A].
    Fai un anziano di un bambino e uno di una donna, entrambi nella casella, e nessun altro.
lesson-24-12-why =
    Chi aspetta ancora nella casella al Controllo Vittoria si dimezza, perciò il tempo deve scorrere adesso.
    C'è un posto libero per un uomo e spazio per una nuova Famiglia; degli altri, ogni nuovo anziano porta un punto di Cultura, e un AP a ogni Pianificazione.
lesson-24-13-title = Chi trova un posto
lesson-24-13 =
    Ora la gente lascia la casella [3.3/1B].
    Un uomo si unisce alla Famiglia B, che aveva perduto il suo.
    I tre anziani prendono posto nella casella più a sinistra.
lesson-24-13-why =
    Una Famiglia senza uomo non può né razziare né combattere, e ogni posto vuoto costerebbe un punto di Cultura.
    Ogni anziano che siede ne porta uno.
lesson-24-14-title = { step-campaign_new-family }
lesson-24-14 =
    Restano un uomo, una donna e un bambino, e con almeno 1 Cultura possono fondare una Famiglia [3.3/1C].
    Fonda la Famiglia D con tutti e tre, nel Canyon, Area 1.
    Ciò che segue non chiede scelte: nessun posto è vuoto e tre anziani sono nuovi, perciò la Cultura sale di 3 [3.3/1D]; il cavallo torna a casa, e cavalli e pecore si moltiplicano [3.3/3].
    Poi 18 persone devono mangiare. Quattro Territori ne sfamano 3 ciascuno, ma San Juan Valley con la sua siccità solo 2: 11 in tutto. Due pecore sfamano gli altri 7 [3.3/5].
lesson-24-14-why =
    Tre persone riempiono la casella di una Famiglia; ognuna che manca costerebbe ora Cultura e più tardi un MP.
    Le nuove Famiglie cominciano nel Canyon, e la sua Area 1 è quella da cui si esce.
lesson-24-15-title = I vecchi
lesson-24-15 =
    Tutti hanno mangiato, ed entrambi i cavalli hanno trovato erba.
    Gli anziani muoiono: per ognuno, un dado non superiore al Livello [3.3/7].
    L'anziano nella casella 6 muore con 4 o meno, quello nella casella 5 con 3 o meno. I nuovi anziani, nella casella più a sinistra, sono al sicuro.
    Lancia per questi due.
lesson-24-16-title = Uno che resta
lesson-24-16 =
    Muoiono entrambi. Tre Beni Commerciali avrebbero fatto rilanciare un dado.
    L'anziano nella casella 4 muore con 2 o meno [3.3/7].
lesson-24-17-title = Pioggia
lesson-24-17 =
    Un 6: un anziano esperto ti rimane.
    La terra si riprende: un dado indica un Territorio, e lì finisce una siccità, o nel vicino con il numero più basso che ne ha una [3.3/8].
    Poi i cubetti si resettano: i tuoi passano dai Cubetti Raid al Recupero [3.3/11].
lesson-24-18-title = Le tribù si avvicinano
lesson-24-18 =
    Monument Valley non aveva siccità, e così la pioggia è venuta al suo vicino, San Juan Valley.
    L'Evento Maggiore ha fatto salire le tribù di una riga: gli Ute erano già in cima, i Comanche sono saliti alla riga 3 di In Attesa.
    L'Evento Minore mette fine a una siccità, se il dado ne trova una [7.2.2].
    Poi si scopre la carta 41, e il suo evento segue subito.

## Carta 41

lesson-41-1-title = Il Controllo Vittoria
lesson-41-1 =
    I Pueblo sono insorti: tutti i cubetti sono di nuovo nel sacchetto, anche i rossi. Finché la carta è in gioco, il nemico spende tutto per riprendere il New Mexico.
    Ora scegli: cedere un cubetto nero per la Buona Medicina e saltare il controllo, o affrontarlo [8.1].
    Tieni 10 VP, la carta ne chiede 8: 1 Militare in più [8.2/1]. Poi il Militare scende di quanto è il Morale Nemico, 7, e il Morale va a 0 [8.2/2].
    Dopo, ogni uomo porta un punto di Militare, fino a 7, e ognuno di questi punti ne dà al nemico uno di Morale; ogni Avamposto ne dà ancora uno [8.2/4].
    Le donne portano Cultura, fino a 9 [8.2/6].
    Sei messo bene. Affronta il controllo.
lesson-41-1-why =
    La Buona Medicina è per chi non arriverebbe: ogni VP che manca costa un punto di Militare.
    E solo con il controllo puoi comprare uno Sviluppo Culturale.
lesson-41-2-title = Uno Sviluppo Culturale
lesson-41-2 =
    Militare 8, meno 7, e 4 uomini: 5. Morale 0, e 4 per i punti portati dagli uomini, e 1 per la Missione: 5. Cultura 9.
    Ora si può comprare uno Sviluppo Culturale [8.2/8].
    Compra Weaving 1 per 1 Cultura: mette in gioco un quarto segnalino Beni Commerciali, e proprio nelle tue Risorse.
    Dopo si perderebbero gli AP e metà di chi aspetta nella casella Scorrere del Tempo, ma non hai né gli uni né gli altri [8.2/10].
lesson-41-2-why =
    Weaving costa 1 Cultura, quasi tutti gli altri 2; e con quattro segnalini in gioco è più facile averne tre per rilanciare.

## Il raid degli Ute

lesson-raid-intro-title = Ancora una cosa: un Raid Tribale
lesson-raid-intro =
    Hai visto un Raid Nemico, ma nessun raid degli Ute o dei Comanche, ed è un altro modo di fare la guerra.
    Supponiamo che gli Ute vengano proprio adesso, per vedere come va; nella tua partita non sarà successo.
    Sono in gioco quattro Famiglie, perciò vengono con quattro segnalini [4.2.12].
lesson-raid-1-title = Dove va il primo segnalino
lesson-raid-1 =
    Non c'è una via da Santa Fé da seguire: un dado indica il Territorio di ogni segnalino [flow/tribal].
    Il Canyon non ha un numero sul dado, perciò la Famiglia D è al sicuro.
lesson-raid-2-title = Il secondo segnalino
lesson-raid-2 =
    Hopi Land, dove non vive nessuno: non succede nulla [flow/tribal].
    Lancia per il prossimo.
lesson-raid-3-title = La Famiglia C è trovata
lesson-raid-3 =
    Le Zuni Mountains, dove la Famiglia C vive nell'Area 6. Può tentare di fuggire, l'unica Reazione a un Raid Tribale [5.1.2].
    Oltre l'Area 6 c'è solo il Canyon: un totale di 7 con i suoi 2 per la Fuga, dunque un 5 o un 6.
    Fuggi con C.
lesson-raid-3-why =
    Tentare non costa nulla, e chi fallisce resta dov'è.
lesson-raid-4-title = Condurre il Raid
lesson-raid-4 =
    Non è riuscita a fuggire.
    Ora lanciano gli Ute: colpiscono ogni Famiglia in un'Area che il dado raggiunge; un 1 non colpisce nessuno, un 6 tutti [flow/tribal].
    La Famiglia C sta nell'Area 6, perciò la colpisce solo un 6. Ecco quanto vale stare all'interno.
    Ogni segnalino dato dalle Risorse toglierebbe 1 al loro dado; non dare nulla.
lesson-raid-4-why =
    Un 6 colpisce qualunque cosa tu dia, e niente di più basso raggiunge l'Area 6: un dono sarebbe sprecato.
lesson-raid-5-title = Il terzo segnalino
lesson-raid-5 =
    Un 5 non raggiunge l'Area 6.
    Lancia per il terzo segnalino [1.7.2/die].
lesson-raid-6-title = { lesson-24-10-title }
lesson-raid-6 =
    Monument Valley, dove non vive nessuno.
    Lancia per l'ultimo [1.7.2/die].
lesson-raid-7-title = Di nuovo
lesson-raid-7 =
    Ancora le Zuni Mountains.
    La Famiglia C può tentare di nuovo di raggiungere il Canyon, con un 5 o un 6 [5.2.4].
lesson-raid-7-why =
    È gratis, e ora gli Ute in questo Territorio sono due.
lesson-raid-8-title = Due segnalini
lesson-raid-8 =
    Due segnalini in un Territorio aggiungono 1 al dado [flow/tribal].
    Ora un 5 raggiungerebbe l'Area 6, e un dono lo riporterebbe a 5: nella tua partita forse ne daresti uno. La lezione non ne dà.
    Una Famiglia colpita dovrebbe combattere, e gli Ute aggiungono 4 al loro dado, o cedere qualcuno.
lesson-raid-8-why =
    Un segnalino Beni Commerciali toglierebbe l'1 che il secondo raid aggiunge; è un prezzo onesto, ma la lezione vuole mostrare il lancio semplice.

lesson-end-title = Quello che hai visto
lesson-end =
    Un 1 naturale non colpisce nessuno, e gli Ute tornano a casa.
    Ora hai incontrato quasi tutto: le due operazioni di una carta, le tue tre, la colonna del nemico, razzie da entrambe le parti, Reazioni, una Battaglia, eventi, Cerimonie e un Controllo Vittoria.
    Non ancora visti: cercare una sorgente [3.2.1], la via dentro e fuori dal Canyon [3.2.3], un consiglio tribale [3.2.8], Pace e Difesa [4.2.7], i razziatori di schiavi [4.2.9].
    Leggili quando capitano: ogni regola si trova con il suo numero.
lesson-free-title = Continua tu
lesson-free =
    Da qui la partita è tua: la posizione dopo la carta 41, senza il raid degli Ute, con dadi veri e un mazzo sconosciuto.
    Restano nove carte, e fra loro la carta 42 chiude lo scenario [14.1].
    Decide il Militare meno il Morale Nemico: 1 è una vittoria, 3 una grande. Ora stanno 5 a 5.
