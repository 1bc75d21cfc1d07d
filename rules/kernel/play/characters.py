"""Characters: how whoever plays a seat that nobody plays is disposed, and what it remembers of others.

They are for games in which nobody is told of them: each is its seat's secret, drawn from the campaign's seed.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar

from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.ruleset import Autopilot
from rules.kernel.state.models import State

S = TypeVar("S", bound=State)
Character = Literal["cautious", "steady", "bold", "treacherous"]
CHARACTERS: tuple[Character, ...] = ("cautious", "steady", "steady", "steady", "bold", "treacherous")
"""What is drawn from: half of all are steady."""
Regard = dict[str, int]
"""What a seat thinks of others: above 0 for those it owes something, below 0 for those it has a grudge against."""
DEEPEST = 9
"""The greatest regard either way."""


def draw_character(chance: Chance, clause: str, seat: str) -> Character:
    """Draw the character of a seat, which nobody is told."""
    return CHARACTERS[chance.number(clause, "character", seat, len(CHARACTERS))]


def remember(regard: Regard, other: str, points: int) -> None:
    """Think better of somebody by so many points, or worse."""
    now = max(-DEEPEST, min(DEEPEST, regard.pop(other, 0) + points))
    if now:
        regard[other] = now


def fade(regard: Regard) -> None:
    """Forget a point of everything."""
    for other, points in list(regard.items()):
        remember(regard, other, -1 if points > 0 else 1)


def in_character(autopilot: Autopilot[S], seats: str) -> Mapping[str, Autopilot[S]]:
    """Give the autopilot as each character would play, for leagues; `seats` is the field of the state that holds them.

    A piece of that dict has a field `character`.
    """

    def acting(character: Character) -> Autopilot[S]:
        def decide(view: S, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[S]]:  # Any: they differ
            held = getattr(view, seats)
            if seat not in held:
                return autopilot(view, seat, window, chance)
            cast = held | {seat: held[seat].model_copy(update={"character": character})}
            return autopilot(view.model_copy(update={seats: cast}), seat, window, chance)

        return decide

    return {character: acting(character) for character in dict.fromkeys(CHARACTERS)}
