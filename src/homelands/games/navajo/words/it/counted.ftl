# Cose contate nelle regole: `{ $horses-horses }` in una regola è la cifra `horses`, detta da `counted-horses`.

counted-men =
    { $n ->
        [one] 1 uomo
       *[other] { $n } uomini
    }
counted-women =
    { $n ->
        [one] 1 donna
       *[other] { $n } donne
    }
counted-children =
    { $n ->
        [one] 1 bambino
       *[other] { $n } bambini
    }
counted-elders =
    { $n ->
        [one] 1 anziano
       *[other] { $n } anziani
    }
counted-horses =
    { $n ->
        [one] 1 cavallo
       *[other] { $n } cavalli
    }
counted-sheep =
    { $n ->
        [one] 1 pecora
       *[other] { $n } pecore
    }
counted-goods =
    { $n ->
        [one] 1 Bene Commerciale
       *[other] { $n } Beni Commerciali
    }
counted-harass =
    { $n ->
        [one] 1 segnalino Disturbo
       *[other] { $n } segnalini Disturbo
    }
counted-intruders =
    { $n ->
        [one] 1 Estraneo
       *[other] { $n } Estranei
    }
counted-spaces =
    { $n ->
        [one] 1 spazio siccità
       *[other] { $n } spazi siccità
    }
counted-families =
    { $n ->
        [one] 1 Famiglia
       *[other] { $n } Famiglie
    }
counted-hits =
    { $n ->
        [one] 1 danno
       *[other] { $n } danni
    }
counted-red =
    { $n ->
        [one] 1 cubetto rosso
       *[other] { $n } cubetti rossi
    }
counted-hidden =
    { $n ->
        [one] 1 Estraneo coperto
       *[other] { $n } Estranei coperti
    }
counted-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
counted-cards-free =
    { $n ->
        [one] 1 carta è gratis
       *[other] { $n } carte sono gratis
    }
counted-people =
    { $n ->
        [one] 1 persona
       *[other] { $n } persone
    }
counted-ordinary =
    { $n ->
        [one] 1 carta Operazioni o Cerimonia
       *[other] { $n } carte Operazioni e Cerimonia
    }
counted-operations =
    { $n ->
        [one] 1 carta Operazioni
       *[other] { $n } carte Operazioni
    }
counted-counters =
    { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }
counted-firearms =
    { $n ->
        [one] 1 Arma da Fuoco
       *[other] { $n } Armi da Fuoco
    }
counted-black =
    { $n ->
        [one] 1 nero
       *[other] { $n } neri
    }
counted-brown =
    { $n ->
        [one] 1 marrone
       *[other] { $n } marroni
    }
counted-white =
    { $n ->
        [one] 1 bianco
       *[other] { $n } bianchi
    }
counted-red-ones =
    { $n ->
        [one] 1 rosso
       *[other] { $n } rossi
    }
counted-yellow =
    { $n ->
        [one] 1 giallo
       *[other] { $n } gialli
    }
counted-green =
    { $n ->
        [one] 1 verde
       *[other] { $n } verdi
    }
