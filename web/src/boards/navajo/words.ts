/** The words of the board itself, in both languages. Names of places, cards and counters come with the game. */
import type { Lang } from "../contract";
import type { Colour, Column, CubeBox, Kind, Period, Seat, Track } from "./names";

type Count = (n: number) => string;

export interface Words {
  map: string;
  letters: Record<Colour, string>;
  colours: Record<Colour, string>;
  kinds: Record<Kind, string>;
  counted: Record<Kind | "goods" | "firearms" | "harass", Count>;
  tracks: Record<Track, string>;
  side: { dine: string; enemy: string };
  cubes: Record<CubeBox, string>;
  cubeCount: (n: number, colour: string) => string;
  columns: Record<Column, string>;
  seats: Record<Seat, string>;
  panels: Record<"tracks" | "families" | "stores" | "enemy" | "cubes" | "cards" | "developments" | "council", string>;
  family: (letter: string, ferocity: number, who: string) => string;
  people: Count;
  acting: (mp: number | null) => string;
  nobody: string;
  missing: string;
  ferocity: string;
  evasion: string;
  offMap: string;
  manuelito: string;
  manuelitoWaits: string;
  follows: (seat: string) => string;
  mission: string;
  rancho: string;
  forts: Record<"defiance" | "fauntleroy", string>;
  instructions: Readonly<Record<string, string>>;
  periods: Record<Period, string>;
  corn: string;
  harass: string;
  raiders: Count;
  tribal: Count;
  intruder: string;
  intruders: (n: number, known: string) => string;
  empty: string;
  value: (plain: number, horse: number) => string;
  vp: Count;
  die: Count;
  droughts: Count;
  arid: string;
  caught: string;
  escape: string;
  santaFe: (n: number) => string;
  elders: string;
  elderBox: (box: number, rating: number, n: number) => string;
  rating: string;
  outOf: (n: number, most: number) => string;
  families: string;
  cornName: string;
  resources: string;
  passage: string;
  outOfPlay: string;
  aside: string;
  goods: string;
  firearms: string;
  fromIntruders: Count;
  cornOf: (value: number) => string;
  truce: (ap: number) => string;
  row: Count;
  emptyBox: string;
  cost: (cost: string, now: number | null) => string;
  costShort: (cost: string) => string;
  stripe: string;
  star: string;
  otherSide: string;
  card: string;
  setup: string;
  hand: string;
  noHand: string;
  otherHand: Count;
  inPlay: string;
  foreseen: string;
  deck: string;
  left: Count;
  pile: (cards: number, special: string | null) => string;
  discards: string;
  removed: string;
  none: string;
  owned: string;
  notYet: string;
  exhausted: string;
  headman: string;
  influence: string;
  leads: (seat: string, n: number) => string;
  nobodyLeads: string;
}

const s = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

const en: Words = {
  map: "Map of Diné Bikéyah",
  letters: { black: "K", blue: "B", brown: "N", green: "G", red: "R", yellow: "Y", white: "W" },
  colours: {
    black: "black",
    blue: "blue",
    brown: "brown",
    green: "green",
    red: "red",
    yellow: "yellow",
    white: "white",
  },
  kinds: { man: "man", woman: "woman", child: "child", elder: "elder", horse: "horse", sheep: "sheep" },
  counted: {
    man: (n) => s(n, "man", "men"),
    woman: (n) => s(n, "woman", "women"),
    child: (n) => s(n, "child", "children"),
    elder: (n) => s(n, "elder", "elders"),
    horse: (n) => s(n, "horse", "horses"),
    sheep: (n) => `${n} sheep`,
    goods: (n) => `${n} Trade Goods`,
    firearms: (n) => `${n} Firearms`,
    harass: (n) => `${n} Harass`,
  },
  tracks: {
    culture: "Culture",
    military: "Military",
    ap: "AP",
    morale: "Morale",
    enemy_ferocity: "Ferocity",
    enemy_ap: "AP",
  },
  side: { dine: "Diné", enemy: "Enemy" },
  cubes: {
    pool: "Raid Pool",
    raided: "Raided Cubes",
    recovery: "Recovery",
    subjugation: "Subjugation",
    removed: "Not in the game",
  },
  cubeCount: (n, colour) => `${n} ${colour}`,
  columns: { active: "Active", standby: "Standby", inactive: "Inactive" },
  seats: { turquoise: "turquoise", basket: "basket" },
  panels: {
    tracks: "Tracks",
    families: "Families",
    stores: "Boxes",
    enemy: "Instructions",
    cubes: "Cubes",
    cards: "Cards",
    developments: "Developments",
    council: "Council",
  },
  family: (letter, ferocity, who) => `Family ${letter}, Ferocity ${ferocity}: ${who}`,
  people: (n) => s(n, "person", "people"),
  acting: (mp) => (mp === null ? "its turn now" : `its turn now, ${mp} MP left`),
  nobody: "nobody",
  missing: "nobody there",
  ferocity: "Ferocity",
  evasion: "Evasion",
  offMap: "not in play",
  manuelito: "Manuelito",
  manuelitoWaits: "Manuelito waits beside the map.",
  follows: (seat) => `follows ${seat}`,
  mission: "Mission",
  rancho: "Rancho",
  forts: { defiance: "Fort Defiance", fauntleroy: "Fort Fauntleroy" },
  instructions: {
    build: "Build",
    "build-subvert": "Build + Subvert",
    colonize: "Colonize",
    comanche: "Comanche!",
    defend: "Defend",
    expand: "Expand",
    peace: "Peace",
    raid: "Raid!",
    slaves: "Slaves",
    subjugate: "Subjugate",
    subvert: "Subvert",
    utes: "Utes!",
  },
  periods: { spanish: "Spanish Period", mexican: "Mexican Period", american: "American Period" },
  corn: "corn, not yet turned up",
  harass: "Harass counter",
  raiders: (n) => s(n, "Raid counter", "Raid counters"),
  tribal: (n) => s(n, "Tribal Raid counter", "Tribal Raid counters"),
  intruder: "unknown Intruder",
  intruders: (n, known) => (n === 1 ? `Intruder: ${known}` : `${n} Intruders, on top ${known}`),
  empty: "empty",
  value: (plain, horse) => `Value ${plain}, mounted ${horse}`,
  vp: (n) => `${n} VP`,
  die: (n) => `die ${n}`,
  droughts: (n) => (n ? s(n, "drought", "droughts") : "no drought"),
  arid: "drought",
  caught: "Caught",
  escape: "Escaped",
  santaFe: (n) => (n ? `Santa Fé, ${s(n, "Raid counter", "Raid counters")} still there` : "Santa Fé"),
  elders: "Elders",
  elderBox: (box, rating, n) => `Elder box ${box}, Rating ${rating}: ${s(n, "elder", "elders")}`,
  rating: "Rating",
  outOf: (n, most) => `${n} of ${most}`,
  families: "Families",
  cornName: "corn",
  resources: "Resources",
  passage: "Passage of Time",
  outOfPlay: "Out of Play",
  aside: "Set aside until a Development",
  goods: "Trade Goods",
  firearms: "Firearms",
  fromIntruders: (n) => `${n} from Intruders`,
  cornOf: (value) => `corn of value ${value}`,
  truce: (ap) => `In force, with ${ap} AP`,
  row: (n) => `Row ${n}`,
  emptyBox: "empty",
  cost: (cost, now) =>
    cost === "all"
      ? "all AP"
      : cost.startsWith("F")
        ? `Total Ferocity, at least ${cost.slice(1)} AP${now === null ? "" : `: now ${now}`}`
        : `${cost} AP`,
  costShort: (cost) => (cost === "all" ? "all" : cost),
  stripe: "striped: dice do not turn it",
  star: "starred: Hostile Tribes turns it",
  otherSide: "other side",
  card: "Card at hand",
  setup: "Setting up",
  hand: "Hand",
  noHand: "No Ceremony card in hand.",
  otherHand: (n) => `The other player holds ${s(n, "card", "cards")}.`,
  inPlay: "Events in play",
  foreseen: "Foreseen",
  deck: "Deck",
  left: (n) => s(n, "card left", "cards left"),
  pile: (cards, special) => (special ? `${s(cards, "card", "cards")} with ${special}` : s(cards, "card", "cards")),
  discards: "Discards",
  removed: "Removed",
  none: "none",
  owned: "yours",
  notYet: "not yet",
  exhausted: "exhausted",
  headman: "Headman",
  influence: "Influence Points",
  leads: (seat, n) => `${seat} leads by ${n}`,
  nobodyLeads: "nobody leads",
};

const it: Words = {
  map: "Mappa di Diné Bikéyah",
  letters: { black: "N", blue: "B", brown: "M", green: "V", red: "R", yellow: "G", white: "A" },
  colours: {
    black: "nero",
    blue: "blu",
    brown: "marrone",
    green: "verde",
    red: "rosso",
    yellow: "giallo",
    white: "bianco",
  },
  kinds: { man: "uomo", woman: "donna", child: "bambino", elder: "anziano", horse: "cavallo", sheep: "pecora" },
  counted: {
    man: (n) => s(n, "uomo", "uomini"),
    woman: (n) => s(n, "donna", "donne"),
    child: (n) => s(n, "bambino", "bambini"),
    elder: (n) => s(n, "anziano", "anziani"),
    horse: (n) => s(n, "cavallo", "cavalli"),
    sheep: (n) => s(n, "pecora", "pecore"),
    goods: (n) => `${n} Merci`,
    firearms: (n) => `${n} Armi da Fuoco`,
    harass: (n) => `${n} Disturbo`,
  },
  tracks: {
    culture: "Cultura",
    military: "Militare",
    ap: "AP",
    morale: "Morale",
    enemy_ferocity: "Ferocia",
    enemy_ap: "AP",
  },
  side: { dine: "Diné", enemy: "Nemico" },
  cubes: {
    pool: "Raid Pool",
    raided: "Cubetti Raid",
    recovery: "Recupero",
    subjugation: "Soggiogamento",
    removed: "Non in partita",
  },
  cubeCount: (n, colour) => `${n} ${colour}`,
  columns: { active: "Attivi", standby: "In Attesa", inactive: "Inattivi" },
  seats: { turquoise: "turchese", basket: "cesto" },
  panels: {
    tracks: "Tracciati",
    families: "Famiglie",
    stores: "Caselle",
    enemy: "Ordini",
    cubes: "Cubetti",
    cards: "Carte",
    developments: "Sviluppi",
    council: "Consiglio",
  },
  family: (letter, ferocity, who) => `Famiglia ${letter}, Ferocia ${ferocity}: ${who}`,
  people: (n) => s(n, "persona", "persone"),
  acting: (mp) => (mp === null ? "tocca a lei" : `tocca a lei, restano ${mp} MP`),
  nobody: "nessuno",
  missing: "nessuno lì",
  ferocity: "Ferocia",
  evasion: "Fuga",
  offMap: "non in gioco",
  manuelito: "Manuelito",
  manuelitoWaits: "Manuelito aspetta accanto alla mappa.",
  follows: (seat) => `segue ${seat}`,
  mission: "Missione",
  rancho: "Fattoria",
  forts: { defiance: "Fort Defiance", fauntleroy: "Fort Fauntleroy" },
  instructions: {
    build: "Costruire",
    "build-subvert": "Costruire + Sovvertire",
    colonize: "Colonizzare",
    comanche: "Comanche!",
    defend: "Difesa",
    expand: "Espandere",
    peace: "Pace",
    raid: "Raid!",
    slaves: "Schiavi",
    subjugate: "Soggiogare",
    subvert: "Sovvertire",
    utes: "Ute!",
  },
  periods: { spanish: "Periodo spagnolo", mexican: "Periodo messicano", american: "Periodo americano" },
  corn: "mais, non ancora girato",
  harass: "segnalino Disturbo",
  raiders: (n) => s(n, "segnalino Raid", "segnalini Raid"),
  tribal: (n) => s(n, "segnalino Raid Tribale", "segnalini Raid Tribale"),
  intruder: "Estraneo sconosciuto",
  intruders: (n, known) => (n === 1 ? `Estraneo: ${known}` : `${n} Estranei, in cima ${known}`),
  empty: "vuota",
  value: (plain, horse) => `Valore ${plain}, a cavallo ${horse}`,
  vp: (n) => `${n} VP`,
  die: (n) => `dado ${n}`,
  droughts: (n) => (n ? s(n, "siccità", "siccità") : "nessuna siccità"),
  arid: "siccità",
  caught: "Cattura",
  escape: "Fuga",
  santaFe: (n) => (n ? `Santa Fé, ancora ${s(n, "segnalino Raid", "segnalini Raid")}` : "Santa Fé"),
  elders: "Anziani",
  elderBox: (box, rating, n) => `Casella anziani ${box}, Valore ${rating}: ${s(n, "anziano", "anziani")}`,
  rating: "Valore",
  outOf: (n, most) => `${n} su ${most}`,
  families: "Famiglie",
  cornName: "mais",
  resources: "Risorse",
  passage: "Scorrere del Tempo",
  outOfPlay: "Fuori dal Gioco",
  aside: "Da parte fino a uno Sviluppo",
  goods: "Merci",
  firearms: "Armi da Fuoco",
  fromIntruders: (n) => `${n} da Estranei`,
  cornOf: (value) => `mais di valore ${value}`,
  truce: (ap) => `In vigore, con ${ap} AP`,
  row: (n) => `Riga ${n}`,
  emptyBox: "vuota",
  cost: (cost, now) =>
    cost === "all"
      ? "tutti gli AP"
      : cost.startsWith("F")
        ? `Ferocia totale, almeno ${cost.slice(1)} AP${now === null ? "" : `: ora ${now}`}`
        : `${cost} AP`,
  costShort: (cost) => (cost === "all" ? "tutti" : cost),
  stripe: "a strisce: i dadi non lo girano",
  star: "con stella: lo gira Hostile Tribes",
  otherSide: "altro lato",
  card: "Carta in gioco",
  setup: "Preparazione",
  hand: "Mano",
  noHand: "Nessuna carta Cerimonia in mano.",
  otherHand: (n) => `L'altro giocatore ha ${s(n, "carta", "carte")}.`,
  inPlay: "Eventi in gioco",
  foreseen: "Previste",
  deck: "Mazzo",
  left: (n) => s(n, "carta rimasta", "carte rimaste"),
  pile: (cards, special) => (special ? `${s(cards, "carta", "carte")} con ${special}` : s(cards, "carta", "carte")),
  discards: "Scarti",
  removed: "Rimosse",
  none: "nessuna",
  owned: "acquisito",
  notYet: "non ancora",
  exhausted: "esaurito",
  headman: "Capotribù",
  influence: "Punti Influenza",
  leads: (seat, n) => `${seat} in vantaggio di ${n}`,
  nobodyLeads: "nessuno in vantaggio",
};

export const WORDS: Record<Lang, Words> = { en, it };
