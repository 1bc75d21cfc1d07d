"""How gifts, bribes and sabotage read."""

from collections.abc import Sequence

from rules.civilized.intrigue.events import (
    CityBribed,
    ElementBribed,
    GiftArrived,
    GiftSent,
    MercenaryHired,
    Reconnoitred,
    Sabotaged,
)
from rules.civilized.world.words import points, work_name
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()
TELLINGS.say(
    GiftSent,
    "{country} {country:gives|give} {receiver} {points}, which arrive next Winter.",
    news="mission",
    points=points,
)
TELLINGS.say(
    GiftArrived,
    "{points} from {donor} reach the treasury of {country}; "
    "{lots:lot stands|lots stand} to {donor:its|their} credit there.",
    news="mission",
    points=points,
)
TELLINGS.say(
    CityBribed,
    "The discontented of {city} in {host} have our points; next Summer will show what they do.",
    news="mission",
)


TELLINGS.say(
    Sabotaged,
    "{culprit:?It was {culprit} that had the {improvement} of {city} destroyed"
    "|Hands unknown destroy the {improvement} of {city} in {host}}.",
    news="mission",
    weight=2,
    improvement=work_name,
)


def answer(event: ElementBribed) -> str:
    """Say whether a force was bought."""
    force = f"{event.type} at {event.hex}"
    if not event.success:
        return f"The {force} of {event.loser} keep faith, and our points."
    if event.culprit:
        return f"{event.culprit} paid for it: the {force} now stand with {event.gainer}."
    return f"The {force} desert {event.loser} and go over to {event.gainer}."


TELLINGS.say(ElementBribed, answer, news="army", weight=2)
TELLINGS.say(
    MercenaryHired, "Mercenaries, {type}, paid by {country}, gather in {city} for {side}.", news="army", weight=2
)


def army(places: Sequence[tuple[str, int]]) -> str:
    """Say where how many elements stand."""
    return row(f"{number} at {place}" for place, number in places) or "no land elements at all"


TELLINGS.say(
    Reconnoitred,
    "{host} {host:has|have} {treasury} in {host:its|their} treasury and a tax of {tax} %. Elements: {places}."
    "{general:? Its general is {general}{skill}.| It has no general.}",
    news="mission",
    weight=2,
    treasury=points,
    places=army,
    skill=lambda event: "" if event.military is None else f", whose Military score is {event.military}",
)
