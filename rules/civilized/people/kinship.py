"""Kinship: who is near in blood to whom, what they are to their ruler, and the end of a promise to marry."""

from rules.civilized.world.characters import children, siblings
from rules.civilized.world.state import Character, World

NAMED = ("child", "grandchild", "parent", "sibling", "nephew", "uncle")
"""Those near in blood to a ruler of whom it is told."""


def parents(world: World, one: Character) -> list[Character]:
    """Give the parents on record."""
    return [world.characters[parent] for parent in (one.father, one.mother) if parent]


def descendants(world: World, one: Character) -> list[Character]:
    """Give the children of a character, theirs, and so on, living or dead, each once."""
    found: dict[str, Character] = {}
    edge = [one]
    while edge:
        edge = [child for child in children(world, [parent.id for parent in edge]) if child.id not in found]
        found |= {child.id: child for child in edge}
    return list(found.values())


def blood(world: World, one: Character) -> dict[str, list[Character]]:
    """Give those who are too near in blood to be married, by what they are to a character (CIV-4.1.3d)."""
    own, elders = children(world, [one.id]), parents(world, one)
    brothers = siblings(world, one)
    return {
        "child": own,
        "grandchild": children(world, [child.id for child in own]),
        "parent": elders,
        "grandparent": [elder for parent in elders for elder in parents(world, parent)],
        "sibling": brothers,
        "nephew": children(world, [brother.id for brother in brothers]),
        "uncle": [brother for parent in elders for brother in siblings(world, parent)],
    }


def near_in_blood(world: World, one: Character, other: Character) -> bool:
    """Tell whether two are parent and child, or grandchild, brother and sister, or uncle and niece (CIV-4.1.3d)."""
    return any(other is each for kind in blood(world, one).values() for each in kind)


def kin_to(world: World, one: Character, ruler: str) -> str:
    """Say what a character is to a ruler, as `child`; empty for no near kin and for those under a council."""
    head = world.characters.get(ruler)
    if head is None or head.id == one.id:
        return ""
    if one.id == head.spouse:
        return "spouse"
    near = blood(world, head)
    return next((kind for kind in NAMED if one in near[kind]), "")


def kin_kind(world: World, one: Character) -> str:
    """Say what a character is to the ruler of the country, as `child`; empty for no near kin."""
    return kin_to(world, one, world.countries[one.country].ruler)


def break_match(world: World, one: Character) -> None:
    """Free somebody, and whoever is promised to him, on the other side of a split too (CIV-4.1.3c, CIV-4.1.1e)."""
    one.match = ""
    for other in world.characters.values():
        if other.match == one.id:
            other.match = ""
