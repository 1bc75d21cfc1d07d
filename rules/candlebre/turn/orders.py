"""What may be ordered in the two halves of a seat-turn, by phase of the rulebook (CAN-4.4, CAN-4.4a)."""

from rules.candlebre.board.order import Deed
from rules.candlebre.clergy.orders import Summon
from rules.candlebre.currencies.orders import Transfer
from rules.candlebre.diplomacy.orders import EndAlliance
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.mercenaries.orders import DiscardCard, PlayCompany
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.people.orders import Execute, KillPrisoners, Release, ReleaseLeader
from rules.candlebre.purchasing.orders import Build, Buy, Place
from rules.candlebre.research.orders import RollResearch, Study

PURCHASE_ORDERS: tuple[type[Deed], ...] = (Transfer, Build, Buy, Study, RollResearch)
COURT_ORDERS: tuple[type[Deed], ...] = (Release, ReleaseLeader, KillPrisoners, Execute, Summon, EndAlliance)
SETTLE_ORDERS: tuple[type[Deed], ...] = (Move, Place, PlayCompany, DiscardCard, DrawFate)
