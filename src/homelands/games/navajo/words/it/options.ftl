# Domande di Navajo Wars e che cosa fa ogni risposta.
# Le variabili sono cifre che il programma ricava dalla posizione (text/navajo/figures.py).

## Domande: la carta e il turno

ask-sequence_preempt = { $card }: paghi { $price } AP per anticipare il nemico? Hai { $ap } AP. La carta allora gli dà { $e1 } AP, altrimenti { $e0 } AP{ $ours }.
ask-sequence_operation = Quale Operazione? { $ap } AP, Cultura { $culture }, Militare { $military }.
ask-sequence_minor-event = Evento Minore: { $minor }. Lo lasci avvenire, o lo annulli per { $reroll } Beni Commerciali? Ne hai { $goods }.
ask-sequence_fort-toll = Vivere accanto a un Fortino costa un punto. Quale? Cultura { $culture }, Militare { $military }.
ask-ceremonies_next-way = Quale Enemy Way si esegue ora?
ask-ceremonies_take-card = Prendi in mano { $card }? Allora nello Scorrere del Tempo arriva { $newcomer }.
ask-ceremonies_fall-sick = Malattia: chi è colpito?
ask-ceremonies_stolen-from = Quale Famiglia perde il cavallo?

## Domande: dadi e cubetti

ask-dice_stock-up = Sta per esserci un lancio o una pesca che { $reroll } Beni Commerciali farebbero ripetere. Ne compri prima? Ne hai { $goods }. { $purpose }
ask-dice_bless-or-roll = Lanci il dado, o dai una carta Cerimonia al suo posto? { $purpose }
ask-dice_keep-or-reroll = Il dado mostra { $die }. Lo tieni? { $purpose }
ask-dice_keep-pair = I dadi mostrano { $die } e { $die2 }. Li tieni? { $purpose }
ask-dice_keep-or-redraw = Il cubetto è { $cube }. Lo tieni? { $purpose }

## Domande: Pianificazione

ask-planning_elder-action = Azioni Anziano: quale anziano tenta che cosa? Cultura { $culture }, Militare { $military }, AP { $ap }.
ask-planning_buy-goods =
    Compri un segnalino Beni Commerciali? { $left ->
        [one] Resta 1 acquisto
       *[other] Restano { $left } acquisti
    }, { $ap } AP{ $free ->
        [0] { "" }
       *[other] , { $free } gratis
    }.
ask-planning_tribal-relations = Guerra o Diplomazia con le tribù, per 1 AP? Hai { $ap } AP.
ask-planning_gifts = Diplomazia con { $tribe }: quanti Beni Commerciali in dono? Ognuno aggiunge 1. Ne hai { $goods }.
ask-planning_name-row = Quale riga In Attesa si scambia con { $tribe }?

## Domande: Effettuare Azioni

ask-actions_next-family =
    Quale Famiglia agisce? { $left ->
        [one] Resta 1 attivazione.
       *[other] Restano { $left } attivazioni.
    }
ask-actions_act = Famiglia { $family } in { $here }: { $left } MP rimasti. Che cosa fa?
ask-raiding_choose-animal = Un cavallo o una pecora?
ask-raiding_soldiers = Un cubetto { $cube }: soldati. Li combatti, o lasci salire il Morale Nemico?

## Domande: Scorrere del Tempo

ask-passage_convert = Scorrere del Tempo, Passo 1A: chi cresce o invecchia?
ask-passage_settle = Scorrere del Tempo, Passo 1B: chi entra in una Famiglia o nel Riquadro Anziani?
ask-passage_found = Scorrere del Tempo, Passo 1C: si fonda una Famiglia? Cultura { $culture }.
ask-passage_found-where = Dove si stabilisce la Famiglia { $family }?
ask-passage_designate = Raccogli il mais in { $field }?
ask-feeding_provide =
    { $left ->
        [one] 1 persona ha
       *[other] { $left } persone hanno
    } bisogno di cibo oltre a quello della terra. Scambi qualcosa prima del pasto?
ask-feeding_feed =
    { $left ->
        [one] 1 persona ha
       *[other] { $left } persone hanno
    } ancora fame. Che cosa si mangia?
ask-feeding_go-hungry =
    Non c'è più cibo per { $left ->
        [one] 1 persona
       *[other] { $left } persone
    }. Chi resta affamato?
ask-passage_spare-animals = Non c'è pascolo per { $horses_over } e { $sheep_over }. Li usi prima?

## Domande: raid del nemico e delle tribù

ask-enemy_let-flip = Riga { $row }: { $counter } si volterebbe in { $back }. Lo lasci? Hai { $goods } Beni Commerciali.
ask-ceremonies_mind-flips = { ask-enemy_let-flip }
ask-instructions_colonists = Colonizzare: quale cubetto passa dai Cubetti Raid al Recupero? { $left } da spostare.
ask-reactions_react = Segnalini Raid in { $at }, altri { $santa_fe } a Santa Fé. Qual è la tua Reazione? Hai { $ap } AP.
ask-reactions_offer = Negoziare: quanti Beni Commerciali in dono? Ognuno aggiunge 1. Ne hai { $goods }.
ask-reactions_evade-to = Dove fugge la Famiglia { $family }?
ask-raids_resolve = Il Raid ha raggiunto la Famiglia { $family } in { $here }. Combatti, o chi cedi?
ask-raids_return-home = Dove torna in { $territory } la Famiglia { $family }?
ask-raids_return-ferocity = Con quale Ferocia torna la Famiglia { $family }?
ask-tribal_flee = { $raiders } in arrivo in { $land }. Una Famiglia fugge?
ask-tribal_appease = { $raiders } in { $land }: cedi qualcosa dalle Risorse? Ogni segnalino li indebolisce di 1. Il loro dado ha { $conduct }.
ask-tribal_resolve = { $raiders }: colpita la Famiglia { $family } in { $here }. Chi cedi, o si combatte?
ask-battle_prepare = Battaglia: la Famiglia { $family } aggiunge { $own_bonus } al dado, l'avversario { $foe_bonus }; colonna { $column }. Pronti?
ask-battle_further-loss = Chi altro della Famiglia { $family } va nello Scorrere del Tempo?
ask-battle_caught = In quale casella Cattura va la Famiglia { $family }?

## Domande: Estranei ed eventi

ask-intruders_welcome = Profughi: chi arriva nello Scorrere del Tempo?
ask-intruders_trapper = Un trapper solitario: notizie o beni?
ask-intruders_meet-patrol = Una pattuglia incontra la Famiglia { $family } in { $here }. Combatti, o chi cedi?
ask-operations_harvest-fails = Bad Harvest: che cosa cedi? Ancora { $left }.
ask-operations_sow = People of the Planted Fields: quale Famiglia pianta il mais senza costo? Ancora { $left }.
ask-operations_rain = Nessuna Famiglia può piantare. Dove finisce una siccità?
ask-operations_reorder = In quale ordine stanno le prossime carte?
ask-operations_pueblo-victim = Pueblo War in the West: quale Famiglia è dispersa?
ask-historical_talks = I capi vanno ai colloqui di Santa Fé? Un dado e i doni: { $bad } o meno è un massacro, più di { $neutral } è la pace{ $ours }.
ask-historical_talks-gifts = Quanti Beni Commerciali in dono? Ognuno aggiunge 1. Ne hai { $goods }.
ask-historical_kinsmen = Famiglia { $next_family } in Shiprock: si ritira, o resta e perde qualcuno?
ask-historical_muster = Narbona's War: quale Famiglia diventa più Feroce?
ask-historical_manuelito-joins = A quale Famiglia si unisce Manuelito?
ask-historical_manuelito-ferocity = Quale Ferocia ha la Famiglia di Manuelito?

## Domande: Controlli Vittoria, preparazione, campagna

ask-victory_choose-check = { $card }: un Controllo Vittoria contro { $vp } VP (ne tieni { $held }), o la Buona Medicina per { $medicine }{ $ours }?
ask-victory_black-cubes = Buona Medicina: da dove viene un cubetto nero? Ancora { $left }.
ask-victory_buy-development = Compri uno Sviluppo Culturale? Cultura { $culture }, Militare { $military }.
ask-victory_forget = Chi si perde dallo Scorrere del Tempo? Ancora { $left }.
ask-setup_place-family = Dove comincia la Famiglia { $letter }?
ask-setup_first-ferocity = Con quale Ferocia comincia la Famiglia { $letter }?
ask-setup_first-manuelito = Con quale Famiglia comincia Manuelito?
ask-setup_keep-set = Quale serie di Sviluppi resta di sicuro in gioco? { $sets_out } delle altre si tolgono a caso.
ask-setup_choose-development =
    { $mode ->
        [free] Con quale Sviluppo Culturale di Livello 1 cominci?
        [buy] Compri uno Sviluppo Culturale? { $left } al massimo; Cultura { $culture }, Militare { $military }.
        [free-checked] Con quale Sviluppo Culturale cominci? Ancora { $left }.
       *[sets] A quale serie rinunci? Tutte le altre sono tue per intero.
    }
ask-setup_keep-ceremony = { $drawn }: la tieni in mano? Se ne può tenere una sola.
ask-campaign_ultimatum = Kit Carson chiede la resa. Guerra totale, o ritirata nei rifugi?
ask-campaign_resettle = Dove vive d'ora in poi la Famiglia { $next_family }?
ask-campaign_new-family = Si fonda una nuova Famiglia. Dove?
ask-campaign_gift = Quale Sviluppo Culturale prendi gratis?

## Risposte: la carta e il turno

do-preempt = Paghi { $price } AP e agisci per primo; la carta dà allora al nemico { $e1 } AP{ $ours }
do-wait = Agisce prima il nemico; la carta gli dà { $e0 } AP{ $ours }
do-planning = Pianificazione: { $council } AP dagli anziani, poi Azioni Anziano, commercio e tribù
do-take-actions =
    Effettuare Azioni: { $activations ->
        [one] può agire 1 Famiglia
       *[other] possono agire fino a { $activations } Famiglie
    }
do-passage-of-time = Scorrere del Tempo: la gente cresce, gli animali si riproducono, si mangia
do-allow-event = Lo lasci avvenire
do-cancel-event = Lo annulli per { $reroll } Beni Commerciali
do-lose-culture = Perdi 1 Cultura (di { $culture })
do-lose-military = Perdi 1 Militare (di { $military })
do-enemy-way = { $card }: { $way }
do-cancel-way = Annulli l'Enemy Way di { $card } per { $reroll } Beni Commerciali
do-take-card = Prendi la carta
do-discard-card = Scarti la carta
do-done =
    { $step ->
        [planning_elder-action] Nessun'altra Azione Anziano
        [planning_buy-goods] Non compri altro
        [planning_tribal-relations] Lasci stare le tribù
        [passage_convert] Nessun altro cresce o invecchia
        [passage_settle] Nessun altro entra
        [passage_found] Non si fondano altre Famiglie
        [feeding_provide] Comincia il pasto
        [feeding_feed] Non dai altro
        [passage_spare-animals] Li lasci senza pascolo
        [tribal_appease] Non cedi altro
        [historical_muster] Nessun'altra Famiglia
        [operations_sow] Niente altro mais
        [victory_buy-development] Non compri nulla
        [setup_choose-development] Non prendi altro
        [campaign_gift] Non prendi nulla
       *[other] Fatto
    }

## Risposte: dadi e cubetti

do-roll = Lanci il dado
do-roll-all = Lanci, e per questa carta niente altre domande sulle carte Cerimonia
do-bless = Dai { $card }: il dado vale { $face }
do-keep = Tieni
do-keep-all = Tieni, e per questa carta niente altre domande sui dadi
do-keep-all-cubes = Tieni, e per questa carta niente altre domande sui cubetti
do-reroll = Rilanci per { $reroll } Beni Commerciali (di { $goods })
do-redraw =
    Lo rimetti e peschi di nuovo: { $source ->
        [goods] { $reroll } Beni Commerciali (di { $goods })
        [religion] esaurisci Religion 3
        [cunning] esaurisci Cunning 3
       *[manuelito] la Famiglia di Manuelito lo ignora
    }

## Risposte: in ogni momento

do-mount = Un cavallo dalle Risorse alla Famiglia { $family }
do-goods-ap = 2 Beni Commerciali (di { $goods }) per 1 AP
do-goods-animal = 3 Beni Commerciali (di { $goods }) per { $one }
do-goods-firearms = { $goods_for_firearms } Beni Commerciali (di { $goods }) per un segnalino Armi da Fuoco
do-goods-morale = { $goods_for_morale } Beni Commerciali (di { $goods }): Morale Nemico { $morale_change }
do-barter = Scambi { $animals } per 1 Bene Commerciale
do-barter-corn = Scambi il mais { $values } per 1 Bene Commerciale
do-trade-horses = Scambi 2 cavalli per una pecora
do-trade-sheep = Scambi 2 pecore per un cavallo
do-look-at = Religion 2: guardi l'Estraneo in { $to }

## Risposte: Pianificazione

do-elder =
    Anziano nella casella { $box }: { $kind ->
        [military] Militare +1 e Cultura -1
        [culture] Cultura +1 e Militare -1
        [fiercer] Famiglia { $family } a Ferocia { $fiercer }
        [calmer] Famiglia { $family } a Ferocia { $calmer }
        [sway] influenza la Famiglia { $family }
       *[ap] 1 AP
    }, con { $rating ->
        [1] un 1
       *[other] { $rating } o meno
    }
do-buy-goods =
    Compri un segnalino Beni Commerciali { $free ->
        [0] per 1 AP
       *[other] gratis
    }
do-warfare = La Famiglia { $family } combatte { $foe } per 1 AP: { $own_bonus } contro { $foe_bonus }
do-diplomacy = La Famiglia { $family } tratta con { $foe } per 1 AP: dado { $talk_bonus }, { $diplomacy_needs } o più
do-gifts =
    { $n ->
        [0] Nessun dono
        [one] 1 Bene Commerciale
       *[other] { $n } Beni Commerciali
    }
do-row = Riga { $row }: { $standby }

## Risposte: Effettuare Azioni

do-activate = Famiglia { $family } in { $its_place }: { $mps } MP
do-end-operation = Nessun'altra Famiglia
do-move = Muove in { $to } per { $cost } MP
do-leave-fort = Lascia il Fortino per { $to }: un dado e { $value } MP
do-canyon-move = Muove in { $to } per tutti i { $left } MP
do-water-hole = Trova una sorgente in { $land } per { $cost } MP: finisce una siccità
do-plant = Pianta il mais in { $here } per { $cost } MP
do-harvest =
    Raccoglie il mais in { $here } per { $cost } MP{ $hardship ->
        [0] { "" }
       *[other] , con un dado sopra { $hardship }
    }
do-raid-new-mexico = Razzia il New Mexico per { $cost } MP
do-long-raid = Razzia il New Mexico a lungo raggio per tutti i { $left } MP
do-raid-mission = Razzia la Missione di { $land } per { $cost } MP: servono { $hits } danni
do-raid-rancho = Razzia la Fattoria di { $land } per { $cost } MP: servono { $hits } danni
do-raid-fort = Razzia il Fortino in { $here } per { $cost } MP: servono { $hits } danni
do-trade =
    Commercia nel Fortino per tutti i { $left } MP: { $n ->
        [one] 1 Bene Commerciale
       *[other] { $n } Beni Commerciali
    }, Cultura -1, Ferocia 0
do-council = Consiglio tribale per tutti i { $left } MP: 1 AP con { $value_here } o più
do-ride-to-death = Sfinisce un cavallo: 1 MP in più
do-end-activation = Finisce l'attivazione; { $left } MP vanno persi
do-take = Prendi { $one }
do-encourage = Non combatti: Morale Nemico { $heart }
do-battle = Combatti: { $own_bonus } contro { $foe_bonus }

## Risposte: Scorrere del Tempo

do-convert =
    { $where ->
        [passage] Nello Scorrere del Tempo { $who } diventa { $into }
       *[other] Famiglia { $where }: { $who } diventa { $into }
    }
do-join = { $who } alla Famiglia { $family }
do-seat-elder = Un anziano entra nel Riquadro Anziani
do-found = Fondi la Famiglia { $family } con { $people }
do-found-at = In { $to }
do-reap = Lo raccogli
do-leave = Lo lasci
do-eat-corn = Mais di valore { $value }
do-eat-sheep = Una pecora, che sfama { $sheep_feeds }
do-eat-horse = Un cavallo, che sfama 1
do-hungry = Famiglia { $family }: { $who }
do-hungry-elder =
    L'anziano nella casella { $box }{ $player ->
        [turquoise] { " " }del turchese
        [basket] { " " }del cesto
       *[none] { "" }
    }

## Risposte: raid del nemico e delle tribù

do-let-flip = Lo lasci voltare
do-cancel-flip = Lo fermi per { $cancel_flip } Beni Commerciali (di { $goods })
do-buy-none = Non comprarne, e per questa carta niente altre domande prima di lanci e pesche
do-let-all-flip = Lo lasci voltare, e per questa carta niente altre domande sugli Ordini
do-recover = Un cubetto { $colour }
do-evade = La Famiglia { $family } fugge: dado { $evade_bonus }, { $evade_needs } o più
do-negotiate = La Famiglia { $family } negozia per 1 AP: dado { $parley_bonus } e doni, { $parley_needs } o più
do-ambush = La Famiglia { $family } tende un'Imboscata per 1 AP: { $own_bonus } contro { $foe_bonus }
do-harass =
    Segnalino Disturbo in { $to } { $free_harass ->
        [yes] senza costo
       *[no] per 1 AP
    }
do-no-reaction = Nessuna Reazione
do-evade-to = In { $to }
do-give-up = Cedi { $who }: nello Scorrere del Tempo{ $culture_loss ->
        [0] { "" }
       *[other] , Cultura -{ $culture_loss }
    }
do-return = { do-evade-to }
do-ferocity = Ferocia { $n } (Fuga { $evasion })
do-appease =
    { $kind ->
        [horse] Cedi un cavallo
        [sheep] Cedi una pecora
        [goods] Cedi un segnalino Beni Commerciali
       *[firearms] Cedi un segnalino Armi da Fuoco
    }
do-appease-corn = Cedi mais di valore { $value }
do-fight = Combatti
do-use-firearms = Usi un segnalino Armi da Fuoco: { $firearms_bonus }
do-caught-in = { $territory }

## Risposte: Estranei ed eventi

do-welcome = { $one }
do-news = Notizie: 1 AP
do-trapper-goods = Beni: 1 Bene Commerciale
do-forget = { $who }
do-sick = { do-hungry }
do-horse-from = { table-family }
do-give-field = Il mais in { $to }
do-give-corn = { do-eat-corn }
do-give-sheep = Una pecora
do-give-horse = Un cavallo
do-go-without = Nulla da cedere: Cultura { $harvest_culture }
do-sow = Famiglia { $family } in { $its_place }
do-rain = { $territory }
do-order = { $cards }
do-scatter = { do-sow }
do-attend = Vanno ai colloqui
do-stay-away = Restano lontani: Morale Nemico { $away_morale }
do-hold = Resta: { $who } nello Scorrere del Tempo, Cultura { $culture_hold }
do-withdraw = Si ritira in { $to } con Ferocia 0
do-raise = Famiglia { $family } a Ferocia { $fiercer }
do-manuelito = { table-family }

## Risposte: Controlli Vittoria, preparazione, campagna

do-victory-check = Controllo Vittoria contro { $vp } VP; ne tieni { $held }
do-good-medicine = Buona Medicina per { $medicine }
do-black-from =
    { $source ->
        [pool] Dal Raid Pool
        [raided] Dai Cubetti Raid
       *[recovery] Dal Recupero
    }
do-buy = { $development } per { $price_of }{ $ours }
do-choose = { $development }
do-keep-set = { $set }
do-drop-set = Rinunci a { $set }
do-place = { $to }
do-all-out-war = Guerra totale: una volta Effettuare Azioni; non devono restare Avamposti né Fortini
do-strongholds = Ritirata nei rifugi
do-stay = Resta in { $its_place }
do-resettle = { $to }
