# A che cosa servono dadi, dischi, carte e monete in Plains Indian Wars. Le variabili sono cifre, come in plains-play.ftl.

request-disc =
    Disco: { $discs ->
        [one] l'ultimo nel sacchetto.
       *[other] uno dei { $discs } nel sacchetto.
    }
request-card =
    Carta: dal mazzo { $colour }, { $cards_left ->
        [one] ne resta 1.
       *[other] ne restano { $cards_left }.
    }
request-coin = Moneta: quale alleato perde un cubetto { $at_in }, { $coin }?
request-dice = { $dice }: { $purpose }

roll-engagement_roll = Scontro { $at_in }.
roll-engagement_ambush-roll = Imboscata { $at_in }: un colpo elimina { $target }.
roll-wagons_attack-roll = Attacco a un carro { $at_in }: { $needed } colpi lo distruggono.
roll-wagons_wagon-roll = La risposta del carro { $at_in }.
roll-terms_strike-roll = Colpo di mano { $at_from } contro { $struck }: valgono colpi e Trattati.
roll-railroad_mountain-roll = Central Pacific fra le montagne, { $mountain } spazi su { $mountains }: ogni colpo o Trattato ne costruisce uno, { $symbols } facce su 6.
