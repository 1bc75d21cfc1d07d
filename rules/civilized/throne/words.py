"""How the throne read."""

from rules.civilized.throne.events import (
    Acceded,
    HeirNamed,
    RegencyEnded,
    RegentCame,
    StrifePostponed,
    ThroneDisputed,
)
from rules.civilized.world.words import kin_word, of_house
from rules.civilized.world.years import year_name
from rules.kernel.telling.tellings import Tellings

PURPOSES = {
    "regent.who": "who is regent",
    "claim.who": "who claims the throne",
    "claim.first": "which of two of an age claims first",
}
TELLINGS = Tellings(purposes=PURPOSES)


HOW = {
    "heir": "{title} {name}{kin} comes to the throne of {country}, aged {age}",
    "faction": "{title} {name} takes up the cause of {country}, aged {age}",
    "claim": "{title} {name} takes the diadem of {country}, aged {age}",
    "rebel": "{name} is hailed {title} of {country}",
}
"""How somebody comes to a throne."""
STRIFE = {"rebellion": "A rebellion", "civil": "A civil war"}
TELLINGS.say(HeirNamed, "The ruler of {country} names {heir:?{heir}|nobody} as heir.", "people")
TELLINGS.say(
    StrifePostponed,
    "{kind} is brewing in {country}; it breaks out in Spring, {year}.",
    "strife",
    3,
    kind=STRIFE,
    year=year_name,
)


def acceded(event: Acceded) -> str:
    """Tell who came to a throne."""
    kin = f", {kin_word(event.kin, event.sex)} of {event.late}," if event.kin and event.late else ""
    return f"{HOW[event.how]}.".format(**dict(event) | {"name": of_house(event.name, event.house), "kin": kin})


TELLINGS.say(Acceded, acceded, "realm", 3)
TELLINGS.say(
    RegentCame,
    "{ruler:?{title} {ruler} is a child, {years}: {name} is regent of {country}|The throne of {country} is empty: "
    "{name} is regent until the Spring}.",
    "realm",
    2,
    years=lambda event: f"aged {event.age}" if event.age else "an infant",
)
TELLINGS.say(RegencyEnded, "{title} {name} of {country} takes up the reins; the regency of {regent} ends.", "realm", 2)


TELLINGS.say(
    ThroneDisputed,
    "{council:The council has died out|{late} left no single heir}, and two claim the throne of {country}: "
    "{first} and {second}.",
    "strife",
    3,
)
