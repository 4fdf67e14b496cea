"""Names of Navajo Wars in one language: places, people, cards, counters. Proper names come from the data files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from homelands.games.navajo.rules.influence import SEATS
from homelands.games.navajo.rules.names import (
    CAUGHT,
    COLOURS,
    ESCAPE,
    NUMBER_OF,
    SANTA_FE,
    TERRITORIES,
    TERRITORY_OF,
    place_index,
)
from homelands.games.navajo.rules.state import KINDS, LETTERS
from homelands.games.navajo.rules.tables import Tables
from homelands.words.base import Speech
from homelands.words.catalogue import Catalogue, TextError
from homelands.words.numbers import number


class Names(Speech):
    """What things are called. `tables` may come with a pack, whose titles are shown."""

    def __init__(self, catalogue: Catalogue, tables: Tables) -> None:
        super().__init__(catalogue)
        self.tables = tables

    # -- places ----------------------------------------------------------------------------------------------------
    def territory(self, t: int) -> str:
        return self.tables.territory_names[t]

    def place(self, place: int) -> str:
        """An Area (`Shiprock 3`), a Caught or Escape box, Santa Fé."""
        if place >= ESCAPE:
            return self.say("place-escape", territory=self.territory(place - ESCAPE))
        if place >= CAUGHT:
            return self.say("place-caught", territory=self.territory(place - CAUGHT))
        if place == SANTA_FE:
            return self.say("place-santa-fe")
        return f"{self.territory(TERRITORY_OF[place])} {NUMBER_OF[place]}"

    def place_id(self, name: str) -> str:
        return self.place(place_index(name)) if name else "none"

    def elder_boxes(self, elders: Sequence[int]) -> str:
        boxes = [box + 1 for box, n in enumerate(elders) if n]
        return self.say("elder-boxes", n=len(boxes), boxes=self.join(boxes))

    # -- people and counters ---------------------------------------------------------------------------------------
    def person(self, kind: int) -> str:
        """`a man`."""
        return self.say(f"person-{KINDS[kind]}")

    def the(self, kind: int) -> str:
        """`the man`."""
        return self.say(f"the-{KINDS[kind]}")

    def noun(self, kind: int, n: int) -> str:
        """`men`."""
        return self.say(f"noun-{KINDS[kind]}", n=abs(n))

    def count(self, kind: int, n: int) -> str:
        """`2 men`."""
        return f"{n} {self.noun(kind, n)}"

    def people(self, mask: int) -> str:
        """`a man and a child`."""
        return self.join([self.person(kind) for kind in range(3) if mask >> kind & 1])

    def family(self, i: int) -> str:
        return LETTERS[i]

    def household(self, i: int) -> str:
        """A Family's letter, or the Passage of Time box in a conversion."""
        return "passage" if i == len(LETTERS) else LETTERS[i]

    def player(self, i: int) -> str:
        return SEATS[i] if i >= 0 else "none"

    def colour(self, colour: int | str) -> str:
        return self.say(f"colour-{colour if isinstance(colour, str) else COLOURS[colour]}")

    def counter(self, name: str) -> str:
        """`D Subvert`, from the letter and the instruction."""
        letter, _, kind = name.partition(" ")
        return f"{letter} {self.say(f'instruction-{kind}')}"

    # -- cards -----------------------------------------------------------------------------------------------------
    def title(self, number: int) -> str:
        t = self.tables
        if number in t.ops:
            return t.ops[number].title
        return t.history[number].title if number in t.history else self.say("card-ceremony")

    def card(self, number: int) -> str:
        """`#32 Apaches Raid New Mexico`."""
        return self.say("card-label", number=f"{number:02d}", title=self.title(number))

    def development(self, d: int) -> str:
        return self.tables.developments[d].name

    def set(self, i: int) -> str:
        return self.tables.set_names[i]

    def price(self, d: int) -> str:
        card = self.tables.developments[d]
        return self.say("price-of", n=card.cost, track=self.say(f"track-{card.track}"))

    def black_cubes(self, n: int) -> str:
        return self.say("black-cubes", n=n)

    def ours(self, file: str, entry: str, fields: Iterable[str]) -> str:
        """` (reconstructed)` if any of these fields of an entry is our own, else nothing."""
        return self.ours_in(self.tables.data, file, entry, fields)

    # -- anything, by kind and id ----------------------------------------------------------------------------------
    def name(self, kind: str, id: str) -> str:
        """The name of a thing by its id in data, journals and the plain form."""
        t = self.tables
        if kind in ("area", "place"):
            return self.place_id(id)
        if kind == "territory":
            return self.territory(TERRITORIES.index(id))
        if kind == "person":
            return self.noun(KINDS.index(id), 1)
        if kind == "event":
            return str(t.data.files["operations"][f"event.{id}"]["title"])
        if kind == "card":
            if (card := number(id)) is None:
                raise TextError(f"no card {id}")
            return self.card(card)
        if kind == "set":
            return str(t.data.files["developments"][f"set.{id}"]["name"])
        if kind == "development":
            name, _, level = id.partition(".")
            return f"{self.name('set', name)} {level}"
        if kind == "scenario":
            return t.scenarios[id].title
        key = f"{kind}-{id.replace(' ', '-').replace('.', '-')}"
        if key not in self.catalogue:
            raise TextError(f"no name for {kind} {id}")
        return self.say(key)
