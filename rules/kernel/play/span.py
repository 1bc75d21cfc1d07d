"""How long a game lasts and what it feels like, for a table that chooses one."""

from rules.kernel.state.models import Value


class Span(Value):
    """How much a game asks from its beginning to its end."""

    turn: str
    """What a turn is called: `year`."""
    windows: int
    """How many windows an ordinary turn keeps the table waiting for."""
    each: int = 0
    """How many of these each person who plays adds, where one is asked after another; 0: all are asked at once."""
    turns: int = 0
    """How many turns are played at most; 0: as many as the table likes."""
    usual: int = 0
    """After how many turns it is usually over, where that is much sooner; 0: not before the last."""
