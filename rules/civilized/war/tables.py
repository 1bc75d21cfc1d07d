"""The figures of the rulebook on wars and agreements, in its order."""

from typing import Final

EXPEDITION: Final = 12


SLEEP: Final = 10
"""Years for which a war that fell asleep is not declared again (CIV-HW4)."""


MILITIA_STRENGTH: Final = 10


WALL_STRENGTH: Final = 40
"""How the autopilot reckons (section 8)."""


CAPITAL_GUARD: Final = 2
"""CIV-HA4, CIV-HA5"""


SPARE: Final = 2
"""Elements over a field army with which a war is begun, for the losses of its sieges (CIV-HA12)."""


OPENING: Final = 150
"""Per cent of the defenders' strength, a character's caution apart, that make a city an opening (CIV-HA17)."""


GIVEN_UP: Final = 2
"""Years without an act after which an aggressor counts as beaten (CIV-HA11)."""


TRANSPORTS: Final = 3
"""CIV-4.6.4, CIV-HA4, CIV-HA5"""
