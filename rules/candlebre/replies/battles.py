"""Battles that somebody thinks of: with just the forces that he names, and what may come of them (CAN-6, CAN-7)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from rules.candlebre.battle.choices import settled
from rules.candlebre.battle.forecast import CLOSELY, Forecast, attack
from rules.candlebre.battle.marches import ended, there, worth
from rules.candlebre.battle.melee import ATTACKING, DEFENDING
from rules.candlebre.battle.orders import Doctrine
from rules.candlebre.battle.planning import FAIR
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import added, at_most, count, holds, rolling, without
from rules.candlebre.board.seats import allied
from rules.candlebre.board.spoken import ALL, LEADERLESS, ONLY, THOSE, Spoken, places
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.marching import fast, march_on, routes, target_problem, targets
from rules.candlebre.movement.move_orders import tired
from rules.candlebre.movement.moving import able
from rules.candlebre.movement.spoken import foreign, leading, own, staying
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, row

WON = re.compile(r"\b(?:win|chances?|odds|succeed|likely|take it|make it|beat)\b")
"""What is asked of a march of which no forces are named."""
OTHERS = re.compile(
    r"\b(?:buy|bought|hire|build|built|place|put|recruit|raise|research|learn|study|draw|release|ransom|offer|defend|"
    r"defence|attacks|comes|(?:attack|attacked|against|from) (?:me|us)|lose|lost|safe|danger)\b"
)
"""What is asked of something else than a march of one's own."""
SOONER = 40
"""Per cent of the enemy's power below which a careful House leaves the field."""


@dataclass(frozen=True)
class Thought:
    """A march that somebody thinks of."""

    target: Province
    units: Units
    leaders: Sequence[str]
    short: str = ""
    """What of it cannot come, and why."""


def chances(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how a battle would end with the forces that are named, else with those that are to march (CAN-7)."""
    asks = window == "campaign" and not OTHERS.search(said.string)
    thought = imagined(world, seat, said.string) if asks else None
    if thought is None:
        return None
    place, problem = thought.target, target_problem(world, seat, thought.target)
    if problem:
        return Reply(f"{capital(problem[1])}.")
    if not rolling(thought.units):
        return Reply(f"{thought.short} So nobody could march on {place.name}.") if thought.short else None
    if not rolling(there(place)):
        return Reply(f"{place.name} stands empty: {capital(troops(thought.units.items()))} would take it.")
    found = attack(world, seat, place, thought.units, thought.leaders, CLOSELY)
    force = f"{capital(troops(thought.units.items()))}{under(world, seat, thought.leaders)}"
    against = f"against {troops(there(place).items())} in {place.name} ({worth(place)})"
    text = f"{force} {against}: they {ended(found, whole=True)}."
    return Reply(" ".join(filter(None, (thought.short, text, otherwise(world, seat, thought, found)))))


def whom(world: World, seat: str, id: str) -> str:
    """Give what a House calls a leader of its own in passing."""
    return "your leader" if id == f"head-{seat}" else world.person(id).partition(",")[0]


def otherwise(world: World, seat: str, thought: Thought, found: Forecast) -> str:
    """Say how the march ends that is ordered on the same province, where it is another; or with the leader along."""
    march = march_on(world.houses[seat], thought.target.id)
    units, leaders = ordered_on(world, seat, thought.target.id)
    if march and (units, [*leaders]) != (thought.units, [*thought.leaders]):
        as_is = attack(world, seat, thought.target, units, leaders, CLOSELY)
        return f"As you have ordered it, {troops(units.items())}{under(world, seat, leaders)}: they {ended(as_is)}."
    idle = (
        []
        if thought.leaders
        else [one.id for one in in_service(world, seat) if beside(world, seat, one.place, thought)]
    )
    if march or not idle:
        return ""
    better = attack(world, seat, thought.target, thought.units, idle, CLOSELY)
    names = row(whom(world, seat, id) for id in idle)
    return f"With {names} along they {ended(better)}." if better.won != found.won else ""


def beside(world: World, seat: str, origin: str, thought: Thought) -> bool:
    """Tell whether a leader who stands somewhere could go along."""
    return bool(origin) and bool(routes(world, seat, origin, thought.target.id))


def ordered_on(world: World, seat: str, target: str) -> tuple[Units, Sequence[str]]:
    """Give the units and the leaders that are to march on a province."""
    march, units = march_on(world.houses[seat], target), Units()
    groups = march.groups if march else []
    for group in groups:
        units = added(units, group.units)
    return units, [id for group in groups for id in group.leaders]


def imagined(world: World, seat: str, words: str) -> Thought | None:
    """Give the march that somebody thinks of; None where no forces are named and none are to march there."""
    line = Spoken(words)
    line.left = line.left.replace(" left ", " leave ").replace(" kept ", " keep ")
    alone = line.says(LEADERLESS)
    stay, _ = staying(line, world, seat)
    line.named(places(world, own(world, seat)), "(?:(?:from|in|at|of|out of) )")
    ends = line.named(places(world, foreign(world, seat)), "(?:(?:to|on|onto|into|in|at|against|towards?) )?")
    led, counted, kinds = leading(line, world, seat), line.counted(), line.kinds(THOSE)
    every = line.says(ALL)
    line.says(ONLY)
    marches = world.houses[seat].marches
    named = counted or kinds or every
    if line.named(places(world, own(world, seat))) or not (named or stay or WON.search(words)):
        return None
    easy = best(world, seat, counted, kinds, led) if named and not ends and not marches else ""
    target = ends[0] if len(ends) == 1 else marches[-1].target if marches and not ends else easy
    if not target:
        return None
    place = world.provinces[target]
    units, leaders = ordered_on(world, seat, target)
    near = within_reach(world, seat, place)
    if not named:
        return (
            thinner(Thought(place, units, [] if alone else [*dict.fromkeys([*leaders, *led])]), stay) if units else None
        )
    wanted = near if every else {kind: near.get(kind, 0) for kind in kinds} | counted
    comes = at_most(wanted, near)
    leaders = [] if alone else led or (leaders if units else [])
    thought = Thought(place, comes, leaders, lacking(world, seat, place, without(wanted, near)))
    return thinner(thought, stay)


def best(world: World, seat: str, counted: Units, kinds: Sequence[str], led: Sequence[str]) -> str:
    """Give the province that such a force would win likeliest, then the most valuable; none where it reaches none."""
    won = dict[str, tuple[Fraction, int]]()
    for place in targets(world, seat):
        units = meant_of(within_reach(world, seat, place), counted, kinds)
        if rolling(units) and not allied(world, seat, place.owner):
            won[place.id] = (attack(world, seat, place, units, led).won, place.value)
    return max(won, key=lambda id: won[id], default="")


def meant_of(near: Units, counted: Units, kinds: Sequence[str]) -> Units:
    """Give who of those near is meant; all of them where nobody is named."""
    named = {kind: near.get(kind, 0) for kind in kinds} | counted
    return at_most(named, near) if named else near


def easiest(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say which province is won likeliest, with whom somebody names, and give the march where it is worth it."""
    line = Spoken(said.string)
    led, counted, kinds = leading(line, world, seat), line.counted(), line.kinds(THOSE)
    target = best(world, seat, counted, kinds, led) if window == "campaign" else ""
    if not target:
        return None
    place = world.provinces[target]
    units = meant_of(within_reach(world, seat, place), counted, kinds)
    found = attack(world, seat, place, units, led, CLOSELY)
    force = f"{capital(troops(units.items()))}{under(world, seat, led)}"
    against = f"against {troops(there(place).items())}: they {ended(found)}."
    text = f"Easiest is {place.name} ({worth(place)}). {force} {against}"
    origins = [one for one in world.held(seat) if "" in routes(world, seat, one.id, target) and holds(one.units, units)]
    if found.won < FAIR or not origins:
        return Reply(f"{text} I would not march with so few." if found.won < FAIR else text)
    here = tuple(one.id for one in in_service(world, seat) if one.place == origins[0].id and (not led or one.id in led))
    return Reply(text, [MarchOn(origin=origins[0].id, target=target, units=units, leaders=here if led else ())])


def under(world: World, seat: str, leaders: Sequence[str]) -> str:
    """Say who leads a force: ` under your leader`; nothing where nobody does."""
    return f" under {row(whom(world, seat, id) for id in leaders)}" if leaders else ""


def thinner(thought: Thought, stay: Units | None) -> Thought:
    """Give a march without those who are to stay behind."""
    return replace(thought, units=without(thought.units, stay or {}))


def within_reach(world: World, seat: str, place: Province) -> Units:
    """Give all units of a seat that may march on a province this turn, also those who are to march (CAN-6.3)."""
    total = Units()
    for one in world.held(seat):
        units = {kind: number for kind, number in one.units.items() if reaches(world, seat, one, kind, place)}
        total = added(total, units)
    return total


def reaches(world: World, seat: str, start: Province, kind: str, place: Province) -> bool:
    """Tell whether units of a type may march from one province on another: from next door, or fast (CAN-6.1)."""
    ways = [] if start.protected_by else routes(world, seat, start.id, place.id)
    return "" in ways or bool(ways and fast({kind: 1}))


def lacking(world: World, seat: str, place: Province, missing: Units) -> str:
    """Say of whom no more can march on a province, and where others of them stand (CAN-6.3, CAN-6.9)."""
    if not count(missing):
        return ""
    far = [
        f"{troops([(kind, one.units[kind])])} in {one.name}"
        for kind in missing
        for one in world.held(seat)
        if one.units.get(kind, 0) and not reaches(world, seat, one, kind, place)
    ]
    where = (
        f": {row(far)} {'stand' if far[1:] else 'are'} too far away, and moves come after the marches" if far else ""
    )
    return f"{capital(troops(missing.items()))} cannot march on {place.name} this turn{where}."


def moves_first(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say that who moves within his own land attacks in the next turn at the earliest (CAN-4.1, CAN-6.9)."""
    del window
    after = (
        "No: marches come first, and moves within your own land only after the battles, in the second half of your "
        "turn. Who moves now may march from there in your next turn."
    )
    target = Spoken(said.string).named(places(world, foreign(world, seat)))
    near = [one for one in world.held(seat) if target and one.units and "" in routes(world, seat, one.id, target[0])]
    stand = row(f"{troops(one.units.items())} in {one.name}" for one in near)
    name = world.provinces[target[0]].name if target else ""
    return Reply(f"{after} Beside {name} now: {stand}." if near else after)


def stuck(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say why nobody of those who are named can take a step from where they stand (CAN-6.10, CAN-6.14)."""
    line = Spoken(said.string)
    named, kinds = line.named(places(world, own(world, seat))), line.kinds(THOSE)
    if window != "settle" or not named:
        return None
    place = world.provinces[named[0]]
    meant = {kind: number for kind, number in place.units.items() if not kinds or kind in kinds}
    if not meant or any(able(world.houses[seat], place, kind, 1) for kind in meant):
        return None
    return Reply(f"{capital(troops(meant.items()))} in {place.name} cannot move now{tired(place)}.")


def attackers(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whose troops stand beside a province that somebody would take, or holds (CAN-6.3)."""
    del window
    named = Spoken(said.string).named(places(world, world.provinces))
    if len(named) != 1:
        return None
    place = world.provinces[named[0]]
    around = [world.provinces[id] for id in place.near]
    rivals = [one for one in around if one.owner not in ("", seat) and rolling(one.units)]
    empty = [one for one in around if one.owner not in ("", seat) and not rolling(one.units)]
    lines = [f"{world.name(one.owner)} with {troops(one.units.items())} in {one.name}" for one in rivals]
    calm = "nobody's troops" if not lines else row(lines)
    open_land = (
        f" {row(f'{one.name} of {world.name(one.owner)}' for one in empty)} beside it holds nobody." if empty else ""
    )
    fast_ones = " Cavalry and light infantry may come from two steps away, through land of their own."
    return Reply(f"Beside {place.name}: {calm}.{open_land} Neutrals never march.{fast_ones}")


def leaving(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say when an army leaves the field by its standing orders, and how to have it leave sooner (CAN-7.17d)."""
    del said
    house = world.houses[seat]
    attacks = settled([house.attack], ATTACKING).withdraw_ratio
    holds = settled([house.defence], DEFENDING).withdraw_ratio
    when = f"once your power is below {attacks} % of the enemy's" if attacks else "never"
    hold = f"below {holds} %" if holds else "never"
    text = (
        f"Your attacks withdraw {when}, your defenders {hold}: that is looked at after each round, so an army that a "
        "single round destroys, or that stands at more than that to its last round, dies where it fights. It needs a "
        "province of yours beside the battle; it costs 2 honor, and 3 in 20 of those left are caught."
    )
    sooner = Doctrine(role="attack", setting="withdraw_ratio", value=str(SOONER))
    return Reply(text, [sooner] if window == "campaign" and attacks != SOONER else [])
