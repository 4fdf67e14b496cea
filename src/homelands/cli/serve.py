"""`homelands serve`, and `homelands` alone: the web table on this machine, with its page opened."""

from __future__ import annotations

import errno
import logging
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Sequence
from urllib.parse import urlsplit

import click
import msgspec

from homelands.cli import saves
from homelands.cli.common import fail, language_option
from homelands.serve.settings import LOOPBACK, Settings, chosen, to_environment
from homelands.words.presenter import presenter

PORT = 8421
NEARBY = 20  # ports that are tried when nobody asked for one and ours is taken
PATIENCE = 30.0  # seconds until the page is opened, whatever the server does


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(1, 65535), help=f"The port; {PORT}, or the next free one, if left out.")
@click.option(
    "--db",
    metavar="URL",
    default="",
    envvar="HOMELANDS_DB",
    help="sqlite:///FILE or postgresql://...; your own file if left out. With a password in it: set HOMELANDS_DB.",
)
@click.option("--public", multiple=True, metavar="URL", help="The address under which a proxy offers this server.")
@click.option(
    "--proxy",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESSES",
    help="With --public: proxies whose word about the client's address is taken, with commas.",
)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Server processes.")
@click.option("--thinkers", type=click.IntRange(0, 64), default=0, help="Processes for bots and hints of each of them.")
@click.option("--no-browser", is_flag=True, help="Do not open the page.")
@click.option("--migrate", is_flag=True, help="Bring the database up to date, and nothing else.")
@language_option
def serve(
    host: str, port: int | None, db: str, public: Sequence[str], proxy: str, workers: int, thinkers: int,
    no_browser: bool, migrate: bool, language: str,
) -> None:  # fmt: skip
    """The web table: both games in a browser. Only this machine can reach it unless told otherwise."""
    from homelands.serve.storage.database import Database, DatabaseError

    words = presenter("", language)
    for url in public:
        if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc:
            raise fail(f"--public {url!r}: expected an address such as https://play.example.org", 2)
    data = saves.folder().parent
    local = host in LOOPBACK and not public  # nobody else can ask too much
    try:
        limits = chosen(local, os.environ)
    except ValueError as error:
        raise fail(str(error), 2) from None
    settings = Settings(
        data=str(data), db=db, host=host, port=_port(host, port), public=tuple(url.rstrip("/") for url in public),
        thinkers=thinkers, **limits,
    )  # fmt: skip
    try:
        database = Database(settings.url)
        database.check()
        database.upgrade()
        database.close()
    except (DatabaseError, OSError) as error:
        raise fail(words("serve-no-database", why=str(error))) from None
    if migrate:
        click.echo(words("serve-migrated", db=database.name))
        return
    address = _address(settings)
    click.echo(words("serve-open", url=address))
    if host not in LOOPBACK and not public:
        click.echo(words("serve-bare"))
    if not no_browser:
        threading.Thread(target=_open, args=(settings, address), daemon=True).start()
    run(settings, workers, proxy if public else "")
    click.echo(words("serve-closed"))


def run(settings: Settings, workers: int = 1, proxies: str = "") -> None:
    """Serve until Ctrl-C or a signal. `proxies` may say who the client is."""
    import uvicorn

    from homelands.serve.http.app import factory
    from homelands.serve.http.connections import PatientProtocol, more_files

    more_files()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    to_environment(msgspec.structs.replace(settings, parent=os.getpid()) if workers > 1 else settings)
    try:
        uvicorn.run(
            "homelands.serve.http.app:factory" if workers > 1 else factory, factory=True, workers=workers,
            host=settings.host, port=settings.port, log_level="warning", access_log=False, server_header=False,
            proxy_headers=bool(proxies), forwarded_allow_ips=proxies or None, timeout_graceful_shutdown=5,
            timeout_keep_alive=30, lifespan="on", ws="none", http=PatientProtocol,
        )  # fmt: skip
    except KeyboardInterrupt:
        return


def _port(host: str, wanted: int | None) -> int:
    """The port that was asked for, or the first free one; a taken one is told at once."""
    for port in [wanted] if wanted is not None else range(PORT, PORT + NEARBY):
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            with socket.socket(family, socket.SOCK_STREAM) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((host, port))
            return port
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise fail(f"--host {host} --port {port}: {(error.strerror or str(error)).lower()}") from None
    raise fail(f"--port {wanted or PORT}: it is taken already by another program")


def _address(settings: Settings) -> str:
    if settings.public:
        return settings.public[0] + "/"
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    return f"http://[{host}]:{settings.port}/" if ":" in host else f"http://{host}:{settings.port}/"


def _open(settings: Settings, address: str) -> None:
    """Open the page as soon as somebody answers."""
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        try:
            with socket.create_connection((host, settings.port), 1):
                break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(address)
