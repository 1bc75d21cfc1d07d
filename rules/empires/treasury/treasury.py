"""Gold: what an area yields, at which value, and what comes of asking (EMP-H16, EMP-17.0c to EMP-17.0e)."""

from collections.abc import Collection, Mapping

from rules.empires.board.measures import earn, move, need, prosperity
from rules.empires.board.sheets import may_own
from rules.empires.board.state import World
from rules.empires.board.tables import FLOOR
from rules.empires.court.rebellion import check
from rules.empires.treasury.events import AreaPlundered, AreaTaxed, LevyRaised
from rules.empires.unrest.unrest import enter_unrest
from rules.empires.unrest.values import weigh
from rules.kernel.play.play import Play


def untaxable(world: World, seat: str, area: str) -> str:
    """Say why an area cannot be taxed by a seat, if so (EMP-17.0c, EMP-H16.1)."""
    one = world.areas[area]
    if not may_own(world, seat, area):
        return f"{one.name} is not yours"
    if area in world.empires[seat].worked:
        return f"you have taxed or plundered {one.name} already this round"
    return "" if prosperity(one) >= 1 else f"{one.name} has nothing to give"


def unplunderable(world: World, seat: str, area: str) -> str:
    """Say why an area cannot be plundered by a seat, if so (EMP-17.0d, EMP-H16.2)."""
    one = world.areas[area]
    if not may_own(world, seat, area):
        return f"{one.name} is not yours"
    if area in world.empires[seat].worked:
        return f"you have taxed or plundered {one.name} already this round"
    return "" if one.social > FLOOR else f"{one.name} has nothing left to take"


def best_tax(world: World, area: str, limit: int) -> int:
    """Give the most gold that an owned area yields at a value of at most `limit`; 0 where it yields none so."""
    bare = weigh(world, area).value
    return max(0, min(prosperity(world.areas[area]), limit - bare))


def leviable(world: World, seat: str) -> list[str]:
    """Give the own areas over which a levy goes: quiet, and not worked in this round (section 5.1)."""
    worked = world.empires[seat].worked
    return [area for area in world.owned(seat) if not world.areas[area].unrest and area not in worked]


def foreseen_levy(world: World, seat: str, limit: int, but: Collection[str] = ()) -> Mapping[str, int]:
    """Give what a levy would ask of each area, as things stand, some being left out (section 5.1)."""
    asked = {area: best_tax(world, area, limit) for area in leviable(world, seat) if area not in but}
    return {area: gold for area, gold in asked.items() if gold}


def tax(play: Play[World], seat: str, area: str, gold: int, *, levied: bool = False) -> int:
    """Tax an area: first the check, then the gold, unless it rebelled; gives what came in (EMP-17.0c, EMP-17.4).

    Rules: EMP-17.14a, EMP-17.14b.
    """
    world = play.state
    world.empires[seat].worked.append(area)
    with play.causes():
        paid = gold if check(play, area, "taxed", gold) != "rebels" else 0
        treasury = earn(world, seat, paid)
        play.tell(AreaTaxed(seat=seat, area=area, asked=gold, gold=paid, treasury=treasury, levied=levied))
    return paid


def levy(play: Play[World], seat: str, limit: int, but: Collection[str] = ()) -> None:
    """Tax every area that bears it for the most that it bears, each judged after the one before (section 5.1)."""
    world = play.state
    before, taxed = world.empires[seat].gold, list[str]()
    with play.causes():
        for area in leviable(world, seat):
            if area in but or world.areas[area].owner != seat or world.areas[area].unrest:
                continue
            gold = best_tax(world, area, limit)
            if gold:
                tax(play, seat, area, gold, levied=True)
                taxed.append(area)
        gained = world.empires[seat].gold - before
        play.tell(LevyRaised(seat=seat, limit=limit, gold=gained, areas=tuple(taxed)))


def plunder(play: Play[World], seat: str, area: str) -> None:
    """Plunder an area: gold, a level less, then unrest; in unrest a check (EMP-H16.2, EMP-17.0d, EMP-17.0e)."""
    world = play.state
    one, empire = world.areas[area], world.empires[seat]
    empire.worked.append(area)
    before, gold = one.social, need(one)
    move(one, -1)
    with play.causes():
        treasury = earn(world, seat, gold)
        play.tell(AreaPlundered(seat=seat, area=area, gold=gold, treasury=treasury, before=before, now=one.social))
        if one.unrest:
            check(play, area, "plundered")  # what was taken is kept, though it rebels (R3)
        else:
            enter_unrest(play, area, "plundered")
