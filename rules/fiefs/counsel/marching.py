"""Counsel on where to march: the fiefs a war is about, how many moves away, and where the enemy stands (FIE-19)."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from rules.fiefs.armies.tempers import TEMPERS
from rules.fiefs.board.chances import fallen_by, mean_rolls
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import army_of, enemies
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanMove, PlanNothing, PlanRavage, PlanTake
from rules.fiefs.campaign.reading import planned, waited_for
from rules.fiefs.counsel.field import FIELD, HARDEST, led, sieges, target_of
from rules.fiefs.counsel.peace import OFF
from rules.fiefs.counsel.pieces import Piece, decide, often
from rules.fiefs.march.treks import Trek, treks
from rules.fiefs.marshal.targets import honorable, targets
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, LONGEST, Offer
from rules.kernel.telling.phrases import capital, row, several

PLANNING = ("season", "council")
"""The windows in which a plan is made."""
SHOWN = 2
"""How many fiefs are named."""
ITEMS = 4
"""How many items of an old plan are named."""
STAKE = 2
ROLLS = 3
"""By which roll it is said how likely a fief has fallen."""


def goals(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Name the fiefs nearest to be won or laid waste, with the moves to them, and say where enemy armies stand."""
    army = led(world, seat)
    if window.name not in PLANNING or army is None or not army.on_board or army.inside or army.plan:
        return
    found = treks(world, army)
    honor = honorable(world, army)
    if not honor and any(sieges(world, seat, window)):
        return
    near = nearest(world, army, found)
    foes = [foe_said(world, one, found) for one in enemies(world, army)]
    if not near:
        return
    said = "; ".join(goal_said(world, army, one, found[one]) for one in near)
    what = "To lay waste for honor" if honor else "To be won"
    text = f"{what}: {said}."
    for one in foes:
        text = f"{text} {one}." if len(f"{text} {one}.") <= LONGEST else text
    yield decide(STAKE, "FIE-7.9", text, tuple(offer(world, army, one) for one in near))


def nearest(world: World, army: Army, found: Mapping[str, Trek]) -> list[str]:
    """Give the targets of an army that cost the fewest turns, to march to and to besiege (FIE-16.10)."""
    honor = honorable(world, army)

    def turns(fief: str) -> tuple[Fraction, str]:
        besieged = Fraction(0) if honor else mean_rolls(target_of(world, army, fief))
        return found[fief].turns + besieged, fief

    wanted = [one for one in targets(world, army, TEMPERS["prudent"]) if one in found and one != army.fief]
    fit = wanted if honor else [one for one in wanted if target_of(world, army, one) <= HARDEST]
    return sorted(fit, key=turns)[:SHOWN]


def goal_said(world: World, army: Army, fief: str, trek: Trek) -> str:
    """Say how far a fief is, and how likely it falls: `Rouen, two moves by Caen, falls 7 in 10 by the third roll`."""
    said = f"{world.fiefs[fief].name}, {moves(world, trek)}"
    if honorable(world, army):
        return said
    return f"{said}, falls {often(fallen_by(target_of(world, army, fief), ROLLS))} by the third roll"


def moves(world: World, trek: Trek) -> str:
    """Say how many moves a march takes and by where: `two moves by Caen and over the sea`."""
    by = row([*(world.fiefs[one].name for one in trek.ends[:-1][:SHOWN]), *(["over the sea"] if trek.sea else [])])
    before = "by " if trek.ends[1:] else ""
    return f"{several(len(trek.moves), 'move', 'moves')}{f' {before}{by}' if by else ' away'}"


def foe_said(world: World, foe: Army, found: Mapping[str, Trek]) -> str:
    """Say where an enemy army is: `Lara's 24 are at Lleida, four moves away`."""
    lord = world.short(foe.leader)
    if not foe.on_board:
        return f"{capital(lord)}'s army is {OFF[foe.status]}"
    trek = found.get(foe.fief)
    far = f", {several(len(trek.moves), 'move', 'moves')} away" if trek and trek.moves else ""
    return f"{capital(lord)}'s {len(foe.elements)} are at {world.fiefs[foe.fief].name}{far}"


def offer(world: World, army: Army, fief: str) -> Offer[World]:
    """Offer to take a fief, or to march there and lay it waste for honor."""
    name = world.fiefs[fief].name
    if honorable(world, army):
        return Offer(f"Lay {name} waste"[:BUTTON], PlanMove(to=fief), also=(PlanRavage(),))
    return Offer(f"Take {name}"[:BUTTON], PlanTake(fief=fief))


def leftovers(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say what is left of a plan, which goes on where nobody plans anew (FIE-7.10, FIE-7.11a)."""
    army = led(world, seat)
    if window.name not in PLANNING or army is None or army.plan or not army.rest:
        return
    more = ", and more" if army.rest[ITEMS:] else ""
    text = f"Left of your plan: {planned(world, army.rest[:ITEMS])}{more}. It goes on unless you plan anew."
    yield decide(STAKE, "FIE-7.10", text, (Offer("Drop the old plan", PlanNothing()),))


def waits(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: as above
    """Say to whoever leads an army in a later campaign of the year that its own seasons come after this one."""
    if window.name not in FIELD or world.conflict not in world.conflicts:
        return
    for conflict in world.conflicts.values():
        army = army_of(world, conflict, seat)
        if army and army.status != "disbanded" and waited_for(world, conflict):
            name = world.called("conflict", conflict.id)
            text = f"Your own army is asked for later: {name} has its campaign of this year after this one, from "
            begins = conflict.opening.season if conflict.opening and not conflict.campaigns else "spring"
            yield decide(0, "FIE-7.2", f"{text}{begins} on.")
