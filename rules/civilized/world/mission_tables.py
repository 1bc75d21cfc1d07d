"""The figures of politics, in the order of the rulebook (source 4.7, 7.3, 7.4)."""

from typing import Final

LOT: Final = 25
"""Points (CIV-7.3e)."""
