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
