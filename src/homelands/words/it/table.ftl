# Le parole della pagina web, per ogni gioco.

web-over = La partita è finita.
web-waiting = Si aspetta { $who }: { $what }.
web-rights = In ogni momento
web-roll =
    { $kind ->
        [die] Lancia il dado
        [dice] Lancia i dadi
        [green-dice] Lancia i dadi
        [orange-dice] Lancia i dadi
        [blue-dice] Lancia i dadi
        [brown-dice] Lancia i dadi
        [purple-dice] Lancia i dadi
        [coin] Lancia la moneta
       *[other] Pesca
    }
web-not-an-option =
    { $text ->
        [none] Non hai detto nulla. Scegli una delle opzioni.
       *[other] { $text } qui non è possibile.
    }
web-lesson-other = È permesso, ma la lezione va per un'altra via.
web-lesson-means = La tua mossa vorrebbe dire questo:
web-lesson-again = Nulla è cambiato. Riprova, o guarda il suggerimento.
web-set-up = Prepara il tavolo secondo la regola { $rule }; come deve essere sta qui sotto.
web-slip = Guarda di nuovo. Se sul tavolo c'è davvero questo, un dato precedente è sbagliato: sceglilo nell'elenco e correggilo.
web-lost = Da dire di nuovo
web-set-row = { $now } (prima: { $was })
web-no-figure = una cifra di una carta in gioco, e { $id } non lo è

## Bot

web-bot-random = Caso
web-bot-random-about = Prende un'opzione legale qualsiasi, come cadono i dadi. Per fare prove.
web-bot-easy = Facile
web-bot-easy-about = Regole semplici, e a una decisione su quattro prende quel che capita. Per una prima partita.
web-bot-normal = Normale
web-bot-normal-about = Regole semplici. Veloce.
web-bot-hard = Difficile
web-bot-hard-about = Prova molti modi in cui la partita può andare, prima di ogni decisione che conta.
