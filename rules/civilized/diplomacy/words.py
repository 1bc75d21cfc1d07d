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
    WentAbroad,
)
from rules.civilized.diplomacy.wording import TITLES, USES, described, reason
from rules.civilized.world.years import year_name
from rules.kernel.telling.phrases import row, signed, verb
from rules.kernel.telling.tellings import RANK_NAMES, Tellings

PURPOSES = {
    "maneuver.card": "how the envoys to {} fare",
    "element.bribe": "whether what it has at {} can be bought",
    "mission.list": "what the ruler values most",
    "mission.item": "what the mission to {} tries",
    "mission.break": "whether the mission to {} makes or breaks",
    "mission.target": "at what the mission to {} aims",
}
TELLINGS = Tellings(purposes=PURPOSES)


def what(event: PeaceMade | ProposalPut | ProposalAnswered | ManeuverTested) -> str:
    """Say what was asked."""
    return described(event.asked)


TELLINGS.say(PeaceMade, "{asked.owner} and {asked.host} make {what}.", news="mission", weight=3, what=what)
TELLINGS.say(
    CityCeded,
    "{country} {country:gives|give} up {city} and the land around it to {gainer}{palace:; its Palace is pulled down|}.",
    news="city",
    weight=2,
)
TELLINGS.say(FaithChanged, "{country} {country:takes|take} the religion {religion}.", news="realm", weight=2)
TELLINGS.say(
    ProposalPut,
    "{asked.owner} {proposes} to {asked.host}: {what}.",
    news="mission",
    weight=2,
    what=what,
    proposes=lambda event: verb(event.asked.owner, "proposes", "propose"),
)


def reply(event: ProposalAnswered) -> str:
    """Say what became of a proposal."""
    asked = event.asked
    if event.answer in ("accepted", "refused"):
        answers = ("accepts", "accept") if event.answer == "accepted" else ("refuses", "refuse")
        return f"{asked.host} {verb(asked.host, *answers)} what {asked.owner} proposed: {what(event)}."
    why = reason(asked, event.answer)
    return f"What {asked.owner} proposed to {asked.host} ({what(event)}) falls away: {why}."


TELLINGS.say(ProposalAnswered, reply, news="mission", weight=2)


def target_of(event: ManeuverTested) -> str:
    """Say of what a target is the sum."""
    parts = [("lots", event.lots), ("perfidy", event.perfidy), ("the envoy", event.bargaining)]
    added = "".join(f", {name} {signed(number)}" for name, number in parts if number)
    return f"target {event.target}: {event.base}{added}" if added else f"target {event.target}"


TELLINGS.say(
    ManeuverTested,
    "{asked.host} {success:{agrees}|will not hear of it}: {what} ({sum}; {card}).",
    news="mission",
    what=what,
    agrees=lambda event: verb(event.asked.host, "agrees", "agree"),
    sum=target_of,
    card=lambda card: RANK_NAMES[card - 1],
)


def agreement(event: TreatyMade) -> str:
    """Say what two countries agreed on."""
    one = event.country
    if event.kind == "access":
        toward = f" toward {event.third}" if event.third else ""
        granted = f"access {USES.get(event.purpose, '')} across {verb(one, 'its', 'their')} land{toward}"
        return f"{one} {verb(one, 'grants', 'grant')} {event.partner} {granted}."
    if event.kind == "students":
        schools = f"{verb(one, 'its', 'their')} schools"
        return f"{one} {verb(one, 'opens', 'open')} {schools} to students of {event.partner}."
    between = f" between {row(event.cities)}" if event.cities else ""
    return f"{one} and {event.partner} conclude {TITLES[event.kind]}{between}."


TELLINGS.say(TreatyMade, agreement, news="mission", weight=2)
TELLINGS.say(
    TreatyEnded,
    "{country} {country:ends|end} {country:its|their} {kind} with {partner}"
    "{cities:? between {cities}}{persuaded:?, as {persuaded} wished}.",
    news="mission",
    weight=2,
    kind=lambda kind: TITLES[kind].removeprefix("a "),
)
TELLINGS.say(
    NoticeGiven,
    "{country} {country:gives|give} notice of {country:its|their} pact with {partner}"
    "{persuaded:?, as {persuaded} wished}; it lapses in Winter, {until}.",
    news="mission",
    weight=2,
    until=year_name,
)
TELLINGS.say(WentAbroad, "{name} leaves {country} for {host}, to marry {spouse} there.", news="people", weight=2)
TELLINGS.say(
    WarPledged,
    "At the word of {persuaded}, {country} {country:resolves|resolve} to declare war on {enemy}.",
    news="mission",
    weight=3,
)
