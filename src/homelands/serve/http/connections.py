"""Connections: whoever opens one has so much time to say what he asks and to take the answer. Nobody stays for ever."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

ARRIVES = 20.0  # seconds in which a request must be here, its body too
TAKEN = 60.0  # seconds in which a reader must take something of what waits for him
FILES = 16_384  # connections and files at once, where the system lets us have so many
COMING = (h11.IDLE, h11.SEND_BODY)


class PatientProtocol(H11Protocol):
    """uvicorn itself waits without end for a first request, for the rest of a half one, and to say its last words."""

    arrives, taken = ARRIVES, TAKEN

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._patience: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _at_once(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in COMING:
            self._wait()
        else:
            self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self._reads()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self.taken, self.transport.abort)

    def resume_writing(self) -> None:
        self._reads()
        super().resume_writing()

    def _reads(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _wait(self) -> None:
        """A little more now and then does not buy more time."""
        if self._patience is None:
            self._patience = self.loop.call_later(self.arrives, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def _at_once(transport: asyncio.Transport) -> None:
    """Small answers go out at once. The loop sees to it only where the listening socket names its protocol."""
    connection = transport.get_extra_info("socket")
    if connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def more_files() -> None:
    """As many connections as this account may have: what is usual at first is gone with a few hundred idle ones."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
