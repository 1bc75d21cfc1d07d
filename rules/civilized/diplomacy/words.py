"""How treaties and proposals read."""

from rules.civilized.diplomacy.events import (
    CityCeded,
    FaithChanged,
    ManeuverTested,
    NoticeGiven,
    PeaceMade,
    ProposalAnswered,
    ProposalPut,
    TreatyEnded,
    TreatyMade,
    WarPledged,
)
from rules.civilized.world.years import year_name
from rules.kernel.telling.phrases import row, signed
from rules.kernel.telling.tellings import RANK_NAMES, Telling, Tellings

PURPOSES = {
    "maneuver.card": "how the envoys fare",
    "element.bribe": "whether it can be bought",
    "mission.list": "what the ruler values most",
    "mission.item": "what the mission tries",
    "mission.break": "whether it makes or breaks",
    "mission.target": "at what it aims",
}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(PeaceMade)
def peace_made(event: PeaceMade) -> Telling:
    """Tell of a peace and its terms."""
    return Telling(text=f"{event.country} and {event.host} make {event.words}.", news="mission", weight=3)


@TELLINGS.of(CityCeded)
def city_ceded(event: CityCeded) -> Telling:
    """Tell of a city that changes hands."""
    palace = "; its Palace is pulled down" if event.palace else ""
    text = f"{event.country} gives up {event.city} and the land around it to {event.gainer}{palace}."
    return Telling(text=text, news="city", weight=2)


@TELLINGS.of(FaithChanged)
def faith_changed(event: FaithChanged) -> Telling:
    """Tell of a new religion."""
    return Telling(text=f"{event.country} takes the religion {event.religion}.", news="realm", weight=2)


AGREEMENTS = {
    "land_trade": "a Trade Agreement by land",
    "sea_trade": "a Trade Agreement by sea",
    "pact": "a pact of non-aggression",
    "defensive": "a defensive alliance",
    "military": "a military alliance",
}


USES = {"trade": "for trade", "military": "for armies", "both": "for trade and armies"}


@TELLINGS.of(ProposalPut)
def proposal_put(event: ProposalPut) -> Telling:
    """Tell the two of a proposal."""
    return Telling(text=f"{event.country} proposes to {event.host}: {event.words}.", news="mission", weight=2)


@TELLINGS.of(ProposalAnswered)
def proposal_answered(event: ProposalAnswered) -> Telling:
    """Tell the two of the answer."""
    if event.answer in ("accepted", "refused"):
        verb = "accepts" if event.answer == "accepted" else "refuses"
        text = f"{event.host} {verb} what {event.country} proposed: {event.words}."
    else:
        text = f"What {event.country} proposed to {event.host} ({event.words}) falls away: {event.answer}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ManeuverTested)
def maneuver_tested(event: ManeuverTested) -> Telling:
    """Tell the owner how the card fell."""
    parts = [("lots", event.lots), ("perfidy", event.perfidy), ("the envoy", event.bargaining)]
    sum_of = "".join(f", {name} {signed(number)}" for name, number in parts if number)
    came = "agrees" if event.success else "will not hear of it"
    sum_of = f"target {event.target}: {event.base}{sum_of}" if sum_of else f"target {event.target}"
    text = f"{event.host} {came}: {event.words} ({sum_of}; {RANK_NAMES[event.card - 1]})."
    return Telling(text=text, news="mission")


@TELLINGS.of(TreatyMade)
def treaty_made(event: TreatyMade) -> Telling:
    """Tell of a new agreement."""
    if event.kind == "access":
        toward = f" toward {event.third}" if event.third else ""
        text = f"{event.country} grants {event.partner} access {USES.get(event.purpose, '')} across its land{toward}."
        return Telling(text=text, news="mission", weight=2)
    between = f" between {row(event.cities)}" if event.cities else ""
    text = f"{event.country} and {event.partner} conclude {AGREEMENTS[event.kind]}{between}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(TreatyEnded)
def treaty_ended(event: TreatyEnded) -> Telling:
    """Tell of an agreement that is no more."""
    what = AGREEMENTS.get(event.kind, "access").removeprefix("a ")
    between = f" between {row(event.cities)}" if event.cities else ""
    by = f", as {event.persuaded} wished" if event.persuaded else ""
    text = f"{event.country} ends its {what} with {event.partner}{between}{by}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(NoticeGiven)
def notice_given(event: NoticeGiven) -> Telling:
    """Tell of a pact that will lapse."""
    by = f", as {event.persuaded} wished" if event.persuaded else ""
    end = f"Winter, {year_name(event.until)}"
    text = f"{event.country} gives notice of its pact with {event.partner}{by}; it lapses in {end}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(WarPledged)
def war_pledged(event: WarPledged) -> Telling:
    """Tell of a war to come."""
    text = f"At the word of {event.persuaded}, {event.country} resolves to declare war on {event.enemy}."
    return Telling(text=text, news="mission", weight=3)
