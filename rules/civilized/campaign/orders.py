"""What every window that takes maneuvers takes (section 4)."""

from rules.civilized.march.command import Prefer, RetreatOrder, SetGeneral, Stance
from rules.civilized.war.orders import GrantPassage
from rules.civilized.world.deed import Deed

COMMAND_ORDERS: tuple[type[Deed], ...] = (SetGeneral, Prefer, Stance, RetreatOrder, GrantPassage)
