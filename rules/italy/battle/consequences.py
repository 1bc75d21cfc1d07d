"""What an order of Italy does, said as it is given: how an attack stands, and what a division of talents buys."""

from rules.italy.battle.counsel import at, stroke
from rules.italy.battle.gains import battles, strokes
from rules.italy.battle.prizes import Strike
from rules.italy.board.state import World
from rules.italy.board.words import talents
from rules.italy.realm.spending import Spend
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import LONGEST
from rules.kernel.telling.phrases import the

SHOWN = 3
"""How many battles are spoken of."""


def consequences(world: World, seat: str, order: Order[World]) -> str:
    """Say what an order does; nothing where that cannot be reckoned (ITA-4.14, ITA-5.1, ITA-6.9)."""
    if isinstance(order, DeclareAttack | Strike):
        return stroke(world, strokes(world, seat, [order.province])[0])
    return spent(world, seat) if isinstance(order, Spend) else ""


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
