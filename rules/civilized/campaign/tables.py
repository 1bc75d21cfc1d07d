"""The figures of the rulebook on a season of war, in its order."""

from typing import Final

AID_CHANCE: Final = {"base": 70, "loyal": 20, "military": 10, "popular": -10, "political": -20, "given": -20}
"""Per cent (CIV-6.8.4.3i)."""
