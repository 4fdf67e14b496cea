"""Numbers as people type them."""

from __future__ import annotations

LONGEST = 9  # digits: nothing that is counted here needs more


def number(text: str) -> int | None:
    """What digits mean; nothing for any other text. Not everything that counts as a digit can be read as one.

    >>> number("12"), number("²"), number("-1"), number("9" * 5000)
    (12, None, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None
