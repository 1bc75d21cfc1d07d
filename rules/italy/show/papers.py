"""What each seat reads: what is asked now comes first, because a question shows the first page (ITA-6.22)."""

from rules.italy.battle.armies import cards, corps, generals
from rules.italy.board.deeds import listed
from rules.italy.board.land import Land
from rules.italy.board.state import Claim, World
from rules.italy.board.wording import ALLIES, DEGREES, MAJOR, army, talents
from rules.italy.show.pages import standing
from rules.italy.war.attacks import against
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import row, signed
from rules.kernel.telling.tellings import Page


def papers(world: World, seat: str) -> tuple[Page, ...]:
    """Give a seat the battle before it, its choices and its revenue; the gamemaster the battle alone."""
    battle = battle_page(world)
    if seat == CHAIR:
        return battle or (Page(title="The gamemaster", lines=("No report waits for you.",)),)
    if seat not in world.powers:
        return ()
    choices, revenue = choices_page(world, seat), revenue_page(world, seat)
    if world.offered:
        return (choices, *battle, revenue)
    spending = any(attack.label for attack in world.attacks.values())
    return (*battle, revenue, choices) if spending else (choices, revenue)


def battle_page(world: World) -> tuple[Page, ...]:
    """Give the battle that is being fought, with what is reported of it, if there is one (ITA-6.22, ITA-6.25)."""
    battle = world.battle
    if battle is None:
        return ()
    place, label = world.provinces[battle.province], world.attacks[battle.attack].label
    sides = (
        ("Attacker", battle.attacker, battle.attacker_parts, battle.attacker_points),
        ("Defender", battle.army, battle.defender_parts, battle.defender_points),
    )
    lines = []
    for name, one, parts, points in sides:
        strength = army(world.name(one), parts, points, cards(world, one), generals(world, one, points))
        allies = corps(world, one, points) if one in (battle.attacker, battle.holder) else ()
        lines.append(f"{name}: {strength}" + "".join(f"; {world.name(ally)} up to {most}" for ally, most in allies))
        lines += [ALLIES] if allies else []
    lines.append(f"Terrain: {row(world.terrain[one] for one in place.terrain)}")
    lines += [reported(world, claim) for claim in battle.claims] or [MAJOR]
    return (Page(title=f"{label}: {place.name}, held by {world.name(battle.holder)}", lines=tuple(lines), news="war"),)


def reported(world: World, claim: Claim) -> str:
    """Say what somebody reports."""
    return f"Reported by {world.name(claim.by)}: {DEGREES[claim.degree]} of the {claim.winner}"


def purse(world: World, seat: str) -> dict[str, int]:
    """Give the talents of a Power that are not given out yet (ITA-5.1)."""
    power = world.powers.get(seat)
    if power is None or not power.revenue:
        return {}
    reserves = sum(attack.reserve for attack in against(world, seat))
    return {"talents": power.revenue - power.attack_points - power.civic_now - reserves}


def revenue_page(world: World, seat: str) -> Page:
    """Give this turn's revenue and what it is for, and what the map would give now (ITA-2.1, ITA-5.1)."""
    power, parts = world.powers[seat], Land(world).parts(seat)
    named = (("own land", parts.own), ("Subjects", parts.subjects), ("resources", parts.resources))
    sums = [f"{name} {number}" for name, number in named if number]
    sums += [f"lost homes {signed(-parts.lost)}"] if parts.lost else []
    marked = f", {power.earmarked} of them for Civic Improvement alone" if power.earmarked else ""
    lines = [f"This turn: {talents(power.revenue)}{marked}"]
    lines += [f"Spent on Attack: {power.attack_points}"] if power.attack_points else []
    lines += [f"Loose reserve: {power.loose}"] if power.loose else []
    lines.append(f"As the map stands now, a turn brings {parts.total}" + (f" ({', '.join(sums)})" if sums else ""))
    lines.append(f"Civic Improvement in all: {power.civic}")
    return Page(title=f"{power.name}: talents", lines=(*attacks_lines(world, seat), *lines), news="money")


def attacks_lines(world: World, seat: str) -> list[str]:
    """Say whom a Power attacks, and who attacks it."""
    own, foes = world.attacks.get(seat), [world.name(one.attacker) for one in against(world, seat)]
    lines = []
    if own and own.state == "pending":
        where = f" in {world.provinces[own.province].name}" if own.province else ""
        lines.append(f"You attack {world.name(own.target)}{where}")
    return [*lines, f"You are attacked by {row(foes)}"] if foes else lines


def choices_page(world: World, seat: str) -> Page:
    """Give what a seat may strike or take, and what it leaves standing (ITA-6.26)."""
    power, land = world.powers[seat], Land(world)
    prizes = listed((world.provinces[id].name for id in power.prizes), "then")
    reach = [f"{world.provinces[id].name} ({world.name(land.holders[id])})" for id in land.strikeable(seat)]
    lines = [] if land.active(seat) else [f"{power.name}: {standing(world, land, seat)}"]
    lines += [f"Offered: {listed(world.provinces[id].name for id in world.offered)}"] if world.offered else []
    lines += [] if any(one.label for one in world.attacks.values()) else attacks_lines(world, seat)
    lines.append(f"Within reach: {row(reach) or 'none'}")
    method = "you are asked" if power.method == "ask" else "by the generator"
    lines.append(f"Standing choices: battles, {method}; prizes, {prizes}")
    return Page(title=f"{power.name}: choices", lines=tuple(lines), news="war")
