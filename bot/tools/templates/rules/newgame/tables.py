"""Every figure of the rulebook, in its order."""

from typing import Final

FIRST_COINS: Final = 3
"""NEW-1.2"""
HARVEST_DIE: Final = 6
"""NEW-2.1"""
BATTLE_DIE: Final = 6
"""NEW-4.3"""
WALLS: Final = 2
"""What the defender adds to his die (NEW-4.3)."""
TURNS: Final = 12
"""NEW-5.1"""
