"""Expeditions: marches and landings as they are planned, carried out, and run into others (CIV-6.8.1e, CIV-6.8.4.1)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.civilized.cities.disorder import allied, enemies
from rules.civilized.forces.levies import number_of
from rules.civilized.march.events import ArmyMoved, ArmyStopped, Engaged, SiegeEnded
from rules.civilized.march.generals import commander
from rules.civilized.march.marches import Way, find_way, halting_place, walk
from rules.civilized.march.storms import care_of
from rules.civilized.war.contingents import drop_siege, recall_lent
from rules.civilized.war.relations import (
    Errand,
    at_war,
    bond_between,
    field_army,
    has_passage,
    hostile_at,
    invaded,
    is_besieged,
    is_held,
    not_at_war,
    over_limit,
    place_owner,
    stack,
)
from rules.civilized.war.wars import act_of_war, begin_war, breach
from rules.civilized.world.geography import grid, on_map
from rules.civilized.world.requirements import Problem, listed
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Engagement, Exploration, Season
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

Purpose = Literal["move", "join", "exploration", "invasion", "meeting", "relief"]
ATTACKS: tuple[Purpose, ...] = ("invasion", "meeting", "relief")


@dataclass
class Group:
    """Some elements of one stack, and their way."""

    elements: list[Element]
    way: Way


@dataclass
class Plan:
    """A march or a landing as it would be carried out."""

    errand: Errand
    purpose: Purpose
    against: str
    """Whom it attacks, if anybody."""
    groups: list[Group] = field(default_factory=list)


def place_name(world: World, hexagon: str) -> str:
    """Name a hex by its city, its fort or its region."""
    city = world.city_at(hexagon)
    if city:
        return city.name
    if hexagon in world.forts:
        return f"the fort at {hexagon}"
    named = world.board.places.get(hexagon)
    return f"{hexagon} ({named})" if named else hexagon


def claimed(world: World, seat: str, season: Season) -> list[str]:
    """Give the elements and ships that earlier orders of a seat take in a season."""
    return [id for one in world.ordered if (one.seat, one.season) == (seat, season) for id in one.claims]


def chosen(world: World, seat: str, hexagon: str, taking: Mapping[str, int], season: Season) -> list[Element]:
    """Give the elements of a stack that an order takes: as many of each type as it says, else all that may move."""
    here = sorted(stack(world, seat, hexagon), key=lambda one: number_of(one.id))
    if not here:
        yours = listed(dict.fromkeys(place_name(world, one.hex) for one in world.army_of(seat)))
        raise Refusal("CIV-6.8.3a", f"you have no army at {place_name(world, hexagon)}; your armies: {yours}")
    taken = claimed(world, seat, season)
    free = [one for one in here if not one.moved and one.id not in taken]
    if any(is_held(world, one) for one in free):
        raise Refusal("CIV-6.8.1f", f"your army at {place_name(world, hexagon)} is engaged; answer there instead")
    if not free:
        raise Refusal(
            "CIV-6.8.1j",
            f"your army at {place_name(world, hexagon)} has moved or is ordered; an element moves once a season",
        )
    if not taking:
        return free
    picked: list[Element] = []
    for kind, number in taking.items():
        able = [one for one in free if one.type == kind]
        if len(able) < number:
            there = listed(
                f"{sum(one.type == each for one in free)} {each}" for each in dict.fromkeys(one.type for one in free)
            )
            raise Refusal(
                "CIV-6.8.3a", f"no {number} {kind} free to move at {place_name(world, hexagon)}; there: {there}"
            )
        picked += able[:number]
    return picked


def purpose_of(world: World, mover: str, goal: str, *, breaching: bool) -> Purpose:
    """Tell what an army does there (CIV-6.8.4.1a, CIV-6.8.4.1j, CIV-6.8.4.1k, CIV-6.8.4.3e, CIV-6.8.5a)."""
    if any(
        one.hex == goal and mover in (one.mover, one.defender) and not one.result for one in world.engagements.values()
    ):
        return "join"
    holder, owner = place_owner(world, goal), world.owners.get(goal, "")
    siege = world.sieges.get(goal)
    if siege and siege.besieger == mover:
        return "move"  # more men for its own siege (CIV-6.8.4.5a)
    if siege:
        if holder == mover or holder in allied(world, mover):
            return "relief"
        if at_war(world, mover, siege.besieger):
            return "meeting"
    if hostile_at(world, mover, goal) and holder is None:
        return "invasion" if owner == mover or at_war(world, mover, owner) else "meeting"
    ground = holder if holder is not None else owner
    if ground == mover:
        return "invasion" if hostile_at(world, mover, goal) else "move"
    if holder is None and not owner:
        return "exploration"
    if at_war(world, mover, ground) or (holder is not None and not holder) or breaching:
        return "invasion"
    return "move"


def opponent(world: World, mover: str, goal: str, purpose: Purpose) -> str:
    """Give whom an attack is on."""
    siege = world.sieges.get(goal)
    if siege and purpose in ("relief", "meeting"):
        return siege.besieger
    return invaded(world, mover, goal) if purpose in ATTACKS else ""


def plan_march(
    world: World,
    seat: str,
    groups: Mapping[str, Mapping[str, int]],
    path: Sequence[str],
    season: Season,
    *,
    breaching: bool = False,
) -> Plan:
    """Work out a march of one or more groups to one hex. Raises Refusal with what would do (CIV-6.8.3.1)."""
    for hexagon in path:
        if not on_map(world, hexagon):
            raise Refusal(
                "CIV-6.8.3.1b", f"{hexagon} is not on the map; hexes run to {list(grid(world).neighbours)[-1]}"
            )
    goal = path[-1]
    elements = {start: chosen(world, seat, start, taking, season) for start, taking in groups.items()}
    for start, those in elements.items():
        if any(is_besieged(world, one) for one in those):
            raise Refusal(
                "CIV-6.8.3.1j",
                f"your army at {place_name(world, start)} is besieged; say sally from {place_name(world, start)}",
            )
    size = sum(map(len, elements.values()))
    purpose = purpose_of(world, seat, goal, breaching=breaching)
    against = opponent(world, seat, goal, purpose)
    aid = relieved(world, seat, goal) if purpose == "relief" else ()
    errand = Errand(seat, goal, size, breaching, aid)
    check_attack(world, errand, purpose, against)
    plan = Plan(errand, purpose, against)
    for start, those in elements.items():
        way = find_way(world, errand, start, path if len(elements) == 1 else [goal])
        if not isinstance(way, Way):
            raise Refusal(*way)
        plan.groups.append(Group(those, way))
    problem = over_limit(world, seat, goal, size)
    if problem:
        raise Refusal(*problem)
    return plan


def relieved(world: World, seat: str, goal: str) -> tuple[str, ...]:
    """Give the country whose place is relieved, and whose leave to enter is taken as given (CIV-6.8.4.3e)."""
    holder = place_owner(world, goal)
    return (holder,) if holder and holder != seat else ()


def check_attack(world: World, errand: Errand, purpose: Purpose, against: str) -> None:
    """Refuse an attack by too few, or on somebody with whom there is peace (CIV-ARM1, CIV-6.7.1d, CIV-6.7.1f)."""
    if purpose not in ATTACKS:
        return
    army = field_army(world)
    if errand.size < army:
        raise Refusal(
            "CIV-ARM1", f"this needs {army} elements and you send {errand.size}; fewer may only move to places of yours"
        )
    if against and not at_war(world, errand.mover, against) and not errand.breach:
        problem = peace_with_besieger if purpose == "relief" else not_at_war
        raise Refusal(*problem(world, errand.mover, against))


def peace_with_besieger(world: World, mover: str, besieger: str) -> Problem:
    """Say what lets an ally at peace relieve a siege: breach, which here earns no mark (CIV-6.8.4.3e, CIV-6.7.1g)."""
    name, bond = world.named(besieger), bond_between(world, mover, besieger)
    ends = f" and ends your {bond}" if bond else ""
    way = f"repeat with breach yes, which begins a war{ends} but earns no mark of perfidy"
    return "CIV-6.8.4.3e", f"you are at peace with {name}, who besieges it: {way}"


def carry_march(play: Play[World], plan: Plan, season: Season) -> None:
    """March: the cards of each group, then what the arrivals meet (CIV-6.8.1e, CIV-6.8.3a, CIV-6.8.3.3i)."""
    world, errand = play.state, plan.errand
    care = care_of(world, errand.mover, season, errand.goal)
    arrived: list[Element] = []
    reached: list[tuple[Group, int, str]] = []
    for group in plan.groups:
        for one in group.elements:
            one.moved = True
        place = walk(play, errand, group.elements, group.way, season, care)
        end = len(group.way.hexes) - 1
        if place == end and stops_short(world, plan):
            place = end - 1
        if place == end:
            arrived += group.elements
        reached.append((group, place, group.way.hexes[0]))
    enough = len(arrived) >= (field_army(world) if plan.purpose in ATTACKS else 1)
    for group, place, start in reached:
        there = enough and place == len(group.way.hexes) - 1
        settle(
            play,
            plan,
            group,
            errand.goal
            if there
            else halting_place(world, errand.mover, group.way, min(place, len(group.way.hexes) - 2)),
        )
        leave_siege(play, errand.mover, start)
    if enough and arrived:
        first = find(
            (group for group, place, _ in reached if place == len(group.way.hexes) - 1), "a group that arrived"
        )
        arrive(play, plan, arrived, first.way.came, first.way.hexes[0])


def stops_short(world: World, plan: Plan) -> bool:
    """Tell whether a fight or a siege of others keeps an army out of a hex (CIV-6.8.1f, CIV-6.8.4.5a)."""
    goal, mover = plan.errand.goal, plan.errand.mover
    if plan.purpose == "relief":
        return False
    foes = enemies(world, mover)
    fights = [one for one in world.engagements.values() if one.hex == goal and not one.result]
    if any(mover not in (one.mover, one.defender) and {one.mover, one.defender} & foes for one in fights):
        return True
    siege = world.sieges.get(goal)
    return siege is not None and siege.besieger != mover and plan.purpose == "invasion"


def settle(play: Play[World], plan: Plan, group: Group, hexagon: str) -> None:
    """Put a group where its march ends, and tell it; the home city of each element stays (CIV-6.8.3.1m)."""
    start = group.way.hexes[0]
    for one in group.elements:
        one.hex = hexagon
    if not group.elements:
        return
    types = tuple(one.type for one in group.elements)
    country, goal = plan.errand.mover, plan.errand.goal
    if hexagon == goal:
        play.tell(ArmyMoved(country=country, start=start, goal=goal, types=types, by=group.way.mode))
    else:
        play.tell(ArmyStopped(country=country, place=hexagon, goal=goal, types=types))


def leave_siege(play: Play[World], mover: str, hexagon: str) -> None:
    """Lift the siege that a stack leaves with fewer than a field army (CIV-6.8.3.1j, CIV-6.8.4.5g)."""
    world = play.state
    siege = world.sieges.get(hexagon)
    if siege and siege.besieger == mover and len(stack(world, mover, hexagon)) < field_army(world):
        lift_siege(play, hexagon, "moved")


def lift_siege(play: Play[World], hexagon: str, cause: str) -> None:
    """End a siege; what was lent to it goes back to where it came from (CIV-6.8.4.5g, CIV-6.8.4.3h)."""
    world = play.state
    siege = world.sieges[hexagon]
    drop_siege(world, hexagon)
    play.tell(SiegeEnded(besieger=siege.besieger, place=hexagon, cause=cause))


def arrive(play: Play[World], plan: Plan, arrived: Sequence[Element], came: str, back: str) -> None:
    """Begin what an arrival brings: an engagement, an exploration, or nothing (CIV-6.8.1e)."""
    world, errand = play.state, plan.errand
    if plan.purpose in ATTACKS:
        engage(play, plan, arrived, came, back)
    elif plan.purpose == "join":
        fight = find(
            (one for one in world.engagements.values() if one.hex == errand.goal and not one.result),
            f"the fight at {errand.goal}",
        )
        if fight.mover == errand.mover:
            fight.elements += [one.id for one in arrived]
    elif plan.purpose == "exploration" and len(stack(world, errand.mover, errand.goal)) >= field_army(world):
        explore(world, errand.mover, errand.goal, came or back)


def explore(world: World, country: str, hexagon: str, came: str) -> Exploration:
    """Begin, or take up again, the exploration of a wild hex (CIV-6.8.5a, CIV-6.8.5c)."""
    key = f"{country} {hexagon}"
    known = world.explorations.setdefault(key, Exploration(country=country, hex=hexagon, came=came))
    known.came = came
    return known


def engage(play: Play[World], plan: Plan, arrived: Sequence[Element], came: str, back: str) -> None:
    """Open an engagement; an attack without declaration begins a war (CIV-6.7.1d, CIV-6.7.1g, CIV-6.8.1e)."""
    world, mover, goal = play.state, plan.errand.mover, plan.errand.goal
    against = opponent(world, mover, goal, plan.purpose)
    if against and not at_war(world, mover, against):
        if plan.purpose == "relief":
            begin_war(play, mover, against, "other", declared=False)
        else:
            breach(play, mover, against, arrived)
    holder = place_owner(world, goal)
    if plan.purpose == "meeting" and holder and is_broken_into(world, mover, holder):
        breach(play, mover, holder, arrived)
    open_engagement(play, plan.purpose, mover, against, goal, arrived, came, back)


def is_broken_into(world: World, mover: str, holder: str) -> bool:
    """Tell whether an army that meets a besieger enters the place of a third country by breach (CIV-6.8.3.1g)."""
    return not at_war(world, mover, holder) and not has_passage(world, mover, holder)


def open_engagement(
    play: Play[World],
    kind: str,
    mover: str,
    against: str,
    hexagon: str,
    arrived: Sequence[Element],
    came: str = "",
    back: str = "",
) -> Engagement:
    """Number an engagement and tell the forces and generals on both sides (CIV-6.8.1e, CIV-6.8.4.2i)."""
    world = play.state
    made = Engagement.model_validate(
        {
            "number": len(world.engagements) + 1,
            "kind": kind,
            "mover": mover,
            "defender": against,
            "came": came,
            "back": back or hexagon,
            "hex": hexagon,
            "elements": [one.id for one in arrived],
        }
    )
    world.engagements[str(made.number)] = made
    act_of_war(world, mover, against)
    if len(arrived) >= field_army(world):
        recall_lent(world, mover)
    defenders = stack(world, against, hexagon) if against else []
    chiefs = [
        commander(play, side, those).character if side else ""
        for side, those in ((mover, arrived), (against, defenders))
    ]
    play.tell(
        Engaged(
            number=made.number,
            kind=kind,
            mover=mover,
            defender=against,
            place=hexagon,
            terrain=grid(world).terrain[hexagon],
            types=tuple(one.type for one in arrived),
            against=tuple(one.type for one in defenders),
            generals=(chiefs[0], chiefs[1]),
        )
    )
    return made


def passes_through(world: World, seat: str, hexagon: str) -> bool:
    """Tell whether a country's stack may stay in a hex: its own land, or with passage."""
    owner = world.owners.get(hexagon, "")
    return owner == seat or has_passage(world, seat, owner)
