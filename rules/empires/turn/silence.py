"""What becomes of a turn for which nothing is ordered, told beforehand to whoever is asked (EMP-H5.13, EMP-HA.9)."""

from collections.abc import Iterable, Mapping
from itertools import islice

from rules.empires.board.sheets import MainOrder, lapse
from rules.empires.board.state import World
from rules.empires.endeavours.orders import Endeavour
from rules.empires.treasury.orders import Tax
from rules.empires.turn.minds import Mind
from rules.kernel.orders.windows import Wording
from rules.kernel.state.viewing import seen
from rules.kernel.telling.phrases import row, several

MOST = 40
"""Orders of a caretaker that are looked at, at most."""


def silent(world: World, seats: Iterable[str], mind: Mind) -> Wording:
    """Say to each seat what silence does, as all may know it."""
    said: Mapping[str, str] = {seat: kept_house(world, seat, mind) for seat in seats}
    return {"silences": said}


def kept_house(world: World, seat: str, mind: Mind) -> str:
    """Say what a caretaker would do for a seat as things stand, from what everybody sees."""
    view, orders = seen(world, None), list[MainOrder]()
    for order in islice(mind.caretake(lambda: view, seat), MOST):
        if lapse(view, seat, order):
            break
        order.apply(view, seat)
        orders.append(order)
    taxes = [one for one in orders if isinstance(one, Tax)]
    ruled = dict.fromkeys(
        f"{one.name} {view.areas[str(getattr(one, 'target', ''))].name}" for one in orders if isinstance(one, Endeavour)
    )
    taxed = f"tax {several(len(taxes), 'area', 'areas')} for {sum(one.gold for one in taxes)} gold"
    done = row([*([taxed] if taxes else []), *(f"try to {one}" for one in ruled)])
    would = f"a caretaker would {done}, and conquer nothing" if done else "a caretaker finds nothing to do"
    return f"If you have left a plan it is carried out; else {would}."
