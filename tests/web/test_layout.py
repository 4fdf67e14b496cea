"""What a player needs to decide is in view, without scrolling, from the smallest desktop to the phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.serve.running import Process
from tests.web.table import Visitor
from tests.web.test_lessons import read

DESKTOPS = [(1280, 720), (1366, 768), (1440, 900), (1536, 864), (1920, 1080)]
PHONE = (390, 844)
GAMES = [("navajo", "rise"), ("plains", "2")]

# Each part with how much of it must be in view: all of it, or so many pixels of a part that is a list.
QUESTION = {"[data-testid=prompt-text]": None, "#options .option >> nth=0": None, ".board svg.map": None}
ALWAYS = {
    "navajo": {"[data-testid=strip] .reading >> nth=5": None, "[data-testid=panel-card]": None,
               "[data-testid=panel-enemy]": None, "[data-testid=displays]": 90},
    "plains": {"[data-testid=under] .pl-card >> nth=0": None, "[data-testid=under] .pl-discs": None,
               "[data-testid=seats] .seat-score >> nth=1": None},
}  # fmt: skip

SEEN = """it => {
    // What is left of an element's box in the window and in everything around it that scrolls or cuts.
    const box = it.getBoundingClientRect();
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top),
        Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let around = it.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const cut = around.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, cut.left), Math.max(top, cut.top),
            Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
    }
    return [box.width, box.height, right - left, bottom - top];
}"""


def hidden(visitor: Visitor, parts: dict[str, int | None]) -> list[str]:
    """Parts that are not in view, with what of them is."""
    found = []
    for part, enough in parts.items():
        width, height, seen_width, seen_height = visitor.page.locator(part).first.evaluate(SEEN)
        need = height if enough is None else enough
        if width < 8 or height < 8 or seen_width < width - 1 or seen_height < need - 1:
            found.append(f"{part}: {seen_width:.0f} x {seen_height:.0f} of {width:.0f} x {height:.0f}")
    return found


def lie_over(visitor: Visitor, *parts: str) -> list[str]:
    """Pairs of parts whose boxes share more than a line."""
    found = [(part, visitor.page.locator(part).all()) for part in parts]
    there = [(part, box) for part, all_of in found if all_of and (box := all_of[0].bounding_box())]
    return [
        f"{one} and {other}"
        for i, (one, a) in enumerate(there)
        for other, b in there[i + 1 :]
        if min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"]) > 1
        and min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"]) > 1
    ]


PARTS = (".topbar", ".strip", ".leftside", ".board-frame", ".caption", ".under", ".side-play", ".tools", ".side-read",
         ".timeline")  # fmt: skip


def sized(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.still(".board-frame")


def scrolls(visitor: Visitor) -> bool:
    """Whether the page itself does, which it never should."""
    found: bool = visitor.page.evaluate(
        "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
    )
    return found


@pytest.fixture
def big(browser: Browser, server: Process) -> Iterator[Visitor]:
    someone = Visitor(browser, server.url, size=DESKTOPS[0])
    yield someone
    someone.leave()
    assert not someone.faults, f"the page complained: {someone.faults}"


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_all_that_decides_is_in_view_at_every_size_of_a_desktop(big: Visitor, game: str, scenario: str) -> None:
    big.start(game, scenario)
    for _ in range(16 if game == "navajo" else 30):
        big.settled()
        big.take(big.options[0], mouse=False)
    big.settled()
    for size in DESKTOPS:
        sized(big, size)
        assert not hidden(big, QUESTION | ALWAYS[game]), size
        assert not lie_over(big, *PARTS), size
        assert not scrolls(big), size


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_the_rest_is_one_click_away_and_stays_chosen(big: Visitor, game: str, scenario: str) -> None:
    big.start(game, scenario)
    big.settled()
    for size in DESKTOPS[0], DESKTOPS[-1]:
        sized(big, size)
        if big.by("tab-displays").count():
            big.by("tab-displays").click()
        chips = big.by("displays").locator(".chip")
        for n in range(chips.count()):
            chips.nth(n).click()
            expect(chips.nth(n)).to_have_attribute("aria-pressed", "true")
            assert not hidden(big, {"[data-testid=displays] .panel": 60}), size
    last = big.by("displays").locator(".chip").last
    kept = last.inner_text()
    big.page.reload()
    expect(big.by("displays").locator(".chip[aria-pressed=true]")).to_have_text(kept)


@pytest.mark.parametrize(("game", "lesson", "steps"), [("navajo", "tutorial", 12), ("plains", "tutorial", 21)])
def test_a_lesson_s_text_never_pushes_the_decision_out(big: Visitor, game: str, lesson: str, steps: int) -> None:
    big.open()
    big.by(f"lesson-{game}-{lesson}").click()
    expect(big.by("lesson")).to_be_visible()
    read(big)
    for _ in range(steps):
        big.page.wait_for_function("() => document.querySelector('#options [data-option]:not([disabled])')")
        for size in DESKTOPS[0], DESKTOPS[2]:
            big.page.set_viewport_size({"width": size[0], "height": size[1]})
            found = hidden(big, QUESTION | {".lesson h2": None, ".lesson-text": 40})
            assert not found, (size, big.page.locator(".lesson-step").inner_text())
        before = big.ply
        big.click("[data-testid=lesson-skip]", mouse=False)
        big.moved(before)
        if big.by("lesson-page").count() or big.by("lesson-after").count():
            break


def test_beside_a_real_table_question_and_dice_are_in_view(big: Visitor) -> None:
    big.open("#/new/navajo/companion")
    big.choose("scenario", "rise")
    big.by("start").click()
    expect(big.by("companion")).to_be_visible()
    told, kinds = "[data-testid=told] button:not([disabled])", set()
    while "told-dice" not in kinds:
        big.page.wait_for_selector(f"{told}, #options [data-option]:not([disabled])", state="attached")
        folded = "#options .pick-hint"  # many options begin on the map, and it says so
        answer = next((one for one in (told, folded) if big.page.locator(one).count()), "#options .option")
        if answer == told:
            kinds |= set((big.by("told").get_attribute("class") or "").split())
        for size in DESKTOPS[0], DESKTOPS[2]:
            big.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert not hidden(big, {"[data-testid=prompt-text]": None, f"{answer} >> nth=0": None}), size
            cut = big.page.eval_on_selector_all(
                "[data-testid=told] button .label", "all => all.filter(b => b.scrollWidth > b.clientWidth + 1).length"
            )
            assert cut == 0, "words are cut"
            assert not lie_over(big, ".answers", ".tools", ".side-read"), size
        before = big.ply
        big.click(told if answer == told else "#options [data-option]:not([disabled])", mouse=False)
        big.moved(before)
    big.page.wait_for_selector(f"{told}, #options [data-option]:not([disabled])", state="attached")


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_the_phone_shows_question_board_and_tracks(browser: Browser, server: Process, game: str, scenario: str) -> None:
    phone = Visitor(browser, server.url, size=PHONE, touch=True)
    try:
        phone.start(game, scenario)
        phone.settled()
        phone.still(".board-frame")
        assert not hidden(phone, QUESTION | {"[data-testid=strip]": None, "[data-testid=tab-displays]": None})
        assert not scrolls(phone)
        assert not phone.faults
    finally:
        phone.leave()


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_looking_back_moves_neither_slider_nor_map(big: Visitor, game: str, scenario: str) -> None:
    big.start(game, scenario)
    for _ in range(4):
        big.settled()
        big.take(big.options[0], mouse=False)
    big.settled()
    stood = [big.still(part) for part in (".timeline", ".board-frame", ".topbar")]
    big.page.get_by_role("button", name="One entry back").click()
    expect(big.by("past")).to_be_visible()
    assert [big.still(part) for part in (".timeline", ".board-frame", ".topbar")] == stood


FROM_END = "it => it.scrollHeight - it.scrollTop - it.clientHeight"


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_the_log_follows_what_happens_unless_one_reads_further_up(big: Visitor, game: str, scenario: str) -> None:
    big.start(game, scenario)
    log = big.page.locator("#log")
    for _ in range(40):
        big.settled()
        big.take(big.options[0], mouse=False)
    big.settled()
    big.still(".side-read")
    assert log.evaluate("it => it.scrollHeight > 3 * it.clientHeight")
    assert log.evaluate(FROM_END) < 8
    log.hover()
    big.page.mouse.wheel(0, -400)
    big.page.wait_for_function("() => { const it = document.querySelector('#log');"
                               " return it.scrollHeight - it.scrollTop - it.clientHeight > 200 }")  # fmt: skip
    for _ in range(3):
        big.take(big.options[0], mouse=False)
        big.settled()
    assert log.evaluate(FROM_END) > 200, "the reader was torn away"
    log.press("End")
    big.page.wait_for_function("() => { const it = document.querySelector('#log');"
                               " return it.scrollHeight - it.scrollTop - it.clientHeight < 8 }")  # fmt: skip
    big.take(big.options[0], mouse=False)
    big.settled()
    big.still(".side-read")
    assert log.evaluate(FROM_END) < 8


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_the_wheel_over_the_map_makes_it_larger(big: Visitor, game: str, scenario: str) -> None:
    big.start(game, scenario)
    big.settled()
    x, y = big.still(".board-scroll")
    wide = "document.querySelector('.board-sheet').offsetWidth"
    before = big.page.evaluate(wide)
    big.page.mouse.move(x, y)
    big.page.mouse.wheel(0, -300)
    big.page.wait_for_function(f"() => {wide} > {1.2 * before}")
    big.page.mouse.wheel(0, 2000)
    big.page.wait_for_function(f"() => {wide} === {before}")


def test_a_ribbon_says_where_in_the_turn_we_are(big: Visitor) -> None:
    big.start("navajo", "rise")
    ribbon = big.by("ribbon")
    expect(ribbon.locator("[aria-current=step]")).to_have_attribute("data-phase", "setup")
    while ribbon.locator("[data-phase=preempt]").count() == 0:
        big.settled()
        big.take(big.options[0], mouse=False)
    big.settled()
    assert ribbon.locator("[aria-current=step]").count() == 1
    assert ribbon.locator("li").count() == 6


def test_help_tells_how_to_win_and_what_things_are(big: Visitor) -> None:
    big.start("navajo", "rise")
    big.settled()
    big.page.keyboard.press("?")
    help_ = big.by("help")
    expect(help_.locator("section").first).to_contain_text("12.3")
    big.by("glossary-search").fill("Rancho")
    expect(help_.locator(".glossary summary").first).to_contain_text("Rancho")
