"""What the cities pay in Autumn, and how they grow in Winter (steps A2 and W6)."""

from rules.civilized.cities.economy import effective, grows, growth, might_grow, pays, production, revenue, trade
from rules.civilized.treasury.events import CitiesGrew, RevenueTaken
from rules.civilized.treasury.tables import LONG_GROWTH
from rules.civilized.war.wars import wrong
from rules.civilized.world.state import Country, World
from rules.civilized.world.tables import GROWTH
from rules.kernel.play.play import Play


def gather_revenue(play: Play[World]) -> None:
    """Add what each country's cities pay to its treasury; only its seat knows the figures (CIV-5.6d)."""
    for country in play.state.on_turn():
        gather(play, country)


def gather(play: Play[World], country: Country) -> None:
    """Take what the cities owe to their owner, a faction too, each at its rate (CIV-5.6a, CIV-5.6c, CIV-5.5e)."""
    world = play.state
    cities = world.cities_of(country.id)
    paying = [city for city in cities if pays(world, city)]
    rows = tuple(
        (
            city.id,
            effective(city),
            trade(world, city),
            production(world, city),
            city.tax,
            revenue(world, city, city.tax),
        )
        for city in paying
    )
    country.revenue = sum(row[-1] for row in rows)
    country.treasury += country.revenue
    play.tell(
        RevenueTaken(
            audience=(country.id,),
            country=country.id,
            cities=rows,
            idle=tuple(city.id for city in cities if city not in paying),
            total=country.revenue,
            treasury=country.treasury,
        )
    )


def grow(play: Play[World]) -> None:
    """Let every city in order grow by a tenth, in five years by a quarter, after the purchases (CIV-5.1c, CIV-5.1e).

    What a siege has kept from growing is a Wrong of the besieger's (CIV-4.4.2d).
    """
    world = play.state
    rate = LONG_GROWTH if world.long_season else GROWTH
    most = world.settings.largest_city
    for country in world.on_turn():
        rows = []
        for city in world.cities_of(country.id):
            people, more = effective(city), growth(city, rate, most)
            if grows(world, city):
                city.population += more
                rows.append((city.id, people, more, city.population))
            elif might_grow(world, city):
                wrong(play, country.id, city.besieger, more)
        if rows:
            play.tell(CitiesGrew(country=country.id, cities=tuple(rows)))
