"""A line to the server that can be cut: every connection ends at once, and none is made until it is mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Line:
    def __init__(self, port: int) -> None:
        self.port = port  # of the server
        self.whole = True
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._connect, daemon=True).start()

    def _connect(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._door.accept()
                self._ends.add(near)
                far = self._reach()
                if far is None:
                    self._end(near)
                    continue
                self._ends.add(far)
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _reach(self) -> socket.socket | None:
        """The server, if it is there and the line is whole."""
        try:
            return socket.create_connection(("127.0.0.1", self.port)) if self.whole else None
        except OSError:
            return None

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        self._end(one, other)

    def _end(self, *ends: socket.socket) -> None:
        for one in ends:
            with suppress(OSError):  # whoever reads from it is woken
                one.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.whole = False
        self._end(*list(self._ends))

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self._end(self._door)
        self._door.close()
        self._end(*list(self._ends))
        for one in self._ends:
            one.close()
