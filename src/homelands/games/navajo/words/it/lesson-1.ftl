# La lezione di Navajo Wars: l'introduzione, le carte 32 e 36. Le sue righe si mostrano come sono.
# lesson-32-1 è il testo del passo 32.1 della linea di gioco; -title il suo titolo; -why ciò che si dice a chi fa
# un'altra cosa permessa. I numeri tra parentesi quadre sono regole.

lesson-intro-1-title = Di che si tratta
lesson-intro-1 =
    Guidi i Diné, che altri chiamano Navajo, dall'anno 1598 in poi.
    Nessuno gioca il nemico nel New Mexico: carte, dadi e una colonna di segnalini dicono che cosa fa, e il programma lo muove per te.
    Questa lezione è la prima metà di una partita vera: nove carte, con ogni dado e ogni pescata già stabiliti.
    Tutte le scelte sono tue, e ogni passo dice che cosa succede e perché.
    Un numero tra parentesi quadre, come [2.2.1], è una regola che si può consultare.
lesson-intro-2-title = La terra e la gente
lesson-intro-2 =
    La terra ha sette Territori, ognuno una fila di Aree numerate dal bordo verso l'interno.
    Il numero di un'Area è il suo Valore: quanto paga una Famiglia per entrarvi a piedi [1.7.2/value].
    Le Aree interne sono care da raggiungere, per te come per chi ti assale.
    Qui vivono tre Famiglie: A in Shiprock 3, B in San Juan Valley 1, C nel Canyon de Chelly.
    Ognuna ha un uomo, una donna e un bambino, e Ferocia 0: combatte male, ma aggiunge 2 quando deve fuggire [1.6.1/family].
lesson-intro-3-title = Quello che hai
lesson-intro-3 =
    Cultura 9 e Militare 5 sono le tue due vite: se stanno entrambi a 0 quando si controlla, la partita è persa [12.1].
    3 AP, Punti Azione, pagheranno per agire per primo, per il commercio e per rispondere a un raid.
    Contro di te stanno Morale Nemico 5 e Ferocia Nemica 4; quando lo scenario finisce, il tuo Militare deve superare il suo Morale [14.1].
    Tre anziani siedono nelle prime tre caselle del loro riquadro e si spostano a destra con gli anni [1.7.5/elder].
    Un sacchetto, il Raid Pool, tiene 15 cubetti: 3 neri, 3 marroni, 3 rossi, 3 bianchi, 2 gialli, 1 verde [1.8].
    Uno Sviluppo Culturale è tuo dall'inizio: Horsemanship 1 dà 1 MP in più a una Famiglia attivata con un cavallo.
lesson-intro-4-title = Che cosa farà il nemico
lesson-intro-4 =
    Accanto alla mappa ci sono dodici segnalini Ordine, sei nella Colonna Attiva e sei In Attesa.
    Il nemico esegue quelli Attivi dall'alto in basso, ognuno al suo prezzo in AP, finché può pagare [4.1.1].
    Ogni segnalino ha un altro lato, così nessuno sa a lungo che cosa ha in mente.
    Il mazzo è l'orologio: una carta per turno, e lo scenario finisce con la carta 42, nascosta fra le ultime nove [2.1].
    Ora si scopre la prima carta.

## Carta 32

lesson-32-1-title = Agire per primo
lesson-32-1 =
    La carta 32 è una carta Operazioni: il nemico fa un'operazione e tu un'altra, e lui comincia [2.2.1].
    Con 3 AP puoi agire prima di lui, e 3 AP è proprio ciò che hai.
    C'è un secondo vantaggio: il nemico anticipato riceve da questa carta 2 AP, non 3.
    Paga, poi scegli Effettuare Azioni, l'Operazione in cui le Famiglie muovono, razziano e piantano [3].
lesson-32-1-why =
    Gli AP fermi sulla traccia non fanno nulla, e una razzia fatta prima che il nemico raccolga i suoi lo impoverisce subito.
    Pianificazione e Scorrere del Tempo avranno il loro turno più avanti nella lezione.
lesson-32-2-title = Un passo verso Santa Fé
lesson-32-2 =
    Tre anziani e una Famiglia nel Canyon: possono agire fino a quattro Famiglie, e tu ne hai tre [3.2].
    Una Famiglia ha 6 MP, Punti Movimento, uno in meno per ogni persona che le manca.
    Nella valle del Rio Grande sono arrivati stranieri con cavalli e greggi, e la Famiglia A vive più vicina di tutte a loro.
    Attivala e muovila in Shiprock 2: entrare in un'Area costa il suo Valore, qui 2 MP [3.2.2].
lesson-32-2-why =
    Ogni Famiglia agisce una volta, e la lezione comincia dalla A perché vive più vicina a Santa Fé.
    Razziare da Shiprock 3 costerebbe 4 MP, in tutto quanto il passo e la razzia; il passo si fa perché tu veda come si paga il movimento.
lesson-32-3-title = Una razzia
lesson-32-3 =
    Partono solo i guerrieri; il segnalino della Famiglia resta dov'è.
    Il prezzo è il Valore di ogni Area lungo la via, Santa Fé compresa: Shiprock 1 e Santa Fé, 1 e 1, dunque 2 MP [3.2.5].
    Un cubetto dal sacchetto dice che cosa ne viene.
    Marrone è un cavallo, bianco una pecora, nero l'uno o l'altra a scelta, giallo un bambino prigioniero; verde significa soldati, e rosso giova solo al nemico [1.8].
    Si facevano prigionieri da entrambe le parti di questo confine, e molti di più furono Diné.
    Chi porta a casa qualcosa diventa più feroce di 1.
    Razzia il New Mexico.
lesson-32-3-why =
    La Famiglia è venuta qui per razziare, e 2 dei suoi 4 MP bastano.
    Ogni cubetto nei Cubetti Raid costerà al nemico 1 AP quando raccoglie.
lesson-32-4-title = Il cavallo
lesson-32-4 =
    Marrone: un cavallo è nelle Risorse, e il cubetto sta nei Cubetti Raid.
    La Famiglia A ha ora Ferocia 1, che aiuta a combattere; la sua Fuga è scesa da 2 a 1 [1.6.1/family].
    Un cavallo può unirsi a una Famiglia in ogni momento: dallo ad A [1.6.1/horse].
    Una Famiglia a cavallo paga il secondo Valore dell'Area, più piccolo: Shiprock 3 costa 1 MP e non 3.
    Torna là a cavallo, lontano da Santa Fé, e chiudi l'attivazione: avanza 1 MP e non compra nulla che ti serva.
    Horsemanship stavolta non aggiunge nulla, perché la Famiglia non aveva un cavallo quando è stata attivata.
lesson-32-4-why =
    A piedi Shiprock 3 costerebbe 3 MP e ce ne sono 2, perciò prima viene il cavallo; e chi resta vicino a Santa Fé è il primo che un raid incontra.
lesson-32-5-title = { rule-title-1-6-1_corn }
lesson-32-5 =
    La Famiglia B resta a casa e pianta: costa il Valore della sua Area più 4, qui 5 MP [3.2.4/plant].
    Il segnalino si pesca senza guardarlo e resta coperto fino al raccolto.
    Il mais sfama la gente quando il tempo scorre, e finché è lì un raid ha bisogno di due segnalini per entrare nell'Area [1.6.1/corn].
    Vuole una Famiglia accanto: se B se ne va, il mais è perduto.
    Avanza 1 MP: chiudi l'attivazione.
lesson-32-5-why =
    La Famiglia B è quella che stavolta resta a casa: pianta con 5 dei suoi 6 MP.
    L'ultimo pagherebbe una via fino al Canyon, ma allora il mais sarebbe perduto.
lesson-32-6-title = Una razzia da lontano
lesson-32-6 =
    La Famiglia C nel Canyon è troppo lontana da Santa Fé per pagare tutta la via.
    Ma una Famiglia che non ha ancora speso nulla può razziare da lontano per tutti i suoi MP [3.2.5].
    Provaci; il cubetto sarà nero, e allora l'animale lo scegli tu.
    Prendi la pecora: sfama quattro persone quando il tempo scorre, e una specie si moltiplica solo se ne hai almeno una [1.6.1/sheep].
lesson-32-6-why =
    L'ultima Famiglia deve portare un secondo cubetto nei Cubetti Raid, e il Canyon è troppo lontano per una razzia comune.
    Quanto agli animali, un cavallo lo hai già e una pecora no.

lesson-32-7-title = Tocca al nemico
lesson-32-7 =
    Per prima cosa il nemico ha raccolto AP: 2 dalla carta, meno 2 per i tuoi due cubetti; mai meno di 1, perciò ha 1 [4/2].
    Senza le tue razzie ne avrebbe 2; se non avessi nemmeno pagato per agire prima, 3.
    Ora si lanciano due dadi per lui: ognuno indica una riga della Colonna Attiva, e il segnalino lì si volta se la sua faccia non ha una striscia [4/3].
    Poi paga il segnalino in cima: A, Soggiogare, con il suo unico AP.
    Soggiogare pesca un cubetto per ogni AP: uno rosso va nella casella Soggiogamento, ogni altro in Recupero, dove per un po' non puoi prenderlo [4.2.10].
    Un segnalino eseguito torna in fondo alla colonna [4/5].
lesson-32-8-title = L'Evento Maggiore
lesson-32-8 =
    La riga 1 ha la striscia ed è rimasta; nella riga 3 C è passato da Costruire a Colonizzare.
    Quando entrambi hanno agito, segue l'Evento Maggiore della carta [2.2.2].
    Qui gli Apache razziano il New Mexico: si pesca un cubetto, e quasi ogni colore andrebbe nei Cubetti Raid come se avessi razziato tu.
    Uno rosso invece va nella casella Soggiogamento, dove dà al nemico 1 AP in più con ogni carta [1.7.3].
lesson-32-9-title = L'Evento Minore
lesson-32-9 =
    Rosso. D'ora in poi il nemico riceve ogni volta 1 AP in più.
    Una carta Operazioni si chiude con un Evento Minore, qui una siccità [7.2.1].
    Un dado indica il Territorio: 1 Shiprock, 2 San Juan Valley, 3 Zuni Mountains, 4 Monument Valley, 5 Hopi Land, 6 Black Mesa; il Canyon non ha numero e non inaridisce mai [1.7.2/die].
    Un Territorio sfama tre persone, una in meno per ogni siccità [13/arability].
    Dopo di che la carta è finita e si scopre la prossima.

## Carta 36

lesson-36-1-title = Comincia il nemico
lesson-36-1 =
    Per anticipare con la carta 36 ti servirebbero 2 AP e non ne hai: nessuno te lo chiede, e il nemico comincia [2.2.1].
    Ha raccolto 3 AP: 4 dalla carta, 1 per il cubetto rosso, meno 2 per i Cubetti Raid [4/2].
    Lancia i suoi dadi.
    Se mostrano lo stesso numero non si volta nulla: il segnalino Attivo e quello In Attesa di quella riga si scambiano [4/3].
lesson-36-2-title = Ancora Soggiogare
lesson-36-2 =
    Doppio: nella riga 6 A è andato In Attesa ed è entrato N, Pace.
    In cima c'è B, Soggiogare per 2 AP, perciò ora si pescano due cubetti [4.2.10].
    Dopo resta 1 AP, e C, Colonizzare, ne costa 3: si ferma, e tiene il punto per la prossima carta [4.1.3].
    Niente di ciò che risparmia va perduto: un nemico tranquillo è un pericolo che cresce.
lesson-36-3-title = { operation-planning }
lesson-36-3 =
    Un secondo cubetto rosso, e uno nero che ti mancherà nel sacchetto.
    Tocca a te, senza AP: è il momento di una Pianificazione [3].
    Comincia da sé: una persona del tipo che la carta mostra, qui una donna, aspetta d'ora in poi nella casella Scorrere del Tempo [3.1/1].
    Ogni anziano porta 1 AP, dunque 3, e poi tutti gli anziani vanno una casella a destra [3.1/2].
lesson-36-3-why =
    Senza AP non puoi né agire per primo né reagire a un raid, e solo la Pianificazione ne porta parecchi.
    Ogni Operazione vale qualche anno; la prossima carta porta la prossima.
lesson-36-4-title = Parla l'anziano più vecchio
lesson-36-4 =
    Ogni anziano può tentare un'azione, e riesce con un dado non superiore al suo Livello [3.1/3].
    Gli anziani siedono ora nelle caselle 2, 3 e 4, con Livelli 1, 2 e 2.
    La Cultura, 9, è molto sopra il Militare, 5, ed è il Militare che si misurerà con il Morale del nemico.
    L'anziano nella casella 4 volga un punto di Cultura in uno di Militare: basta un 1 o un 2.
lesson-36-4-why =
    La lezione fa parlare gli anziani da destra, il più sicuro per primo, e ciò che ti manca è il Militare.
lesson-36-5-title = Il secondo anziano
lesson-36-5 =
    Un 2: Cultura 8, Militare 6.
    Anche l'anziano nella casella 3 ha Livello 2.
    Le due tracce distano ancora 2, dunque ritenta la stessa cosa [3.1/3].
lesson-36-5-why =
    La Cultura si può volgere in Militare solo finché è la più alta delle due [3.1/3]; 8 contro 6 ne permette ancora uno.
lesson-36-6-title = Il più giovane
lesson-36-6 =
    Un 5 fallisce. Non si perde nulla, solo il tentativo.
    L'anziano nella casella 2 ha Livello 1: riesce solo con un 1 [1.7.5/elder].
    Con una probabilità così, chiedi qualcosa che serve sempre: un AP.
lesson-36-6-why =
    Con una probabilità su sei importa poco che cosa si tenta, e un AP si usa subito: nel prossimo passo compra merce.
lesson-36-7-title = { intruder-trade-goods }
lesson-36-7 =
    Un 1! Hai 4 AP.
    Ogni Famiglia con una donna può ora comprare un segnalino Beni Commerciali per 1 AP, finché la Cultura non è 0 [3.1/4].
    Comprane tre, tutti quelli che per ora ci sono.
    I Beni Commerciali sono ricchezza dai molti usi: 2 fanno un AP, 3 fanno rilanciare un dado o rimettere un cubetto, 3 annullano un Evento Minore [10.2/reroll].
    Il resto della Pianificazione va da sé: nessuna tribù è nella Colonna Attiva, e i cubetti si resettano: Recupero nel sacchetto, Cubetti Raid in Recupero [13/reset].
lesson-36-7-why =
    Non c'è ancora un raid che minacci, e tre segnalini insieme comprano ciò che uno solo non può: un altro lancio quando un dado va male.
    Un AP da parte basta.
lesson-36-8-title = Un Estraneo
lesson-36-8 =
    La carta 36 porta trapper e mercanti: un segnalino da un contenitore si posa coperto sulla mappa, e due dadi dicono dove, prima il Territorio, poi l'Area [13/intruder].
    Nessuno sa che cosa sia finché una Famiglia non lo incontra: merci, fucili o cavalli sbandati, ma anche una pattuglia o una malattia.
    Hai 3 Beni Commerciali, perciò d'ora in poi, dopo un dado che può andarti contro, ti si chiede se rilanciarlo [10.2/reroll].
    Tieni entrambi i dadi; puoi anche dire che li tieni tutti, e con questa carta non ti si chiederà più.
lesson-36-8-why =
    Tre Beni Commerciali sono troppi per un Estraneo che può anche essere un amico.
lesson-36-9-title = Il nemico cambia idea
lesson-36-9 =
    L'Evento Minore: un dado indica una riga, e lì il segnalino Attivo e quello In Attesa si scambiano [7.2.3].
    Per 3 Beni Commerciali si potrebbe annullare [10.2/cancel], ma un giorno verrà di certo qualcosa di peggio.
    Lascialo accadere, e tieni il dado.
lesson-36-9-why =
    Uno scambio può giovarti come nuocerti, e tre segnalini un altro giorno possono fare di più per te.
