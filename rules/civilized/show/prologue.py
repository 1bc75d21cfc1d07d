"""What the table reads before its first year: who rules where, and when the game ends."""

from rules.civilized.world.characters import ruling, style
from rules.civilized.world.state import Character, World
from rules.civilized.world.years import later, year_name
from rules.kernel.telling.phrases import in_words, row, several

ENDS = {
    "never": "The game goes on until no country has a city left, or all players agree to end it.",
    "years": "The game lasts {years} years, to the end of {last}; then the highest score wins, and cities, people, "
    "buildings and treasuries count.",
    "last": "The game goes on until one country, or one block of allies, holds every city.",
    "agreed": "The game goes on until all players agree to end it; then the highest score wins.",
}
"""When a game ends, by the setting (CIV-2.2)."""


def prologue(world: World) -> list[str]:
    """Tell of the countries with their rulers and capitals, and of the end."""
    lands = [land.id for land in world.standing()]
    people = sum(city.population for city in world.cities.values())
    settings, begins = world.settings, year_name(world.year)
    last = year_name(later(world.year, settings.years - 1))
    begin = f"It is {begins}. {several(len(lands), 'country', 'countries').capitalize()} share"
    return [
        f"{begin} {several(len(world.cities), 'city', 'cities')} with {people} thousand people.",
        f"{row(filter(None, (seat_of(world, land) for land in lands)))}.",
        ENDS[settings.ending].format(years=settings.years, last=last),
    ]


def seat_of(world: World, land: str) -> str:
    """Say who rules a country, and from where: `King Damaratos rules Hellas from Sparta`."""
    capital, rulers = world.capital(land), ruling(world, land)
    return f"{reigning(world, land, rulers)} rules {world.named(land)}" + (f" from {capital.name}" if capital else "")


def reigning(world: World, land: str, rulers: list[Character]) -> str:
    """Give a ruler with his title, or how many sit in a council, whose names would fill a page."""
    if len(rulers) != 1:
        return f"a council of {in_words(len(rulers))}" if rulers else "a council"
    return f"{style(world.countries[land], rulers[0].sex)} {rulers[0].name}"
