# Che cosa ha cambiato ogni versione delle regole (data/versions.toml).

version-1 = La prima.
version-2 =
    Cifre ricostruite calibrate di nuovo: costi delle Istruzioni spagnole E e da H a N, colpi che un Rancho sopporta,
    cubi della Buona Medicina per le carte 43 e 44, e cifre delle carte 43, 52 e 54.
version-3 =
    Cifre ricostruite calibrate di nuovo: costi di quasi tutti gli Sviluppi Culturali e cifre di Cunning 3,
    Horsemanship 3, Masters of the Mesas 3 e Warrior Society 2, Istruzioni americane I e da L a N, colpi che un Forte
    sopporta, e AP nemici della carta 52.
version-4 =
    Questioni delle regole riviste: un bambino solo resta catturato fino alla fine del Raid Nemico; i Raid sono permessi
    anche con il sacchetto vuoto; i ribaltamenti dell'Enemy Way 38 si possono evitare pagando; gli anziani dell'altro
    giocatore sono sempre chiamati; la carta di Manuelito fissa la Ferocia anche quando arriva più tardi; ciò che è coperto
    non è mai un segnalino tornato dopo nel contenitore.
