# A che cosa serve un dado, un cubetto o una pesca in Navajo Wars. Le variabili sono cifre, come in navajo-play.ftl.

## A che cosa serve un dado

die-sequence_fort-toll = Vivere accanto a un Fortino: con { $n } o meno si perde un punto.
die-sequence_automatic-roll = Vittoria automatica: si vince con { $automatic } o più.
die-planning_elder-speaks =
    Azione Anziano: riesce con { $rating_at ->
        [1] un 1
       *[other] { $rating_at } o meno
    }.
die-planning_tribe-swaps = La riga In Attesa che si scambia con { $tribe }.
die-planning_talks-end = Diplomazia con { $talk_bonus }: riesce con { $diplomacy_needs } o più, un 1 fallisce.
die-planning_talks-swap = { die-planning_tribe-swaps }
die-actions_leave-fort = Lasciare il Fortino: il dado e { $value_at } MP, di { $left }.
die-actions_council = Consiglio tribale: { $value_here } o più dà 1 AP.
die-actions_reaped = Raccolto: fallisce con { $n } o meno.
die-passage_death-check = Anziano nella casella { $dying }: muore con { $death_on } o meno.
die-passage_land-recovers = Il Territorio dove la terra si riprende.
die-enemy_peace-holds = Pace: dura sotto { $truce }.
die-instructions_carried-off = Schiavi: il Territorio.
die-tribal_tribal-place = { $raiders }: il Territorio.
die-tribal_conducted = Condurre Raid in { $land } con { $conduct }: colpisce le Aree fino al totale, un 1 nessuno, un 6 tutti.
die-raids_overrun = Il nemico prende coraggio? Il Morale Nemico sale con { $heart_range }.
die-reactions_parley-ends = Negoziare con { $parley_bonus }: riesce con { $parley_needs } o più, un 1 fallisce.
die-reactions_evade-result = Fuggire con { $evade_bonus }: riesce con { $evade_needs } o più, un 1 fallisce.
die-battle_foe-die = Battaglia: il dado della Famiglia { $family }, con { $own_bonus }.
die-battle_outcome = Battaglia: il dado dell'avversario, con { $foe_bonus }. La Famiglia { $family } ha { $own_total }.
die-intruders_place-area = Un Estraneo: il Territorio.
die-intruders_placed = Un Estraneo in { $first_die }: l'Area.
die-intruders_fallen-ill = Vaiolo nella Famiglia { $next_family }: { $ranges }.
die-ceremonies_drought-falls = Siccità: il Territorio.
die-ceremonies_elder-rolled = Anziano nella casella { $box_at }: muore con { $death_at } o meno.
die-setup_missing = Famiglia { $next_family }: chi manca? { $ranges }.
die-operations_minor-rolled =
    { $kind ->
        [0] Siccità: il Territorio.
        [1] Fine della siccità: il Territorio.
       *[2] Scambio di ordini: la riga.
    }
die-historical_talks-end = Colloqui a Santa Fé con { $n } di doni: { $bad } o meno è un massacro, più di { $neutral } è la pace.
die-enemy_flips = Dadi degli Ordini: si voltano due righe, un doppio scambia una riga con In Attesa.
die-ceremonies_mind-changed = { die-enemy_flips }

## A che cosa serve un cubetto

cube-raiding_booty = Raid sul New Mexico della Famiglia { $family }.
cube-raiding_strike = Raid della Famiglia { $family } ({ $target }): { $n } danni di { $hits_here }.
cube-instructions_drawn = Soggiogare: ancora { $left } da pescare.
cube-operations_apaches-drawn = Gli Apache razziano il New Mexico.

## Richieste al caso

request-die = Dado: { $purpose }
request-dice = Dadi: { $purpose }
request-cube = Cubetto: { $purpose }
request-card = Carta: la cima del mazzo.
request-ceremony = Carta: una carta Cerimonia, per la sua persona.
request-corn = Mais: il segnalino in { $at }.
request-intruder = Estraneo: il segnalino in { $at }.
request-set-out = Serie di Sviluppi che esce dal gioco: ancora { $left }.
request-counter-out = Ordine che resta fuori: ancora { $left }.
request-counter = Ordine numero { $order } di 12.
