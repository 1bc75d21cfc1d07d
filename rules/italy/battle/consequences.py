"""What an order of Italy does, said as it is given: how an attack stands, and what a division of talents buys."""

from rules.italy.battle.gains import Prospect, battles, falls, strokes
from rules.italy.battle.prizes import Strike
from rules.italy.battle.reasons import BEATEN, WON, at, within
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.words import talents
from rules.italy.realm.spending import Spend
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.orders.order import Order
from rules.kernel.telling.phrases import row, the

SHOWN = 3
"""How many battles are spoken of."""


def consequences(world: World, seat: str, order: Order[World]) -> str:
    """Say what an order does; nothing where that cannot be reckoned (ITA-4.14, ITA-5.1, ITA-6.9)."""
    if isinstance(order, DeclareAttack | Strike):
        return expected(world, seat, strokes(world, seat, [order.province])[0])
    return spent(world, seat) if isinstance(order, Spend) else ""


def expected(world: World, seat: str, one: Prospect) -> str:
    """Say with what the armies would meet, how likely each result is, and when talents can be added (ITA-5.9)."""
    place, (ours, theirs) = world.provinces[one.province], one.points
    text = f"{ours} points against {theirs} of {the(world.name(Land(world).army(place.id)))}"
    text += f" with {talents(one.talents)} on Attack" if one.talents else ""
    more, lost = extra(world, seat, one), one.won("defender", "major")
    told = [f"{at(one.won('attacker'))} you take {place.name}"]
    told += [f"{at(one.won('attacker', 'major'))} {more} too"] if more else []
    told += [f"{at(lost)} {beaten(world, seat, one)}"] if lost else []
    return f"{text}: {', '.join(told)}."


def beaten(world: World, seat: str, one: Prospect) -> str:
    """Say what a Major Victory of the other side does to the attacker (ITA-8.6, ITA-1.7)."""
    homes = one.homes[BEATEN]
    if falls(Land(world), seat, homes):
        return "you fall"
    return f"you lose a {'home' if homes else 'province'}"


def extra(world: World, seat: str, one: Prospect) -> str:
    """Name the province that a Major Victory takes besides; empty where there is none (ITA-8.3)."""
    minor, major = (set(one.lands[WON[degree]].held(seat)) for degree in ("minor", "major"))
    return row(world.provinces[id].name for id in world.provinces if id in major - minor)


def spent(world: World, seat: str) -> str:
    """Say how likely each battle that awaits a seat is won with what it was given, and what is kept (ITA-5.1)."""
    said, power = [], world.powers[seat]
    for attacker, (one, *_) in battles(world, seat).items():
        whose = "" if attacker == seat else f" against {the(world.name(attacker))}"
        odds = at(one.won("attacker" if attacker == seat else "defender"))
        said.append(f"{world.provinces[one.province].name}{whose} {odds}")
    kept = f"{talents(power.civic_now)} of Civic Improvement count for your score."
    return within(kept, f"You win {row(said[:SHOWN])}." if said else "")
