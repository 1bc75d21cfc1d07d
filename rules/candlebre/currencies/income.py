"""Phase 8: gold, honor and influence (CAN-12)."""

from rules.candlebre.board.allegiance import serves
from rules.candlebre.board.cards import ALMONER, HARVEST_PERCENT, PRELATE, TREASURE, TREASURER
from rules.candlebre.board.state import House, Province, Reckoning, World
from rules.candlebre.board.tables import (
    CHAPTERS_LEVEL,
    COURT_LAND,
    GUILD_YIELD,
    GUILDS_LEVEL,
    HIGH_COURTS_LEVEL,
    MARKET_YIELD,
    PEACE_HONOR,
    TAX_LEVEL,
    TAX_PERCENT,
)
from rules.candlebre.currencies.events import HonorSource
from rules.candlebre.currencies.honor import change_honor, change_influence
from rules.candlebre.currencies.money import receive
from rules.kernel.play.play import Play


def collect(play: Play[World]) -> None:
    """Let each active seat collect for what it holds now (CAN-12.1, CAN-12.1a)."""
    world = play.state
    for seat in world.active:
        house = world.houses[seat]
        if not house.alive:
            continue
        gold = gold_income(world, seat)
        collect_gold(play, seat)
        change_honor(play, seat, honor_income(world, seat), "CAN-12.3", sources=honor_sources(world, seat))
        change_influence(play, seat, influence_income(world, seat), "CAN-12.4")
        house.marched_on_house, house.flooded, house.bad_harvest = False, "", False
        house.book.append(reckoning(world, house, gold))


def reckoning(world: World, house: House, gold: int) -> Reckoning:
    """Give how a House stands, for the charts."""
    return Reckoning(
        lands=len(world.held(house.id)),
        honor=house.honor,
        influence=house.influence,
        levels=dict(house.earned),
        gold=gold,
        military=house.military,
        civil=house.civil,
    )


def collect_gold(play: Play[World], seat: str) -> None:
    """Take one income of gold, told as a sum to the seat alone (CAN-12.2)."""
    receive(play, seat, gold_income(play.state, seat), "CAN-12.2a", provinces=len(play.state.held(seat)))


def gold_income(world: World, seat: str) -> int:
    """Give values, markets, per cents, the harvest and the Treasurer, in this order (CAN-12.2a)."""
    house = world.houses[seat]
    total = sum(yield_of(house, place) for place in world.held(seat) if place.id != house.flooded)
    total += total * percent(house) // 100
    if house.bad_harvest:
        total -= total * HARVEST_PERCENT // 100
    return total + TREASURE * serves(world, seat, TREASURER)


def yield_of(house: House, place: Province) -> int:
    """Give what one province yields: its value, and its market (CAN-12.2a, CAN-13.10i)."""
    market = GUILD_YIELD if house.level["infrastructure"] >= GUILDS_LEVEL else MARKET_YIELD
    return place.value + market * place.market


def percent(house: House) -> int:
    """Give the per cent that the House and its tax rolls add (CAN-3.15, CAN-13.10e)."""
    return house.charter.income + TAX_PERCENT * (house.level["infrastructure"] >= TAX_LEVEL)


def honor_income(world: World, seat: str) -> int:
    """Give the honor of courts, of the House and the Almoner, and of keeping the peace (CAN-12.3)."""
    house = world.houses[seat]
    courts = court_honor(world, seat)
    mine = house.charter.honor_income + serves(world, seat, ALMONER)  # CAN-12.3a, CAN-3.18
    return courts + mine + (0 if house.marched_on_house else PEACE_HONOR)  # CAN-12.3b


def court_honor(world: World, seat: str) -> int:
    """Give one for each court that the land bears, twice that with High Courts (CAN-12.3, CAN-13.10j)."""
    held, house = world.held(seat), world.houses[seat]
    courts = min(sum(place.court for place in held), len(held) // COURT_LAND)
    return courts * (2 if house.level["infrastructure"] >= HIGH_COURTS_LEVEL else 1)


def honor_sources(world: World, seat: str) -> tuple[HonorSource, ...]:
    """Give where the honor of an income comes from (CAN-12.3, CAN-12.3a, CAN-12.3b)."""
    house = world.houses[seat]
    found: dict[HonorSource, bool] = {
        "courts": court_honor(world, seat) > 0,
        "name": house.charter.honor_income > 0 or serves(world, seat, ALMONER),
        "peace": not house.marched_on_house,
    }
    return tuple(source for source, gives in found.items() if gives)


def influence_income(world: World, seat: str) -> int:
    """Give the influence of temples and of the Prelate (CAN-12.4, CAN-3.16, CAN-13.10f)."""
    house = world.houses[seat]
    each = house.charter.temple_yield + (house.level["infrastructure"] >= CHAPTERS_LEVEL)
    return each * sum(place.temple for place in world.held(seat)) + serves(world, seat, PRELATE)
