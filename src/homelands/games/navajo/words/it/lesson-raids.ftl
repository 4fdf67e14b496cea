# I capitoli della lezione: i raid, e le risposte.

lesson-raids-intro-title = I raid, i loro e i tuoi
lesson-raids-intro =
    Le Famiglie razziano il New Mexico per cavalli e pecore, e ogni cubetto fra i Cubetti Raid costa al nemico un AP [3.2.5].
    A sua volta il New Mexico manda raid: una Famiglia catturata alza il Morale Nemico, che il tuo Militare deve superare alla fine [flow/enemy].
lesson-raids-1-title = I guerrieri partono
lesson-raids-1 =
    Vanno solo i guerrieri, e il prezzo è il Valore di ogni Area lungo la via, Santa Fé compresa [3.2.5].
    Scegli Effettuare Azioni, attiva la Famiglia A in Shiprock 2 e razzia il New Mexico.
lesson-raids-1-why =
    La Famiglia A vive più vicina a Santa Fé, e questo capitolo comincia con il suo raid.
lesson-raids-2-title = Un cubetto dal sacchetto
lesson-raids-2 =
    Marrone è un cavallo, bianco una pecora, nero l'uno o l'altra, verde sono soldati, rosso non porta nulla, e giallo è un bambino prigioniero [1.8].
    Si facevano prigionieri da entrambe le parti di questo confine, e furono portati via molti più Diné di quanti altri giunsero qui; pesca.
lesson-raids-3-title = Che cosa ha portato
lesson-raids-3 =
    Un cavallo è tuo, il cubetto sta fra i Cubetti Raid, e la Famiglia A è più feroce: combatte meglio, fugge peggio [1.6.1/family].
    Termina l'attivazione e poi l'Operazione: le altre restano a casa.
lesson-raids-3-why =
    Le Famiglie potrebbero fare altro, e il cavallo unirsi a una di loro; la lezione passa alla risposta del nemico.
lesson-raids-4-title = Un Raid in cima
lesson-raids-4 =
    Il nemico ha i suoi AP, uno in meno per il tuo cubetto, e la cima della colonna mostra un Raid.
    Lancia i suoi dadi: se quel segnalino non si gira, lo esegue [4/3].
lesson-raids-5-title = Da Santa Fé
lesson-raids-5 =
    Gli assalitori sono tanti quanti gli AP pagati, e di più per la Ferocia delle tue Famiglie; vanno di Area in Area verso la Famiglia più vicina [4.2.8].
    Il primo è in Shiprock 1, dove non vive nessuno: scegli nessuna Reazione.
lesson-raids-5-why =
    Hai un solo AP, e vale di più quando vedi da che parte si volgono.
lesson-raids-6-title = Fuggire
lesson-raids-6 =
    Hanno raggiunto la Famiglia A, che può fuggire, negoziare o tendere un'Imboscata [5.1.2].
    Fuggi: il dado con il suo bonus indica l'Area in cui arriva la Famiglia, e dev'essere più interna di questa [5.2.4].
lesson-raids-6-why =
    Negoziare o tendere un'Imboscata costa il tuo unico AP; fuggire non costa nulla.
lesson-raids-7-title = Rallentarli
lesson-raids-7 =
    La Famiglia A è in Shiprock 5, e gli assalitori si volgono a San Juan Valley.
    Metti per il tuo AP un segnalino Disturbo in San Juan Valley 2: per entrarci servono loro due segnalini e non uno [5.2.3].
lesson-raids-7-why =
    Solo nella prossima Area della loro via è certo che costi loro qualcosa, e quella è San Juan Valley 2.
lesson-raids-8-title = L'ultimo assalitore
lesson-raids-8 =
    È costato loro un segnalino in più, ma l'ultimo ha raggiunto la Famiglia B in San Juan Valley 3.
    Fa' fuggire anche B; un 1 fallisce sempre [5.2.4].
lesson-raids-8-why =
    Tentare non costa nulla, e senza una Reazione la Famiglia dovrebbe affrontarli subito.
lesson-raids-9-title = Una Famiglia è catturata
lesson-raids-9 =
    Non è riuscita a fuggire: B deve combattere, aggiungendo 1 contro 4, o cedere una persona allo Scorrere del Tempo, il che costa Cultura [flow/enemy].
    Cedi l'uomo; la Famiglia è poi catturata, e un dado dice se il nemico prende coraggio.
lesson-raids-9-why =
    Combattere è permesso, e con queste probabilità quasi sempre perduto; la lezione lascia insieme donna e bambino.
lesson-raids-10-title = Tornano
lesson-raids-10 =
    Il raid è finito, e il Morale Nemico è salito per la Famiglia catturata; senza catture sarebbe sceso.
    Le Famiglie tornano dalle caselle Cattura, e da quelle Fuga di chi l'ha scampata, in qualsiasi Area del loro Territorio: porta B in San Juan Valley 6 [flow/enemy].
lesson-raids-10-why =
    Ogni Area del Territorio è permessa; la più interna è la più difficile da raggiungere.
lesson-raids-end-title = Hai affrontato un raid
lesson-raids-end =
    Vivi all'interno della terra, conserva un AP o due, e guarda la cima della sua colonna.
    L'ultimo capitolo parla degli anni che passano, e della fine della partita.
