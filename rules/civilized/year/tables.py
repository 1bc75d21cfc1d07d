"""The figures of the rulebook on the year, in its order."""

from typing import Final

FIRST_TAX: Final = 30
"""CIV-2.1g"""
