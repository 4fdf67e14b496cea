# La partita guidata nel terminale. I testi dei suoi passi stanno in homelands/text.

lesson-welcome = Una partita guidata. hint dice che cosa scrivere, skip lascia giocare il passo alla lezione, again ne ripete il testo; help mostra il resto. Lascia quando vuoi: la lezione si conserva dopo ogni mossa.
lesson-back = Bentornato. La lezione continua da dove l'hai lasciata.
lesson-row =
    { $n }. { $name }, circa { $minutes } minuti: homelands tutorial { $game } { $id }{ $over ->
        [yes] { " " }(fatta)
       *[no] { "" }
    }
lesson-page = Invio per continuare:
lesson-enter = Invio per lanciare o pescare:
lesson-just-enter = { $text } qui non dice nulla: premi solo Invio. help mostra che altro puoi scrivere.
lesson-step = Passo { $n } di { $of }: { $title }
lesson-result = → { $what }
lesson-changed = Che cosa è cambiato
lesson-change = { $name }: { $old } → { $new }
lesson-equivalent = È lo stesso. La lezione ti segue.
lesson-other = { $text } è permesso, ma non è la mossa della lezione. Vorrebbe dire questo:
lesson-why = La lezione va per un'altra via:
lesson-again = Niente è cambiato. Riprova, o scrivi hint.
lesson-hint = Scrivi { $text }: { $said }.
lesson-hint-enter = Premi solo Invio: ora viene un dado o una pescata.
lesson-closed = { $text } è per una partita tua. Qui niente può andare storto: una mossa che non è della lezione si spiega e non si fa.
lesson-help = A ogni domanda puoi scrivere un numero, un'opzione con le sue parole (o il loro inizio), oppure:
help-lesson-hint = hint           che cosa scrivere
help-lesson-skip = skip           lascia giocare alla lezione il resto di questo passo
help-lesson-again = again          di nuovo il testo di questo passo
lesson-go-on = La lezione è conservata. Per continuare: homelands tutorial { $game }
lesson-old = Ciò che era conservato della lezione non le corrisponde fino in fondo; si continua fin dove corrisponde. Il file com'era è conservato in { $kept }
lesson-finished =
    Hai già fatto tutta questa lezione. Per continuare la partita che la seguiva: homelands play { $game } --resume
    Per ricominciare: homelands tutorial { $game } --restart
lesson-none = Non c'è ancora una lezione per { $game }.
