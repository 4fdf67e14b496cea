## Che cosa dice il server del tavolo web quando qualcosa non è possibile

serve-bad-request = La richiesta non si capisce.
serve-unknown-token = Questo collegamento non apre nessun posto. I collegamenti sono lunghi: forse ne manca un pezzo.
serve-forbidden = Non è permesso.
serve-not-found = { page-unknown-page }
serve-method-not-allowed = Questo indirizzo non si chiede in questo modo.
serve-too-large = La richiesta è troppo grande.
serve-too-many-requests =
    { $seconds ->
        [one] Troppe richieste. Riprova tra un secondo.
       *[other] Troppe richieste. Riprova tra { $seconds } secondi.
    }
serve-too-many-starts = Troppe partite nuove: al massimo { $most } all’ora. La prossima può cominciare fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
serve-too-much-stored = Ciò che hai cominciato qui occupa più di { $most } MB. Togli una partita che non ti serve più, o chiedi a chi gestisce il server.
serve-too-many-waiting = Troppe domande insieme: ne possono aspettare al massimo { $most }. Riprova fra un momento.
serve-too-many-streams = Troppe pagine aperte: al massimo { $most } insieme.
serve-too-many-jobs = Si sta ancora pensando a qualcosa: al massimo { $most } cose insieme. Fermala, o aspetta.
serve-broken = Il server ha un guasto. Ciò che hai chiesto può essere successo o no: guarda di nuovo la partita.
serve-damaged = L’archivio del server è danneggiato e non si legge più com’era stato scritto. Riprovare non serve: avvisa chi gestisce il server.
serve-unavailable = In questo momento il server non raggiunge il suo archivio o non ha spazio per scrivere. Non è successo nulla e nulla è perso; riprova.
serve-unknown-host = Questo server non si chiama { $host }. Chi lo gestisce può indicarne l'indirizzo con --public.
serve-other-origin = Un'altra pagina ({ $origin }) non può agire qui.
serve-not-at-home = L'elenco delle partite si vede sulla macchina su cui gira il server, e da nessun'altra parte.
serve-not-built = Il server è in funzione, ma la sua pagina non è ancora stata costruita: esegui «make page» e riavvialo. Nel terminale, «homelands play» non ha bisogno di pagine.

serve-unknown-game = Non c'è un gioco { $name }.
serve-unknown-match = Questa partita non c'è.
serve-unknown-lesson = Non c'è una lezione { $name }.
serve-unknown-pack = Su questo server non c'è un pacchetto { $name }.
serve-unknown-seat = In questa partita non c'è un posto { $name }.
serve-unknown-player = Un posto non può essere preso da { $name }: è tuo (me), di un amico (link) o di un bot (bot:LIVELLO).
serve-unknown-level = Qui non c’è un giocatore automatico { $name }: scegli uno dei livelli offerti.
serve-unknown-job = A questo non si sta pensando.
serve-nobody-plays = Almeno un posto deve essere di una persona.
serve-no-companion-for = Per { $name } non c'è ancora un accompagnatore.
serve-wrong-setup = Questa partita non si può preparare: { $why }
serve-wrong-journal = Questo diario non si può giocare: { $why }
serve-too-long = La partita è troppo lunga: al massimo { $most } voci.
serve-too-often = In questa partita è già stato fatto { $most } volte: da ora si va solo avanti.
serve-other-rules = Questa partita è stata giocata con altre regole: non si può continuare dalla voce { $entry }. Il suo diario si può ancora leggere dalla base di dati.{ $known ->
        [yes] {" "}Da allora è cambiato: { $changed }
       *[no] {""}
    }

serve-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo prima di scegliere.
serve-over = { web-over }
serve-not-your-turn = Non è il tuo turno.
serve-not-your-choice = Puoi riprendere solo la tua ultima scelta.
serve-new-information = Nel frattempo c'è stato un dado o una pescata: non si può riprendere. Un ramo di prova può cominciare prima.
serve-spectator = Con questo collegamento si può guardare, non giocare.
serve-secrets = Finché gli altri hanno carte che non conosci non ci sono rami di prova; dopo la fine sì.
serve-no-branch = Una partita su un tavolo vero non ha rami.
serve-no-such-ply = Non c'è un tale momento: l'ultimo è { $last }.
serve-no-such-option = «{ $text }» ora non è possibile.
serve-no-odds = Non si è riusciti a contare in tempo le probabilità di «{ $text }»: il computer è occupato. Chiedi di nuovo.
serve-no-hint = Qui non c'è un suggerimento.
serve-no-review = Una partita si rivede quando è finita.
serve-no-lesson = Questa non è una lezione, o è finita.
serve-no-companion = Questo vale solo per una partita su un tavolo vero.
serve-lesson-waits = Ora viene un dado o una pescata: vai avanti con «roll».
serve-wrong-figure = «{ $text }» non può stare su questa carta: { $why }
serve-no-figure = Non è stata detta nessuna cifra.
