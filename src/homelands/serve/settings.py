"""How a server is set up. Its processes get their settings through one environment variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

VARIABLE = "HOMELANDS_SERVE"
LOOPBACK = ("127.0.0.1", "::1", "localhost")
DATABASE = "table.sqlite"
PREFIX = "HOMELANDS_"
OUTSIDE = {"rate": 20.0, "starts": 60.0, "streams": 40, "stored": 50_000_000}
"""Limits for clients that are not this machine: here they are none unless somebody names them."""
LIMITS = (
    "rate", "burst", "starts", "streams", "stored", "entries", "takebacks", "corrections", "replayed", "waiting",
    "bot_seconds", "hint_seconds", "review_seconds", "odds_seconds",
)  # fmt: skip
"""What a client may be told about, by the names of the settings: `GET /api/limits`."""
VARIABLES = (*LIMITS, "threads", "cached", "memory", "retain_days")
"""What can be set in the environment: HOMELANDS_RATE=5, HOMELANDS_BOT_SECONDS=10."""


class Settings(msgspec.Struct, frozen=True):
    data: str  # the user's data folder: the database, packs
    db: str = ""  # a SQLAlchemy URL; SQLite in the data folder if left out
    host: str = "127.0.0.1"
    port: int = 8421
    public: tuple[str, ...] = ()  # addresses under which a proxy offers this server: https://play.example.org
    thinkers: int = 0  # processes for bots and hints; 0: one less than there are cores
    memory: int = 2 << 30  # bytes of data that one of them may fill; 0: no limit
    parent: int = 0  # the process without which this one has no business; 0: none
    threads: int = 8  # requests that are worked on at once
    cached: int = 100_000  # entries of live games that are kept in memory; about 4 kB each
    poll: float = 0.25  # seconds between two looks at what other processes have written
    sweep: float = 2.0  # seconds between two looks for bots that nobody moves
    lease: float = 6.0  # seconds after which a bot whose process is silent may be moved by another
    beat: float = 5.0  # seconds between two signs of life of a connected seat
    ping: float = 15.0  # seconds between two pings on a quiet event stream
    stalled: float = 20.0  # seconds that a reader may let us wait before its stream is closed
    rate: float = OUTSIDE["rate"]  # requests a second of one client, on the long run; 0: no limit
    burst: float = 120.0  # requests at once of one client
    starts: float = OUTSIDE["starts"]  # new matches an hour of one client; 0: no limit
    streams: int = int(OUTSIDE["streams"])  # event streams of one client at once; 0: no limit
    stored: int = int(OUTSIDE["stored"])  # bytes that the matches of one client may fill; 0: no limit
    entries: int = 6_000  # entries of a journal that is imported; a match may have four times as many
    takebacks: int = 2_000  # undo and redo in one match
    corrections: int = 500  # corrections and printed figures in one match beside a real table
    replayed: int = 200  # entries that a stream or an answer tells again; beyond it a client starts from the state
    waiting: int = 64  # requests of one client that wait for their turn
    bot_seconds: float = 30.0  # a bot that thinks longer is moved by rules of thumb
    hint_seconds: float = 60.0
    review_seconds: float = 300.0
    odds_seconds: float = 30.0
    retain_days: float = 0.0  # matches that nobody has touched for so long are removed; 0: never

    @property
    def url(self) -> str:
        return self.db or f"sqlite:///{(Path(self.data) / DATABASE).as_posix()}"

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def packs(self) -> Path:
        """Each folder in it is a pack that can be chosen by its name."""
        return Path(self.data) / "packs"

    @property
    def local(self) -> bool:
        """Only this machine can reach the server, and no proxy is named."""
        return self.host in LOOPBACK and not self.public

    @property
    def hosts(self) -> frozenset[str] | None:
        """Host headers that are answered; None: any, because nobody said what this server is called.

        A page of somebody else's whose name was made to point at this machine is refused by it (DNS rebinding).
        """
        named = {urlsplit(url).netloc.casefold() for url in self.public}
        own = {f"{name}:{self.port}" for name in ("127.0.0.1", "[::1]", "localhost")}
        if self.port == 80:
            own |= {"127.0.0.1", "[::1]", "localhost"}
        if self.host in LOOPBACK:
            return frozenset(named or own)
        return frozenset(named) if named else None


    @property
    def thinking(self) -> dict[str, float]:
        """Seconds that each kind of question may take."""
        return {
            "bot": self.bot_seconds, "hint": self.hint_seconds, "review": self.review_seconds,
            "odds": self.odds_seconds,
        }  # fmt: skip


def chosen(local: bool, environment: Mapping[str, str]) -> dict[str, Any]:
    """Limits as somebody has set them. Raises ValueError, with what is wrong. `local`: only this machine asks."""
    found: dict[str, Any] = dict.fromkeys(OUTSIDE, 0) if local else dict(OUTSIDE)
    for name in VARIABLES:
        text = environment.get(variable(name), "").strip()
        if not text:
            continue
        kind = type(getattr(Settings(data=""), name))
        try:
            found[name] = kind(text)
        except ValueError:
            raise ValueError(f"{variable(name)}={text[:40]}: expected a number") from None
        if not 0 <= found[name] < float("inf"):
            raise ValueError(f"{variable(name)}={text[:40]}: expected a number that is not negative")
    return found


def variable(name: str) -> str:
    return PREFIX + name.upper()


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
