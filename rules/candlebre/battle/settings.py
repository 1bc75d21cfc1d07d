"""Settings: what battle orders settle, and how players say what each shall be (CAN-7.17)."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NoReturn, get_args

from rules.candlebre.battle.melee import LOST_FIRST, STRUCK_FIRST
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import PLURALS, TYPES, UNITS
from rules.candlebre.board.wording import choice_of
from rules.kernel.errors import Refusal
from rules.kernel.language.matching import fold
from rules.kernel.telling.phrases import row

Setting = Literal[
    "ranged", "mounted", "foot", "pick", "charge", "flank", "casualties", "bounty", "bounty_cap", "reroll",
    "reroll_min", "withdraw_ratio", "withdraw_after", "retreat_to",
]  # fmt: skip
IN_A_ROUND = get_args(Setting)[:-3]
"""Those that a round's orders settle: all but the withdrawal (CAN-7.18a)."""
CLAUSE = "CAN-7.17"
BLOWS = {"standard": "standard", "archers": "ranged", "cavalry": "mounted", "foot": "foot", "engines": "train"}
"""How a segment attacks, as it is said: standard, or a precision strike at a segment."""
PRECISION = re.compile(r"^precision(?:\s+strikes?)?[\s:]+(?:(?:at|on|against)\s+)?(?:the\s+)?", re.IGNORECASE)
"""What a segment's name may be led in with: a precision strike is meant wherever one is named."""
STANCES = {stance: stance for stance in ("never", "screened", "open")}
WORDS = {
    "ranged": BLOWS,
    "mounted": BLOWS,
    "foot": BLOWS,
    "charge": STANCES,
    "flank": STANCES,
    "reroll": {kind: kind for kind in ("misses", "withdrawal", "none")},
}
"""Of settings of few values: how each is said, and what it is."""
BOUNDS = {
    "bounty": range(3),
    "bounty_cap": range(1000),
    "reroll_min": range(1, 20),
    "withdraw_ratio": range(401),
    "withdraw_after": range(61),
}
"""From where to where numbers go."""
KINDS = {"pick": STRUCK_FIRST, "casualties": LOST_FIRST}
"""Of settings that are types of units in a row: their usual order."""
ROW = re.compile(r",| and | then ")
SUGGESTED = 20
"""How many numbers are suggested for a setting."""


def valued(world: World, seat: str, setting: str, words: str) -> Any:  # Any: each setting has its own type
    """Give what a setting is set to. Refuses what it cannot be, and says what it can."""
    if setting in BOUNDS:
        return number(setting, words.strip())
    if setting in WORDS:
        return word(setting, words.strip())
    return typed(words) if setting in KINDS else places(world, seat, words)


def number(setting: str, words: str) -> int:
    """Read a number within the bounds of a setting."""
    able = BOUNDS[setting]
    if not words.isdecimal() or int(words) not in able:
        refused(CLAUSE, f"{setting.replace('_', ' ')} is a number from {able[0]} to {able[-1]}")
    return int(words)


def word(setting: str, words: str) -> str:
    """Read one of the few values of a setting."""
    able = WORDS[setting]
    bare = fold(PRECISION.sub("", words) if able is BLOWS else words)
    found = next((value for word, value in able.items() if bare in (fold(word), fold(value))), "")
    return found or refused(CLAUSE, f"{setting} is one of {choice_of(able)}")


def typed(words: str) -> list[str]:
    """Read types of units in a row; those left out follow in the usual order."""
    names = {fold(name): kind for kind, pair in PLURALS.items() for name in (*pair, kind, kind.replace("_", " "))}
    every = choice_of(PLURALS[kind][1] for kind in TYPES)
    return in_row(words, names) or refused(CLAUSE, f"name types of units in a row, each once, of {every}")


def places(world: World, seat: str, words: str) -> list[str]:
    """Read provinces in a row, by name (CAN-7.15f)."""
    names = {fold(place.name): place.id for place in world.provinces.values()}
    mine = choice_of(one.name for one in world.held(seat))
    return in_row(words, names) or refused("CAN-7.15f", f"name provinces in a row, each once, such as {mine}")


def in_row(words: str, names: Mapping[str, str]) -> list[str]:
    """Give what is named in a row; nothing where a name stands for nothing, or is said twice."""
    found = [names.get(fold(part.strip()), "") for part in ROW.split(words) if part.strip()]
    return [] if "" in found or len(set(found)) < len(found) else found


def refused(clause: str, reason: str) -> NoReturn:
    """Refuse a value."""
    raise Refusal(clause, reason)


def kept(value: Any) -> tuple[str, ...]:  # Any: each setting has its own type
    """Give what a setting is set to as an event holds it."""
    return tuple(value) if isinstance(value, list) else (str(value),)


def settled(setting: str, value: Sequence[str]) -> str:
    """Say what a setting is set to, in the words that set it: `ranged precision at cavalry`."""
    able = WORDS.get(setting)
    if able is BLOWS:
        blow = next((word for word, kind in BLOWS.items() if (kind,) == tuple(value)), "")
        words = blow if blow == "standard" else f"precision at {blow}"
    else:
        words = row((PLURALS[one][1] if one in PLURALS else one for one in value), "then")
    return f"{setting.replace('_', ' ')} {words}"


def suggested(world: World, seat: str, setting: str) -> dict[str, str]:
    """Give some values for a setting, for completion."""
    if setting in BOUNDS:
        able = BOUNDS[setting]
        return {str(number): str(number) for number in able[:: max(1, (len(able) - 1) // SUGGESTED)]}
    if setting in WORDS:
        return {word: word for word in WORDS[setting]}
    if setting in KINDS:
        return {", ".join(UNITS[kind].name for kind in KINDS[setting]): ", ".join(KINDS[setting])}
    return {place.name: place.name for place in world.held(seat)}
