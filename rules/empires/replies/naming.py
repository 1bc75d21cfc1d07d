"""Naming: which area, and which rival, a question means."""

from rules.empires.board.state import World
from rules.kernel.language.matching import fold

ANYBODY = frozenset({"anybody", "anyone", "somebody", "someone", "they", "others", "the others", "my neighbours"})


def own_area(world: World, seat: str, said: str) -> str:
    """Give the own area that is named, by its whole name or the first part of it; empty where none is."""
    said = plain(said).removeprefix("the ")
    if said in ("my court", "court", "my own court", "my capital"):
        return world.empires[seat].court
    names = {plain(world.areas[id].name): id for id in world.owned(seat)}
    first = {name.partition(" ")[0]: id for name, id in names.items()}
    return names.get(said) or first.get(said, "")


def rival(world: World, seat: str, said: str) -> str | None:
    """Give the rival that is named; empty for anybody, None where no such name is known."""
    if plain(said) in ANYBODY:
        return ""
    names = {plain(one.name): id for id, one in world.empires.items() if id != seat}
    return names.get(plain(said).removeprefix("the "))


def plain(said: str) -> str:
    """Give a name as it is compared."""
    return " ".join(fold(said).casefold().replace("-", " ").split())
