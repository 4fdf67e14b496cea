"""`python -m homelands.serve.http.openapi > openapi.json`: the document that the client's types are made from."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from homelands.serve.http.app import litestar
from homelands.serve.server import Server
from homelands.serve.settings import Settings


def document() -> str:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Settings(data=folder, db=f"sqlite:///{Path(folder).as_posix()}/none.sqlite"))
        found = litestar(server).openapi_schema.to_schema()
        server.database.close()
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())
