# Le parole della pagina. Quelle della plancia di un gioco stanno con il gioco.

# Come la lingua chiama se stessa.
language-name = Italiano

## Dappertutto

page-brand = Homelands
page-tagline = Giochi su una lunga lotta per la terra, a un solo tavolo.
page-skip-link = Vai al contenuto
page-back = Indietro
page-close = Chiudi
page-cancel = Annulla
page-copied = Copiato.
page-copy-failed = Il browser non permette di copiare. Seleziona il testo e copialo a mano.
page-loading = Un momento…
page-retry = Riprova
page-offline = Il tavolo non risponde. Il server è acceso?
page-server-trouble = Al tavolo qualcosa è andato storto. Nulla è perduto; riprova.
page-failed = Non è riuscito.
page-menu = Menu
page-more = Altro
page-settings = Impostazioni
page-about = Informazioni
page-help-goal = Come si vince
page-help-legend = Segni sul tabellone
page-help-glow = si può scegliere ora
page-help-pulse = ne parla ciò che è appena successo
page-help-preview = ciò che toccherebbe la risposta sotto il puntatore
page-help-glossary = Che cosa sono le cose
page-help-search = Cerca che cosa sono le cose
page-help = Tasti e aiuto
page-home = Pagina iniziale
page-reconstructed = ricostruito
page-reconstructed-why = Questo valore è una nostra ricostruzione, non quello stampato.
page-unknown-page = A questo indirizzo non c'è niente.
page-no-script = Questa pagina fa giocare nel browser e ha bisogno di JavaScript. Senza, c'è «homelands play» nel terminale.

## La pagina iniziale

page-learn = Impara passo per passo
page-learn-this = Impara: { $lesson } ({ $minutes } min)
page-set-up = Nuova partita
page-beside = Accanto a un tavolo vero
page-beside-about = Tu tiri e peschi; la pagina conduce il nemico e controlla le mosse.
page-continue = Continua
page-no-games = Nessuna partita in corso.
page-practice = Prova
page-lesson = Lezione
page-companion = Tavolo vero
page-watching = da spettatore
page-forget = Togli da questo elenco
page-import-game = Apri una partita salvata
page-import-about = Un diario è il testo di una partita giocata. Scegli un file o incollalo; viene rigiocato e controllato riga per riga.
page-import-file = Scegli un file
page-import-paste = Oppure incolla qui il diario
page-import-open = Apri
page-import-empty = Non c'è alcun testo da aprire.
page-import-too-large = Questo file è troppo grande per un diario.

## Una nuova partita

page-new-game = { $title }: nuova partita
page-scenario = Scenario
page-seats = Posti
page-seat-me = Io, qui
page-seat-link = Un amico, con un link
page-seat-bot = Computer: { $name }
page-optional-rules = { choose-options }
page-advanced = Regole dubbie e pacchetti di dati
page-advanced-about = Dove una regola si può leggere in più modi, si sceglie una lettura. Quella proposta è quella che riteniamo giusta.
page-packs = Pacchetti di dati
page-packs-about = I valori veri di una scatola che possiedi, al posto di quelli ricostruiti.
page-default-reading = proposta
page-your-name = Il tuo nome (lo vedono gli altri)
page-start = Comincia
page-starting = Si prepara il tavolo…

## Sedersi

page-invited = Ti hanno invitato a un tavolo
page-invited-seat = Il tuo posto: { $seat }
page-invited-table = Con questo link si gioca tutto il tavolo.
page-invited-watch = Assisti alla partita; i segreti di nessuno ti vengono mostrati.
page-link-is-seat = Chi ha questo link ha il posto. Custodiscilo come una chiave.
page-sit-down = Siediti
page-watch = Assisti
page-unknown-link = Questo link non porta a nessuna partita. Forse è incompleto, o la partita è stata rimossa.

## Il tavolo

page-you = tu
page-bot = computer
page-at-table = al tavolo
page-away-since = assente, visto { $ago }
page-never-seen = non ancora arrivato
page-turn = deve decidere
page-asked = chiesto { $ago }
page-onlookers = Spettatori
page-copy-link = Copia il link per { $seat }
page-copy-watch = Copia il link per gli spettatori
page-copy-table = Copia il link di questo tavolo
page-seats-and-links = Posti e link
page-new-links = Rifai i link
page-new-links-about = Se un link che hai dato è andato perso. Quelli vecchi restano validi.
page-new-links-made = I link sono di nuovo qui.
page-copy-moment = Copia un link a questo momento
page-link-copied = Link copiato. Chi lo possiede ha il posto.
page-watch-copied = Link per gli spettatori copiato.
page-live = Collegato
page-connecting = Collegamento…
page-lost = Collegamento perso; si riprova
page-lost-in = Collegamento perso; si riprova fra { $n } s
page-try-now = Riprova ora
page-your-turn = Tocca a te decidere
page-waiting-for = Si aspetta { $seat }
page-waiting = In attesa
page-thinking = { $seat } sta pensando
page-stop = Ferma
page-hurry = Muovi subito
page-hand-over = Tocca a { $seat }. Passa il dispositivo.
page-hand-over-now = Passa il dispositivo
page-i-am = Sono { $seat }
page-showing = Che cosa succede
page-next = Avanti
page-skip-all = Salta alla fine
page-pace = Mostra questi passi
page-steps-left = ancora { $n }
page-facts = Perché, e perché no
page-option-count = { $n } possibilit\xE0
page-no-options-now = Qui non c'è nulla da decidere.
page-odds = Probabilità
page-odds-of = Probabilit\xE0: { $what }
page-odds-part = Contato solo in parte: segue altra sorte.
page-odds-none = Qui nulla è lasciato alla sorte.
page-counting = Si conta…
page-here = Puoi
page-rule = Regola { $id }
page-expected = È possibile
page-board = Mappa
page-board-help = Le frecce passano da una cosa all'altra, Invio sceglie, I spiega.
page-zoom-in = Ingrandisci
page-zoom-out = Rimpicciolisci
page-zoom-fit = Tutta la mappa
page-cannot-draw = Non si riesce a disegnare. La partita continua: usa le scelte e la riga di comando.
page-nothing-there = Nulla da dire su questa cosa.
page-displays = Tabelle
page-plain-more = { page-more }
page-plain-yes = sì
page-plain-no = no
page-plain-none = –
page-log = Cronaca
page-log-earlier = Prima
page-log-empty = { log-empty }
page-log-entry = Guarda il momento dopo la voce { $n }
page-rules = Regole
page-search-rules = Cerca nelle regole
page-no-rules = Nessuna regola contiene queste parole.
page-rules-found =
    { $n ->
        [one] 1 regola
       *[other] { $n } regole
    }
page-our-words = Le regole con parole nostre.
page-decide = Decidi

## La riga di comando

page-command = Comando
page-command-hint = Scrivi una mossa o un comando, per esempio help
page-send = Invia
page-command-help = Scrivi le parole di una scelta, il suo numero o l'inizio, oppure una di queste:
page-typed-why = why TESTO
page-typed-why-about = se si può fare, e la regola
page-typed-odds = odds TESTO
page-typed-odds-about = le probabilità esatte di una scelta
page-typed-rules = rules ID
page-typed-rules-about = la regola nel riquadro
page-typed-card = card N
page-typed-card-about = che cosa fa una carta
page-typed-log = log
page-typed-log-about = la cronaca
page-typed-undo = undo, redo
page-typed-undo-about = annulla, rifai
page-typed-branch = branch
page-typed-branch-about = una prova da qui
page-typed-hint = hint
page-typed-hint-about = che cosa farebbe un giocatore
page-typed-skip = skip
page-typed-skip-about = la lezione gioca il resto del passo
page-typed-save = save
page-typed-save-about = scarica il diario
page-typed-help = help
page-typed-help-about = questo elenco
page-typed-quit = quit
page-typed-quit-about = alla pagina iniziale; la partita resta
page-number-outside =
    { $n ->
        [one] C'è una sola scelta.
       *[other] Le scelte sono { $n }.
    }

## Strumenti

page-undo = Annulla
page-redo = Rifai
page-hint = Consiglio
page-branch = Prova da qui
page-branch-short = Prova
page-export = Scarica il diario
page-hint-working = Si cerca una buona mossa…
page-hint-none = Nessun consiglio trovato.
page-hint-says = Un giocatore sceglierebbe:
page-hint-how = Come è stato trovato, e le altre mosse
page-practice-name = { practice-name }
page-practice-banner = Ramo di prova: { $name }. La partita non viene toccata.
page-back-to-game = Torna alla partita

## Il tempo

page-timeline = Tutta la partita
page-ribbon = A che punto è il turno
page-meanwhile = Nel frattempo: { $changes }.
page-moment = Voce { $n } di { $of }
page-earlier-moment = Stai guardando un momento precedente.
page-back-to-now = Torna ad ora
page-step-back = Una voce indietro
page-step-forward = Una voce avanti
page-replay = Rivedi da qui come un film
page-pause = Pausa
page-to-start = All'inizio

## Lezioni

page-lesson-step = Passo { $n } di { $of }
page-lesson-page = Pagina { $n } di { $of }
page-lesson-go = Avanti
page-lesson-begin = Comincia
page-lesson-hint = Mostra che cosa fare
page-lesson-expects = La lezione aspetta:
page-lesson-skip = Gioca tu questo passo
page-lesson-changed = Che cosa ha cambiato l'ultimo passo
page-lesson-over = La lezione è finita.
page-lesson-next = Lezione successiva
page-lesson-free = Continua da qui, con dadi veri

## Accanto a un tavolo vero

page-tell = Di' che cosa è uscito
page-move-these = Fallo sul tuo tavolo
page-on-table = Che cosa deve esserci ora
page-set-up-table = Prepara il tavolo
page-entries = Che cosa hai detto
page-correct = Correggi
page-correct-entry = Correggi la voce { $n }
page-figures = Valori stampati di questa carta
page-figures-about = Li abbiamo solo ricostruiti. Se hai la carta, scrivi ciò che è stampato; lascia vuoto il resto.
page-ours = nostro: { $value }
page-keep-figures = Usa questi
page-whole-table = Tutto il tavolo

## La fine

page-the-end = { the-end }
page-dice = I dadi
page-dice-kept = Controllato in questo browser: il seme è quello che il server aveva sigillato prima della prima mossa.
page-dice-broken = Il seme NON corrisponde al sigillo dato all'inizio. Non fidarti di questi dadi.
page-dice-hidden = Il sigillo del seme; il seme si vede a partita finita.
page-dice-cannot = Questo browser qui non può controllare il sigillo (può farlo su questa macchina o con https).
page-seal = Sigillo
page-seed = Seme
page-salt = Sale
page-review = Esame della partita
page-review-start = Esamina la partita
page-review-working = Si ripercorre la partita…
page-review-none = L'esame non ha nulla da dire.
page-go-there = Guarda
page-rematch = Rivincita, stesso tavolo
page-again = Una nuova partita

## Impostazioni

page-language = Lingua
page-theme = Colori
page-theme-auto = Come il sistema
page-theme-light = Chiari
page-theme-dark = Scuri
page-text-size = Grandezza del testo
page-size-small = Piccolo
page-size-normal = { web-bot-normal }
page-size-large = Grande
page-size-huge = Molto grande
page-speed = Quanto in fretta si mostrano i passi del nemico
page-speed-instant = Subito
page-speed-fast = In fretta
page-speed-normal = { web-bot-normal }
page-speed-slow = Piano
page-speed-step = Uno alla volta, a mano
page-keys-on = Tasti di una sola lettera
page-keys-on-about = Disattivali se il lettore di schermo o il comando vocale ha bisogno delle lettere.
page-journal-on = Le parole del diario nella cronaca
page-journal-on-about = Come le tiene il file della partita, sotto ogni frase.
page-kept-here = Le impostazioni restano in questo browser.

## Tasti

page-keys-title = Tasti
page-key-command = alla riga di comando
page-key-options = alle scelte
page-key-board = alla mappa
page-key-displays = alle tabelle
page-key-log = alla cronaca
page-key-rules = alle regole
page-key-digits = a quella scelta; Invio la prende
page-key-arrows = sulla mappa: la prossima cosa da quella parte
page-key-glowing = sulla mappa: la prossima o la precedente cosa che si può scegliere
page-key-pick = scegli, o prendi la scelta
page-key-explain = spiega la cosa
page-key-undo = annulla
page-key-redo = rifai
page-key-hint = consiglio
page-key-step = il prossimo passo di ciò che si mostra
page-key-skip = salta ciò che si mostra; chiudi ciò che è aperto
page-key-past = una voce indietro, avanti
page-key-help = { page-typed-help-about }
page-key-name-space = Spazio
page-key-name-esc = Esc
page-key-name-enter = Invio
page-key-name-arrows = Frecce

## Informazioni

page-about-title = Che cos'è Homelands
page-about-games = Homelands fa giocare giochi da tavolo storici rispettando ogni regola:
page-about-box = Per giocare non serve la scatola. Se la possiedi, la pagina può stare accanto al tuo tavolo vero.
page-honest-title = Che cosa si sa, e che cosa abbiamo dovuto immaginare
page-honest-rules = Le regole sono rispettate come sono pubblicate e dette con parole nostre. I componenti stampati (carte, tabelle, segnalini, mappe) ci sono noti solo in parte.
page-honest-ours = Ciò che non sappiamo lo abbiamo ricostruito: progettato da noi in modo che si accordi con tutto ciò che è noto, e calibrato giocando migliaia di partite. È un nostro progetto e non finge di essere quello stampato.
page-honest-marked = Questi valori sono segnati «ricostruito» ovunque compaiano. Con un pacchetto di dati, chi possiede la scatola può metterci quelli veri.
page-respect-title = Nomi e persone
page-respect-text = Questi giochi parlano di popoli veri e di perdite vere. Usiamo i nomi che usano i giochi, Diné dove dicono Diné, e disegniamo terra e cielo, non l'arte sacra di nessuno.
page-fair-title = Dadi onesti, poche tracce
page-fair-seal = Prima della prima mossa il server sigilla il seme dei suoi dadi con un hash, e alla fine mostra il seme. Questa pagina controlla che corrispondano.
page-fair-traces = Non c'è nulla a cui iscriversi. La pagina non mette cookie, non chiede nulla a terzi, e tiene i tuoi link e le impostazioni solo in questo browser.
page-version = Versione { $number }

## Sopra la mappa

page-roll = Tiro { $n }
page-fight-rules = Cosa conta qui
page-stand = Resisti fino alla fine di questo scontro
page-fight-begins = Comincia lo scontro: { $place }
page-fight-go = Comincia lo scontro
page-not-yet = Non ancora
page-odds-all = Tutti i risultati
page-how-many = Quanti
page-of-all = { $n } di { $all }
page-fewer = Uno in meno
page-more-of-them = Uno in più
page-others-too = Poi gli altri
page-pick-on-map = Scegli sulla mappa: sono segnate { $n } possibilità.
page-all-options = In elenco ({ $n })
