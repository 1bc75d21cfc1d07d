"""Counsel on spies: what an autopilot would have them do, how likely it works, and what honor foils (CAN-14)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import DIE, EXPOSURE_HONOR, OPERATIONS, PARRY_HONOR, POISONER_HONOR, SLANDER_HONOR
from rules.candlebre.board.wording import troops
from rules.candlebre.espionage.autopilot import parry, spy
from rules.candlebre.espionage.operations import EXPOSED, needed
from rules.candlebre.espionage.orders import Operate, Parry
from rules.candlebre.espionage.targets import known_operations
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import capital, row


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at the operation that an autopilot would order first (CAN-16.6)."""
    house = world.houses[seat]
    if window.name != "campaign" or not known_operations(house):
        return ()
    plan = Plan(world, seat)
    spy(plan)
    ordered = [one for one in plan.orders if isinstance(one, Operate)]
    return [operation(world, seat, *ordered)] if ordered else ()


def foils(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at what honor had better foil, now that rivals' spies know how (CAN-14.6a, CAN-16.21)."""
    house, plan = world.houses[seat], Plan(world, seat)
    if window.name != "settle":
        return ()
    parry(plan)
    ordered = [one for one in plan.orders if isinstance(one, Parry)]
    if not ordered:
        return ()
    fresh = row(kind for kind in ordered[0].operations if kind not in house.parry)
    text = (
        f"Spies of a rival know {fresh} by now. Your honor, {house.honor}, foils {row(house.parry)}: {-PARRY_HONOR} "
        f"honor each time, down to {house.parry_floor}. It could foil {fresh}, too, which would cost you more."
    )
    offer: Offer[World] = Offer(f"Foil {fresh}, too", ordered[0])
    return [Counsel(Weight.CHANCE, text, "CAN-14.6a", (offer,))]


def operation(world: World, seat: str, order: Operate, *others: Operate) -> Counsel[World]:
    """Say what the first would bring, how likely it works, and how likely one is named; offer all."""
    house, target, table = world.houses[seat], world.houses[order.target], OPERATIONS[order.kind]
    number, name = needed(house, target, order.kind), world.name(order.target)
    place = world.provinces[order.province].name if order.province else ""
    thing = world.called("thing", order.thing) if order.thing else ""
    freed = thing or troops(order.prisoners.items())
    brings = {
        "pilfer": f"take a fifth of what {name} has in its civil purse, {house.charter.pilfer} gold at most",
        "sabotage": f"destroy the {thing} in {place} of {name}",
        "slander": f"cost {name} {-SLANDER_HONOR} of its {target.honor} honor",
        "knives": f"kill one of the {thing} of {name} in {place}",
        "plans": f"copy from {name} a quarter of your next {thing} level",
        "jailbreak": f"free {freed} from the prisons of {name}",
        "uprising": f"make {place} of {name} neutral",
    }[order.kind]
    known = f"Your spies know {row(known_operations(house))}. "
    text = f"For {table.price} gold they would {brings}: {likely(number)}, and you lose honor."
    text = f"{known * (len(known + text) <= LONGEST)}{text}"
    alone: Offer[World] = Offer(f"{order.kind.capitalize()} {name}", order)
    whole = [Offer(f"All {len(others) + 1} operations", order, others)] if others else []
    return Counsel(Weight.CHANCE, text, table.clause, (*whole, alone))


def likely(number: int) -> str:
    """Say how likely spies succeed who need a number or less, and how likely they are seen (CAN-14.3a, CAN-14.4)."""
    seen = Fraction(min(DIE - EXPOSED + 1, DIE - number), DIE)
    return f"it works {in_ten(Fraction(number, DIE))}; {in_ten(seen)} they are seen"


def at_work(world: World, seat: str, order: Operate) -> str:
    """Say how likely an operation works, what it brings then, and what it costs to be seen (CAN-14.3a, CAN-14.4)."""
    house, target = world.houses[seat], world.houses[order.target]
    honor = POISONER_HONOR if order.kind == "poison" else EXPOSURE_HONOR
    lost = -honor * house.charter.exposure
    name = world.name(order.target)
    brings = f" It takes a fifth of the civil purse of {name}, {house.charter.pilfer} gold at most."
    chance = capital(likely(needed(house, target, order.kind)))
    together = world.settings.turns == "simultaneous"
    when = "after all have bought" if together else "as the turn ends, when every House has had its own"
    return (
        f"{chance} and you lose {lost} honor.{brings * (order.kind == 'pilfer')} Spies do their work {when}; then you "
        "read how it went."
    )
