"""Documents drawn from bytes: real ones, with a few things in them changed."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")
WORDS = (
    "", " ", "0", "-1", "²", "١", "9" * 5000, "\x00", "\ud800", "é", "A" * 300, "---", "# x", "> pass", "! die 3",
    "= 0", "= 00000000", "position: {}", "position: {", "pack: .", "pack: /", "pack: \x00", "seat: x = y", "{}", "[]",
    "null", "true", "NaN", "..", "../../etc/passwd", "con", "%00", "\u2028", "\r",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 99, 100, 2**31, 2**63, -(2**63), 10**400, 0.5, 1e308, float("inf"), float("nan"),
    "", "x", "0", "²", "\x00", "\ud800", [], {}, [0], [None], [[]], {"": 0}, {"x": None}, {"x": []},
)  # fmt: skip


class Draw:
    """What the bytes of the fuzzer decide. When they are used up, everything is the first of its kind."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self, below: int) -> int:
        """0 <= n < below."""
        size = 1 if below <= 256 else 2
        found = int.from_bytes(self.data[self.at : self.at + size], "little")
        self.at += size
        return found % max(below, 1)

    def pick(self, from_: Sequence[T]) -> T:
        return from_[self.number(len(from_))]

    def rest(self) -> str:
        found = self.data[self.at :].decode("utf-8", "surrogateescape")
        self.at = len(self.data)
        return found

    @property
    def left(self) -> bool:
        return self.at < len(self.data)

    # -- changes ---------------------------------------------------------------------------------------------------
    def value(self, known: Sequence[Any]) -> Any:
        """A value that is wrong more often than not, or one that is right elsewhere."""
        return copy.deepcopy(self.pick(known) if known and self.number(3) == 0 else self.pick(VALUES))

    def tree(self, whole: Any, most: int = 6) -> Any:
        """A tree of tables and lists with some places changed: something else there, taken away, doubled, moved."""
        whole = copy.deepcopy(whole)
        for _ in range(1 + self.number(most)):
            if not self.left:
                break
            places = list(_places(whole))
            if not places:
                break
            parent, key = self.pick(places)
            what = self.number(6)
            if what <= 2:
                parent[key] = self.value([other[k] for other, k in places])
            elif what == 3:
                del parent[key]
            elif what == 4 and isinstance(parent, list):
                parent.insert(key, copy.deepcopy(parent[key]))
            elif what == 4:
                parent[self.pick((*WORDS, *(str(k) for _, k in places)))] = copy.deepcopy(parent[key])
            else:
                parent[key] = {"x": parent[key]} if self.number(2) else [parent[key]]
        return whole

    def lines(self, text: str, most: int = 6) -> str:
        """A text with some of its lines and words changed, or cut off."""
        lines = text.split("\n")
        for _ in range(1 + self.number(most)):
            if not self.left:
                break
            n, what = self.number(len(lines)), self.number(8)
            if what == 0:
                del lines[n]
            elif what == 1:
                lines.insert(n, self.pick(lines))
            elif what == 2:
                lines.insert(n, self.pick(WORDS))
            elif what == 3:
                other = self.number(len(lines))
                lines[n], lines[other] = lines[other], lines[n]
            elif what == 4:
                del lines[n + 1 :]
                lines[n] = lines[n][: self.number(len(lines[n]) + 1)]
            elif what == 5:
                lines[n] = " ".join(lines[n].split(" ")[:-1])
            else:
                words = lines[n].split(" ")
                others = [word for line in lines for word in line.split(" ")]
                words[self.number(len(words))] = self.pick(WORDS if what == 6 else others)
                lines[n] = " ".join(words)
            lines = lines or [""]
        return "\n".join(lines)


def _places(tree: Any) -> Any:
    """Every place in a tree that something can be put into."""
    keys = list(tree) if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield tree, key
        yield from _places(tree[key])


def as_json(tree: Any) -> str:
    return json.dumps(tree, ensure_ascii=True, indent=1)
