"""What each tax would do this year, side by side: what it brings, which cities riot, and how likely a revolt is."""

from collections.abc import Sequence
from fractions import Fraction

from rules.civilized.treasury.unrest import FAINT, SUMMERS, Outlook, brought, outlook, wise_tax
from rules.civilized.treasury.upkeep import due, pieces
from rules.civilized.world.state import World
from rules.civilized.world.tables import RATES
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import points_of, row
from rules.kernel.telling.tellings import Page

ASKED = ("What tax rate should I set?",)
"""The question of the rulebook to which it gives the reader's own answer."""
NONE, STEP = RATES[:2]
"""No tax at all, and by how much rates differ: those beside the one that stands and beside the best are compared."""


def tax_page(world: World, seat: str) -> list[Page]:
    """Compare the rates until disorder is tested in Summer (CIV-5.6a, CIV-6.3.1b, CIV-6.5.1b)."""
    land, ahead = world.countries[seat], outlook(world, seat)
    if world.season not in SUMMERS or world.long_season or not ahead.cities:
        return []
    wise, costs = wise_tax(world, seat, ahead), due(world, seat, pieces(world, seat))
    near = {one + more for one in (land.tax, wise) for more in (-STEP, 0, STEP)}
    rates = sorted({NONE, *near} & {*RATES})
    best = f"Worth most this year, riots and what follows them counted: {wise} %."
    now = (
        f"Your tax, {land.tax} %: {does(world, ahead, land.tax)}."  # first, for whoever asks of one city reads one line
    )
    others = (f"{rate} %: {does(world, ahead, rate)}." for rate in rates if rate != land.tax)
    lines = (now, f"{best} Upkeep takes {costs}.", *others)
    return [Page(title="What each tax would do this year", lines=lines, news="money", answers=ASKED)]


def does(world: World, ahead: Outlook, rate: int) -> str:
    """Say what a rate brings and risks."""
    rising = ahead.rising(rate)
    revolt = f"; the country rises next Spring {in_ten(rising)}" if rising >= FAINT else ""
    return f"about {points_of(brought(world, ahead, rate))}; {riots(ahead, ahead.riots(rate))}{revolt}"


def riots(ahead: Outlook, chances: Sequence[Fraction]) -> str:
    """Say how likely which cities riot this Summer."""
    alike: dict[str, list[str]] = {}
    for chance, city in sorted(zip(chances, ahead.cities, strict=True), key=lambda one: -one[0]):
        if chance:
            alike.setdefault(in_ten(chance), []).append(city.name)
    return ", ".join(f"{row(names)} riot{'s' * (len(names) == 1)} {chance}" for chance, names in alike.items()) or (
        "no city can riot"
    )
