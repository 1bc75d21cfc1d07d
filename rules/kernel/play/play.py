"""What a phase holds while it runs."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event, OrderFailed, Told, unkept
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Order[Any])  # noqa: E741  the one letter is the whole name of the type


def no_meeting(event: Event, n: int) -> None:
    """Take no notice of what an event speaks of."""


def no_renaming() -> None:
    """Keep every name as it was noted last."""


class Record:
    """The events told in a phase, numbered on from those told before."""

    def __init__(
        self,
        turn: int,
        phase: str,
        before: int,
        told: list[Told] | None = None,
        meet: Callable[[Event, int], None] = no_meeting,
        said: dict[int, Mapping[str, str]] | None = None,
    ) -> None:
        """Number on after `before`, adding to `told`; `meet` sees each event with its number.

        What they say in words that are not kept is added to `said`, by their numbers.
        """
        self.turn, self.phase, self.last, self.meet = turn, phase, before, meet
        self.told = [] if told is None else told
        self.said = {} if said is None else said

    def tell(self, event: Event) -> int:
        """Record an event and give its number."""
        self.last += 1
        self.meet(event, self.last)
        if words := {name: words for name in unkept(type(event)) if (words := getattr(event, name))}:
            self.said[self.last] = words
        self.told.append(
            Told(
                n=self.last,
                turn=self.turn,
                phase=self.phase,
                event=type(event).__name__,
                clause=event.clause,
                audience=event.audience,
                body=event.model_dump_json(),
            )
        )
        return self.last

    def again(self, told: Told) -> None:
        """Record what an autopilot's thinking told when it was asked."""
        self.last += 1
        self.told.append(told.model_copy(update={"n": self.last}))


@dataclass
class Play(Generic[S]):
    """The state, the luck and the ear of a running phase."""

    state: S
    chance: Chance
    turn: int
    revision: int
    players: tuple[str, ...] = field(default=())
    """The seats that people held when the phase began; all others are on autopilot."""
    ready: tuple[str, ...] = field(default=())
    """The seats whose players had said that they were ready when the last window of this phase was sealed."""
    absent: tuple[str, ...] = field(default=())
    """The seats for which the autopilot answered the last window of this phase, their people having left, too."""
    renamed: Callable[[], None] = no_renaming
    """Has the names noted anew, as they hold from the next event on; the next phase or window does so by itself."""

    def tell(self, event: Event) -> int:
        """Tell an event and give its number."""
        return self.chance.tell(event)

    def causes(self) -> AbstractContextManager[list[int]]:
        """Collect the numbers of what is drawn and told in a block: `with play.causes() as because`.

        An event told in the block names what was collected so far, unless it says itself what led to it.
        """
        return self.chance.causes()

    def after(self, *numbers: int) -> AbstractContextManager[None]:
        """Let what is told in a block name what it comes of: `with play.after(play.tell(ended))`."""
        return self.chance.after(*numbers)

    def carry_out(self, given: Iterable[tuple[str, O]]) -> list[tuple[str, O]]:
        """Carry out a window's answers stage by stage, in each as given; gives those that were possible."""
        staged = sorted(given, key=lambda one: one[1].stage)
        return [(seat, order) for seat, order in staged if self.obey(seat, order)]

    def obey(self, seat: str, order: Order[S]) -> bool:
        """Check an order against the true state, apply it and tell what it did; an impossible one fails."""
        if not self.allows(seat, order):
            return False
        order.apply(self.state, seat)
        event = order.told(self.state, seat)
        if event:
            self.tell(event)
        return True

    def allows(self, seat: str, order: Order[S]) -> bool:
        """Check an order against the true state; an impossible one fails, which its seat is told."""
        try:
            order.check(self.state, seat)
        except Refusal as refusal:
            self.fail(seat, order, refusal)
            return False
        return True

    def fail(self, seat: str, order: Order[S], refusal: Refusal, thing: str = "", line: str = "") -> None:
        """Tell a seat that an order given before has become impossible, and why; `thing` says to what it was done.

        `line` says the whole order as its player would.
        """
        self.tell(
            OrderFailed(
                clause=refusal.clause,
                audience=(seat,),
                seat=seat,
                order=order.name,
                fields=order.model_dump(mode="json"),
                thing=thing,
                line=line,
                reason=refusal.problem,  # what would do then is not for those who may not see the true state
            )
        )


Phase = Callable[[Play[S]], Flow]
"""A part of a turn, run from its first line to its last; between two phases only the state lives."""
