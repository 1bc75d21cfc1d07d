"""Counsel of Candle'Bre, room by room, what it foretells, and whose things are."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rules.candlebre.battle.counsel import counsel as battle
from rules.candlebre.battle.dangers import HOME, threatened
from rules.candlebre.battle.events import ProvinceTaken
from rules.candlebre.battle.exposure import guards
from rules.candlebre.battle.forecast import raids
from rules.candlebre.board.forces import count
from rules.candlebre.board.manners import STEADY, manner
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import dealt, standing
from rules.candlebre.board.state import World
from rules.candlebre.bundles import bundled, going, joined
from rules.candlebre.currencies.counsel import counsel as currencies
from rules.candlebre.currencies.income import gold_income
from rules.candlebre.diplomacy.counsel import counsel as diplomacy
from rules.candlebre.ending.counsel import FALLEN, crown, ruined
from rules.candlebre.ending.events import HouseEliminated
from rules.candlebre.espionage.counsel import counsel as espionage
from rules.candlebre.espionage.counsel import foils
from rules.candlebre.fate.counsel import counsel as fate
from rules.candlebre.mercenaries.counsel import companies, word_for_neutrals
from rules.candlebre.mercenaries.counsel import counsel as mercenaries
from rules.candlebre.movement.counsel import counsel as movement
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.opening.counsel import counsel as opening
from rules.candlebre.people.counsel import counsel as people
from rules.candlebre.purchasing.counsel import placing, soldiers, works
from rules.candlebre.research.counsel import counsel as research
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import SHOWN, Counsel, Counsellor, Fate, Fates, Weight, by_topic
from rules.kernel.telling.phrases import several

MOST = 6
"""Pieces at one window."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Give the most pressing pieces; where there is none, say so with how the House stands."""
    house = world.houses.get(seat)
    if house is None or not house.alive:
        return ()
    view = without_character(world, seat)
    found = WINDOWS.get(window.name, elsewhere)(view, seat, window)
    return found[:MOST] or [nothing(view, seat)]


def without_character(world: World, seat: str) -> World:
    """Give a view in which a House has the steady character: counsel knows no other, its own neither (CAN-16.23)."""
    if manner(world.houses[seat]) is STEADY:
        return world
    view = world.fresh()
    view.houses[seat].character = "steady"
    return view


def campaign(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: as above
    """Give dangers, then marches and what both purses pay for, each from what those before it leave (CAN-16.5)."""
    plan, found = Plan(world, seat), threats(world, seat, window)
    bought: list[Counsel[World]] = []
    follow(plan, found)
    for topic in (soldiers, espionage, works, research):
        pieces = topic(plan.world, seat, window)
        follow(plan, pieces)
        bought += pieces
    marches = list(battle(world, seat, window))
    advised = in_sight(found, [*marches[:1], *bought])
    aside = [*marches[1:], *crown(world, seat, window), *currencies(world, seat, window)]
    return [*bundled(world, seat, advised), *aside]


def settle(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: as above
    """Give dangers, then where troops go, and what courts and the Book may bring (CAN-16.14 to CAN-16.20)."""
    plan, guard = Plan(world, seat), guards(world, seat, raids(world, seat))
    moves = [order for piece in guard for offer in piece.offers for order in offer.orders]
    found = threats(world, seat, window, [order.path[-1] for order in moves if isinstance(order, Move)])
    follow(plan, guard)
    pieces = [*guard, *troops(plan.world, seat, window)]
    for topic in (fate, people, diplomacy, foils, word_for_neutrals):
        pieces += topic(world, seat, window)
    ordered = in_sight(found, pieces)
    advised = [one for one in ordered if one.weight > Weight.CHANCE]
    aside = [one for one in ordered if one.weight == Weight.CHANCE]
    return [*bundled(world, seat, advised), *aside]


def answer(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: as above
    """Weigh the offers that wait, and give dangers."""
    return by_weight([*threats(world, seat, window), *diplomacy(world, seat, window)])


elsewhere = by_topic(opening, battle, mercenaries)
"""What is said at windows at which one thing is decided."""
WINDOWS: Mapping[str, Counsellor[World]] = {"campaign": campaign, "settle": settle, "answer": answer}
"""Window to what is said there, where there is more than one."""


def threats(
    world: World,
    seat: str,
    window: Window[Any],  # Any: as above
    guarded: Collection[str] = (),
) -> list[Counsel[World]]:
    """Say what raids could take, the whole House first, but for what is said with its guard."""
    found = raids(world, seat)
    return [*ruined(world, seat, found), *threatened(world, seat, window.name, found, guarded)]


def troops(world: World, seat: str, window: Window[Any]) -> list[Counsel[World]]:  # Any: as above
    """Say who should move, and where those who wait are needed then, called companies among them (CAN-16.14 on)."""
    moved, called = list(movement(world, seat, window)), list(companies(world, seat, window))
    plan = Plan(world, seat)
    follow(plan, moved)
    if not called or called[0].weight == Weight.CHANCE:
        placed = placing(plan.world, seat, window)
        return [*(placed if legal(world, seat, placed) else placing(world, seat, window)), *moved, *called]
    follow(plan, called)
    placed = placing(plan.world, seat, window)
    both = joined(world, seat, called[0], placed[0]) if placed else None
    return [both or called[0], *moved]


def legal(world: World, seat: str, pieces: Sequence[Counsel[World]]) -> bool:
    """Tell whether all that is offered goes from what a seat sees now."""
    return all(len(going(world, seat, one.orders)) == len(one.orders) for piece in pieces for one in piece.offers)


def follow(plan: Plan, pieces: Sequence[Counsel[World]]) -> None:
    """Do what is advised first, so that what follows is advised from what is left."""
    for piece in pieces:
        if piece.offers:
            plan.try_all(piece.offers[0].orders)


def in_sight(found: Sequence[Counsel[World]], others: Sequence[Counsel[World]]) -> list[Counsel[World]]:
    """Put ruin first, and a danger that is foretold without being ruin last of what is shown."""
    ruin = [one for one in found if one.weight == Weight.RUIN]
    risks = [one for one in found if one.risk and one not in ruin]
    rest = by_weight([*(one for one in found if one not in ruin and not one.risk), *others])
    room = max(0, SHOWN - len(ruin) - len(risks))
    return by_weight([*ruin, *rest[:room], *risks, *rest[room:]])


def by_weight(pieces: Sequence[Counsel[World]]) -> list[Counsel[World]]:
    """Put the most pressing first, each as it comes otherwise."""
    return sorted(pieces, key=lambda one: -one.weight)


def nothing(world: World, seat: str) -> Counsel[World]:
    """Say that nothing waits, and how a House stands."""
    held, units = len(world.held(seat)), count_units(world, seat)
    text = (
        f"Nothing waits for you here: {several(units, 'unit', 'units')} of yours hold{'s' * (units == 1)} "
        f"{several(held, 'province', 'provinces')}, which bring {gold_income(world, seat)} gold a turn."
    )
    return Counsel(Weight.CHANCE, text, "CAN-12.2")


def count_units(world: World, seat: str) -> int:
    """Count the units that a seat has on the map."""
    return sum(count(place.units) for place in world.held(seat))


def home_lost(event: ProvinceTaken) -> bool:
    """Tell whether a House lost its only barracks."""
    return event.last_barracks


def spared(world: World, seat: str, of: str) -> str:
    """Say that a House is not about to fall any more."""
    return "Your House is not about to fall any more."


def guarded(world: World, seat: str, province: str) -> str:
    """Say of a province of one's own that it is in no great danger any more."""
    place = world.provinces[province]
    return f"{place.name} is in no great danger any more." if place.owner == seat else ""


FATES: Fates = {
    FALLEN: Fate(HouseEliminated, "seat", spared),
    HOME: Fate(ProvinceTaken, "province", guarded, home_lost),
}
"""What counsel foretells: a House falls, or loses its only barracks."""


def homes(world: World, seat: str) -> Mapping[str, str]:
    """Give the province where the head of a House keeps court (CAN-3.8)."""
    head = world.leaders.get(f"head-{seat}")
    return {"province": head.place} if head and head.place else {}


def owners(world: World) -> Mapping[str, Mapping[str, str]]:
    """Give by kind whose things are: provinces, and leaders by whom they serve."""
    seats = {seat: seat for seat in world.houses}
    return {
        "owner": seats,
        "candle": seats,
        "province": {id: place.owner for id, place in world.provinces.items()},
        "leader": {id: one.seat for id, one in world.leaders.items()},
    }


def figures(world: World, seat: str) -> Mapping[str, int]:
    """Give the figures of a House that its briefs compare; none before its land is dealt: then it is welcomed."""
    if not dealt(world, seat):
        return {}
    return {
        "provinces": len(world.held(seat)),
        "units": count_units(world, seat),
        "income": gold_income(world, seat),
        **crowns(world, seat),
    }


def crowns(world: World, seat: str) -> Mapping[str, int]:
    """Give how far a House has come to the crown, in per cent, and whoever else is furthest (CAN-15.1, CAN-15.2)."""
    others = [standing(world, one) for one in world.living() if one != seat]
    return {"your way to the crown in %": standing(world, seat), "the best rival's": max(others, default=0)}
