"""What can happen to treaties and proposals."""

from typing import Annotated

from rules.civilized.world.asking import Asked
from rules.civilized.world.called import Land, Person, Religion, Town
from rules.civilized.world.facts import CountryEvent
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import AUDIENCE, Open, Private, Secret

Proposed = Annotated[Asked, Secret(to=AUDIENCE, blank=Asked(owner="", host="", kind="peace"))]
"""What is asked, of which only those hear who are told."""


class PeaceMade(Event, clause="CIV-7.2m"):
    """Two countries made peace."""

    asked: Open[Asked]


class CityCeded(Event, clause="CIV-7.2m"):
    """A city changed hands by a peace, with its land."""

    city: Open[Town]
    country: Open[Land]
    gainer: Open[Land]
    palace: Open[bool] = False
    """Whether its Palace was destroyed (CIV-8.6.2g)."""


class FaithChanged(Event, clause="CIV-7.2m"):
    """A country took the religion of another by a peace."""

    country: Open[Land]
    religion: Open[Religion]
    """That of the other party."""


class ProposalPut(Event, clause="CIV-7.3a"):
    """A proposal was put to a player; told to him and to who puts it."""

    asked: Proposed


class ProposalAnswered(Event, clause="CIV-7.3a"):
    """A proposal was accepted, refused, or fell away; told to the two."""

    asked: Proposed
    answer: Private[str]
    """accepted, refused, or why it fell away: one of `HITCHES`."""


class ManeuverTested(Event, clause="CIV-7.3b"):
    """A card decided on a proposal to a country that nobody plays; told to its owner (CIV-7.3d)."""

    asked: Proposed
    base: Private[int]
    lots: Private[int]
    perfidy: Private[int]
    """0 or -2."""
    bargaining: Private[int]
    """-1, 0 or +1."""
    target: Private[int]
    card: Private[int]
    success: Private[bool]


class TreatyMade(Event, clause="CIV-7.2s"):
    """Two countries agreed on something."""

    kind: Open[str]
    """land_trade, sea_trade, pact, access, defensive, military."""
    country: Open[Land]
    """Who proposed it; of access, who grants it."""
    partner: Open[Land]
    cities: Open[tuple[Town, ...]] = ()
    third: Open[Land] = ""
    purpose: Open[str] = ""


class TreatyEnded(Event, clause="CIV-7.2q"):
    """An agreement came to its end at the word of one of its parties."""

    kind: Open[str]
    country: Open[Land]
    """Who ends it."""
    partner: Open[Land]
    cities: Open[tuple[Town, ...]] = ()
    persuaded: Open[Land] = ""
    """The country whose envoy asked for it; empty for none."""


class NoticeGiven(Event, clause="CIV-6.7.3b"):
    """A pact was denounced; it runs on until the Winter of the year named."""

    country: Open[Land]
    partner: Open[Land]
    until: Open[int]
    persuaded: Open[Land] = ""


class WentAbroad(CountryEvent, clause="CIV-7.2r"):
    """Somebody left a country to be married in another."""

    host: Open[Land]
    name: Open[Person]
    spouse: Open[Person]


class WarPledged(Event, clause="CIV-7.2j"):
    """A country was talked into declaring war this Winter."""

    country: Open[Land]
    enemy: Open[Land]
    persuaded: Open[Land]
