"""What is kept of a campaign: saves between phases, and the closings since."""

from typing import Literal

from rules.kernel.facts.events import Told
from rules.kernel.facts.names import Named
from rules.kernel.orders.order import Given
from rules.kernel.state.models import Value


class Save(Value):
    """A campaign between two phases: all that is kept of what went before."""

    number: int
    turn: int
    phase: int
    """The place in the turn's phases, from 0; turn 0 holds the opening."""
    revision: int
    state: str
    fingerprint: str
    told: int
    """The number of the last event told before."""
    players: tuple[str, ...]
    """The seats that people hold in this phase."""


class Checkpoint(Value):
    """Where a closing led: the next window (empty: the phase ended), the last event told, the state's fingerprint."""

    window: str
    told: int
    fingerprint: str


class Answered(Value):
    """What one seat gave, by whose hand, and what an autopilot's thinking drew."""

    by: Literal["player", "autopilot", "silence"]
    orders: tuple[Given, ...] = ()
    thoughts: tuple[Told, ...] = ()
    ready: bool = False
    """Whether its player had said that he was ready."""


class Thought(Value):
    """What an autopilot answers to an open window, if `last` is the number of the event told before it thinks."""

    last: int
    answered: Answered


class Closing(Value):
    """A sealed window, appended for ever."""

    window: str
    answers: dict[str, Answered]
    post: tuple[Told, ...] = ()
    """What was drawn and told of the letters that left when it closed."""
    checkpoint: Checkpoint


class Progress(Value):
    """What one closing brought: its row, the saves of the phases that then began, the events told, the new names."""

    closing: Closing
    saves: tuple[Save, ...]
    told: tuple[Told, ...]
    names: tuple[Named, ...] = ()
