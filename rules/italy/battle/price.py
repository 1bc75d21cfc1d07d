"""Counsel on spending: what talents do in the battles that await a Power, and what they are worth kept (ITA-5)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.italy.battle.gains import FEARED, Prospect, battles, division, each_turn, fall, helped
from rules.italy.battle.reasons import at, within
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.words import talents
from rules.italy.realm.spending import Spend
from rules.italy.seats.ending import score
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight
from rules.kernel.telling.phrases import capital, figure, row, the

Pieces = Sequence[Counsel[World]]
Ways = Mapping[str, list[Prospect]]
"""Each battle that awaits a seat by its attacker, with every sum that would tell in it, the least first."""
NAMED = 2
"""How many battles are spoken of."""


def spend(world: World, seat: str, window: Window[Any]) -> Pieces:  # Any: windows differ in their orders
    """Say which sums tell in the battles that await a seat, and are worth it (ITA-5.1, ITA-7.2)."""
    if window.name != "spend":
        return ()
    power, ways = world.powers[seat], battles(world, seat)
    plan, build = division(world, seat, ways), Offer("All on Civic Improvement", Spend())
    told = [moved(world, seat, name, ways[name][0], one) for name, one in plan.items() if one.talents]
    rest = power.revenue - sum(one.talents for one in plan.values())
    land = Land(world)
    then = score(world, seat) + rest + each_turn(land, seat) - land.revenue(seat)  # homes in other hands cost at once
    kept = f"{'The other' if told else 'All'} {talents(rest)} count for your score: {figure(then)} then."
    if told:
        text = within(f"Of your {talents(power.revenue)}, {'; '.join(told[:NAMED])}.", kept if rest else "")
        return [Counsel(Weight.DECIDE, text, "ITA-5.1", (divided(seat, plan), build))]
    if helped(ways, seat) and fall(world, seat, {name: found[0] for name, found in ways.items()}) >= FEARED:
        return ()  # the warning has its own price
    dear = nearest(ways)
    text = unpaid(seat, ways, world) if dear is None else price(world, seat, *dear)
    more = () if dear is None else (divided(seat, {dear[0]: dear[2]}),)
    return [Counsel(Weight.CHANCE, within(text, kept), "ITA-5.1", (build, *more))]


def nearest(ways: Ways) -> tuple[str, Prospect, Prospect] | None:
    """Give the battle in which a sum comes nearest to its price, without it and with it; None where none tells."""
    found = [(name, found[0], found[1]) for name, found in ways.items() if found[1:]]
    return max(found, key=lambda each: each[2].gain - each[1].gain, default=None)


def price(world: World, seat: str, attacker: str, before: Prospect, after: Prospect) -> str:
    """Say what a sum would do, and what that is worth."""
    worth = max(0, round(after.gain - before.gain + after.talents))
    return f"{capital(moved(world, seat, attacker, before, after))}: worth {worth} to your score, for {after.talents}."


def unpaid(seat: str, ways: Ways, world: World) -> str:
    """Say how much it takes to change a battle, where that is more than there is (ITA-7.2)."""
    name, (one, *_) = next(iter(ways.items()))
    ours, step = int(name != seat), world.rules.generator_step
    place, odds = world.provinces[one.province].name, at(one.won("defender" if ours else "attacker"))
    more = step - one.points[ours] % step
    return f"Too few to change a battle: {place} stands at {odds}, and it takes {more} to better that."


def moved(world: World, seat: str, attacker: str, before: Prospect, after: Prospect) -> str:
    """Say what a sum does in a battle."""
    side = "attacker" if attacker == seat else "defender"
    what = "on Attack" if attacker == seat else f"against {the(world.name(attacker))}"
    return f"{after.talents} {what} win {at(after.won(side))}, not {at(before.won(side))}"


def divided(seat: str, plan: Mapping[str, Prospect]) -> Offer[World]:
    """Offer to spend so."""
    own = plan[seat].talents if seat in plan else 0
    held = {name: one.talents for name, one in plan.items() if one.talents and name != seat}
    parts = [(own, "Attack"), (sum(held.values()), "Defence")]
    label = row(f"{number} on {use}" for number, use in parts if number)
    return Offer(label, Spend(attack=own, defence=held))
