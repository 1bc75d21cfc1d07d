"""The figures of the rulebook on the treasury, in its order."""

from typing import Final

SCORE_VALUES: Final = {"city": 25, "improvement": 25, "upgrade": 50, "fort": 25, "section": 10, "mission": 25}
"""CIV-2.2e"""


TAX_BASE: Final = 30


TAX_CARD: Final = 10


TAX_COURT: Final = 20


TAX_LEAST: Final = 10


TAX_RULER: Final = {"strong": 10, "acquisitive": 20, "loyal": -10, "popular": -20}


TAX_DISORDER: Final = -20
"""The autopilot's tax (CIV-4.5)."""


LOT: Final = 25
"""Points of a lot (CIV-4.8.1b)."""


SAVING: Final = {
    "base": 30, "intelligent": 20, "acquisitive_or_military": 10, "strong": -20, "popular": -10, "war": -20, "old": 10,
}  # fmt: skip
"""Per cent (CIV-4.8.1d)."""


OLD_TREASURY: Final = 50
"""Per cent (CIV-4.8.1e)."""


LOTS_MOST: Final = 4000
"""House rule: no more lots than these are drawn for in a Winter; the rest stays in the treasury (CIV-4.8.1b)."""


BUNDLES_MOST: Final = 10
"""House rule: more lots than these are drawn for in so many bundles of equal size (CIV-4.8.1b)."""


LONG_GROWTH: Final = 25
"""Per cent of the effective population in a year, and in a turn of five (CIV-5.1c, CIV-5.1.9a)."""


PAYS_BACK: Final = 25
"""House rule: the years in which what counsel calls a bargain pays for itself."""
