"""Defences: what an invaded country may do, and how its answer is carried out (source 6.8.4.1)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.civilized.battle.aid import besieged_help, lent_help, pay_aid, send, stay_out
from rules.civilized.battle.forces import Clash, Help, conclude, generate, militia_of, muster
from rules.civilized.conquest.retreats import free_of_foes, go, go_back, may_remain
from rules.civilized.defence.events import Answered, EngagementLapsed
from rules.civilized.march.events import ArmyMoved
from rules.civilized.march.expeditions import leave_siege
from rules.civilized.march.marches import Way, find_way, walk
from rules.civilized.march.storms import care_of
from rules.civilized.sea.fights import crosses
from rules.civilized.sea.voyages import Voyage, convoy_problem, find_voyage, fleet
from rules.civilized.siege.siege import begin_siege
from rules.civilized.war.contingents import recall_lent
from rules.civilized.war.relations import (
    Errand,
    at_war,
    field_army,
    invaded,
    is_besieged,
    is_held,
    over_limit,
    place_owner,
    some_of,
    stack,
    stacks,
)
from rules.civilized.world.geography import neighbours
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Engagement
from rules.kernel.play.play import Play

Kind = Literal["battle", "siege", "withdraw", "ignore"]


@dataclass(frozen=True)
class Reply:
    """An answer to an invasion."""

    kind: Kind
    up: str = ""
    """Where a stack stands that moves up."""
    taking: Mapping[str, int] = field(default_factory=dict)
    leaving: Mapping[str, int] = field(default_factory=dict)
    goal: str = ""
    """The hex to which those who leave, or who withdraw, go."""


@dataclass(frozen=True)
class Aid:
    """What an ally does about a fight."""

    country: str
    kind: Literal["contingent", "points", "out"]
    side: str
    elements: tuple[str, ...] = ()
    general: str = ""


def movers_up(world: World, engagement: Engagement) -> list[str]:
    """Give where the stacks stand that could move up to a hex this season (CIV-6.8.4.1d)."""
    country = engagement.defender
    return [
        hexagon
        for hexagon, those in (stacks(world, country) if country else {}).items()
        if hexagon != engagement.hex
        and any(not one.aided for one in those)
        and not any(is_besieged(world, one) for one in those)
        and over_limit(world, country, engagement.hex, 1) is None
        and up_way(world, country, hexagon, engagement.hex, 1) is not None
    ]


def up_group(world: World, engagement: Engagement, start: str, taking: Mapping[str, int]) -> list[Element]:
    """Give those of a stack that move up: so many of each type, else all who have not yet (CIV-6.8.4.1d)."""
    free = [one for one in stack(world, engagement.defender, start) if not one.aided]
    return some_of(free, taking) if taking else free


def up_problem(world: World, engagement: Engagement, start: str, taking: Mapping[str, int]) -> Problem | None:
    """Say why so many of a stack may not move up: no room for them, or no way (CIV-6.8.3b, CIV-6.8.4.1d)."""
    country, number = engagement.defender, len(up_group(world, engagement, start, taking))
    crowded = over_limit(world, country, engagement.hex, number)
    if crowded or up_way(world, country, start, engagement.hex, number):
        return crowded
    return "CIV-6.8.4.1d", f"there are not ships enough for {number} elements; send fewer"


def up_way(world: World, country: str, start: str, goal: str, size: int) -> Way | Voyage | None:
    """Give the way by which a stack moves up: a season's move by land, else with its ships at hand (CIV-6.8.4.1d)."""
    found = find_way(world, Errand(country, goal, size), start, [goal])
    if isinstance(found, Way):
        return found
    ships = fleet(world, country, start)
    if not ships or convoy_problem(ships, size):
        return None
    voyage = find_voyage(world, start, goal)
    return voyage if isinstance(voyage, Voyage) else None


def leavers(world: World, engagement: Engagement) -> list[str]:
    """Give the cities to which men may leave before a siege: within a season's move (CIV-6.8.4.1e)."""
    return [
        city.id
        for city in (world.cities_of(engagement.defender) if engagement.defender else [])
        if city.hex != engagement.hex and in_reach(world, engagement.defender, engagement.hex, city.hex)
    ]


def in_reach(world: World, country: str, start: str, goal: str) -> bool:
    """Tell whether a place, which no enemy besieges, is within one season's move by land (CIV-6.8.4.5j)."""
    if not free_of_foes(world, country, goal):
        return False
    return isinstance(find_way(world, Errand(country, goal, 1), start, [goal]), Way)


def may_withdraw(world: World, engagement: Engagement) -> bool:
    """Tell whether there is a stack in an open hex that could leave (CIV-6.8.4.1f)."""
    return place_owner(world, engagement.hex) != engagement.defender and bool(
        stack(world, engagement.defender, engagement.hex)
    )


def withdrawals(world: World, engagement: Engagement) -> list[str]:
    """Give where a stack may withdraw: own cities in reach, else own hexes beside it (CIV-6.8.4.1f)."""
    country, start = engagement.defender, engagement.hex
    cities = [
        city.hex for city in world.cities_of(country) if city.hex != start and in_reach(world, country, start, city.hex)
    ]
    beside = [
        near
        for near in neighbours(world, start)
        if world.owners.get(near) == country and near != engagement.came and free_of_foes(world, country, near)
    ]
    return list(dict.fromkeys((*cities, *beside)))


def has_choice(world: World, engagement: Engagement) -> bool:
    """Tell whether anything but to ignore an invader is possible (CIV-6.8.4.1g)."""
    held = place_owner(world, engagement.hex) is not None or bool(stack(world, engagement.defender, engagement.hex))
    return held or bool(movers_up(world, engagement))


def default_reply(world: World, engagement: Engagement) -> Reply:
    """Give what silence means, and what an impossible answer falls back on (CIV-6.8.4.1h)."""
    if place_owner(world, engagement.hex) == engagement.defender:
        return Reply("siege")
    here = stack(world, engagement.defender, engagement.hex)
    if not here:
        return Reply("ignore")
    attackers = [id for id in engagement.elements if id in world.elements]
    goals = withdrawals(world, engagement)
    if len(here) >= len(attackers) or not goals:
        return Reply("battle")
    return Reply("withdraw", goal=goals[0])


def has_cause(world: World, engagement: Engagement) -> bool:
    """Tell whether there is still something to decide (CIV-6.8.1i)."""
    there = [id for id in engagement.elements if id in world.elements and world.elements[id].hex == engagement.hex]
    if not there or (engagement.defender and not at_war(world, engagement.mover, engagement.defender)):
        return False
    siege = world.sieges.get(engagement.hex)
    if engagement.kind in ("sally", "relief"):
        return siege is not None and siege.besieger == engagement.defender
    if engagement.kind == "meeting":
        return bool(stack(world, engagement.defender, engagement.hex))
    return siege is None and invaded(world, engagement.mover, engagement.hex) == engagement.defender


def lapse(play: Play[World], engagement: Engagement) -> None:
    """Let an engagement without cause fall away; its mover stays if he may, else goes back (CIV-6.8.1i)."""
    world, mover = play.state, engagement.mover
    engagement.result = "lapsed"
    army = [world.elements[id] for id in engagement.elements if id in world.elements]
    army = [one for one in army if one.hex == engagement.hex]
    play.tell(EngagementLapsed(mover=mover, place=engagement.hex))
    if army and engagement.kind != "sally" and not may_remain(world, mover, engagement.hex):
        go_back(play, army, engagement.came or engagement.back, "lapsed")


def prepare(play: Play[World], engagement: Engagement, reply: Reply | None, aids: Sequence[Aid]) -> Clash | None:
    """Carry an answer out up to the battle; without one contingents stay at home unspent (CIV-6.8.1h, CIV-6.8.4.3b)."""
    clash = carry_answer(play, engagement, reply, aids)
    if clash is None:
        for one in [play.state.elements.get(id) for aid in aids for id in aid.elements]:
            if one:
                one.aided = False
    return clash


def carry_answer(play: Play[World], engagement: Engagement, reply: Reply | None, aids: Sequence[Aid]) -> Clash | None:
    """Carry an answer out as it is still possible, and gather for a battle (CIV-6.8.1h, CIV-6.8.1i)."""
    world = play.state
    if not has_cause(world, engagement):
        lapse(play, engagement)
        return None
    if engagement.kind in ("sally", "relief"):
        return gather(play, engagement, stack(world, engagement.defender, engagement.hex), aids)
    recall_lent(world, engagement.defender)
    reply = reply or default_reply(world, engagement)
    if reply.kind == "battle":
        return battle(play, engagement, reply, aids)
    return other_answer(play, engagement, reply, aids)


def other_answer(play: Play[World], engagement: Engagement, reply: Reply, aids: Sequence[Aid]) -> Clash | None:
    """Stand a siege, withdraw or ignore, as it is still possible, else by default (CIV-6.8.1i, CIV-6.8.4.1h)."""
    world = play.state
    if reply.kind == "siege" and (not engagement.defender or place_owner(world, engagement.hex) == engagement.defender):
        give_aid(play, engagement, [one for one in aids if one.kind != "contingent"])
        stand_siege(play, engagement, reply)
    elif reply.kind == "withdraw" and reply.goal in withdrawals(world, engagement):
        tell_answer(play, engagement, "withdraw")
        engagement.result = "withdrawn"
        army = stack(world, engagement.defender, engagement.hex)
        go(play, army, reply.goal, "withdraw", engagement.hex)  # the invader stays (CIV-6.8.4.1n)
        leave_siege(play, engagement.defender, engagement.hex)
    elif reply.kind == "ignore" and not stack(world, engagement.defender, engagement.hex):
        tell_answer(play, engagement, "ignore")
        engagement.result = "ignored"  # the hex stays its owner's (CIV-6.8.4.1i)
    else:
        fallback = default_reply(world, engagement)
        if fallback.kind == "battle":
            return battle(play, engagement, fallback, aids)
        return other_answer(play, engagement, fallback, aids)
    return None


def tell_answer(play: Play[World], engagement: Engagement, answer: Kind) -> None:
    """Tell how an invasion is answered."""
    engagement.answer = answer
    play.tell(Answered.of(engagement, place=engagement.hex))


def stand_siege(play: Play[World], engagement: Engagement, reply: Reply) -> None:
    """Let some leave, bring a stack in, and shut the gates (CIV-6.8.4.1e)."""
    world, country = play.state, engagement.defender
    tell_answer(play, engagement, "siege")
    going = some_of(stack(world, country, engagement.hex) if country else [], reply.leaving)
    if going and reply.goal and in_reach(world, country, engagement.hex, reply.goal):
        go(play, going, reply.goal, "leave", engagement.hex)
    if reply.up:
        move_up(play, engagement, reply)
    engagement.result = "besieged"
    army = stack(world, engagement.mover, engagement.hex)
    if len(army) >= field_army(world):
        begin_siege(play, engagement.mover, engagement.hex, engagement.came)
    else:
        go_back(play, army, engagement.came, "siege")


def battle(play: Play[World], engagement: Engagement, reply: Reply, aids: Sequence[Aid]) -> Clash | None:
    """Move up and gather for battle; with nobody there it becomes a siege or is let be (CIV-6.8.4.1c, CIV-6.8.4.1d)."""
    world = play.state
    if reply.up:
        move_up(play, engagement, reply)
    defenders = stack(world, engagement.defender, engagement.hex)
    if not defenders and not militia_of(world, engagement.defender, engagement.hex):
        kind: Kind = "siege" if place_owner(world, engagement.hex) == engagement.defender else "ignore"
        return other_answer(play, engagement, Reply(kind), aids)
    tell_answer(play, engagement, "battle")
    return gather(play, engagement, defenders, aids)


def move_up(play: Play[World], engagement: Engagement, reply: Reply) -> None:
    """Move a stack up with its cards; a siege that it leaves is lifted (CIV-6.8.4.1d, CIV-6.8.3.3k)."""
    world, country, start = play.state, engagement.defender, reply.up
    if start not in movers_up(world, engagement):
        return
    group = up_group(world, engagement, start, reply.taking)
    if any(is_held(world, one) for one in group) and attacks_undecided(world, country, start):
        return
    if over_limit(world, country, engagement.hex, len(group)):
        return
    way = up_way(world, country, start, engagement.hex, len(group))
    for one in group:
        one.aided = True
    if way is None or not group or not come_up(play, country, start, engagement.hex, group, way):
        return
    for one in group:
        one.hex = engagement.hex
    types = tuple(one.type for one in group)
    play.tell(ArmyMoved(country=country, start=start, goal=engagement.hex, types=types, by="up"))
    leave_siege(play, country, start)


def attacks_undecided(world: World, country: str, hexagon: str) -> bool:
    """Tell whether a stack has opened an engagement that is not decided yet (CIV-6.8.1h)."""
    return any(one.mover == country and one.hex == hexagon and not one.result for one in world.engagements.values())


def come_up(play: Play[World], country: str, start: str, goal: str, group: list[Element], way: Way | Voyage) -> bool:
    """Take a stack along its way; tell whether anything of it arrives."""
    world = play.state
    care = care_of(world, country, world.season, goal)
    if isinstance(way, Way):
        place = walk(play, Errand(country, goal, len(group)), group, way, world.season, care)
        return bool(group) and place == len(way.hexes) - 1
    ships = fleet(world, country, start)
    if not crosses(play, country, ships, group, way, care):
        return False
    for ship in ships:
        ship.hex = goal
    return True


def gather(play: Play[World], engagement: Engagement, defenders: Sequence[Element], aids: Sequence[Aid]) -> Clash:
    """Bring the contingents, and give the battle (CIV-6.8.4.3f)."""
    world = play.state
    engagement.answer = "battle"
    helps = [*lent_help(world, engagement), *besieged_help(world, engagement), *give_aid(play, engagement, aids)]
    lent = {id for one in helps for id in one.elements}
    return muster(world, engagement, [one for one in defenders if one.id not in lent], helps)


def give_aid(play: Play[World], engagement: Engagement, aids: Sequence[Aid]) -> list[Help]:
    """Carry out what allies do, in the order of their answers (CIV-6.8.4.3b, CIV-6.8.4.3d)."""
    found: list[Help] = []
    staying: list[tuple[str, str]] = []
    for one in aids:
        side = 0 if one.side == engagement.mover else 1
        if one.kind == "contingent":
            helped = send(play, one.country, side, engagement, one.elements, one.general)
            found += [helped] if helped else []
        elif one.kind == "out" or not pay_aid(play, one.country, side, engagement):
            staying.append((one.country, (engagement.mover, engagement.defender)[side]))
    stay_out(play, engagement, staying)
    return found


def fight_out(play: Play[World], clash: Clash) -> None:
    """Decide a battle with dice and carry out what comes of it (CIV-6.8.4.2d)."""
    conclude(play, clash, generate(play, clash))
