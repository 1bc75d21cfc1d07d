"""All counsel of Empires, what it foretells, and how that is seen to have happened (EMP-HC.0)."""

from collections.abc import Sequence
from typing import Any

from rules.empires.board.state import World
from rules.empires.counsel.asked import ballots, contests, discards, seats_of_court, vacancies
from rules.empires.counsel.fourth import fourth
from rules.empires.counsel.gold import levies
from rules.empires.counsel.pieces import Topic, name
from rules.empires.counsel.quiet import left, standing
from rules.empires.counsel.realm import REBELLION, foreign_ties, lines, uneasy, worst_card
from rules.empires.counsel.rights import cards, rights
from rules.empires.counsel.rivals import reaches, threats, weak
from rules.empires.counsel.war import exile, outbreak, pariah, prey
from rules.empires.counsel.whole import whole_turn
from rules.empires.court.events import AreaPassed
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Fate, Fates, pressing

TOPICS: Sequence[Topic] = (
    discards,
    seats_of_court,
    vacancies,
    contests,
    ballots,
    outbreak,
    exile,
    pariah,
    whole_turn,
    left,
    threats,
    uneasy,
    worst_card,
    fourth,
    prey,
    cards,
    rights,
    lines,
    foreign_ties,
    levies,
    weak,
    reaches,
    standing,
)
"""What is asked alone first, then what presses, in this order among pieces of one weight."""


def calm(world: World, seat: str, area: str) -> str:
    """Say of an area of one's own that it is not about to rise any more."""
    own = area in world.areas and world.areas[area].owner == seat
    return f"{name(world, area)} is not about to rise any more." if own else ""


FATES: Fates = {REBELLION: Fate(AreaPassed, "area", calm, lambda event: event.how == "rebellion")}
"""What counsel foretells: an area rebels."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Give what is to be said, the most pressing first (EMP-HC.0)."""
    if seat not in world.empires:
        return ()
    return pressing(piece for topic in TOPICS for piece in topic(world, seat, window))
