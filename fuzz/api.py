"""The whole API against its own document, by schemathesis: `make fuzz-api EXAMPLES=100`.

Every operation gets requests that its document allows and requests that it forbids, from every kind of seat. No answer
may be a fault of the server, have a status, a type or a body that the document does not know, let in who has no link,
or accept what the document forbids.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.failures import FailureGroup

from fuzz.door import STARTS
from tests.serve.running import running
from tests.serve.running import settings as server_settings

STREAM = "/api/match/events"  # has no end: it has tests of its own
CALM = list(HealthCheck)


class Answers:
    """What came back, and what was wrong with it."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.problems: dict[str, str] = {}

    def wrong(self, label: str, error: BaseException, case: Any) -> None:
        for one in error.exceptions if isinstance(error, FailureGroup) else [error]:
            said = str(one).strip().splitlines()
            key = f"{label}: {type(one).__name__}: {said[0] if said else ''}"
            self.problems.setdefault(key, f"{one}\n{case.as_curl_command()}")


def operations(url: str) -> Iterator[Any]:
    schema = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    schema.config.generation.update(with_security_parameters=False, allow_extra_parameters=False)
    checks = schema.config.checks  # a move that is not possible, or a body that is too large, is refused as documented
    checks.positive_data_acceptance.expected_statuses = ["2xx", "401", "403", "404", "409", "413", "422", "429", "503"]
    checks.negative_data_rejection.expected_statuses = ["400", "401", "403", "404", "405", "409", "413", "422"]
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path != STREAM:
            yield operation


def tokens(url: str) -> list[str]:
    """Links of every kind: of a seat, of a whole table, of somebody who only looks on."""
    found = [httpx.post(f"{url}/api/matches", json=wanted, timeout=60).json() for wanted in STARTS.values()]
    return [*(one["mine"] for one in found), found[1]["spectate"]]


def ask(url: str, operation: Any, mode: GenerationMode, examples: int, answers: Answers, links: list[str]) -> None:
    session = requests.Session()
    asked = 0

    @settings(max_examples=examples, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
              suppress_health_check=CALM)  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def one(case: Any) -> None:
        nonlocal asked
        asked += 1
        headers = {"Authorization": f"Seat {links[asked % len(links)]}"} if "/match/" in f"{operation.path}/" else {}
        try:
            answer = case.call(base_url=url, session=session, headers=headers, timeout=60)
            answers.statuses[answer.status_code] += 1
            case.validate_response(answer, headers=headers)
        except (AssertionError, FailureGroup) as error:
            answers.wrong(operation.label, error, case)

    one()


def look(examples: int, only: str = "") -> Answers:
    answers = Answers()
    with tempfile.TemporaryDirectory() as folder, running(server_settings(Path(folder))) as url:
        links = tokens(url)
        for operation in operations(url):
            if only and only not in operation.label:
                continue
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                try:
                    ask(url, operation, mode, examples, answers, links)
                except Unsatisfiable:  # an operation that asks for nothing cannot be asked wrongly
                    continue
    return answers


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz.api", description="The API against its document.")
    parser.add_argument("--examples", type=int, default=100, help="of each operation, right ones and wrong ones each")
    parser.add_argument("--only", default="", help="operations whose name has this in it")
    chosen = parser.parse_args()
    began = time.monotonic()
    answers = look(chosen.examples, chosen.only)
    told = ", ".join(f"{n:,} x {status}" for status, n in sorted(answers.statuses.items()))
    print(f"{answers.statuses.total():,} requests in {time.monotonic() - began:,.0f} s: {told}")
    for key, more in answers.problems.items():
        print(f"\n{key}\n{more}")
    print(f"{len(answers.problems)} findings")
    return 1 if answers.problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
