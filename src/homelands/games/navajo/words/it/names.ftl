# Nomi di Navajo Wars. I titoli e i nomi che stanno nei file dei dati (Territori, carte, serie, scenari) qui non ci sono.

## Persone, animali, segnalini

person-man = un uomo
person-woman = una donna
person-child = un bambino
person-elder = un anziano
person-horse = un cavallo
person-sheep = una pecora

the-man = l'uomo
the-woman = la donna
the-child = il bambino
the-elder = l'anziano
the-horse = il cavallo
the-sheep = la pecora

noun-man =
    { $n ->
        [one] uomo
       *[other] uomini
    }
noun-woman =
    { $n ->
        [one] donna
       *[other] donne
    }
noun-child =
    { $n ->
        [one] bambino
       *[other] bambini
    }
noun-elder =
    { $n ->
        [one] anziano
       *[other] anziani
    }
noun-horse =
    { $n ->
        [one] cavallo
       *[other] cavalli
    }
noun-sheep =
    { $n ->
        [one] pecora
       *[other] pecore
    }

colour-black = nero
colour-blue = blu
colour-brown = marrone
colour-green = verde
colour-red = rosso
colour-yellow = giallo
colour-white = bianco

black-cubes =
    { $n ->
        [one] 1 cubetto nero
       *[other] { $n } cubetti neri
    }

intruder-firearms = Armi da Fuoco
intruder-trade-goods = Beni Commerciali
intruder-stray-horses = cavalli sbandati
intruder-stray-flock = un gregge sbandato
intruder-refugees = profughi
intruder-lone-trapper = un trapper solitario
intruder-mission = una Missione
intruder-scouts = esploratori
intruder-whiskey-seller = un venditore di whiskey
intruder-slave-raiders = schiavisti
intruder-smallpox = vaiolo
intruder-patrol = una pattuglia

fort-defiance = Fort Defiance
fort-fauntleroy = Fort Fauntleroy
target-mission = Missione
target-rancho = Fattoria
target-fort = Fortino

## Luoghi

place-santa-fe = Santa Fé
place-caught = casella Cattura di { $territory }
place-escape = casella Fuga di { $territory }
elder-boxes =
    { $n ->
        [one] casella { $boxes }
       *[other] caselle { $boxes }
    }

## Il nemico

instruction-build = Costruire
instruction-build-subvert = Costruire + Sovvertire
instruction-colonize = Colonizzare
instruction-comanche = Comanche!
instruction-defend = Difesa
instruction-expand = Espandere
instruction-peace = Pace
instruction-raid = Raid!
instruction-slaves = Schiavi
instruction-subjugate = Soggiogare
instruction-subvert = Sovvertire
instruction-utes = Ute!

tribe-utes = Ute
tribe-comanche = Comanche
tribe-kit-carson = truppe di Kit Carson
foe-enemy = il nemico
foe-utes = gli Ute
foe-comanche = i Comanche

part-card = { $n } dalla carta
part-event = { $n } da { $card }
part-red = { $n } per i cubetti rossi
part-raided = { $n } per i Cubetti Raid

occasion-own-raid = il proprio raid
occasion-patrol = una pattuglia
occasion-ambush = Imboscata
occasion-enemy-raid = Raid Nemico
occasion-tribal-raid = Raid Tribale
occasion-tribal-warfare = Guerra Tribale

result-MFV = grande vittoria della Famiglia (MFV)
result-FV = vittoria della Famiglia (FV)
result-RGD = difesa di retroguardia (RGD)
result-TTD = fino alla morte (TTD)
result-EV = vittoria del nemico (EV)
result-MEV = grande vittoria del nemico (MEV)

## Carte, tracce, periodi, opzioni

card-label = #{ $number } { $title }
card-ceremony = Cerimonia
minor-drought = Siccità
minor-recovery = Fine della siccità
minor-swap = Scambio di ordini
minor-reset = Reset dei Cubetti
operation-planning = Pianificazione
operation-take-actions = Effettuare Azioni
operation-passage-of-time = Scorrere del Tempo
period-spanish = Periodo Spagnolo
period-mexican = Periodo Messicano
period-american = Periodo Americano
difficulty-easy = facile
difficulty-medium = media
difficulty-very-hard = molto difficile
difficulty-hardest = la più dura
rule-horse-meat = Carne di cavallo (15.1)
rule-ride-to-death = Cavalcare fino allo sfinimento (15.2)
rule-horse-trading = Commercio di cavalli (15.3)
rule-two-players = Due giocatori (16)
track-culture = Cultura
track-military = Militare
track-ap = AP
track-morale = Morale Nemico
track-enemy_ferocity = Ferocia Nemica
track-enemy_ap = AP Nemici
need-men = uomini
need-women = donne
need-elders = anziani
need-horses = cavalli
need-territories = Territori con una Famiglia
price-of = { $n } { $track }

## Luoghi nelle regole: procedure

procedure-one-die = Un dado
procedure-two-dice = Due dadi
procedure-one-cube = Un cubetto
procedure-victory-check = Controllo Vittoria
procedure-who-is-missing = Chi manca
procedure-setup = Preparazione
procedure-take-actions = Effettuare Azioni
procedure-activation = Attivazione di una Famiglia
procedure-harvest-corn = Raccolto
procedure-harvest = Scorrere del Tempo: raccolto
procedure-feed-the-people = Sfamare la gente
procedure-elder-deaths = Morte degli anziani
procedure-passage-of-time = Scorrere del Tempo
procedure-battle = Battaglia
procedure-ambush = Imboscata
procedure-negotiate = Negoziare
procedure-evade = Fuggire
procedure-tribal-raid = Raid Tribale
procedure-tribal-raid-on-a-territory = Raid Tribale su un Territorio
procedure-transition = Un nuovo periodo
procedure-kit-carson = Kit Carson
procedure-after-an-automatic-victory = Dopo una vittoria automatica
procedure-subjugate = Soggiogare
procedure-slaves = Schiavi
procedure-place-an-intruder = Un nuovo Estraneo
procedure-reveal-intruders = Estraneo rivelato
procedure-smallpox = Vaiolo
procedure-enemy-operations = Operazioni Nemiche
procedure-elder-actions = Azioni Anziano
procedure-tribal-warfare = Guerra Tribale
procedure-tribal-diplomacy = Diplomazia Tribale
procedure-planning = Pianificazione
procedure-ceremony-card = Carta Cerimonia
procedure-droughts = Siccità
procedure-an-elder-s-death = Morte di un anziano
procedure-change-of-mind = Il nemico cambia idea
procedure-santa-fe-massacre = Santa Fé Massacre
procedure-dineanaii = Dinéanaii
procedure-shaman = Sciamano
procedure-foreseen-cards = Sciamano
procedure-apaches-raid = Gli Apache razziano il New Mexico
procedure-minor-event = Evento Minore
procedure-operations-card = Carta Operazioni
procedure-dine-operations = Operazioni dei Diné
procedure-historical-card = Evento Storico
procedure-turn = Turno
procedure-raid-on-new-mexico = Raid sul New Mexico
procedure-raid-on-an-outpost-or-fort = Raid su un Avamposto o Fortino
procedure-enemy-raid = Raid Nemico
procedure-raid-resolution = Risoluzione Raid
procedure-raid-ends = Fine Raid
procedure-first-headman = Primo Capotribù
procedure-headman-table = Tabella del Capotribù
procedure-enemy-way-of-two = Enemy Way

## Luoghi nelle regole: singoli passi

step-victory_ruin = Sconfitta
step-victory_final-score = Punteggio finale
step-actions_leave-fort = Lasciare un Fortino
step-actions_council = Consiglio tribale
step-passage_death-check = Morte degli anziani
step-tribal_tribal-ends = Raid Tribale
step-campaign_war-ends = Guerra totale
step-instructions_subvert-next = Costruire + Sovvertire
step-enemy_peace-holds = Pace
step-enemy_executed = Operazioni Nemiche
step-planning_elder-speaks = Azioni Anziano
step-headman_determine = Capotribù
step-headman_challenge-ends = Capotribù
step-headman_table-culture = Tabella del Capotribù
step-headman_table-passes = Tabella del Capotribù
step-two-player_card-passes = Capotribù
step-two-player_carson-points = Kit Carson

step-dice_bless-or-roll = Blessing Way
step-dice_keep-or-reroll = Rilancio
step-dice_keep-pair = Rilancio
step-dice_keep-or-redraw = Nuovo cubetto
step-dice_roll-one = Un dado
step-dice_roll-pair = Due dadi
step-dice_pull-cube = Un cubetto
step-victory_choose-check = Buona Medicina o Controllo Vittoria
step-victory_black-cubes = Buona Medicina
step-victory_buy-development = Sviluppo Culturale
step-victory_forget = Controllo Vittoria: perdite
step-setup_place-family = Preparazione: Famiglie
step-setup_first-ferocity = Preparazione: Ferocia
step-setup_first-manuelito = Preparazione: Manuelito
step-setup_keep-set = Preparazione: serie di Sviluppi
step-setup_set-out = Preparazione: serie di Sviluppi
step-setup_counter-out = Ordini lasciati fuori
step-setup_next-counter = Preparazione: Ordini
step-setup_choose-development = Preparazione: Sviluppi
step-setup_draw-ceremony = Preparazione: carte Cerimonia
step-setup_keep-ceremony = Preparazione: carte Cerimonia
step-actions_next-family = Effettuare Azioni
step-actions_act = Attivazione di una Famiglia
step-actions_turn-corn = Raccolto
step-passage_convert = Scorrere del Tempo 1A
step-passage_settle = Scorrere del Tempo 1B
step-passage_found = Scorrere del Tempo 1C
step-passage_found-where = Scorrere del Tempo 1C
step-passage_designate = Scorrere del Tempo 4: raccolto
step-passage_turn-corn = Scorrere del Tempo 4: raccolto
step-feeding_provide = Scorrere del Tempo 5: cibo
step-feeding_feed = Scorrere del Tempo 5: cibo
step-feeding_go-hungry = Scorrere del Tempo 5: fame
step-passage_spare-animals = Scorrere del Tempo 6: pascolo
step-battle_prepare = Battaglia
step-battle_further-loss = Battaglia: perdite
step-battle_caught = Cattura
step-reactions_react = Reazione
step-reactions_offer = Negoziare: doni
step-reactions_evade-to = Fuggire
step-tribal_flee = Reazione
step-tribal_appease = Condurre Raid: doni
step-tribal_resolve = Risoluzione Raid
step-campaign_ultimatum = Ultimatum di Kit Carson
step-campaign_resettle = Nuove case
step-campaign_new-family = Una nuova Famiglia
step-campaign_gift = Sviluppo Culturale
step-instructions_colonists = Colonizzare
step-intruders_turn-up = Estraneo rivelato
step-intruders_look = Religion 2
step-intruders_welcome = Profughi
step-intruders_trapper = Trapper solitario
step-intruders_meet-patrol = Pattuglia
step-enemy_let-flip = Ordini che si voltano
step-planning_elder-action = Azioni Anziano
step-planning_buy-goods = Pianificazione: Beni Commerciali
step-planning_tribal-relations = Pianificazione: tribù
step-planning_gifts = Diplomazia Tribale: doni
step-planning_name-row = Diplomazia Tribale: scambio
step-ceremonies_next-way = Enemy Way
step-ceremonies_take-card = Carta Cerimonia
step-ceremonies_fall-sick = Malattia
step-ceremonies_stolen-from = Cavalli rubati
step-historical_talks = Santa Fé Massacre
step-historical_talks-gifts = Santa Fé Massacre: doni
step-historical_kinsmen = Dinéanaii
step-historical_muster = Narbona's War
step-historical_manuelito-joins = Manuelito
step-historical_manuelito-ferocity = Manuelito
step-operations_harvest-fails = Bad Harvest
step-operations_sow = People of the Planted Fields
step-operations_rain = People of the Planted Fields
step-operations_see-card = Sciamano
step-operations_show-cards = Sciamano
step-operations_reorder = Sciamano
step-operations_pueblo-victim = Pueblo War in the West
step-sequence_draw = Pesca
step-sequence_preempt = Anticipare
step-sequence_minor-event = Evento Minore
step-sequence_operation = Operazioni dei Diné
step-sequence_fort-toll = Accanto a un Fortino
step-raiding_choose-animal = Bottino
step-raiding_soldiers = Soldati
step-raids_resolve = Risoluzione Raid
step-raids_return-home = Le Famiglie tornano
step-raids_return-ferocity = Le Famiglie tornano
step-influence_claim = Influenza
step-influence_court = Influenza
step-influence_persuade = Influenza
step-two-player_sway-more = Consiglio
step-two-player_sway-families = Influenza
step-two-player_own-ferocity = Preparazione: Ferocia
step-headman_take-headman = Capotribù
step-headman_lose-follower = Tabella del Capotribù
step-headman_rival-elder = Tabella del Capotribù
step-headman_rival-family = Tabella del Capotribù
step-headman_give-cards = Enemy Way
step-headman_drop-way = Enemy Way
step-two-player_next-elder = Azioni Anziano
step-two-player_elder-choice = Azioni Anziano
step-two-player_spend-point = Punti Influenza
step-two-player_bid = Kit Carson: offerte
step-victory_whether-to-buy = Sviluppo Culturale
