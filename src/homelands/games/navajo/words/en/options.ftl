# Questions of Navajo Wars, what each answer does.
# The variables are figures that the renderer works out of the position (text/navajo/figures.py).

## Questions: the card and the turn

ask-sequence_preempt = { $card }: pay { $price } AP to act before the enemy? You have { $ap } AP. The card gives him { $e1 } AP then, { $e0 } AP otherwise{ $ours }.
ask-sequence_operation = Which Operation? { $ap } AP, Culture { $culture }, Military { $military }.
ask-sequence_minor-event = Minor Event: { $minor }. Let it happen, or cancel it for { $reroll } Trade Goods? You have { $goods }.
ask-sequence_fort-toll = Living beside a Fort costs a point. Which one? Culture { $culture }, Military { $military }.
ask-ceremonies_next-way = Which Enemy Way is carried out next?
ask-ceremonies_take-card = Take { $card } to hand? Then { $newcomer } comes to the Passage of Time.
ask-ceremonies_fall-sick = Sickness: who is taken?
ask-ceremonies_stolen-from = Which Family loses its horse?

## Questions: dice and cubes

ask-dice_stock-up = A roll or a draw is to come that { $reroll } Trade Goods would repeat. Buy some first? You have { $goods }. { $purpose }
ask-dice_bless-or-roll = Roll the die, or give a Ceremony card for it? { $purpose }
ask-dice_keep-or-reroll = The die shows { $die }. Keep it? { $purpose }
ask-dice_keep-pair = The dice show { $die } and { $die2 }. Keep them? { $purpose }
ask-dice_keep-or-redraw = The cube is { $cube }. Keep it? { $purpose }

## Questions: Planning

ask-planning_elder-action = Elder Actions: which elder attempts what? Culture { $culture }, Military { $military }, AP { $ap }.
ask-planning_buy-goods =
    Buy a Trade Goods counter? { $left ->
        [one] 1 purchase
       *[other] { $left } purchases
    } left, { $ap } AP{ $free ->
        [0] { "" }
       *[other] , { $free } free of charge
    }.
ask-planning_tribal-relations = Tribal Warfare or Diplomacy, for 1 AP? You have { $ap } AP.
ask-planning_gifts = Diplomacy with { $tribe }: how many Trade Goods as gifts? Each adds 1. You have { $goods }.
ask-planning_name-row = Which Standby row changes places with { $tribe }?

## Questions: Take Actions

ask-actions_next-family =
    Which Family acts? { $left ->
        [one] 1 activation
       *[other] { $left } activations
    } left.
ask-actions_act = Family { $family } in { $here }: { $left } MP left. What does it do?
ask-raiding_choose-animal = A horse or a sheep?
ask-raiding_soldiers = A { $cube } cube: soldiers. Fight them, or let Enemy Morale rise?

## Questions: Passage of Time

ask-passage_convert = Passage of Time, Step 1A: who grows up or grows old?
ask-passage_settle = Passage of Time, Step 1B: who joins a Family or the council of elders?
ask-passage_found = Passage of Time, Step 1C: is a Family founded? Culture { $culture }.
ask-passage_found-where = Where does Family { $family } settle?
ask-passage_designate = Harvest the corn in { $field }?
ask-feeding_feed =
    { $left ->
        [one] 1 person is
       *[other] { $left } people are
    } still hungry. What is eaten?
ask-feeding_go-hungry =
    There is no food left for { $left ->
        [one] 1 person
       *[other] { $left } people
    }. Who goes hungry?
ask-feeding_provide =
    { $left ->
        [one] 1 person needs
       *[other] { $left } people need
    } food beyond what the land gives. Trade before the meal?
ask-passage_spare-animals = There is no grass for { $horses_over } and { $sheep_over }. Use them first?

## Questions: raids of the enemy and of the tribes

ask-enemy_let-flip = Row { $row }: { $counter } would flip to { $back }. Let it? You have { $goods } Trade Goods.
ask-ceremonies_mind-flips = { ask-enemy_let-flip }
ask-instructions_colonists = Colonize: which cube moves from Raided Cubes to Recovery? { $left } to move.
ask-reactions_react = Raiders in { $at }, { $santa_fe } more in Santa Fé. What is your Reaction? You have { $ap } AP.
ask-reactions_offer = Negotiate: how many Trade Goods as gifts? Each adds 1. You have { $goods }.
ask-reactions_evade-to = Where does Family { $family } evade to?
ask-raids_resolve = Raiders have reached Family { $family } in { $here }. Fight, or who is given up?
ask-raids_return-home = Where in { $territory } does Family { $family } return to?
ask-raids_return-ferocity = With which Ferocity does Family { $family } return?
ask-tribal_flee = { $raiders } come to { $land }. Does a Family evade?
ask-tribal_appease = { $raiders } in { $land }: give something from Resources? Each counter weakens them by 1. Their die has { $conduct }.
ask-tribal_resolve = { $raiders } hit Family { $family } in { $here }. Who is given up, or is there a Battle?
ask-battle_prepare = Battle: Family { $family } adds { $own_bonus } to its die, the foe { $foe_bonus }; column { $column }. Ready?
ask-battle_further-loss = Who else of Family { $family } goes to the Passage of Time?
ask-battle_caught = In which Caught box is Family { $family } put?

## Questions: Intruders and events

ask-intruders_welcome = Refugees: who comes to the Passage of Time?
ask-intruders_trapper = A lone trapper: news or goods?
ask-intruders_meet-patrol = A patrol meets Family { $family } in { $here }. Fight, or who is given up?
ask-operations_harvest-fails = Bad Harvest: what is given? { $left } to go.
ask-operations_sow = People of the Planted Fields: which Family plants corn at no cost? { $left } may.
ask-operations_rain = No Family can plant. Where does a drought end?
ask-operations_reorder = In which order do the next cards lie?
ask-operations_pueblo-victim = Pueblo War in the West: which Family is scattered?
ask-historical_talks = Do the headmen go to the talks at Santa Fé? A die and gifts: { $bad } or less is a massacre, more than { $neutral } is peace{ $ours }.
ask-historical_talks-gifts = How many Trade Goods as gifts? Each adds 1. You have { $goods }.
ask-historical_kinsmen = Family { $next_family } in Shiprock: withdraw, or hold and lose somebody?
ask-historical_muster = Narbona's War: which Family grows fiercer?
ask-historical_manuelito-joins = Which Family does Manuelito join?
ask-historical_manuelito-ferocity = Which Ferocity has Manuelito's Family?

## Questions: Victory Checks, setup, campaign

ask-victory_choose-check = { $card }: a Victory Check against { $vp } VP (you hold { $held }), or Good Medicine for { $medicine }{ $ours }?
ask-victory_black-cubes = Good Medicine: where does a black cube come from? { $left } to go.
ask-victory_buy-development = Buy a Cultural Development? Culture { $culture }, Military { $military }.
ask-victory_forget = Who is lost from the Passage of Time? { $left } to go.
ask-setup_place-family = Where does Family { $letter } start?
ask-setup_first-ferocity = With which Ferocity does Family { $letter } start?
ask-setup_first-manuelito = Which Family does Manuelito start with?
ask-setup_keep-set = Which development set is sure to stay in the game? { $sets_out } of the other sets are drawn out.
ask-setup_choose-development =
    { $mode ->
        [free] Which Cultural Development of level 1 do you start with?
        [buy] Buy a Cultural Development? { $left } at most; Culture { $culture }, Military { $military }.
        [free-checked] Which Cultural Development do you start with? { $left } to choose.
       *[sets] Which set do you do without? All others are yours whole.
    }
ask-setup_keep-ceremony = { $drawn }: keep it in hand? Only one card may be kept.
ask-campaign_ultimatum = Kit Carson demands surrender. All-out war, or retreat to the strongholds?
ask-campaign_resettle = Where does Family { $next_family } live from now on?
ask-campaign_new-family = A new Family is founded. Where?
ask-campaign_gift = Which Cultural Development is taken free of charge?

## Answers: the card and the turn

do-preempt = Pay { $price } AP and act first; the card then gives the enemy { $e1 } AP{ $ours }
do-wait = Let the enemy act first; the card gives him { $e0 } AP{ $ours }
do-planning =
    Planning: { $council } AP from the elders, then Elder Actions, trade and tribes
do-take-actions =
    Take Actions: { $activations ->
        [one] 1 Family
       *[other] up to { $activations } Families
    } may act
do-passage-of-time = Passage of Time: people grow, animals breed, all are fed
do-allow-event = Let it happen
do-cancel-event = Cancel it for { $reroll } Trade Goods
do-lose-culture = Lose 1 Culture (of { $culture })
do-lose-military = Lose 1 Military (of { $military })
do-enemy-way = { $card }: { $way }
do-cancel-way = Cancel the Enemy Way of { $card } for { $reroll } Trade Goods
do-take-card = Take the card
do-discard-card = Discard the card
do-done =
    { $step ->
        [planning_elder-action] No more Elder Actions
        [planning_buy-goods] Buy no more
        [planning_tribal-relations] Leave the tribes alone
        [passage_convert] Nobody else grows up or old
        [passage_settle] Nobody else joins
        [passage_found] Found no more Families
        [feeding_feed] Give nothing more
        [feeding_provide] Begin the meal
        [passage_spare-animals] Leave them without grass
        [tribal_appease] Give nothing more
        [historical_muster] No more Families
        [operations_sow] No more corn
        [victory_buy-development] Buy none
        [setup_choose-development] Take no more
        [campaign_gift] Take none
       *[other] Done
    }

## Answers: dice and cubes

do-roll = Roll the die
do-roll-all = Roll, and do not ask about Ceremony cards again on this card
do-bless = Give { $card }: the die counts as { $face }
do-keep = Keep
do-keep-all = Keep, and do not ask about dice again on this card
do-keep-all-cubes = Keep, and do not ask about cubes again on this card
do-reroll = Roll again for { $reroll } Trade Goods (of { $goods })
do-redraw =
    Put it back and draw again: { $source ->
        [goods] { $reroll } Trade Goods (of { $goods })
        [religion] exhaust Religion 3
        [cunning] exhaust Cunning 3
       *[manuelito] Manuelito's Family passes over it
    }

## Answers: at any time

do-mount = Give a horse from Resources to Family { $family }
do-goods-ap = 2 Trade Goods (of { $goods }) for 1 AP
do-goods-animal = 3 Trade Goods (of { $goods }) for { $one }
do-goods-firearms = { $goods_for_firearms } Trade Goods (of { $goods }) for a Firearms counter
do-goods-morale = { $goods_for_morale } Trade Goods (of { $goods }): Enemy Morale { $morale_change }
do-barter = Barter { $animals } for 1 Trade Good
do-barter-corn = Barter corn { $values } for 1 Trade Good
do-trade-horses = Trade 2 horses for a sheep
do-trade-sheep = Trade 2 sheep for a horse
do-look-at = Religion 2: look at the Intruder in { $to }

## Answers: Planning

do-elder =
    Elder in box { $box }: { $kind ->
        [military] Military +1 and Culture -1
        [culture] Culture +1 and Military -1
        [fiercer] Family { $family } to Ferocity { $fiercer }
        [calmer] Family { $family } to Ferocity { $calmer }
        [sway] influence Family { $family }
       *[ap] 1 AP
    }, on { $rating ->
        [1] a 1
       *[other] { $rating } or less
    }
do-buy-goods =
    Buy a Trade Goods counter { $free ->
        [0] for 1 AP
       *[other] free of charge
    }
do-warfare = Family { $family } fights { $foe } for 1 AP: { $own_bonus } against { $foe_bonus }
do-diplomacy = Family { $family } talks to { $foe } for 1 AP: die { $talk_bonus }, { $diplomacy_needs } or more
do-gifts =
    { $n ->
        [0] No gifts
       *[other] { $n } Trade Goods
    }
do-row = Row { $row }: { $standby }

## Answers: Take Actions

do-activate = Family { $family } in { $its_place }: { $mps } MP
do-end-operation = No more Families
do-move = Move to { $to } for { $cost } MP
do-leave-fort = Leave the Fort for { $to }: a die and { $value } MP
do-canyon-move = Move to { $to } for all { $left } MP
do-water-hole = Find a water hole in { $land } for { $cost } MP: a drought ends
do-plant = Plant corn in { $here } for { $cost } MP
do-harvest =
    Harvest the corn in { $here } for { $cost } MP{ $hardship ->
        [0] { "" }
       *[other] , on a die above { $hardship }
    }
do-raid-new-mexico = Raid New Mexico for { $cost } MP
do-long-raid = Raid New Mexico from afar for all { $left } MP
do-raid-mission = Raid the Mission in { $land } for { $cost } MP: { $hits } hits needed
do-raid-rancho = Raid the Rancho in { $land } for { $cost } MP: { $hits } hits needed
do-raid-fort = Raid the Fort in { $here } for { $cost } MP: { $hits } hits needed
do-trade =
    Trade at the Fort for all { $left } MP: { $n ->
        [one] 1 Trade Good
       *[other] { $n } Trade Goods
    }, Culture -1, Ferocity 0
do-council = Tribal Council for all { $left } MP: 1 AP on { $value_here } or more
do-ride-to-death = Ride a horse to death: 1 MP more
do-end-activation = End the activation; { $left } MP are lost
do-take = Take { $one }
do-encourage = Do not fight: Enemy Morale { $heart }
do-battle = Fight: { $own_bonus } against { $foe_bonus }

## Answers: Passage of Time

do-convert =
    { $where ->
        [passage] In the Passage of Time { $who } becomes { $into }
       *[other] Family { $where }: { $who } becomes { $into }
    }
do-join = { $who } to Family { $family }
do-seat-elder = An elder takes a seat in the council
do-found = Found Family { $family } with { $people }
do-found-at = In { $to }
do-reap = Harvest
do-leave = Leave it
do-eat-corn = Corn worth { $value }
do-eat-sheep = A sheep, which feeds { $sheep_feeds }
do-eat-horse = A horse, which feeds 1
do-hungry = Family { $family }: { $who }
do-hungry-elder =
    The elder in box { $box }{ $player ->
        [turquoise] { " " }of turquoise
        [basket] { " " }of basket
       *[none] { "" }
    }

## Answers: raids of the enemy and of the tribes

do-let-flip = Let it flip
do-cancel-flip = Stop the flip for { $cancel_flip } Trade Goods (of { $goods })
do-buy-none = Buy none, and do not ask before rolls and draws again on this card
do-let-all-flip = Let it flip, and do not ask about flips again on this card
do-recover = A { $colour } cube
do-evade = Family { $family } evades: die { $evade_bonus }, { $evade_needs } or more
do-negotiate = Family { $family } negotiates for 1 AP: die { $parley_bonus } and gifts, { $parley_needs } or more
do-ambush = Family { $family } ambushes for 1 AP: { $own_bonus } against { $foe_bonus }
do-harass =
    Harass counter in { $to } { $free_harass ->
        [yes] at no cost
       *[no] for 1 AP
    }
do-no-reaction = No Reaction
do-evade-to = To { $to }
do-give-up = Give up { $who }: to the Passage of Time{ $culture_loss ->
        [0] { "" }
       *[other] , Culture -{ $culture_loss }
    }
do-return = { do-evade-to }
do-ferocity = Ferocity { $n } (Evasion { $evasion })
do-appease =
    { $kind ->
        [horse] Give a horse
        [sheep] Give a sheep
        [goods] Give a Trade Goods counter
       *[firearms] Give a Firearms counter
    }
do-appease-corn = Give corn worth { $value }
do-fight = Fight
do-use-firearms = Use a Firearms counter: { $firearms_bonus }
do-caught-in = { $territory }

## Answers: Intruders and events

do-welcome = { $one }
do-news = News: 1 AP
do-trapper-goods = Goods: 1 Trade Good
do-forget = { $who }
do-sick = { do-hungry }
do-horse-from = { table-family }
do-give-field = The corn in { $to }
do-give-corn = { do-eat-corn }
do-give-sheep = A sheep
do-give-horse = A horse
do-go-without = Nothing to give: Culture { $harvest_culture }
do-sow = Family { $family } in { $its_place }
do-rain = { $territory }
do-order = { $cards }
do-scatter = { do-sow }
do-attend = Go to the talks
do-stay-away = Stay away: Enemy Morale { $away_morale }
do-hold = Hold: { $who } to the Passage of Time, Culture { $culture_hold }
do-withdraw = Withdraw to { $to } with Ferocity 0
do-raise = Family { $family } to Ferocity { $fiercer }
do-manuelito = { table-family }

## Answers: Victory Checks, setup, campaign

do-victory-check = Victory Check against { $vp } VP; you hold { $held }
do-good-medicine = Good Medicine for { $medicine }
do-black-from =
    { $source ->
        [pool] From the Raid Pool
        [raided] From Raided Cubes
       *[recovery] From Recovery
    }
do-buy = { $development } for { $price_of }{ $ours }
do-choose = { $development }
do-keep-set = { $set }
do-drop-set = Do without { $set }
do-place = { $to }
do-all-out-war = All-out war: Take Actions once; no Outpost and no Fort may be left
do-strongholds = Retreat to the strongholds
do-stay = Stay in { $its_place }
do-resettle = { $to }
