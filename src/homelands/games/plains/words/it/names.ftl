# I nomi di Plains Indian Wars. I nomi che stanno nei dati (regioni, carte, piste) non sono qui.

## Cubetti e fazioni

colour-green = verde
colour-orange = arancione
colour-blue = blu
colour-brown = marrone
colour-purple = viola
colour-white = bianco
colour-black = nero

colours-green = verdi
colours-orange = arancioni
colours-blue = { colour-blue }
colours-brown = marroni
colours-purple = { colour-purple }
colours-white = bianchi

one-green = un cubetto verde
one-orange = un cubetto arancione
one-blue = un cubetto blu
one-brown = un cubetto marrone
one-purple = un cubetto viola
one-white = un carro

cubes-green =
    { $n ->
        [one] 1 cubetto verde
       *[other] { $n } cubetti verdi
    }
cubes-orange =
    { $n ->
        [one] 1 cubetto arancione
       *[other] { $n } cubetti arancioni
    }
cubes-blue =
    { $n ->
        [one] 1 cubetto blu
       *[other] { $n } cubetti blu
    }
cubes-brown =
    { $n ->
        [one] 1 cubetto marrone
       *[other] { $n } cubetti marroni
    }
cubes-purple =
    { $n ->
        [one] 1 cubetto viola
       *[other] { $n } cubetti viola
    }
cubes-white =
    { $n ->
        [one] 1 carro
       *[other] { $n } carri
    }
nobody-there = { list-none }

faction-green = Tribù delle Pianure del Nord
faction-orange = Tribù delle Pianure del Sud
faction-blue = Cavalleria
faction-brown = Coloni
faction-purple = Nemici
faction-white = Carri
faction-black = Ferrovia

people-green = Lakota, Dakota, Assiniboine, Piedi Neri, Mandan e Hidatsa
people-orange = Apache, Cheyenne, Comanche e Kiowa
people-blue = l'esercito degli Stati Uniti
people-brown = famiglie, minatori, operai della ferrovia e altri venuti per la terra e il lavoro
people-purple = Crow, Shoshone, Ute, Pueblo e gente del Nuovo Messico, con terre e ragioni proprie

disc-green = disco verde: le Tribù delle Pianure del Nord giocano carte
disc-orange = disco arancione: le Tribù delle Pianure del Sud giocano carte
disc-blue = disco blu: la Cavalleria gioca carte
disc-brown = disco marrone: i Coloni giocano carte
disc-purple = disco viola: i Nemici piazzano un cubetto e muovono
disc-white = disco bianco: i carri vanno a ovest
disc-black = disco nero: si costruisce la ferrovia

seat-green = { colour-green }
seat-orange = { colour-orange }
seat-blue = { colour-blue }
seat-brown = { colour-brown }

side-indians = gli Indiani
side-us = la parte degli Stati Uniti

## Luoghi

kind-npt = Pianure del Nord
kind-spt = Pianure del Sud
kind-purple-north = viola del nord
kind-purple-south = viola del sud

place-canada = Canada
place-mexico = Messico
place-rockies = Montagne Rocciose
place-st-louis = St. Louis
place-sacramento = Sacramento

in-region = in { $place }
in-canada = in Canada
in-mexico = in Messico
in-rockies = nelle Montagne Rocciose
in-st-louis = a St. Louis
in-sacramento = a Sacramento

from-region = da { $place }
from-canada = dal Canada
from-mexico = dal Messico
from-rockies = dalle Montagne Rocciose
from-st-louis = da St. Louis
from-sacramento = da Sacramento

route-north = nord
route-south = sud
line-union = Union Pacific
line-central = Central Pacific
line-mountain = Central Pacific fra le montagne

## Dadi

dice =
    { $n ->
        [one] 1 dado { $colour }
       *[other] { $n } dadi { $colours }
    }
face-hit = colpo
face-treaty = Trattato
face-blank = faccia vuota
against = { $first } contro { $last }

## Tavoli e opzioni

scenario-3-indian-allies = Tre giocatori: Tribù delle Pianure del Nord e del Sud contro gli Stati Uniti
scenario-2 = due giocatori
scenario-3 = tre giocatori
scenario-4 = quattro giocatori
rule-indian-allies = Tre giocatori: le due fazioni indiane hanno un giocatore ciascuna (15.3)

## Luoghi nelle regole: procedure

procedure-setup = Preparazione
procedure-round = Turno
procedure-turn = { luck-card }
procedure-event = Evento
procedure-movement-card = Carta movimento
procedure-cubes-to-the-regions = Piazzare cubetti
procedure-cubes-to-the-boxes = { procedure-cubes-to-the-regions }
procedure-taking-friends-along = Portare con sé gli amici
procedure-fights = Scontri
procedure-engagement = Scontro
procedure-losses = Perdite
procedure-retreats = Ritirate
procedure-relocation = { face-treaty }
procedure-withdrawal = Coloni e Nemici si separano
procedure-strike = Colpo di mano
procedure-custer = Custer
procedure-purple-disc = Disco viola
procedure-white-disc = Disco bianco
procedure-attack-on-wagons = Attacco ai carri
procedure-black-disc = Disco nero
procedure-playing-a-card = Una carta in gioco
procedure-march = Marcia
procedure-gathering = Raduno
procedure-decoys = Esche
procedure-lifting = Di nuovo nella casella Pronti
procedure-removal = Fuori dal gioco
procedure-wagons-in-a-hurry = I carri si affrettano
procedure-end-of-the-game = { the-end }

## Luoghi nelle regole: passi

step-setup_deal-card = Distribuzione delle carte
step-setup_free-cube = I primi cubetti
step-discs_draw-disc = Pesca di un disco
step-cards_choose-card = Scelta di una carta
step-cards_draw = Pesca di una carta
step-cards_fight-now = { procedure-playing-a-card }
step-events_choose-region = La regione dell'evento
step-movement_recover-first = Prima le perdite
step-movement_choose-group = Movimenti di gruppo
step-movement_march = { procedure-march }
step-movement_bring = Amici in marcia
step-placing_place-one = { procedure-cubes-to-the-regions }
step-placing_to-sacramento = A Sacramento
step-placing_shift-excess = Troppi in una regione
step-engagement_next-fight = Il prossimo scontro
step-engagement_sit-out = Chi resta fuori
step-engagement_ambush = Imboscata
step-engagement_ambush-roll = { step-engagement_ambush }
step-engagement_roll = Dadi
step-losses_choose-loss = Scelta di una perdita
step-losses_coin = La moneta
step-losses_retreat = Ritirata
step-losses_relocate = Spostati da un trattato
step-losses_withdraw = Andarsene
step-terms_gather-one = { procedure-gathering }
step-terms_lure = { procedure-decoys }
step-terms_next-strike = Il prossimo colpo di mano
step-terms_strike-roll = { procedure-strike }
step-terms_lift = { procedure-lifting }
step-terms_remove = { procedure-removal }
step-terms_rush = { procedure-wagons-in-a-hurry }
step-custer_choose-field = Dove cavalca Custer
step-enemies_recover-enemies = { step-movement_recover-first }
step-enemies_place-enemy = Piazzare un cubetto viola
step-wagons_fork = Un bivio delle piste
step-wagons_attack-roll = Attacco a un carro
step-wagons_wagon-roll = I dadi del carro
step-wagons_drive-on = Un carro spinto avanti
step-wagons_press-on = Il prossimo carro
step-railroad_mountain-roll = Le montagne
step-victory_final-score = { the-end }
