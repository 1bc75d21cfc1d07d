"""How research reads (CAN-13)."""

from rules.candlebre.board.tables import TREES
from rules.candlebre.research.events import LevelEarned, LevelInForce, ResearchPaid, ResearchRolled
from rules.candlebre.research.levels import EFFECTS
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import capital, points_of, the
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(purposes={f"research.{tree}": f"research in {tree}" for tree in TREES})


def effect(event: LevelEarned) -> str:
    """Say what a level brings."""
    return EFFECTS[event.tree][event.level - 1]


TELLINGS.say(
    ResearchPaid,
    "{seat:The} {seat:pays|pay} {price} gold for {points} in {tree}; the pool holds {pool}.",
    news="study",
    weight=0,
    points=points_of,
)
TELLINGS.say(
    ResearchRolled,
    "{whose} {rolls} dice for {tree} show {points}; the pool holds {pool}.",
    news="study",
    whose=lambda event: "Your" if is_reader(event.seat) else f"{capital(the(event.seat))}:",
)
TELLINGS.say(
    LevelEarned,
    "The scholars of {seat} reach {tree} level {level} (from {seat:its|their} next turn): {effect}.",
    news="study",
    effect=effect,
)
TELLINGS.say(LevelInForce, "{seat:The} {seat:puts|put} {tree} level {level} to use.", news="study", weight=0)
