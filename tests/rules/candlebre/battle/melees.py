"""Small battles for tests of their rounds: sides, and dice that are written down."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.candlebre.battle.melee import Choices, Melee, Side, values
from rules.candlebre.battle.rounds import Tier, fight_round

FOOT, BOWS, HORSE, LIGHT, PIKES = "infantry", "archers", "cavalry", "light_infantry", "pikemen"
ENGINES, HIRED = "siege_engines", "mercenaries"
"""The types of units, and those that only some have."""
PLAIN = Choices(charge="never", reroll="none")
Dice = Mapping[str, Sequence[int]]


def a_side(role: Any, units: Mapping[str, int], choices: Choices = PLAIN, **more: Any) -> Side:
    """Give one side with printed values."""
    return Side(role, dict(units), more.pop("printed", values()), choices=choices, **more)


def a_melee(ours: Mapping[str, int], theirs: Mapping[str, int], **more: Any) -> Melee:
    """Give a melee: `our` and `their` choices, `fort`, `round` fought before."""
    fort, fought = more.pop("fort", 0), more.pop("round", 0)
    ours_choices, their_choices = more.pop("our", PLAIN), more.pop("their", PLAIN)
    return Melee(a_side("attack", ours, ours_choices, **more), a_side("defence", theirs, their_choices), fort, fought)


class Script:
    """Dice by role and type, `attack.infantry`; others miss. It notes who rolled, and at which number."""

    def __init__(self, dice: Dice | None = None) -> None:
        self.left = {key: list(faces) for key, faces in (dice or {}).items()}
        self.rolled: list[str] = []
        self.needed: dict[str, int] = {}

    def __call__(self, side: Side, kind: str, count: int, needed: int) -> list[int]:
        key = f"{side.role}.{kind}"
        self.rolled.append(key)
        self.needed[key] = needed
        faces = self.left.get(key, [])
        shown, self.left[key] = faces[:count], faces[count:]
        return [*shown, *[20] * (count - len(shown))]


def fought(melee: Melee, dice: Dice | None = None) -> tuple[list[Tier], Script]:
    """Fight one round with these dice."""
    script = Script(dice)
    return fight_round(melee, script), script


def who(tiers: list[Tier]) -> list[tuple[int, list[str], list[str]]]:
    """Give which types acted in each tier, on either side."""
    return [(tier.number, *([volley.kind for volley in side] for side in tier.volleys)) for tier in tiers]
