"""How a year reads (FIE-3)."""

from rules.fiefs.year.events import YearBegan
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"dice_off": "who is first", "ambition": "how ambitious its autopilot is"}
TELLINGS = Tellings(PURPOSES, news="year")
TELLINGS.say(
    YearBegan,
    "{year}, year {number} of {years}: {seats:the} act in this order.",
    weight=2,
    year=str,
    number=str,
    years=str,
)
