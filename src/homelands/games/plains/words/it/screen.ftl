# Il tabellone di Plains Indian Wars nel terminale.

plains-scenario-2 = Due giocatori: tutte le nazioni indiane contro Cavalleria, Coloni e Nemici.
plains-scenario-3 = Tre giocatori: le nazioni indiane contro Cavalleria e Coloni, alleati ma anche rivali.
plains-scenario-4 = Quattro giocatori: ogni mazzo ha il suo giocatore.
plains-option-indian-allies = In tre, gli Indiani sono due giocatori e gli Stati Uniti uno (15.3).

pla-setup = Preparazione
pla-place =
    Round { $round }{ $disc ->
        [none] {""}
       *[other] , disco { $disc }
    }
pla-status = Round { $round }. Dischi ancora nel sacchetto: { $bag }. Punti adesso: { $points }.
pla-drawn = { $who } pesca { $card }.
pla-draws = { $who } pesca una carta.
pla-card-which = Una carta si nomina con il suo titolo: card red-cloud
pla-no-hand = Nessuna carta in mano.
pla-letter-green = V
pla-letter-orange = A
pla-letter-blue = Bl
pla-letter-brown = M
pla-letter-purple = Vi
pla-letter-white = Ca
pla-legend = V verde, A arancione, Bl blu, M marrone, Vi viola, Ca carri. [V]: chi controlla la regione, [-]: nessuno. * terra viola, ~ su una pista dei carri.
pla-kind-npt = pianure del nord
pla-kind-spt = pianure del sud
pla-kind-purple-north = viola, nord
pla-kind-purple-south = viola, sud
pla-region =
    { $name } ({ $kind }): { $cubes }; { $owner ->
        [none] nessuno la controlla.
       *[other] la controlla { $owner }.
    }
pla-rail = Ferrovia: { $union } spazi da St. Louis, { $mountain } di { $mountains } tra i monti, { $central } in pianura da Sacramento; { $gap } di { $spaces } in pianura sono aperti.
pla-railhead = Il prossimo spazio è accanto a { $at }.
pla-row-ready = { board-box-ready }
pla-row-casualties = { board-box-casualties }
pla-row-removed = { step-terms_remove }
pla-row-discs = { luck-disc }
pla-row-wagons = { faction-white }
pla-row-points = Punti adesso
pla-row-hand = Mano { $deck }
pla-row-enduring = Duratura
pla-row-unseen = Non viste, { $deck }
pla-row-played = Giocate, { $deck }
pla-discs = pescati { $drawn }; nel sacchetto { $bag }
pla-wagons = { $trail } sulle piste, passati a nord { $north }, a sud { $south }, distrutti { $lost }
pla-held = { table-deck-left }
pla-deck = { $n } da pescare
pla-enduring =
    { $card }{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }
pla-safe = salvo per un trattato
pla-points-regions = regioni
pla-points-purple = regioni viola
pla-points-penalty = penalità viola
pla-points-railroad = ferrovia
pla-points-wagons = carri
pla-points-cavalry = Cavalleria persa
pla-points-custer = { procedure-custer }
pla-points-note = Come sarebbe se la partita finisse ora.
pla-side-indians = Parte indiana
pla-side-us = { board-side-us }
pla-result-indians =
    { $indians ->
        [one] gli Indiani tengono il campo con 1 cubetto
       *[other] gli Indiani tengono il campo con { $indians } cubetti
    }
pla-result-us =
    { $us ->
        [one] gli Stati Uniti tengono il campo con 1 cubetto
       *[other] gli Stati Uniti tengono il campo con { $us } cubetti
    }
pla-gist-indians = gli Indiani tengono il campo
pla-gist-us = gli Stati Uniti tengono il campo
pla-gist-treaty-made = un trattato
pla-result-none = non resta nessuno
pla-result-treaty-made = un trattato: restano { $indians } cubetti indiani e { $us } degli Stati Uniti
pla-result-destroyed = il carro è distrutto
pla-result-treaty = un trattato salva il carro
pla-result-stays = il carro resta dov'è
pla-result-driven = il carro è spinto avanti
pla-result-open = non deciso
pla-odds-whole = Esatto, fino alla fine dello scontro o alla prossima decisione. Chi deve scegliere strada facendo (perdite pari, ritirate, dove un trattato manda una forza) prende la prima opzione della lista: una regola fissa, non un consiglio.
pla-fact-dice =
    { $colour }: { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }; di 6 facce { $hit } colpiscono, { $treaty } sono Trattato, { $blank } vuote.
pla-row-rail = { faction-black }
pla-rail-short = { $union } spazi da St. Louis, { $mountain } tra i monti
