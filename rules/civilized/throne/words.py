"""How the throne read."""

from rules.civilized.throne.events import (
    Acceded,
    HeirNamed,
    RegencyEnded,
    RegentCame,
    StrifePostponed,
    ThroneDisputed,
)
from rules.civilized.world.words import of_house
from rules.civilized.world.years import year_name
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "regent.who": "who is regent",
    "claim.who": "who claims the throne",
    "claim.first": "which of two of an age claims first",
}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(HeirNamed)
def heir_named(event: HeirNamed) -> Telling:
    """Tell a seat whom its ruler chose."""
    chosen = event.name or "nobody"
    return Telling(text=f"The ruler of {event.country} names {chosen} as heir.", news="people")


@TELLINGS.of(StrifePostponed)
def strife_postponed(event: StrifePostponed) -> Telling:
    """Tell what is to come."""
    what = "A rebellion" if event.kind == "rebellion" else "A civil war"
    text = f"{what} is brewing in {event.country}; it breaks out in Spring, {year_name(event.year)}."
    return Telling(text=text, news="strife", weight=3)


@TELLINGS.of(Acceded)
def acceded(event: Acceded) -> Telling:
    """Tell who came to a throne."""
    kin = f", {event.kin} of {event.late}," if event.kin and event.late else ""
    words = HOW[event.how].format(
        title=event.title, name=of_house(event.name, event.house), kin=kin, country=event.country, age=event.age
    )
    return Telling(text=f"{words}.", news="realm", weight=3)


@TELLINGS.of(RegentCame)
def regent_came(event: RegentCame) -> Telling:
    """Tell who acts for a ruler."""
    if event.ruler:
        years = "an infant" if not event.age else f"aged {event.age}"
        text = f"{event.title} {event.ruler} is a child, {years}: {event.name} is regent of {event.country}."
    else:
        text = f"The throne of {event.country} is empty: {event.name} is regent until the Spring."
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(RegencyEnded)
def regency_ended(event: RegencyEnded) -> Telling:
    """Tell that a ruler reigns alone."""
    text = f"{event.title} {event.name} of {event.country} takes up the reins; the regency of {event.regent} ends."
    return Telling(text=text, news="realm", weight=2)


@TELLINGS.of(ThroneDisputed)
def throne_disputed(event: ThroneDisputed) -> Telling:
    """Tell that two claim a throne."""
    cause = "The council has died out" if event.council else f"{event.late} left no single heir"
    text = f"{cause}, and two claim {event.country}: {event.first} and {event.second}."
    return Telling(text=text, news="strife", weight=3)


HOW = {
    "heir": "{title} {name}{kin} comes to the throne of {country}, aged {age}",
    "faction": "{title} {name} takes up the cause of {country}, aged {age}",
    "claim": "{title} {name} takes the diadem of {country}, aged {age}",
    "rebel": "{name} is hailed {title} of {country}",
}
"""How somebody comes to a throne."""
