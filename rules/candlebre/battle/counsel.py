"""Counsel on battles: what can be taken, what neighbours may take, and when one had better leave (CAN-7)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.candlebre.battle.battles import muster
from rules.candlebre.battle.forecast import fought
from rules.candlebre.battle.marches import marches
from rules.candlebre.battle.odds import has_refuge
from rules.candlebre.battle.orders import Rest, Withdraw, refuges
from rules.candlebre.board.forces import count
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import WITHDRAWAL_HONOR
from rules.candlebre.board.wording import troops
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight, by_topic, in_ten
from rules.kernel.telling.phrases import capital


def bout(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say how the battle that is being fought would end if it went on, and what leaving it costs (CAN-7.18)."""
    battle = world.battle
    if window.name != "round" or battle is None:
        return ()
    place, mine = world.provinces[battle.target], battle.attacker.seat == seat
    ways = has_refuge(world, battle.attacker.seat, place), has_refuge(world, battle.defender.seat, place)
    melee = muster(world, battle)
    melee.round = battle.round
    won = fought(melee, ways).won
    chance, force = (won, battle.attacker) if mine else (1 - won, battle.defender)
    text = (
        f"{capital(place.name)} is {'taken' if mine else 'held'} {in_ten(chance)} if your "
        f"{troops(force.units.items())} fight on as your doctrine says."
    )
    if not battle.round or not refuges(world, seat):
        return [Counsel(Weight.DECIDE, text, "CAN-7.18", (Offer("Let the doctrine decide", Rest()),))]
    caught = Fraction(3, 20) * count(force.units)
    text += f" To withdraw costs {-WITHDRAWAL_HONOR} honor and, of {count(force.units)} units, about {round(caught)}."
    offers: tuple[Offer[World], ...] = (Offer("Let the doctrine decide", Rest()), Offer("Withdraw", Withdraw()))
    return [Counsel(Weight.DECIDE, text, "CAN-7.15", offers if chance >= Fraction(1, 3) else offers[::-1])]


counsel = by_topic(marches, bout)
