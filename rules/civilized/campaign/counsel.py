"""Counsel at war: invasions to answer, enemies in reach, cities to be had, and neighbours whom an army deters."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.civilized.battle.aid import could_help, friend_in
from rules.civilized.campaign.approach import approach, cheapest_in, counted, lacking, oversea
from rules.civilized.campaign.autopilot import (
    aid_chance,
    answer,
    contingent,
    first_duty,
)
from rules.civilized.cities.disorder import allied, enemies
from rules.civilized.defence.orders import GiveBattle, StandSiege, StayOut, Withdraw, mine
from rules.civilized.forces.levies import unit_cost
from rules.civilized.forces.orders import RaiseElement
from rules.civilized.march.marches import Way, find_way
from rules.civilized.march.orders import MoveArmy
from rules.civilized.war.force import home_strength, strength
from rules.civilized.war.orders import DeclareWar
from rules.civilized.war.relations import Errand, field_army, place_owner, some_of, stack, stacks
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.definitions import bordering, may_be_invaded, strong_army
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.tables import STRONG_ARMY
from rules.civilized.world.war import Engagement
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight
from rules.kernel.telling.phrases import capital, row

MARCHES = ("decrees", "maneuver_summer", "maneuver_autumn")
"""The windows that take marches."""
LIKELY = 50
"""The per cent from which a ruler had rather honour an alliance."""
PREY = 2
"""How many times stronger an army is than what it can take without much risk."""
NAMED = 2
"""How many cities are named."""
THREATS = 2
"""How many threats are pointed out, the gravest first."""


def war(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what armies do and could do, where that can be answered."""
    if seat not in world.countries or world.long_season:
        return ()
    if window.name == "defence":
        return [*invasions(world, seat), *calls(world, seat)]
    if window.name in MARCHES and world.wars_of(seat):
        found = [*duties(world, seat), *threats(world, seat)[:THREATS], *prey(world, seat)]
        return found or list(approach(world, seat))
    return [*deterrence(world, seat), *lacking(world, seat)] if window.name == "winter" else ()


def invasions(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say how strong an invader is, and how the autopilot would answer him (CIV-HA1, CIV-HA2)."""
    for one in mine(world, seat).values():
        coming = [world.elements[id] for id in one.elements if id in world.elements]
        here, order = stack(world, seat, one.hex), answer(world, seat, one)
        text = (
            f"{world.named(one.mover)} has come to {world.called('place', one.hex)} with {counted(coming)} of strength "
            f"{strength(world, coming)}; you have {held(world, seat, one.hex, here)}."
        )
        yield Counsel(Weight.DECIDE, text, "CIV-6.8.4.1b", (Offer(named(world, order, one), order),))


def named(world: World, order: Deed, one: Engagement) -> str:
    """Name an answer on a button."""
    place = world.called("place", one.hex)
    what = {GiveBattle: "Battle at", StandSiege: "Stand siege in", Withdraw: "Withdraw from"}.get(type(order))
    return f"{what or 'Let them be at'} {place}"[:BUTTON]


def calls(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say which ally asks for help, and whether the ruler had rather give it (CIV-6.8.4.3i)."""
    for one in world.engagements.values():
        if not could_help(world, seat, one):
            continue
        side = friend_in(world, seat, one)
        sent, out = contingent(world, seat, one, side), StayOut(hex=one.hex)
        offers = [Offer("Stay out", out), *([Offer("Send help", sent)] if sent else [])]
        if aid_chance(world, seat) >= LIKELY:
            offers.reverse()
        foe = one.mover if side == one.defender else one.defender
        text = (
            f"{world.named(side)}, your ally, is met by {world.named(foe) or 'its enemy'} at "
            f"{world.called('place', one.hex)} and asks for help. Silence stays out, and everybody hears of it."
        )
        yield Counsel(Weight.DECIDE, text, "CIV-6.8.4.3b", tuple(offers))


def duties(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Give the armies that could relieve a city or sally, strong enough for it (CIV-HA3)."""
    for hexagon, those in stacks(world, seat).items():
        order = first_duty(world, seat, hexagon, those) if len(those) >= field_army(world) else None
        if order is None or not lawful(world, seat, order):
            continue
        goal = order.path[-1] if isinstance(order, MoveArmy) else hexagon
        foes = [each for foe in sorted(enemies(world, seat)) for each in stack(world, foe, goal)]
        text = (
            f"{counted(foes)} of the enemy, strength {strength(world, foes)}, stand at {world.called('place', goal)}; "
            f"your {counted(those)} at {world.called('place', hexagon)} have {strength(world, those)}."
        )
        label = f"March to {world.called('place', goal)}" if isinstance(order, MoveArmy) else "Sally"
        yield Counsel(Weight.DECIDE, capital(text), "CIV-6.8.1c", (Offer(label[:BUTTON], order),))


def threats(world: World, seat: str) -> list[Counsel[World]]:
    """Warn of enemy armies that could come to weaker cities this season, the strongest first."""
    found = []
    for foe in sorted(enemies(world, seat)):
        for hexagon, those in stacks(world, foe).items():
            force = strength(world, those) if len(those) >= field_army(world) else 0
            weaker = [city for city in world.cities_of(seat) if inside(world, seat, city) < force]
            reached = [city for city in weaker if in_reach(world, foe, hexagon, city, len(those))]
            if reached:
                found.append((force, threat(world, seat, hexagon, those, reached)))
    return [piece for _, piece in sorted(found, key=lambda one: -one[0])]


def threat(world: World, seat: str, hexagon: str, those: Sequence[Element], cities: Sequence[City]) -> Counsel[World]:
    """Say what one enemy army could do to some cities, the weakest of which is weighed, and who could march there."""
    weakest = min(cities, key=lambda city: inside(world, seat, city))
    names = row(city.name for city in cities) if len(cities) <= NAMED else f"{len(cities)} of your cities"
    has = held(world, seat, weakest.hex, stack(world, seat, weakest.hex))
    text = (
        f"{world.named(those[0].owner)} can reach {names} this season: {counted(those)} of strength "
        f"{strength(world, those)} at {world.called('place', hexagon)}, and you have {has} in {weakest.name}."
    )
    return Counsel(Weight.DECIDE, text, "CIV-6.8.4.1b", tuple(rescues(world, seat, weakest))[:1])


def rescues(world: World, seat: str, city: City) -> Iterator[Offer[World]]:
    """Offer the armies that could march to a city, the strongest first; the capital's stays."""
    for start in sorted(stacks(world, seat), key=lambda start: -strength(world, stack(world, seat, start))):
        order = MoveArmy(army=start, path=(city.hex,))
        if start != city.hex and world.capital(seat) is not world.city_at(start) and lawful(world, seat, order):
            yield Offer(f"{world.called('place', start)} to {city.name}"[:BUTTON], order)


def in_reach(world: World, mover: str, start: str, city: City, size: int) -> bool:
    """Tell whether an army could come to a city within a season by land (CIV-6.8.3.1a, CIV-6.8.3.1b)."""
    return isinstance(find_way(world, Errand(mover, city.hex, size), start, [city.hex]), Way)


def prey(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Point at an enemy city in reach that an army of one's own is far stronger than."""
    for hexagon, those in stacks(world, seat).items():
        for city in world.cities.values() if len(those) >= field_army(world) and not besieging(world, hexagon) else ():
            if city.owner not in enemies(world, seat):
                continue
            order = MoveArmy(army=hexagon, path=(city.hex,))
            against = inside(world, city.owner, city)
            if strength(world, those) >= PREY * against and lawful(world, seat, order):
                text = (
                    f"{city.name} of {world.named(city.owner)} lies in reach of your {counted(those)} at "
                    f"{world.called('place', hexagon)}: strength {strength(world, those)} against {against}."
                )
                offer = Offer(f"March to {city.name}"[:BUTTON], order)
                yield Counsel(Weight.CHANCE, text, "CIV-6.8.1c", (offer,))
                return


def besieging(world: World, hexagon: str) -> bool:
    """Tell whether an army is bound by a siege."""
    return hexagon in world.sieges


def inside(world: World, owner: str, city: City) -> int:
    """Give the strength of those in a city, militia and walls counted."""
    return strength(world, stack(world, owner, city.hex)) + home_strength(world, owner, city.hex)


def held(world: World, seat: str, hexagon: str, here: Sequence[Element]) -> str:
    """Say what a seat has in a place: `2 elements and militia of strength 50`."""
    home = home_strength(world, seat, hexagon) if place_owner(world, hexagon) == seat else 0
    if not here and not home:
        return "nobody"
    who = " and ".join([*([counted(here)] if here else []), *(["militia"] if home else [])])
    return f"{who} of strength {strength(world, here) + home}"


def deterrence(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say which neighbour's army is large enough to dare a war, and what would deter it (CIV-4.4.2a)."""
    strong = [
        other
        for other in bordering(world, seat)
        if strong_army(world, other, seat) and may_be_invaded(world, other, seat)
    ]
    city = world.seat_of_power(seat)
    raised = cheapest_in(world, seat, [city] if city else [])
    if not strong or city is None or raised is None:
        return
    foe = max(strong, key=lambda other: len(world.army_of(other)))
    theirs, own = len(world.army_of(foe)), len(world.army_of(seat))
    ours, against = STRONG_ARMY
    wanted = ours * theirs // against + 1
    levy, cost, points = f"{raised.type} in {city.name}", unit_cost(world, raised.type), world.countries[seat].treasury
    text = (
        f"{world.named(foe)} has {theirs} elements to your {own}, enough to dare a war; {wanted} would deter it. "
        f"{levy} cost {cost} of your {points} points."
    )
    offer = Offer(levy[:BUTTON], raised)
    yield Counsel(Weight.DECIDE, text, "CIV-4.4.2a", (offer,))


def declared(world: World, seat: str, order: DeclareWar) -> str:
    """Say whom one would fight from next Spring on, and who may help him (CIV-6.7.1b, CIV-6.8.4.3b)."""
    foe = world.named(order.country)
    own, theirs = (len(world.army_of(side)) for side in (seat, order.country))
    friends = sorted(world.named(one) for one in allied(world, order.country))
    helped = f" {row(friends)} may help {foe}." if friends else ""
    helped += oversea(world, seat, order.country)
    return f"From next Spring you may fight {foe}: your {own} elements against {theirs}.{helped}"


def levied(world: World, seat: str, order: RaiseElement) -> str:
    """Say how large the army is now, beside the largest next to it."""
    near = max(bordering(world, seat), key=lambda other: len(world.army_of(other)), default="")
    beside = f" {world.named(near)}, the strongest beside you, has {len(world.army_of(near))}." if near else ""
    return f"Your army is {len(world.army_of(seat))} elements strong.{beside}"


def marched(world: World, seat: str, order: MoveArmy) -> str:
    """Say who goes, who stays, and what they may meet."""
    here, goal = stack(world, seat, order.army), order.path[-1]
    going = some_of(here, order.taking) or here
    if not going:
        return ""  # who will stand there then is not known yet
    stay = f"{len(here) - len(going)} stay" if len(here) > len(going) else "nobody stays"
    place = world.called("place", goal)
    first = f"{capital(counted(going))} of strength {strength(world, going)} go to {place}, {stay} behind."
    holder = place_owner(world, goal)
    foes = [*enemies(world, seat), *([holder] if holder and holder != seat else [])]
    there = [one for foe in sorted(set(foes)) for one in stack(world, foe, goal)]
    home = home_strength(world, holder, goal) if holder and holder != seat else 0
    if not there and not home:
        return first
    return f"{first} They meet a strength of {strength(world, there) + home} there as things stand."
