"""A visitor of the page: opens it, starts games, clicks, types, and looks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

AXE = Path("web/node_modules/axe-core/axe.min.js")
PATIENCE = 90_000  # milliseconds until something counts as missing, more than the server waits; nothing is measured
POLL = 40  # milliseconds; asking with every frame, as is usual, makes the page draw more frames
expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser of its own: nothing is shared with another visitor but the server."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = (1280, 900), lang: str = "en-GB",
                 touch: bool = False) -> None:  # fmt: skip
        self.browser, self.url = browser, url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
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
        self.page.on("request", self._asked)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((f"{self.url}/", "data:", "blob:")):
            self.faults.append(f"the page asks a third party: {request.url}")

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
        self.choose("scenario", scenario)
        for seat, who in (seats or {}).items():
            self.page.get_by_test_id(f"seat-{seat}").select_option(who)
        self.page.get_by_test_id("start").click()
        expect(self.room).to_be_visible()
        return self.page.url.partition("#/t/")[2].partition("/")[0]

    def choose(self, name: str, value: str) -> None:
        """One of a row of choices, by its face: the radio button behind it is not for the eye."""
        button = self.page.locator(f"input[name='{name}'][value='{value}']")
        self.page.locator("label.radio", has=button).click()
        expect(button).to_be_checked()

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
    def question(self) -> str:
        """What the page asks, without the number of the rule, which it may learn a little later."""
        bare = "it => { it = it.cloneNode(true); it.querySelector('[data-rule]')?.remove(); return it.textContent }"
        found: str = self.by("prompt-text").evaluate(bare)
        return found.strip()

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
            " return end || asked }",
            polling=POLL,
        )

    def still(self, selector: str) -> tuple[float, float]:
        """The middle of a part of the page, when nothing moves it any more: pages are laid out while they load."""
        self.page.wait_for_selector(".board svg")
        before, box = None, self.page.locator(selector).bounding_box()
        while box != before or box is None:
            self.page.wait_for_timeout(500)
            before, box = box, self.page.locator(selector).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # -- acting ----------------------------------------------------------------------------------------------------
    def take(self, option: str, mouse: bool = True) -> None:
        """Click an option, and wait until the match has gone on."""
        before = self.ply
        self.count(option)
        self.click(f"#options [data-option={json.dumps(option)}]", mouse)
        self.sure(before, mouse)

    def sure(self, before: int, mouse: bool = False) -> None:
        """Wait until the match has gone on; a fight that begins is confirmed."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-testid=room]').dataset.ply) > before"
            " || document.querySelector('[data-testid=confirm-fight]')",
            arg=before,
            polling=POLL,
        )
        if self.ply == before:
            self.click("[data-testid=confirm-fight]", mouse)
        self.moved(before)

    def count(self, option: str) -> None:
        """How many go, where options that differ in their number stand in one row."""
        number = next((word for word in option.split(" ")[1:] if word.isdigit()), "")
        if number and not self.page.locator(f"#options [data-option={json.dumps(option)}]").count():
            self.by("how-many").fill(number)

    def click(self, selector: str, mouse: bool = True) -> None:
        """By the mouse, which waits until nothing moves; or at once, for games of hundreds of clicks."""
        if mouse:
            self.page.locator(selector).first.evaluate("it => it.closest('details')?.setAttribute('open', '')")
            self.page.locator(selector).first.click()
        else:
            self.page.eval_on_selector(selector, "it => it.dispatchEvent(new MouseEvent('click', {bubbles: true}))")

    def pick(self, option: str) -> bool:
        """Take an option on the board, by what is marked there when somebody points at it. False: it has no place."""
        self.count(option)
        self.page.eval_on_selector(
            f".option:has([data-option={json.dumps(option)}])",
            "it => it.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}))",
        )
        marked = ".board [data-thing].is-preview.is-glow"
        self.page.wait_for_timeout(0)  # the page draws what it was told
        if not self.page.locator(marked).count():
            return False
        before = self.ply
        self.click(marked, mouse=False)
        menu = f"[data-testid=popover] [data-option={json.dumps(option)}], [data-testid=confirm-fight]"
        self.page.wait_for_function(
            "([before, menu]) => Number(document.querySelector('[data-testid=room]').dataset.ply) > before"
            " || document.querySelector(menu)",
            arg=[before, menu],
            polling=POLL,
        )
        if self.ply == before:
            self.click(menu, mouse=False)
        self.sure(before)
        return True

    def moved(self, before: int) -> None:
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-testid=room]')?.dataset.ply) > before",
            arg=before,
            polling=POLL,
        )

    def type(self, words: str) -> None:
        self.by("command").fill(words)
        self.by("command").press("Enter")

    def fingers(self, *ways: list[tuple[float, float]]) -> None:
        """Fingers on the screen, each along a way of its own."""
        wire = self.context.new_cdp_session(self.page)
        for n, places in enumerate(zip(*ways, strict=True)):
            points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
            kind = "touchMove" if n else "touchStart"
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()

    # -- accessibility ---------------------------------------------------------------------------------------------
    def faults_of_access(self, part: str = "html") -> list[str]:
        """What axe-core finds serious or critical in a part of the page as it is; colours in both themes."""
        self.page.wait_for_selector(part)
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            """async (part) => {
                const run = (more) => axe.run(part, {resultTypes: ['violations'], ...more});
                const root = document.documentElement;
                const theme = root.dataset.theme;
                const all = (await run({})).violations;
                root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
                all.push(...(await run({runOnly: ['color-contrast']})).violations);
                root.dataset.theme = theme;
                return all;
            }""",
            part,
        )
        return [
            f"{v['id']}: {node['target']} {node['failureSummary']}"
            for v in found
            if v["impact"] in ("serious", "critical")
            for node in v["nodes"][:3]
        ]
