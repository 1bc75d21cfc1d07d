"""How long a game lasts and what it feels like, for a table that chooses one."""

from rules.kernel.state.models import Value


class Span(Value):
    """How much a game asks from its beginning to its end."""

    turn: str
    """What a turn is called: `year`."""
    windows: int
    """How many windows an ordinary turn keeps the table waiting for."""
    turns: int = 0
    """How many turns are played at most; 0: as many as the table likes."""
