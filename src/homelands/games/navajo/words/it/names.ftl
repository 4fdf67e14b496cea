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

place-santa-fe = { table-santa-fe }
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
occasion-patrol = { intruder-patrol }
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
track-culture = { table-culture }
track-military = { table-military }
track-ap = { table-ap }
track-morale = { table-morale }
track-enemy_ferocity = { table-ferocity }
track-enemy_ap = { table-enemy-ap }
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
procedure-take-actions = { operation-take-actions }
procedure-activation = Attivazione di una Famiglia
procedure-harvest-corn = Raccolto
procedure-harvest = Scorrere del Tempo: raccolto
procedure-feed-the-people = Sfamare la gente
procedure-elder-deaths = Morte degli anziani
procedure-passage-of-time = { operation-passage-of-time }
procedure-battle = Battaglia
procedure-ambush = { occasion-ambush }
procedure-negotiate = Negoziare
procedure-evade = Fuggire
procedure-tribal-raid = { occasion-tribal-raid }
procedure-tribal-raid-on-a-territory = Raid Tribale su un Territorio
procedure-transition = Un nuovo periodo
procedure-kit-carson = Kit Carson
procedure-after-an-automatic-victory = Dopo una vittoria automatica
procedure-subjugate = { instruction-subjugate }
procedure-slaves = { instruction-slaves }
procedure-place-an-intruder = Un nuovo Estraneo
procedure-reveal-intruders = Estraneo rivelato
procedure-smallpox = Vaiolo
procedure-enemy-operations = Operazioni Nemiche
procedure-elder-actions = Azioni Anziano
procedure-tribal-warfare = { occasion-tribal-warfare }
procedure-tribal-diplomacy = Diplomazia Tribale
procedure-planning = { operation-planning }
procedure-ceremony-card = Carta Cerimonia
procedure-droughts = Siccità
procedure-an-elder-s-death = Morte di un anziano
procedure-change-of-mind = Il nemico cambia idea
procedure-santa-fe-massacre = Santa Fé Massacre
procedure-dineanaii = Dinéanaii
procedure-shaman = Sciamano
procedure-foreseen-cards = { procedure-shaman }
procedure-apaches-raid = Gli Apache razziano il New Mexico
procedure-minor-event = Evento Minore
procedure-operations-card = Carta Operazioni
procedure-dine-operations = Operazioni dei Diné
procedure-historical-card = Evento Storico
procedure-turn = Turno
procedure-raid-on-new-mexico = Raid sul New Mexico
procedure-raid-on-an-outpost-or-fort = Raid su un Avamposto o Fortino
procedure-enemy-raid = { occasion-enemy-raid }
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
step-passage_death-check = { procedure-elder-deaths }
step-tribal_tribal-ends = { occasion-tribal-raid }
step-campaign_war-ends = Guerra totale
step-instructions_subvert-next = { instruction-build-subvert }
step-enemy_peace-holds = { instruction-peace }
step-enemy_executed = { procedure-enemy-operations }
step-planning_elder-speaks = { procedure-elder-actions }
step-headman_determine = Capotribù
step-headman_challenge-ends = { step-headman_determine }
step-headman_table-culture = { procedure-headman-table }
step-headman_table-passes = { procedure-headman-table }
step-two-player_card-passes = { step-headman_determine }
step-two-player_carson-points = { procedure-kit-carson }

step-dice_stock-up = Beni Commerciali prima di un lancio
step-dice_bless-or-roll = Blessing Way
step-dice_keep-or-reroll = Rilancio
step-dice_keep-pair = { step-dice_keep-or-reroll }
step-dice_keep-or-redraw = Nuovo cubetto
step-dice_roll-one = { procedure-one-die }
step-dice_roll-pair = { procedure-two-dice }
step-dice_pull-cube = { procedure-one-cube }
step-victory_choose-check = Buona Medicina o Controllo Vittoria
step-victory_black-cubes = Buona Medicina
step-victory_buy-development = Sviluppo Culturale
step-victory_forget = Controllo Vittoria: perdite
step-setup_place-family = Preparazione: Famiglie
step-setup_first-ferocity = Preparazione: Ferocia
step-setup_first-manuelito = Preparazione: Manuelito
step-setup_keep-set = Preparazione: serie di Sviluppi
step-setup_set-out = { step-setup_keep-set }
step-setup_counter-out = Ordini lasciati fuori
step-setup_next-counter = Preparazione: Ordini
step-setup_choose-development = Preparazione: Sviluppi
step-setup_draw-ceremony = Preparazione: carte Cerimonia
step-setup_keep-ceremony = { step-setup_draw-ceremony }
step-actions_next-family = { operation-take-actions }
step-actions_act = { procedure-activation }
step-actions_turn-corn = { procedure-harvest-corn }
step-passage_convert = Scorrere del Tempo 1A
step-passage_settle = Scorrere del Tempo 1B
step-passage_found = Scorrere del Tempo 1C
step-passage_found-where = { step-passage_found }
step-passage_designate = Scorrere del Tempo 4: raccolto
step-passage_turn-corn = { step-passage_designate }
step-feeding_provide = Scorrere del Tempo 5: cibo
step-feeding_feed = { step-feeding_provide }
step-feeding_go-hungry = Scorrere del Tempo 5: fame
step-passage_spare-animals = Scorrere del Tempo 6: pascolo
step-battle_prepare = { procedure-battle }
step-battle_further-loss = Battaglia: perdite
step-battle_caught = Cattura
step-reactions_react = Reazione
step-reactions_offer = Negoziare: doni
step-reactions_evade-to = { procedure-evade }
step-tribal_flee = { step-reactions_react }
step-tribal_appease = Condurre Raid: doni
step-tribal_resolve = { procedure-raid-resolution }
step-campaign_ultimatum = Ultimatum di Kit Carson
step-campaign_resettle = Nuove case
step-campaign_new-family = Una nuova Famiglia
step-campaign_gift = { step-victory_buy-development }
step-instructions_colonists = { instruction-colonize }
step-intruders_turn-up = { procedure-reveal-intruders }
step-intruders_look = Religion 2
step-intruders_welcome = Profughi
step-intruders_trapper = Trapper solitario
step-intruders_meet-patrol = Pattuglia
step-ceremonies_mind-flips = { step-enemy_let-flip }
step-enemy_let-flip = Ordini che si voltano
step-planning_elder-action = { procedure-elder-actions }
step-planning_buy-goods = Pianificazione: Beni Commerciali
step-planning_tribal-relations = Pianificazione: tribù
step-planning_gifts = Diplomazia Tribale: doni
step-planning_name-row = Diplomazia Tribale: scambio
step-ceremonies_next-way = Enemy Way
step-ceremonies_take-card = { procedure-ceremony-card }
step-ceremonies_fall-sick = Malattia
step-ceremonies_stolen-from = Cavalli rubati
step-historical_talks = { procedure-santa-fe-massacre }
step-historical_talks-gifts = Santa Fé Massacre: doni
step-historical_kinsmen = { procedure-dineanaii }
step-historical_muster = Narbona's War
step-historical_manuelito-joins = Manuelito
step-historical_manuelito-ferocity = { step-historical_manuelito-joins }
step-operations_harvest-fails = Bad Harvest
step-operations_sow = People of the Planted Fields
step-operations_rain = { step-operations_sow }
step-operations_see-card = { procedure-shaman }
step-operations_show-cards = { procedure-shaman }
step-operations_reorder = { procedure-shaman }
step-operations_pueblo-victim = Pueblo War in the West
step-sequence_draw = Pesca
step-sequence_preempt = Anticipare
step-sequence_minor-event = { procedure-minor-event }
step-sequence_operation = { procedure-dine-operations }
step-sequence_fort-toll = Accanto a un Fortino
step-raiding_choose-animal = Che cosa porta il raid
step-raiding_soldiers = Soldati
step-raids_resolve = { procedure-raid-resolution }
step-raids_return-home = Le Famiglie tornano
step-raids_return-ferocity = { step-raids_return-home }
step-influence_claim = Influenza
step-influence_court = { step-influence_claim }
step-influence_persuade = { step-influence_claim }
step-two-player_sway-more = Consiglio
step-two-player_sway-families = { step-influence_claim }
step-two-player_own-ferocity = { step-setup_first-ferocity }
step-headman_take-headman = { step-headman_determine }
step-headman_lose-follower = { procedure-headman-table }
step-headman_rival-elder = { procedure-headman-table }
step-headman_rival-family = { procedure-headman-table }
step-headman_give-cards = { procedure-enemy-way-of-two }
step-headman_drop-way = { procedure-enemy-way-of-two }
step-two-player_next-elder = { procedure-elder-actions }
step-two-player_elder-choice = { procedure-elder-actions }
step-two-player_spend-point = Punti Influenza
step-two-player_bid = Kit Carson: offerte
step-victory_whether-to-buy = { step-victory_buy-development }

## La tabella del Soggiogamento, come sta nei dati (4.2.10)

subjugation-remove-41 = togli la #41 se è in gioco
subjugation-remove-54 = togli la #54 se è in gioco
subjugation-turn-abf = volta i segnalini A, B e F sul lato Raid ovunque siano
subjugation-reset = { minor-reset }
subjugation-morale = il Morale Nemico sale di { $n }
