"""The page itself: files built from web/, kept in memory, with the small forms that were made beside them."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, route
from litestar.params import FromPath

from homelands.table.trouble import Trouble, say
from homelands.words.catalogue import LANGUAGES

FOLDER = Path(__file__).parents[1] / "static"
FIRST = "index.html"
HASHED = "assets/"  # files whose names change with what is in them
FOREVER = "public, max-age=31536000, immutable"
PACKED = {"br": ".br", "gzip": ".gz"}  # the best first
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2",
         ".webmanifest": "application/manifest+json", ".map": "application/json"}  # fmt: skip


class File(NamedTuple):
    kind: str
    forms: dict[str, bytes]  # by encoding; "" is the file as it is
    tag: str


class Pages:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and path.suffix not in PACKED.values():
                self.files[path.relative_to(folder).as_posix()] = _read(path)

    def find(self, name: str) -> File | None:
        return self.files.get(name.lstrip("/") or FIRST)


def _read(path: Path) -> File:
    plain = path.read_bytes()
    forms = {"": plain}
    for encoding, ending in PACKED.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            forms[encoding] = packed.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(kind, forms, tag_of(plain))


def tag_of(data: bytes) -> str:
    return f'"{hashlib.sha256(data).hexdigest()[:20]}"'


@route(["/", "/{name:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], name: FromPath[str] = "/") -> Response[bytes]:
    pages: Pages = request.app.state.pages
    file = pages.find(name)
    if file is None:
        if name.strip("/") in ("", FIRST):
            return _not_built()
        raise Trouble("unknown", "not-found")
    return answer(request, file, FOREVER if name.lstrip("/").startswith(HASHED) else "no-cache")


def answer(request: Request[Any, Any, Any], file: File, caching: str) -> Response[bytes]:
    """A file in the smallest form that the client takes; nothing of it if he has it already."""
    headers = {"ETag": file.tag, "Vary": "Accept-Encoding", "Cache-Control": caching}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    wanted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((one for one in PACKED if one in wanted and one in file.forms), "")
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.forms[encoding], headers=headers, media_type=file.kind)


def _not_built() -> Response[bytes]:
    """The server is there, the page is not: say how to get it."""
    said = "".join(f'<p lang="{lang}">{say(lang, "not-built")}</p>' for lang in LANGUAGES)
    text = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Homelands</title><h1>Homelands</h1>{said}'
    return Response(text.encode(), status_code=503, media_type=MediaType.HTML)
