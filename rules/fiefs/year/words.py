"""How a year reads (FIE-3)."""

from collections.abc import Sequence

from rules.fiefs.year.events import YearBegan
from rules.kernel.telling.phrases import row, the
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"dice_off": "who is first", "ambition": "how ambitious its autopilot is"}
FAMILY = "the House of "


def families(houses: Sequence[str]) -> str:
    """Give some Houses, `House of` said once where all are called so."""
    if all(the(one).startswith(FAMILY) for one in houses):
        return f"the Houses of {row(the(one).removeprefix(FAMILY) for one in houses)}"
    return row(map(the, houses))


TELLINGS = Tellings(PURPOSES, news="year")
TELLINGS.say(
    YearBegan,
    "{year}, year {number} of {years}: {houses} act in this order.",
    year=str,
    number=str,
    years=str,
    houses=lambda event: families(event.seats),
)
