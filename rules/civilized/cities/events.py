"""What can happen to cities and their buildings."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event

Modifier = tuple[str, int]
"""A reason and what it adds."""


class CityFounded(Event):
    """A city was founded."""

    clause: str = "CIV-5.1g"
    country: Land
    city: Town
    hex: str
    population: int
    moved: tuple[tuple[Town, int], ...] = ()
    """Source city to people moved; the first paid the one population more."""


class FundReturned(Event):
    """The points set aside for a new city came back."""

    clause: str = "CIV-4.8.2e"
    country: Land
    points: int


class DisorderTested(Event):
    """A city was tested for civil disorder."""

    clause: str = "CIV-6.3.1b"
    country: Land
    city: Town
    tax: int
    modifiers: tuple[Modifier, ...]
    """Each that applies, after the tenth of the tax."""
    rate: int
    card: int
    """The deciding card's value; 0 where none was needed."""
    disorder: bool
    before: bool


class ImprovementBuilt(Event):
    """A city built an improvement, upgraded one, or built a fort."""

    clause: str = "CIV-8.6.2a"
    country: Land
    city: Town
    improvement: str
    hex: str = ""
    """The hex of a fort."""


class RoadLaid(Event):
    """Sections of a road were laid."""

    clause: str = "CIV-5.2.1a"
    country: Land
    city: Town
    target: Town
    sections: int
    """Laid now."""
    laid: int
    """Laid in all."""
    length: int


class FundSet(Event):
    """Points were set aside for a new city."""

    clause: str = "CIV-4.8.2e"
    country: Land
    points: int
