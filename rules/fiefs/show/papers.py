"""What a House reads of its own: lands, claims, dangers, sides, its ledger and its orders that stand (FIE-19.4)."""

from collections.abc import Iterable

from rules.fiefs.battle.tabled import reading
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Task
from rules.fiefs.board.land import claimed, count, held, ruled, standing, total
from rules.fiefs.board.sides import army_of, commands_of, enemies
from rules.fiefs.board.state import World
from rules.fiefs.board.troops import counted, troop
from rules.fiefs.campaign.reading import planned, said
from rules.fiefs.detachments.words import DEEDS
from rules.fiefs.show.pages import fief_name, forces_lines, waiting
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import capital, figure, points_of, row, several
from rules.kernel.telling.tellings import Page

REASONS = {
    "battle": "battles",
    "honor": "the honor of ravaging",
    "amends": "a start without a crown",
    "holdings": "what you held at the year's end",
}
FIRST = 3
"""So many of the types that are lost first are named."""
STANCES = {
    "fast": "fights whoever comes",
    "shelter": "stands siege, else fights",
    "avoid": "retreats, else stands siege, else fights",
    "prudent": "does what seems best when somebody comes",
}
MARSHALS = {"prudent": "acts prudently", "hold": "holds what it has"}


def papers(world: World, seat: str) -> tuple[Page, ...]:
    """Give a House its standing and lands, what it does in each conflict, and its ledger."""
    if seat == CHAIR:
        return (Page(title="The battle umpire", lines=reports(world) or ("No report waits for you.",)),)
    if seat not in world.playing():
        return ()
    wars = [conflict_page(world, one, seat) for one in world.conflicts.values() if seat in one.members]
    led = [orders_page(world, army.id) for army in world.armies.values() if army.leader == seat]
    pages = (house_page(world, seat), *wars, *led, ledger_page(world, seat))
    return tuple(page for page in pages if page.lines)


def reports(world: World) -> tuple[str, ...]:
    """Give what is reported of the battle at hand, for the gamemaster (FIE-11.7)."""
    battle = world.battle
    claims = battle.claims.items() if battle else ()
    return tuple(f"{world.short(who)}: {'; '.join(reading(world, battle, found))}." for who, found in claims if battle)


def house_page(world: World, seat: str) -> Page:
    """Give rank, gaps, crowns, counts by nation, home, claims, and what others claim."""
    house = world.houses[seat]
    lines = [
        f"{rank_line(world, seat)}{aim(world, seat)}",
        f"You rule {row(world.called('nation', one) for one in ruled(world, seat)) or 'no nation'}.",
        f"Fiefs: {counts(world, seat)}.",
        f"Home: {fief_name(world, house.home) or 'none'}."
        + (" You may name another for nothing with your next action." if house.home_choice else ""),
        named("Your claims on others' fiefs", aimed(world, seat), world, seat),
        shielded(world, seat),
        named("Your fiefs under another's claim", threatened(world, seat), world, seat),
    ]
    return Page(title=house.name, lines=tuple(filter(None, lines)), news="claims")


def rank_line(world: World, seat: str) -> str:
    """Give place and prestige, and how far it is to the first and to the next."""
    order, own = standing(world), total(world, seat)
    place = order.index(seat)
    if not any(total(world, one) for one in order):
        return "Nobody has any points yet."
    earned = figure(world.houses[seat].earned) if world.houses[seat].earned else "none"
    of_them = f", {earned} of them earned" if own else ""
    said = f"Place {place + 1} of {len(order)} with {points_of(own)}{of_them}"
    if not place:
        second = f"; {world.short(order[1])} follows with {total(world, order[1])}" if order[1:] else ""
        return f"{said}{second}."
    ahead = order[place - 1]
    first = "" if place == 1 else f", {total(world, order[0]) - own} behind {world.short(order[0])}, who leads"
    gap = total(world, ahead) - own
    behind = f"{gap} behind" if gap else "level with"
    return f"{said}; {behind} {world.short(ahead)}{first}."


def aim(world: World, seat: str) -> str:
    """Say what aim of its own a House has that was taken over (FIE-18.9)."""
    house = world.houses[seat]
    if not house.aim:
        return ""
    return f" You inherited place {house.inherited}; place {house.aim} at the end is a victory of your own."


def counts(world: World, seat: str) -> str:
    """Count a House's fiefs by nation, the most first."""
    found = {nation: count(world, seat, nation) for nation in world.nations}
    parts = [f"{found[one]} in {world.called('nation', one)}" for one in sorted(found, key=lambda id: -found[id])]
    some = [part for part, one in zip(parts, sorted(found, key=lambda id: -found[id]), strict=True) if found[one]]
    return f"{len(held(world, seat))} in all, {row(some)}" if some else "none"


def aimed(world: World, seat: str) -> list[str]:
    """Give the fiefs of others that bear a House's claim."""
    return [one for one in claimed(world, seat) if world.fiefs[one].control != seat]


def shielded(world: World, seat: str) -> str:
    """Say which of a House's fiefs its own claim keeps from others (FIE-4.8)."""
    own = [world.fiefs[one].name for one in claimed(world, seat) if world.fiefs[one].control == seat]
    return f"Kept from others by your own claim: {row(own)}." if own else ""


def threatened(world: World, seat: str) -> list[str]:
    """Give a House's fiefs that bear another's claim."""
    return [one for one in held(world, seat) if world.fiefs[one].claim not in ("", seat)]


def named(title: str, fiefs: Iterable[str], world: World, seat: str) -> str:
    """List fiefs with the other House that has a marker there."""
    parts = []
    for id in fiefs:
        fief = world.fiefs[id]
        other = fief.claim if fief.control == seat else fief.control
        parts.append(f"{fief.name} ({world.short(other)})")
    return f"{title}: {row(parts)}." if parts else ""


def conflict_page(world: World, conflict: Conflict, seat: str) -> Page:
    """Give a House's side in a conflict, the armies, and how much of a battle would be its own (FIE-11.11)."""
    army = world.armies[conflict.members[seat].army]
    led = army_of(world, conflict, seat)
    role = "You lead" if led else f"You follow {world.short(army.leader)} in"
    member = conflict.members[seat]
    lines = [f"{role} {world.called('army', army.id)}.", *waiting(world, conflict), *forces_lines(world, conflict)]
    lines.append(f"Your lands are {'open' if member.lands_open else 'closed'} to armies with which you are not at war.")
    if member.attends and not led:
        lines.append("The windows of its seasons wait for you.")
    for foe in enemies(world, army):
        own, all_ = commands_of(world, army, foe, seat)
        against = world.short(foe.leader)
        lines.append(f"In a battle with {against} {several(own, 'command', 'commands')} of {all_} would be yours.")
    return Page(title=capital(world.called("conflict", conflict.id)), lines=tuple(lines), news="politics")


def orders_page(world: World, army: str) -> Page:
    """Give what a leader has told his army: plan, stance, marshal, losses."""
    one = world.armies[army]
    lines = (
        f"Plan: {planned(world, one.plan)}." if one.plan else "No plan.",
        f"Left of your plan: {planned(world, one.rest)}." if one.rest and not one.plan else "",
        f"Without one your marshal {MARSHALS[one.marshal]}.",
        f"Met by an enemy the army {STANCES[one.stance]}{'' if one.auto else '; you are asked first'}.",
        *tasks_lines(world, one),
        (
            f"Hunger and cold take first, of those who ride, {row(map(troop, one.losses.mounted[:FIRST]), 'then')}; "
            f"of all others {row(map(troop, one.losses.foot[:FIRST]), 'then')}."
        ),
    )
    return Page(title=f"Your orders to {world.called('army', army)}", lines=tuple(filter(None, lines)), news="campaign")


def tasks_lines(world: World, army: Army) -> Iterable[str]:
    """Say what detachments and the fleet are to do besides, turn by turn (FIE-7.9)."""
    turns = [("In its next turn", army.tasks), *((f"With “{said(world, item)}”", item.tasks) for item in army.plan)]
    for when, tasks in turns:
        if tasks:
            yield f"{when}: {row(task_said(world, one) for one in tasks)}."


def task_said(world: World, task: Task) -> str:
    """Say one of them: `move detachment 1 to Troyes`."""
    place = world.fiefs[task.to].name if task.to else ""
    if task.order == "detach":
        types = counted(task.types.items())
        source = f" out of detachment {task.marker}" if task.marker else ""
        return f"{DEEDS[task.order]} {types}{source}{f' at {place}' if place else ''}"
    return f"{DEEDS[task.order]}{f' {task.marker}' if task.marker else ''}{f' to {place}' if place else ''}"


def ledger_page(world: World, seat: str) -> Page:
    """Give the lines of this year's ledger and of the last, summed up by what they are for (FIE-12.8)."""
    sums: dict[tuple[int, str], int] = {}
    for one in world.houses[seat].ledger:
        if one.year >= world.year - 1:
            sums[one.year, one.reason] = sums.get((one.year, one.reason), 0) + one.points
    lines = [
        f"{world.first_year + year - 1}: {points_of(points)} for {REASONS.get(reason, reason)}."
        for (year, reason), points in sums.items()
    ]
    return Page(title="Prestige earned", lines=tuple(lines), news="prestige")


def figures(world: World, seat: str) -> dict[str, int]:
    """Give the figures of a House of which its briefs say how they have changed; none before any land is laid out."""
    if seat not in world.playing() or not any(fief.control for fief in world.fiefs.values()):
        return {}
    return {"prestige": total(world, seat), "fiefs": len(held(world, seat)), "claims": len(claimed(world, seat))}


def homes(world: World, seat: str) -> dict[str, str]:
    """Give the home of a House (FIE-3.9)."""
    return {"fief": world.houses[seat].home}


def owners(world: World) -> dict[str, dict[str, str]]:
    """Say whose fiefs and armies are, so that what befalls them is in their lord's brief."""
    return {
        "fief": {id: fief.control for id, fief in world.fiefs.items()},
        "army": {id: army.leader for id, army in world.armies.items()}
        | {id: world.body(part).leader for id, part in world.detachments.items()},
        "detachment": {id: world.body(part).leader for id, part in world.detachments.items()},
        "fleet": {id: world.armies[fleet.army].leader for id, fleet in world.fleets.items()},
        "nation": {id: world.fiefs[nation.capital].control for id, nation in world.nations.items()},
    }
