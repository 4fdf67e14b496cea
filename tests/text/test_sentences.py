"""Single sentences, word for word: the figures in them are worked out by hand from the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from homelands.core.decision import Refusal
from homelands.core.events import Event
from homelands.core.game import SetupError
from homelands.games.navajo.rules.names import DEVELOPMENTS, INTRUDERS
from homelands.games.navajo.rules.tables import load_tables
from homelands.words import Presenter, TextError
from homelands.words.catalogue import catalogue
from tests.support import match

EN, IT = Presenter("navajo", "en", strict=True), Presenter("navajo", "it", strict=True)
BOTH = (EN, IT)
TABLES = load_tables()


def event(name: str, **values: Any) -> list[str]:
    return [texts.event(Event(name, "-", values)) for texts in BOTH]


def option(words: str, **position: Any) -> list[str]:
    """What one option of a position says in both languages."""
    m = match(**position)
    return [texts.option(m.position, m.game.parse(m.position, words)) for texts in BOTH]


def prompt(**position: Any) -> list[str]:
    g = match(**position).position
    return [texts.prompt(g, g.stack[-1].step) for texts in BOTH]


# -- events ------------------------------------------------------------------------------------------------------------
def test_an_event_names_the_figures_that_decided_it() -> None:
    values = {"box": 3, "kind": "military", "die": 2, "need": 2, "success": True, "family": ""}
    assert event("elder-action", **values) == [
        "Elder in box 3 speaks for Military: die 2, 2 or less needed. It succeeds.",
        "L'anziano nella casella 3 parla per il Militare: dado 2, serve 2 o meno. Riesce.",
    ]
    assert event("moved", family="A", to="zuni.1", cost=3, left=2) == [
        "Family A moves to Zuni Mountains 1 for 3 MP; 2 left.",
        "La Famiglia A muove in Zuni Mountains 1 per 3 MP; ne restano 2.",
    ]
    assert event("enemy-collects", parts=[["card", 3], ["card-45", 1], ["red", 2], ["raided", -1]], total=5) == [
        "The enemy collects 5 AP: 3 from the card, +1 from #45 Mexican Independence, +2 for red cubes, "
        "-1 for Raided Cubes.",
        "Il nemico raccoglie 5 AP: 3 dalla carta, +1 da #45 Mexican Independence, +2 per i cubetti rossi, "
        "-1 per i Cubetti Raid.",
    ]


def test_indices_become_names() -> None:
    assert event("drought", territory=4, now=2)[0] == "Drought in Hopi Land: now 2."
    assert event("flipped", row=2, before="D subvert", now="D raid")[1] == "Riga 2: D Sovvertire si volta in D Raid!."
    assert event("development", development=DEVELOPMENTS.index("weaving.2"))[0] == "Weaving 2 is now yours."
    assert event("converted", where=6, kind=2, into=3) == [
        "In the Passage of Time the child becomes an elder.",
        "Nello Scorrere del Tempo il bambino diventa un anziano.",
    ]
    assert event("family-off", family="C", at="shiprock:caught")[0] == (
        "Family C leaves the Caught box of Shiprock and the map."
    )


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, ["To the Passage of Time: 1 woman.", "Nello Scorrere del Tempo: 1 donna."]),
     (2, ["To the Passage of Time: 2 women.", "Nello Scorrere del Tempo: 2 donne."])],
)  # fmt: skip
def test_plurals_by_each_language(n: int, said: list[str]) -> None:
    assert event("to-passage", kind=1, n=n) == said


def test_a_change_has_its_sign() -> None:
    assert event("animal", kind=4, n=-2) == ["Resources: -2 horses.", "Risorse: -2 cavalli."]
    assert event("culture", change=1, now=10) == ["Culture +1: now 10.", "Cultura +1: ora 10."]


# -- questions and answers ---------------------------------------------------------------------------------------------
SHIPROCK_3 = {"families": {"A": {"at": "shiprock.3"}}, "start": {"activate": "A"}}


def test_an_activation_says_its_mps_and_what_they_buy() -> None:
    """A full Family has 6 MP; Shiprock 2 costs 2, with a horse its bracketed Value 1 (half of 2)."""
    assert prompt(**SHIPROCK_3) == [
        "Family A in Shiprock 3: 6 MP left. What does it do?",
        "Famiglia A in Shiprock 3: 6 MP rimasti. Che cosa fa?",
    ]
    assert option("move shiprock.2", **SHIPROCK_3) == ["Move to Shiprock 2 for 2 MP", "Muove in Shiprock 2 per 2 MP"]
    rider = {**SHIPROCK_3, "families": {"A": {"at": "shiprock.3", "horse": 1}}}
    assert option("move shiprock.2", **rider)[0] == "Move to Shiprock 2 for 1 MP"
    # Shiprock 2, Shiprock 1 and Santa Fé: 2 + 1 + 1
    assert option("raid-new-mexico", **SHIPROCK_3)[0] == "Raid New Mexico for 4 MP"
    assert option("council", **SHIPROCK_3)[0] == "Tribal Council for all 6 MP: 1 AP on 3 or more"


RAID = {"start": {"raid": {"placed": ["shiprock.3"], "left": 4}, "reaction_at": "shiprock.3"}}


def test_a_reaction_says_its_odds() -> None:
    """Ferocity 0 has Evasion 2; Ferocity 3 has -1, and doubled 6, but no more than the Area's Value 3 in an Ambush."""
    calm = {**RAID, "families": {"A": {"at": "shiprock.3", "ferocity": 0}}}
    fierce = {**RAID, "families": {"A": {"at": "shiprock.3", "ferocity": 3}}}
    assert option("evade A", **calm)[0] == "Family A evades: die +2, 4 or more"
    assert option("negotiate A", **calm)[1] == "La Famiglia A negozia per 1 AP: dado +2 e doni, 6 o più"
    # the enemy adds his Ferocity, 4 in this scenario
    assert option("ambush A", **fierce)[0] == "Family A ambushes for 1 AP: +3 against +4"
    assert prompt(**calm)[0] == "Raiders in Shiprock 3, 4 more in Santa Fé. What is your Reaction? You have 3 AP."


def test_giving_somebody_up_says_what_it_costs() -> None:
    """One empty space once the child is gone: 1 Culture (flow/enemy)."""
    m = match(**RAID, families={"A": {"at": "shiprock.3"}})
    m.choose("no-reaction")
    g = m.position
    assert EN.option(g, m.game.parse(g, "give-up child")) == "Give up the child: to the Passage of Time, Culture -1"
    assert IT.option(g, m.game.parse(g, "battle")) == "Combatti: +0 contro +4"


def test_a_die_says_what_it_is_for() -> None:
    """Planning moves the elders to boxes 2, 3 and 4, with Ratings 1, 2 and 2."""
    m = match(start={"card": 1, "operation": "planning"})
    m.choose("elder 3 ap")
    assert [texts.request(m.position, m.position.request) for texts in BOTH] == [
        "Die: Elder Action: 2 or less succeeds.",
        "Dado: Azione Anziano: riesce con 2 o meno.",
    ]


def test_the_stack_reads_from_the_turn_to_the_question() -> None:
    m = match(**RAID, families={"A": {"at": "shiprock.3"}})
    stack = m.game.book.where(m.position)
    assert [texts.where(stack) for texts in BOTH] == [
        "Turn > Enemy Raid > Reaction",
        "Turno > Raid Nemico > Reazione",
    ]


# -- refusals, names, the end ------------------------------------------------------------------------------------------
def test_a_refusal_says_why() -> None:
    refusals = {
        Refusal("too-few-mps", "3.2.2", cost=3, left=1): "It costs 3 MP, and 1 is left.",
        Refusal("requirement", "9.1.1", need=3, kind="women"): "It needs 3 women.",
        Refusal("not-an-option", "-", text="fly"): "That is not possible here: fly.",
        Refusal("not-an-option", "-", option=("move", 1)): "That is not possible here: move shiprock.2.",
        Refusal("no-decision", "-", option=("done",)): "No decision is pending.",
    }
    assert [EN.refusal(refusal) for refusal in refusals] == list(refusals.values())


def test_names_of_things() -> None:
    assert EN.name("area", "shiprock.3") == "Shiprock 3"
    assert EN.name("place", "san-juan:escape") == "the Escape box of San Juan Valley"
    assert IT.name("place", "san-juan:escape") == "casella Fuga di San Juan Valley"
    assert [texts.name("colour", "white") for texts in BOTH] == ["white", "bianco"]
    assert [texts.name("minor", "swap") for texts in BOTH] == ["Instruction Swap", "Scambio di ordini"]
    assert IT.name("event", "shaman") == "Shaman"
    assert IT.name("scenario", "duenos") == "Los Dueños del Mundo"
    assert IT.name("development", "mesas.2") == "Masters of the Mesas 2"
    assert [texts.name("reading", "odd-intruders.down") for texts in BOTH] == ["nothing", "niente"]
    assert [texts.name("seat", "basket") for texts in BOTH] == ["basket", "cesto"]


def test_the_end_says_result_and_reason() -> None:
    assert [". ".join(texts.outcome("major-defeat", "both-zero")) for texts in BOTH] == [
        "Major Defeat. Culture and Military are both 0.",
        "Sconfitta Maggiore. Cultura e Militare sono entrambi a 0.",
    ]


# -- what is reconstructed says so -------------------------------------------------------------------------------------
def test_a_card_names_its_reconstructed_figures() -> None:
    """Card 15 stands whole in the tutorial; of card 32 only what the enemy gets if he is not pre-empted does not."""
    assert "econstructed" not in EN.card(15)
    assert EN.card(32).endswith("\nReconstructed: enemy AP if not pre-empted.")
    assert IT.card(32).endswith("\nRicostruito: AP Nemici se non anticipato.")
    assert EN.component("development", DEVELOPMENTS.index("cunning.1")).endswith("\nAll of it is reconstructed.")
    assert "econstructed" not in EN.component("intruder", INTRUDERS.index("firearms"))


def test_a_question_marks_reconstructed_figures() -> None:
    first = {"tracks": {"ap": 5}, "start": {"card": 15, "segment": "preempt"}}
    assert prompt(**first)[0].endswith("The card gives him 4 AP then, 5 AP otherwise.")
    other = {"tracks": {"ap": 5}, "start": {"card": 16, "segment": "preempt"}}
    assert prompt(**other)[0].endswith("The card gives him 3 AP then, 4 AP otherwise (reconstructed).")


def test_figures_come_from_the_tables_also_those_of_a_pack(tmp_path: Path) -> None:
    pack = tmp_path / "box"
    pack.mkdir()
    (pack / "operations.toml").write_text(
        '[card.32]\ne0 = 7\nsource = "box"\n[event.bad-harvest]\nleast = 2\nmost = 5\nculture = -3\nsource = "box"\n'
    )
    tables = load_tables([pack])
    assert "7 AP if not." in EN.of(tables).card(32)
    assert "econstructed" not in EN.of(tables).card(32)
    assert "2 at least and 5 at most" in EN.of(tables).card(5)
    assert "Cultura -3 per" in IT.of(tables).card(5)


# -- what goes wrong ---------------------------------------------------------------------------------------------------
def test_words_that_are_missing_show_what_is_meant() -> None:
    strange = Event("eclipse", "-", {"territory": 1})
    assert Presenter("navajo").event(strange) == "Event-eclipse territory=San Juan Valley"
    with pytest.raises(TextError, match="event-eclipse"):
        EN.event(strange)
    assert Presenter("navajo").text("no-such-word", n=3) == "no-such-word n=3"


def test_an_unknown_language_or_game_is_named() -> None:
    with pytest.raises(TextError, match=r"'fr'.*en, it"):
        Presenter("navajo", "fr")
    with pytest.raises(SetupError, match="'chess'"):
        Presenter("chess")


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("it", "navajo") is Presenter("navajo", "it").catalogue
