"""The run loop: what a step, a question, a chance request and a procedure do to the stack of frames."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from homelands.core import flow
from homelands.core.chance import DIE, Request
from homelands.core.decision import Option, Refusal
from homelands.core.flow import END, Rulebook, end, jump, push
from homelands.core.state import Frame, Position
from tests.core.toy import TURN, Toy
from tests.core.toy import book as toy


@dataclass(slots=True, eq=False)
class Trace(Position):
    told: list[str] = field(default_factory=list)


def steps(book: Rulebook[Trace], *names: str) -> list[flow.Step[Trace]]:
    """Steps that only write down their names."""

    def make(name: str) -> flow.Step[Trace]:
        def run(g: Trace, f: Frame) -> None:
            g.told.append(name)

        run.__name__ = name
        return book.step("0")(run)

    return [make(name) for name in names]


def run(book: Rulebook[Trace], first: str) -> Trace:
    g = Trace()
    push(g, first)
    book.run(g)
    return g


def test_the_steps_of_a_procedure_run_in_their_order_and_its_frame_is_dropped() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    g = run(book, book.procedure("p", *steps(book, "one", "two", "three")))
    assert g.told == ["one", "two", "three"]
    assert g.stack == []
    assert g.options == []


def test_a_pushed_procedure_runs_before_the_next_step_of_its_caller() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    inner = book.procedure("inner", *steps(book, "in1", "in2"))

    @book.step("1")
    def call(g: Trace, f: Frame) -> None:
        g.told.append("call")
        push(g, inner)

    g = run(book, book.procedure("outer", call, *steps(book, "after")))
    assert g.told == ["call", "in1", "in2", "after"]


def test_jump_goes_to_another_step_and_end_leaves_the_procedure() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    last = steps(book, "skipped", "landed")

    @book.step("1")
    def leap(g: Trace, f: Frame) -> None:
        jump(f, last[1])

    @book.step("1")
    def leave(g: Trace, f: Frame) -> None:
        g.told.append("leave")
        end(f)

    assert run(book, book.procedure("p", leap, *last)).told == ["landed"]
    assert run(book, book.procedure("q", leave, *steps(book, "never"))).told == ["leave"]


def ask(book: Rulebook[Trace], options: list[Option], **how: bool) -> flow.Step[Trace]:
    @book.ask("9.9", **how)
    def question(g: Trace, f: Frame) -> list[Option]:
        return list(options)

    @question.chosen
    def _(g: Trace, f: Frame, o: Option) -> None:
        g.told.append(str(o[0]))

    return question


def test_a_question_without_options_is_passed_over_and_one_option_is_taken_at_once() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    assert run(book, book.procedure("none", ask(book, []))).told == []
    book = Rulebook("t")
    g = run(book, book.procedure("one", ask(book, [("only",)])))
    assert g.told == ["only"]
    assert g.stack == []


def test_always_asks_even_when_there_is_one_option() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    g = run(book, book.procedure("one", ask(book, [("only",)], always=True)))
    assert g.told == []
    assert g.options == [("only",)]


@pytest.mark.parametrize(("offered", "expected"), [(True, [("a",), ("b",), ("right",)]), (False, [("a",), ("b",)])])
def test_rights_are_offered_only_where_the_question_allows_them(offered: bool, expected: list[Option]) -> None:
    book: Rulebook[Trace] = Rulebook("t")
    book.rights = lambda g, f: [("right",)]
    assert run(book, book.procedure("p", ask(book, [("a",), ("b",)], rights=offered))).options == expected


def test_rights_never_keep_a_question_open_that_has_only_one_answer() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    book.rights = lambda g, f: [("right",)]
    assert run(book, book.procedure("p", ask(book, [("a",)]))).told == ["a"]


def toy_game() -> Toy:
    g = Toy()
    push(g, TURN)
    toy.run(g)
    return g


def test_after_a_right_the_same_question_is_asked_again() -> None:
    g = toy_game()
    toy.choose(g, ("spend",))
    assert (g.points, g.coins) == (1, 1)
    assert g.options == [("roll",), ("stop",), ("spend",)]
    toy.choose(g, ("spend",))
    assert g.options == [("roll",), ("stop",)]


def test_a_chance_request_stops_the_loop_until_it_is_answered() -> None:
    g = toy_game()
    toy.choose(g, ("roll",))
    assert g.request is DIE
    assert g.options == []
    toy.answer(g, 4)
    assert g.request is None
    assert (g.points, g.seen) == (4, [4])


def test_a_procedure_called_by_a_chance_result_asks_before_the_turn_goes_on() -> None:
    g = toy_game()
    for value in (2, 2, 2):
        toy.choose(g, ("roll",))
        toy.answer(g, value)
    assert toy.where(g) == ["toy.again", "toy.bonus"]
    assert g.options == [("take", "point"), ("take", "coin")]
    toy.choose(g, ("take", "coin"))
    assert toy.where(g) == ["toy.roll-or-stop"]
    assert g.coins == 3


def test_what_is_not_an_option_is_refused_with_the_rule_and_nothing_changes() -> None:
    g = toy_game()
    before = (g.points, g.coins, [f.plain() for f in g.stack], list(g.options))
    with pytest.raises(Refusal) as refused:
        toy.choose(g, ("take", "point"))
    assert (refused.value.reason, refused.value.rule) == ("not-an-option", "1.2")
    assert refused.value.values == {"option": ("take", "point")}
    assert (g.points, g.coins, [f.plain() for f in g.stack], list(g.options)) == before


def test_a_game_that_is_over_refuses_every_option() -> None:
    g = toy_game()
    toy.choose(g, ("stop",))
    assert g.stack == []
    with pytest.raises(Refusal, match="not-an-option"):
        toy.choose(g, ("roll",))


def test_steps_that_never_ask_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "LIMIT", 50)
    book: Rulebook[Trace] = Rulebook("t")

    @book.step("1")
    def spin(g: Trace, f: Frame) -> None:
        jump(f, spin)

    with pytest.raises(RuntimeError, match=r"no end after 50 steps.*test-flow\.spin"):
        run(book, book.procedure("p", spin))


def test_two_steps_cannot_have_one_name() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    steps(book, "same")
    with pytest.raises(ValueError, match=r"two steps are called test-flow\.same"):
        steps(book, "same")


def test_a_question_and_a_chance_without_handler_are_faults() -> None:
    book: Rulebook[Trace] = Rulebook("t")

    @book.ask("1")
    def question(g: Trace, f: Frame) -> list[Option]:
        return [("a",), ("b",)]

    @book.chance("1")
    def draw(g: Trace, f: Frame) -> Request:
        return DIE

    acts: list[tuple[flow.Step[Trace], Callable[[Trace], None]]] = [
        (question, lambda g: book.take(g, ("a",))),
        (draw, lambda g: book.answer(g, 1)),
    ]
    for step, act in acts:
        g = run(book, book.procedure(step.name, step))
        with pytest.raises(TypeError, match="no handler"):
            act(g)


def test_every_rule_of_a_step_or_a_marked_function_is_cited_with_its_place() -> None:
    book: Rulebook[Trace] = Rulebook("t")

    @book.step("4.1", "4.2")
    def both(g: Trace, f: Frame) -> None: ...

    @book.cites("4.3")
    def helper() -> int:
        return 3

    assert helper() == 3
    found = {c.rule: (c.name, c.file == __file__, c.line > 0) for c in book.citations}
    assert found["4.1"] == found["4.2"] == ("test-flow.both", True, True)
    assert found["4.3"][0].endswith("helper")
    assert found["4.3"][1:] == (True, True)


def test_the_last_step_of_a_procedure_ends_it() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    one, two = steps(book, "one", "two")
    assert book.procedure("p", one, two) is one
    assert (one.next, two.next) == ("test-flow.two", END)
    assert book.procedures == {"p": ["test-flow.one", "test-flow.two"]}


def test_a_step_has_one_successor() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    one, two, three = steps(book, "one", "two", "three")
    book.procedure("p", one, two)
    book.procedure("q", three, two)  # the same end
    with pytest.raises(ValueError, match=r"r: after test-flow.one comes test-flow.two already, not test-flow.three"):
        book.procedure("r", one, three)
    with pytest.raises(ValueError, match=r"s: after test-flow.two comes the end already"):
        book.procedure("s", two, one)


def test_a_procedure_names_the_locals_of_its_frame() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    (one,) = steps(book, "one")
    book.procedure("p", one, left="cubes still to draw")
    assert book.locals == {"p": {"left": "cubes still to draw"}}
    with pytest.raises(ValueError, match="p: a frame has no 'cubes', only who, at, n, left, kind, mask, seq"):
        book.procedure("p", one, cubes="how many")


def test_a_jump_leads_to_steps_of_the_same_frame() -> None:
    book: Rulebook[Trace] = Rulebook("t")
    one, two, three = steps(book, "one", "two", "three")
    book.procedure("p", one, jumps=(two,), n="a number")
    assert book.alone(three, two, at="a place") is three
    assert book.procedures == {"p": ["test-flow.one"]}  # a name to show is only of the steps in their order
    assert book.frames == {
        "p": ["test-flow.one", "test-flow.two"],
        "test-flow.three": ["test-flow.three", "test-flow.two"],
    }
    assert book.locals == {"p": {"n": "a number"}, "test-flow.three": {"at": "a place"}}
    assert (two.next, three.next, two.listed) == (END, END, False)
    with pytest.raises(ValueError, match=r"test-flow.two: a frame has no 'place'"):
        book.alone(two, place="a place")
