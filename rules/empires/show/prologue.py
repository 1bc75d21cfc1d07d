"""What the table reads before its first round: the thrones, what counts, and when the game ends."""

from rules.empires.board.state import World
from rules.empires.show.calendar import rounds, year_of
from rules.kernel.telling.phrases import row, several


def prologue(world: World) -> list[str]:
    """Tell of the land, of who leads whom, of how one wins, and of what nobody can help."""
    owned = sum(bool(area.owner) for area in world.areas.values())
    leaders = row(f"{empire.leader.name} of {empire.name}" for empire in world.empires.values())
    last, count = year_of(world, rounds(world)), rounds(world)
    years = world.calendar.years_per_round
    plague = world.calendar.plague_from
    return [
        (
            f"{world.title}: {several(len(world.areas), 'area', 'areas')}, {owned} of them under "
            f"{several(len(world.empires), 'throne', 'thrones')}; the others obey nobody."
        ),
        f"{leaders} set out.",
        (
            f"A round is {several(years, 'year', 'years')}; after {count} of them, in {last}, whoever is farthest "
            "above the par of his empire wins. An area counts 1 and its prosperity, and "
            f"{world.options.claim_bonus} more if its owner has a claim to it."
        ),
        (
            f"From the {plague} round on a ship may come into {world.areas[world.plague.origin].name}, "
            "and nobody aboard is well."
        ),
    ]
