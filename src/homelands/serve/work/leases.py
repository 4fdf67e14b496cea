"""Work that exactly one process does: a bot that thinks, a hint, a review. Leases are rows that run out."""

from __future__ import annotations

from typing import Literal, NamedTuple

import sqlalchemy as sa

from homelands.serve.storage.database import Database
from homelands.serve.storage.tables import jobs, leases, matches

JobState = Literal["running", "done", "failed", "stopped"]
ANSWERS = 8  # of a seat that can be fetched
KEPT = 24 * 3600  # seconds that a job's answer can be fetched


class JobRow(NamedTuple):
    id: str
    match_id: str
    seat: str
    kind: str
    state: JobState
    progress: float
    result: str
    holder: str
    created: float
    updated: float


class Leases:
    def __init__(self, database: Database, holder: str) -> None:
        self.db = database
        self.holder = holder  # this process

    # -- bots ------------------------------------------------------------------------------------------------------
    def bots_to_move(self, now: float, lease: float) -> list[str]:
        """Matches that wait for a bot which no living process has think. `lease`: for how long claims are made."""
        query = (
            sa.select(matches.c.id)
            .outerjoin(leases, leases.c.match_id == matches.c.id)
            .where(matches.c.bot, sa.or_(leases.c.until.is_(None), _over(now, lease)))
        )
        with self.db.read() as c:
            return [row[0] for row in c.execute(query)]

    def claim(self, match: str, now: float, until: float) -> bool:
        """Take the right to move the bots of a match. False if another process has it."""
        own = {"holder": self.holder, "until": until, "hurry": False}
        free = (leases.c.match_id == match) & (_over(now, until - now) | (leases.c.holder == self.holder))
        try:
            with self.db.write() as c:
                if c.execute(sa.update(leases).where(free).values(own)).rowcount == 1:
                    return True
                c.execute(sa.insert(leases), {"match_id": match, **own})
                return True
        except sa.exc.IntegrityError:
            return False

    def renew(self, held: list[str], until: float) -> None:
        if held:
            with self.db.write() as c:
                mine = (leases.c.holder == self.holder) & leases.c.match_id.in_(held)
                c.execute(sa.update(leases).where(mine).values(until=until))

    def release(self, match: str) -> None:
        with self.db.write() as c:
            c.execute(sa.delete(leases).where(leases.c.match_id == match, leases.c.holder == self.holder))

    def hurry(self, match: str, wanted: bool = True) -> None:
        """Ask whoever has the bot think to let it move at once."""
        with self.db.write() as c:
            c.execute(sa.update(leases).where(leases.c.match_id == match).values(hurry=wanted))

    def hurried(self) -> list[str]:
        """Matches whose bots this process has think, and should not any longer."""
        with self.db.read() as c:
            query = sa.select(leases.c.match_id).where(leases.c.holder == self.holder, leases.c.hurry)
            return [row[0] for row in c.execute(query)]

    # -- hints and reviews -----------------------------------------------------------------------------------------
    def start(self, id: str, match: str, seat: str, kind: str, now: float) -> None:
        row = JobRow(id, match, seat, kind, "running", 0.0, "", self.holder, now, now)
        with self.db.write() as c:
            c.execute(sa.delete(jobs).where(jobs.c.updated < now - KEPT))
            own = (jobs.c.match_id == match) & (jobs.c.seat == seat) & (jobs.c.state != "running")
            latest = sa.select(jobs.c.id).where(own).order_by(jobs.c.updated.desc()).limit(ANSWERS)
            c.execute(sa.delete(jobs).where(own, jobs.c.id.not_in(latest)))
            c.execute(sa.insert(jobs), row._asdict())

    def job(self, id: str) -> JobRow | None:
        with self.db.read() as c:
            row = c.execute(sa.select(jobs).where(jobs.c.id == id)).one_or_none()
        return JobRow(*row) if row is not None else None

    def running(self, match: str, seat: str) -> int:
        """How many jobs of a seat go on."""
        mine = (jobs.c.match_id == match) & (jobs.c.seat == seat) & (jobs.c.state == "running")
        with self.db.read() as c:
            return int(c.execute(sa.select(sa.func.count()).select_from(jobs).where(mine)).scalar_one())

    def note(self, id: str, now: float, *, progress: float | None = None, state: str = "", result: str = "") -> None:
        """Progress or the end of a job; one that was stopped stays so."""
        values: dict[str, object] = {"updated": now}
        if progress is not None:
            values["progress"] = progress
        if state:
            values |= {"state": state, "result": result}
        with self.db.write() as c:
            c.execute(sa.update(jobs).where(jobs.c.id == id, jobs.c.state == "running").values(values))

    def stopped(self, ids: list[str]) -> set[str]:
        """Which of these jobs of ours somebody has stopped."""
        if not ids:
            return set()
        with self.db.read() as c:
            query = sa.select(jobs.c.id).where(jobs.c.id.in_(ids), jobs.c.state == "stopped")
            return {row[0] for row in c.execute(query)}

    def orphaned(self, now: float, silent: float) -> None:
        """Jobs whose process is gone have failed: it was silent for so long, or spoke before the clock was set back."""
        with self.db.write() as c:
            silence = (jobs.c.updated < now - silent) | (jobs.c.updated > now + silent)
            gone = (jobs.c.state == "running") & (jobs.c.holder != self.holder) & silence
            c.execute(sa.update(jobs).where(gone).values(state="failed", updated=now))


def _over(now: float, lease: float) -> sa.ColumnElement[bool]:
    """A claim that has run out, or one from before the clock was set back: nobody claims for so long."""
    return (leases.c.until < now) | (leases.c.until > now + 2 * lease)
