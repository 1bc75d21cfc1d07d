"""Leaders: how they die, who follows, and with which ratings (EMP-H8)."""

from collections.abc import Mapping

from rules.empires.board.chances import SIX, WAYS
from rules.empires.board.realms import Leader, Reign
from rules.empires.board.state import World
from rules.empires.board.tables import RATINGS, Rating
from rules.empires.court.events import LeaderSucceeded
from rules.kernel.play.play import Play

CHECKED: tuple[Rating, ...] = ("combat", "administration", "diplomacy")
"""The ratings, in the order in which they are rolled (EMP-H8.2)."""
OFF = 2
"""What is taken off two dice (EMP-H8.2)."""


def rating(total: int) -> int:
    """Give the rating that two dice make, never outside 1 to 9 (EMP-H8.2)."""
    least, most = RATINGS
    return min(most, max(least, total - OFF))


def ratings() -> Mapping[int, int]:
    """Give in how many of 36 ways a check gives each rating (section 7)."""
    found: dict[int, int] = {}
    for total, ways in WAYS.items():
        found[rating(total)] = found.get(rating(total), 0) + ways
    return found


def succeed(play: Play[World], seat: str, clause: str, *, heirless: bool = False) -> None:
    """Let a leader die and the next lead, with new ratings and in good standing (EMP-H8.2, EMP-H8.3, EMP-H22.14)."""
    world = play.state
    empire = world.empires[seat]
    old, absolved = empire.leader, empire.excommunicated
    with play.causes():
        rolled = {name: rating(sum(play.chance.cast("EMP-H8.2", f"stature.{name}", seat, 2, SIX))) for name in CHECKED}
        empire.past.append(Reign.of(old, until=world.year, heirless=heirless))
        empire.heirs_used += 1
        empire.leader = Leader(name=world.heir_name(seat, empire.heirs_used), **rolled)
        empire.excommunicated = False
        play.tell(
            LeaderSucceeded(
                clause=clause,
                seat=seat,
                before=world.leader_id(seat, empire.heirs_used - 1),
                now=world.leader_id(seat, empire.heirs_used),
                old=(old.combat, old.administration, old.diplomacy),
                new=(rolled["combat"], rolled["administration"], rolled["diplomacy"]),
                heirless=heirless,
                absolved=absolved,
            )
        )
