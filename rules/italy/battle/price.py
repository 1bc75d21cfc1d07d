"""Counsel on spending: what talents do in the battles that await a Power, and what they are worth kept (ITA-5)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.italy.battle.gains import FEARED, Prospect, battles, division, fall, helped, unspent
from rules.italy.battle.purses import purse
from rules.italy.battle.race import each_turn
from rules.italy.battle.reasons import at, badly, where, within
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.words import talents
from rules.italy.realm.spending import Spend
from rules.italy.seats.ending import score
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import capital, figure, points_of, row, the

Pieces = Sequence[Counsel[World]]
Plan = Mapping[str, Prospect]
"""What is spent in each battle that awaits a seat, by its attacker."""
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
    told = [
        f"{moved(world, seat, name, ways[name][0], one)}, worth about {points_of(worth_of(ways[name][0], one))}"
        f" for {one.talents}"
        for name, one in plan.items()
        if one.talents
    ]
    kept = keeping(world, seat, plan)
    if told:
        bare = open_homes(world, seat, ways, plan)
        text = within(f"Of your {talents(power.revenue)}, {'; '.join(told[:NAMED])}.", *doubts(world, seat, plan))
        text = within(text, *bare.values(), beyond(world, seat, plan))
        other = [divided(world, seat, one) for one in (instead(world, seat, ways, plan, name) for name in bare) if one]
        offers = (divided(world, seat, plan), *other[:1], build)
        return [Counsel(Weight.DECIDE, ended(text, kept), "ITA-5.1", offers)]
    if helped(world, seat, ways) and fall(world, seat, {name: found[0] for name, found in ways.items()}) >= FEARED:
        return ()  # the warning has its own price
    dear = nearest(ways)
    text = unpaid(seat, ways, world) if dear is None else price(world, seat, *dear)
    offers = () if dear is None else (divided(world, seat, {dear[0]: dear[2]}),)
    spoken = next(iter(ways)) if dear is None else dear[0]
    bare = open_homes(world, seat, ways, plan)
    bare.pop(spoken, "")
    idle = {name: found[0] for name, found in ways.items()}
    text = within(text, *doubts(world, seat, idle), *bare.values(), beyond(world, seat, idle))
    return [Counsel(Weight.CHANCE, ended(text, kept), "ITA-5.1", (build, *offers))]


def doubts(world: World, seat: str, plan: Plan) -> list[str]:
    """Say of each battle what the player on the other side may spend on it, and how it stands then (ITA-5.13)."""
    return [purse(world, seat, name, one) for name, one in plan.items()]


def beyond(world: World, seat: str, plan: Plan) -> str:
    """Say what the likeliest attacker takes besides if he wins big, or that a seat falls by it (ITA-8.3, ITA-1.7)."""
    feared = [(name, one) for name, one in plan.items() if name != seat and one.won("attacker", "major")]
    worst = max(feared, key=lambda each: each[1].won("attacker", "major"), default=None)
    return badly(world, seat, *worst) if worst else ""


def instead(world: World, seat: str, ways: Ways, plan: Plan, name: str) -> Plan:
    """Give a plan with the first sum that would tell in another battle, alone where not both can be paid."""
    found, free = ways[name], unspent(world, seat)
    if len(found) == 1 or found[1].talents > free:
        return {}
    both = sum(one.talents for one in plan.values()) + found[1].talents <= free
    return {**plan, name: found[1]} if both else {name: found[1]}


def open_homes(world: World, seat: str, ways: Ways, plan: Plan) -> dict[str, str]:
    """Say which homes are attacked and get nothing by a plan, how likely each is lost, and what would help."""
    told = {}
    for name, found in ways.items():
        place = world.provinces[found[0].province]
        if name == seat or place.home != seat or plan[name].talents:
            continue
        lost = f"{where(world, found[0])} falls to {the(world.name(name))}, {in_ten(found[0].won('attacker'))}"
        other = instead(world, seat, ways, plan, name)
        if other:
            worth = worth_of(found[0], found[1])
            added = " more" if len(other) > 1 else " there instead"
            how = added if any(one.talents for one in plan.values()) else ""
            lost += f"; {found[1].talents}{how} make it {in_ten(found[1].won('attacker'))}"
            lost += f", worth about {worth}" if worth else ""
        told[name] = f"{lost}."
    return told


def keeping(world: World, seat: str, plan: Plan) -> tuple[str, ...]:
    """Say at length and in short what a plan leaves for the score, and what of it can go nowhere else (ITA-2.9)."""
    power, land, spent = world.powers[seat], Land(world), sum(one.talents for one in plan.values())
    rest = power.revenue - spent
    then = score(world, seat) + rest + each_turn(land, seat) - land.revenue(seat)  # homes in other hands cost at once
    what, bound = f"{'The other' if spent else 'All'} {talents(rest)}", power.earmarked
    less = score(world, seat) + rest - then
    lost = f", {less} less for homes in other hands" if less > 0 else ""
    makes = [f"{what} {on} make your score {figure(then)}{lost}" for on in ("on Civic Improvement", "kept")]
    if not bound:
        return tuple(f"{one}." for one in makes) if rest else ()
    why = f"{bound} of them can go nowhere else, as a people of one home pays them"
    short = f"{bound} can go nowhere else"
    return (
        *(f"{one}; {more}." for more in (why, short) for one in makes),
        f"{bound} can go to nothing but your score.",
    )


def ended(text: str, kept: Sequence[str]) -> str:
    """Add what is kept, as fully as there is room for."""
    return next((said for one in kept if (said := within(text, one)) != text), text)


def nearest(ways: Ways) -> tuple[str, Prospect, Prospect] | None:
    """Give the battle in which a sum comes nearest to its price, without it and with it; None where none tells."""
    found = [(name, found[0], found[1]) for name, found in ways.items() if found[1:]]
    return max(found, key=lambda each: each[2].gain - each[1].gain, default=None)


def price(world: World, seat: str, attacker: str, before: Prospect, after: Prospect) -> str:
    """Say what a sum would do, and what that is worth."""
    said, worth = moved(world, seat, attacker, before, after), worth_of(before, after)
    return f"{capital(said)}: worth about {points_of(worth)}{net(before, after)}."


def net(before: Prospect, after: Prospect) -> str:
    """Say by how much a sum gains more or less than it costs: `, 11 less than its price`."""
    left = worth_of(before, after) - after.talents
    return f", {abs(left)} {'more' if left > 0 else 'less'} than its price" if left else ", which is its price"


def worth_of(before: Prospect, after: Prospect) -> int:
    """Give what a sum is worth to a score, without its price."""
    return max(0, round(after.gain - before.gain + after.talents))


def unpaid(seat: str, ways: Ways, world: World) -> str:
    """Say how much it takes to change a battle, where that is more than there is (ITA-7.2)."""
    name, (one, *_) = next(iter(ways.items()))
    ours, step = int(name != seat), world.rules.generator_step
    place, odds = where(world, one), at(one.won("defender" if ours else "attacker"))
    more = step - one.points[ours] % step
    return f"Too few to change a battle: {place} stands at {odds}, and it takes {more} to better that."


def moved(world: World, seat: str, attacker: str, before: Prospect, after: Prospect) -> str:
    """Say what a sum does in a battle."""
    side = "attacker" if attacker == seat else "defender"
    what = "on Attack" if attacker == seat else f"against {the(world.name(attacker))}"
    return f"{after.talents} {what} win {at(after.won(side))}, not {at(before.won(side))}"


def divided(world: World, seat: str, plan: Plan) -> Offer[World]:
    """Offer to spend so, and say against whom."""
    own = plan[seat].talents if seat in plan else 0
    held = {name: one.talents for name, one in plan.items() if one.talents and name != seat}
    attack = [f"{own} on Attack"] if own else []
    ways = (
        row([*attack, *(f"{number} against {the(world.name(name))}" for name, number in held.items())]),
        ", ".join([*attack, *(f"{number} against {world.name(name).split()[0]}" for name, number in held.items())]),
        row([*attack, f"{sum(held.values())} on Defence"]),
    )
    label = next((one for one in ways if len(one) <= BUTTON), ways[-1])
    return Offer(label, Spend(attack=own, defence=held))
