"""Wording: what the tellings, pages and refusals of Candle'Bre call things."""

from collections.abc import Iterable, Mapping

from rules.candlebre.board.forces import UnitsTold, ordered
from rules.candlebre.board.tables import PLURALS, UNITS
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import capital, id_of, row, the
from rules.kernel.telling.tellings import News


def plural(units: UnitsTold) -> bool:
    """Tell whether they are more than one."""
    return sum(number for _, number in units) > 1


NEWS: dict[str, News] = {
    "war": News(icon="⚔️", colour=0x8B2E2E, title="Steel"),
    "land": News(icon="🗺️", colour=0x5E8C4A, title="The land"),
    "court": News(icon="👑", colour=0x6B4FA0, title="The courts"),
    "church": News(icon="⛪", colour=0x8395A7, title="The Church"),
    "fate": News(icon="🃏", colour=0x2E5E6B, title="The Book of Fate"),
    "spies": News(icon="🗝️", colour=0x444B54, title="Whispers"),
    "money": News(icon="💰", colour=0xC9A227, title="Purses"),
    "study": News(icon="📜", colour=0x9C6B3C, title="Learning"),
    "muster": News(icon="🛡️", colour=0x7A5C3E, title="Musters"),
    "seat": News(icon="🕯️", colour=0xD9A441, title="Candles"),
    "ending": News(icon="🏁", colour=0x2C3E50, title="The end"),
}
"""Kinds of news."""
NAMED = 7
"""How many of what would do a refusal names."""


def told_units(units: Mapping[str, int]) -> UnitsTold:
    """Give units as an event holds them."""
    return tuple(ordered(units).items())


def troops(units: Iterable[tuple[str, int]]) -> str:
    """Give units in words: `3 infantry and 1 archer`; `nobody` for none."""
    words = [f"{number} {PLURALS[kind][number != 1]}" for kind, number in units if number]
    return row(words) or "nobody"


def troops_or_none(units: Iterable[tuple[str, int]]) -> str:
    """Give units in words; nothing for none."""
    return troops(units) if units else ""


def unit_name(kind: str) -> str:
    """Give a type of unit in words."""
    return UNITS[kind].name


def choice_of(parts: Iterable[str]) -> str:
    """Give what would do, in a refusal: `Hiveston or Waxenby`; a few of many; `none` where nothing would."""
    words = list(parts)
    if len(words) > NAMED:
        words = [*words[: NAMED - 1], f"{len(words) - NAMED + 1} more"]
    return row(words, "or") or "none"


def gold(number: int) -> str:
    """Count gold."""
    return f"{number} gold"


def one_of(key: str, *ways: str) -> str:
    """Give one of several ways to say a thing, always the same for the same names."""
    return ways[sum(map(ord, key)) % len(ways)]


def heads(leader: str, owner: str) -> bool:
    """Tell whether a leader is the head of this House, and so named after it."""
    return id_of(leader) == f"head-{id_of(owner)}"


def of(owner: str) -> str:
    """Say whose units something is about: `of House Vesper`; to the reader himself `of yours`."""
    return "of yours" if is_reader(owner) else f"of {the(owner)}"


def standing_word(seat: str) -> str:
    """Give what begins a sentence on what a seat settled for later."""
    return "Your standing word" if is_reader(seat) else f"Standing word of {seat}"


def pact(what: str, one: str, other: str) -> str:
    """Give what two share: `the alliance of House Vesper and House Umbrel`; to one of them `your alliance with` it."""
    if is_reader(one) or is_reader(other):
        return f"your {what} with {other if is_reader(one) else one}"
    return f"the {what} of {one} and {other}"


def subject(name: str) -> str:
    """Give a name that begins a sentence; a title after it stands between commas: `Odo Penn, the Treasurer,`."""
    return capital(parted(name))


def parted(name: str) -> str:
    """Give a name that something follows, with a comma after a title."""
    return f"{name}," if ", " in name else name


def leader_of(leader: str, owner: str) -> str:
    """Give a leader and whose he is, which the head of a House has in his own name."""
    if heads(leader, owner):
        return leader
    return f"your leader {parted(leader)}" if is_reader(owner) else f"{parted(leader)} of {the(owner)}"
