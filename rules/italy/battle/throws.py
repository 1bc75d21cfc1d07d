"""The throws of the generator, counted out: how likely each result is between armies of so many points (ITA-7)."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

from rules.italy.battle.deciding import judged
from rules.italy.board.state import World
from rules.italy.board.tables import DIE
from rules.kernel.orders.question import counted
from rules.kernel.table.results import Result

OUTCOMES = (
    Result(winner="attacker", degree="major"),
    Result(winner="attacker", degree="minor"),
    Result(winner="defender", degree="minor"),
    Result(winner="defender", degree="major"),
)


def chances(world: World, attacker: int, defender: int) -> dict[Result, Fraction]:
    """Give the chance of each result between armies of so many points; drawn throws are thrown again (ITA-7.3)."""
    step = world.rules.generator_step
    more = attacker // step - defender // step
    found = counted((judged(world, lead + more), ways) for lead, ways in leads().items() if lead + more)
    return {outcome: found.get(outcome, Fraction(0)) for outcome in OUTCOMES}


@cache
def leads() -> Counter[int]:
    """Count in how many throws the attacker's higher die leads by how much (ITA-7.1)."""
    return Counter(max(a, b) - max(c, d) for a, b, c, d in product(range(1, DIE + 1), repeat=4))
