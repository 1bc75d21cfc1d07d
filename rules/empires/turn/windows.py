"""The windows of a round and of a player turn, and how they are put (section 4.3)."""

from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Any

from rules.empires.board.houses import in_seat_order
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.deck.orders import ChooseDiscard
from rules.empires.ending.orders import GiveUp, give_up
from rules.empires.inheritance.orders import ContestIt, PlayCard, YieldIt
from rules.empires.parley.orders import Ballot
from rules.empires.turn.orders import MAIN, SIDE, Pass, SetCourt
from rules.empires.turn.plans import PLANS
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Sealed, Window, ask
from rules.kernel.play.play import Play

Given = list[tuple[str, Order[World]]]
"""Orders with their seats."""
Asking = Generator[Window[Any], Sealed, Given]  # Any: as in Window
BESIDES: tuple[type[Order[World]], ...] = (*SIDE, *PLANS)
CARETAKER = "Your plan is carried out; without one a caretaker taxes and calms your lands."
NOTHING = "Ready with nothing ordered and no plan, you do nothing: no tax, no endeavour."
ROUND: Window[Order[World]] = Window(
    name="round",
    clause="EMP-H5.21",
    asked=(),
    orders=MAIN,
    title="What do you do in this round?",
    silence=CARETAKER,
    idle=NOTHING,
    meanwhile="The crowned heads write their orders for the round.",
)
TURN: Window[Order[World]] = Window(
    name="turn",
    clause="EMP-H5.11",
    asked=(),
    orders=MAIN,
    title="It is your turn. What do you do?",
    silence=CARETAKER,
    idle=NOTHING,
    meanwhile="A crowned head is at work.",
)
AGAIN = replace(
    TURN,
    name="again",
    clause="EMP-H5.12",
    title="What else do you do in your turn?",
    silence="Your turn ends.",
    idle="",
)
DISCARD: Window[Order[World]] = Window(
    name="discard",
    clause="EMP-19.2a5",
    asked=(),
    orders=(ChooseDiscard,),
    title="You hold four cards. Which of them goes?",
    silence="A Diplomatic Coup goes first, then Influence, then Recognition of Claim.",
    deadline="reaction",
    meanwhile="Somebody has one card too many.",
)
COURT: Window[Order[World]] = Window(
    name="court",
    clause="EMP-19.1f9",
    asked=(),
    orders=(SetCourt,),
    title="Where does your heir hold court?",
    silence="The court stays where it is; if it is lost, it goes to the richest area that will do.",
    deadline="reaction",
    meanwhile="An heir looks for a court.",
)
INTERREGNUM: Window[Order[World]] = Window(
    name="interregnum",
    clause="EMP-19.1f12",
    asked=(),
    orders=(PlayCard, Pass),
    title="A throne is vacant. Do you play an inheritance on its lands?",
    silence="You let it pass.",
    deadline="reaction",
    meanwhile="Cousins read their family trees.",
)
CONTEST: Window[Order[World]] = Window(
    name="contest",
    clause="EMP-19.2e7",
    asked=(),
    orders=(ContestIt, YieldIt),
    title="Somebody inherits areas of yours. Do you contest it?",
    silence="You contest it, and give them up if you lose the ballot.",
    deadline="reaction",
    meanwhile="An inheritance is disputed.",
)
BALLOT: Window[Order[World]] = Window(
    name="ballot",
    clause="EMP-H20.5",
    asked=(),
    orders=(Ballot, ContestIt),
    title="How do you vote in the parley?",
    silence="If you are a party you vote for your own side, without cards; else you abstain.",
    deadline="vote",
    meanwhile="A parley is held.",
)


def hear(play: Play[World], window: Window[Order[World]], asked: Iterable[str], invited: Iterable[str] = ()) -> Asking:
    """Ask the players among some seats, in seat order, for what a window is about and for side orders.

    A window that awaits no player does not open (EMP-H5.9); those invited may order, and nobody waits for them
    (EMP-H5.10).
    """
    people = play.state.players()
    awaited = [seat for seat in people if seat in set(asked)]
    if not awaited:
        return []
    guests = [seat for seat in people if seat in set(invited) and seat not in awaited]
    everybody = in_seat_order(play.state, (*awaited, *guests))
    put = replace(window, asked=everybody, invited=guests, orders=(*window.orders, *BESIDES))
    return (yield from ask(put))


def aside(play: Play[World], given: Given) -> None:
    """Carry the side orders of a window out, seat by seat in seat order, in the order given (EMP-H5.11, EMP-H5.16)."""
    side = [(seat, order) for seat, order in given if isinstance(order, BESIDES)]
    give_up(play, play.carry_out(side))


def mains(given: Given, seat: str) -> list[MainOrder]:
    """Give the main orders of a seat, in the order given."""
    return [order for one, order in given if one == seat and isinstance(order, MainOrder)]


__all__ = ["GiveUp", "aside", "hear", "mains"]
