"""Counsel on the purse: what a Winter may buy, what must be given up, and that nothing is left to do."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rules.civilized.cities.tables import SECTION_TRADE, SHIP_TRADE
from rules.civilized.forces.levies import unit_cost
from rules.civilized.treasury.bargains import Bargain, made
from rules.civilized.treasury.losses import GiveUp, LoseImprovement, stricken
from rules.civilized.treasury.sacrifices import foreseen, works_at
from rules.civilized.treasury.upkeep import Item, charges, due, pieces, too_many
from rules.civilized.world.bearings import spot
from rules.civilized.world.brevity import fitted
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.civilized.world.tables import GARRISON, IMPROVEMENT_COST, IMPROVEMENTS, MISSION_COST, SECTION_COST
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import an, capital, form, in_words, points_of, row, several

CHEAPEST = 10
"""What nothing costs less than: a section of road, a light element."""
WORK_EARNS = 10
"""What an improvement brings a year, more or less."""
PRICELESS = 1000
"""The price of the last of the elements that keep a city calm; a Palace is above it."""
CHEAPER = " Nothing costs less to raise anew."
"""Why that goes first."""
NAMED = 2
"""How many things that go are named."""


def purse(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what points can buy or cannot pay, where that is asked."""
    if seat not in world.countries:
        return ()
    if window.name == "winter":
        return list(nothing_left(world, seat))
    if window.name == "shortfall":
        return list(shortfall(world, seat))
    return list(ruins(world, seat)) if window.name == "ruin" else ()


def pointed_out(world: World, seat: str, one: Bargain) -> Counsel[World]:
    """Say what a bargain costs and does."""
    held = world.countries[seat].treasury
    text = f"{an(one.label)} costs {one.cost} of your {points_of(held)}: {row(effects(one))}."
    return Counsel(Weight.CHANCE, capital(text), one.clause, (Offer(one.label[:BUTTON], one.order),))


def effects(one: Bargain) -> Iterator[str]:
    """Say what a city would have of it."""
    before, after = one.before, one.after
    clear = after.points - before.points - one.upkeep
    if clear > 0:
        yield f"about {points_of(clear)} a year after its upkeep"
    if after.people > before.people:
        yield f"{after.people - before.people} thousand people a year"
    if after.riot < before.riot:
        calmed = f"riots there {in_ten(after.riot)}" if after.riot else "no riots there"
        yield f"{calmed} in place of {in_ten(before.riot)}"


def bought(world: World, seat: str, order: Deed) -> str:
    """Say what a purchase brings, and what all that is kept up will cost."""
    one = made(world, seat, order)
    brings = f"{capital(row(effects(one)))}. " if one and [*effects(one)] else ""
    return f"{brings}What you keep up will cost {points_of(due(world, seat, pieces(world, seat)))} next Winter."


def nothing_left(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say that a treasury buys nothing more."""
    held = world.countries[seat].treasury
    if held < CHEAPEST:
        left = f"Your {points_of(held)} {form(held, 'buys', 'buy')} nothing" if held else "Your treasury buys nothing"
        text = f"{left} this Winter, where the least costs {CHEAPEST}: what is left waits for the next."
        yield Counsel(Weight.CHANCE, text if held else f"{left} this Winter: it is empty.", "CIV-8.6a")


def shortfall(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Name what is the cheapest to lose, as much as a country cannot pay (CIV-8.1d)."""
    short = too_many(world, seat, pieces(world, seat))
    if short <= 0:
        return
    gone = dispensable(world, seat, short)
    alike = Counter(one.words for one in gone)
    named = [words if number == 1 else f"{words} ({number})" for words, number in alike.items()]
    more = ["others"] if len(named) > NAMED else []
    lost = several(short, "piece", "pieces")
    text = f"Your treasury cannot pay for {lost} of what you keep up. Cheapest to lose: {row([*named[:NAMED], *more])}."
    text = fitted(text, thinned(world, gone), CHEAPER if len({price(world, one, ()) for one in gone}) == 1 else "")
    order = GiveUp(items=tuple(one.key for one in gone))
    label = "Give it up" if short == 1 else f"Give up these {short}"
    yield Counsel(Weight.DECIDE, text, "CIV-8.1d", (Offer(label, order),))


def thinned(world: World, gone: Sequence[Item]) -> str:
    """Say which six, that calm a city and may invade, are fewer without what goes (CIV-6.3.1q, CIV-ARM1)."""
    lost = {one.id for one in gone if one.kind == "element"}
    for hexagon in dict.fromkeys(world.elements[id].hex for id in lost):
        here = world.standing_at(hexagon)
        left = sum(one.id not in lost for one in here)
        if left < GARRISON <= len(here):
            stay, six, place = in_words(left).capitalize(), in_words(GARRISON), spot(world, hexagon)
            return f" {stay} are left at {place}: it takes {six} to calm a city, and to invade."
    return ""


def dispensable(world: World, seat: str, count: int) -> list[Item]:
    """Give so many pieces that are the cheapest to have anew, the newest of equal ones; those that calm a city last."""
    left, chosen = [*reversed(charges(world, seat))], list[Item]()
    for _ in range(min(count, len(left))):
        one = min(left, key=lambda item: price(world, item, chosen))
        left.remove(one)
        chosen.append(one)
    return chosen


def price(world: World, item: Item, gone: Sequence[Item]) -> int:
    """Give what a piece costs to have anew, and earns a year, when others are gone; nothing for idle ships."""
    if item.kind == "element":
        one, lost = world.elements[item.id], {other.id for other in gone}
        company = sum(other.owner == one.owner and other.id not in lost for other in world.standing_at(one.hex))
        return unit_cost(world, one.type) + PRICELESS * (company == GARRISON)
    if item.kind in ("warship", "transport"):
        ship = world.ships[item.id]
        earns = SHIP_TRADE if ship.target else 0
        return unit_cost(world, ship.type) + earns if earns or item.kind == "warship" else 0
    if item.kind == "improvement":
        return 2 * PRICELESS if item.part == "palace" else IMPROVEMENT_COST + WORK_EARNS
    return {"section": SECTION_COST + SECTION_TRADE, "mission": MISSION_COST}.get(item.kind, IMPROVEMENT_COST)


def ruins(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Name the improvement that each stricken city misses least (CIV-6.1.3a)."""
    for city in stricken(world, seat):
        work = foreseen(world, seat, works_at(world, city.id), 1)[0].part
        name = IMPROVEMENTS[work].name
        text = f"{city.name} loses one of its {len(city.improvements)} improvements, and would miss {an(name)} least."
        offer = Offer(f"Lose the {name} in {city.name}"[:BUTTON], LoseImprovement(city=city.id, improvement=work))
        yield Counsel(Weight.DECIDE, text, "CIV-6.1.3a", (offer,))
