"""Counsel on what neighbours may take before a seat is asked again, and what would keep them off (CAN-7, CAN-16.13)."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from fractions import Fraction
from math import prod
from typing import Any

from rules.candlebre.battle.exposure import WORTH_A_WORD
from rules.candlebre.battle.forecast import Raid, falls, likeliest, lost, neighbours, raids
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import count
from rules.candlebre.board.measures import strongest_beside
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.clergy.autopilot import call_clergy
from rules.candlebre.clergy.clergy import price_again
from rules.candlebre.clergy.orders import Summon
from rules.candlebre.people.leaders import own_leaders
from rules.candlebre.purchasing.orders import Build
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, Offer, Risk, Weight, in_ten, of_yours, with_chance
from rules.kernel.state.finding import find
from rules.kernel.telling.phrases import capital, row, several

NAMED = 2
"""Provinces in danger that are spoken of at once."""
LABEL = 40
"""The most letters of a label."""
Clergy = tuple[tuple[str, str], Offer[World]]
"""What clergy would cost, in more words and in fewer, and the orders that call them."""
NOTABLE = Fraction(1, 20)
"""The chance from which the loss of several barracks is spoken of."""
SEVERAL = 3
"""Barracks that are named."""
LIKELY = Fraction(2, 5)
"""The chance from which it is called ruin."""
GRAVE = Fraction(1, 5)
"""The share of a House's income that it may expect to lose from which that is pressing."""
FORESEEN = ("campaign", "settle", "answer")
"""The windows at which dangers are spoken of."""
HOME = "home"
"""The fate of the only barracks that is taken."""


def dangers(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Name the only barracks if rivals could take it, and all other land that they could take together."""
    return threatened(world, seat, window.name, raids(world, seat)) if window.name in FORESEEN else ()


def threatened(
    world: World, seat: str, window: str, found: Sequence[Raid], guarded: Collection[str] = ()
) -> Sequence[Counsel[World]]:
    """Name what these raids could take, but for land of which a guard is advised: that is said with it."""
    places = [one for one in world.held(seat) if lost(found, one.id) >= WORTH_A_WORD]
    places.sort(key=lambda one: (-one.barracks, -one.value * lost(found, one.id), one.no))
    barracks = [one for one in world.held(seat) if one.barracks]
    pieces = homes(world, seat, barracks, found)
    led = {one.place for one in in_service(world, seat)}
    told = set(guarded) - led  # whoever is captured there is named all the same
    others = [one for one in places if (not pieces or one not in barracks) and one.id not in told]
    clergy = calling(world, seat, places) if window == "settle" else None
    if others:
        room = LONGEST - (len(clergy[0][-1]) + 1 if clergy else 0)
        pieces.append(land(world, seat, others, found, room))
        if window == "campaign":  # said there of what marches lay open; the rest is for those who ask
            pieces[-1] = replace(pieces[-1], weight=Weight.CHANCE)
    if not clergy:
        return pieces
    _, offer = clergy
    called = {one.province for one in offer.orders if isinstance(one, Summon)}
    at = 0 if called & {one.id for one in barracks} else -1  # of all that is named, land is the last
    if not pieces:
        return [by_clergy(world, seat, clergy)]
    return [*pieces[:at], with_clergy(pieces[at], clergy), *pieces[at:][1:]]


def calling(world: World, seat: str, places: Sequence[Province]) -> Clergy | None:
    """Give clergy as far as influence goes: to what is in danger, then as an autopilot would (CAN-16.19)."""
    plan, had = Plan(world, seat), world.houses[seat].influence
    for place in places:
        plan.give(Summon(province=place.id))
    call_clergy(plan)
    called = [one for one in plan.orders if isinstance(one, Summon)]
    if not called:
        return None
    names = [world.provinces[one.province].name for one in called]
    where = row(names) if not names[NAMED:] else f"{len(names)} provinces"
    again = sum(price_again(plan.world.provinces[one.province]) for one in called)
    cost = f"Clergy let nobody pass: they cost {had - plan.house.influence} of your {had} influence for {where}"
    return (f"{cost}, {again} again next turn.", f"{cost}."), Offer(
        f"Clergy to {where}"[:LABEL], called[0], tuple(called[1:])
    )


def by_clergy(world: World, seat: str, clergy: Clergy) -> Counsel[World]:
    """Name the strongest who could come where clergy would stand, though he may not."""
    (text, _), offer = clergy
    place = world.provinces[find((one.province for one in offer.orders if isinstance(one, Summon)), "clergy")]
    rival, units = strongest_beside(world, seat, place)
    there = several(count(place.units), "unit", "units")
    held = f"stronger than the {there} there" if place.units else "where nobody stands"
    return Counsel(
        Weight.DECIDE,
        f"{several(count(units), 'unit', 'units').capitalize()} of {world.name(rival)} "
        f"stand{'s' * (count(units) == 1)} beside {place.name}, {held}. {text}",
        "CAN-2.14a",
        (offer,),
        warns=True,
    )


def with_clergy(piece: Counsel[World], clergy: Clergy) -> Counsel[World]:
    """Add to a danger what keeps everybody off, in words as far as there is room."""
    said, offer = clergy
    texts = (*(f"{piece.text} {cost}" for cost in said), piece.text)
    return replace(
        piece,
        weight=max(piece.weight, Weight.DECIDE),
        text=next((text for text in texts if len(text) <= LONGEST), piece.text),
        offers=(offer, *piece.offers),
    )


def homes(world: World, seat: str, barracks: Sequence[Province], found: Sequence[Raid]) -> list[Counsel[World]]:
    """Say how likely a House loses its only barracks, or all that it has."""
    if len(barracks) == 1:
        return [home(world, seat, barracks[0], found)] if falls(world, seat, found, barracks[0]) else []
    chance = prod((falls(world, seat, found, one) for one in barracks), start=Fraction(1))
    if not barracks or chance < NOTABLE:
        return []
    text = (
        f"Rivals can march on {of_yours(len(barracks), len(barracks), 'barracks', 'barracks')}, in "
        f"{row(one.name for one in barracks[:SEVERAL])}{' and elsewhere' * bool(barracks[SEVERAL:])}: all are lost "
        f"{with_chance(chance)}, and then you can place no regulars."
    )
    last = min(barracks, key=lambda one: (falls(world, seat, found, one), one.value, one.no))
    return [foretold(text, (), Risk(HOME, last.id, chance, latest(world, seat)))]


def foretold(text: str, offers: tuple[Offer[World], ...], risk: Risk) -> Counsel[World]:
    """Give a danger its weight."""
    return Counsel(Weight.RUIN if risk.chance >= LIKELY else Weight.DECIDE, text, "CAN-7.1", offers, risk)


def latest(world: World, seat: str) -> int:
    """Give the turns until all neighbours have marched."""
    return max((horizon(world, one) for one in neighbours(world, seat)), default=0)


def home(world: World, seat: str, place: Province, found: Sequence[Raid]) -> Counsel[World]:
    """Say who could take the only barracks, with what and how likely; without it no regular can be placed."""
    chance = falls(world, seat, found, place)
    raid = next((one for one in found if one.province == place.id), None)
    if raid:
        against = several(count(raid.against), "unit", "units") if raid.against else "nobody"
        text = (
            f"{capital(world.name(raid.rival))} can march on your only barracks, in {place.name}, with "
            f"{several(count(raid.units), 'unit', 'units')} against {against}: it is lost {with_chance(chance)}."
        )
    else:
        text = f"Rivals stand next to your only barracks, in {place.name}: it is lost {with_chance(chance)}."
    fort = Build(building="fort", province=place.id)
    offers = (Offer(f"Fort in {place.name}", fort),) if Plan(world, seat).give(fort) else ()
    return foretold(text, offers, Risk(HOME, place.id, chance, latest(world, seat)))


def land(
    world: World, seat: str, places: Sequence[Province], found: Sequence[Raid], room: int = LONGEST
) -> Counsel[World]:
    """Name other land that rivals could take, with the leaders there; pressing where it is likely, or much."""
    led = {one.place for one in in_service(world, seat)}
    places = sorted(places, key=lambda one: one.id not in led)  # whoever is captured there comes first
    more = [f"{len(places) - NAMED} more"] if places[NAMED:] else []
    captured = own_leaders(world, seat, [one.id for one in places])
    names = row(captured) if not places[1:] else whose_place(world, seat, places)
    tails = [f". Whoever falls there is captured: {names}.", f". Captured there: {names}."] if captured else ["."]
    said = [f"{one}{tail}" for one in ways(world, places[:NAMED], found, more) for tail in tails]
    text = next((one for one in said if len(one) <= room), said[-1])
    income = sum(one.value for one in world.held(seat)) or 1
    expected = sum((one.value * lost(found, one.id) for one in places), start=Fraction(0))
    likely = any(lost(found, one.id) >= LIKELY for one in places)
    weight = Weight.DECIDE if captured or likely or expected >= GRAVE * income else Weight.CHANCE
    return Counsel(weight, text, "CAN-7.1", warns=True)


def whose_place(world: World, seat: str, places: Sequence[Province]) -> str:
    """Say which leaders stand where: `the head of your House and Corvin Drake in Lightmere`."""
    led = [(one.name, own_leaders(world, seat, (one.id,))) for one in places]
    return row(f"{row(names)} in {place}" for place, names in [one for one in led if one[1]][:NAMED])


def ways(world: World, places: Sequence[Province], found: Sequence[Raid], more: Sequence[str]) -> list[str]:
    """Say what may be lost to whom, in more words and in fewer."""
    said = [
        f"Before your next turn you may lose {row([*(say(world, one, found) for one in places), *more])}"
        for say in (coming_from, coming_with, coming_by, only_chance)
    ]
    rivals = {raid.rival if raid else "" for raid in (likeliest(found, one.id) for one in places)}
    if len(rivals) > 1 or more or "" in rivals:
        return said
    named = row(only_chance(world, one, found) for one in places)
    said[2] = f"{capital(world.name(*rivals))} may take {named} before your next turn"
    return said


def only_chance(world: World, place: Province, found: Sequence[Raid]) -> str:
    """Give a province with the chance that it falls: `Larkspire (70 gold, 9 in 10)`."""
    del world
    return f"{place.name} ({place.value} gold, {in_ten(lost(found, place.id))})"


def coming_by(world: World, place: Province, found: Sequence[Raid]) -> str:
    """Give a province in danger with the likeliest to take it."""
    raid = likeliest(found, place.id)
    return f"{only_chance(world, place, found)}{f' to {world.name(raid.rival)}' if raid else ''}"


def coming_with(world: World, place: Province, found: Sequence[Raid]) -> str:
    """Give a province in danger with the likeliest to take it, and with how many."""
    raid = likeliest(found, place.id)
    force = f" to {several(count(raid.units), 'unit', 'units')} of {world.name(raid.rival)}" if raid else ""
    return f"{only_chance(world, place, found)}{force}"


def coming_from(world: World, place: Province, found: Sequence[Raid]) -> str:
    """Give a province in danger with the likeliest to take it, with how many and from where."""
    raid = likeliest(found, place.id)
    origins = f" from {row(world.provinces[id].name for id in raid.origins)}" if raid else ""
    return f"{coming_with(world, place, found)}{origins}"


def horizon(world: World, rival: str) -> int:
    """Give the turns until a rival has marched: none if he does so later in this turn (CAN-4.2, CAN-4.3)."""
    if world.settings.turns == "simultaneous":
        return 0 if world.phase <= 1 else 1
    now = max((world.play_order.index(one) for one in world.active), default=-1)
    return 0 if world.play_order.index(rival) > now else 1
