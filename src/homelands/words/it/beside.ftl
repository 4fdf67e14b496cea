# Accanto a un tavolo vero: che cosa si chiede, di che si dubita, che cosa si può correggere.

companion-welcome =
    La partita si conserva in { $path } mentre giochi.
    Di' che cosa è stato lanciato, pescato e scoperto, e fai le tue mosse; il programma dice quali pezzi si muovono. Scrivi help per vedere che altro c'è.
companion-set-up = Prepara il tavolo secondo la regola { $rule } (scrivi rules { $rule }). Prima della tua prima scelta è così:
companion-ready = Il tavolo è pronto. Ecco che cosa deve esserci:
companion-go-on = Per continuare: homelands companion { $game } --resume
companion-no-game = { no-game-to-resume }
companion-none = Non c'è ancora un compagno di tavolo per { $game }, solo per: { $games }
companion-now = Ora in { $name }: { $now }
companion-printed = { $card }: scrivi ciò che è stampato sulla carta; solo Invio lascia una cifra com'è qui.
companion-undo = Da allora è venuto un dado o una pescata: non si ritira, si corregge. entries mostra i numeri, correct N VALORE ne cambia una.
companion-closed = { $text } accanto a un tavolo vero non serve. Per cambiare qualcosa: entries e correct.
companion-form = Scrivi uno di questi: { $what }
companion-form-die = Scrivi che cosa mostra: da 1 a 6
companion-form-dice = Scrivi che cosa mostrano, per esempio 2 5
companion-form-card = Scrivi il suo numero, per esempio 32
companion-form-ceremony = Scrivi il suo numero, per esempio 40
companion-form-cube = Scrivi il suo colore: { $what }
companion-form-corn = Scrivi il suo valore: { $what }
companion-not-drawn = { $text } qui non è un risultato.
companion-slip = Guarda di nuovo. Se è ciò che sta sul tavolo, una voce precedente è sbagliata: entries le elenca, correct N VALORE ne cambia una.
companion-parts = Le parti del tavolo sono: { $what }
companion-figures = { $card }: qui alcune cifre sono solo ricostruite. Scrivi ciò che è stampato sulla carta; solo Invio tiene la cifra.
figure-preempt = AP per agire per primo (qui { $ours }):
figure-e1 = AP Nemici se agisci per primo (qui { $ours }):
figure-e0 = AP Nemici se comincia lui (qui { $ours }):
figure-minor = Evento Minore, uno fra { $names } (qui { $ours }):
figure-die = Dado della Blessing Way (qui { $ours }):
figure-vp = VP del Controllo Vittoria (qui { $ours }):
figure-wrong = Trovato { $text }, atteso { $expected }.
doubt-cube =
    Nel sacchetto non può esserci un cubetto { $value }: { $where ->
        [none] non ce n'è nella partita
       *[other] { $where }
    }.
doubt-box = { $n } in { $box }
doubt-gone = { $n } non in questa partita
doubt-card-seen = { $card } si è già vista: voce { $n }.
doubt-card-out = { $card } non è più nel mazzo.
doubt-card-later = { $card } sta in una parte successiva del mazzo: di questa parte restano { $n } carte.
doubt-card-none = { $card } non è nel mazzo di questo scenario, o non esiste.
doubt-intruder =
    { $n ->
        [one] L'unico segnalino { $value } si è già visto.
       *[other] Tutti i { $n } segnalini { $value } si sono già visti.
    }
doubt-draw = { $value } qui non può più venire.

## Comandi

companion-help = Di' dadi e pescate in forma breve; a ogni domanda puoi anche scrivere un numero, un'opzione con le sue parole, oppure:
help-companion-table = table [PARTE]  tutto ciò che deve stare sul tavolo, o una sua parte
help-companion-entries = entries [N|all]  ciò che hai detto finora, con i numeri
help-companion-correct = correct N VALORE  cambia la voce N; il resto si rigioca fin dove corrisponde
help-companion-printed = printed N      le cifre stampate sulla carta N, anche per correggerle
entries-how = entries, entries 50 o entries all
entries-correct = correct N VALORE ne cambia una.
correct-how = Quale voce, e che cosa al suo posto? Per esempio: correct 12 white
correct-number = Non c'è la voce { $n }: l'ultima è la { $last }.
correct-kept = La partita com'era è conservata in { $path }; correct back la riprende.
correct-back =
    { $n ->
        [one] Di nuovo alla partita com'era prima della correzione: 1 voce.
       *[other] Di nuovo alla partita com'era prima della correzione: { $n } voci.
    }
correct-no-back = Non c'è una correzione da ritirare.
correct-same = La voce { $n } è già { $text }.
correct-choice =
    { $text } lì non era possibile. Erano possibili: { $what }{ $more ->
        [0] { "" }
       *[other] { " " }e altre { $more }
    }
corrected = Voce { $n }: { $new } al posto di { $old }.
differs = La voce { $n } è la prima che porta ad altro:
differs-before = prima:
differs-now = ora:
differs-nothing = { nothing }
lost =
    { $count ->
        [one] La voce { $n } ({ $text }) non corrisponde più e va rifatta.
       *[other] La voce { $n } ({ $text }) non corrisponde più. Questa e le successive, { $count } in tutto, vanno rifatte:
    }
set-table = Cambia sul tavolo:
set-row = { $name }: { $now } (prima: { $was })
table-same = Sul tavolo non cambia nulla.
printed-how = Quale carta? Per esempio: printed 32
