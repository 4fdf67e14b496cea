# Che cosa ha cambiato ogni versione delle regole (data/versions.toml).

version-1 = La prima.
version-2 =
    Uno scontro vinto è finito: una faccia vuota dello stesso tiro non sposta più un cubetto dei vincitori, a meno che
    lo dica l'interpretazione winner-retreats (12.1.7).
version-3 =
    In tre giocatori vince chi ha più punti, con le regioni di un alleato contate doppie, a meno che l'interpretazione
    three-players dica di confrontare prima le parti (15.3).
