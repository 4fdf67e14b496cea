"""`homelands rules GAME [ID]`: a rule in our words, the code that carries it out, the tests that prove it."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

import homelands
from homelands.cli.common import (
    as_json,
    clear_errors,
    data_folder,
    fail,
    game_argument,
    language_option,
    pack_option,
    tables,
)
from homelands.cli.screen.console import Screen
from homelands.core import rules as rl
from homelands.core.game import Game
from homelands.core.registry import games as all_games
from homelands.words.presenter import Presenter, presenter
from homelands.words.rules import read, with_bare


class Found:
    """The rules of a game with their code and tests."""

    def __init__(self, game: Game[Any], language: str = "en", tables: Any = None) -> None:
        self.game = game
        self.folder = data_folder(game.name)
        self.ids = rl.known(self.folder, game.book)
        self.read = with_bare(read(game.name, language, tables), self.ids)
        package = Path(homelands.__file__).parent
        self.root = rl.checkout(package)
        self.package = package

    def tests(self, rule: str = "") -> list[rl.Test]:
        """The tests that cite a rule, or any; known in a checkout only."""
        return rl.cited_in(self.root / "tests", self.game.name, all_games(), rule) if self.root else []

    def place(self, file: str) -> str:
        """A source file as seen from the checkout, or from the package."""
        for base in (self.root, self.package.parent):
            if base and Path(file).is_relative_to(base):
                return Path(file).relative_to(base).as_posix()
        return file

    def coverage(self) -> rl.Coverage:
        """Tests that belong to no game in particular cite rules of all of them."""
        names = [name for name in all_games() if name != self.game.name]
        others = {id for name in names for id in rl.ids(data_folder(name))} - {*self.ids}
        return rl.coverage(self.ids, self.game.book.citations, [t for t in self.tests() if t.rule not in others])

    def to_json(self, rule: rl.Rule, proofs: list[rl.Test]) -> dict[str, Any]:
        code = [{"file": self.place(c.file), "line": c.line, "name": c.name} for c in rl.code(self.game.book, rule.id)]
        tests = [{"file": t.file, "line": t.line, "name": t.name} for t in proofs if t.rule == rule.id]
        return {**rule._asdict(), "see": list(rule.see), "code": code, "tests": tests}

    def rule(self, name: str) -> rl.Rule:
        """The rule of that id. Another is refused with those that come nearest."""
        wanted = name.strip().strip("[]")
        if wanted in self.read.rules:
            return self.read.rules[wanted]
        raise KeyError(wanted)

    def near(self, name: str) -> list[str]:
        inside = [id for id in self.ids if id.startswith((f"{name}.", f"{name}/"))]
        return inside or get_close_matches(name, self.ids, 8, 0.5) or [id for id in self.ids if name in id]


def show_rule(screen: Screen, words: Presenter, found: Found, rule: rl.Rule, *, sources: bool = True) -> None:
    """One rule as the terminal tells it."""
    chapter = found.read.chapters[rule.id]
    screen.heading(f"{rule.id}  {rule.title}" + (f"  ({chapter})" if chapter else ""))
    screen.say(rule.text)
    if rule.see:
        screen.say(words("rules-see", ids=", ".join(rule.see)), "dim")
    if not sources:
        return
    code = rl.code(found.game.book, rule.id)
    screen.say(words("rules-code", n=len(code)), "bold")
    for c in code:
        screen.say(f"  {found.place(c.file)}:{c.line}  {c.name}" if c.line else f"  {found.place(c.file)}  {c.name}")
    if found.root is None:
        screen.say(words("rules-no-checkout"))
        return
    tests = found.tests(rule.id)
    screen.say(words("rules-tests", n=len(tests)), "bold")
    for t in tests:
        screen.say(f"  {t.file}:{t.line}  {t.name}")


def show_contents(screen: Screen, words: Presenter, found: Found) -> None:
    """All rules by chapter, one line each."""
    last = ""
    for id in found.ids:
        group = found.read.chapters[id]
        if group != last:
            screen.heading(group)
            last = group
        screen.say(f"  {id:<16} {found.read.rules[id].title}")
    screen.say(words("rules-how", game=found.game.name))


@click.command()
@game_argument
@click.argument("rule", metavar="[ID]", required=False)
@click.option("--coverage", is_flag=True, help="Which rules have no code or no test, and the share that has.")
@click.option("--json", "machine", is_flag=True, help="For programs.")
@pack_option
@language_option
def rules(
    game: Game[Any], rule: str | None, coverage: bool, machine: bool, packs: tuple[Path, ...], language: str
) -> None:
    """A rule in our words, the code that carries it out, and the tests that prove it."""
    with clear_errors():
        found = Found(game, language, tables(game.name, packs))
    words, screen = presenter(game.name, language), Screen()
    if coverage:
        show_coverage(screen, words, found, machine)
    elif rule:
        try:
            one = found.rule(rule)
        except KeyError:
            near = found.near(rule)
            raise fail(words("rules-unknown", id=rule) + "\n" + "\n".join(
                f"  {id:<16} {found.read.rules[id].title}" for id in near or found.ids)) from None  # fmt: skip
        if machine:
            as_json(found.to_json(one, found.tests(one.id)))
        else:
            show_rule(screen, words, found, one)
    elif machine:
        proofs = found.tests()
        as_json([found.to_json(found.read.rules[id], proofs) for id in found.ids])
    else:
        show_contents(screen, words, found)


def show_coverage(screen: Screen, words: Presenter, found: Found, machine: bool) -> None:
    count = found.coverage()
    if machine:
        as_json(count.to_json())
        return
    share = {"total": count.total, "code": _share(count.with_code, count.total)}
    screen.say(words("coverage", test=_share(count.with_test, count.total), **share))
    for key, missing in (("coverage-code", count.missing_code), ("coverage-test", count.missing_test)):
        screen.heading(words(key, n=len(missing)))
        for id in missing:
            screen.say(f"  {id:<16} {found.read.rules[id].title}")
    if count.unknown:
        screen.heading(words("coverage-unknown", n=len(count.unknown)))
        screen.say("  " + ", ".join(count.unknown))
    if found.root is None:
        screen.say(words("rules-no-checkout"))


def _share(n: int, total: int) -> str:
    return f"{n} ({100 * n / total:.1f} %)" if total else "0"
