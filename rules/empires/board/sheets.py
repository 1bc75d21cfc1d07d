"""Sheets: main orders, given ahead, kept, and carried out when their turn comes (EMP-H5.14, EMP-H5.24).

A main order has four parts, and this is the seam between the rooms that have orders and the room that runs turns:

* `form` refuses what no turn of events can make right: another seat that is oneself, a card that is not held.
* `allow` refuses what is illegal as things stand. In a view in which earlier orders of the sheet have been foreseen it
  takes an area as owned or not, tied or not, improved or not, whichever makes the order legal.
* `foresee` changes a view to what is expected of the order, for the orders after it: gold paid, an endeavour counted.
* `carry` carries it out in the true state. It is never called before `lapse` has found nothing.

The kernel's `check` and `apply` are made from these, and serve doors, drafts and autopilots. A phase never calls them
on the true state, nor `play.carry_out` with a main order: it calls `perform`.
"""

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Literal, Self

from pydantic import PrivateAttr

from rules.empires.board.land import linked
from rules.empires.board.measures import eligible
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS, LONGEST_SHEET
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Offer, some_of
from rules.kernel.orders.order import Given, Order
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import in_words

When = Literal["any", "unrest", "quiet"]
"""Whether an order waits for its target to be in unrest, or quiet (EMP-H5.25)."""
WHEN = "whether the area must be in unrest, or quiet, when the order's turn comes"
WORD = r"\w+"
EXTRA = "gold beyond the cost, each a point more"
Problem = Callable[[World, str, str], str]
"""Says of an area why a seat's order will not do there, if so: (world, seat, area)."""


class MainOrder(Order[World]):
    """An order of a sheet (section 5.1)."""

    endeavour: ClassVar[bool] = False
    """Whether it uses one of the five endeavours (EMP-H9.1)."""
    _stead: tuple[Given, ...] = PrivateAttr(default=())
    """The orders of the sheet that it was said in place of; none once it is kept."""

    def instead_of(self, gone: Iterable[Given]) -> Self:
        """Give it as said in place of some orders of the sheet."""
        new = self.model_copy()
        new._stead = tuple(gone)  # noqa: SLF001  its own kind
        return new

    def displaces(self, other: Order[Any]) -> bool:
        """Tell whether it stands instead of an earlier order: also of one that it was said in place of."""
        return super().displaces(other) or Given.of(other) in self._stead

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot be given now: beforehand only what can never be right (EMP-H5.24)."""
        if world.step == "actions" and world.active != seat:
            whose = world.called("seat", world.active)
            raise Refusal(
                "EMP-H5.16", f"this is the turn of {whose}", "you may post cards, waive ties or set standing orders"
            )
        if len(world.empires[seat].sheet) >= LONGEST_SHEET:
            raise Refusal("EMP-H5.14", f"a sheet holds {LONGEST_SHEET} orders at most", "withdraw one of them first")
        self.form(world, seat)
        if not beforehand(world):
            self.allow(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Note it on the sheet of a view, and foresee what comes of it; never done to the true state."""
        empire, ahead = world.empires[seat], beforehand(world)
        done = self.trimmed(world, seat) if ahead else self
        problem = problem_of(lambda: done.allow(world, seat)) if ahead else None
        empire.foresight.warnings.append(problem.problem if problem else "")
        empire.foresight.trims.append("" if problem or done == self else done.amount())
        empire.sheet.append(Given.of(self))
        gold = empire.gold
        if problem is None:
            done.foresee(world, seat)
        empire.foresight.brought.append(empire.gold - gold)

    def form(self, world: World, seat: str) -> None:
        """Refuse what no turn of events can make right (EMP-H5.24)."""

    @abstractmethod
    def allow(self, world: World, seat: str) -> None:
        """Refuse what is illegal as things stand, or as they may stand by then (EMP-H5.14)."""

    def foresee(self, world: World, seat: str) -> None:
        """Change a view to what is expected of it (EMP-H5.14)."""

    def trimmed(self, world: World, seat: str) -> Self:
        """Give it with gold cut down to what there is, as an order given beforehand is (EMP-H5.24)."""
        del world, seat
        return self

    def amount(self) -> str:
        """Say how much gold it takes or brings beyond its cost, where it was cut down."""
        fields = dict(self)
        return str(fields.get("extra", fields.get("gold", "")))

    def waits(self, world: World, seat: str) -> str:
        """Say why its condition is not met now, if so (EMP-H5.25)."""
        del seat
        area = world.areas.get(getattr(self, "target", ""))
        when: When = getattr(self, "when", "any")
        if area is None or when == "any" or area.unrest == (when == "unrest"):
            return ""
        return f"{area.name} is {'in unrest' if area.unrest else 'quiet'}, and it was to be done only if it were not"

    def needless(self, world: World, seat: str) -> Event | None:
        """Give what is told where it lapses because all that it was for has been reached; None where it has not."""
        del world, seat
        return None

    @abstractmethod
    def carry(self, play: Play[World], seat: str) -> Flow:
        """Carry it out in the true state; assumes that `lapse` has found nothing."""


def beforehand(world: World) -> bool:
    """Tell whether orders are taken before anybody acts, so that only the form of each is looked at (EMP-H5.24)."""
    return world.step == "round"


def problem_of(test: Callable[[], None]) -> Refusal | None:
    """Give what a test refuses, if so."""
    try:
        test()
    except Refusal as refusal:
        return refusal
    return None


def lapse(world: World, seat: str, order: MainOrder) -> Refusal | None:
    """Say why an order lapses now, when its turn has come, if so (EMP-H5.14, EMP-H5.25)."""
    waiting = order.waits(world, seat)
    if waiting:
        return Refusal("EMP-H5.25", waiting)
    return problem_of(lambda: order.form(world, seat)) or problem_of(lambda: order.allow(world, seat))


def perform(play: Play[World], seat: str, order: MainOrder, *, early: bool) -> Flow:
    """Carry an order out when its turn comes, or let it lapse, which its seat alone is told (EMP-H5.14).

    `early`: it was given before anybody acted, in W-ROUND or in a plan, so gold is cut down to what there is.
    """
    done = order.trimmed(play.state, seat) if early else order
    problem = lapse(play.state, seat, done)
    if problem:
        reached = done.needless(play.state, seat)
        if reached:
            play.tell(reached)
        else:
            play.fail(seat, order, problem, named(play.state, order))
        return
    yield from done.carry(play, seat)


def named(world: World, order: MainOrder) -> str:
    """Say what an order was to be done to: `Anjou`, `Recognition of Claim on Ireland`."""
    fields = dict(order)
    card = world.title_of(fields["card"]) if "card" in fields else ""
    places_ = [fields[name] for name in ("target", "area") if fields.get(name)] + list(fields.get("areas", ()))
    areas = ", ".join(world.areas[id].name for id in places_ if id in world.areas)
    seats = [fields[name] for name in ("against", "to", "seat") if fields.get(name) in world.empires]
    said = [card, f"on {areas}" if card and areas else areas, *(world.called("seat", one) for one in seats[:1])]
    return " ".join(filter(None, said))


def written(world: World, order: MainOrder) -> str:
    """Give an order in few words: `levy`, `play Recognition of Claim on Ireland`."""
    verb = "play" if order.name == "play_card" else order.name.replace("_", " ")
    return " ".join(filter(None, (verb, named(world, order))))


def spoken_of(world: World, text: str, areas: Iterable[str]) -> tuple[str, ...]:
    """Give which of some areas a text names, in scenario order."""
    said = f" {' '.join(re.findall(WORD, text.lower()))} "
    return tuple(area for area in areas if f" {' '.join(re.findall(WORD, world.areas[area].name.lower()))} " in said)


def read(given: Given, orders: Mapping[str, type[MainOrder]]) -> MainOrder:
    """Give an order of a sheet as it was given; `orders` are the main orders by name."""
    return orders[given.order].model_validate(given.fields)


def places(problem: Problem) -> Callable[[World, str], Offer]:
    """Give what a door offers for an area: those that will do as things stand first, beforehand all others after."""

    def offered(world: World, seat: str) -> Offer:
        fine = [id for id in world.areas if not problem(world, seat, id)]
        return [*fine, *(id for id in world.areas if id not in fine)]

    return offered


def unless(problem: Problem) -> Callable[[World, str, str], str]:
    """Give a problem of an area that is none while orders are taken beforehand (EMP-H5.24)."""

    def objection(world: World, seat: str, area: str) -> str:
        return "" if beforehand(world) else problem(world, seat, area)

    return objection


def refuse_place(world: World, seat: str, area: str, problem: Problem, clause: str) -> None:
    """Refuse an area in which an order will not do, naming those in which it would."""
    said = problem(world, seat, area)
    if said:
        fine = [world.areas[id].name for id in world.areas if not problem(world, seat, id)]
        raise Refusal(clause, said, f"choose {some_of(fine)}" if fine else "there is no such area now")


def may_own(world: World, seat: str, area: str) -> bool:
    """Tell whether a seat owns an area, or may by then (EMP-H5.14)."""
    return world.areas[area].owner == seat or area in world.empires[seat].foresight.owned


def may_owned(world: World, seat: str) -> list[str]:
    """Give the areas that a seat owns, or may by then, in scenario order (EMP-H5.14)."""
    hoped = world.empires[seat].foresight.owned
    return [id for id, area in world.areas.items() if area.owner == seat or id in hoped]


def may_lack(world: World, seat: str, area: str) -> bool:
    """Tell whether a seat does not own an area, or may not by then (EMP-H5.14)."""
    return world.areas[area].owner != seat or area in world.empires[seat].foresight.owned


def may_be_tied(world: World, seat: str, area: str) -> bool:
    """Tell whether a seat has a tie to an area, or may by then (EMP-H5.14)."""
    empire = world.empires[seat]
    return area in empire.ties or area in empire.foresight.tied


def may_be_untied(world: World, seat: str, area: str) -> bool:
    """Tell whether a seat has no tie to an area, or may have none by then (EMP-H5.14)."""
    empire = world.empires[seat]
    return area not in empire.ties or area in empire.foresight.tied


def may_be_connected(world: World, seat: str, area: str) -> bool:
    """Tell whether an own area has a line to the court, or may have one by then (EMP-H5.14, EMP-H7.51)."""
    empire = world.empires[seat]
    hoped = empire.foresight.owned
    courts = [empire.court] if empire.court else [one for one in hoped if eligible(world, seat, one)]
    return any(area in linked(world, court, {*world.owned(seat), *hoped}) for court in courts)


def may_be_improved(world: World, seat: str, area: str) -> bool:
    """Tell whether an earlier order rules, fortifies or converts an area (EMP-H5.14)."""
    return area in world.empires[seat].foresight.improved


def afford(world: World, seat: str, cost: int, clause: str) -> None:
    """Refuse what costs more than a seat has (E-FUNDS)."""
    gold = world.empires[seat].gold
    if cost > gold:
        raise Refusal(clause, f"it costs {cost} gold, and you have {gold}", "tax first, or spend less")


def spare(world: World, seat: str) -> None:
    """Refuse a sixth endeavour (E-ENDEAVOURS, EMP-H9.1)."""
    if world.empires[seat].used >= ENDEAVOURS:
        many = world.empires[seat].parried
        went = f": {in_words(many)} of them went into your defence" if many else ""
        raise Refusal(
            "EMP-H9.1", f"your {ENDEAVOURS} endeavours of this round are used{went}", "wait for the next round"
        )


def expect(noted: list[Any], one: Any) -> None:  # Any: ids
    """Note something once."""
    if one not in noted:
        noted.append(one)
