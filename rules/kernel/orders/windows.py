"""Windows: the points at which a game stops and waits for sealed orders."""

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypedDict, TypeVar

from rules.kernel.orders.order import Order

BEFORE_PLAY = "the opening"
"""What the windows before the first turn are called where a game says when its orders are asked."""
O = TypeVar("O", bound=Order[Any])  # noqa: E741  the one letter is the whole name of the type
Deadline = Literal["orders", "reaction", "vote"]
"""The class of a window's length where the game names none for it: long for orders, short for reactions and votes."""


class Wording(TypedDict, total=False):
    """What is said of a window that differs from time to time."""

    title: str
    silence: str
    silences: Mapping[str, str]
    meanwhile: str


@dataclass(frozen=True)
class Window(Generic[O]):
    """A question put to some seats at once, secret until it closes."""

    name: str
    clause: str
    asked: Sequence[str]
    """The seats that may answer, in the order in which their answers are given back."""
    orders: tuple[type[O], ...]
    """What each may order here."""
    silence: str
    """What happens to a seat that gives nothing, in words for players."""
    deadline: Deadline = "orders"
    title: str = ""
    """What is asked, in a few words for players; the name where empty."""
    meanwhile: str = ""
    """What those who are not asked are told."""
    players_only: bool = False
    """True for votes and offers in which the autopilot has no say: its silence is the default."""
    discreet: bool = False
    """True where the others may not even know who is asked, as with proposals made in secret.

    Such a window waits for all `among` whom it asks somebody, and opens for them though it asks nobody.
    """
    among: Collection[str] = ()
    """The people whom a discreet window may ask for all that some other person knows: none where nobody could learn."""
    invited: Collection[str] = ()
    """Those asked for whom nobody waits: they may order for as long as the window is open, and miss nothing."""
    quiet: bool = False
    """True where it comes so often that those invited get no message; what all read names them, and they may order."""
    lasts: str = ""
    """The entry of `Ruleset.hours` by which it stays open; that of its own name where empty."""
    content: bool = False
    """True where silence is as good an answer as any: whoever lets it pass has missed nothing."""
    words: Callable[[], Wording] | None = None
    """Gives `title`, `silence`, `silences`, `meanwhile` as they read now, names and all; else the fields stand."""
    idle: str = ""
    """What happens to who is ready and gives nothing, where it is not what silence comes to; a sentence."""
    silences: Mapping[str, str] = field(default_factory=dict)
    """The same as `silence` for the seats of which something else is to be said; everybody may know it."""

    def silence_of(self, seat: str) -> str:
        """Say what happens to this seat if it gives nothing."""
        return self.silences.get(seat, self.silence)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Those asked for whom the window waits; where none of them is a person's, it closes at once."""
        return tuple(seat for seat in self.asked if seat not in self.invited)


def told_apart(name: str, number: int) -> str:
    """Give a window's name, with its number where it is not the first of that name in its phase: `take 2`."""
    return name if number == 1 else f"{name} {number}"


Sealed = Mapping[str, Sequence[Order[Any]]]
Flow = Generator[Window[Any], Sealed, None]
"""A phase while it runs: yields windows, gets their sealed orders back."""


def ask(window: Window[O]) -> Generator[Window[Any], Sealed, list[tuple[str, O]]]:
    """Open a window and give each order with its seat: seats as asked, orders as given.

    Nobody asked: no window, unless that would tell somebody that nobody is asked.
    """
    if not window.asked and not window.among:
        return []
    sealed = yield window
    given = ((seat, order) for seat in window.asked for order in sealed.get(seat, ()))
    return [(seat, order) for seat, order in given if isinstance(order, window.orders)]
