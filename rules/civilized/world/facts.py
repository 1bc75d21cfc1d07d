"""Facts: what most events of Civilized say alike, the country and the city that they are about."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class CountryEvent(Event, abstract=True):
    """Something happened to a country."""

    country: Open[Land]


class CityEvent(CountryEvent, abstract=True):
    """Something happened to a city; the country is its owner, empty for an unaligned city."""

    city: Open[Town]
