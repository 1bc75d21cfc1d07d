"""How the empires stand: by score, then points, rightful areas and gold (EMP-H26.3, EMP-H26.4)."""

from rules.empires.board.measures import points, rightful, score
from rules.empires.board.state import World

Rank = tuple[int, int, int, int]


def rank(world: World, seat: str) -> Rank:
    """Give what seats are compared by: score, points, areas both owned and claimed, gold (EMP-H26.4)."""
    return score(world, seat), points(world, seat), rightful(world, seat), world.empires[seat].gold


def standing(world: World) -> list[str]:
    """Give the seats, the first first (EMP-H26.3, EMP-H26.4)."""
    return sorted(world.empires, key=lambda seat: rank(world, seat), reverse=True)


def against_par(figure: int) -> str:
    """Say how a score stands to par: `6 above par`, `at par`."""
    if not figure:
        return "at par"
    return f"{abs(figure)} {'above' if figure > 0 else 'below'} par"
