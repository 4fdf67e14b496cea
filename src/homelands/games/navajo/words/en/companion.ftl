# Beside a real table: what happens, told as what to do with the pieces. Values are those of the event of the same name
# (navajo.ftl); an event without a line here moves no piece and is told as in the log.

## Tracks

companion-culture = Culture marker to { $now } ({ $change }).
companion-military = Military marker to { $now } ({ $change }).
companion-ap = AP marker to { $now } ({ $change }).
companion-morale = Enemy Morale marker to { $now } ({ $change }).
companion-enemy-ferocity = Enemy Ferocity marker to { $now } ({ $change }).
companion-enemy-ap = Enemy AP: now { $now } ({ $change }).
companion-ferocity = Show Ferocity { $now } for Family { $family }: turn or change its counter.

## Cards, cubes

companion-card = { $card } is the current card.
companion-card-removed = Put { $card } back into the game box.
companion-card-taken = Take { $card } into your hand.
companion-blessed = Discard { $card }: the die counts as { $die }.
companion-exhausted = Turn { $development } sideways: it is exhausted until the next Passage of Time.
companion-ignored = Put the { $colour } cube back into the bag: Manuelito's Family passes over it.
companion-reset = Reset Cubes: put all cubes from Recovery into the bag, then move all from Raided Cubes to Recovery. Now { $pool } in the bag, { $recovery } in Recovery.
companion-recovers = Move a { $colour } cube from Raided Cubes to Recovery.
companion-subjugated =
    Put { $n ->
        [one] the red cube
       *[other] the { $n } red cubes
    } into the Subjugation box: now { $now } there.
companion-unsubjugated = Put a red cube from the Subjugation box into the bag: { $now } left there.
companion-turned-abf = The third red cube: turn Instructions A, B and F to their Raid side, wherever they lie.
companion-raided-by-others = Put the { $colour } cube into Raided Cubes.
companion-revolt-begins = Put all cubes from Raided Cubes, Recovery and the red ones from Subjugation into the bag: { $pool } in it.

## People and Families

companion-to-passage = Put { $kind } from Out of Play into the Passage of Time box.
companion-person-away = Family { $family }: move { $kind } from its box to the Passage of Time box.
companion-person-lost = Family { $family }: move { $kind } from its box to Out of Play.
companion-passage-lost = Move { $kind } from the Passage of Time box to Out of Play.
companion-manuelito-waits = Put Manuelito beside the map: he waits for a Family with a man.
companion-manuelito-joins = Put Manuelito on Family { $family }.
companion-family-off = Take Family { $family } off the map ({ $at }) and put its counter back into its box.
companion-escapes = Put Family { $family } into the Escape box of { $territory }.
companion-caught = Put Family { $family } into the Caught box of { $territory }.
companion-placed = Put Family { $family } in { $at }, with a man, a woman and a child in its box.
companion-returned = Put Family { $family } in { $at }.
companion-withdraws = Move Family { $family } to { $to }.
companion-moved = Move Family { $family } to { $to }: { $cost } MP, { $left } left.
companion-evaded = Move Family { $family } to { $to }: it gets away.
companion-founded = Put Family { $family } with Ferocity 0 in { $at }.
companion-joined = Family { $family }: put { $kind } from the Passage of Time box into its box.
companion-converted =
    { $where ->
        [passage] Passage of Time box: { $kind } to Out of Play, and { $into } in its place.
       *[other] Family { $where }: { $kind } to Out of Play, and { $into } into the Passage of Time box.
    }
companion-elders-age = Move every elder one box to the right: now in { $elders }.
companion-elder-seated =
    { $n ->
        [one] Move an elder
       *[other] Move { $n } elders
    } from the Passage of Time box to the left-most box of the Elder Display.
companion-elder-lost = Move the elder in box { $box } to Out of Play.
companion-death-check =
    Elder in box { $box }: die { $die }, Rating { $need }. { $dies ->
        [yes] Move this elder to Out of Play.
       *[no] The elder lives.
    }

## Animals, corn, goods

companion-mounted = Move a horse from Resources into the box of Family { $family }.
companion-horse-lost = Move the horse of Family { $family } to Out of Play.
companion-ridden = Move the horse of Family { $family } to Out of Play: 1 MP more, { $left } left.
companion-horses-return =
    { $n ->
        [one] Move the horse
       *[other] Move all { $n } horses
    } from Family Boxes and Passage of Time to Resources.
companion-planted = Draw a corn counter unseen and put it face-down in { $at }.
companion-harvested = Move the corn of value { $value } from { $at } to Resources.
companion-corn-lost = Put the corn in { $at } back into its cup.
companion-corn-returned =
    { $n ->
        [one] Put the corn counter
       *[other] Put the { $n } corn counters
    } from Resources back into the cup.
companion-corn-spent = Put corn of value { $values } from Resources back into its cup.
companion-drought = Put a drought counter in { $territory }: now { $now } there.
companion-drought-ends = Take a drought counter off { $territory }: { $left } left there.

## The enemy

companion-enemy-collects = Give the enemy { $total } AP: { $parts }.
companion-flipped = Row { $row }: turn { $before } over to { $now }.
companion-swapped = Swap { $leaves } (Active row { $row }) with { $enters } (Standby).
companion-moved-up = Move { $counter } up to row { $row }, and the counter there one row down.
companion-display-reset = Reset the display: Active Column up, then the Inactive ones below it, the lowest first. Active from the top: { $active }.
companion-instruction = The enemy pays { $cost } AP for { $counter }: { $left } AP left. When it is carried out, slide it to the Inactive Column.
companion-revolt = { event-revolt }
companion-peace = Peace: put its counter and { $ap } AP into Raided Cubes, all cubes of Raided Cubes and Recovery into the bag, AP and Ferocity to 0.
companion-peace-broken = The Peace is broken: give its { $ap } AP back to the enemy, and put its counter into the Inactive Column.
companion-defend = Put the Defend counter into Raided Cubes; the enemy's segment is over.
companion-defend-holds = Defend holds: add { $added } AP counters to Raided Cubes, now { $now }.
companion-outpost-placed =
    Put a { $kind ->
        [mission] Mission
       *[rancho] Rancho
    } in { $at }.
companion-outpost-advances =
    Move the { $kind ->
        [mission] Mission
       *[rancho] Rancho
    } up to { $at }.
companion-outpost-driven =
    { $kind ->
        [mission] Mission
       *[rancho] Rancho
    } in { $territory }: { $to ->
        [none] take it off the map.
       *[other] move it back to { $to }.
    }
companion-fort-placed = Put a Fort in { $at }.
companion-fort-destroyed = Take the Fort in { $at } off the map.

## Raids

companion-enemy-raid = Enemy Raid: put { $total } Raid counters in Santa Fé ({ $paid } for the AP paid, { $bonus } more).
companion-raiders =
    Place { $n ->
        [one] 1 Raid counter
       *[other] { $n } Raid counters
    } from Santa Fé in { $at }; left in Santa Fé: { $left }.
companion-routed =
    Take { $n ->
        [one] 1 Raid counter
       *[other] { $n } Raid counters
    } out of Santa Fé; left there: { $left }.
companion-harass = Put a Harass counter in { $at }.
companion-ambush-wins = Take all Raid counters off the map ({ $n }); those in Santa Fé stay.
companion-raid-ends = The raid ends; counters left in Santa Fé: { $left }. All Raid and Harass counters leave the map.
companion-tribal-raid =
    { $tribe } raid: take { $n ->
        [one] 1 Tribal Raid counter. It leaves
       *[other] { $n } Tribal Raid counters. They leave
    } the map when the raid is over.
companion-tribal-placed = Place a Tribal Raid counter in { $territory }, Area { $number }.
companion-intruder-placed = Draw an Intruder counter unseen and put it face-down in { $at }.

## Developments

companion-development = Put { $development } beside the map: it is yours.
companion-set-out = Put the three cards of the set { $set } back into the game box.
