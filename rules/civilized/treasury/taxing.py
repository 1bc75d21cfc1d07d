"""Taxing: the rates that the autopilot decrees (source 4.5)."""

from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.tables import TAX_BASE, TAX_CARD, TAX_COURT, TAX_DISORDER, TAX_LEAST, TAX_RULER
from rules.civilized.world.characters import Standing, standing
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import RATES
from rules.kernel.luck.chance import Card, Chance

SIGNS = {"S": -1, "C": 1}
"""Black suits change the rate, red ones do not (CIV-4.5b)."""


def taxes(world: World, seat: str, chance: Chance) -> list[SetTax]:
    """Give the countrywide rate and that of each city with a Courthouse, a card for each (CIV-4.5a, CIV-4.5f)."""
    ruler = standing(world, seat)
    capital = world.capital(seat)
    card = chance.card("CIV-4.5a", "tax.card", seat, "gamemaster")
    orders = [SetTax(rate=rate(card, ruler, unrest=capital is None or capital.disorder))]
    for city in courts(world, seat):
        card = chance.card("CIV-4.5f", "tax.card", city.id, "gamemaster")
        orders.append(SetTax(rate=rate(card, ruler, unrest=city.disorder), city=city.id))
    return orders


def courts(world: World, seat: str) -> list[City]:
    """Give the cities of a country that have a Courthouse."""
    return [city for city in world.cities_of(seat) if "courthouse" in city.improvements]


def rate(card: Card, ruler: Standing, *, unrest: bool) -> int:
    """Give the rate: 30, the card, the ruler, 20 less in unrest; never under 10 or over 100 (CIV-4.5d, CIV-4.5e)."""
    total = TAX_BASE + change(card) + temper(ruler) + (TAX_DISORDER if unrest else 0)
    return min(RATES[-1], max(TAX_LEAST, total))


def change(card: Card) -> int:
    """Give what the card adds: 10 down in spades and up in clubs, 20 for a court card (CIV-4.5b)."""
    return SIGNS.get(card.suit, 0) * (TAX_COURT if card.court else TAX_CARD)


def temper(ruler: Standing) -> int:
    """Give what the ruler adds, each of his words that is true (CIV-4.5c)."""
    return sum(figure for word, figure in TAX_RULER.items() if getattr(ruler, word))
