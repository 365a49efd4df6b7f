"""The whole numbers that a request may hold: one to ten ASCII digits, then a range."""

import re
from dataclasses import dataclass

_DIGITS = re.compile("[0-9]{1,10}")


class InvalidNumber(Exception):
    """The text of a parameter is not its number; the message is the error of the answer."""


@dataclass(frozen=True)
class Number:
    name: str
    lowest: int
    highest: int
    absent: int | None = None

    def parse(self, text: str | None) -> int:
        """Reads text that is percent-decoded already; None takes the default."""
        if text is None:
            return self.absent
        if _DIGITS.fullmatch(text) and self.lowest <= int(text) <= self.highest:
            return int(text)
        raise InvalidNumber(
            f"{self.name} must be an integer from {self.lowest} to {self.highest}"
        )


ID = Number("id", 1, 2147483647)
LIMIT = Number("limit", 1, 500, absent=20)
MS = Number("ms", 0, 1000, absent=20)
