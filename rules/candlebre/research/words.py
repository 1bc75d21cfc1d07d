"""How research reads (CAN-13)."""

from rules.candlebre.board.tables import TREES
from rules.candlebre.research.events import LevelEarned, LevelInForce, ResearchPaid, ResearchRolled
from rules.kernel.telling.phrases import capital, points_of
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings(purposes={f"research.{tree}": f"research in {tree}" for tree in TREES})


@TELLINGS.of(ResearchPaid)
def research_paid(event: ResearchPaid) -> Telling:
    """Tell a seat of its research."""
    paid = f"{capital(event.seat)} pays {event.price} gold for {points_of(event.points)} in {event.tree}"
    text = f"{paid}; the pool holds {event.pool}."
    return Telling(text=text, news="study")


@TELLINGS.of(ResearchRolled)
def research_rolled(event: ResearchRolled) -> Telling:
    """Tell a seat of its dice."""
    text = (
        f"{capital(event.seat)}: {event.rolls} dice for {event.tree} show {event.points}; the pool holds {event.pool}."
    )
    return Telling(text=text, news="study")


@TELLINGS.of(LevelEarned)
def level_earned(event: LevelEarned) -> Telling:
    """Tell of a level."""
    text = f"The scholars of {event.seat} reach {event.tree} level {event.level} (from its next turn): {event.effect}."
    return Telling(text=text, news="study")


@TELLINGS.of(LevelInForce)
def level_in_force(event: LevelInForce) -> Telling:
    """Tell that learning bears fruit."""
    text = f"{capital(event.seat)} puts {event.tree} level {event.level} to use."
    return Telling(text=text, news="study", weight=0)
