"""Misfortunes of the Book that strike troops, works and harvests (CAN-11.7)."""

from collections.abc import Callable

from rules.candlebre.battle.choices import choices
from rules.candlebre.board.cards import FEVER_PART, MUTINY_PAY
from rules.candlebre.board.forces import count, march_off
from rules.candlebre.board.geography import most_units
from rules.candlebre.board.holdings import ruin
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.war import Force, Units
from rules.candlebre.board.wording import told_units
from rules.candlebre.currencies.money import lose_gold
from rules.candlebre.fate.events import UnitsLost, WorkBurned
from rules.kernel.play.play import Play

BURNING = ("market", "temple", "court", "barracks")
"""What burns first (5 of spades)."""


def lose_units(play: Play[World], place: Province, number: int, card: str) -> None:
    """Take units in the order in which the owner takes losses when defending there (2 and 3 of spades, CAN-7.17)."""
    world, seat = play.state, place.owner
    lost: Units = {}
    for kind in choices(world, Force(seat=seat, units={}), "defence", place.id).casualties:
        lost[kind] = min(number - count(lost), place.units.get(kind, 0))
    march_off(place, lost)
    if count(lost):
        play.tell(UnitsLost(seat=seat, province=place.id, units=told_units(lost), card=card))


def desertion(play: Play[World], seat: str) -> None:
    """Lose one unit where most stand (2 of spades)."""
    place = most_units(play.state, seat)
    if place:
        lose_units(play, place, 1, "2S")


def fever(play: Play[World], seat: str) -> None:
    """Lose a quarter of the units where most stand, rounded down (3 of spades)."""
    place = most_units(play.state, seat)
    if place:
        lose_units(play, place, count(place.units) // FEVER_PART, "3S")


def floods(play: Play[World], seat: str) -> None:
    """Let the most valuable province yield nothing at this seat-turn's income (4 of spades)."""
    world = play.state
    held = world.held(seat)
    if held:
        world.houses[seat].flooded = max(held, key=lambda place: (place.value, -place.no)).id


def fire(play: Play[World], seat: str) -> None:
    """Burn the first kind of improvement held, in its lowest-numbered province (5 of spades)."""
    world = play.state
    for kind in BURNING:
        for place in world.held(seat):
            if getattr(place, kind):
                ruin(place, kind)
                play.tell(WorkBurned(seat=seat, building=kind, province=place.id))
                return


def harvest(play: Play[World], seat: str) -> None:
    """Take a quarter of this seat-turn's gold (9 of spades)."""
    play.state.houses[seat].bad_harvest = True


def mutiny(play: Play[World], seat: str) -> None:
    """Pay most of the mercenaries 2 gold each, or see them leave (10 of spades, CAN-2.4b)."""
    world, house = play.state, play.state.houses[seat]
    place = max(world.held(seat), key=lambda one: (one.units.get("mercenaries", 0), -one.no), default=None)
    hired = place.units.get("mercenaries", 0) if place else 0
    if place is None or not hired:
        return
    if house.military >= MUTINY_PAY * hired:
        lose_gold(play, seat, MUTINY_PAY * hired, 0, card="TS")  # CAN-2.4b
        return
    march_off(place, {"mercenaries": hired})
    units = told_units({"mercenaries": hired})
    play.tell(UnitsLost(seat=seat, province=place.id, units=units, card="TS"))


MISFORTUNES: dict[str, Callable[[Play[World], str], None]] = {
    "2S": desertion,
    "3S": fever,
    "4S": floods,
    "5S": fire,
    "9S": harvest,
    "TS": mutiny,
}
