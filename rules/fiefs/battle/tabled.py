"""What is asked about a battle on a table, and how a report of it reads (FIE-11.5 to FIE-11.7, FIE-17.9)."""

from collections.abc import Sequence

from rules.fiefs.armies.tempers import host
from rules.fiefs.board.conflicts import Battle, Reported
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TYPES, Type
from rules.kernel.orders.windows import Wording
from rules.kernel.table.reporting import Stage
from rules.kernel.telling.phrases import form, row, several


def of_venue(world: World, battle: Battle) -> Wording:
    """Ask both leaders whether they fight on a table, with names and numbers (FIE-17.9)."""
    one, other = (world.armies[army] for army in (battle.attacker, battle.defender))
    place = world.fiefs[battle.fief].name
    both = row((world.short(one.leader), world.short(other.leader)))
    return {
        "title": f"{host(world, one)} attack {host(world, other)} at {place}: will you fight it on a table?",
        "silence": f"Herald fights the battle at {place}.",
        "meanwhile": f"{both} meet at {place}, and say where they fight.",
    }


def asking(world: World, battle: Battle, stage: Stage) -> Wording:
    """Ask who won, whether a report is right, or what is to stand, with names and numbers (FIE-17.9)."""
    one, other = (world.armies[army] for army in (battle.attacker, battle.defender))
    place = world.fiefs[battle.fief].name
    both = row((world.short(one.leader), world.short(other.leader)))
    herald = f"Herald fights the battle at {place}."
    if stage == "report":
        return {
            "title": f"{host(world, one)} attacked {host(world, other)} at {place}: how did it end on the table?",
            "silence": f"If neither leader reports, {herald}",
            "meanwhile": f"{both} fight at {place}, on a table.",
        }
    if stage == "ruling":
        return {
            "title": f"{both} differ about the battle at {place}: how did it end?",
            "silence": herald,
            "meanwhile": f"The battle at {place} waits for the battle umpire's ruling.",
        }
    who, won = row(map(world.short, battle.claims)), world.short(world.armies[victor(battle)].leader)
    return {
        "title": f"{who} {form(len(battle.claims), 'reports', 'report')} that {won} won at {place}. Is it right?",
        "silence": "The report stands." if stage == "confirm" else herald,
        "meanwhile": f"The report of the battle at {place} waits to be confirmed.",
    }


def victor(battle: Battle) -> str:
    """Give the army that won, by the first report."""
    first = next(iter(battle.claims.values()), None)
    return battle.defender if first and first.winner == "defender" else battle.attacker


def reading(world: World, battle: Battle, found: Reported) -> list[str]:
    """Give what a report says: who won, what each army lost, whose generals fell, and who destroyed what."""
    one, other = (world.short(world.armies[army].leader) for army in (battle.attacker, battle.defender))
    won = one if found.winner == "attacker" else other
    parts = [f"{won} won; {one} lost {counted(found.attacker_lost)}, {other} {counted(found.defender_lost)}"]
    if found.fallen:
        parts.append(f"{form(len(found.fallen), 'the general', 'the generals')} of {named(world, found.fallen)} fell")
    knights, generals = dict(found.knights), dict(found.generals)
    for seat, number in found.destroyed:
        more = [f"{knights[seat]} by knights"] if seat in knights else []
        more += [several(generals[seat], "general", "generals")] if seat in generals else []
        parts.append(f"{world.short(seat)} destroyed {number}{f' ({row(more)})' if more else ''}")
    if found.camp:
        parts.append(f"{named(world, found.camp)} took the camp")
    return parts if found.destroyed else [*parts, "nobody's deeds are reported, so nobody earns prestige"]


def counted(counts: Sequence[tuple[Type, int]]) -> str:
    """Give elements as they are reported: `2 Kn and 1 Sp`; `nothing`."""
    return row(f"{number} {kind}" for kind, number in counts if number) or "nothing"


def named(world: World, seats: Sequence[str]) -> str:
    """Give Houses by their families."""
    return row(map(world.short, seats))


def drawn_up(world: World, army: str) -> str:
    """Say with what an army comes: `Blois with 7 Kn and 5 Sp`."""
    elements, lord = world.armies[army].elements, world.short(world.armies[army].leader)
    counts = [(kind, sum(one.fights_as == kind for one in elements)) for kind in TYPES]
    return f"{lord} with {counted(counts)}"
