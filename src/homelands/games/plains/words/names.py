"""Names of Plains Indian Wars in one language: places, cubes, factions, cards. Proper names come from the data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from homelands.games.plains.rules.state import State
from homelands.games.plains.rules.tables import CARDS, N_REGIONS, PLACES, Card, Tables, place_index
from homelands.games.plains.rules.vocabulary import COLOURS
from homelands.words.base import Speech
from homelands.words.catalogue import Catalogue, TextError
from homelands.words.numbers import number

PLACE_KINDS = ("region", "area", "box", "place")


class Names(Speech):
    """What things are called. `tables` may come with a pack, whose names are shown."""

    def __init__(self, catalogue: Catalogue, tables: Tables) -> None:
        super().__init__(catalogue)
        self.tables = tables
        self._cubes: dict[tuple[int | str, int], str] = {}  # said again and again

    def either(self, parts: Sequence[str]) -> str:
        """`a`, `a or b`, `a, b or c`."""
        return self.join(parts, "list-or")

    # -- places: languages differ in how one is in a region, an area or a town, and how one comes from there ------
    def place(self, p: int) -> str:
        return self.tables.names[p] if p < N_REGIONS else self.say(f"place-{PLACES[p]}")

    def inside(self, p: int) -> str:
        """`in Denver`."""
        return self.say("in-region", place=self.place(p)) if p < N_REGIONS else self.say(f"in-{PLACES[p]}")

    def out_of(self, p: int) -> str:
        """`from Denver`."""
        return self.say("from-region", place=self.place(p)) if p < N_REGIONS else self.say(f"from-{PLACES[p]}")

    def spot(self, word: str) -> str:
        """A place that a card speaks of: X, Y, or one by its name."""
        return self.say("in-region", place=word) if word in ("X", "Y") else self.inside(place_index(word))

    # -- cubes -----------------------------------------------------------------------------------------------------
    def colour(self, colour: int | str) -> str:
        """`green`."""
        return self.say(f"colour-{colour if isinstance(colour, str) else COLOURS[colour]}")

    def colours(self, colours: Iterable[int]) -> list[str]:
        """The same as an adjective of several cubes."""
        return [self.say(f"colours-{COLOURS[c]}") for c in colours]

    def faction(self, colour: int | str) -> str:
        """`Northern Plains Tribes`."""
        return self.say(f"faction-{colour if isinstance(colour, str) else COLOURS[colour]}")

    def one(self, colour: int | str) -> str:
        """`a green cube`."""
        return self.say(f"one-{colour if isinstance(colour, str) else COLOURS[colour]}")

    def cubes(self, colour: int | str, n: int) -> str:
        """`2 green cubes`, `1 wagon`."""
        text = self._cubes.get((colour, n))
        if text is None:
            text = self.say(f"cubes-{colour if isinstance(colour, str) else COLOURS[colour]}", n=n)
            self._cubes[colour, n] = text
        return text

    def force(self, g: State, p: int, colours: Iterable[int] = range(6)) -> str:
        """The cubes of some colours in a place: `2 green cubes and 1 wagon`."""
        found = [self.cubes(c, g.cubes[c][p]) for c in colours if g.cubes[c][p]]
        return self.join(found) or self.say("nobody-there")

    def dice(self, colour: int, n: int) -> str:
        """`2 green dice`."""
        return self.say("dice", n=n, colour=self.colour(colour), colours=self.say(f"colours-{COLOURS[colour]}"))

    def faces(self, faces: Sequence[str]) -> str:
        return self.join([self.say(f"face-{face}") for face in faces])

    # -- cards -----------------------------------------------------------------------------------------------------
    def card_of(self, card: int | str) -> Card:
        """A card by its number or its id. Raises TextError for one that is none."""
        name = str(card)
        n = CARDS.index(name) if name in CARDS else number(name)
        if n is None or n >= len(CARDS):
            raise TextError(f"no card {card}")
        return self.tables.cards[n]

    def card(self, card: int | str) -> str:
        return self.card_of(card).title

    # -- anything, by kind and id ----------------------------------------------------------------------------------
    def name(self, kind: str, id: str) -> str:
        """The name of a thing by its id in data, journals and the plain form."""
        t = self.tables
        if kind in PLACE_KINDS:
            if id not in PLACES:
                raise TextError(f"no name for {kind} {id}")
            return self.place(place_index(id))
        if kind == "card":
            return self.card(id)
        if kind == "trail":
            return str(t.data.files["trails"][f"trail.{id}"]["name"])
        key = f"{kind}-{id.replace(' ', '-').replace('.', '-')}"
        if key not in self.catalogue:
            raise TextError(f"no name for {kind} {id}")
        return self.say(key)
