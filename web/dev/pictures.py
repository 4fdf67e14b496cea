"""Takes the pictures of docs/pictures: `make page && python web/dev/pictures.py [FOLDER [NAME ...]]`.

A server of its own, games of the heuristic players up to a good moment, the system's Chromium.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from homelands.core.match import start
from homelands.players import make

sys.path.insert(0, ".")
from tests.serve.running import Process

FLAGS = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync".split()
WIDE, MIDDLE, PHONE = (1600, 1000), (1024, 768), (390, 844)
# file, game and scenario (none: the first page; or a lesson, or `companion`), decisions played, size, theme
PICTURES = [
    ("start", "", "", 0, WIDE, "light"),
    ("start-phone-dark", "", "", 0, PHONE, "dark"),
    ("navajo", "navajo", "duenos", 90, WIDE, "light"),
    ("navajo-dark", "navajo", "duenos", 90, MIDDLE, "dark"),
    ("navajo-phone", "navajo", "duenos", 90, PHONE, "light"),
    ("plains", "plains", "2", 260, WIDE, "light"),
    ("plains-dark", "plains", "2", 260, MIDDLE, "dark"),
    ("plains-phone", "plains", "2", 260, PHONE, "light"),
    ("lesson", "plains", "tutorial", 0, MIDDLE, "light"),
    ("companion-phone", "navajo", "companion", 0, PHONE, "light"),
]


def journal(game: str, scenario: str, decisions: int) -> str:
    match = start(game, scenario, seed="picture")
    match.roll()
    players = {seat: make("heuristic", f"picture/{seat}") for seat in match.game.seats_of(match.position)}
    for _ in range(decisions):
        seat = match.game.seat(match.position)
        match.choose(players[seat].choose(match.game, match.position, seat))
        match.roll()
    while match.game.seat(match.position) != match.game.seats_of(match.position)[0] or len(match.position.options) < 3:
        seat = match.game.seat(match.position)
        match.choose(players[seat].choose(match.game, match.position, seat))
        match.roll()
    return match.text()


def begun(url: str, game: str, scenario: str, decisions: int) -> str:
    """The link of a table to look at."""
    path, body = "/api/matches", {"game": game, "kind": "lesson", "lesson": scenario}
    if scenario == "companion":
        body = {"game": game, "kind": "companion", "scenario": "rise"}
    if decisions:
        path, body = "/api/import", {"journal": journal(game, scenario, decisions)}
    answer = httpx.post(f"{url}{path}", json=body, headers={"origin": url}, timeout=60)
    return str(answer.raise_for_status().json()["mine"])


def take(browser: Browser, url: str, folder: Path, name: str, token: str, size: tuple[int, int], theme: str) -> None:
    window = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=window, reduced_motion="reduce", locale="en-GB")
    settings = f"{{speed: 'instant', theme: '{theme}', lang: 'en'}}"
    context.add_init_script(f"localStorage.setItem('homelands.settings', JSON.stringify({settings}))")
    page = context.new_page()
    page.goto(f"{url}/#/t/{token}" if token else f"{url}/#/")
    if token:
        page.get_by_test_id("sit-down").click()
        page.wait_for_selector(".board [data-thing]", state="attached")
    if name.startswith("companion"):
        until_a_die(page)
    page.mouse.move(1, 1)  # no explanation of whatever lies under the pointer
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"{name}.png")
    context.close()


def until_a_die(page: Page) -> None:
    """Tell and choose the first of everything until a die of the real table is asked for."""
    answer = "[data-testid=told] button:not([disabled]), #options [data-option]:not([disabled])"
    while not page.locator(".told-die").count():
        before = page.get_by_test_id("room").get_attribute("data-ply")
        page.locator(answer).first.click()
        page.wait_for_function(
            "before => document.querySelector('[data-testid=room]').dataset.ply !== before", arg=before
        )
        page.wait_for_selector(answer)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    data = Path(tempfile.mkdtemp())
    server = Process(data).ready()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for name, game, scenario, decisions, size, theme in PICTURES:
                if sys.argv[2:] and name not in sys.argv[2:]:
                    continue
                token = begun(server.url, game, scenario, decisions) if game else ""
                take(browser, server.url, folder, name, token, size, theme)
            browser.close()
    finally:
        server.close()


if __name__ == "__main__":
    main()
