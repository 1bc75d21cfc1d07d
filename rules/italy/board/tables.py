"""The figures of Italy, in the order of the rulebook; a scenario may change those in `Figures`."""

from typing import Literal

from pydantic import Field

from rules.kernel.state.models import Value

ROME = "rome"
CARTHAGE = "carthage"
EPIRUS = "epirus"
EXTERNALS = (CARTHAGE, EPIRUS)

Resource = Literal["port", "quarry", "olive"]
Degree = Literal["minor", "major"]
Reason = Literal["fallen", "conceded", "time"]
"""Why a campaign ends: Rome lost its homes, its player gave it up, or all turns were played."""
Cancelled = Literal["fallen", "unreachable", "gone"]
"""Why an attack is off: its Power has fallen, it can strike nothing, its army has left."""
Turned = Literal["own", "occupied", "apart"]
"""Why an attack falls on another province than the named one: the attacker's own, an army stands there, too far now."""
Modifier = tuple[Literal["won", "lost", "aggressor"], int]
"""What adds to an attack roll, and how much."""
Part = tuple[Literal["strength", "base", "attack", "reserve", "loose", "idle", "crowd", "points"], int]
"""What points of an army are for, and how many."""


class Figures(Value):
    """The figures that a scenario may change; these are the source's, each with its clause."""

    home_yield: tuple[int, ...] = (0, 0, 0)  # one, two, three own homes (ITA-2.2)
    subject_yield: tuple[int, ...] = (5, 10, 20)  # a Subject of one, two, three homes (ITA-2.3)
    resource_pair: int = 10  # ITA-2.6
    resource_monopoly: int = 20  # ITA-2.6
    home_loss: int = 5  # ITA-2.7
    ruler_threshold: int = 6  # 1D6 and the turns since (ITA-3.4)
    ruler_check_from_turn: int = 2  # ITA-3.3
    attack_threshold: int = 9  # 2D6 and modifiers (ITA-4.5)
    target_rank: Literal["richest_highest", "poorest_highest"] = "richest_highest"  # ITA-4.9
    subject_bonus: int = 2  # ITA-4.10
    base_army: int = 80  # ITA-6.12, ITA-6.13
    not_attacking_bonus: int = 10  # ITA-6.14
    multiple_attack_penalty: int = 10  # ITA-6.15
    generator_step: int = Field(default=20, ge=1)  # ITA-7.2
    major_margin: int = 3  # ITA-7.4
    external_strength: int = 100  # ITA-9.10
    external_decline: int = 10  # ITA-9.20
    external_threshold: int = 13  # ITA-9.3
    carthage_per_talents: int = Field(default=10, ge=1)  # ITA-9.3
    epirus_per_province: int = 3  # ITA-9.4
    civic_penalty: int = 5  # ITA-10.2
    bands: tuple[int, int, int] = (250, 180, 151)  # the lowest scores of bands I, II and III (ITA-10.4)


DIE = 6
RATING_DIE = 10
"""The faces of a die that rates a ruler: 1 to 10 (ITA-3.5)."""
QUALITIES = ("aggressor", "protector", "builder")
"""In the order in which they are rolled, and in which equals pay (ITA-3.5, ITA-3.7)."""

AGGRESSION = ((30, -1), (51, 0), (71, 1), (91, 2), (101, 3))
"""What an aggressor rating below each bound adds to the attack roll (ITA-4.4); 100 is the most that is told apart."""
CARDS = ((20, 4), (40, 5), (1000, 6))
"""The command cards of a builder rating below each bound (ITA-6.17)."""
SMALL = 2
"""The homes of a Power that is small, at most (ITA-11.13)."""
CORPS = 4
"""An allied corps is at most one part in so many of an army's points (ITA-6.20)."""
CARTHAGE_FIRST = 3
"""The highest roll with which Carthage goes first (ITA-9.13)."""

WORTH = {"revenue": 2, "home": 8, "resource": 4, "sister": 3, "attacked": 3, "rich": -2}
"""What the autopilot of Rome looks for in a province: points for each term (ITA-12.3)."""
WORTH_TALENTS = 10
"""Talents of a holder's revenue that count as one of the last."""

BANDS = {
    "I": "a coming master of the known world",
    "II": "mistress of Italy, and no further",
    "III": "a provincial power",
    "IV": "soon forgotten",
}
"""What becomes of Rome (ITA-10.4)."""
DEFEAT = "defeat"


def below(bounds: tuple[tuple[int, int], ...], rating: int) -> int:
    """Give what stands beside the first bound above a rating; the last for all higher ones."""
    return next((value for bound, value in bounds if rating < bound), bounds[-1][1])
