"""What can happen to treaties and proposals."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event


class PeaceMade(Event):
    """Two countries made peace."""

    clause: str = "CIV-7.2m"
    country: Land
    """Who proposed it."""
    host: Land
    words: str


class CityCeded(Event):
    """A city changed hands by a peace, with its land."""

    clause: str = "CIV-7.2m"
    city: Town
    country: Land
    gainer: Land
    palace: bool = False
    """Whether its Palace was destroyed (CIV-8.6.2g)."""


class FaithChanged(Event):
    """A country took the religion of another by a peace."""

    clause: str = "CIV-7.2m"
    country: Land
    religion: str


class ProposalPut(Event):
    """A proposal was put to a player; told to him and to who puts it."""

    clause: str = "CIV-7.3a"
    country: Land
    host: Land
    words: str


class ProposalAnswered(Event):
    """A proposal was accepted, refused, or fell away; told to the two."""

    clause: str = "CIV-7.3a"
    country: Land
    host: Land
    words: str
    answer: str
    """accepted, refused, or the reason for which it fell away."""


class ManeuverTested(Event):
    """A card decided on a proposal to a country that nobody plays; told to its owner (CIV-7.3d)."""

    clause: str = "CIV-7.3b"
    country: Land
    host: Land
    words: str
    base: int
    lots: int
    perfidy: int
    """0 or -2."""
    bargaining: int
    """-1, 0 or +1."""
    target: int
    card: int
    success: bool


class TreatyMade(Event):
    """Two countries agreed on something."""

    clause: str = "CIV-7.2s"
    kind: str
    """land_trade, sea_trade, pact, access, defensive, military."""
    country: Land
    """Who proposed it; of access, who grants it."""
    partner: Land
    cities: tuple[Town, ...] = ()
    third: Land = ""
    purpose: str = ""


class TreatyEnded(Event):
    """An agreement came to its end at the word of one of its parties."""

    clause: str = "CIV-7.2q"
    kind: str
    country: Land
    """Who ends it."""
    partner: Land
    cities: tuple[Town, ...] = ()
    persuaded: Land = ""
    """The country whose envoy asked for it; empty for none."""


class NoticeGiven(Event):
    """A pact was denounced; it runs on until the Winter of the year named."""

    clause: str = "CIV-6.7.3b"
    country: Land
    partner: Land
    until: int
    persuaded: Land = ""


class WarPledged(Event):
    """A country was talked into declaring war this Winter."""

    clause: str = "CIV-7.2j"
    country: Land
    enemy: Land
    persuaded: Land
