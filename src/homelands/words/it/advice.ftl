# Consigli, e lo sguardo indietro su una partita.

help-hint = hint           che cosa farebbe un giocatore accorto: le opzioni migliori, provate in molte partite proseguite

hint-title = Ogni opzione è stata provata in al massimo { $n } partite, proseguite con regole pratiche per quattro { $game ->
        [plains] dischi
       *[other] carte
    }. Le migliori, con la probabilità di vincere (fra parentesi l'intervallo al 95 %):
hint-line = { $mean } % (da { $low } a { $high }), in quattro partite su cinque fra { $tenth } e { $ninetieth } %
hint-clear = nettamente meglio della successiva
hint-close = nessuna differenza netta dalla successiva
hint-only = Qui c'è una sola cosa da fare.
hint-stopped = Interrotto; niente è cambiato.
hint-reason = perché, rispetto alle altre, porta a { $reasons }
hint-no-reason = sul tabellone niente risulta nettamente migliore che con le altre
hint-reasons = { $first } e { $second }

# Sempre ciò che è un bene per chi decide: più di questo, meno di quello.
reason-navajo-culture = { $n } di Cultura in più
reason-navajo-military = { $n } di Militare in più
reason-navajo-morale = { $n } di Morale Nemico in meno
reason-navajo-ap = { $n } Punti Azione in più
reason-navajo-people = { $n } persone in più nelle Famiglie
reason-navajo-elders = { $n } anziani in più
reason-navajo-outposts = { $n } Avamposti e Fortini in meno
reason-navajo-animals = { $n } animali in più
reason-navajo-stores = { $n } fra beni e mais in più nella scorta
reason-plains-points = { $n } punti tuoi in più
reason-plains-rival = { $n } punti in meno per il rivale migliore
reason-plains-lost = { $n } cubetti perduti in meno
reason-plains-cubes = { $n } cubetti in più sulla mappa

waiting-share = Fatto il { $n } %
decimal-mark = ,

review-title = { $who }: uno sguardo indietro su { $n ->
        [one] 1 decisione
       *[other] { $n } decisioni
    }
review-luck = Fortuna, in punti di probabilità di vincere
review-kind = { $kind }: { $n ->
        [one] una volta
       *[other] { $n } volte
    }, in tutto { $swing }
review-mean = ; in media { $actual }, attesi { $expected }
review-moment = { $swing } alla voce { $ply }: { $text }
review-moments = I momenti che hanno pesato di più
review-slips = Le decisioni costate di più, per quanto le partite proseguite possono dire
review-slip = { $mean } punti (da { $low } a { $high }{ $sure ->
        [yes] { "" }
       *[no] ; può essere il caso
    }) alla voce { $ply }: { $question } Scelta: { $taken }. Meglio: { $better }.
review-face = { $face } { $n } (attesi { $expected })
review-no-slips = Nessuna decisione risulta costata qualcosa.
review-how = La fortuna è ciò che il caso ha dato meno ciò che dà in media, secondo la nostra stima della posizione. I costi sono medie su { $n } partite appaiate proseguite con regole pratiche, con intervalli del 95 %; un piano lungimirante può sembrare un errore.
review-working = Proseguo partite dalle tue decisioni; ci vuole un minuto o più. Ctrl-C interrompe.
review-look = homelands replay { $file } --to { $before } mostra il tabellone prima della voce { $ply }.
review-seat = In questa partita non c'è il posto { $seat }; ci sono: { $seats }.
review-offer = Per rivedere fortuna e decisioni: homelands review { $path }
review-open = Questa partita non è finita. Lo sguardo indietro è per le partite concluse.

luck-die = Dadi singoli
luck-dice = Coppie di dadi
luck-card = Carte
luck-ceremony = Cerimonie
luck-coin = Monete
luck-corn = Segnalini mais
luck-counter = Segnalini istruzione
luck-counter-out = Segnalini istruzione lasciati fuori
luck-cube = Cubetti
luck-disc = Dischi
luck-intruder = Estranei
luck-set-out = Serie di sviluppi lasciate fuori
luck-green-dice = Dadi delle Tribù delle Pianure del Nord
luck-orange-dice = Dadi delle Tribù delle Pianure del Sud
luck-blue-dice = Dadi della Cavalleria
luck-brown-dice = Dadi dei Coloni
luck-purple-dice = Dadi dei Nemici
