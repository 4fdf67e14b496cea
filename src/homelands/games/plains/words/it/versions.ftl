# Che cosa ha cambiato ogni versione delle regole (data/versions.toml).

version-1 = La prima.
version-2 =
    Uno scontro vinto è finito: una faccia vuota dello stesso tiro non sposta più un cubetto dei vincitori, a meno che
    lo dica l'interpretazione winner-retreats (12.1.7).
version-3 =
    In tre giocatori vince chi ha più punti, con le regioni di un alleato contate doppie, a meno che l'interpretazione
    three-players dica di confrontare prima le parti (15.3).
version-4 =
    Regole lette più alla lettera: chi va avanti non apre la via al resto del suo gruppo (4.7); a chi vince non si chiede
    mai delle facce vuote, e dopo l'ultimo carro nessuno si ritira (12.1.7); chi resta fuori non decide dove un trattato
    manda una forza (12.1.2) né rimane quando chi combatteva non c'è più (13.0); un trattato può mandare una forza in una
    regione contesa (12.1.2); le perdite viola possono tornare prima di piazzare il cubetto (11.4); in tre giocatori si
    confrontano prima le parti (15.4.1). Le scelte fatte in silenzio sono ora interpretazioni, e le domande con una sola
    risposta non si fanno più dove tutti la vedono. Quattro eventi hanno un effetto nuovo, le ondate di Coloni sono meno e
    più grandi, la California Trail segue il Platte, e metà del binario tocca una sola regione.
