"""How mercenaries and their companies read (CAN-8, CAN-9)."""

from rules.candlebre.board.wording import plural, standing_word, troops
from rules.candlebre.mercenaries.events import (
    CompaniesRevolted,
    CompanyDiscarded,
    CompanyKept,
    CompanyPlayed,
    CompanyRaised,
    GuardPosted,
    GuardsCleared,
)
from rules.candlebre.mercenaries.hand import guard_words
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()


def bare(company: str) -> str:
    """Give a company without an article of its own."""
    return company.removeprefix("The ")


def out(event: CompaniesRevolted) -> str:
    """Say what becomes of the regulars, if there are any."""
    if not event.regulars:
        return ""
    fate = f"withdraw{'' if plural(event.regulars) else 's'} to {event.refuge}" if event.refuge else "are lost"
    return f" {capital(troops(event.regulars))} {fate}."


TELLINGS.say(
    GuardPosted,
    "{word}: {guard}.",
    news="seat",
    word=lambda event: standing_word(event.seat),
    guard=lambda event: guard_words(event.card, event.attackers, event.provinces),
)
TELLINGS.say(GuardsCleared, "{word}: no guards.", news="seat", word=lambda event: standing_word(event.seat))
TELLINGS.say(
    CompanyKept,
    "The Book gives you {company}: {units}, in your hand until you call them.",
    news="fate",
    weight=2,
    units=troops,
)
TELLINGS.say(CompanyDiscarded, "{seat:The} {seat:lets|let} the {company} go.", news="fate", company=bare)
TELLINGS.say(
    CompanyRaised,
    "{seat:The} {seat:calls|call} the {company} to {seat:its|their} banner: {units}.",
    news="fate",
    weight=2,
    company=bare,
    units=troops,
)
TELLINGS.say(
    CompanyPlayed,
    "Before {attacker} {attacker:reaches|reach} {province}, the {company} ride in, paid by {seat}: "
    "{units} beside the neutrals.",
    news="fate",
    weight=2,
    company=bare,
    units=troops,
)
TELLINGS.say(
    CompaniesRevolted,
    "{mercenaries} sellswords in {province} count heads, find themselves the stronger, and turn {seat} out.{out}",
    news="war",
    weight=3,
    out=out,
)
