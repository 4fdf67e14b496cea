# The rules of Navajo Wars in our own words: one message a rule, `rule-title-...` its title,
# `chapter-...` the title of a chapter. A dot of an id is a dash here and a stroke an underscore: 3.3/8 is rule-3-3_8.
# Lines are joined when they are shown; an empty line begins a new one. Figures of components are variables, which are
# filled in from the data in force.

chapter-1 = Components and tracks
chapter-2 = Sequence of play
chapter-3 = The Diné operation
chapter-4 = The enemy operation
chapter-5 = Reactions and raid flowcharts
chapter-6 = Major Events
chapter-7 = Minor Events
chapter-8 = Victory Checks
chapter-9 = Cultural Developments
chapter-10 = { intruder-trade-goods }
chapter-11 = Battles
chapter-12 = Victory and defeat
chapter-13 = Glossary
chapter-14 = Scenarios
chapter-15 = { choose-options }
chapter-16 = Two players

## Components and tracks

rule-title-1-5-1 = Who decides
rule-1-5-1 =
    Wherever no rule, chart or card settles something, the choice is yours: which cube slides, who goes hungry, where
    a counter lands. Lists of conditions are tried from the top and the first that fits is used; flowcharts are
    followed arrow by arrow. When alphabetic priority is called for you have no choice: the Family with the earlier
    letter is taken, A before B and so on to F. With 2 players such free choices belong to the Headman unless chapter
    16 gives them to someone else.
rule-title-1-5-3 = Strict reading
rule-1-5-3 =
    A rule does what its words say and nothing beyond that; do not add conditions or effects by analogy. Anything that
    no rule forbids may be done. Where the printed sources disagree or are silent, the program plays one fixed
    reading, called a ruling; `homelands rulings navajo` lists them with the alternatives, and every game records
    those it was played under.
rule-title-1-6-1_limits = The counter mix is a limit
rule-1-6-1_limits =
    No piece is ever made up: there are { $count_man-men }, { $count_woman-women }, { $count_child-children },
    { $count_elder-elders }, { $count_horse-horses }, { $count_sheep-sheep }, { $count_trade_goods-goods },
    { $count_corn } corn, { $count_harass-harass } and { $count_intruder-intruders }. A gain for which no counter is
    available is simply lost, and the rest of the effect still happens as far as it can. At the start
    { $aside_trade_goods-goods } and { $aside_harass-harass } lie aside and do not count as available until a Cultural
    Development releases them: Weaving 1 already brings a Trade Good, Masters of the Mesas 2 the Harass counters
    (our reading). How many droughts ({ $count_drought }), Missions ({ $count_mission }), Ranchos ({ $count_rancho }), Tribal Raids ({ $count_tribal_raid }) and Enemy AP counters ({ $count_enemy_ap }) exist is reconstructed; if
    the last kind runs out, the enemy takes what is left.
rule-title-1-6-1_horse = Horses
rule-1-6-1_horse =
    At any moment, even halfway through an activation or just before a Battle, you may move a horse from Resources
    into a Family Box that has none; each box holds 1. Once there it cannot be taken out at will: it returns to
    Resources in Passage of Time, or goes where a chart, an event or the loss of the Family sends it. A mounted Family
    uses bracketed Values where a rule names them and adds { $battle_horse } in Battle. Bonus MPs for a horse are
    counted only if it was in the box when the Family was activated.
rule-title-1-6-1_sheep = Sheep
rule-1-6-1_sheep =
    Sheep live in the Resources box and never go into a Family Box. Their main use is food: 1 sheep given up in
    Passage of Time feeds as many as { $sheep_feeds-people }. They also breed, need grazing, can be traded away for
    Trade Goods or given up to weaken a Tribal Raid.
rule-title-1-6-1_corn = Corn
rule-1-6-1_corn =
    Corn is drawn blind from its cup when planted and stays face-down until harvested; then its value says how many
    people it feeds in Passage of Time. While it stands in an Area, an Enemy Raid needs 2 counters to enter there, and
    a Raid with only 1 counter left ends instead. Placing Raid counters does not by itself destroy the crop; corn in
    an Area that still holds an Enemy Raid counter when the Raid ends goes back to the cup (reconstructed), and Tribal
    Raids never touch it. The values { $corn_values } are reconstructed.
rule-title-1-6-1_drought = Drought counters
rule-1-6-1_drought =
    Every Territory apart from Canyon de Chelly has { $drought_spaces-spaces }, each for 1 counter; the Canyon can
    never dry out. Each drought counter takes 1 from the Territory's arability and makes corn harder to harvest in
    Take Actions. Droughts go away through Find a Water Hole, Land Recovery and the Drought Recovery event.
rule-title-1-6-1_family = Families, Ferocity and Evasion
rule-1-6-1_family =
    The Diné are led as up to { $families-families }, A to F, each with a Ferocity from 0 to { $ferocity_most }.
    Ferocity fixes the Evasion modifier: from Ferocity 0 upwards it is { $evasion }. A rise above { $ferocity_most }
    or a fall below 0 is ignored. A Family without a man gains no Ferocity; by our ruling `manless-ferocity` the
    Ferocity it already has drops to 0 only in the Discard Phase.
rule-title-1-6-1_firearms = { intruder-firearms }
rule-1-6-1_firearms =
    A Firearms counter waits in Resources until you spend it for a Family's Battle, where it adds { $battle_firearms }
    to the Diné die; no more than 1 may be used in a Battle. When that Battle is over it goes to the Out of Play box.
    Intruders that turn out to be Firearms are kept and used in the same way and also go to Out of Play, from where
    the event Firearms Acquired may fetch them again (reconstructed).
rule-title-1-6-1_fort = Forts
rule-1-6-1_fort =
    Fort Defiance and Fort Fauntleroy belong to the American Period and stand in Area 1 of Hopi Land and of Zuni
    Mountains; which stands where is reconstructed. They shield and hinder Reactions like an Outpost, but a rule that
    counts Outposts leaves Forts out unless it names them. They follow the same rules, except that Fauntleroy takes
    more hits: { $hits_fauntleroy } against { $hits_defiance } for Defiance, both figures reconstructed. By our
    reading event #51 places only what is missing: a scenario may already have put both on the map, and then the event
    raises Enemy Morale by { $forts_morale } instead.
rule-title-1-7-2_stacking = What an Area can hold
rule-1-7-2_stacking =
    Any number of Families and Intruders may share an Area. Of the other kinds an Area takes at most 1 each: 1 corn, 1
    Mission, 1 Rancho, 1 Fort and 1 Harass counter. A Mission and a Rancho may therefore stand together, but two
    Missions may not.
rule-title-1-7-2_value = Area Value
rule-1-7-2_value =
    The number of an Area is also its Value: 1 to { $areas_track } on each track, 1 to { $areas_canyon } in the
    Canyon. A second, bracketed Value is used only where a rule says so, which is for mounted Families when moving,
    raiding New Mexico or looking for water; everywhere else, Enemy Raids included, the plain Value counts. The
    bracketed Value is half the plain one rounded down, at least 1, so { $horse_values }; for Areas 1 to 3 of Shiprock
    and San Juan Valley this is known, for all others reconstructed.
rule-title-1-7-2_die = Die symbols
rule-1-7-2_die =
    Every Territory but one carries a die face, used whenever one is picked at random or by lowest or highest symbol:
    { $territory_dice }. Canyon de Chelly has none, so a roll can never hit it.
rule-title-1-7-3 = The boxes
rule-1-7-3 =
    Enemy APs Available holds unspent Enemy APs; the two Out of Play boxes hold what is not in use, one for the enemy
    and one for the Diné. People and animals on their way in or out of your tribe wait in Passage of Time. Cubes taken
    in raids lie in Raided Cubes, each costing the enemy 1 AP per operation, and slide to Recovery when cubes are
    reset. The Subjugation box takes every red cube drawn from the bag: each adds 1 Enemy AP per operation, and the
    third triggers the chart. Black cubes paid for Good Medicine also lie there, by our ruling `black-cubes` as a
    tally only: tests and AP counts look at red cubes alone.
rule-title-1-7-4_caps = Limits of the tracks
rule-1-7-4_caps =
    AP, Culture and Military each stop at { $track_most }; anything gained beyond is lost. None of them goes below 0.
    Culture of at least 1 is needed to acquire Trade Goods from women or at a Fort and to found a Family; Military of
    at least 1 is needed to raid and to fight any Battle. Enemy Morale and Enemy Ferocity are kept between 0 and
    { $track_most } as well (reconstructed).
rule-title-1-7-4_convert = Losses at zero
rule-1-7-4_convert =
    Losses are taken point by point. A Culture point due while Culture is at 0 costs 2 Military instead, and a
    Military point due while Military is at 0 costs 2 Culture. With both tracks at 0 nothing more can be lost: by our
    reading the conversion stops there and does not run in a circle. The game is not over at that instant, only when
    defeat is checked.
rule-title-1-7-5_family = The Family Box
rule-1-7-5_family =
    A Family Box has room for 1 man, 1 woman, 1 child and 1 horse. A Family is in play while its counter is in an
    Area, a Caught box or an Escape box, and it needs at least 1 adult, that is a man or a woman; elders are not
    adults. The instant a box has no adult, its child and its horse go to Passage of Time and the Family counter
    leaves the map, to return only when founded anew. Each population space has a range for a die: man
    { $man_low }-{ $man_high }, woman { $woman_low }-{ $woman_high }, child { $child_low }-{ $child_high }, of which
    only the man's is known and the other two are reconstructed.
rule-title-1-7-5_elder = The Elder Display
rule-1-7-5_elder =
    The display is a row of { $elder_boxes } boxes; new elders start in the leftmost one, and any number may share a
    box. From the second box on, each carries an Elder Rating: { $elder_ratings }. A high rating makes Elder Actions
    likelier to succeed, but the same figure is the risk of dying in Passage of Time. The leftmost box has no rating,
    so an elder there neither succeeds at an action nor risks death.
rule-title-1-8 = The cubes
rule-1-8 =
    Cubes, { $cubes_all } in all: { $cubes_brown-brown } (horses), { $cubes_white-white } (sheep),
    { $cubes_black-black } (your choice of the two), { $cubes_red-red-ones } (hold on New Mexico),
    { $cubes_green-green } (Spanish or Mexican soldiers, later volunteers), { $cubes_yellow-yellow } (captives) and
    { $cubes_blue } blue (American soldiers). The Spanish Period uses { $rise_pool_black-black },
    { $rise_pool_brown-brown }, { $rise_pool_red-red-ones }, { $rise_pool_white-white }, { $rise_pool_yellow-yellow }
    and { $rise_pool_green-green }. The Mexican Period adds { $mexican_brown-brown }, { $mexican_white-white } and
    { $mexican_green-green }. The American Period takes those { $american_green-green } out again and adds
    { $american_blue } blue.
rule-title-1-9 = The Raid Pool
rule-1-9 =
    The Raid Pool is an opaque bag; every draw is blind, one cube at a time. A cube drawn is not put back unless its
    result says so: it goes to Raided Cubes, Recovery or Subjugation as the rule being resolved directs. If the bag is
    empty the draw is skipped, and a raid that needs it ends there with nothing more happening (reconstructed).

## Sequence of play

rule-title-2-1 = Draw a card
rule-2-1 =
    Turn over the top card of the deck so that all of it can be read before you decide anything. Its kind tells which
    segments follow: an Operations card has operations, a Major Event and a Minor Event; a Ceremony card has only its
    Major Event; a Historical Event has a Major Event and then a Victory Check; a Transitional Event has only its
    procedure, which contains the check.
rule-title-2-2-1 = Operations segments
rule-2-2-1 =
    Only Operations cards have these: the enemy carries out one operation and the Diné one. The enemy acts first,
    unless you pay at once the APs the card asks for pre-empting; then you act first and the enemy usually collects
    fewer APs, namely the card's figure for a pre-empted enemy. You cannot pre-empt without the full amount. Trade
    Goods may be turned into APs beforehand.
rule-title-2-2-2 = Major Event segment
rule-2-2-2 =
    Every card has a Major Event, resolved after the operations if the card has any. Its steps are taken in order; a
    step that cannot be done, or only in part, is done as far as possible and the next one follows. On a Ceremony card
    the Major Event is the procedure at its top. Texts of events the sources do not give are reconstructed, and the
    card says which.
rule-title-2-2-3 = Minor Event segment
rule-2-2-3 =
    An Operations card closes with a Minor Event: drought, drought recovery, a swap of instructions, or Reset Cubes.
    Other kinds of card skip this segment. For { $goods_for_cancel } Trade Goods you may cancel it.
rule-title-2-2-4 = Victory Check segment
rule-2-2-4 =
    After the Major Event of a Historical Event card you either pay for Good Medicine or go through the whole Victory
    Check. Transitional Events (#45, #50, #55) leave no choice, and their check takes place inside their own
    procedure; it is not repeated here. Operations and Ceremony cards have no such segment.
rule-title-2-3-1 = Discard Phase: living beside a Fort
rule-2-3-1 =
    If any Family shares an Area with a Fort, roll 1 die for all of them together. When the result is no higher than
    the number of such Families, counted over both Forts, you lose 1 point of Culture or of Military, whichever you
    choose. Older texts demand the loss without a roll; playing with the die is the ruling `fort-discard-loss`.
rule-title-2-3-2 = Discard Phase: end of the game?
rule-2-3-2 =
    Look first whether Culture and Military are both at 0, which is defeat, then whether Enemy Morale is at 0, which
    may be victory. This and Step 3 of the Victory Check, together with the moments named in the procedures of #45,
    #50 and #55, are the only times these conditions are tested; that timing is the ruling `both-tracks-zero`. Tracks
    that touch 0 in between and recover do no harm.
rule-title-2-3-3 = Discard Phase: the card
rule-2-3-3 =
    A card whose effect lasts stays face-up beside the map, and a Ceremony card you took is in your hand; every other
    card is discarded. Of the events, #41, #44, #45, #48, #49, #50, #52, #53 and #54 stay; #42, #43, #46, #47 and #51
    do not.
rule-title-2-3-4 = Discard Phase: Families without a man
rule-2-3-4 =
    Every Family in play whose box has no man gets Ferocity 0. By our ruling `manless-ferocity` this is the moment
    when it happens: a Family that lost its man earlier keeps its figure, and the Evasion that goes with it, until
    now, but cannot gain any Ferocity meanwhile.
rule-title-2-3-5 = Next card
rule-2-3-5 =
    Unless the scenario has ended, by victory, by defeat or because its last card has been resolved, the sequence
    starts again with the next card. There is no other turn marker and no reshuffling: the deck is the clock.

## The Diné operation

rule-title-3 = { chapter-3 }
rule-3 =
    In your segment you pick a single Operation and carry it through: Planning brings APs and lets elders act, Take
    Actions lets Families move, raid and farm, Passage of Time renews people, herds and food. You may not mix them and
    you may not pass without choosing, though inside an Operation most steps are voluntary. Whether you acted before
    or after the enemy changes nothing here.
rule-title-3-1_1 = Planning 1: someone new
rule-3-1_1 =
    Planning starts by moving 1 population counter of the kind pictured on the current Operations card (child, elder,
    man or woman) from Out of Play to the Passage of Time box. It joins the tribe only in a later Passage of Time. If
    no counter of that kind is left, none comes.
rule-title-3-1_2 = Planning 2: the council
rule-3-1_2 =
    The elders on the display bring 1 AP apiece, up to the limit of { $track_most }. Afterwards every elder moves 1
    box to the right; those already in the last box stay there.
rule-title-3-1_3 = Planning 3: Elder Actions
rule-3-1_3 =
    Each elder may try 1 action, free of cost, in any order you like. Name the elder and the action, then roll: it
    works on a result no higher than that elder's rating.

    (a) If Culture exceeds Military: Culture falls by 1, Military rises by 1.

    (b) If Military exceeds Culture: the reverse.

    (c) One Family's Ferocity goes up or down by 1; going up needs a man, and adds 1 Military if Military is below 5;
    going down adds 1 Culture if Culture is below 5.

    (d) Gain 1 AP.

    During one card elders may change a given Family's Ferocity once only; by our ruling `elders-once` the extra
    actions of Influential Elders fall under the same limit.
rule-title-3-1_4 = Planning 4: buying Trade Goods
rule-3-1_4 =
    If Culture is at least 1, each Family in play with a woman may pay 1 AP and take 1 Trade Goods counter from Out of
    Play into Resources. A woman buys at most once per Planning. Goods you spend during this step return to Out of
    Play at once and can be bought by a Family that has not yet done so.
rule-title-3-1_5 = Planning 5: dealing with the tribes
rule-3-1_5 =
    Each Family in play with a man may pay 1 AP for one attempt against a Utes! or Comanche! counter lying face-up in
    the Active Column.

    Warfare (Military at least 1): fight that tribe, on column { $warfare_column } of the Battle Table
    (reconstructed). On FV or MFV roll a die and swap the target with the Standby counter in that row.

    Diplomacy: first decide how many Trade Goods to give; they are lost whatever comes. Roll a die and add the
    Family's Evasion and the number given. A rolled 1 always fails; { $diplomacy_success } or more succeeds. Success:
    roll for the Standby row and swap. That a rolled 6 always succeeds and that a total of { $diplomacy_row } or more
    lets you name the row is reconstructed.

    A row without a counter means no swap.
rule-title-3-1_6 = Planning 6: cubes
rule-3-1_6 =
    Planning closes with Reset Cubes: what lies in Recovery goes back into the bag, then what lies in Raided Cubes
    moves to Recovery. It is not optional.
rule-title-3-2 = { operation-take-actions }
rule-3-2 =
    Count the elders on the display and add the number of Families in the Canyon, or 1 if that is more: so many
    Families may be activated, counted when the Operation begins. Families are activated one after the other, each at
    most once, and the active one must finish before the next starts. It gets 6 MPs, reduced by 1 for every person its
    box lacks of man, woman and child, plus what Cultural Developments give; this is fixed on activation, and people
    lost later cost no MPs. It spends them on any actions in any order, repeating them as it likes; what is left over
    is lost.
rule-title-3-2-1 = Find a water hole
rule-3-2-1 =
    The price is { $water_price } MPs, less the Value of the Area where the active Family stands; it takes 1 drought
    counter off its Territory. Deep Areas are therefore cheap: on a track { $water_prices } MPs from Area 1 inwards.
    A mounted Family may reckon with the bracketed Value, which is never an advantage here; that it need not is the
    ruling `water-hole-horse`.
rule-title-3-2-2 = Move to an adjacent Area
rule-3-2-2 =
    A step costs the Value of the Area entered, in brackets if the Family has a horse. Add 1 if that Area's track has
    an Outpost in an Area of the same or a higher Value, and 1 if that Territory has a Fort, in whichever of its Areas
    you enter. Santa Fé cannot be entered; an Intruder in the new Area is revealed at once.

    A Family that starts its activation with a Fort and has spent no MPs yet pays for its first step out, in place of
    the usual price, a die roll plus the plain Value of the Area; if it cannot, it stays, loses no MPs and may not try
    again.

    A Family of Ferocity 1 or more that ends its activation with a Fort disbands: people and horse to Passage of Time,
    counter to its box. The sources give different thresholds; 1 or more is the ruling `fort-disband-ferocity`.
rule-title-3-2-3 = To and from Canyon de Chelly
rule-3-2-3 =
    For all the MPs it has left, at least 1 (ruling `canyon-move-points`), a Family jumps from any Area of the map
    into any Area of the Canyon, or from any Area of the Canyon to any Area elsewhere. A Family sharing an Area with a
    Fort cannot use the jump into the Canyon. Step by step the Canyon can also be reached at ordinary cost, through
    its Area 1 from Hopi Land 1 and Monument Valley 2.
rule-title-3-2-4_plant = Plant corn
rule-3-2-4_plant =
    For the plain Value of its Area plus 4 MPs, a Family draws 1 corn counter unseen and lays it face-down where it
    stands; an Area takes only 1. Droughts and Ranchos do not hinder planting. The moment no Family is left in that
    Area, for whatever reason, the corn returns to the cup; an Outpost placed in or moving into the Area removes it
    too.
rule-title-3-2-4_harvest = Harvest corn
rule-3-2-4_harvest =
    It costs the same as planting: plain Value of the Area plus 4 MPs. If the Territory has neither drought nor Rancho
    the corn is revealed and goes to Resources. Otherwise roll a die: above the number of droughts plus Ranchos in the
    Territory it is harvested just the same; if not, it stays face-down and the MPs are gone. A claim in one summary
    that harvesting is free is not followed, which is the ruling `harvest-cost`.
rule-title-3-2-5 = Raid New Mexico
rule-3-2-5 =
    The Family needs a man, you need Military 1 or more, and it may not be with a Fort. It pays the Values of all
    Areas on the way to Santa Fé, its own left out and Santa Fé ({ $santa_fe_value }) included; a horse makes them
    bracketed, Outposts do not matter. A Family that has spent nothing may instead pay all its MPs from any Area
    (long-range). The counter does not move, and a Peace ends.

    Draw 1 cube. Brown: 1 horse. White: 1 sheep. Black: 1 horse or 1 sheep. Yellow: 1 child to Passage of Time. After
    any of these Ferocity rises by { $raid_ferocity } and the cube lies in Raided Cubes. Green or blue: back into the
    bag, then choose Enemy Morale up by { $raid_morale }, or a Battle with { $raid_green } (green) or { $raid_blue }
    (blue) added for the enemy, on column { $raid_column }. Red: no gain; it goes to Subjugation. The red result, the
    column and the cube's return are reconstructed.
rule-title-3-2-6 = Raid an Outpost or Fort
rule-3-2-6 =
    A Family with a man pays the plain Value of its Area, with Military 1 or more. The target is in its own Area or,
    if an Outpost, in a higher one of its track. Any Peace ends.

    Draw cubes until done. Black: { $hits_black-hits }. Brown, white, yellow: { $hits_brown-hits }. These go to Raided
    Cubes. Green, blue: back to the bag; Enemy Morale up by { $outpost_morale }, or a Battle on the Family's column
    with { $outpost_green } (green) or { $outpost_blue } (blue) for the enemy; the Raid ends. Red: to Subjugation, the
    Raid ends.

    Hits needed in Areas 1 to 6: Mission { $hits_mission }; Rancho { $hits_rancho }; Fort Defiance { $hits_defiance },
    Fauntleroy { $hits_fauntleroy }. Hits are not kept for another Raid. Enough hits: an Outpost drops 1 Area, from
    Area 1 it leaves the map; a Fort leaves and Enemy Morale falls by { $fort_morale }; either way Culture and
    Ferocity rise by { $destroyed_culture }.

    Reconstructed: hits of brown, white, yellow; the red result; green's figure and blue's ending the Raid; all hits
    needed except the Mission's { $hits_mission_first } in Area 1; Culture and Ferocity for a Fort.
rule-title-3-2-7 = Trade at a Fort
rule-3-2-7 =
    A Family sharing an Area with a Fort gives up all MPs it still has, at least 1, and you pay 1 Culture, so Culture
    must be 1 or more. Take as many Trade Goods from Out of Play as you want. The Family's Ferocity becomes 0, which
    also keeps it from disbanding there.
rule-title-3-2-8 = Tribal council
rule-3-2-8 =
    As the only thing it does, a Family that has spent nothing yet gives its whole allowance of MPs to hold a council.
    Roll a die: if it reaches at least the plain Value of the Family's Area you gain 1 AP, otherwise nothing happens.
    In Area 1 it cannot fail.
rule-title-3-3_1A = Passage of Time 1A: growing up and growing old
rule-3-3_1A =
    You may turn any child, in a Family Box or in Passage of Time, into a man, a woman or an elder, and any adult into
    an elder, as often as counters are available. The old counter goes to Out of Play, the new one to the Passage of
    Time box, not back into the Family. A Family that loses its last adult this way leaves the map at once, its child
    and horse going to Passage of Time. The order of Steps 1A to 1E is binding.
rule-title-3-3_1B = Passage of Time 1B: joining the living
rule-3-3_1B =
    Men, women and children in the Passage of Time box may be put into free spaces of Families in play, 1 to a space.
    Elders in that box may go to the leftmost box of the Elder Display, without limit. All of this is voluntary.
rule-title-3-3_1C = Passage of Time 1C: a new Family
rule-3-3_1C =
    If Culture is 1 or more, people still in Passage of Time may found one or several Families that are out of play.
    Each needs at least 1 adult, takes at most 1 person to a space, and enters with Ferocity 0 in any Area of Canyon
    de Chelly. Spaces left empty cost Culture in the next step.
rule-title-3-3_1D = Passage of Time 1D: Culture
rule-3-3_1D =
    Count 1 against you for every empty population space of every Family in play, those just founded included, and 1
    for you for each elder put on the display in Step 1B. The losses come first (ruling `culture-count`).
rule-title-3-3_1E = Passage of Time 1E: those without a place
rule-3-3_1E =
    Population counters still in the Passage of Time box go to Out of Play. Animals there are not touched by this
    step; they come home in the next one.
rule-title-3-3_2 = Passage of Time 2: animals return
rule-3-3_2 =
    All horses in Family Boxes and all animals in the Passage of Time box go to Resources. This cannot be declined;
    you may mount Families again at any later moment.
rule-title-3-3_3 = Passage of Time 3: breeding
rule-3-3_3 =
    If Resources hold at least 1 horse, add 1 horse; if they hold at least 1 sheep, add 1 sheep. The number you have
    makes no difference, and a kind you lack, or of which none is left in Out of Play, gains nothing.
rule-title-3-3_4 = Passage of Time 4: the harvest
rule-3-3_4 =
    Wherever a Family and corn share an Area you may bring the corn in, without a roll and whatever the droughts and
    Ranchos. Name all the counters you want before looking at any; then they go face-up to Resources. Corn left
    standing stays on the map.
rule-title-3-3_5 = Passage of Time 5: feeding the people
rule-3-3_5 =
    Everyone in the Family Boxes of Families in play and on the Elder Display must eat; nobody may be left hungry
    while food remains. Each Territory with a Family feeds as many people as its arability, however many Families are
    there. Each corn counter spent feeds its value, each sheep spent up to { $sheep_feeds }; what they offer beyond
    the need is lost. Those who cannot be fed go to Out of Play, and you choose who. Corn in Resources returns to the
    cup; a Family left without an adult leaves the map.
rule-title-3-3_6 = Passage of Time 6: grazing
rule-3-3_6 =
    Each Territory with at least 1 Family, the Canyon included, keeps 1 horse and 1 sheep of those in Resources alive,
    whatever its arability. Animals beyond that go to Out of Play. Before this happens surplus animals may be traded
    for Trade Goods.
rule-title-3-3_7 = Passage of Time 7: elders die
rule-3-3_7 =
    Roll 1 die for each elder in a box with a rating. A result equal to or below the rating means that the elder dies
    and goes to Out of Play; a higher one leaves the elder in place. Elders in the leftmost box are safe.
rule-title-3-3_8 = Passage of Time 8: the land recovers
rule-3-3_8 =
    Roll a die and take 1 drought counter off the Territory of that symbol. If it has none, take 1 off the
    neighbouring Territory with the lowest symbol among those that have a drought; if no neighbour has one either,
    nothing happens.
rule-title-3-3_9 = Passage of Time 9: corn is gone
rule-3-3_9 =
    Any corn still lying in Resources returns to its cup; stores do not keep. Face-down corn on the map is left alone.
    Since Step 5 already empties Resources of corn, this rarely finds anything.
rule-title-3-3_10 = Passage of Time 10: New Mexico unsubdued
rule-3-3_10 =
    If #41 Pueblo Revolt is neither in the deck nor in play, and fewer than { $subjugated-red } lie in the
    Subjugation box, Enemy Morale falls by 1. In scenarios of later periods the card counts as gone. That only red
    cubes are counted, not the black ones lying there, is the ruling `black-cubes`.
rule-title-3-3_11 = Passage of Time 11: cubes
rule-3-3_11 =
    Passage of Time ends with Reset Cubes: Recovery goes back into the bag, Raided Cubes moves to Recovery. Exhausted
    Cultural Developments work again from now on.

## The enemy operation

rule-title-4_1 = Enemy Step 1: Peace or Defend running
rule-4_1 =
    Before anything else see whether a Peace counter, and after it whether a Defend counter, lies in the Raided Cubes
    box; if so, resolve it as its own rule says. Either may end the whole segment, so that Steps 2 to 5 do not take
    place, or may lift itself, and then the enemy goes on with Step 2. By our ruling `pueblo-revolt-truce` this comes
    first even while #41 Pueblo Revolt is in play.
rule-title-4_2 = Enemy Step 2: collecting APs
rule-4_2 =
    Start from the figure on the Operations card: one for an enemy who was pre-empted, one for an enemy who was not.
    Add what events in play give, add 1 for each red cube in the Subjugation box, and subtract 1 for each cube in
    Raided Cubes. The result is never less than 1, however many cubes you have taken. These APs join whatever the
    enemy kept from earlier cards. Events that add: #41 gives { $revolt_ap }, #52 { $dodge_ap }; #45 gives 1 for every
    { $mexican_intruders-hidden }, #50 for every { $american_intruders }, a fraction rounded up by our ruling
    `odd-intruders`. The figure for #52 is reconstructed.
rule-title-4_3 = Enemy Step 3: flips and swaps
rule-4_3 =
    Roll 2 dice. Doubles: in the row of that number the Active and the Standby counter change places, if there is one
    in both. Otherwise each die names a row of the Active Column, and the counter there is turned to its other face
    unless the face showing has a stripe; an empty row does nothing. You may pay { $goods_for_flip } Trade Goods to
    keep one of them from turning. While #41 Pueblo Revolt is in play this step is skipped (reconstructed).
rule-title-4_4 = Enemy Step 4: instructions
rule-4_4 =
    The enemy pays for the topmost counter of the Active Column, carries it out and slides it to the Inactive Column,
    and repeats this while he can pay for the next one. Then Step 5 follows, unless an instruction such as Peace or
    Defend has ended the segment. While #41 Pueblo Revolt is in play the display is ignored and all available APs go
    into a single Subjugate.
rule-title-4_5 = Enemy Step 5: resetting the display
rule-4_5 =
    First the counters of the Active Column move up, keeping their order, until its gaps are all at the bottom. Then
    the counters of the Inactive Column come over one by one, the lowest first and the highest last, each into the
    topmost free Active space. What was carried out last thus stands above what was carried out first. The step is
    left out when Peace or Defend has ended the segment; for Peace this is the ruling `peace-display-reset`.
rule-title-4-1-1 = Order of instructions
rule-4-1-1 =
    Instructions are carried out singly, starting with the highest counter of the Active Column and going down. No
    counter is passed over: one the enemy cannot pay for blocks all those below it.
rule-title-4-1-2 = Variable costs
rule-4-1-2 =
    Where a counter shows a range ({ $cost_ranges }), the enemy spends as much as he has, up to the upper figure, and
    needs only the lower one to act. The amount paid sets the strength of the instruction. Slaves counters marked F
    cost the printed number or the total Ferocity of your Families, whichever is more.
rule-title-4-1-3 = Too few APs
rule-4-1-3 =
    When the enemy cannot pay the next instruction he stops, and the display is reset. APs left over are not lost;
    they wait in the Available box for the next operation, so a quiet enemy grows dangerous.
rule-title-4-1-4 = Empty Active Column
rule-4-1-4 =
    If every counter of the Active Column has been carried out, the enemy has nothing more to do even with APs in
    hand. He keeps them, and the display is reset as usual.
rule-title-4-1-5 = After an instruction
rule-4-1-5 =
    A counter that has been carried out slides right into the Inactive space of its own row, keeping the face that was
    used. If APs are left, the counter now highest in the Active Column is next. An executed counter cannot act a
    second time in the same segment.
rule-title-4-1-6 = The Standby Column
rule-4-1-6 =
    Counters in Standby are not carried out. They enter play only by changing places with an Active counter: through
    doubles in Step 3, through a Major or Minor Event that says so, or after successful Tribal Warfare or Diplomacy.
    The Active counter takes the vacated Standby space.
rule-title-4-1-7 = Swapping counters
rule-4-1-7 =
    A swap needs a counter in both places. If either space is empty, or a counter told to change with the one above it
    is already at the top of its column, that swap does not happen and nothing replaces it. Faces do not change in a
    swap.
rule-title-4-2-1 = { instruction-build }
rule-4-2-1 =
    After payment, 1 Outpost goes to Area 1 of the Territory with the lowest die symbol that has no Outpost of that
    type: a Mission in the Spanish Period, a Rancho in the Mexican and American Periods. Corn in that Area returns to
    the cup; Families there are not affected. If all Outposts of the type are already on the map, the instruction
    becomes Subvert with the APs paid. A Build called for by an event costs nothing and never turns into Subvert
    (reconstructed).
rule-title-4-2-2 = { instruction-build-subvert }
rule-4-2-2 =
    The enemy pays once for two instructions: a complete Build, then a complete Subvert, which counts the full amount
    paid as its APs. The Outpost just built is already on the map when Subvert is limited by the number of Outposts.
rule-title-4-2-3 = { instruction-colonize }
rule-4-2-3 =
    With no cube in Raided Cubes it is carried out as Expand. With cubes there but no Mission or Rancho on the map it
    is carried out as Build. In all other cases 1 cube for each AP paid slides from Raided Cubes to Recovery, as far
    as there are any; the cubes already in Recovery stay, since this is not Reset Cubes.
rule-title-4-2-4 = { instruction-comanche }
rule-4-2-4 =
    With fewer than { $subjugated-red } in the Subjugation box the APs paid are used for Subjugate instead. With
    { $subjugated }, the Comanche raid: take 1 Tribal Raid counter for each Family in play and follow the Tribal Raid
    flowchart. The Comanche add 1 to each Conduct Raid die and { $battle_comanche } to their Battle die.
rule-title-4-2-5 = { instruction-defend }
rule-4-2-5 =
    If a Peace or Defend counter lies in the Inactive Column, this one is turned over and its other face is carried
    out. Otherwise the enemy spends all his APs, at least 1; the segment ends without resetting the display, and the
    counter goes to the Raided Cubes box.

    From then on, in Step 1 of each Enemy Operations Segment: if there is at least 1 cube in Raided Cubes and fewer
    Enemy AP counters than cubes lie there, add AP counters until both numbers are equal, and the segment is over.
    Otherwise, also when there is no cube, all AP counters from that box become available, cubes are reset, Defend
    takes the topmost free space of the Inactive Column, and the enemy goes on with Step 2.
rule-title-4-2-6 = { instruction-expand }
rule-4-2-6 =
    With no Outpost on the map it is carried out as Build. Otherwise every Outpost advances to the next higher Area of
    its track, and corn it meets there returns to the cup. Each Outpost that advances costs you 1 Culture; each that
    stands in Area 6 already and cannot advance costs 2. Families overtaken this way suffer nothing at once, but lose
    their Reactions to Enemy Raids.
rule-title-4-2-7 = { instruction-peace }
rule-4-2-7 =
    If a Peace or Defend counter lies in the Inactive Column, turn this one over and carry out its other face.
    Otherwise the APs paid and the Peace counter go to the Raided Cubes box; all cubes of Raided Cubes and Recovery go
    into the bag; the enemy's other APs are lost; your APs become 0 and so does the Ferocity of every Family on the
    map. The segment ends, and the display is not reset (ruling `peace-display-reset`).

    Then in each Step 1 roll a die. Below the number of AP counters there: remove 1 of them, Build without cost,
    segment over; with no Outpost left to build nothing more happens (ruling `peace-build-no-outposts`). Equal or
    higher: Peace ends, its AP counters become available, the counter takes the topmost free Inactive space and Step 2
    follows.

    A raid of yours on New Mexico, an Outpost or a Fort ends Peace at once in the same way; the event Apaches Raid New
    Mexico does not.
rule-title-4-2-8 = { instruction-raid }
rule-4-2-8 =
    Each AP paid becomes an Enemy Raid counter in Santa Fé; then follow the Enemy Raid flowchart, which first adds
    more counters. Raid counters taken off the map go to Enemy Out of Play and are APs again for a later operation.
    When the Raid is over the Instruction slides to the Inactive Column like any other.
rule-title-4-2-9 = { instruction-slaves }
rule-4-2-9 =
    The enemy pays the printed number or, on a counter marked F, the total Ferocity of all Families in play if that is
    higher. Roll a die for a Territory; Families sharing an Area with a Fort are treated as absent. The first Family
    there in alphabetic order that has a child loses it. If none has a child, the first that has a woman loses her. If
    none has either, or nobody is there, a child in Passage of Time is lost, or else a woman there; or else nothing.
    Those taken go to Out of Play. While #54 is in play all this is done several times for one payment, as the card
    says (reconstructed).
rule-title-4-2-10 = { instruction-subjugate }
rule-4-2-10 =
    For each AP paid 1 cube is drawn from the bag, and the whole draw is looked at only when complete. Red cubes go to
    the Subjugation box, all others, soldiers too, to Recovery. If at least 1 red cube arrived, use the chart for the
    number now reached. First and second: nothing beyond the 1 Enemy AP each. Third, if there were fewer than
    { $subjugated } before: in the Spanish Period { $third_spanish }; in the Mexican Period { $third_mexican }; in the
    American Period { $third_american }. The rows of the two later periods are reconstructed.
rule-title-4-2-11 = { instruction-subvert }
rule-4-2-11 =
    With fewer than { $subjugated-red } in the Subjugation box it is carried out as Subjugate. With { $subjugated }
    but no Outpost on the map it is carried out as Build. Otherwise you lose 1 Culture for each AP paid, but never
    more than there are Outposts on the map; Forts are not counted. While #44 is in play { $settlers_extra } more AP
    is reckoned as paid, under the same limit (reconstructed).
rule-title-4-2-12 = { instruction-utes }
rule-4-2-12 =
    It works like Comanche!: with fewer than { $subjugated-red } in the Subjugation box it is Subjugate, with
    { $subjugated } it is a Tribal Raid with 1 counter for each Family in play. The Utes add nothing to the Conduct
    Raid die and { $battle_utes } to their Battle die.

## Reactions and raid flowcharts

rule-title-5-1-2 = When you may react
rule-5-1-2 =
    In an Enemy Raid you may take 1 Reaction with 1 Family each time a Raid counter, or a pair of them, has been
    placed, before the Raid is resolved there. Ambush, Negotiate and Evade require the new counter to be in that
    Family's Area; Harassment does not. In a Tribal Raid the only Reaction is Evade, by 1 Family of the Territory
    struck, before each Conduct Raid roll.
rule-title-5-1-3 = In the shadow of an Outpost
rule-5-1-3 =
    A Family whose track has an Outpost or Fort in its own Area or in one of higher Value may take no Reaction at all
    against an Enemy Raid. In return, Tribal Raids cannot touch it. The raids of the Kit Carson campaign ignore this
    rule.
rule-title-5-1-4 = No Reactions in the Canyon
rule-5-1-4 =
    A Family in Canyon de Chelly takes no Reactions of any kind. The refuge is seldom reached by a Raid, but whoever
    is found there is caught unprepared: the choice is only between fighting and giving up a person.
rule-title-5-2-1 = { occasion-ambush }
rule-5-2-1 =
    Cost: 1 AP. The Family must share its Area with the counter just placed, have a man and Ferocity 1 or more, and
    Military must be at least 1. It fights a Battle with its Ferocity doubled, the doubled figure being no more than
    the Value of the Area; Ferocity 3 in Area 2 thus gives 2. On FV or MFV, after the table's effects, every Raid
    counter on the Area Tracks is removed, but not those in Santa Fé, and Harass counters remain. Any other result is
    a failed Ambush and only the table applies. The Raid goes on by the flowchart, starting again from Santa Fé if the
    tracks are clear.
rule-title-5-2-2 = { procedure-negotiate }
rule-5-2-2 =
    Cost: 1 AP. The Family must share its Area with the counter just placed. Decide how many Trade Goods to give, roll
    a die, add the Family's Evasion and the number given: { $negotiate_success } or more succeeds. A rolled 1 fails
    and a rolled 6 succeeds whatever the modifiers. On success this Family and all others in its Area go to the Escape
    box of the Territory, out of reach of this Raid. The gifts are lost either way. While #52 is in play the die is
    lowered by { $dodge_negotiate } (reconstructed).
rule-title-5-2-3 = Harassment
rule-5-2-3 =
    Cost: 1 AP. After a Raid counter has been placed anywhere, put 1 Harass counter into an Area that holds no counter
    at all, at most 3 Areas away from a Family that has a man and may react. It may not go to an Area whose track has
    an Outpost in an Area of higher Value. Entering that Area costs the Raid 2 counters. At first you have only
    { $harass_first-harass }; { $mesas_harass } more come with Masters of the Mesas 2, which also makes the first
    Harassment of each Enemy Raid free (the free one is reconstructed).
rule-title-5-2-4 = { procedure-evade }
rule-5-2-4 =
    It costs nothing. In an Enemy Raid the Family must share its Area with the counter just placed; in a Tribal Raid
    it must be in the Territory struck. Roll a die, add the Family's Evasion and { $battle_manuelito } for
    Manuelito's Family. If the sum is above the Value of its Area, the Family moves to the Area of that Value on its
    track; with 7 or more, or a rolled 6 in any case, it goes to Area 6 or to any Area of the Canyon, as you choose.
    A rolled 1 fails, and so does a result leading into an Area that holds an Enemy Raid counter. That 7 or more
    also saves a Family in Area 6 is the ruling `evade-from-area-six`. An Intruder in the new Area is revealed.
rule-title-flow_enemy = Enemy Raid, step by step
rule-flow_enemy =
    Families with a Fort, and their Ferocity, are ignored. Santa Fé gets the APs paid plus the total Ferocity of
    Families in play, in the American Period { $american_bonus } more.

    1. Place 1 counter in the next Area towards the Family nearest, in plain Values, to Santa Fé or a placed counter;
    ties alphabetic. Corn or Harass there: 2 counters, and with only 1 left the Raid ends. The Canyon only if no
    Family is elsewhere.

    2. You may take 1 Reaction.

    3. Each Family now with a new counter fights, or loses 1 person you choose to Passage of Time: Culture falls by 1
    per empty space in its box (ruling `raid-culture-loss`); Enemy Morale rises by 1 if a die falls in that person's
    range; Enemy Ferocity falls by 1; the Family goes to the Caught box (from the Canyon, that of any other
    Territory), a child alone too (ruling `child-alone`), or off the map if nobody is left.

    4. Repeat until Santa Fé is empty or no Family is in an Area.

    End: an Outpost in Area 1 of each Territory with Raid counters but without that type and without any Family,
    caught or escaped ones included; if no counter entered a Family's Territory, Build; counters left in Santa Fé,
    Subvert with them; clear Raid and Harass, and corn where Raid counters lay (reconstructed); Enemy Morale falls by
    1 if nobody was caught, else rises by 1 per caught Family; caught and escaped Families take any Area of that
    Territory and any Ferocity (0 without a man), or leave the map if they have no adult.
rule-title-flow_tribal = Tribal Raid, step by step
rule-flow_tribal =
    Take 1 counter for each Family in play. For each counter:

    1. Roll for a Territory and put the counter on its lowest Area without one.

    2. If a Family stands there that no Outpost or Fort shields, 1 such Family may Evade.

    3. Conduct Raid: spend any counters from Resources, roll a die, subtract 1 for each spent, add 1 for Comanche and
    1 for each Tribal Raid counter in the Territory beyond the first. A rolled 1 hits nobody; otherwise every
    unshielded Family there in an Area whose Value the result reaches is hit, and a rolled 6 always hits.

    4. Each Family hit fights the tribe, or sends 1 person to Passage of Time; then Culture falls by 1 for each empty
    space in its box and it goes to the Caught box, or off the map if it has no adult.

    When all counters are placed they are removed, and Families in Caught and Escape boxes take any Area of that
    Territory at any Ferocity, 0 without a man. Enemy Morale does not change.

## Major Events

rule-title-6-1-1 = Cards that stay in play
rule-6-1-1 =
    Some Major Events go on working after their card has been resolved. Such a card lies face-up beside the map, and
    its lasting text applies each time the occasion arises, until the card itself, a chart or another event takes it
    away. Several may be in play together and all of them count.
rule-title-6-1-2 = Cards that are removed
rule-6-1-2 =
    A card that is removed never comes back in this game, and any lasting effect it had stops at once. #41 goes with
    the third red cube, #44 with #45, and #45, #48 and #49 with #50. That #54 likewise goes with the third red cube is
    reconstructed.
rule-title-6-2-1 = Card #45: Mexican Independence
rule-6-2-1 =
    It ends the Spanish Period:

    1. Carry out a Passage of Time.

    2. Carry out a Victory Check against { $vp_45 } VP; with Culture and Military at 0 you suffer a Major Defeat. Los
    Dueños del Mundo ends here.

    3. Enemy Morale becomes equal to Military, Enemy Ferocity stays; Mexican markers are used (the rulebook names the
    wrong period; our reading).

    4. All Spanish Instructions leave. Of the { $instructions } Mexican ones { $instructions_out } are drawn and
    removed unused; the other { $instructions_used } go face-up in alphabetic order, Active Column first, then
    Standby, each from the top.

    5. #44 is removed; #45 stays in play.

    6. Discard your hand without Enemy Ways.

    7. Build the deck of Broken Country.

    8. Cubes of Raided Cubes and Recovery go into the bag, with { $mexican_brown-brown }, { $mexican_white-white } and
    { $mexican_green-green } added.

    9. All Intruders, on the map, set aside or in Resources, return to the cup.

    From then on: 1 Enemy AP for every { $mexican_intruders-hidden }, and a new Intruder after each Enemy Operations
    Segment.
rule-title-6-2-2 = Card #50: Army of the West
rule-6-2-2 =
    It ends the Mexican Period:

    1. Carry out a Passage of Time.

    2. Carry out a Victory Check against { $vp_50 } VP; with Culture and Military at 0 you suffer a Major Defeat.
    Broken Country ends here.

    3. Enemy Morale becomes equal to Military, Enemy Ferocity stays; American markers are used (our reading, as for
    #45).

    4. All Mexican Instructions leave; { $instructions_out } of the { $instructions } American ones are drawn and
    removed unused, and { $instructions_used } fill the Active Column, then Standby, in alphabetic order from the top,
    face-up.

    5. #45, #48 and #49 are removed; #50 stays in play.

    6. Discard your hand without Enemy Ways.

    7. Build the deck of The Fearing Time.

    8. Cubes of Raided Cubes and Recovery go into the bag; { $american_green-green } leave the game and
    { $american_blue } blue is added.

    9. All Intruders, on the map, set aside or in Resources, return to the cup.

    From then on: 1 Enemy AP for { $american_intruders ->
        [one] each hidden Intruder
       *[other] every { $american_intruders-hidden }
    }, and a new Intruder after each Enemy Operations Segment.
rule-title-6-2-3 = Card #55: Kit Carson
rule-6-2-3 =
    1. Passage of Time.

    2. Victory Check against { $vp_55 } VP; both tracks at 0: Major Defeat.

    3. Enemy Morale rises by 1 per black cube in Subjugation (our reading). Military above Morale: Major Victory. If
    not, choose: Take Actions once, then Major Victory if no Outpost or Fort is left, else Major Defeat; or go on.

    4. A Tribal Raid, 1 counter each, on every Territory with Families, Canyon excepted, from the lowest symbol up. No
    shielding; an Evade result above 6 must go to the Canyon; add { $carson_raid } to Conduct Raid, and
    { $carson_fort } with a Fort there (Outposts add nothing, ruling `kit-carson-outpost-modifier`); no Battles;
    Families caught stay in the Caught box.

    5. Military falls by 1 per counter in Passage of Time, of whatever kind. At 0 the game ends: Minor Defeat, but
    Major if Culture is 0 too.

    6. Enemy Morale falls by 1 per Family in an Area outside the Canyon, caught ones not counted; at 0: Minor Victory.

    7. Minor Victory if Morale is below the number of those Families.

    8. All people of Families in the Canyon are lost, 1 Culture for each.

    9. Culture or Military still 1 or more: Minor Victory, else Minor Defeat.

## Minor Events

rule-title-7-2-1 = { minor-drought }
rule-7-2-1 =
    Roll a die and put 1 drought counter into a free drought space of the Territory with that symbol. If it has no
    free space, the counter goes to the neighbouring Territory with the highest symbol among those that have a free
    space; if there is none, nothing happens. The Canyon never takes one.
rule-title-7-2-2 = Drought recovery
rule-7-2-2 =
    Roll a die and take 1 drought counter off the Territory with that symbol. If it has none, take 1 off the neighbour
    with the lowest symbol among those that have a drought; with none there either, nothing happens. While #48 is in
    play a Territory with a Family counts as having no drought for this and for Land Recovery (reconstructed).
rule-title-7-2-3 = Swap of instructions
rule-7-2-3 =
    Roll 1 die. In the row of that number the Active and the Standby counter change places, provided there is one in
    each column. Neither is turned over.
rule-title-7-2-4 = Minor Event: Reset Cubes
rule-7-2-4 =
    Cubes in Recovery go back into the bag, and cubes in Raided Cubes move on to Recovery. With both boxes empty the
    event has no effect.

## Victory Checks

rule-title-8-1 = { step-victory_black-cubes }
rule-8-1 =
    On a Historical Event you may skip the whole Victory Check, all 10 steps and the purchase with it, by giving up
    black cubes. Take them from the bag, Raided Cubes and Recovery as you like and put them into the Subjugation box,
    where they remain for good and count against you at the end of the scenario. The price rises within each period.
    Card by card: { $good_medicine }. These prices are reconstructed. With too few black cubes left it is not
    possible, and never on #45, #50 or #55.
rule-title-8-2_1 = Victory Check 1: presence on the land
rule-8-2_1 =
    Add up the VPs of all Territories with at least 1 Family and subtract the VP value of the event card. Above 0:
    gain 1 Military. Below 0: lose as many Military as you are short. Exactly 0: no change. Territories:
    { $territory_vps }. Cards: { $card_vps }. The VPs of Hopi Land and Black Mesa, and of all Historical Events but
    #41, are reconstructed.
rule-title-8-2_2 = Victory Check 2: reckoning with the enemy
rule-8-2_2 =
    Military falls by the current Enemy Morale; every point you cannot pay costs 2 Culture instead. Then Enemy Morale
    is set to 0. With Military 5, Culture 9 and Morale 6 you are left with Military 0 and Culture 7.
rule-title-8-2_3 = Victory Check 3: defeat?
rule-8-2_3 =
    If Military and Culture are now both at 0 the game is lost at once, as a Major Defeat. One of them above 0 is
    enough to go on.
rule-title-8-2_4 = Victory Check 4: the men
rule-8-2_4 =
    Military rises by 1 for each man in a Family Box, leaving out Families in a Territory with a Fort. It stops at 7,
    and if it already stands at 7 or more nothing happens. Enemy Morale rises by 1 for each point actually gained: a
    tribe that kept its strength in Step 2 gives the enemy little to recover with.
rule-title-8-2_5 = Victory Check 5: the Outposts
rule-8-2_5 =
    Enemy Morale rises by 1 for each Mission and Rancho on the map, wherever it stands. Forts are not counted here.
rule-title-8-2_6 = Victory Check 6: the women
rule-8-2_6 =
    Culture rises by 1 for each woman in a Family Box, again leaving out Families in a Territory with a Fort, but not
    beyond { $culture_cap }. If Culture was above { $culture_cap } before, it is cut back to { $culture_cap }. The
    limit can be set by the ruling `victory-check-culture-cap` to { $culture_cap_low } for a harder game or to
    { $culture_cap_high } for an easier one.
rule-title-8-2_7 = Victory Check 7: the Forts
rule-8-2_7 =
    Lose 1 Culture for each Fort on the map. If Culture is at 0, each such point costs 2 Military instead.
rule-title-8-2_8 = Victory Check 8: a Cultural Development
rule-8-2_8 =
    You may buy 1 available Cultural Development for the Culture or Military printed on it, if you meet its other
    requirements, which are looked at before paying. On #45 and #50 nothing may be bought; on #55 it is allowed. Apart
    from setting up, there is no other way to get one.
rule-title-8-2_9 = Victory Check 9: a fresh start
rule-8-2_9 =
    Your APs fall to 0. All cubes in Raided Cubes and in Recovery go back into the bag; those in the Subjugation box
    stay.
rule-title-8-2_10 = Victory Check 10: those who waited too long
rule-8-2_10 =
    Half of the people in the Passage of Time box, rounded up, go to Out of Play; you pick which. Of 5 people 3 are
    lost, and a single one is lost too. Animals there are not counted.

## Cultural Developments

rule-title-9-1-1 = Sets and levels
rule-9-1-1 =
    There are { $sets } sets of { $levels-cards } each: Cunning, Horsemanship, Masters of the Mesas, Religion, Sharp
    Traders, Warrior Society, Weaving, Wisdom of the Ancient Ones. Level 2 may be taken only with Level 1 of the same
    set in play, and Level 3 only with Level 2. Each scenario leaves { $rise_sets_left } of the sets available. Most
    costs, requirements and effects are reconstructed, as each card says.
rule-title-9-1-2 = Cards you own
rule-9-1-2 =
    A Cultural Development you have bought or been given lies face-up beside the map and works from that moment.
    Counters it brings, such as the Trade Goods of Weaving, are handed out at once.
rule-title-9-1-3 = How long they last
rule-9-1-3 =
    A Cultural Development keeps working as long as the card is in play, which normally means to the end of the game
    and, in the campaign, through all periods. Effects that exhaust the card pause until it is renewed; the card stays
    yours.
rule-title-9-1-4 = They override
rule-9-1-4 =
    Where a Cultural Development says something other than a rule, a Major Event or a Minor Event, the Cultural
    Development is followed. It changes only what it names; all else stays as it was.

## Trade Goods

rule-title-10-1 = Getting Trade Goods
rule-10-1 =
    Women buy them in Planning, and Families can fetch them at a Fort. In addition, at any time, you may turn
    { $animals_for_goods } animals from Resources, horses and sheep in any mix, or corn from Resources worth at least
    { $corn_for_goods } points in all, into 1 Trade Goods counter; points above { $corn_for_goods } are lost. By our
    reading it is the value of the corn that counts, not the number of counters. A counter must be available in Out of
    Play, and it goes to Resources.
rule-title-10-2_ap = Trade Goods for an AP
rule-10-2_ap =
    At any time, { $goods_for_ap } Trade Goods from Resources bring 1 AP, within the limit of { $track_most }. Like
    all Trade Goods you spend, they go to Out of Play and can be acquired again.
rule-title-10-2_flip = Trade Goods against a flip
rule-10-2_flip =
    In Step 3 of the Enemy Operations Segment, { $goods_for_flip } Trade Goods keep 1 Instruction counter from being
    turned over. If both dice would flip a counter, stopping both takes { $goods_for_both }. A swap through doubles
    cannot be stopped this way.
rule-title-10-2_animal = Trade Goods for an animal
rule-10-2_animal =
    At any time, { $goods_for_animal } Trade Goods bring 1 horse or 1 sheep from Out of Play into Resources. You
    choose the kind among those that are available.
rule-title-10-2_reroll = Trade Goods for a re-roll
rule-10-2_reroll =
    For { $goods_for_reroll } Trade Goods a roll just made, yours or the enemy's, is made again. All dice of that roll
    are thrown anew, you may not keep one of them, and the new result stands even if it is worse; but another
    { $goods_for_reroll } Trade Goods, paid at once, allow a further try. In a Battle the Diné die must be re-rolled
    before the enemy's die is thrown.
rule-title-10-2_redraw = Trade Goods for a new cube
rule-10-2_redraw =
    For { $goods_for_reroll } Trade Goods a cube just drawn goes back into the bag and another is drawn in its place,
    possibly the same one. The second cube counts, unless you pay { $goods_for_reroll } more at once for yet another.
rule-title-10-2_cancel = Trade Goods against an event
rule-10-2_cancel =
    For { $goods_for_cancel } Trade Goods you cancel the Minor Event of the current card, or the Enemy Way of 1
    Ceremony card while it is being carried out. Major Events cannot be bought off.

## Battles

rule-title-11-1 = Who may fight
rule-11-1 =
    Only a Family with a man can fight, and only while Military is at least 1. A Battle comes from an own raid (green
    or blue cube, if you choose to fight), from Raid Resolution in an Enemy or Tribal Raid, from Tribal Warfare, from
    an Ambush, or from an Intruder patrol (reconstructed). Where a Family cannot fight it must take the alternative
    that the occasion offers.
rule-title-11-2_1 = Battle 1: the Diné die
rule-11-2_1 =
    Decide whether to mount the Family and whether to use a Firearms counter, then roll 1 die. Add the Family's
    Ferocity, or in an Ambush twice its Ferocity but at most the Value of the Area; add { $battle_horse } for a horse,
    { $battle_manuelito } for Manuelito's Family and { $battle_firearms } for Firearms, of which only 1 counter may be
    used. If you want to pay { $goods_for_reroll } Trade Goods for a re-roll, do it before the enemy rolls.
rule-title-11-2_2 = Battle 2: the enemy die
rule-11-2_2 =
    Roll 1 die for the foe. Spaniards, Mexicans and Americans add the Enemy Ferocity on the track, and { $raid_green }
    more when a green cube or { $raid_blue } more when a blue cube led to the Battle. Comanche add
    { $battle_comanche } and Utes { $battle_utes } instead of Enemy Ferocity.
rule-title-11-2_3 = Battle 3: the result
rule-11-2_3 =
    Diné total minus enemy total; column = Value of the Area. Lowest difference for each result, columns 1 to 6
    (negative ones marked with a dash):

    MFV: { $table_mfv }

    FV: { $table_fv }

    RGD: { $table_rgd }

    TTD: { $table_ttd }

    EV: { $table_ev }

    MEV: anything lower.

    Effects. MFV: Ferocity up { $mfv_ferocity }; Morale down { $mfv_morale }; { $mfv_horse-horses } to Resources; in
    an Enemy Raid half the counters in Santa Fé, rounded up, leave. FV: Ferocity up { $fv_ferocity }; Morale down
    { $fv_morale }; Enemy Ferocity up { $fv_enemy_ferocity }. RGD: Ferocity 0. TTD: Ferocity 0, the man to Out of
    Play. EV: as TTD, Morale up { $ev_morale }, Enemy Ferocity down { $ev_enemy_ferocity }. MEV: as EV, and 1 more
    person of your choice to Passage of Time, the horse to Out of Play, then Culture down 1 per empty space of the
    Family.

    Against a tribe Morale and Enemy Ferocity stay (ruling `morale-tribe-battles`); instead Military moves, up
    { $fv_military } on MFV or FV, down { $ev_military } on EV or MEV (ruling `tribe-battle-track`).

    Reconstructed: the table but for FV at 3 in column 3, and all losses and gains of people and horses.
rule-title-11-3 = After a Battle
rule-11-3 =
    The table's result is always applied. In an Enemy or Tribal Raid, Ambush included, the Family then goes to the
    Escape box after MFV, FV, RGD or TTD and to the Caught box after EV or MEV; from the Canyon, to the Caught box of
    any other Territory. In your own raids and in Tribal Warfare it stays where it is, and an own raid is over. An
    Ambush adds its clearing of the tracks and Tribal Warfare its swap, both only on FV or MFV. A Family left without
    an adult leaves the map and counts as neither caught nor escaped. Where the Family goes is reconstructed, except
    for FV.

## Victory and defeat

rule-title-12-1 = Automatic defeat
rule-12-1 =
    You lose, with a Major Defeat, if Culture and Military are both at 0 in the Discard Phase or at Step 3 of a
    Victory Check. By our ruling `both-tracks-zero` reaching 0 on both tracks at another moment does not end the game,
    except where the procedures of #45, #50 and #55 say so.
rule-title-12-2 = Automatic victory
rule-12-2 =
    If Enemy Morale is at 0 in the Discard Phase and no Family shares an Area with a Fort, roll a die. Above the
    number of Outposts plus Forts on the map you win a Major Victory; otherwise Enemy Morale is set to that number.
    The rulebook offers as an option that Morale is set to the die result instead; it can be chosen as the ruling
    `automatic-victory-morale`. In the campaign a win in the Spanish or Mexican Period leads on to the next one.
rule-title-12-2-1 = No victory from inside a Fort
rule-12-2-1 =
    If Enemy Morale is at 0 in the Discard Phase while any Family shares an Area with a Fort, there is no roll and no
    victory. Enemy Morale is set to the number of Outposts plus Forts on the map.
rule-title-12-3 = End of the scenario
rule-12-3 =
    If nobody has won or lost before, the scenario ends when its last event has been resolved: #42 in Rise of the
    People, #45 in Los Dueños del Mundo, #50 in Broken Country, #55 in the other three. The victory table of the
    scenario then decides.

## Glossary

rule-title-13_adjacent = What is adjacent
rule-13_adjacent =
    Areas are adjacent if a line joins them: along each track in order of number, and { $links }. The Areas of the
    three links San Juan to Monument, Monument to Black Mesa and Hopi to Black Mesa are reconstructed. Territories are
    adjacent if such a line joins their tracks; they form a ring in the order Shiprock, San Juan Valley, Monument
    Valley, Black Mesa, Hopi Land, Zuni Mountains. The Canyon is adjacent to all six.
rule-title-13_arability = Arability
rule-13_arability =
    A Territory can feed { $arability-people } less 1 for each drought counter and 1 for each Rancho in it, never
    fewer than 0. Missions do not matter. Nothing dries out the Canyon, so its arability is { $arability }.
rule-title-13_blessing = { step-dice_bless-or-roll }
rule-13_blessing =
    Discard a Ceremony card from your hand and its die face takes the place of 1 die about to be rolled, yours or the
    enemy's. You may do so in a Battle, for an Evasion, or anywhere in your own Operations Segment. By our ruling
    `blessing-timing` the card replaces the rolling, so it cannot change a die already on the table; to undo one,
    first pay { $goods_for_reroll } Trade Goods for a re-roll and give the card for that. The faces are { $face_8 }
    for #08 and { $face_40 } for #40; those of the other cards, giving each face twice, are reconstructed.
rule-title-13_canyon = Canyon de Chelly
rule-13_canyon =
    It is a Territory like the others, with these differences: Areas up to { $areas_canyon } only, no die symbol,
    { $vp_canyon } VP, adjacent to every Territory, arability always { $arability }. New Families appear here, and the
    special move of 3.2.3 leads in and out. Tribal Raids and rolled events never strike it, and no Outpost is built in
    it, save by the end of an Enemy Raid that left counters there. Enemy Raid counters cannot enter or pass through
    while any Family stands in an Area elsewhere; once none does, they come, and Families here may not react. A Family
    caught here goes to the Caught box of another Territory of your choice.
rule-title-13_ceremony = Ceremony cards
rule-13_ceremony =
    When one is drawn: first carry out the Enemy Way of every Ceremony card already in your hand, in any order, and
    Reset Cubes. Then either discard the new card, or move a population counter of the kind it shows from Out of Play
    to Passage of Time, if available, and take the card into your hand. Your hand may grow to any size. An Enemy Way
    happens only in this way, you cannot choose to use it, and the card stays in hand afterwards. Only that of #40,
    placing an Intruder, is known; the other Enemy Ways are reconstructed, as each card says.
rule-title-13_exhaust = Exhausting a Cultural Development
rule-13_exhaust =
    Some Cultural Developments must be exhausted to be used: the card is turned sideways and gives nothing until it is
    renewed, which happens with your next Passage of Time. It is still in play meanwhile and counts for buying the
    next level. For Religion 2 and 3 this is known, for the others reconstructed.
rule-title-13_ferocious = Most and Least Ferocious
rule-13_ferocious =
    The Most Ferocious Family is the one on the map with the highest Ferocity, the Least Ferocious the one with the
    lowest. Among equals the earlier letter is taken in both cases, so one Family can be both.
rule-title-13_fort = Fort rules in one place
rule-13_fort =
    Families sharing an Area with a Fort cannot be struck by Slaves, Utes!, Comanche! or Raid!, and the Enemy Raid
    flowchart treats them as absent. They may not raid New Mexico, cannot jump to the Canyon, and pay a die roll more
    to walk out. A Family of Ferocity 1 or more that ends its activation there disbands: its people and its horse go
    to Passage of Time, its counter to its box. (Where the threshold lies is disputed; 1 or more is the ruling
    `fort-disband-ferocity`.) Each Discard Phase risks a point, no automatic victory is possible from there, and in a
    Victory Check men and women in a Fort's whole Territory add nothing.
rule-title-13_intruder = Intruders
rule-13_intruder =
    To place one, draw it unseen, roll for Territory and Area. It is revealed the instant it shares an Area with a
    Family, however that comes about; several from the top down; among several Families the first letter is affected.
    Kinds: Firearms { $intruder_firearms } and Trade Goods { $intruder_trade_goods } (kept in Resources); Stray horses
    { $intruder_stray_horses }, Stray flock { $intruder_stray_flock } ({ $stray_animals } such animal); Refugees
    { $intruder_refugees } (a man, woman or child to Passage of Time); Lone trapper { $intruder_lone_trapper }
    ({ $trapper_ap } AP or { $trapper_goods-goods }); Mission { $intruder_mission } (if the Territory has none and one
    is available, placed here, but in Area { $mission_deepest } if this one lies deeper; otherwise the one there moves
    up 1, not beyond { $areas_track }, at no Culture; corn met returns to the cup); Scouts { $intruder_scouts } (Enemy
    APs: { $scouts_spanish }, { $scouts_mexican } or { $scouts_american } by period); Whiskey seller
    { $intruder_whiskey_seller } (lose { $whiskey_spanish } Culture, American { $whiskey_american }); Slave raiders
    { $intruder_slave_raiders } (the child is lost; with no child, after the Spanish Period, the woman; not with a
    Fort); Smallpox { $intruder_smallpox } (for each Family there a die by range takes a person; any loss costs
    { $smallpox_culture } Culture); Patrol { $intruder_patrol } (Battle, American foe adds { $patrol_battle }; or 1
    person to Passage of Time and { $patrol_culture } Culture per empty space). Only the first two kinds' numbers and
    the Mission are known, the rest is reconstructed. Resolved ones lie aside until the cup is refilled; used Firearms
    go to Out of Play, spent Trade Goods to the cup (ruling `resolved-intruder`).
rule-title-13_manuelito = Manuelito's Family
rule-13_manuelito =
    Event #53 puts Manuelito with a Family of yours that has a man. That Family adds { $battle_manuelito } in Battle
    and to Evade, and once per activation, in a raid on an Outpost or Fort, it may ignore a cube just drawn, put it
    back and draw again. If it loses its man or leaves the map you place him with another Family that has a man at the
    next Discard Phase; with none he waits beside the map and is never lost. What happens to him in that case is
    reconstructed.
rule-title-13_reset = { minor-reset }
rule-13_reset =
    Two moves in this order: all cubes in Recovery go into the bag; then all cubes in Raided Cubes slide to Recovery.
    A raided cube thus needs two resets to come home. Cubes in the Subjugation box are not touched, and while #41
    Pueblo Revolt is in play every reset is ignored.
rule-title-13_rounding = Rounding
rule-13_rounding =
    Whenever a division leaves a fraction it is rounded up, unless the text at hand says otherwise: a third of 5
    counts as 2, half of 3 as 2.
rule-title-13_santa-fe = { table-santa-fe }
rule-13_santa-fe =
    Santa Fé is a single Area of Value { $santa_fe_value }, mounted or not, joined to Shiprock 1. Families can never
    enter it. Enemy Raids muster there, and its Value is included in the price of a raid on New Mexico.

## Scenarios

rule-title-14-1 = Rise of the People
rule-14-1 =
    Easy, first half of the Spanish Period.

    Set-up: Families A, B, C at any Ferocity in any Areas of Shiprock, San Juan Valley and Canyon de Chelly, together
    or apart (ruling `setup-spread`), each with man, woman, child; the elder boxes hold, from the left,
    { $rise_elders }. Bag: { $rise_pool_black-black }, { $rise_pool_brown-brown }, { $rise_pool_red-red-ones },
    { $rise_pool_white-white }, { $rise_pool_yellow-yellow }, { $rise_pool_green-green }. Military { $rise_military },
    Culture { $rise_culture }, AP { $rise_ap }, Enemy Ferocity { $rise_ferocity }, Enemy Morale { $rise_morale }.
    { $aside_trade_goods-goods } and { $aside_harass-harass } lie aside; Resources are empty, all else waits in Out of
    Play. Of the { $instructions } Spanish Instructions { $instructions_out } are removed unseen;
    { $instructions_used } fill the Active Column, then Standby, in alphabetic order, face-up.

    Cultural Developments: keep 1 set of your choice, remove { $rise_sets_removed } of the other { $sets_others } at
    random; { $rise_developments } Level 1 card of the { $rise_sets_left } sets left is free.

    Deck: shuffle the { $ordinary_cards-ordinary }, deal stacks of { $rise_pile }, shuffle #41 into one and #42 into
    the other; the stack with #41 goes on top ({ $rise_deck-cards }).

    End: when #42 is resolved add 1 to Enemy Morale per black cube in Subjugation. Military less Morale:
    { $major_victory } or more Major Victory, { $minor_victory } to { $minor_victory_most } Minor Victory,
    { $minor_defeat_most } to { $minor_defeat } Minor Defeat, lower Major Defeat.
rule-title-14-2 = Los Dueños del Mundo
rule-14-2 =
    The whole Spanish Period, an easy scenario. Set up exactly as for Rise of the People. Deck: shuffle the Operations
    and Ceremony cards and deal { $duenos_pile } of them to each of #41, #42, #43, #44 and #45; shuffle the stacks of
    { $duenos_stack } separately and pile them in that order, #41's on top, for { $duenos_deck-cards }. The game ends
    with Step 2 of #45: add 1 to Enemy Morale for each black cube in Subjugation and take Military less Morale.
    { $major_victory } or more is a Major Victory, { $minor_victory } to { $minor_victory_most } a Minor Victory,
    { $minor_defeat_most } to { $minor_defeat } a Minor Defeat, anything lower a Major Defeat.
rule-title-14-3 = Broken Country
rule-14-3 =
    Medium, the Mexican Period; #45 is in play.

    Set-up: Families A, B, C, D at any Ferocity in any Areas of Shiprock, San Juan Valley, Zuni Mountains and Hopi
    Land, each with man, woman, child; the elder boxes hold, from the left, { $broken_elders }; { $broken_droughts }
    drought in every Territory but the Canyon; { $broken_subjugation_red-red } in Subjugation. Bag:
    { $broken_pool_black-black }, { $broken_pool_brown-brown }, { $broken_pool_white-white },
    { $broken_pool_yellow-yellow }, { $broken_pool_green-green }. Military { $broken_military }, Culture
    { $broken_culture }, AP { $broken_ap }, Enemy Ferocity { $broken_ferocity }, Enemy Morale { $broken_morale }.
    Resources: { $broken_horses-horses }, { $broken_sheep-sheep }; { $aside_trade_goods-goods } and
    { $aside_harass-harass } aside. Mexican Instructions and choice of { $broken_sets_left } Development sets as in
    Rise of the People; you may then buy up to { $broken_developments-cards }, one after the other.

    Deck: { $broken_pile-ordinary } to each of #46, #47, #48, #49, #50; stacks shuffled separately and piled in that
    order, #46's on top ({ $broken_deck-cards }).

    End at Step 2 of #50: add 1 Morale per black cube; Military less Morale: { $major_victory } or more Major Victory,
    { $minor_victory } to { $minor_victory_most } Minor Victory, { $minor_defeat_most } to { $minor_defeat } Minor
    Defeat, lower Major Defeat.
rule-title-14-4 = The Fearing Time
rule-14-4 =
    The hardest single period, the American one; #50 is in play.

    Set-up: Families A to E at Ferocity 0 in any Areas of Shiprock, San Juan Valley, Zuni Mountains, Hopi Land and
    Canyon de Chelly, each with man, woman, child; the elder boxes hold, from the left, { $fearing_elders };
    { $fearing_droughts } drought in every Territory but the Canyon; { $fearing_subjugation_red-red } in Subjugation.
    Bag: { $fearing_pool_black-black }, { $fearing_pool_brown-brown }, { $fearing_pool_white-white },
    { $fearing_pool_yellow-yellow }, { $fearing_pool_green-green }, { $fearing_pool_blue } blue. Military
    { $fearing_military }, Culture { $fearing_culture }, AP { $fearing_ap }, Enemy Ferocity { $fearing_ferocity },
    Enemy Morale { $fearing_morale }. Resources: { $fearing_horses-horses }, { $fearing_sheep-sheep };
    { $aside_trade_goods-goods } and { $aside_harass-harass } aside. A Fort in Hopi Land { $fearing_fort_hopi } and in
    Zuni Mountains { $fearing_fort_zuni }, a Rancho in Shiprock { $fearing_rancho_shiprock } and in San Juan Valley
    { $fearing_rancho_san_juan }. American Instructions and choice of { $fearing_sets_left } Development sets as in
    Rise of the People; { $fearing_developments-cards-free }, requirements met.

    Deck: { $fearing_pile-ordinary } to each of #51, #52, #53, #54, #55; stacks piled in that order, #51's on top
    ({ $fearing_deck-cards }).

    The procedure of #55 decides the end (our reading). Should it not, black cubes having raised Morale: Military
    above Morale Major Victory, equal and at least 1 Minor Victory, below but at least 1, or both at 0, Minor Defeat,
    else Major Defeat.
rule-title-14-5 = The Rope Thrower
rule-14-5 =
    Short and very hard. In play: #50, #52 (the sources misnumber it #51; our reading), #53, #54.

    Families A to E at Ferocity 0 in any Areas of Shiprock, San Juan Valley, Zuni Mountains, Hopi Land and Canyon;
    each lacks 1 person, found by a die and the ranges. Manuelito joins any Family. The elder boxes hold, from the
    left, { $rope_elders }; { $rope_droughts } drought in every Territory but the Canyon; Subjugation empty. Bag:
    { $rope_pool_red-red-ones }, { $rope_pool_black-black }, { $rope_pool_brown-brown }, { $rope_pool_white-white },
    { $rope_pool_yellow-yellow }, { $rope_pool_green-green }, { $rope_pool_blue } blue. Military { $rope_military },
    Culture { $rope_culture }, AP { $rope_ap }, Enemy Ferocity { $rope_ferocity }, Enemy Morale { $rope_morale }.
    Resources: { $rope_horses-horses }, { $rope_sheep-sheep }, { $rope_firearms } Firearms;
    { $aside_trade_goods-goods } and { $aside_harass-harass } aside. Forts in Zuni Mountains { $rope_fort_zuni } and
    Hopi Land { $rope_fort_hopi }, Ranchos in Shiprock { $rope_rancho_shiprock } and San Juan Valley
    { $rope_rancho_san_juan }. { $instructions_used } American Instructions drawn at random fill Active, then Standby.
    Of { $rope_sets_left } Development sets, chosen as usual, { $rope_developments } are yours whole.

    Deck: { $rope_pile_last-operations } shuffled with #55, { $rope_pile } more on top. Then draw Ceremony cards,
    each adding its person to Passage of Time, until 3 are there; with an empty hand you may keep a card, others are
    discarded, Enemy Ways ignored (our reading).

    Victory as in The Fearing Time.
rule-title-14-6 = The Navajo Wars (campaign)
rule-14-6 =
    Set-up of 14.1, deck of 14.2, victory of 14.4; #45 and #50 lead into the next period. After an automatic victory
    in the Spanish or Mexican Period:

    1 empty Passage of Time; 2 fill Families in play with man, woman, child; 3 they may move to any Area, keeping
    Ferocity; with fewer than { $restart_families } in play, 1 full new Family enters anywhere at Ferocity 0; 4
    elders: only the 3 leftmost boxes, 1 to a box; 5 Outposts leave, all Intruders and corn return to their cups; 6
    horses to Resources, plus 1 horse and 1 sheep; 7 a drought in each Territory without one; 8 Instructions and the
    old enemy markers leave; 9 the bag keeps its red cubes and gets the next period's others (14.3 or 14.4), its
    Instructions are set up, all Ranchos go to Enemy Out of Play; 10 discard the hand, remove all events in play and
    Historical Events in the deck, the next of #45 and #50 comes into play, build its deck; 11 Enemy Ferocity
    { $restart_ferocity_spanish } after a Spanish win, else { $restart_ferocity_mexican }; 12 Military = Families in
    play, Enemy Morale the same after a Spanish win, else { $restart_morale }; 13 Military falls by 1 per black cube
    in Subjugation; 14 one Development you could buy is free; 15 Culture { $restart_culture }, AP { $restart_ap }; 16
    draw the next card.

## Optional rules

rule-title-15-1 = Option: horse meat
rule-15-1 =
    With this option horses in Resources may be eaten in Passage of Time Step 5: each horse given up feeds 1 person.
    It is optional even when people would starve, unlike sheep and corn, and the horse goes to Out of Play.
rule-title-15-2 = Option: riding a horse to death
rule-15-2 =
    With this option a Family may, when it is activated, spend 1 horse from Resources to get 1 extra MP. Only 1 horse
    may be spent so per activation; it goes to Out of Play.
rule-title-15-3 = Option: horse trading
rule-15-3 =
    With this option { $animals_traded } animals of one kind in Resources can be exchanged, at any time, for 1 animal
    of the other kind that is available: { $animals_traded-sheep } for 1 horse, or { $animals_traded-horses } for 1
    sheep.

## Two players

rule-title-16-1 = Two players: winning and losing
rule-16-1 =
    Both players lose together if automatic defeat occurs or if the scenario ends in anything worse than a Minor
    Victory. If the Diné do achieve at least that, only 1 of the 2 wins: the one with more Influence Points. With
    neither ahead, the player who does not hold the Headman card wins.
rule-title-16-2 = The Headman
rule-16-2 =
    One player always holds the Headman card; the other is the non-Headman. The Headman has the last word on every
    decision that no rule of this chapter gives to someone else. When the card changes hands the roles change at that
    very moment.
rule-title-16-3 = Influence
rule-16-3 =
    Each player has a set of Influence counters, turquoise or basket. An elder carries 1 counter of one player, except
    while Passage of Time clears them; a Family Box holds 1 counter of either player or none at all. To influence an
    elder or a Family means to take off the opponent's counter, if there is one, and put down your own. That each set
    has { $influence_each-counters }, enough for { $count_elder-elders } and { $families-families }, is reconstructed.
rule-title-16-4 = Two players: set-up
rule-16-4 =
    1. Each player takes a set of Influence counters; a die of 1-3 makes turquoise the Headman, 4-6 the basket.

    2. Set up the scenario, leaving the Cultural Developments for later.

    3. The Headman influences just enough elders for a majority (2 of 3, 3 of 4), whichever he likes; the other player
    influences the rest.

    4. By turns, the Headman first, each player influences 1 Family on the map until he has placed as many counters as
    he has elders; he may also replace a counter of the opponent.

    5. The non-Headman may set the Ferocity of Families he influences to any value.

    6. The Headman does the preparation of the Cultural Development sets, the non-Headman chooses or buys the starting
    cards.
rule-title-16-5-2 = Who is Headman
rule-16-5-2 =
    After each card is drawn:

    (a) If the holder of the card influences more than half of the elders, he keeps it.

    (b) If the opponent does, the card passes to him.

    (c) If there are elders but nobody has a majority, the Headman rolls on the back of the Headman card, adding 1 for
    each Influence Point on the track. Whoever then has a majority holds the card; if still nobody has, the
    non-Headman may influence 1 elder and takes the card. This reading is ours.

    (d) With no elder on the display, put { $new_elders } into its leftmost boxes, taken from Passage of Time first
    and Out of Play second; the non-Headman influences all but one of them, the Headman that one, and the card passes.

    Table: { $headman_table }. The table is reconstructed.
rule-title-16-5-3 = Two players: resolving a card
rule-16-5-3 =
    Operations: the Headman decides on pre-empting. If he pre-empts he names the Operation and the other player
    carries it out; if not, the other names it and the Headman carries it out (examples say otherwise; ruling
    `operation-chooser`). Whoever carries it out controls all pieces on the map.

    Ceremony cards: each player has his own hand and alone decides on it. The Headman runs the procedure; only his
    cards suffer Enemy Ways, and he takes the new card. In place of an Enemy Way's text: the non-Headman may discard
    cards from his hand, the Headman rolls on his card's table and adds 1 per Influence Point on the track and 1 per
    card so discarded (whose discards count is our reading); then he may discard that Ceremony card.

    Shaman: the Headman sees the { $shaman_cards-cards } and need not show them.

    Victory Check: the Headman chooses Good Medicine or not and whether to buy a Cultural Development; the non-Headman
    picks which.
rule-title-16-6-1 = Two players: Planning
rule-16-6-1 =
    Each elder's action is chosen by the player who influences that elder; the player carrying out the Operation sets
    the order in which elders act. There is one more Elder Action: Place Influence, which if it succeeds lets that
    player influence 1 Family. The same holds for extra Elder Actions given by a Major Event such as #17.
rule-title-16-6-2 = Two players: the influence table
rule-16-6-2 =
    Good results: brown, black, yellow or white in a raid on New Mexico; an Outpost or Fort destroyed; Tribal Warfare,
    Diplomacy, Negotiate or Ambush that succeeds; FV or MFV. Bad results: blue, green or red in a raid on New Mexico
    or an Outpost; one of those attempts failing; people lost from the Family to an Enemy or Tribal Raid, an Intruder
    or a Major Event; TTD, EV or MEV.

    Family influenced by the Headman: on good, he may take his counter off and gain 1 Influence Point; on bad, his
    counter is removed.

    By nobody: on good, nothing; on bad, the non-Headman may influence it, or an elder if the Family has left the map.

    By the non-Headman: on good, he may take his counter off and gain 1 Influence Point; on bad, he may influence any
    elder.
rule-title-16-6-3 = Two players: Passage of Time
rule-16-6-3 =
    Before its first step: if Enemy Morale is above Military, a player with at least 1 Influence Point may spend 1 to
    raise Military by 1. After its last step: all Influence comes off the elders. The non-Headman then influences just
    enough elders for a majority, whichever he likes, the Headman influences the others, and the Headman card passes
    to the other player. With no elders left nothing of this happens, and the next decision on the Headman puts new
    ones in place.
rule-title-16-7 = Influence Points
rule-16-7 =
    One marker with a side for each player records who leads and by how much, so only 1 player can have points at a
    time. When the leader gains a point the marker goes up by 1; when the other gains one it goes down by 1. At 0, the
    player who gains a point turns the marker to his side and sets it to 1.
rule-title-16-8 = Two players: Kit Carson
rule-16-8 =
    In Step 3 of #55 the player with more Influence Points makes the choice, the Headman if both have 0. In Step 4 the
    influence table is not used. Before each Tribal Raid both players, the Headman first, say how many Resources
    counters they would give to weaken it. The lower number is spent by the player who named it, and the Headman card
    goes to the one who named more; if both are equal it stays where it is. Afterwards the non-Headman gains 1
    Influence Point for each Family in that Territory's Caught box, and the Headman 1 for each Family of that
    Territory still in an Area.
rule-title-tutorial = The tutorial game
rule-tutorial =
    A guided Rise of the People. { $tutorial_places }, all Ferocity 0; Instructions { $tutorial_letters } out;
    Horsemanship 1 free; Cunning, Sharp Traders, Warrior Society out; deck { $tutorial_deck }.

    #32: pre-empt; Actions, cubes brown, black; enemy 1-3, cube brown; event red; drought 2.

    #36: enemy 6-6, red, black; Planning 2, 5, 1; Intruder 5, 1; swap 2.

    #26: enemy 2-2, white, black, red; Planning 6, 3, 2; swap 3.

    #40 taken.

    #15: pre-empt; Planning 4, 1, 2; Diplomacy 6, row 4, then a re-roll made { $face_40 } by #40; enemy 1-3; order
    #08, #21, #24; swap 3.

    #08 taken.

    #21: pre-empt; Actions, yellow, green, black; enemy 5-6; drought 6.

    #24: enemy 4-4 in the text, whose later lists fit only without the swap, so our line rolls 1-4; Raid of 11 + 3:
    Evade 2, Negotiate 1, range 4, Ambush 1 against { $face_8 } by #08, Evade 2 and 6; Passage of Time: deaths 2, 3,
    6, recovery 4; event recovery 3.

    #41: Victory Check, Weaving 1.

    Last, a sample Ute raid: 5; 3, Evade 4, raid 5; 4; 3, raid 1.
