"""The family of a leader: those who led before, he himself, and the heirs to come (EMP-H8.1, EMP-H8.3)."""

from itertools import pairwise

from rules.empires.board.state import World
from rules.kernel.telling.phrases import row
from rules.kernel.telling.pictures import Kin, Picture

HEIRS = 3
"""How many of the names to come are shown."""
DESCRIPTION = 1000
"""The most letters of a picture's description."""


def family(world: World, seat: str) -> Picture:
    """Draw who led an empire, with ratings and the year of his death, who leads it, and whose names come next."""
    empire = world.empires[seat]
    line = [*reigns(world, seat), ruling(world, seat), *coming(world, seat)]
    chain = [one.model_copy(update={"parents": (before.id,)}) for before, one in pairwise(line)]
    named = row(one.name for one in coming(world, seat))
    gone = row(f"{one.name} (died {one.until})" for one in empire.past)
    said = (
        f"The house of {empire.name}: {gone + ', then ' if gone else ''}{empire.leader.name} leads; "
        f"to come: {named or 'nobody whose name is known'}."
    )
    return Picture(
        title=f"The house of {empire.name}",
        caption="Combat, administration, diplomacy. An heir’s ratings are thrown when he succeeds.",
        alt=said[:DESCRIPTION],
        kin=(line[0], *chain),
    )


def reigns(world: World, seat: str) -> list[Kin]:
    """Give the dead leaders, the first first."""
    return [
        Kin(
            id=f"past-{place}",
            name=one.name,
            note=f"{one.combat}, {one.administration}, {one.diplomacy}; died {one.until}"
            + (", heirless" if one.heirless else ""),
            mark="dead",
        )
        for place, one in enumerate(world.empires[seat].past)
    ]


def ruling(world: World, seat: str) -> Kin:
    """Give the leader, with his ratings."""
    leader = world.empires[seat].leader
    note = f"{leader.combat}, {leader.administration}, {leader.diplomacy}"
    return Kin(id="leader", name=leader.name, note=note, mark="head")


def coming(world: World, seat: str) -> list[Kin]:
    """Give the next names of the heir list, the nearest marked as heir."""
    empire = world.empires[seat]
    left = empire.heirs[empire.heirs_used :][:HEIRS]
    return [
        Kin(id=f"heir-{place}", name=name, note="to come" if place else "heir", mark="" if place else "heir")
        for place, name in enumerate(left)
    ]
