# Le parole del terminale. Ciò che accade in una partita è raccontato da homelands/text.

## Cominciare e lasciare

welcome =
    La partita si conserva in { $path } mentre giochi.
    Scrivi un numero o le parole che gli stanno accanto. Scrivi help per vedere che altro c'è.
seed = Seme { $seed }: con esso le stesse scelte incontrano gli stessi dadi e le stesse pescate.
choose-scenario = { $game }: quale scenario?
which-scenario = Numero o nome:
choose-options = Regole facoltative
which-options = Numeri o nomi, o solo Invio per nessuna:
choose-one = Qui non c'è { $text }. Scegli fra: { $what }.
not-started = Nessuna partita è cominciata. Per giocare: homelands play { $game }
goodbye = Alla prossima volta.
end-of-input = L'ingresso è finito; la partita no.
interrupted = Interrotto. Niente è perduto.
kept-at = Conservata in { $path }
go-on = Per continuare: homelands play { $game } --resume
resumed =
    { $n ->
        [one] Si continua con { $path } dopo 1 voce.
       *[other] Si continua con { $path } dopo { $n } voci.
    }
no-game-to-resume = Non c'è una partita da continuare in { $folder }
another-game = { $path } è una partita di { $game }
cut-off =
    { $what }
    La partita continua dopo l'ultima riga intera. Il file com'era è conservato in { $kept }

## Domande

at-any-time = In ogni momento: { $what }
many = { $n } modi; `options` li spiega tutti
no-such-number =
    { $n ->
        [one] C'è solo l'opzione 1.
       *[other] Le opzioni hanno i numeri da 1 a { $n }.
    }
several = Può voler dire: { $what }. Scrivine di più.
not-understood = { $text } qui non è possibile (regola { $rule }). `options` elenca ciò che lo è; `help` che altro puoi scrivere.
not-possible = { $text } non è possibile: { $why } (regola { $rule })

## Comandi

help = A ogni domanda puoi scrivere un numero, un'opzione con le sue parole (o il loro inizio), solo Invio per rivedere la domanda, oppure:
help-why = why            che cosa ha portato a questa domanda, la regola, i valori che contano; why plant: perché non si può
help-odds = odds [OPZIONE] probabilità esatte di ciò che stai per tentare
help-rules = rules [ID]     una regola a parole; senza id quella della domanda; rules all: tutte
help-options = options        ogni opzione con le sue parole
help-map = map            la mappa e tutto ciò che le sta accanto
help-show = show PARTE     una parte del tavolo; show da solo nomina le parti
help-card = card [N]       la carta in gioco, o una qualsiasi con il suo numero
help-log = log [N]        le ultime voci e ciò che hanno portato
help-undo = undo           ritira l'ultima scelta, finché non è venuto un dado o una pescata
help-redo = redo           la rifà
help-branch = branch [N] [NOME]  prova: prima dell'ultima scelta (o della voce N) quante volte vuoi; branch end: torna alla partita
help-save = save [FILE]    una copia della partita con un nome tuo
help-help = help [COMANDO] questo
help-quit = quit           lascia; niente è perduto
show-what = Mostrare che cosa? Ci sono: { $what }.
card-which = Non c'è una carta in gioco. Una carta si nomina con il suo numero: card 32
card-unknown = Non c'è una carta { $n }.
log-number = Quante voci? Trovato { $text }, atteso un numero.
log-empty = Non è ancora successo nulla.
undone = Ritirata: { $text }
undo-branch = Per provare comunque altro in quel punto scrivi branch: una prova lascia la partita com'è.
practice = Prova "{ $name }", dalla voce { $entry }, con dadi suoi. La partita aspetta; `branch end` ci torna.
practice-over = Di nuovo nella partita, come l'hai lasciata.
practice-name = prova
no-practice = Questa è la partita stessa, non una prova.
nothing-to-practise = Non c'è ancora una scelta da cui provare.
saved = Una copia è in { $path }. Per continuarla: homelands play { $game } --resume { $path }
save-there = { $path } c'è già. Scegli un altro nome, o scrivi: save over { $path }
save-failed = { $path } non si può scrivere: { $why }
why-stack = Che cosa ha portato qui:
why-rule = Regola { $id }: { $title } (scrivi rules { $id } per leggerla).
why-values = I valori che contano:
why-possible = { $text } è possibile: { $said }

## Probabilità

odds-of = Probabilità di { $text }
odds-none =
    { $step ->
        [none] Nulla è lasciato al caso prima della tua prossima decisione.
       *[other] Nulla è lasciato al caso prima della tua prossima decisione: { $step }.
    }
odds-nothing = Nessuna opzione qui è lasciata al caso.
odds-quiet = nulla da raccontare
odds-then = poi: { $step }
odds-success =
    { $yes ->
        [yes] riesce
       *[no] fallisce
    }
odds-holds =
    { $yes ->
        [yes] dura
       *[no] finisce
    }
odds-dies =
    { $yes ->
        [yes] muore
       *[no] vive
    }
odds-heart =
    { $yes ->
        [yes] il nemico prende coraggio
       *[no] il nemico non prende coraggio
    }
odds-rest =
    { $n ->
        [one] { $share } in 1 altro esito
       *[other] { $share } in { $n } altri esiti
    }
odds-whole =
    Esatte: { $ways ->
        [one] 1 modo
       *[other] { $ways } modi
    } fino alla tua prossima decisione.
odds-cut =
    Si { $rolls ->
        [one] conta solo il prossimo tiro o pescata
       *[other] contano solo i prossimi { $rolls } tiri e pescate
    } ({ $ways } modi): ciò che segue ha troppi modi per contarli tutti.
odds-stopped = Fermato. La partita continua.
odds-larger = Troppi modi per un elenco di tutte; chiedine una da sola: { $what }

## La fine

the-end = La fine
after-the-end = Puoi ancora guardare indietro: log, map, show, card, save; branch N riprova la partita dalla voce N. Invio lascia.
course-title =
    { $n ->
        [one] I tracciati, una volta:
       *[other] Il corso dei tracciati ({ $n } punti, uno per turno):
    }
course = { $name }: { $row }

## Altri comandi

rules-see = Vedi anche { $ids }
rules-code =
    { $n ->
        [0] Nessun codice la cita.
       *[other] Codice:
    }
rules-tests =
    { $n ->
        [0] Nessuna prova la cita.
       *[other] Prove:
    }
rules-no-checkout = Le prove sono note solo in una copia di lavoro del progetto.
rules-unknown = Non c'è una regola { $id }. Ci sono:
rules-how = homelands rules { $game } ID mostra una regola con il suo codice e le sue prove.
coverage = { $total } regole: { $code } con codice, { $test } con una prova.
coverage-code =
    { $n ->
        [0] Ogni regola ha codice.
       *[other] Senza codice: { $n }
    }
coverage-test =
    { $n ->
        [0] Ogni regola ha una prova.
       *[other] Senza prova: { $n }
    }
coverage-unknown = Citate, ma non nell'indice: { $n }
rulings-default = giocata se non si dice altro
rulings-why = Perché: { $reason }. Fonti: { $source }
rulings-how = Per giocare un'altra lettura: homelands play { $game } --ruling ID=LETTURA
data-no-folder = { $folder }: non c'è questa cartella
data-bad =
    { $n ->
        [one] { $folder }: 1 errore, il pacchetto è rifiutato
       *[other] { $folder }: { $n } errori, il pacchetto è rifiutato
    }
data-good =
    { $n ->
        [one] { $folder }: buono. 1 voce di { $files }.
       *[other] { $folder }: buono. { $n } voci di { $files }.
    }
audit-file = file
audit-entries = voci
audit-attested = attestati
audit-reconstructed = ricostruiti
audit-share = quota attestata
audit-all = tutto
audit-list = Ricostruito in { $file }
replay-to = Non c'è una voce { $n }: il diario ne ha { $last }.
replay-good =
    { $n ->
        [one] { $file }: buono, 1 voce, posizione { $sum }.
       *[other] { $file }: buono, { $n } voci, posizione { $sum }.
    }
replay-seed = Tutti i dadi e le pescate sono quelli del seme { $seed }.
replay-no-seed = Non c'è un seme con cui controllare dadi e pescate.
replay-committed = È il seme a cui ci si era impegnati prima della partita: { $commitment }.
replay-commitment = Il seme di questa partita non è ancora rivelato; l'impegno è: { $commitment }.
replay-step = Invio va avanti, q si ferma.
replay-done =
    { $n ->
        [one] { $file }: { $game }, { $scenario }, 1 voce.
       *[other] { $file }: { $game }, { $scenario }, { $n } voci.
    }
replay-chance = Il diario finisce prima di un esito del caso: { $kind }.
