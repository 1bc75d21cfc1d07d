"""What can happen to treaties and proposals."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class PeaceMade(Event):
    """Two countries made peace."""

    clause: Open[str] = "CIV-7.2m"
    country: Open[Land]
    """Who proposed it."""
    host: Open[Land]
    words: Open[str]


class CityCeded(Event):
    """A city changed hands by a peace, with its land."""

    clause: Open[str] = "CIV-7.2m"
    city: Open[Town]
    country: Open[Land]
    gainer: Open[Land]
    palace: Open[bool] = False
    """Whether its Palace was destroyed (CIV-8.6.2g)."""


class FaithChanged(Event):
    """A country took the religion of another by a peace."""

    clause: Open[str] = "CIV-7.2m"
    country: Open[Land]
    religion: Open[str]


class ProposalPut(Event):
    """A proposal was put to a player; told to him and to who puts it."""

    clause: Open[str] = "CIV-7.3a"
    country: Open[Land]
    host: Private[Land]
    words: Private[str]


class ProposalAnswered(Event):
    """A proposal was accepted, refused, or fell away; told to the two."""

    clause: Open[str] = "CIV-7.3a"
    country: Open[Land]
    host: Private[Land]
    words: Private[str]
    answer: Private[str]
    """accepted, refused, or the reason for which it fell away."""


class ManeuverTested(Event):
    """A card decided on a proposal to a country that nobody plays; told to its owner (CIV-7.3d)."""

    clause: Open[str] = "CIV-7.3b"
    country: Open[Land]
    host: Private[Land]
    words: Private[str]
    base: Private[int]
    lots: Private[int]
    perfidy: Private[int]
    """0 or -2."""
    bargaining: Private[int]
    """-1, 0 or +1."""
    target: Private[int]
    card: Private[int]
    success: Private[bool]


class TreatyMade(Event):
    """Two countries agreed on something."""

    clause: Open[str] = "CIV-7.2s"
    kind: Open[str]
    """land_trade, sea_trade, pact, access, defensive, military."""
    country: Open[Land]
    """Who proposed it; of access, who grants it."""
    partner: Open[Land]
    cities: Open[tuple[Town, ...]] = ()
    third: Open[Land] = ""
    purpose: Open[str] = ""


class TreatyEnded(Event):
    """An agreement came to its end at the word of one of its parties."""

    clause: Open[str] = "CIV-7.2q"
    kind: Open[str]
    country: Open[Land]
    """Who ends it."""
    partner: Open[Land]
    cities: Open[tuple[Town, ...]] = ()
    persuaded: Open[Land] = ""
    """The country whose envoy asked for it; empty for none."""


class NoticeGiven(Event):
    """A pact was denounced; it runs on until the Winter of the year named."""

    clause: Open[str] = "CIV-6.7.3b"
    country: Open[Land]
    partner: Open[Land]
    until: Open[int]
    persuaded: Open[Land] = ""


class WarPledged(Event):
    """A country was talked into declaring war this Winter."""

    clause: Open[str] = "CIV-7.2j"
    country: Open[Land]
    enemy: Open[Land]
    persuaded: Open[Land]
