"""A visitor of the page: opens it, starts games, clicks, types, and looks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

AXE = Path("web/node_modules/axe-core/axe.min.js")
PATIENCE = 30_000  # milliseconds until something counts as missing; nothing is measured with it
expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser of its own: nothing is shared with another visitor but the server."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = (1280, 900), lang: str = "en-GB") -> None:
        self.browser, self.url = browser, url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('homelands.settings'))"
            f" localStorage.setItem('homelands.settings', JSON.stringify({{speed: 'instant', lang: '{lang[:2]}'}}))"
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def friend(self, **settings: Any) -> Visitor:
        return Visitor(self.browser, self.url, **settings)

    def leave(self) -> None:
        self.context.close()

    # -- going somewhere -------------------------------------------------------------------------------------------
    def open(self, where: str = "#/") -> None:
        self.page.goto(f"{self.url}/{where}")

    def start(self, game: str, scenario: str, seats: dict[str, str] | None = None) -> str:
        """A new game by the form, as a newcomer makes one. Gives the token of the seat."""
        self.open()
        self.page.get_by_test_id(f"new-{game}").click()
        self.page.locator(f"input[name=scenario][value='{scenario}']").check(force=True)
        for seat, who in (seats or {}).items():
            self.page.get_by_test_id(f"seat-{seat}").select_option(who)
        self.page.get_by_test_id("start").click()
        expect(self.room).to_be_visible()
        return self.page.url.partition("#/t/")[2].partition("/")[0]

    def join(self, token: str, name: str = "") -> None:
        self.open(f"#/t/{token}")
        self.page.get_by_test_id("sit-down").click()
        expect(self.room).to_be_visible()

    def links(self) -> dict[str, str]:
        """Tokens that this browser can give to friends, by seat."""
        kept = self.page.evaluate("JSON.parse(localStorage.getItem('homelands.matches'))")
        return dict(kept[0]["links"])

    # -- looking ---------------------------------------------------------------------------------------------------
    def by(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def room(self) -> Locator:
        return self.by("room")

    @property
    def ply(self) -> int:
        return int(self.room.get_attribute("data-ply") or -1)

    @property
    def options(self) -> list[str]:
        """Typed forms of the options that are shown as buttons."""
        found: list[str] = self.page.eval_on_selector_all(
            "#options [data-option]", "all => all.filter(b => !b.disabled).map(b => b.dataset.option)"
        )
        return found

    @property
    def over(self) -> bool:
        return self.by("end").count() > 0

    def glowing(self) -> list[str]:
        """Things on the board and in the displays that can be picked."""
        found: list[str] = self.page.eval_on_selector_all(
            "[data-thing].is-glow", "all => all.map(e => e.dataset.thing)"
        )
        return found

    def settled(self) -> None:
        """Wait until the page asks this visitor, waits for another seat, or the game is over."""
        self.page.wait_for_function(
            "() => { const end = document.querySelector('[data-testid=end]');"
            " const asked = document.querySelector('#options [data-option]:not([disabled])');"
            " return end || asked }"
        )

    # -- acting ----------------------------------------------------------------------------------------------------
    def take(self, option: str) -> None:
        """Click an option, and wait until the match has gone on."""
        before = self.ply
        self.page.locator(f"#options [data-option={json.dumps(option)}]").first.click()
        self.moved(before)

    def moved(self, before: int) -> None:
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-testid=room]')?.dataset.ply) > before", arg=before
        )

    def type(self, words: str) -> None:
        self.by("command").fill(words)
        self.by("command").press("Enter")

    # -- accessibility ---------------------------------------------------------------------------------------------
    def faults_of_access(self) -> list[str]:
        """What axe-core finds serious or critical on the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{v['id']}: {node['target']} {node['failureSummary']}"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
            for node in v["nodes"][:3]
        ]
