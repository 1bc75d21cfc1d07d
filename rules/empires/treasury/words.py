"""How gold reads (EMP-H16)."""

from rules.empires.treasury.events import AreaPlundered, AreaTaxed, GoldGiven, LevyRaised
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="gold")


def taxed(event: AreaTaxed) -> str:
    """Say what an area paid, or that it paid nothing."""
    if not event.gold:
        return sentence("Of the {asked} gold that {seat:the} asked of {area}, none arrives.", event, {})
    return sentence("{gold} gold comes in from {area}.", event, {})


def levied(event: LevyRaised) -> str:
    """Say what a levy brought."""
    if not event.areas:
        return sentence("{seat:The} {seat:calls|call} for a levy, and no area can bear it.", event, {})
    return sentence("{seat:The} {seat:levies|levy} {gold} gold from {areas}.", event, {})


def given(event: GoldGiven) -> str:
    """Say who gave whom how much, and to either of them what he has then."""
    has = f"; you have {event.left} left" if is_reader(event.seat) else f"; you have {event.now} now"
    told = has if is_reader(event.seat) or is_reader(event.to) else ""
    return sentence(f"{{seat:The}} {{seat:sends|send}} {{gold}} gold to {{to:the}}{told}.", event, {})


TELLINGS.say(AreaTaxed, taxed, weight=lambda event: 0 if event.levied and event.gold else 1)
TELLINGS.say(LevyRaised, levied)
TELLINGS.say(AreaPlundered, "{seat:The} {seat:plunders|plunder} {area} for {gold} gold.")
TELLINGS.say(GoldGiven, given, weight=2)
