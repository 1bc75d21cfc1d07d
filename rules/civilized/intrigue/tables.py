"""The figures of the rulebook on gifts, bribes and sabotage, in its order."""

from typing import Final

BRIBE_COST: Final = 25
"""CIV-7.4a"""


SABOTAGE_COST: Final = 25
"""CIV-7.4c"""


ELEMENT_BRIBE_COST: Final = 10
