"""How a server is set up. Its processes get their settings through one environment variable."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

VARIABLE = "HOMELANDS_SERVE"
LOOPBACK = ("127.0.0.1", "::1", "localhost")
DATABASE = "table.sqlite"
RATE, STARTS, STREAMS = 20.0, 60.0, 40


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
    cached: int = 200_000  # entries of live games that are kept in memory
    poll: float = 0.25  # seconds between two looks at what other processes have written
    sweep: float = 2.0  # seconds between two looks for bots that nobody moves
    lease: float = 6.0  # seconds after which a bot whose process is silent may be moved by another
    beat: float = 5.0  # seconds between two signs of life of a connected seat
    ping: float = 15.0  # seconds between two pings on a quiet event stream
    stalled: float = 20.0  # seconds that a reader may let us wait before its stream is closed
    rate: float = RATE  # requests a second of one client, on the long run; 0: no limit
    burst: float = 120.0  # requests at once of one client
    starts: float = STARTS  # new matches an hour of one client; 0: no limit
    streams: int = STREAMS  # event streams of one client at once; 0: no limit
    entries: int = 6_000  # entries of a journal that is imported, and of a match

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


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
