"""Plans: a sheet for turns in which a seat says nothing, one order for each main order (EMP-H5.13, EMP-H5.15)."""

from typing import Any, ClassVar

from pydantic import create_model

from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.board.tables import LONGEST_SHEET
from rules.empires.turn.events import StandingSet
from rules.empires.turn.loosening import loosened
from rules.empires.turn.orders import SHEET
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Given, Order


class PlanNothing(
    Order[World],
    name="plan_nothing",
    says=("plan nothing",),
    clause="EMP-H5.15",
    topic="plan",
    tells=StandingSet,
    private=True,
):
    """Drop your whole plan."""

    def apply(self, world: World, seat: str) -> None:
        """Drop it."""
        world.empires[seat].standing.plan = []


class Planned(Order[World], clause="EMP-H5.15", topic="plan", tells=StandingSet, private=True):
    """An order of a plan: judged when its turn comes, in whatever turn that is (EMP-H5.24)."""

    kind: ClassVar[type[MainOrder]]

    def order(self) -> MainOrder:
        """Give it as it stands on the sheet then."""
        return self.kind.model_validate(self.model_dump())

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what no turn of events can make right, and a plan that is too long."""
        if len(world.empires[seat].standing.plan) >= LONGEST_SHEET:
            raise Refusal(self.clause, f"a plan holds {LONGEST_SHEET} orders at most", "say plan nothing to begin anew")
        self.order().form(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Add it to the plan."""
        world.empires[seat].standing.plan.append(Given.of(self.order()))


def planned(kind: type[MainOrder]) -> type[Planned]:
    """Make the order that adds one of a kind to the plan: `plan rule Anjou`."""
    fields: dict[str, Any] = {  # Any: as create_model takes them
        name: (info.annotation, loosened(info)) for name, info in kind.model_fields.items()
    }
    head = {"name": f"plan_{kind.name}", "says": tuple(f"plan {line}" for line in kind.says)}
    made: type[Planned] = create_model(
        f"Plan{kind.__name__}", __base__=Planned, __doc__=f"Plan: {kind.__doc__}", __cls_kwargs__=head, **fields
    )
    made.kind = kind
    return made


PLANS: tuple[type[Order[World]], ...] = (PlanNothing, *map(planned, SHEET))
"""What a plan is made of."""
