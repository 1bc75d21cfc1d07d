"""What can happen to cities and their buildings."""

from rules.civilized.world.called import Town
from rules.civilized.world.facts import CityEvent, CountryEvent
from rules.kernel.state.secrets import Open, Private

Modifier = tuple[str, int]
"""A reason and what it adds."""


class CityFounded(CityEvent, clause="CIV-5.1g"):
    """A city was founded."""

    hex: Open[str]
    population: Open[int]
    moved: Open[tuple[tuple[Town, int], ...]] = ()
    """Source city to people moved; the first paid the one population more."""


class FundReturned(CountryEvent, clause="CIV-4.8.2e"):
    """The points set aside for a new city came back."""

    points: Private[int]


class DisorderTested(CityEvent, clause="CIV-6.3.1b"):
    """A city was tested for civil disorder."""

    tax: Open[int]
    modifiers: Open[tuple[Modifier, ...]]
    """Each that applies, after the tenth of the tax."""
    rate: Open[int]
    card: Open[int]
    """The deciding card's value; 0 where none was needed."""
    disorder: Open[bool]
    before: Open[bool]


class ImprovementBuilt(CityEvent, clause="CIV-8.6.2a"):
    """A city built an improvement, upgraded one, or built a fort."""

    improvement: Open[str]
    hex: Open[str] = ""
    """The hex of a fort."""


class RoadLaid(CityEvent, clause="CIV-5.2.1a"):
    """Sections of a road were laid."""

    target: Open[Town]
    sections: Open[int]
    """Laid now."""
    laid: Open[int]
    """Laid in all."""
    length: Open[int]


class FundSet(CountryEvent, clause="CIV-4.8.2e"):
    """Points were set aside for a new city."""

    points: Private[int]
