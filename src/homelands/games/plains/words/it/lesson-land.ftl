# I capitoli della lezione: lo scopo, la terra e una carta movimento. lesson-land-1 è il testo del passo 1; -title il suo
# titolo; -why ciò che si dice a chi fa un'altra cosa permessa. I numeri tra parentesi quadre sono regole.

lesson-land-intro-1-title = Per che cosa giocano le due parti
lesson-land-intro-1 =
    Le nazioni delle pianure difendono la loro terra da Cavalleria, Coloni, carri e una ferrovia; in queste lezioni muovi per entrambe le parti.
    Lo scopo è avere più punti alla fine: per le regioni controllate, per i carri distrutti o giunti a destinazione, per la ferrovia, per la Cavalleria persa in battaglia e per la terra viola [vp].
lesson-land-intro-2-title = I cubetti sono persone
lesson-land-intro-2 =
    Verdi e arancioni sono le Tribù delle Pianure del Nord e del Sud, blu la Cavalleria, marroni i Coloni, bianchi i loro carri, e viola le genti Crow, Shoshone, Ute, Pueblo e del New Mexico che le regole chiamano Nemici.
    Una regione delle pianure è della parte che vi ha più cubetti, e delle tribù se è vuota [4.5].
lesson-land-1-title = Un disco dal sacchetto
lesson-land-1 =
    In un round sette dischi escono dal sacchetto uno a uno, e ognuno fa agire una volta il suo colore [8.0].
    Pesca il primo.
lesson-land-2-title = Tre cifre su una carta
lesson-land-2 =
    Nel suo turno l'arancione gioca una carta movimento; le sue cifre sono cubetti da mettere, gruppi da muovere, e regioni che ogni gruppo può percorrere [9.1].
    Gioca Little Mountain: quattro cubetti, tre gruppi, due regioni.
lesson-land-2-why =
    L'altra carta andrebbe bene, e l'evento può aspettare; Little Mountain porta più gente.
lesson-land-3-title = Altra gente
lesson-land-3 =
    I nuovi cubetti arancioni vanno in regioni del sud controllate dalle tribù [10.1.1].
    Mettine due a Neosho e due a Cimarron.
lesson-land-3-why =
    Altre regioni del sud sono permesse; Neosho sta per mandare fuori un gruppo e deve restare forte.
lesson-land-4-title = Un gruppo in marcia
lesson-land-4 =
    Un movimento di gruppo attiva una regione, e marciano quanti dei suoi cubetti vuoi [11.0].
    Attiva Neosho e marcia con tre verso Flint Hills, dove comincia la strada meridionale da St. Louis.
lesson-land-4-why =
    Altre regioni e altri numeri sono permessi; tre bastano a tenere la strada.
lesson-land-5-title = Abbastanza lontano
lesson-land-5 =
    Potrebbero andare una regione più in là, e chi è rimasto potrebbe ancora seguirli [11.0].
    Ferma i tre a Flint Hills e lascia gli altri a Neosho.
lesson-land-5-why =
    Proseguire è permesso; la lezione vuole Flint Hills tenuta e Neosho non vuota.
lesson-land-6-title = Gli altri gruppi
lesson-land-6 =
    Altri due gruppi potrebbero muoversi, ma nessuno è tenuto a farlo [9.1].
    Chiudi il movimento: se ora le due parti fossero in una stessa regione, combatterebbero.
lesson-land-6-why =
    Ogni mossa è permessa; qui nessun altro ha ancora dove andare.
lesson-land-7-title = Di nuovo una mano piena
lesson-land-7 =
    Ora si potrebbe giocare un evento, ma di quelli parla il terzo capitolo.
    Termina il turno, e la mano torna a tre carte [9.0].
lesson-land-7-why =
    L'evento è permesso; vale di più quando ci sono perdite da riparare.
lesson-land-8-title = Carri sulla strada
lesson-land-8 =
    Pesca il prossimo disco: il bianco porta due carri a St. Louis, e tutti i carri avanzano di una regione lungo una pista [6.6.1].
    L'altra parte li manda a Elkhorn, tutti e quattro, lontano dai tre cubetti di Flint Hills.
lesson-land-8-why =
    Ogni divisione è permessa; un carro che giunge fra tre cubetti senza scorta rischia di non durare.
lesson-land-end-title = Sai come si muove la gente
lesson-land-end =
    Disco, carta, cubetti, gruppi: ogni turno delle quattro fazioni va così.
    Il prossimo capitolo parla di ciò che accade quando le due parti si incontrano.
