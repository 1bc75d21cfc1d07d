"""How politics reads: missions, treaties, gifts, bribes and sabotage."""

from rules.civilized import events_politics as ev
from rules.civilized.tellings import TELLINGS
from rules.civilized.wording import points, work_name
from rules.civilized.years import year_name
from rules.kernel.telling.phrases import row, several, signed
from rules.kernel.telling.tellings import RANK_NAMES, Telling

__all__ = ["TELLINGS"]

AGREEMENTS = {
    "land_trade": "a Trade Agreement by land",
    "sea_trade": "a Trade Agreement by sea",
    "pact": "a pact of non-aggression",
    "defensive": "a defensive alliance",
    "military": "a military alliance",
}
USES = {"trade": "for trade", "military": "for armies", "both": "for trade and armies"}


@TELLINGS.of(ev.MissionArrived)
def mission_arrived(event: ev.MissionArrived) -> Telling:
    """Tell of an arrival."""
    return Telling(text=f"The mission of {event.country} under {event.leader} arrives in {event.host}.", news="mission")


@TELLINGS.of(ev.MissionRecalled)
def mission_recalled(event: ev.MissionRecalled) -> Telling:
    """Tell who came home."""
    why = ", for there is war now" if event.war else ""
    text = f"The mission of {event.country} leaves {event.host}, and {event.leader} comes home{why}."
    return Telling(text=text, news="mission")


@TELLINGS.of(ev.GiftSent)
def gift_sent(event: ev.GiftSent) -> Telling:
    """Tell giver and receiver of points on their way."""
    text = f"{event.country} gives {event.receiver} {points(event.points)}, which arrive next Winter."
    return Telling(text=text, news="mission")


@TELLINGS.of(ev.GiftArrived)
def gift_arrived(event: ev.GiftArrived) -> Telling:
    """Tell giver and receiver of points that arrived."""
    lots = several(event.lots, "lot stands", "lots stand")
    text = (
        f"{points(event.points)} from {event.donor} reach the treasury of {event.country}; {lots} to its credit there."
    )
    return Telling(text=text, news="mission")


@TELLINGS.of(ev.CityBribed)
def city_bribed(event: ev.CityBribed) -> Telling:
    """Tell the payer."""
    text = f"The discontented of {event.city} in {event.host} have our points; next Summer will show what they do."
    return Telling(text=text, news="mission")


@TELLINGS.of(ev.Sabotaged)
def sabotaged(event: ev.Sabotaged) -> Telling:
    """Tell what was destroyed, and to whom it may be told, by whom."""
    text = f"Hands unknown destroy the {work_name(event.improvement)} of {event.city} in {event.host}."
    if event.culprit:
        text = f"It was {event.culprit} that had the {work_name(event.improvement)} of {event.city} destroyed."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.ElementBribed)
def element_bribed(event: ev.ElementBribed) -> Telling:
    """Tell whether a force was bought."""
    if not event.success:
        text = f"The {event.element} of {event.loser} keep faith, and our points."
    elif event.culprit:
        text = f"{event.culprit} paid for it: the {event.element} now stand with {event.gainer}."
    else:
        text = f"The {event.element} desert {event.loser} and go over to {event.gainer}."
    return Telling(text=text, news="army", weight=2)


@TELLINGS.of(ev.MercenaryHired)
def mercenary_hired(event: ev.MercenaryHired) -> Telling:
    """Tell of foreign soldiers."""
    text = f"Mercenaries, {event.type}, paid by {event.country}, gather in {event.city} for {event.side}."
    return Telling(text=text, news="army", weight=2)


@TELLINGS.of(ev.Reconnoitred)
def reconnoitred(event: ev.Reconnoitred) -> Telling:
    """Tell what an envoy saw."""
    army = row(f"{number} at {place}" for place, number in event.places) or "no land elements at all"
    skill = f", whose Military score is {event.military}" if event.military is not None else ""
    general = f" Its general is {event.general}{skill}." if event.general else " It has no general."
    money = f"{points(event.treasury)} in its treasury and a tax of {event.tax} %"
    text = f"{event.host} has {money}. Elements: {army}.{general}"
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.ProposalPut)
def proposal_put(event: ev.ProposalPut) -> Telling:
    """Tell the two of a proposal."""
    return Telling(text=f"{event.country} proposes to {event.host}: {event.words}.", news="mission", weight=2)


@TELLINGS.of(ev.ProposalAnswered)
def proposal_answered(event: ev.ProposalAnswered) -> Telling:
    """Tell the two of the answer."""
    if event.answer in ("accepted", "refused"):
        verb = "accepts" if event.answer == "accepted" else "refuses"
        text = f"{event.host} {verb} what {event.country} proposed: {event.words}."
    else:
        text = f"What {event.country} proposed to {event.host} ({event.words}) falls away: {event.answer}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.ManeuverTested)
def maneuver_tested(event: ev.ManeuverTested) -> Telling:
    """Tell the owner how the card fell."""
    parts = [("lots", event.lots), ("perfidy", event.perfidy), ("the envoy", event.bargaining)]
    sum_of = "".join(f", {name} {signed(number)}" for name, number in parts if number)
    came = "agrees" if event.success else "will not hear of it"
    sum_of = f"target {event.target}: {event.base}{sum_of}" if sum_of else f"target {event.target}"
    text = f"{event.host} {came}: {event.words} ({sum_of}; {RANK_NAMES[event.card - 1]})."
    return Telling(text=text, news="mission")


@TELLINGS.of(ev.MissionCompromised)
def mission_compromised(event: ev.MissionCompromised) -> Telling:
    """Tell of an envoy sent home."""
    text = f"The mission of {event.country} has compromised itself in {event.host}; {event.leader} is sent home."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.TreatyMade)
def treaty_made(event: ev.TreatyMade) -> Telling:
    """Tell of a new agreement."""
    if event.kind == "access":
        toward = f" toward {event.third}" if event.third else ""
        text = f"{event.country} grants {event.partner} access {USES.get(event.purpose, '')} across its land{toward}."
        return Telling(text=text, news="mission", weight=2)
    between = f" between {row(event.cities)}" if event.cities else ""
    text = f"{event.country} and {event.partner} conclude {AGREEMENTS[event.kind]}{between}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.TreatyEnded)
def treaty_ended(event: ev.TreatyEnded) -> Telling:
    """Tell of an agreement that is no more."""
    what = AGREEMENTS.get(event.kind, "access").removeprefix("a ")
    between = f" between {row(event.cities)}" if event.cities else ""
    by = f", as {event.persuaded} wished" if event.persuaded else ""
    text = f"{event.country} ends its {what} with {event.partner}{between}{by}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.NoticeGiven)
def notice_given(event: ev.NoticeGiven) -> Telling:
    """Tell of a pact that will lapse."""
    by = f", as {event.persuaded} wished" if event.persuaded else ""
    end = f"Winter, {year_name(event.until)}"
    text = f"{event.country} gives notice of its pact with {event.partner}{by}; it lapses in {end}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ev.WarPledged)
def war_pledged(event: ev.WarPledged) -> Telling:
    """Tell of a war to come."""
    text = f"At the word of {event.persuaded}, {event.country} resolves to declare war on {event.enemy}."
    return Telling(text=text, news="mission", weight=3)
