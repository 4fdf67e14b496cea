"""The tables of the database. A match is its rows in `actions`: they are only ever added to."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

meta = MetaData()

matches = Table(
    "matches",
    meta,
    Column("id", String(24), primary_key=True),
    Column("kind", String(12), nullable=False),  # game, lesson, companion
    Column("game", String(24), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("header", Text, nullable=False),  # Setup, as JSON
    Column("seed", String(64), nullable=False),  # secret until the match is over; empty: a person tells the dice
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),  # empty: no promise about the dice (a branch, an import)
    Column("parent", String(24)),  # the match that a branch left
    Column("local", Boolean, nullable=False),  # started by a person at this machine
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("ply", Integer, nullable=False),  # how many rows in actions there are
    Column("turn", String(24), nullable=False),  # whose decision is pending; empty: nobody's
    Column("bot", Boolean, nullable=False),  # it is a bot's
    Column("over", Boolean, nullable=False),
    Column("client", String(32), nullable=False, server_default=""),  # who started it: a keyed digest
    Column("size", BigInteger, nullable=False, server_default="0"),  # bytes that it fills, about
    Index("bots_to_move", "bot"),
    Index("matches_of_a_client", "client"),
    Index("matches_of_this_machine", "local", "updated"),
)

actions = Table(
    "actions",
    meta,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # from 0 without gaps: two processes cannot both write the n-th
    Column("mark", String(8), nullable=False),  # > ! # = of the journal, or undo, redo, correct, printed
    Column("text", Text, nullable=False),
    Column("seat", String(24), nullable=False),  # who did it; empty: chance
    Column("time", Double, nullable=False),
)

seats = Table(
    "seats",
    meta,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(24), primary_key=True),  # "" is the spectators', "*" the whole table's
    Column("kind", String(12), nullable=False),  # person, bot, spectator
    Column("level", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("last_seen", Double),
    Column("online_until", Double, nullable=False),
)

tokens = Table(
    "tokens",
    meta,
    Column("digest", LargeBinary(32), primary_key=True),  # sha256 of the token
    Column("match_id", String(24), ForeignKey("matches.id"), nullable=False),
    Column("seat", String(24), nullable=False),
    Index("tokens_of_a_match", "match_id"),
)

leases = Table(
    "leases",
    meta,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("holder", String(32), nullable=False),  # the process that has a bot of this match think
    Column("until", Double, nullable=False),
    Column("hurry", Boolean, nullable=False),  # somebody wants it to stop thinking and move
)

jobs = Table(
    "jobs",
    meta,
    Column("id", String(24), primary_key=True),
    Column("match_id", String(24), ForeignKey("matches.id"), nullable=False),
    Column("seat", String(24), nullable=False),
    Column("kind", String(12), nullable=False),  # hint, review
    Column("state", String(12), nullable=False),  # running, done, failed, stopped
    Column("progress", Double, nullable=False),
    Column("result", Text, nullable=False),  # JSON
    Column("holder", String(32), nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Index("jobs_of_a_match", "match_id"),
)

checkpoints = Table(
    "checkpoints",
    meta,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, nullable=False),  # after so many rows
    Column("data", Text, nullable=False),  # Checkpoint, as JSON: the entries that stand, without those they replaced
)

facts = Table(
    "facts",  # of the server as a whole: the key of its digests, the last sign of life
    meta,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

allowances = Table(
    "allowances",  # what a client may still ask of all processes together
    meta,
    Column("kind", String(12), primary_key=True),  # requests, starts
    Column("client", String(32), primary_key=True),
    Column("left", Double, nullable=False),
    Column("then", Double, nullable=False),
)

watchers = Table(
    "watchers",  # open event streams
    meta,
    Column("holder", String(32), primary_key=True),  # the process
    Column("client", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", Double, nullable=False),
)
