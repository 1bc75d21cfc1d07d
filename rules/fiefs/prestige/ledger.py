"""The ledger: what a House earns, and what its holdings count (FIE-12)."""

from collections.abc import Iterable

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.houses import Entry
from rules.fiefs.board.land import holdings, standing, total
from rules.fiefs.board.sides import side_members
from rules.fiefs.board.state import World
from rules.fiefs.prestige.events import PrestigeEarned, Reason, Reckoned
from rules.kernel.play.play import Play

CAMP = 3
"""For an element that ends its movement in an enemy camp (FIE-12.1)."""
HONOR = 1
"""For each member of side 1, when its army ravages in a war of honor (FIE-12.7)."""


def battle_points(destroyed: int, by_knights: int = 0, generals: int = 0, *, camp: bool = False) -> int:
    """Count what a House's elements earn in a battle; all that applies adds up (FIE-12.1, FIE-12.2).

    The camp counts once for each House (FIE-12.4); what attrition, sieges and disbanding take earns nobody anything
    (FIE-12.3).
    """
    return destroyed + by_knights + generals + CAMP * camp


def award(play: Play[World], seat: str, points: int, reason: Reason, clause: str, fief: str = "") -> None:
    """Give a House prestige that it keeps for ever, and enter it in its ledger; 0 is not told (FIE-12.8)."""
    if not points:
        return
    house = play.state.houses[seat]
    house.earned += points
    enter(play.state, seat, points, reason, clause)
    now = total(play.state, seat)
    play.tell(PrestigeEarned(clause=clause, seat=seat, points=points, reason=reason, fief=fief, total=now))


def enter(world: World, seat: str, points: int, reason: Reason, clause: str) -> None:
    """Write a line into the ledger of a House (section 2.1)."""
    line = Entry(year=world.year, points=points, reason=reason, clause=clause)
    world.houses[seat].ledger.append(line)


def honor(play: Play[World], conflict: Conflict, fief: str) -> None:
    """Give every member of side 1 a point: its army ravaged, by its action, a fief of nation_d (FIE-12.7)."""
    conflict.honor += 1
    for seat in side_members(play.state, conflict, 1):
        award(play, seat, HONOR, "honor", "FIE-12.7", fief)


def count_holdings(play: Play[World]) -> None:
    """With yearly holdings, add those of this year end to every ledger; else they count as they stand (FIE-12.8)."""
    world = play.state
    if world.settings.holdings != "yearly":
        return
    for seat in world.playing():
        points = holdings(world, seat)
        enter(world, seat, points, "holdings", "FIE-12.5")
        if points:
            now = total(world, seat)
            play.tell(PrestigeEarned(clause="FIE-12.5", seat=seat, points=points, reason="holdings", total=now))


def reckon(play: Play[World]) -> None:
    """Count holdings, keep every total for the chart, and tell the table of them (FIE-3.10)."""
    count_holdings(play)
    world = play.state
    for seat in world.playing():
        world.houses[seat].totals.append(total(world, seat))
    last = world.year >= world.settings.years
    play.tell(Reckoned(year=world.date(), houses=table(world, standing(world)), last=last))


def table(world: World, seats: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Give Houses with their totals (FIE-12.9)."""
    return tuple((seat, total(world, seat)) for seat in seats)
