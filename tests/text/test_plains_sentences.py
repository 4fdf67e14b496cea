"""Plains Indian Wars: single sentences, word for word. The figures in them are worked out by hand from the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from homelands.core.decision import Refusal
from homelands.core.events import Event
from homelands.games.plains.rules.tables import load_tables
from homelands.words import Presenter
from tests.games.plains.table import bare
from tests.support import play

EN, IT = Presenter("plains", "en", strict=True), Presenter("plains", "it", strict=True)
BOTH = (EN, IT)
TABLES = load_tables()


def event(name: str, **values: Any) -> list[str]:
    return [texts.event(Event(name, "-", values)) for texts in BOTH]


def option(words: str, regions: dict[str, dict[str, int]], **position: Any) -> list[str]:
    """What one option of a position says in both languages."""
    m = bare(regions, **position)
    return [texts.option(m.position, m.game.parse(m.position, words)) for texts in BOTH]


def prompt(regions: dict[str, dict[str, int]], **position: Any) -> list[str]:
    g = bare(regions, **position).position
    return [texts.prompt(g, g.stack[-1].step) for texts in BOTH]


# -- events ------------------------------------------------------------------------------------------------------------
def test_places_bend_as_each_language_wants() -> None:
    values = {"colour": "orange", "n": 2, "friends": [], "stop": False}
    assert event("marched", at="denver", to="rockies", **values) == [
        "2 orange cubes from Denver to the Rockies.",
        "2 cubetti arancioni da Denver nelle Montagne Rocciose.",
    ]
    assert event("marched", at="mexico", to="pecos", **{**values, "n": 1}) == [
        "1 orange cube from Mexico to Pecos.",
        "1 cubetto arancione dal Messico in Pecos.",
    ]


def test_friends_on_the_march_are_named_by_their_colours() -> None:
    """Blue takes along brown and purple, in the order of the table of influence."""
    values = {"colour": "blue", "n": 1, "at": "denver", "to": "cheyenne", "stop": True}
    assert event("marched", friends=[2, 0], **values) == [
        "1 blue cube from Denver to Cheyenne, with 2 brown cubes. They stop there.",
        "1 cubetto blu da Denver in Cheyenne, con 2 cubetti marroni. Lì ci si ferma.",
    ]


def test_an_engagement_says_who_is_there_and_who_attacks() -> None:
    assert event("engagement", at="dodge-city", attacker="indians", cubes={"green": 3, "orange": 1, "blue": 1}) == [
        "Engagement in Dodge City: 3 green cubes, 1 orange cube and 1 blue cube. The attack comes from the Indians.",
        "Scontro in Dodge City: 3 cubetti verdi, 1 cubetto arancione e 1 cubetto blu. All'attacco: gli Indiani.",
    ]
    assert event("rolled", colour="green", faces=["hit", "blank"]) == [
        "Northern Plains Tribes: hit and Blank.",
        "Tribù delle Pianure del Nord: colpo e faccia vuota.",
    ]


def test_a_disc_without_cubes_has_words() -> None:
    assert event("disc", colour="black", left=0) == [
        "The black disc is drawn: Railroad. The bag is empty.",
        "Esce il disco nero: Ferrovia. Il sacchetto è vuoto.",
    ]


def test_the_end_names_winners_points_and_reason() -> None:
    assert event("game-over", outcome="green", why="points", indians=31, us=24) == [
        "The game is over: 31 points for the Indians, 24 for the U.S. side. The green player wins. The points decide.",
        "La partita è finita: 31 punti agli Indiani, 24 alla parte degli Stati Uniti. Vince il giocatore verde. "
        "Decidono i punti.",
    ]
    assert [". ".join(texts.outcome("green+orange", "equal")) for texts in BOTH] == [
        "The green and orange players win together. Points, purple regions and losses are all equal.",
        "Vincono insieme i giocatori verde e arancione. Punti, regioni viola e perdite sono tutti pari.",
    ]
    assert EN.outcome("draw", "equal")[0] == "A draw"


# -- questions and answers ---------------------------------------------------------------------------------------------
MOVE = {"start": {"move": {"colour": "green", "groups": 2, "regions": 2}}}


def test_a_march_says_what_is_there_and_whether_it_stops() -> None:
    """The North Platte is beside Cheyenne; a blue cube stops whoever comes (4.7), a green one does not."""
    regions = {"cheyenne": {"green": 2}, "north-platte": {"blue": 1}, "black-hills": {"green": 1}}
    assert prompt(regions, **MOVE) == [
        "Northern Plains Tribes: which group moves? 2 group moves left, up to 2 regions each.",
        "Tribù delle Pianure del Nord: quale gruppo muove? Restano 2 movimenti di gruppo, fino a 2 regioni.",
    ]
    assert option("activate cheyenne", regions, **MOVE) == [
        "2 green cubes from Cheyenne",
        "2 cubetti verdi da Cheyenne",
    ]
    m = bare(regions, **MOVE)
    m.choose("activate cheyenne")
    g = m.position
    assert EN.prompt(g, g.stack[-1].step) == (
        "2 green cubes in Cheyenne can march, up to 2 regions. How many, and where to?"
    )
    said = [EN.option(g, m.game.parse(g, f"march 2 {to}")) for to in ("north-platte", "sweetwater")]
    assert said == [
        "2 green cubes to North Platte: 1 blue cube there now, they stop there",
        "2 green cubes to Sweetwater: nobody there now, they may go on",
    ]


def test_an_engagement_says_the_dice_of_both_sides() -> None:
    """One die for a single cube of a faction, two for more; wagons do not roll (12.1.2)."""
    regions = {
        "dodge-city": {"green": 3, "orange": 1, "blue": 1, "brown": 2, "white": 1},
        "denver": {"green": 1, "blue": 1},
    }
    m = bare(regions, **MOVE)
    m.choose("done")
    g = m.position
    assert [texts.option(g, m.game.parse(g, "fight dodge-city")) for texts in BOTH] == [
        "Engagement in Dodge City: 3 green cubes, 1 orange cube, 1 blue cube, 2 brown cubes and 1 wagon; "
        "2 green dice and 1 orange die against 1 blue die and 2 brown dice",
        "Scontro in Dodge City: 3 cubetti verdi, 1 cubetto arancione, 1 cubetto blu, 2 cubetti marroni e 1 carro; "
        "2 dadi verdi e 1 dado arancione contro 1 dado blu e 2 dadi marroni",
    ]


def test_an_ambush_says_its_odds() -> None:
    """A green die hits with two faces of six (6.1)."""
    start = {"engagement": {"region": "denver", "attacker": "blue"}}
    assert prompt({"denver": {"green": 1, "blue": 3}}, start=start) == [
        "A green cube stands alone in Denver against 3 blue cubes. Strike first? 1 die, 2 faces of 6 hit.",
        "Un cubetto verde è solo in Denver contro 3 cubetti blu. Colpisce per primo? 1 dado, 2 facce su 6 colpiscono.",
    ]


def test_dice_say_whose_they_are_and_what_for() -> None:
    start = {"wagon_attack": {"region": "cimarron", "by": "orange"}}
    g = bare({"cimarron": {"orange": 2, "white": 1}}, start=start).position
    assert g.request is not None
    assert [texts.request(g, g.request) for texts in BOTH] == [
        "2 orange dice: Attack on a wagon in Cimarron: 2 hits destroy it.",
        "2 dadi arancioni: Attacco a un carro in Cimarron: 2 colpi lo distruggono.",
    ]


def test_a_coin_says_between_whom_it_decides() -> None:
    """Four players: green and orange are allies with equal numbers, so a coin takes the loss (12.1.6)."""
    start = {"engagement": {"region": "denver", "attacker": "blue"}}
    m = bare({"denver": {"green": 2, "orange": 2, "blue": 2}}, scenario="4", start=start)
    play(m, "! blue-dice treaty hit\n! green-dice hit hit\n! orange-dice hit hit")
    g = m.position
    assert [texts.request(g, g.request) for texts in BOTH] == [
        "Coin: which ally loses a cube in Denver, a green cube or an orange cube?",
        "Moneta: quale alleato perde un cubetto in Denver, un cubetto verde o un cubetto arancione?",
    ]


def test_the_stack_reads_from_the_round_to_the_question() -> None:
    m = bare({"cheyenne": {"green": 2}}, **MOVE)
    m.choose("activate cheyenne")
    stack = m.game.book.where(m.position)
    assert [texts.where(stack) for texts in BOTH] == [
        "Round > Playing a card > Placing cubes > March",
        "Turno > Una carta in gioco > Piazzare cubetti > Marcia",
    ]


# -- refusals ----------------------------------------------------------------------------------------------------------
def test_a_refusal_says_why() -> None:
    refusals = {
        Refusal("wrong-time", "9.2", card="lozen", when="before"): "Lozen is played before the movement card.",
        Refusal("too-few-cubes", "11.0", have=1, colour="orange"): "Only 1 orange cube can march.",
        Refusal("no-cubes-there", "11.0", colour="blue", at="rockies"): "There is no blue cube in the Rockies.",
        Refusal("not-an-option", "-", option=("march", 3, 13)): "That is not possible here: march 3 dodge-city.",
    }
    assert [EN.refusal(refusal) for refusal in refusals] == list(refusals.values())
    assert IT.refusal(Refusal("no-cubes-there", "11.0", colour="blue", at="rockies")) == (
        "Nessun cubetto blu nelle Montagne Rocciose."
    )


# -- cards -------------------------------------------------------------------------------------------------------------
def test_a_card_with_known_figures_says_nothing_of_reconstruction() -> None:
    assert EN.card("little-mountain").split("\n")[1:3] == [
        "War Party card of the Southern Plains Tribes.",
        "Place 4 cubes, move 3 groups up to 2 regions.",
    ]
    assert "econstructed" not in EN.card("little-mountain")
    assert EN.card("gall").endswith("\nReconstructed: title.")
    assert EN.card("custer").endswith("\nReconstructed: effect.")
    assert IT.card("lozen").endswith("\nRicostruito: quando si gioca, condizioni e effetto.")
    assert EN.card("red-cloud").endswith("\nAll but the line of history is reconstructed.")


def test_an_event_says_conditions_and_effect() -> None:
    lines = EN.card("fort-laramie-treaty").split("\n")
    assert lines[3:5] == [
        "X is a region: Northern Plains; away from the railroad; at least 1 blue or brown cube.",
        "3 blue or brown cubes, or all if there are fewer, in X go back to the Ready Box. That is no loss. Until the "
        "bag is empty, while the card lies on top of its pile: no blue or brown cube enters X.",
    ]


def test_figures_come_from_the_tables_also_those_of_a_pack(tmp_path: Path) -> None:
    pack = tmp_path / "box"
    pack.mkdir()
    (pack / "decks.toml").write_text(
        '[green.red-cloud]\nplace = 5\ngroups = 1\nsource = "review my copy"\n'
        '[orange.lozen]\nterms = ["place orange 4 X"]\nsource = "review my copy"\n'
    )
    tables = load_tables([pack])
    assert "Place 5 cubes, move 1 group up to 2 regions." in EN.of(tables).card("red-cloud")
    assert "Place 4 orange cubes in X." in EN.of(tables).card("lozen")


# -- wagons that are safe ----------------------------------------------------------------------------------------------
def test_wagons_that_may_not_be_attacked_are_told_apart() -> None:
    """Of three wagons the treaty has made one safe, then another."""
    start = {"move": {"colour": "orange", "groups": 1, "regions": 1}}
    m = bare({"denver": {"orange": 3}, "dodge-city": {"white": 3}}, start=start)
    play(m, "> activate denver\n> march 3 dodge-city")
    raid = m.position.options[0]
    assert [texts.option(m.position, raid) for texts in BOTH] == [
        "Attack wagons in Dodge City: 3 wagons, 2 orange dice, 2 hits destroy one",
        "Attacca i carri in Dodge City: 3 carri, 2 dadi arancioni, 2 colpi ne distruggono uno",
    ]
    play(m, "> raid dodge-city\n! orange-dice hit treaty\n! brown-dice treaty blank")
    assert [texts.prompt(m.position, m.position.stack[-1].step) for texts in BOTH] == [
        "Attack a wagon in Dodge City? 2 can be attacked there, 1 more is safe; 2 orange dice, and 2 hits in one roll"
        " destroy it.",
        "Attaccare un carro in Dodge City? 2 si possono attaccare, un altro è al sicuro; 2 dadi arancioni, e 2 colpi in"
        " un tiro lo distruggono.",
    ]
    assert [texts.option(m.position, raid) for texts in BOTH] == [
        "Attack wagons in Dodge City: 2 wagons (1 more is safe), 2 orange dice, 2 hits destroy one",
        "Attacca i carri in Dodge City: 2 carri (un altro è al sicuro), 2 dadi arancioni, 2 colpi ne distruggono uno",
    ]
    play(m, "> attack-wagon\n! orange-dice hit treaty\n! brown-dice treaty blank")
    assert [texts.option(m.position, raid) for texts in BOTH] == [
        "Attack wagons in Dodge City: 1 wagon (2 more are safe), 2 orange dice, 2 hits destroy one",
        "Attacca i carri in Dodge City: 1 carro (altri 2 sono al sicuro), 2 dadi arancioni, 2 colpi ne distruggono uno",
    ]
