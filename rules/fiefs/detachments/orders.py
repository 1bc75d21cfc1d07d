"""What leaders order of detachments, beside what their armies do (FIE-13, section 5.4)."""

from abc import abstractmethod
from typing import Literal

from pydantic import Field

from rules.fiefs.armies.orders import army_led, needed, whole_path
from rules.fiefs.board.forces import Army, Detachment, Task
from rules.fiefs.board.sides import detachments_of
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import MARKED, TYPES
from rules.fiefs.detachments.deeds import refuse_deed, rides, ways_of
from rules.fiefs.detachments.events import TaskGiven
from rules.fiefs.detachments.making import refuse_form, refuse_making, refuse_settings
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, hint, pick
from rules.kernel.orders.order import Order

MOST = 24
"""Tasks that a leader orders for one turn, at most (FIE-7.9)."""
When = Literal["before", "after"]


def ordered(army: Army) -> list[Task]:
    """Give the tasks to which another would be added: those of the plan's last item, else of the army's next turn."""
    return army.plan[-1].tasks if army.plan else army.tasks


def queue(army: Army, task: Task) -> None:
    """Keep a task with the last item of the plan, else for the army's next turn (FIE-7.9)."""
    ordered(army).append(task)


def refuse_queue(army: Army) -> None:
    """Refuse more than a turn bears (FIE-7.9)."""
    if len(ordered(army)) >= MOST:
        raise Refusal("FIE-7.9", f"one turn bears {MOST} orders to detachments and fleet at most")


def at_once(world: World, army: Army) -> bool:
    """Tell whether a task is the first of the turn that is asked for now, so that it can be judged as things stand."""
    return world.settings.pace == "turns" and world.army == army.id and not army.plan and not army.tasks


def markers(world: World, seat: str) -> list[str]:
    """Give the markers of a House's detachments: of those that it has, and of those that it has ordered."""
    army = army_led(world, seat)
    if army is None:
        return []
    has = {one.marker for one in detachments_of(world, army)}
    tasks = [*army.tasks, *(task for item in army.plan for task in item.tasks)]
    more = [one for one in MARKED if one not in has][: sum(one.order == "detach" for one in tasks)]
    return [one for one in MARKED if one in has or one in more]


def spare(world: World, seat: str, given: Given) -> list[str]:
    """Give the types of element that an army or a detachment can spare."""
    army = army_led(world, seat)
    if army is None:
        return []
    elements = [*army.elements, *(one for part in detachments_of(world, army) for one in part.elements)]
    has = {one.type for one in elements if not one.general}
    return [one for one in TYPES if one in has]


def all_fiefs(world: World, seat: str) -> list[str]:
    """Give every fief."""
    return list(world.fiefs)


def of_marker(world: World, seat: str, given: Given) -> tuple[Army, Detachment] | None:
    """Give the detachment that an order names, and its army; none before one is named, or while there is none."""
    army = army_led(world, seat)
    parts = detachments_of(world, army) if army else []
    part = next((one for one in parts if one.marker == given.get("marker")), None)
    return (army, part) if army and part else None


def reached(world: World, seat: str, given: Given) -> list[str]:
    """Give the fiefs that a detachment reaches as things stand; all, before one is named."""
    found = of_marker(world, seat, given)
    return list(ways_of(world, *found)) if found else list(world.fiefs)


def passed(world: World, seat: str, given: Given) -> list[str]:
    """Give the places that a detachment may pass: all fiefs, for those that ride."""
    found = of_marker(world, seat, given)
    return [] if found and not rides(found[1]) else list(world.fiefs)


class Tasked(Order[World], tells=TaskGiven, private=True):
    """Something that a detachment or a fleet does in its army's turn."""

    @abstractmethod
    def task(self) -> Task:
        """Give it as the rules take it."""

    def apply(self, world: World, seat: str) -> None:
        """Keep it for the turn."""
        queue(needed(world, seat, self.clause), self.task())

    def told(self, world: World, seat: str) -> Event:
        """Tell its leader, and the gamemaster."""
        task, army = self.task(), needed(world, seat, self.clause).id
        types = tuple((one, task.types[one]) for one in TYPES if task.types.get(one))
        names = ("source", "at") if task.order == "detach" else ("marker", "to")
        more = {"deed": task.order, "types": types, "after": task.after, names[0]: task.marker, names[1]: task.to}
        return TaskGiven.of(seat=seat, army=army, audience=(seat,), **more)


class Detach(
    Tasked,
    name="detach",
    says=("detach {types} [from detachment {marker}] [at {fief}]",),
    clause="FIE-13.2",
    topic="detached",
):
    """Send one to four elements off on their own, where your army is or in a fief that it passes."""

    types: dict[str, int] = hint("type", spare, "one to four elements, as “2 knights and 1 spear”")
    marker: str = pick("marker", markers, "a detachment to take them from, in place of the army", default="")
    fief: str = pick("fief", all_fiefs, "where, if not where they are now", default="")

    def task(self) -> Task:
        """Detach."""
        types = {one: self.types[one] for one in TYPES if self.types.get(one)}
        return Task(order="detach", marker=self.marker, types=types, to=self.fief)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what is no detachment, and in the army's own turn one that it cannot spare (FIE-13.1, FIE-13.2)."""
        army = needed(world, seat, self.clause)
        refuse_form(world, self.types)
        refuse_queue(army)
        if at_once(world, army) and not self.marker:
            refuse_making(world, army, self.task())


class Rejoin(
    Tasked,
    name="rejoin",
    says=("rejoin detachment {marker}", "break up detachment {marker}"),
    clause="FIE-13.4",
    topic="detached",
):
    """Break a detachment up: it rejoins where your army is or passes, elsewhere it goes to the reserve."""

    marker: str = pick("marker", markers, "a detachment", denied="your army has no detachment {}")

    def task(self) -> Task:
        """Rejoin."""
        return Task(order="rejoin", marker=self.marker)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where there are no detachments, or too much is ordered."""
        refuse_settings(world)
        refuse_queue(needed(world, seat, self.clause))


class Deeds(Tasked):
    """What a detachment does once in its army's turn (FIE-13.5)."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what the detachment could not do now, where that is asked for now (FIE-13.5)."""
        army, task = needed(world, seat, self.clause), self.task()
        refuse_settings(world)
        refuse_queue(army)
        if at_once(world, army) and not task.after:
            refuse_deed(world, army, task)


class DetachmentMove(
    Deeds,
    name="detachment_move",
    says=("move detachment {marker} to {to} [by {path}] [{when} the army]",),
    clause="FIE-13.6",
    topic="detached",
):
    """Move a detachment: as an army by land if all ride, else one step near your army."""

    marker: str = pick("marker", markers, "a detachment", denied="your army has no detachment {}")
    to: str = hint("fief", reached, "where to")
    path: tuple[str, ...] = hint("fief", passed, "the fiefs on the way, if you choose it", default=())
    when: When = Field(default="before", description="before or after what your army does")

    def task(self) -> Task:
        """Move."""
        return Task(
            order="move",
            marker=self.marker,
            to=self.to,
            path=whole_path(self.path, self.to),
            after=self.when == "after",
        )


class DetachmentAct(
    Deeds,
    name="detachment_act",
    says=("let detachment {marker} {deed} [{when} the army]", "detachment {marker} {deed} [{when} the army]"),
    clause="FIE-13.5",
    topic="detached",
):
    """Let a detachment besiege, ravage or encamp where it is."""

    marker: str = pick("marker", markers, "a detachment", denied="your army has no detachment {}")
    deed: Literal["besiege", "ravage", "encamp"] = Field(description="besiege, ravage or encamp")
    when: When = Field(default="before", description="before or after what your army does")

    def task(self) -> Task:
        """Do it."""
        return Task(order=self.deed, marker=self.marker, after=self.when == "after")


DETACHMENTS: tuple[type[Order[World]], ...] = (Detach, Rejoin, DetachmentMove, DetachmentAct)
"""What may be ordered of detachments."""
