# Parole comuni a tutti i giochi.

## Elenchi

list-two = { $first } e { $last }
list-or = { $first } o { $last }
list-more = { $first }, { $last }
list-none = nessuno
nothing = niente
ours = { " " }(ricostruito)

## Perché qualcosa non è possibile

refuse-no-decision = Non c'è nessuna decisione da prendere.
refuse-not-an-option = Qui non è possibile{ $given ->
        [none] { "" }
       *[other] : { $given }
    }.
refuse-no-chance = Non c'è nessun dado e nessuna pesca in attesa.
refuse-no-source = Qui nessuno lancia per te: indica tu il risultato.
refuse-nothing-to-undo = Non c'è nulla da annullare.
refuse-new-information = Si è saputo qualcosa di nuovo ({ $entry }): non si può annullare. Una partita di prova può ripartire da prima.
refuse-nothing-to-redo = Non c'è nulla da rifare.
refuse-no-such-entry = Non c'è la riga { $ply }: l'ultima è { $last }.
refuse-impossible-chance = { $value } qui non può uscire.
refuse-script-empty = Il copione non ha altre risposte.
