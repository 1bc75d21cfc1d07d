"""How the events read (EMP-19.1)."""

from rules.empires.deck.lines import LINES, within
from rules.empires.fate.events import (
    Harvested,
    HeresySpread,
    PlagueCame,
    Sickened,
    TiesCut,
)
from rules.kernel.state.marks import Said
from rules.kernel.telling.phrases import capital, row, several, the
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(
    purposes={"heresy": "how loud its preachers are"},
    news="fate",
    labels={
        "Harvested.kind": Said("year", {"plenty": "of plenty", "famine": "of famine"}),
        "levels": "social states now",
        "spared": "spared",
        "ties": "ties ended",
        "TiesCut.claims": "claims ended",
    },
)
LISTED = 8
"""How many names a sentence bears before it counts them."""


def harvested(event: Harvested) -> str:
    """Tell which areas gained or lost a level."""
    if not event.areas:
        return f"In {within(the(event.region))} it changes nothing."
    verb = "gain" if event.kind == "plenty" else "lose"
    weather = LINES[event.kind].format(region=within(the(event.region))).removesuffix(".")
    return f"{weather}: {row(event.areas)} {verb}{'' if event.areas[1:] else 's'} a level."


def sickened(event: Sickened) -> str:
    """Tell which areas lost a level to a fever."""
    where = LINES["epidemic"].format(empire=the(event.seat)).removesuffix(".")
    if not event.areas:
        return f"{where}, and takes nobody who is missed."
    return f"{where}: {row(event.areas)} {'lose' if event.areas[1:] else 'loses'} a level."


def plague(event: PlagueCame) -> str:
    """Tell how many it struck, and whom it spared."""
    spared = event.spared
    few = row(the(area) for area in spared) if len(spared) <= LISTED else several(len(spared), "area", "areas")
    struck = several(len(event.areas), "area", "areas")
    told = f"The Black Death goes from port to port and from gate to gate: {struck} lose two levels."
    return f"{told} {capital(few)} {'is' if len(spared) == 1 else 'are'} spared." if spared else told


def cut(event: TiesCut) -> str:
    """Tell what a dead leader takes with him."""
    parts = [several(len(event.ties), "tie", "ties")] if event.ties else []
    if event.claims:
        parts.append(f"the {'claims' if event.claims[1:] else 'claim'} to {row(the(area) for area in event.claims)}")
    lost = {"what": lambda _: row(parts)}
    return sentence("With {seat:its|their} old leader {seat:the} {seat:loses|lose} {what}.", event, lost)


TELLINGS.say(Harvested, harvested, weight=lambda event: 1 if event.areas else 0)
TELLINGS.say(
    Sickened,
    sickened,
)
TELLINGS.say(PlagueCame, plague, weight=3)
TELLINGS.say(
    HeresySpread,
    "{area} was not regained, and its preachers {areas:?go on to {areas}|find no door open next door}.",
    weight=2,
)
TELLINGS.say(TiesCut, cut, weight=2)
