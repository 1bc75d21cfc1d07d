"""What can happen to cities and their buildings."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private

Modifier = tuple[str, int]
"""A reason and what it adds."""


class CityFounded(Event):
    """A city was founded."""

    clause: Open[str] = "CIV-5.1g"
    country: Open[Land]
    city: Open[Town]
    hex: Open[str]
    population: Open[int]
    moved: Open[tuple[tuple[Town, int], ...]] = ()
    """Source city to people moved; the first paid the one population more."""


class FundReturned(Event):
    """The points set aside for a new city came back."""

    clause: Open[str] = "CIV-4.8.2e"
    country: Open[Land]
    points: Private[int]


class DisorderTested(Event):
    """A city was tested for civil disorder."""

    clause: Open[str] = "CIV-6.3.1b"
    country: Open[Land]
    city: Open[Town]
    tax: Open[int]
    modifiers: Open[tuple[Modifier, ...]]
    """Each that applies, after the tenth of the tax."""
    rate: Open[int]
    card: Open[int]
    """The deciding card's value; 0 where none was needed."""
    disorder: Open[bool]
    before: Open[bool]


class ImprovementBuilt(Event):
    """A city built an improvement, upgraded one, or built a fort."""

    clause: Open[str] = "CIV-8.6.2a"
    country: Open[Land]
    city: Open[Town]
    improvement: Open[str]
    hex: Open[str] = ""
    """The hex of a fort."""


class RoadLaid(Event):
    """Sections of a road were laid."""

    clause: Open[str] = "CIV-5.2.1a"
    country: Open[Land]
    city: Open[Town]
    target: Open[Town]
    sections: Open[int]
    """Laid now."""
    laid: Open[int]
    """Laid in all."""
    length: Open[int]


class FundSet(Event):
    """Points were set aside for a new city."""

    clause: Open[str] = "CIV-4.8.2e"
    country: Open[Land]
    points: Private[int]
