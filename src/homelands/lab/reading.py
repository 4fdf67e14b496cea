"""Values of a study as they are read: whatever is wrong is collected, with its key and what was expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

ALL = "all"
MOST = 100_000_000


@dataclass
class Reader:
    """Looks at one file."""

    where: str
    problems: list[str] = field(default_factory=list)

    def wrong(self, key: str, message: str) -> None:
        self.problems.append(f"{self.where}: {key}: {message}" if key else f"{self.where}: {message}")

    def known(self, table: Mapping[str, Any], keys: Sequence[str], at: str = "") -> None:
        for key in table:
            if key not in keys:
                self.wrong(f"{at}{key}", f"unknown key, expected one of {', '.join(keys)}")

    def text(self, table: Mapping[str, Any], key: str, default: str, at: str = "") -> str:
        value = table.get(key, default)
        if not isinstance(value, str) or not value.strip():
            self.wrong(f"{at}{key}", f"found {value!r}, expected a text" if key in table else "missing")
            return default
        return value

    def whole(self, table: Mapping[str, Any], key: str, default: int, low: int, at: str) -> int:
        value = table.get(key, default)
        if type(value) is not int or not low <= value <= MOST:
            self.wrong(f"{at}{key}", f"found {value!r}, expected a whole number from {low} to {MOST:,}")
            return default
        return value

    def texts(self, table: Mapping[str, Any], key: str, at: str = "", every: Sequence[str] | None = None) -> list[str]:
        """A list of texts; with `every` the word "all" stands for these, and nothing else may be named."""
        value = table.get(key, [])
        if every is not None and value == ALL:
            return list(every)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            also = f", or {ALL!r}" if every is not None else ""
            self.wrong(f"{at}{key}", f"found {value!r}, expected a list of texts{also}")
            return []
        for i, one in enumerate(value):
            if every is not None and one not in every:
                self.wrong(f"{at}{key}", f"unknown {one!r}, expected one of {', '.join(every)}")
            if one in value[:i]:
                self.wrong(f"{at}{key}", f"{one!r} is named twice")
        return value

    def table(self, table: Mapping[str, Any], key: str, at: str = "") -> dict[str, Any]:
        value = table.get(key, {})
        if not isinstance(value, dict):
            self.wrong(f"{at}{key}", f"found {value!r}, expected a table")
            return {}
        return value

    def pairs(self, table: Mapping[str, Any], key: str, at: str = "") -> dict[str, str]:
        found = self.table(table, key, at)
        for name, value in found.items():
            if not isinstance(value, str):
                self.wrong(f"{at}{key}.{name}", f"found {value!r}, expected a text")
        return {name: value for name, value in found.items() if isinstance(value, str)}
