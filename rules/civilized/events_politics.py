"""What can happen between countries in peace: missions, treaties, gifts, bribes and sabotage (source 7)."""

from rules.kernel.facts.events import Event


class MissionArrived(Event):
    """A mission arrived at its host."""

    clause: str = "CIV-7.1a"
    country: str
    host: str
    leader: str


class MissionRecalled(Event):
    """A mission came home, as ordered or because war has come."""

    clause: str = "CIV-7.1c"
    country: str
    host: str
    leader: str
    war: bool = False


class GiftArrived(Event):
    """Points given last Winter reached a treasury, and count as lots for their giver; told to both."""

    clause: str = "CIV-7.4b"
    country: str
    """The receiver."""
    donor: str
    points: int
    lots: int
    """The lots that the giver has there now."""


class GiftSent(Event):
    """Points left for another treasury; told to giver and receiver."""

    clause: str = "CIV-7.4b"
    country: str
    """The giver."""
    receiver: str
    points: int


class CityBribed(Event):
    """Points went to the discontented of a city; only the payer knows."""

    clause: str = "CIV-7.4a"
    country: str
    city: str
    host: str


class Sabotaged(Event):
    """An improvement was destroyed by foreign hands; its owner learns whose they were."""

    clause: str = "CIV-7.4c"
    city: str
    host: str
    improvement: str
    culprit: str = ""
    """The country behind it; empty for those who are not to know."""


class ElementBribed(Event):
    """An element was offered points to change sides."""

    clause: str = "CIV-7.4d"
    culprit: str
    """The payer; empty for those who are not to know."""
    element: str
    loser: str
    gainer: str
    success: bool


class MercenaryHired(Event):
    """A mercenary was raised for one side of a war within a country."""

    clause: str = "CIV-7.4f"
    country: str
    """Who pays."""
    side: str
    type: str
    city: str


class Reconnoitred(Event):
    """An envoy told his country what he saw."""

    clause: str = "CIV-7.4g"
    country: str
    host: str
    treasury: int
    tax: int
    places: tuple[tuple[str, int], ...]
    """Where land elements stand, and how many."""
    general: str
    """The general's name; empty for none."""
    military: int | None = None
    """His Military score; none while it is not drawn."""


class ProposalPut(Event):
    """A proposal was put to a player; told to him and to who puts it."""

    clause: str = "CIV-7.3a"
    country: str
    host: str
    words: str


class ProposalAnswered(Event):
    """A proposal was accepted, refused, or fell away; told to the two."""

    clause: str = "CIV-7.3a"
    country: str
    host: str
    words: str
    answer: str
    """accepted, refused, or the reason for which it fell away."""


class ManeuverTested(Event):
    """A card decided on a proposal to a country that nobody plays; told to its owner (CIV-7.3d)."""

    clause: str = "CIV-7.3b"
    country: str
    host: str
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


class MissionCompromised(Event):
    """A King exposed a mission, which had to go home (CIV-7.3c)."""

    clause: str = "CIV-7.3c"
    country: str
    host: str
    leader: str


class TreatyMade(Event):
    """Two countries agreed on something."""

    clause: str = "CIV-7.2s"
    kind: str
    """land_trade, sea_trade, pact, access, defensive, military."""
    country: str
    """Who proposed it; of access, who grants it."""
    partner: str
    cities: tuple[str, ...] = ()
    third: str = ""
    purpose: str = ""


class TreatyEnded(Event):
    """An agreement came to its end at the word of one of its parties."""

    clause: str = "CIV-7.2q"
    kind: str
    country: str
    """Who ends it."""
    partner: str
    cities: tuple[str, ...] = ()
    persuaded: str = ""
    """The country whose envoy asked for it; empty for none."""


class NoticeGiven(Event):
    """A pact was denounced; it runs on until the Winter of the year named."""

    clause: str = "CIV-6.7.3b"
    country: str
    partner: str
    until: int
    persuaded: str = ""


class WarPledged(Event):
    """A country was talked into declaring war this Winter."""

    clause: str = "CIV-7.2j"
    country: str
    enemy: str
    persuaded: str
