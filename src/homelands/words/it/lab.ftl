# Studi e relazioni.

lab-progress = { NUMBER($done) } partite su { NUMBER($total) }
lab-speed = { NUMBER($rate) } partite al secondo
lab-failed-so-far =
    { $n ->
        [one] 1 fallita
       *[other] { NUMBER($n) } fallite
    }
lab-goes-on =
    { $done ->
        [one] Si riprende dopo 1 partita.
       *[other] Si riprende dopo { NUMBER($done) } partite.
    }
lab-failed = Fallita: { $what }
lab-failures =
    { $n ->
        [one] 1 partita fallita: { $why }
       *[other] { NUMBER($n) } partite fallite: { $why }
    }
lab-stopped = Interrotto. Nessuna partita conclusa è andata persa; lo stesso comando riprende.
lab-cannot-write = { $path } non si può scrivere ({ $why }). Nessuna partita conclusa è andata persa; con più spazio lo stesso comando riprende.
lab-report = I risultati sono in { $folder }. Per vederli: homelands report { $folder }
lab-variant = variante
lab-scenario = scenario
lab-seat = posto
lab-player = giocatore
lab-games = partite
lab-wins = vittorie
lab-interval = intervallo al 95 %
lab-length = durata
lab-against = rispetto a { $first }
lab-difference = punti
lab-changed = partite cambiate
lab-p = p (Holm)
lab-verdict = giudizio
lab-verdict-real = reale
lab-verdict-not-shown = non dimostrata
lab-verdict-same-games = partite uguali
lab-written = La relazione è in { $path }
lab-p-alone = p da solo
lab-pairs = coppie
lab-left-seconds =
    { $n ->
        [one] circa 1 secondo alla fine
       *[other] circa { NUMBER($n) } secondi alla fine
    }
lab-left-minutes = circa { NUMBER($n) } minuti alla fine
lab-needed =
    { $n ->
        [one] Basta 1 partita per scenario per avere al massimo più o meno { NUMBER($points) } punti, qualunque sia la quota.
       *[other] Bastano { NUMBER($n) } partite per scenario per avere al massimo più o meno { NUMBER($points) } punti, qualunque sia la quota.
    }
lab-needed-pairs =
    { $n ->
        [one] Basta 1 coppia di partite per scenario per avere, al peggio, più o meno { NUMBER($points) } punti.
       *[other] Bastano { NUMBER($n) } coppie di partite per scenario per avere, al peggio, più o meno { NUMBER($points) } punti.
    }
lab-stopped-early =
    { $n ->
        [one] Interrotto dopo 1 partita; le cifre sono di quella.
       *[other] Interrotto dopo { NUMBER($n) } partite; le cifre sono di queste.
    }
lab-paired = I due giocatori hanno avuto gli stessi dadi e le stesse pescate, partita per partita.
lab-swapped = Ogni partita è stata giocata due volte con gli stessi dadi e le stesse pescate; nella seconda i due giocatori si sono scambiati i posti.
lab-csv-written = La tabella è in { $path }
lab-no-csv = { $path } non si può scrivere ({ $why }).
