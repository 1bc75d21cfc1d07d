"""Names: what a seat may call each kind of thing."""

from rules.candlebre.board.called import NEUTRAL, NEUTRALS, titles
from rules.candlebre.board.cards import ANY, CAPTAINS, COMPANIES, card_title
from rules.candlebre.board.order import province_names, unit_names
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.diplomacy.orders import offer_names
from rules.candlebre.espionage.orders import thing_names
from rules.candlebre.mercenaries.orders import march_names
from rules.kernel.orders.order import Lexicon

HEADS = (
    "head",
    "the head of the House",
    "the head of my House",
    "head of my House",
    "my head",
    "my leader",
    "our leader",
    "the leader",
    "leader",
)
"""What players call the head of their own House."""

UNITS_SAID = {
    "archer": "archers",
    "mercenary": "mercenaries",
    "siege engine": "siege_engines",
    "inf": "infantry",
    "archs": "archers",
    "cav": "cavalry",
    "merc": "mercenaries",
    "mercs": "mercenaries",
}
"""What players call units, beside their names."""


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names for each kind of thing, as a seat may say them."""
    leaders = {world.person(one.id): one.id for one in world.leaders.values() if not one.dead}
    captains = captain_names(world)
    seats = {title: seat for seat, title in titles(world).items()} | called(world)
    heads = dict.fromkeys(HEADS, f"head-{seat}") if f"head-{seat}" in world.leaders else {}
    return {
        "province": province_names(world, world.provinces.values()),
        "house": {charter.name: id for id, charter in HOUSES.items()},
        "region": region_names(world),
        "seat": seats,
        "owner": seats | {NEUTRALS: NEUTRAL, f"the {NEUTRALS}": NEUTRAL},
        "unit": unit_names() | UNITS_SAID,
        "leader": leaders | captains | heads,
        "captive": unit_names() | leaders | captains,
        "thing": thing_names(world),
        "company": {card_title(card): card for card in (*COMPANIES, ANY)},
        "offer": offer_names(world, seat),
        "march": march_names(world, seat),
    }


def region_names(world: World) -> dict[str, str]:
    """Give the start regions by their names, and without an article: `The Ash Court`, `Ash Court`, `Ash`."""
    plain = {start.name.removeprefix("The "): start.id for start in world.starts.values()}
    short = {name.removesuffix(" Court"): id for name, id in plain.items()}
    return {start.name: start.id for start in world.starts.values()} | plain | short


def captain_names(world: World) -> dict[str, str]:
    """Give the leaders of the Book by name alone and by title alone: `Hale Barrow`, `the Quartermaster`."""
    captains = ((one.id, CAPTAINS[one.card]) for one in world.leaders.values() if one.card and not one.dead)
    return {short: id for id, captain in captains for short in (captain.name, captain.title)}


def called(world: World) -> dict[str, str]:
    """Give the short names of the seats: `Vesper` for House Vesper, and its candle."""
    short = {house.charter.name: house.id for house in world.houses.values() if house.house}
    return short | {house.candle: house.id for house in world.houses.values()}
