"""Counsel in the opening: what still waits to be chosen, and what land is worth (CAN-3)."""

from collections.abc import Iterable, Sequence
from typing import Any

from rules.candlebre.board.geography import most_units, ring_of_starts
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import HOUSES, RECRUITS
from rules.candlebre.board.wording import troops
from rules.candlebre.currencies.money import unit_price
from rules.candlebre.opening.autopilot import army, building_site, exposed
from rules.candlebre.opening.founding import best_claim, claimed_by_default, force_left
from rules.candlebre.opening.orders import ClaimLand, Found, RankHouses, RankRegions, Recruit, StationLeader
from rules.candlebre.purchasing.quarters import limit
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight, by_topic
from rules.kernel.telling.phrases import capital, row

SUITS = {
    "ashgrave": "cheap barracks, and plain to play",
    "lanthorn": "honor each turn",
    "tallowmere": "a tenth more gold",
    "vesper": "cheap temples",
    "umbrel": "the best spies",
}
"""Whom each House suits, in few words, the plainest to play first."""
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def house(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say when one chooses, and what the Houses are good at (CAN-3.2)."""
    if window.name != "claims":
        return ()
    order, me = world.claim_order, world.houses[seat]
    if me.wishes:
        return ()
    text = (
        f"You choose your House {ORDINALS[order.index(seat)]} of {len(order)}; whoever names none takes what is left. "
        f"{'; '.join(f'{HOUSES[name].name} {best}' for name, best in SUITS.items())}."
    )
    offers = [Offer(f"{HOUSES[name].name} first", RankHouses(houses=(name,))) for name in SUITS]
    return [Counsel(Weight.DECIDE, text, "CAN-3.2", tuple(offers))]


def regions(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what each start region is worth a turn, and when one chooses (CAN-3.3a)."""
    if window.name != "claims" or world.settings.starts != "regions" or world.houses[seat].wanted:
        return ()
    values = {one.id: region_worth(world, one.provinces) for one in world.starts.values()}
    ranked = sorted(values, key=lambda id: -values[id])
    best, least = values[ranked[0]], values[ranked[-1]]
    place = ORDINALS[::-1][len(ORDINALS) - len(world.claim_order) :].index(ORDINALS[world.claim_order.index(seat)])
    names = [world.starts[id].name for id in ranked]
    worth = (
        f"All {len(ranked)} start regions are worth {best} gold a turn"
        if best == least
        else f"{names[0]} is worth {best} gold a turn, {names[-1]} {least}"
    )
    text = f"{worth}; you choose {ORDINALS[place]} where you begin. {beside(world)}"
    offers = [Offer(f"{world.starts[id].name} first", RankRegions(regions=(id,))) for id in ranked]
    return [Counsel(Weight.CHANCE if best == least else Weight.DECIDE, text, "CAN-3.3a", tuple(offers))]


def beside(world: World) -> str:
    """Say who begins beside whom, where the start regions lie in a ring."""
    ring = [world.starts[id].name.removeprefix("The ") for id in ring_of_starts(world)]
    if not ring:
        return "Your papers say which of them lie nearest to each other."
    return f"They lie in a ring, {row(ring)}: your neighbours begin in the two next to yours."


def region_worth(world: World, provinces: Iterable[str]) -> int:
    """Give the gold that some provinces bring a turn."""
    return sum(world.provinces[id].value for id in provinces)


def land(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say which five free provinces bring most, and what silence would take (CAN-3.3b, CAN-3.3c)."""
    if window.name != "land" or world.held(seat):
        return ()
    best, usual = best_claim(world), claimed_by_default(world)
    text = (
        f"{row(world.provinces[id].name for id in best)} hang together and bring {region_worth(world, best)} gold "
        f"a turn; silence takes five worth {region_worth(world, usual)}."
    )
    offers = (
        Offer(f"Claim those of {region_worth(world, best)} gold", ClaimLand(provinces=tuple(best))),
        Offer(f"Claim those of {region_worth(world, usual)} gold", ClaimLand(provinces=tuple(usual))),
    )
    return [Counsel(Weight.DECIDE, text, "CAN-3.3b", offers if best != usual else offers[:1])]


def standing_army(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what force gold is left, and what an autopilot would raise for it where (CAN-3.5, CAN-16.3)."""
    left, me = force_left(world, seat), world.houses[seat]
    if window.name != "army" or left < min(unit_price(me, kind) for kind in RECRUITS):
        return ()
    raised, camp = army(world, seat), exposed(world, seat)
    beside = sum(world.provinces[id].owner != seat for id in camp.near)
    held = world.held(seat)
    nobody = any(one.barracks or one.temple for one in held) and not any(one.units for one in held)
    missing = "and you would begin with no army" if nobody else "what is left goes into your purses"
    text = (
        f"{left} of your {world.force_gold} force gold are not spent{',' if nobody else ';'} {missing}. "
        f"{capital(troops(raised.items()))} in {camp.name}, which has {beside} neighbours to take, use it up."
    )
    each = [recruit(kind, number, camp) for kind, number in raised.items() if number]
    also = tuple(one.order for one in each[1:])
    whole = Offer(f"Raise all {sum(raised.values())} in {camp.name}", each[0].order, also)
    offers = (whole, *each) if each[1:] else tuple(each)
    return [Counsel(Weight.DECIDE, text, "CAN-3.5", offers)]


def recruit(kind: str, number: int, camp: Province) -> Offer[World]:
    """Offer to raise some units."""
    return Offer(f"{troops([(kind, number)])} in {camp.name}", Recruit(number=number, unit=kind, province=camp.id))


def free_building(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what the free building is good for, and where it would stand best (CAN-3.4, CAN-5.5)."""
    if window.name != "army" or any(one.barracks or one.temple for one in world.held(seat)):
        return ()
    place = building_site(world, seat)
    text = (
        f"One barracks or one temple is free. Without a barracks you can place no regulars; one in {place.name} "
        f"takes {limit(world, place)} a turn, a temple would bring {world.houses[seat].charter.temple_yield} influence."
    )
    offers = (
        Offer(f"Barracks in {place.name}", Found(building="barracks", province=place.id)),
        Offer(f"Temple in {place.name}", Found(building="temple", province=place.id)),
    )
    return [Counsel(Weight.DECIDE, text, "CAN-3.4", offers)]


def head(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what the head of a House is good for, and where he would stand (CAN-3.8, CAN-3.8a)."""
    if window.name != "army" or f"head-{seat}" in world.leaders:
        return ()
    camp = most_units(world, seat)
    place = camp if camp and camp.units else exposed(world, seat)
    text = (
        "The head of your House is your first leader: where he goes along, all dice of his force are better by 1. You "
        "say where he begins; else he stands where most of your units do."
    )
    offer: Offer[World] = Offer(f"Leader in {place.name}", StationLeader(province=place.id))
    return [Counsel(Weight.CHANCE, text, "CAN-3.8", (offer,))]


counsel = by_topic(house, regions, land, standing_army, free_building, head)
