"""How standings and the end read (EMP-H5.8, EMP-H26)."""

from collections.abc import Sequence

from rules.empires.ending.events import GameEnded, Place, Standings
from rules.kernel.state.finding import find
from rules.kernel.state.marks import Said
from rules.kernel.table import conceding
from rules.kernel.telling.phrases import capital, points_of, row, signed, the, verb
from rules.kernel.telling.tellings import Tellings

OVER = {
    "turns": "The last round is over in {year}.",
    "hegemony": "In {year} one empire holds so much that nobody can stand against it.",
    "conceded": "In {year} nobody is left to play on.",
}
TELLINGS = Tellings(
    news="ending",
    labels={
        "points": "points",
        "par": "par",
        "Place.cards": "cards",
        "why": Said("why", {"turns": "the last round", "hegemony": "hegemony", "conceded": "all conceded"}),
    },
) + conceding.tellings("ending")
FIRST = 3
"""How many seats the standings name; the rest stands behind *All of it*."""


def over(why: str, year: int) -> str:
    """Say why it is over."""
    return OVER[why].format(year=year)


def victory(names: Sequence[str], points: int, par: int) -> str:
    """Say who has won, and by what."""
    beyond = f"{points_of(points)}, {signed(points - par)} against par"
    won = "share" if names[1:] else verb(names[0], "has", "have")
    return f"{capital(row(map(the, names)))} {won} the victory: {beyond}."


def place(one: Place) -> str:
    """Say how a seat stands: `Egypt +6`."""
    return f"{one.seat} {signed(one.points - one.par)}"


def standings(event: Standings) -> str:
    """Tell who leads, against par."""
    return f"Against par after {event.year}: {row(place(one) for one in event.places[:FIRST])}."


def ended(event: GameEnded) -> str:
    """Tell who has won, and why it is over."""
    best = find((one for one in event.places if event.why != "hegemony" or one.seat in event.winners), "a winner")
    return f"{over(event.why, event.year)} {victory(event.winners, best.points, best.par)}"


TELLINGS.news = "ending"
TELLINGS.say(Standings, standings, news="standing", weight=1)
TELLINGS.say(GameEnded, ended, news="ending", weight=3)
