"""Counsel on a Winter's purchases as a whole: what pays for itself the soonest, all with one press (CIV-AP10)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rules.civilized.autopilot.prudence import Thrift
from rules.civilized.autopilot.purse import Purse
from rules.civilized.campaign.approach import lacking
from rules.civilized.campaign.menace import menaces
from rules.civilized.treasury.bargains import Bargain, spare
from rules.civilized.treasury.counsel import CHEAPEST, effects, pointed_out
from rules.civilized.treasury.waiting import winters
from rules.civilized.world.brevity import fitted
from rules.civilized.world.deed import lawful
from rules.civilized.world.state import World
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, LONGEST, Counsel, Offer, Weight
from rules.kernel.telling.phrases import an, points_of, row, several

NAMED, ALONE = 3, 2
"""How many purchases are named at most, and how many have a button of their own."""


def shopping(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what an autopilot would buy that keeps back what next Winter costs, or for what it would rather save."""
    land = world.countries.get(seat)
    if window.name != "winter" or land is None or land.status == "fallen":
        return ()
    thrift = Thrift(Purse(world.fresh(), seat, None, spare(world, seat)))
    found, wanted = thrift.bargains, thrift.best() if thrift.waits else None
    if not found:
        spare_points = land.treasury >= CHEAPEST and not menaces(world, seat) and not levying(world, seat)
        if wanted and wanted.cost <= land.treasury and lawful(world, seat, wanted.order):
            return [risked(world, seat, wanted)]
        return [saved_for(world, seat, wanted)] if wanted and spare_points else ()
    if len(found) == 1:
        return [pointed_out(world, seat, found[0])]
    offers = [Offer(f"Buy all {len(found)}", found[0].order, tuple(one.order for one in found[1:]))]
    offers += [Offer(one.label[:BUTTON], one.order) for one in found[:ALONE]]
    ways = (listed(land.treasury, found, named) for named in (NAMED, 1, 0))
    text = next(filter(fits, ways), f"{len(found)} things can be bought that pay for themselves the soonest.")
    return [Counsel(Weight.DECIDE, text, "CIV-8.6a", tuple(offers))]


def levying(world: World, seat: str) -> bool:
    """Tell whether a war of one's own wants something that can be bought now: then points are not to be kept."""
    return any(piece.offers for piece in lacking(world, seat))


def risked(world: World, seat: str, wanted: Bargain) -> Counsel[World]:
    """Offer what could be paid at once out of points that next Winter's costs may want, and say so (CIV-8.1c)."""
    piece, held = pointed_out(world, seat, wanted), world.countries[seat].treasury
    kept = f" If a city riots, {points_of(held - spare(world, seat))} of your {held} may go for next Winter’s costs."
    return replace(piece, text=fitted(piece.text, kept))


def saved_for(world: World, seat: str, wanted: Bargain) -> Counsel[World]:
    """Say that points are better kept for something dearer than for anything that they buy now, and how long."""
    held = world.countries[seat].treasury
    what = f"{an(wanted.label)}, {wanted.cost} points"
    text = f"Keep your {points_of(held)}: {what}, pays for itself sooner than anything they buy now: {brings(wanted)}."
    years = winters(world, seat, wanted.cost)
    soon = f" You should have it in {several(years, 'year', 'years')}." if years else ""
    return Counsel(Weight.DECIDE, fitted(text, soon), wanted.clause)


def brings(one: Bargain) -> str:
    """Say what a purchase brings a year."""
    return row(effects(one)) or "it calms the land, which then bears more tax"


def fits(text: str) -> bool:
    """Tell whether a sentence is short enough."""
    return len(text) <= LONGEST


def listed(held: int, found: Sequence[Bargain], named: int) -> str:
    """Say what is bought, so many by name, for how much, and what it brings."""
    names = [an(one.label) for one in found[:named]]
    rest = len(found) - len(names)
    more = [f"{rest} more" if names else f"{rest} things"] if rest else []
    cost, people = sum(one.cost for one in found), sum(one.after.people - one.before.people for one in found)
    clear = sum(one.after.points - one.before.points - one.upkeep for one in found)
    brings = [f"about {points_of(clear)}"] if clear > 0 else []
    brings += [f"{people} thousand people"] if people > 0 else []
    yearly = f": {row(brings)} more a year" if brings else ""
    return f"{cost} of your {points_of(held)} buy {row([*names, *more])}{yearly}, and what Winter costs is kept back."
