"""What a button is bound to, written into its id: it outlives restarts and never acts on another window or seat."""

import re
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal, Self

MOST = 100
ROOM = 22
"""Characters that a window, a seat or what is chosen may take in an id; longer ones are hashed."""
Kind = Literal["post", "panel", "form"]
"""Where it stands: below a post, in a panel of orders, or on a form."""
PREFIX: dict[Kind, str] = {"post": "h", "panel": "p", "form": "f"}
NAMES = {prefix: kind for kind, prefix in PREFIX.items()}
PATTERN = (
    r"(?P<kind>[hpf])!(?P<action>[a-z]{1,12})!(?P<campaign>\d{1,12})!(?P<window>[^!]*)!(?P<seat>[^!]*)!(?P<what>[^!]*)"
)


def token(text: str) -> str:
    """Give the text itself if it is short and plain, else a hash of it."""
    if len(text) <= ROOM and "!" not in text and text.isascii() and not text.startswith("~"):
        return text
    return "~" + blake2b(text.encode("utf-8", "surrogatepass"), digest_size=9).hexdigest()


@dataclass(frozen=True)
class Bound:
    """An action and what it belongs to; window, seat and what are tokens, empty for any."""

    kind: Kind
    action: str
    campaign: int = 0
    window: str = ""
    seat: str = ""
    what: str = ""

    @classmethod
    def of(cls, kind: Kind, action: str, campaign: int = 0, window: str = "", seat: str = "", what: str = "") -> Self:
        """Bind an action to a window by its key, to a seat by its id, and to what it is about."""
        return cls(kind, action, campaign, token(window), token(seat), token(what))

    @classmethod
    def read(cls, id: str) -> Self | None:
        """Give back what was written; None for an id that is not Herald's."""
        found = re.fullmatch(PATTERN, id)
        if found is None:
            return None
        kind, action, campaign, window, seat, what = found.groups()
        return cls(NAMES[kind], action, int(campaign), window, seat, what)

    def span(self) -> tuple[int, int, str] | None:
        """Give the first and the last event that it is about, and which page of them; None where it is about none."""
        first, _, rest = self.what.partition("-")
        last, _, leaf = rest.partition("-")
        return (int(first), int(last), leaf) if first.isdecimal() and last.isdecimal() else None

    def __str__(self) -> str:
        """Give the id, at most 100 characters."""
        parts = (PREFIX[self.kind], self.action, str(self.campaign), self.window, self.seat, self.what)
        return "!".join(parts)
