# What happens in a game of Navajo Wars: one line of the log for each event. Values are named as the event names them.

## Points

event-culture = Culture { $change }: now { $now }.
event-military = Military { $change }: now { $now }.
event-ap = AP { $change }: now { $now }.
event-morale = Enemy Morale { $change }: now { $now }.
event-enemy-ferocity = Enemy Ferocity { $change }: now { $now }.
event-enemy-ap = Enemy AP { $change }: now { $now }.
event-ferocity = Family { $family }: Ferocity is now { $now }.

## Cards and the turn

event-begins = { $scenario } begins.
event-card = Card { $card }.
event-preempts = The Diné pay { $price } AP and act before the enemy.
event-operation = Diné Operation: { $kind }.
event-major-event = Major Event of { $card }.
event-minor-event = Minor Event: { $minor }.
event-event-cancelled = The Minor Event { $minor } is cancelled.
event-card-removed = Card { $card } is removed from the game.
event-card-taken = Card { $card } is taken to hand.
event-fort-toll =
    { $families ->
        [one] One Family lives beside a Fort
       *[other] { $families } Families live beside a Fort
    }: die { $die }, a point is lost on { $families } or less. { $hit ->
        [yes] It is lost.
       *[no] Nothing is lost.
    }
event-automatic-roll =
    Enemy Morale is 0. Automatic Victory: die { $die }, { $need } or more needed. { $success ->
        [yes] It succeeds.
       *[no] It fails.
    }
event-game-over = { $outcome }. { $why }
event-score = Military { $military } less Enemy Morale { $morale }: { $difference }.

## Dice, cubes, cards in hand

event-blessed = Blessing Way of { $card }: the die counts as { $die }.
event-cube = A { $colour } cube is drawn.
event-pool-empty = The Raid Pool is empty: no cube is drawn.
event-ignored = Manuelito's Family passes over the { $colour } cube.
event-exhausted = { $development } is exhausted until the next Passage of Time.
event-reset = Reset Cubes: { $pool } in the Raid Pool, { $recovery } in Recovery.
event-no-reset = Pueblo Revolt is in play: cubes are not reset.
event-recovers = A { $colour } cube moves from Raided Cubes to Recovery.
event-subjugated =
    { $n ->
        [one] A red cube enters
       *[other] { $n } red cubes enter
    } the Subjugation box: now { $now }.
event-unsubjugated = A red cube returns from the Subjugation box to the Raid Pool: { $now } left there.
event-turned-abf = The third red cube: Instructions A, B and F turn to their Raid side.

## People and Families

event-to-passage = To the Passage of Time: { $kind }.
event-person-away = Family { $family }: { $kind } goes to the Passage of Time.
event-person-lost = Family { $family }: { $kind } is lost.
event-passage-lost = Lost from the Passage of Time: { $kind }.
event-manuelito-waits = Manuelito waits beside the map for a Family with a man.
event-manuelito-joins = Manuelito joins Family { $family }.
event-family-off = Family { $family } leaves { $at } and the map.
event-escapes = Family { $family } reaches the Escape box of { $territory }.
event-caught = Family { $family } is caught: the Caught box of { $territory }.
event-placed = Family { $family } starts in { $at }.
event-returned = Family { $family } returns to { $at }.
event-withdraws = Family { $family } withdraws to { $to }.
event-scattered = The war scatters Family { $family }.
event-disbands = Family { $family } has Ferocity beside a Fort and disbands.

## Planning

event-elders-age = The elders move one box to the right: now in { $elders }.
event-elder-action =
    Elder in box { $box } { $kind ->
        [military] speaks for Military
        [culture] speaks for Culture
        [fiercer] stirs up Family { $family }
        [calmer] calms Family { $family }
        [sway] speaks to Family { $family }
       *[ap] speaks for an AP
    }: die { $die }, { $need } or less needed. { $success ->
        [yes] It succeeds.
       *[no] It fails.
    }
event-elder-seated =
    { $n ->
        [one] An elder takes a seat
       *[other] { $n } elders take seats
    } in the left-most box.
event-diplomacy =
    Tribal Diplomacy of Family { $family }: die { $die } { $bonus } is { $total }. { $success ->
        [yes] It succeeds.
       *[no] It fails.
    }

## Take Actions

event-activations = Take Actions: up to { $n } { $n ->
        [one] Family
       *[other] Families
    } may act.
event-activated = Family { $family } acts with { $mps } MP.
event-moved = Family { $family } moves to { $to } for { $cost } MP; { $left } left.
event-stays-at-fort = Family { $family } cannot leave the Fort: die { $die }, cost { $cost }, { $left } MP left.
event-planted = Family { $family } plants corn in { $at }.
event-harvest-roll =
    Harvest: die { $die }, { $need } or more needed. { $success ->
        [yes] It succeeds.
       *[no] It fails.
    }
event-harvested = The corn in { $at } is harvested: value { $value }.
event-raid-new-mexico =
    Family { $family } raids New Mexico{ $long ->
        [yes] { " " }from afar
       *[no] { "" }
    }.
event-raid-outpost =
    Family { $family } raids the { $kind ->
        [mission] Mission
        [rancho] Rancho
       *[fort] Fort
    }.
event-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }: { $total } of the { $need } needed.
event-raid-over = The raid is over.
event-fort-destroyed = The Fort in { $at } is destroyed.
event-outpost-driven =
    The { $kind ->
        [mission] Mission
       *[rancho] Rancho
    } in { $territory } is { $to ->
        [none] driven off the map.
       *[other] driven back to { $to }.
    }
event-council =
    Tribal Council of Family { $family }: die { $die }, { $need } or more needed. { $success ->
        [yes] It succeeds.
       *[no] It fails.
    }
event-ridden = Family { $family } rides a horse to death: { $left } MP.
event-mounted = A horse goes from Resources to Family { $family }.
event-horse-lost = Family { $family } loses its horse.

## Resources

event-animal = Resources: { $n } { $kind }.
event-none-left =
    { $kind ->
        [horse] No horse is left to gain.
       *[sheep] No sheep is left to gain.
    }
event-goods = Trade Goods { $change }: now { $now }.
event-firearms = Firearms { $change }: now { $now }.
event-no-firearms = No Firearms counter is left to gain.
event-corn-lost = The corn in { $at } is lost.
event-corn-returned =
    { $n ->
        [one] A corn counter returns
       *[other] { $n } corn counters return
    } from Resources to the cup.
event-corn-spent = Corn spent: { $values }.

## Passage of Time

event-converted =
    { $where ->
        [passage] In the Passage of Time { $kind } becomes { $into }.
       *[other] Family { $where }: { $kind } becomes { $into }, in the Passage of Time.
    }
event-joined = Family { $family } gains { $kind }.
event-founded = Family { $family } is founded in { $at }.
event-culture-count =
    { $empty ->
        [one] 1 empty space
       *[other] { $empty } empty spaces
    } in Family Boxes, { $elders ->
        [one] 1 new elder
       *[other] { $elders } new elders
    }.
event-horses-return =
    { $n ->
        [one] A horse returns
       *[other] { $n } horses return
    } to Resources.
event-hunger = { $people } people to feed; the land feeds { $land }.
event-elder-lost = The elder in box { $box } is lost.
event-death-check =
    Elder in box { $box }: die { $die }, Rating { $need }. { $dies ->
        [yes] The elder dies.
       *[no] The elder lives.
    }
event-drought = Drought in { $territory }: now { $now }.
event-no-room-for-drought = Drought in { $territory }: no space is free there or beside it.
event-drought-ends = A drought ends in { $territory }: { $left } left.
event-no-drought-ends = No drought to end in { $territory } or beside it.

## The enemy's segment

event-enemy-collects = The enemy collects { $total } AP: { $parts }.
event-instruction-dice = Instruction dice: { $dice }.
event-flipped = Row { $row }: { $before } flips to { $now }.
event-striped = Row { $row }: { $counter } is striped and does not flip.
event-flip-cancelled = Row { $row }: the flip is cancelled.
event-swapped = Active row { $row }: { $leaves } goes to Standby, { $enters } comes in.
event-no-swap = Row { $row }: no swap, a box is empty.
event-moved-up = { $counter } moves up to row { $row }.
event-display-reset = The display is reset. Active Column: { $active }.
event-instruction = The enemy carries out { $counter } for { $cost } AP; { $left } AP left.
event-too-few-ap = { $counter } costs { $cost } AP, the enemy has { $ap }: he stops.
event-no-instructions = The Active Column is empty: the enemy keeps { $ap } AP.
event-revolt = Pueblo Revolt: the enemy spends all { $ap } AP on Subjugate.
event-peace = Peace with { $ap } AP: all cubes return to the Raid Pool, AP and Ferocity go to 0.
event-peace-check =
    Peace: die { $die }, it holds below { $ap }. { $holds ->
        [yes] It holds.
       *[no] It ends.
    }
event-peace-broken = The raid breaks the Peace: { $ap } AP return to the enemy.
event-defend = The enemy defends; his segment is over.
event-defend-holds = Defend holds: { $added } AP more in the Raided Cubes box, now { $now }.
event-defend-ends =
    Defend ends with { $ap } AP against { $cubes ->
        [one] 1 raided cube
       *[other] { $cubes } raided cubes
    }.
event-outpost-placed =
    { $kind ->
        [mission] A Mission is placed
       *[rancho] A Rancho is placed
    } in { $at }.
event-outpost-advances =
    The { $kind ->
        [mission] Mission
       *[rancho] Rancho
    } moves up to { $at }.
event-subverted =
    Subvert with { $ap } AP and { $outposts ->
        [one] 1 Outpost
       *[other] { $outposts } Outposts
    }: { $loss } Culture lost.
event-slavers = Slaves: die { $die }, { $territory }.

## Raids of the enemy and of the tribes

event-enemy-raid = Enemy Raid: { $paid } AP paid { $bonus } makes { $total } counters in Santa Fé.
event-raiders =
    { $n ->
        [one] A Raid counter is placed
       *[other] { $n } Raid counters are placed
    } in { $at }; { $left } left in Santa Fé.
event-raid-stopped = The raid stops before { $at }: two counters needed, { $left } left.
event-overrun =
    Family { $family } is overrun: die { $die }. { $heart ->
        [yes] The enemy takes heart.
       *[no] The enemy takes no heart.
    }
event-raid-ends =
    The raid ends with { $left ->
        [one] 1 counter
       *[other] { $left } counters
    } left in Santa Fé.
event-left-over =
    The enemy subverts with the { $n ->
        [one] counter
       *[other] { $n } counters
    } left in Santa Fé.
event-reaction =
    Reaction of Family { $family }: { $kind ->
        [ambush] Ambush
        [negotiate] Negotiate
       *[evade] Evade
    }.
event-harass = A Harass counter is placed in { $at }.
event-ambush-wins =
    The Ambush clears the map of { $n ->
        [one] 1 Raid counter
       *[other] { $n } Raid counters
    }.
event-negotiation =
    Family { $family } negotiates: die { $die } { $bonus }. { $success ->
        [yes] It succeeds.
       *[no] It fails.
    }
event-evasion =
    Family { $family } evades: die { $die } { $bonus }, { $need } or more needed. { $success ->
        [yes] It succeeds.
       *[no] It fails.
    }
event-evaded = Family { $family } gets away to { $to }.
event-tribal-raid =
    { $tribe } raid with { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }.
event-tribal-placed = Tribal Raid counter number { $number } in { $territory }.
event-tribal-die =
    Conduct Raid: die { $die } { $bonus } is { $total }. { $hit ->
        [none] Nobody is hit.
       *[other] Hit: Family { $hit }.
    }

## Battle

event-battle = Family { $family } fights { $foe } ({ $occasion }), column { $column }.
event-battle-result = Family { $family }: die { $die } { $bonus } against { $foe_die } { $foe_bonus }, difference { $difference }, column { $column }: { $result }.
event-routed =
    { $n ->
        [one] A Raid counter flees
       *[other] { $n } Raid counters flee
    } from Santa Fé; { $left } left there.

## Intruders

event-intruder-placed = An Intruder is placed in { $at }.
event-cup-empty = No Intruder is left in the cup.
event-intruder = Family { $family } meets an Intruder in { $at }: { $kind }.
event-intruder-seen = The Intruder in { $at } is looked at: { $kind }.

## Events of the cards

event-enemy-way = Enemy Way of { $card }.
event-way-cancelled = The Enemy Way of { $card } is cancelled.
event-bad-harvest = Bad Harvest: { $n } to give.
event-no-shaman = The Shaman looks ahead only after Planning: nothing happens.
event-foreseen = The next cards are { $cards }.
event-raided-by-others = The { $colour } cube goes to Raided Cubes.
event-revolt-begins = The Pueblos rise: all cubes return, { $pool } in the Raid Pool.
event-massacre-roll = Talks at Santa Fé: die { $die } and { $gifts } in gifts make { $total }.
event-fort-placed = A Fort is placed in { $at }.
event-carson-raids = Kit Carson's column comes to { $territory }.
event-still-free =
    { $families ->
        [one] 1 Family is
       *[other] { $families } Families are
    } still free outside the Canyon; Enemy Morale { $morale }.

## Victory Checks, developments, the campaign

event-good-medicine =
    Good Medicine for { $card }: { $cubes ->
        [one] 1 black cube
       *[other] { $cubes } black cubes
    }.
event-check-land = Victory Check: { $held } VP held, { $need } asked for.
event-development = { $development } is now yours.
event-set-out = The set { $set } is out of the game.
event-period = The { $period } begins.
event-new-start = The { $period } is won. The people make a new start.
event-fresh-start = The next period starts with Culture { $culture }, Military { $military }, Enemy Morale { $morale }.

## Why something is not possible

refuse-too-few-mps =
    It costs { $cost } MP, and { $left ->
        [one] 1 is
       *[other] { $left } are
    } left.
refuse-no-drought = There is no drought in this Territory.
refuse-not-adjacent = That Area is not next to { $at }.
refuse-leave-fort-first = The Family starts beside a Fort: its first step out costs a die more.
refuse-mps-spent = It takes all MP, and some are spent already.
refuse-at-fort = It is not possible from a Fort's Area.
refuse-corn-here = There is corn in this Area already.
refuse-no-corn-left = No corn counter is left.
refuse-no-corn-here = There is no corn in this Area.
refuse-no-man = The Family has no man.
refuse-no-military = Military is 0.
refuse-out-of-reach = There is none in this Area or deeper on its track.
refuse-no-fort-here = There is no Fort in this Area.
refuse-no-culture = Culture is 0.
refuse-ap-full = AP are at their limit.
refuse-set-removed = The set is out of the game.
refuse-owned = It is yours already.
refuse-level-missing = Level { $level } of the set comes first.
refuse-requirement = It needs { $need } { $kind }.
refuse-too-dear = It costs { $cost } { $track }, more than there is.
refuse-too-few-ap = It costs { $cost } AP, and { $left } are left.
refuse-no-harass-left = No Harass counter is left.
refuse-harass-not-there = A Harass counter goes into an empty Area at most three from a Family with a man, not below an Outpost.
refuse-not-reached = No new Raid counter is in the Area of Family { $family }.
refuse-no-reaction-here = Family { $family } may not react: it is below an Outpost, beside a Fort or in the Canyon.
refuse-no-ferocity = Family { $family } has Ferocity 0.
refuse-no-entry = No Family can move to Santa Fé.
refuse-no-horse = There is no horse in Resources.
refuse-has-horse = Family { $family } has a horse already.
refuse-too-few-goods = It takes { $cost } Trade Goods, and { $left } are there.
refuse-too-few-animals = It takes { $cost } animals, and { $left } are in Resources.
refuse-no-goods-out = No Trade Goods counter is left out of play.

## The end

outcome-major-victory = Major Victory
outcome-minor-victory = Minor Victory
outcome-minor-defeat = Minor Defeat
outcome-major-defeat = Major Defeat
why-both-zero = Culture and Military are both 0.
why-automatic = The enemy has lost all Morale, and the die was above his Outposts and Forts.
why-scenario-ends = The last card is resolved, and Military less Enemy Morale decides.
why-military = When Kit Carson comes, Military is above Enemy Morale.
why-no-military = Kit Carson's campaign has left no Military.
why-morale = The Families still free have taken all Enemy Morale.
why-families = More Families are free than the enemy has Morale.
why-endured = The people have endured Kit Carson's campaign.
why-nothing-left = After the Canyon, Culture and Military are both 0.
why-all-out-war = All-out war: it is won only if no Outpost and no Fort is left.
