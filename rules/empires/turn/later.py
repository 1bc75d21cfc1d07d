"""Side orders that stand at their place in a sheet, after the orders before them (EMP-H5.16)."""

from typing import Any, ClassVar

from pydantic import create_model

from rules.empires.board.sheets import MainOrder, problem_of
from rules.empires.board.state import World
from rules.empires.claims.orders import Waive
from rules.empires.deck.orders import DiscardCard
from rules.empires.turn.loosening import loosened
from rules.empires.turn.standing import STANDING, Instruction
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


class Later(MainOrder, clause="EMP-H5.16", topic="later"):
    """A side order in a sheet."""

    kind: ClassVar[type[Order[World]]]

    def order(self) -> Order[World]:
        """Give it as it would be given by itself."""
        return self.kind.model_validate(self.model_dump())

    def form(self, world: World, seat: str) -> None:
        """Refuse an instruction that says too little, which no turn of events can mend."""
        order = self.order()
        if isinstance(order, Instruction):
            order.refuse(world, seat)

    def allow(self, world: World, seat: str) -> None:
        """Refuse what it could not do by itself."""
        self.order().check(world, seat)

    def foresee(self, world: World, seat: str) -> None:
        """Do it in a view (EMP-H5.14)."""
        if problem_of(lambda: self.allow(world, seat)) is None:
            self.order().apply(world, seat)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Do it."""
        play.obey(seat, self.order())
        yield from ()


def later(kind: type[Order[World]]) -> type[Later]:
    """Make the order that does one of a kind at its place in a sheet: `then discard coup`."""
    fields: dict[str, Any] = {  # Any: as create_model takes them
        name: (info.annotation, loosened(info)) for name, info in kind.model_fields.items()
    }
    head = {"name": f"then_{kind.name}", "says": tuple(f"then {line}" for line in kind.says), "topic": "later"}
    head["heading"] = f"In my turn: {kind.heading[:1].lower()}{kind.heading[1:]}"
    says = f"The same as “{kind.heading}”, at its place among your orders."
    made: type[Later] = create_model(
        f"Later{kind.__name__}", __base__=Later, __doc__=says, __cls_kwargs__=head, **fields
    )
    made.kind = kind
    return made


PLACED: tuple[type[Order[World]], ...] = (DiscardCard, Waive, *STANDING)
"""The side orders marked “sheet” in section 5.2."""
LATER: tuple[type[Later], ...] = tuple(map(later, PLACED))
"""The same, each at its place."""
