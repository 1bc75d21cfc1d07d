"""Kinship: who is near in blood to whom, what they are to their ruler, and the end of a promise to marry."""

from rules.civilized.world.characters import children, siblings
from rules.civilized.world.state import Character, World

WORDS = {
    "spouse": ("husband", "wife"),
    "child": ("son", "daughter"),
    "grandchild": ("grandson", "granddaughter"),
    "parent": ("father", "mother"),
    "sibling": ("brother", "sister"),
    "nephew": ("nephew", "niece"),
    "uncle": ("uncle", "aunt"),
}
"""What a man and a woman are called who are somebody's kin."""


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


def kin_word(world: World, one: Character) -> str:
    """Say what a character is to the ruler, as `son`; empty for no near kin and for those under a council."""
    ruler = world.characters.get(world.countries[one.country].ruler)
    if ruler is None or ruler.id == one.id:
        return ""
    if one.id == ruler.spouse:
        return WORDS["spouse"][one.sex == "woman"]
    kind = next((kind for kind, people in blood(world, ruler).items() if one in people and kind in WORDS), "")
    return WORDS[kind][one.sex == "woman"] if kind else ""


def break_match(world: World, one: Character) -> None:
    """Free somebody, and whoever is promised to him, on the other side of a split too (CIV-4.1.3c, CIV-4.1.1e)."""
    one.match = ""
    for other in world.characters.values():
        if other.match == one.id:
            other.match = ""
