# Cards, developments, Intruders and Instructions of Navajo Wars in our own words.
# Figures come from the data files: $x as it is, $x_signed with its sign, $x_size without, $x_periods where it is not 0.

## Parts of a card

card-operations = Operations card. Pre-empt: { $preempt } AP. Enemy: { $e1 } AP if pre-empted, { $e0 } AP if not. Planning brings { $person }.
card-take = Ceremony card. Taken to hand, it brings { $person }.
card-blessing = Blessing Way: stands for a die of { $die }.
card-way = Enemy Way: { $effect }
card-historical = Historical Event, { $period }. Victory Check against { $vp } VP.
card-transitional = Transitional Event, { $period }. Victory Check against { $vp } VP.
card-major = Major Event: { $effect }
card-lasting = While in play: { $effect }
card-minor = Minor Event, { $minor }: { $effect }
card-medicine = Good Medicine: { $cubes }.
card-ours = Reconstructed: { $fields }.
card-all-ours = All of it is reconstructed.

field-preempt = price to pre-empt
field-e1 = enemy AP if pre-empted
field-e0 = enemy AP if not pre-empted
field-minor = { procedure-minor-event }
field-population = person
field-die = { step-dice_bless-or-roll }
field-way = { procedure-enemy-way-of-two }
field-vp = VP
field-cost = cost
field-need = requirement
field-stays = how long it stays
field-cubes = { step-victory_black-cubes }
field-count = how many there are
field-effect = effect
field-order = the order
field-other-side = the other side
field-other-cost = cost of the other side
field-stripe = stripes
field-star = star

stays-third-red = It stays in play until the third red cube.
stays-until-45 = It stays in play until #45.
stays-until-50 = It stays in play until #50.
stays-end = It stays in play to the end.

## Major Events of Operations cards

major-firearms = A Firearms counter comes to Resources.
major-apache-war = A red cube returns from the Subjugation box to the Raid Pool; if there is none, Enemy Morale { $morale_signed }. The enemy loses { $enemy_ap_size } AP.
major-bad-harvest = For each Territory with a Family and a drought, { $least } at least and { $most } at most, give planted corn, harvested corn, a sheep or a horse; Culture { $culture_signed } for each that cannot be given.
major-planted-fields = Up to { $families } Families plant corn at no cost, where there is no corn and in the Territory no drought and no Rancho. If none can, a drought ends in a Territory with a Family.
major-shaman = After Planning only: look at the next { $cards } cards and put them back in any order.
major-influential-elders = Every elder may attempt an Elder Action.
major-hostile-tribes = Starred Instructions turn to their front; then each moves up one place in the Active and in the Standby Column.
major-pueblo-war = A Family in Hopi Land or Zuni Mountains is scattered: it leaves the map, its people go to the Passage of Time. If there is none, Culture { $culture_signed }.
major-apaches-raid = Draw a cube: red goes to the Subjugation box, green and blue return to the Raid Pool, any other goes to Raided Cubes. It breaks no Peace.
major-trappers = Place an Intruder.

minor-effect-drought = a die names the Territory; when its spaces are full, the neighbour with the highest die that has one free.
minor-effect-recovery = a die names the Territory; without a drought there, the neighbour with the lowest die that has one.
minor-effect-swap = a die names the row where an Active and a Standby Instruction change places.
minor-effect-reset = cubes in Recovery return to the Raid Pool, those in Raided Cubes move to Recovery.

## Enemy Ways

way-enemy-ap = the enemy gains { $ap } AP.
way-droughts =
    { $n ->
        [one] 1 drought falls.
       *[other] { $n } droughts fall, each with its own die.
    }
way-alarm = Enemy Ferocity { $ferocity_signed }, Enemy Morale { $morale_signed }.
way-elder-death = the elder farthest right with a Rating makes a death check; if there is none, Culture { $culture_signed }.
way-lost-customs = Culture { $culture_signed }, or { $with_outpost_signed } with an Outpost on the map.
way-warriors-spent = the most Ferocious Family drops to Ferocity 0; if all have 0, Military { $military_signed }.
way-sickness = one person in the Passage of Time is lost; if nobody is there, one of a Family goes there.
way-stolen-mounts = a horse is lost, from Resources first, else from a Family; without a horse, Military { $military_signed }.
way-newcomers = Build at no cost; if there is no room, Culture { $culture_signed }.
way-change-of-mind = the Instruction dice are rolled; the flips cannot be bought off.
way-fame = the enemy gains 1 AP for each Family with Ferocity, { $least } at least.
way-intruder = place an Intruder.

## Historical and Transitional Events

history-pueblo-revolt = All cubes in Recovery and Raided Cubes, and the red ones in the Subjugation box, return to the Raid Pool.
history-pueblo-revolt-lasting = the enemy gains { $enemy_ap } AP more each segment and spends all of them on Subjugate; his Instructions rest; cubes are not reset.
history-franciscans = Build { $builds } times. Raid faces without stripe and star flip, in the Active and the Standby Column; an Active counter that still shows Raid changes places with the Standby one of its row.
history-galvez = Culture -1 for each Outpost, { $most } at most. Utes and Comanche turn to their front and come in from Standby, or move up one place in the Active Column.
history-settlers = Expand; without an Outpost, Build.
history-settlers-lasting = every Subvert counts { $extra } AP more.
history-mexican-independence = Passage of Time and Victory Check; then the Mexican Period begins. Enemy Morale becomes equal to Military; new Instructions, a new deck, cubes { $cubes }; all Intruders return to the cup.
history-mexican-independence-lasting = the enemy gains 1 AP each segment for every { $intruders_per_ap } hidden Intruders, and a new Intruder is placed after it.
history-massacre = Talks at Santa Fé. Stay away: Enemy Morale { $away_morale_signed }. Go: a die, and 1 for each Trade Goods counter given. { $bad } or less, or a die of 1: { $elders } elders are murdered, Enemy Morale { $bad_morale_signed }, each Family with a man gains { $bad_ferocity } Ferocity. More than { $neutral }: the enemy loses all AP, Enemy Morale { $good_morale_signed }, Culture { $good_culture_signed }, all Ferocity goes to 0.
history-dineanaii = Each Family in Shiprock withdraws to San Juan Valley, Zuni Mountains or the Canyon with Ferocity 0, or holds: one person goes to the Passage of Time, Culture { $culture_hold_signed }. With no Family there, Culture { $culture_absent_signed }. Then a Rancho is placed in Shiprock 1, or the one there moves up.
history-sick-land = Droughts fill the spaces of every Territory with a Family.
history-sick-land-lasting = droughts end by event or recovery only where no Family lives.
history-narbona = The enemy gains { $enemy_ap } AP. Any Families with a man may gain 1 Ferocity.
history-narbona-lasting = Enemy Raids have { $raid_counters } counters more; a won Ambush gives Enemy Morale { $ambush_morale_signed }.
history-army-of-the-west = Passage of Time and Victory Check; then the American Period begins. Enemy Morale becomes equal to Military; new Instructions, a new deck, cubes { $cubes }; all Intruders return to the cup.
history-army-of-the-west-lasting =
    the enemy gains 1 AP each segment for { $intruders_per_ap ->
        [one] every hidden Intruder
       *[other] every { $intruders_per_ap } hidden Intruders
    }, and a new Intruder is placed after it.
history-forts = Fort Defiance and Fort Fauntleroy are placed; if both stand already, Enemy Morale { $morale_signed }.
history-dodge = Culture { $culture_signed }.
history-dodge-lasting = the enemy gains { $enemy_ap } AP more each segment; Negotiate { $negotiate_signed }.
history-manuelito = The enemy gains { $enemy_ap } AP. Manuelito joins a Family with a man and sets its Ferocity to any value.
history-manuelito-lasting = his Family adds { $manuelito } in Battle and to Evade, and once an activation passes over a cube in a raid on an Outpost or Fort.
history-civil-war = The red cubes return from the Subjugation box to the Raid Pool; Enemy Morale { $morale_signed }.
history-civil-war-lasting = Enemy Raids go without the { $american } counters of the Americans; Slaves is done { $slaves } times for one payment.
history-kit-carson = Passage of Time and Victory Check. Military above Enemy Morale is a Major Victory; otherwise all-out war, or the strongholds, where Kit Carson raids each Territory with { $raid_signed }, and { $raid_fort_signed } more beside a Fort.

## Cultural Developments

card-development = { $name }: { $price }.
card-level = Needs { $name }.
card-need = Needs { $n } { $kind }.
card-exhaust = Exhausted by use, ready again after the next Passage of Time.

development-cunning-1 = Evade: { $evade_signed }.
development-cunning-2 = Tribal Diplomacy and Negotiate: { $talk_signed }.
development-cunning-3 = A raid on New Mexico costs { $discount } MP less, 1 at least. In your own raid a green or blue cube may be put back and another drawn.
development-horsemanship-1 = A Family with a horse when it is activated gets { $mp } MP more.
development-horsemanship-2 = A Family with a horse when it is activated gets { $mp } MP more, and Outposts do not slow it down.
development-horsemanship-3 = A horse adds { $battle } in Battle instead of { $horse }.
development-mesas-1 = A water hole costs { $discount } MP less, 1 at least, and a horse makes it no dearer.
development-mesas-2 = { $harass } Harass counters more; the first Harassment of each Enemy Raid costs nothing.
development-mesas-3 = A Territory with a Family feeds { $floor } people at least.
development-religion-1 = Passage of Time, Step 1D: Culture { $culture_signed }.
development-religion-2 = Look at a hidden Intruder.
development-religion-3 = A cube drawn in your own raid may be put back and another drawn.
development-traders-1 = { $animals } animals, or corn worth { $corn }, buy a Trade Goods counter.
development-traders-2 = { $goods } Trade Goods buy a Firearms counter.
development-traders-3 = Once a card, in your own segment, { $goods } Trade Goods give Enemy Morale { $morale_signed }.
development-warriors-1 = A Family of Ferocity { $ferocity } or more adds { $battle } in Battle. A Passage of Time without a cube in Raided Cubes and Recovery: Military { $military_signed }.
development-warriors-2 = In a Victory Check the men raise Military up to { $cap }. Elders cannot lower Ferocity.
development-warriors-3 = Military { $win_signed } after a won Battle, { $loss_signed } after a lost one.
development-weaving-1 =
    { $goods ->
        [one] 1 Trade Goods counter at once.
       *[other] { $goods } Trade Goods counters at once.
    }
development-weaving-2 = { development-weaving-1 }
development-weaving-3 =
    { $goods ->
        [one] 1 Trade Goods counter at once
       *[other] { $goods } Trade Goods counters at once
    }, and in each Planning { $free ->
        [one] 1 purchase is free.
       *[other] { $free } purchases are free.
    }
development-wisdom-1 = Elder Rating { $rating_signed } for Elder Actions, { $most } at most; the left-most box counts { $leftmost }.
development-wisdom-2 = An elder dies only on a die below the Rating.
development-wisdom-3 =
    { $extra ->
        [one] One elder
       *[other] { $extra } elders
    } may attempt a second Elder Action after all others.

## Intruders

card-intruder =
    { $name }, { $count ->
        [one] 1 counter.
       *[other] { $count } counters.
    }
meets-firearms = Kept in Resources as a Firearms counter.
meets-trade-goods = Kept in Resources as a Trade Goods counter.
meets-stray-horses =
    { $horses ->
        [one] A horse comes
       *[other] { $horses } horses come
    } to Resources.
meets-stray-flock = { $sheep } sheep to Resources.
meets-refugees = A man, woman or child comes to the Passage of Time.
meets-lone-trapper = { $ap } AP or { $goods } Trade Goods.
meets-mission = A Mission is founded in the Area, no deeper than Area { $deepest }; one on the track already moves up instead.
meets-scouts = The enemy gains { $ap } AP (Spanish / Mexican / American Period).
meets-whiskey-seller = Culture { $culture_signed } (Spanish / Mexican / American Period).
meets-slave-raiders = The child is carried off; without a child the woman, in the { $woman_periods }. Not beside a Fort.
meets-smallpox = Each Family in the Territory rolls for who is lost; if anybody is, Culture { $culture_signed }.
meets-patrol = A Battle, the enemy with { $battle_signed } (Spanish / Mexican / American Period); or one person goes to the Passage of Time, and Culture { $culture_signed } for each empty space.

## Instructions

card-instruction = { $letter } { $name }: { $cost }.
card-other-side = Other side: { $name }, { $cost }.
card-stripe = Striped: dice do not flip it.
card-star = Starred: Hostile Tribes turns and lifts it.
cost = { $n } AP
cost-range = { $low }-{ $high } AP
cost-ferocity = { $n } AP, or the total Ferocity if that is more
cost-all = all AP

orders-build = An Outpost in Area 1 of the Territory with the lowest die that has none of its kind. With all in play: Subvert.
orders-build-subvert = Build, then Subvert, for one payment.
orders-colonize = A cube for each AP moves from Raided Cubes to Recovery. Without a cube there: Expand. Without an Outpost: Build.
orders-comanche = With fewer than { $subjugated } red cubes in the Subjugation box: Subjugate. Otherwise a Tribal Raid of the Comanche.
orders-defend = The enemy spends all AP and keeps still while he can lay down an AP for each raided cube.
orders-expand = Every Outpost moves up one Area and costs 1 Culture, 2 where it cannot move. Without an Outpost: Build.
orders-peace = All cubes return to the Raid Pool; your AP and all Ferocity go to 0. It lasts while a die stays below its AP, and each time an Outpost is built.
orders-raid = An Enemy Raid with a counter for each AP, and one for each point of Ferocity of your Families.
orders-slaves = A die names a Territory: a child is carried off, else a woman.
orders-subjugate = A cube for each AP is drawn: red ones go to the Subjugation box, the others to Recovery.
orders-subvert = With fewer than { $subjugated } red cubes in the Subjugation box: Subjugate. Without an Outpost: Build. Otherwise 1 Culture for each AP, at most 1 for each Outpost.
orders-utes = With fewer than { $subjugated } red cubes in the Subjugation box: Subjugate. Otherwise a Tribal Raid of the Utes.
