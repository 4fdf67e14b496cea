"""One at a time: what a match needs where several threads play, and what it gets where there is only one."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Protocol


class Lock(Protocol):
    """What `threading.Lock` gives. The table makes none by itself."""

    def acquire(self, blocking: bool = True) -> bool: ...
    def release(self) -> None: ...
    def __enter__(self) -> bool: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...


NewLock = Callable[[], Lock]


class Alone:
    """A lock for a program with one thread: nobody is there to wait for, so waiting would be for ever."""

    def __init__(self) -> None:
        self._taken = False

    def acquire(self, blocking: bool = True) -> bool:
        if self._taken and blocking:
            raise RuntimeError("opened twice, and there is nobody else to close it")
        free = not self._taken
        self._taken = True
        return free

    def release(self) -> None:
        self._taken = False

    def __enter__(self) -> bool:
        return self.acquire()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
