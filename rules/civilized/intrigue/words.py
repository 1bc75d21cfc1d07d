"""How gifts, bribes and sabotage read."""

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
from rules.kernel.telling.phrases import row, several
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(GiftSent)
def gift_sent(event: GiftSent) -> Telling:
    """Tell giver and receiver of points on their way."""
    text = f"{event.country} gives {event.receiver} {points(event.points)}, which arrive next Winter."
    return Telling(text=text, news="mission")


@TELLINGS.of(GiftArrived)
def gift_arrived(event: GiftArrived) -> Telling:
    """Tell giver and receiver of points that arrived."""
    lots = several(event.lots, "lot stands", "lots stand")
    text = (
        f"{points(event.points)} from {event.donor} reach the treasury of {event.country}; {lots} to its credit there."
    )
    return Telling(text=text, news="mission")


@TELLINGS.of(CityBribed)
def city_bribed(event: CityBribed) -> Telling:
    """Tell the payer."""
    text = f"The discontented of {event.city} in {event.host} have our points; next Summer will show what they do."
    return Telling(text=text, news="mission")


@TELLINGS.of(Sabotaged)
def sabotaged(event: Sabotaged) -> Telling:
    """Tell what was destroyed, and to whom it may be told, by whom."""
    text = f"Hands unknown destroy the {work_name(event.improvement)} of {event.city} in {event.host}."
    if event.culprit:
        text = f"It was {event.culprit} that had the {work_name(event.improvement)} of {event.city} destroyed."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(ElementBribed)
def element_bribed(event: ElementBribed) -> Telling:
    """Tell whether a force was bought."""
    if not event.success:
        text = f"The {event.element} of {event.loser} keep faith, and our points."
    elif event.culprit:
        text = f"{event.culprit} paid for it: the {event.element} now stand with {event.gainer}."
    else:
        text = f"The {event.element} desert {event.loser} and go over to {event.gainer}."
    return Telling(text=text, news="army", weight=2)


@TELLINGS.of(MercenaryHired)
def mercenary_hired(event: MercenaryHired) -> Telling:
    """Tell of foreign soldiers."""
    text = f"Mercenaries, {event.type}, paid by {event.country}, gather in {event.city} for {event.side}."
    return Telling(text=text, news="army", weight=2)


@TELLINGS.of(Reconnoitred)
def reconnoitred(event: Reconnoitred) -> Telling:
    """Tell what an envoy saw."""
    army = row(f"{number} at {place}" for place, number in event.places) or "no land elements at all"
    skill = f", whose Military score is {event.military}" if event.military is not None else ""
    general = f" Its general is {event.general}{skill}." if event.general else " It has no general."
    money = f"{points(event.treasury)} in its treasury and a tax of {event.tax} %"
    text = f"{event.host} has {money}. Elements: {army}.{general}"
    return Telling(text=text, news="mission", weight=2)
