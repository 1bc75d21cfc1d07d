"""What an order of Italy does, said as it is given: how an attack stands, and what a division of talents buys."""

from rules.italy.battle.gains import Prospect, battles, strokes, unspent
from rules.italy.battle.prizes import Strike
from rules.italy.battle.reasons import WON, at, within
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.words import talents
from rules.italy.realm.spending import Spend
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import LONGEST
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
    more = extra(world, seat, one)
    also = f", and with {more} {at(one.won('attacker', 'major'))}" if more else ""
    lost = one.won("defender", "major")
    said = f"{text}: you take {place.name} {at(one.won('attacker'))}{also}."
    said += f" You lose a province {at(lost)}." if lost else ""
    return within(said, "What you spend on it is asked once all have declared." if unspent(world, seat) else "")


def extra(world: World, seat: str, one: Prospect) -> str:
    """Name the province that a Major Victory takes besides; empty where there is none (ITA-8.3)."""
    minor, major = (set(one.lands[WON[degree]].held(seat)) for degree in ("minor", "major"))
    return row(world.provinces[id].name for id in world.provinces if id in major - minor)


def spent(world: World, seat: str) -> str:
    """Say how likely each battle that awaits a seat is won with what it was given, and what is kept (ITA-5.1)."""
    said, power = [], world.powers[seat]
    for attacker, (one, *_) in battles(world, seat).items():
        place, ours = world.provinces[one.province].name, attacker == seat
        whose = f"in {place}" if ours else f"for {place} against {the(world.name(attacker))}"
        said.append(f"You win the battle {whose} {at(one.won('attacker' if ours else 'defender'))}.")
    kept = f"{talents(power.civic_now)} of Civic Improvement count for your score."
    told = " ".join([*said[:SHOWN], kept])
    return told if len(told) <= LONGEST else kept
