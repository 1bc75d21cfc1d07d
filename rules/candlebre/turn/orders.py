"""What may be ordered in the two halves of a seat-turn, by phase of the rulebook (CAN-4.4, CAN-4.4a)."""

from rules.candlebre.battle.orders import BattlePlan
from rules.candlebre.board.order import Deed
from rules.candlebre.clergy.orders import Summon
from rules.candlebre.currencies.orders import Transfer
from rules.candlebre.diplomacy.orders import TREATY_ORDERS, EndAlliance
from rules.candlebre.ending.orders import Concede, VoteDraw
from rules.candlebre.espionage.orders import SPY_ORDERS
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.mercenaries.orders import DiscardCard, PlayCompany
from rules.candlebre.movement.march_orders import MARCH_ORDERS
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.people.orders import Execute, KillPrisoners, Release, ReleaseLeader
from rules.candlebre.purchasing.orders import Build, Buy, Place
from rules.candlebre.research.orders import RollResearch, Study
from rules.candlebre.standing_orders import STANDING_ORDERS

CAMPAIGN_ORDERS: tuple[type[Deed], ...] = (
    Transfer,
    Build,
    Buy,
    Study,
    RollResearch,
    *SPY_ORDERS,
    *MARCH_ORDERS,
    BattlePlan,
    *STANDING_ORDERS,
    Concede,
)
"""Phase 1, then phase 2, then what counts when the window closes."""
SETTLE_ORDERS: tuple[type[Deed], ...] = (
    Move,
    Place,
    PlayCompany,
    DiscardCard,
    DrawFate,
    Release,
    ReleaseLeader,
    KillPrisoners,
    Execute,
    Summon,
    EndAlliance,
    *TREATY_ORDERS,
    *STANDING_ORDERS,
    VoteDraw,
    Concede,
)
"""Phase 4, phase 5, phase 7, phase 6, then what counts when the window closes."""
