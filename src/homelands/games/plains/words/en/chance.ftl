# What dice, discs, cards and coins are for in Plains Indian Wars. The variables are figures, as in plains-play.ftl.

request-disc =
    Disc: { $discs ->
        [one] the last one in the bag.
       *[other] one of the { $discs } in the bag.
    }
request-card = Card: from the { $colour } deck, { $cards_left } left.
request-coin = Coin: which ally loses a cube { $at_in }, { $coin }?
request-dice = { $dice }: { $purpose }

roll-engagement_roll = Engagement { $at_in }.
roll-engagement_ambush-roll = Ambush { $at_in }: a hit eliminates { $target }.
roll-wagons_attack-roll = Attack on a wagon { $at_in }: { $needed } hits destroy it.
roll-wagons_wagon-roll = The wagon's answer { $at_in }.
roll-terms_strike-roll = Strike { $at_from } at { $struck }: hits and Treaties both hit.
roll-railroad_mountain-roll = Central Pacific in the mountains, { $mountain } of { $mountains } spaces built: each hit or Treaty builds one, { $symbols } faces of 6.
