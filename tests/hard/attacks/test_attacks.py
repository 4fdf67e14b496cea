"""Every attack, briefly."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.hard.attacks.field import field
from tests.hard.attacks.scripts import ATTACKS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="looks at the server's memory as Linux tells it")


@pytest.mark.parametrize("name", ATTACKS)
def test_it_is_held(name: str, tmp_path: Path) -> None:
    with field(tmp_path, **ATTACKS[name].limits) as there:
        assert ATTACKS[name].script(there)
