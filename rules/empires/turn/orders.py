"""The orders that belong to the turn itself, and what may be ordered where (section 5)."""

from rules.empires.board.measures import eligible
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.claims.orders import Waive
from rules.empires.court.court import courts
from rules.empires.deck.orders import DiscardCard
from rules.empires.endeavours.orders import ORDERS as ENDEAVOURS
from rules.empires.ending.orders import GiveUp
from rules.empires.inheritance.orders import OrElse, PlayCard, PostCard, UnpostCard
from rules.empires.parley.orders import ParleyClaim, ParleyPeace
from rules.empires.treasury.orders import ORDERS as GOLD
from rules.empires.turn.later import LATER
from rules.empires.turn.spoken import turn_in
from rules.empires.turn.standing import STANDING
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Heard, Order
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


class Done(MainOrder, name="done", says=("done",), clause="EMP-H5.12", replaces="done"):
    """End your turn with these orders; you are not asked again in it."""

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear a turn in a ruler's own words: `tax all and go for Normandy 5x with 1 gold, keep one for defence`."""
        return turn_in(words, world, seat)

    def allow(self, world: World, seat: str) -> None:
        """Allow it always."""

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Do nothing more."""
        yield from ()


def no_court(world: World, seat: str, area: str) -> str:
    """Say why a seat cannot hold court in an area (E-NOT-YOURS, E-NOT-ELIGIBLE)."""
    name = world.called("area", area)
    if world.areas[area].owner != seat:
        return f"{name} is not yours"
    return "" if eligible(world, seat, area) else f"{name} has not your leader’s language and religion"


class SetCourt(
    Order[World],
    name="set_court",
    says=("set court {area}", "move court to {area}", "court [at] {area}"),
    clause="EMP-19.1f9",
    replaces="set_court",
):
    """Say where your heir holds court."""

    area: str = pick("area", courts, "an area of yours with your leader's language and religion", denied=no_court)


class Pass(Order[World], name="pass", says=("pass",), clause="EMP-19.1f12", replaces="pass"):
    """Let the vacant throne be."""


SHEET: tuple[type[MainOrder], ...] = (*GOLD, *ENDEAVOURS, PlayCard, ParleyClaim, ParleyPeace, Done)
"""The main orders (section 5.1)."""
MAIN: tuple[type[MainOrder], ...] = (*SHEET, *LATER)
"""All that a sheet is made of."""
SIDE: tuple[type[Order[World]], ...] = (PostCard, OrElse, UnpostCard, DiscardCard, Waive, *STANDING, GiveUp)
"""What may be ordered besides, in every window (EMP-H5.16)."""
MAIN_BY_NAME = {order.name: order for order in MAIN}
