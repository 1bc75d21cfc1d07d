"""Counsel on war: whom one may conquer, heresy, exile (EMP-HC.6, EMP-HC.11, EMP-HC.12)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rules.empires.board.houses import truce
from rules.empires.board.land import reached
from rules.empires.board.measures import gain, held_by, need, prosperity
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.counsel.marches import unsettled
from rules.empires.counsel.pieces import (
    Piece,
    acting,
    called,
    danger,
    decide,
    name,
    note,
    odds,
    roll,
    sheet,
    ways_of,
)
from rules.empires.counsel.plan import planned
from rules.empires.counsel.quiet import IDLE
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.limits import unrestorable
from rules.empires.endeavours.orders import Conquer, Penance, Restore
from rules.empires.endeavours.ratings import Rated, rate
from rules.empires.fate.heresy import neighbours
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST
from rules.kernel.telling.phrases import row, several

LIKELY = 21
"""Ways of 36 from which a target is pointed out."""
SHOWN = 3
MOST = 3
"""Extra gold that helps."""


@dataclass(frozen=True)
class Target:
    """An area that a seat could conquer."""

    area: str
    rated: Rated
    """With whoever defends it."""
    bare: Rated
    """Without."""

    @property
    def needs(self) -> int:
        """Give the roll that takes a part of it."""
        return roll("conquer", self.rated)


def targets(world: World, seat: str) -> list[Target]:
    """Give the areas that a seat reaches, each with its best base, the most worth first."""
    found = []
    for area in reached(world, seat):
        bare, defence = rate(world, seat, "conquer", area), defence_of(world, area)
        found.append(Target(area, defence.against(bare) if defence else bare, bare))
    return sorted(found, key=lambda one: -worth(world, seat, one))


def worth(world: World, seat: str, target: Target) -> int:
    """Give points by ways, for comparison, halved by each part that is still lacking."""
    lacking = need(world.areas[target.area]) - held_by(world.areas[target.area], seat)
    return gain(world, seat, target.area) * ways_of(target.needs) * 12 // max(1, lacking)


def prey(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say what else than the plan does may be conquered, from where, with which roll, for which points (EMP-HC.6)."""
    empire = world.empires[seat]
    if not acting(world, seat, window) or empire.used >= ENDEAVOURS:
        return
    told = set() if empire.sheet else {one.target for one in planned(world, seat) if isinstance(one, Conquer)}
    open_to = [one for one in targets(world, seat) if one.area not in told and not sworn(world, seat, one.area)]
    good = [one for one in open_to if ways_of(one.needs) >= LIKELY or one.area in empire.claims]
    for one in [each for each in good if ways_of(each.needs)][:SHOWN]:
        area, base = world.areas[one.area], world.areas[one.rated.base]
        lacking = need(area) - held_by(area, seat)
        whose = f"{called(world, area.owner)}’s " if area.owner else ""
        parts = f" in {several(lacking, 'success', 'successes')}, each" if lacking > 1 else ""
        rightful = ", with your claim" if one.area in empire.claims else ""
        stake = f" A failure may cost {base.name} a level." if base.unrest else ""
        undefended = roll("conquer", one.bare)
        alone = f", undefended with {odds(undefended)}" if undefended != one.needs else ""
        known = (
            f"{whose}{area.name} can be conquered from {base.name}{parts} with {odds(one.needs)}{alone}: "
            f"{several(gain(world, seat, one.area), 'point', 'points')}{rightful}."
        )
        comes = unsettled(world, one.area)
        text = next((said for said in (known + comes + stake, known + stake) if len(said) <= LONGEST), known)
        extras = (MOST, 0) if empire.gold > IDLE else (0, 2)
        yield note("EMP-HC.6", text, [march(world, seat, one.area, extra) for extra in extras])


def sworn(world: World, seat: str, area: str) -> bool:
    """Tell whether an area is of somebody with whom one keeps a truce: nobody is advised to break it (EMP-H22.13)."""
    owner = world.areas[area].owner
    return bool(owner) and truce(world, seat, owner) is not None


def march(world: World, seat: str, area: str, extra: int) -> Any:  # Any: an offer, or none
    """Offer to march against an area."""
    more = f" with {extra} gold more" if extra else ""
    return sheet(f"Conquer {name(world, area)}{more}", world, seat, Conquer(target=area, extra=extra))


def outbreak(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what falls if a heresy is not put down in this turn (EMP-HC.11)."""
    one = world.outbreak
    if one is None or one.drawer != seat or not acting(world, seat, window):
        return
    falls = [area for area in neighbours(world, one.area) if world.areas[area].owner == seat]
    rated = rate(world, seat, "conquer", one.area, extra=min(MOST, max(0, world.empires[seat].gold - 2)))
    lost = f", and {row(name(world, area) for area in falls[:SHOWN])} would leave you" if falls else ""
    text = (
        f"Unless {name(world, one.area)} is yours again when this turn ends, the heresy spreads{lost}. "
        f"It wants {odds(roll('conquer', rated))}."
    )
    yield danger("EMP-HC.11", text, [march(world, seat, one.area, extra) for extra in (3, 2, 1, 0)])


def exile(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what a seat without a court can do (EMP-HC.12)."""
    if world.empires[seat].court or not acting(world, seat, window):
        return
    able = [area for area in world.areas if not unrestorable(world, seat, area)]
    rated = {area: rated_return(world, seat, area) for area in able}
    best = sorted(able, key=lambda area: (roll("restore", rated[area]), -prosperity(world.areas[area])))[:SHOWN]
    if not best:
        yield decide("EMP-HC.12", "You have no court: everything is 2 weaker, and no area could give you one now.")
        return
    text = (
        f"You are in exile: everything is 2 weaker. {name(world, best[0])} would give you a court again; it rises for "
        f"you with {odds(roll('restore', rated[best[0]]))}."
    )
    offers = [sheet(f"Restore {name(world, area)}", world, seat, Restore(target=area, extra=0)) for area in best]
    yield danger("EMP-HC.12", text, offers)


def rated_return(world: World, seat: str, area: str) -> Rated:
    """Rate a return to an area, against whoever defends it."""
    rated, defence = rate(world, seat, "restore", area), defence_of(world, area)
    return defence.against(rated) if defence else rated


def pariah(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what an excommunication costs, and how it ends (EMP-H22.12, EMP-H22.15)."""
    if not world.empires[seat].excommunicated or not acting(world, seat, window):
        return
    text = "You are excommunicated: ruling, envoys and conversion are 2 weaker, and attackers of your faith 1 stronger."
    yield decide("EMP-H22.12", text, [sheet("Penance", world, seat, Penance())])
