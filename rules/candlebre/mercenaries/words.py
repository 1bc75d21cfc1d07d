"""How mercenaries and their companies read (CAN-8, CAN-9)."""

from rules.candlebre.board.wording import plural, troops
from rules.candlebre.mercenaries.events import (
    CompaniesRevolted,
    CompanyDiscarded,
    CompanyKept,
    CompanyPlayed,
    CompanyRaised,
)
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(CompanyKept)
def company_kept(event: CompanyKept) -> Telling:
    """Tell a seat which company it holds."""
    return Telling(text=f"The page reads: {event.company}, {troops(event.units)}.", news="fate", weight=2)


@TELLINGS.of(CompanyDiscarded)
def company_discarded(event: CompanyDiscarded) -> Telling:
    """Tell that a company was put away."""
    return Telling(text=f"{capital(event.seat)} lets the {event.company.removeprefix('The ')} go.", news="fate")


@TELLINGS.of(CompanyRaised)
def company_raised(event: CompanyRaised) -> Telling:
    """Tell that a company was called."""
    company = event.company.removeprefix("The ")
    text = f"{capital(event.seat)} calls the {company} to its banner: {troops(event.units)}."
    return Telling(text=text, news="fate", weight=2)


@TELLINGS.of(CompanyPlayed)
def company_played(event: CompanyPlayed) -> Telling:
    """Tell of a company that comes to help neutrals."""
    text = (
        f"Before {event.attacker} reaches {event.province}, the {event.company.removeprefix('The ')} ride in, "
        f"paid by {event.seat}: {troops(event.units)} beside the neutrals."
    )
    return Telling(text=text, news="fate", weight=2)


@TELLINGS.of(CompaniesRevolted)
def companies_revolted(event: CompaniesRevolted) -> Telling:
    """Tell of a revolt of mercenaries."""
    out = ""
    if event.regulars:
        fate = f"withdraw{'' if plural(event.regulars) else 's'} to {event.refuge}" if event.refuge else "are lost"
        out = f" {capital(troops(event.regulars))} {fate}."
    text = (
        f"{event.mercenaries} sellswords in {event.province} count heads, find themselves the stronger, "
        f"and turn {event.seat} out.{out}"
    )
    return Telling(text=text, news="war", weight=3)
