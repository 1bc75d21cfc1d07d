"""Where an endeavour will not do, and why (section 5.1); each of (world, seat, area), empty where it will.

In a sheet an area may be owned or not, tied or not, better or not by then, whichever makes an order legal (EMP-H5.14).
"""

from rules.empires.board.land import reach, reaching
from rules.empires.board.measures import ceiling, court_of, eligible
from rules.empires.board.sheets import (
    may_be_connected,
    may_be_untied,
    may_lack,
    may_own,
    may_owned,
)
from rules.empires.board.state import World
from rules.empires.board.tables import FORTS


def unconquerable(world: World, seat: str, area: str) -> str:
    """Say why a seat cannot march against an area (E-YOURS, E-REACH)."""
    name = world.areas[area].name
    if not may_lack(world, seat, area):
        return f"{name} is yours already"
    if reaching(world, may_owned(world, seat), area):
        return ""
    return f"none of your areas reaches {name}, by land or over at most two neighbouring seas"


def unbased(world: World, seat: str, base: str, target: str) -> str:
    """Say why an area is no base against a target (E-NOT-YOURS, E-REACH)."""
    name = world.areas[base].name
    if not may_own(world, seat, base):
        return f"{name} is not yours"
    if target in world.areas and (base == target or reach(world, base, target) is None):
        return f"{name} does not reach {world.areas[target].name}"
    return ""


def detached(world: World, seat: str, area: str) -> str:
    """Say why an area is none that a seat can rule, fortify or convert (E-NOT-YOURS, E-LINE)."""
    name = world.areas[area].name
    if not may_own(world, seat, area):
        return f"{name} is not yours"
    if may_be_connected(world, seat, area):
        return ""
    if not world.empires[seat].court:
        return f"you have no court to which {name} could have a line"
    return f"{name} has no line of communications to your court"


def unruly(world: World, seat: str, area: str) -> str:
    """Say why an area cannot be ruled (E-NOT-YOURS, E-LINE, E-CEILING)."""
    one = world.areas[area]
    wanting = one.unrest or one.social < ceiling(one) or area in world.empires[seat].foresight.owned
    return detached(world, seat, area) or ("" if wanting else f"{one.name} is quiet, and cannot rise further")


def unfortifiable(world: World, seat: str, area: str) -> str:
    """Say why an area cannot be fortified (E-NOT-YOURS, E-LINE, E-FORT)."""
    one = world.areas[area]
    strong = one.fort >= FORTS[-1]
    return detached(world, seat, area) or (f"the walls of {one.name} are as strong as can be" if strong else "")


def unconvertible(world: World, seat: str, area: str) -> str:
    """Say why an area cannot be converted (E-NOT-YOURS, E-LINE, E-SAME-FAITH)."""
    one = world.areas[area]
    same = one.faith == world.empires[seat].faith and not one.heresy
    return detached(world, seat, area) or (f"{one.name} holds your leader’s faith already" if same else "")


def unnegotiable(world: World, seat: str, area: str) -> str:
    """Say why no envoys can go to an area (E-COURT, E-TIED, EMP-H12.16)."""
    one, host = world.areas[area], court_of(world, area)
    if host and host != seat and area not in world.empires[seat].foresight.owned:
        return f"{one.name} is the court of {world.called('seat', host)}"
    if one.owner and not may_be_untied(world, seat, area):
        return f"you have a tie to {one.name} already"
    return ""


def unrestorable(world: World, seat: str, area: str) -> str:
    """Say why an area will not rise for a seat in exile (E-NOT-EXILED, E-YOURS, E-NOT-ELIGIBLE, E-COURT)."""
    one, host = world.areas[area], court_of(world, area)
    if world.empires[seat].court:
        return f"you have a court: conquer {one.name} instead"
    if not may_lack(world, seat, area):
        return f"{one.name} is yours already"
    if not eligible(world, seat, area):
        return f"{one.name} has not your leader’s language and religion"
    return f"{one.name} is the court of {world.called('seat', host)}" if host else ""
