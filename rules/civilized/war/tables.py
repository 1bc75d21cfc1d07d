"""The figures of the rulebook on wars and agreements, in its order."""

from typing import Final

WAR_CARD: Final = 10
"""Up to this card war is declared; court cards prepare (CIV-4.6a)."""


EXPEDITION: Final = 12


TRANSPORTS: Final = 3
"""CIV-4.6.4, CIV-HA4, CIV-HA5"""
