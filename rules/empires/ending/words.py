"""How standings and the end read (EMP-H5.8, EMP-H26)."""

from collections.abc import Sequence

from rules.empires.ending.events import GameEnded, Place, ScoreMoved, Standings
from rules.kernel.state.finding import find
from rules.kernel.state.marks import Said
from rules.kernel.table import conceding
from rules.kernel.telling.phrases import capital, figure, points_of, row, several, signed, the, verb
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
        "won": "won",
        "won_by": "points of what was won",
        "lost": "lost",
        "lost_by": "points of what was lost",
        "changed": "worth more or less",
        "changed_by": "points more or less",
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


def because(one: Place) -> str:
    """Say what the points of a winner are made of, which is why it won (EMP-H26.2)."""
    areas = several(one.areas, "area", "areas")
    right = "all of them by right" if one.rightful == one.areas else f"{one.rightful} of them by right"
    return f"That is {areas}, {right}, against a par of {one.par}: points above par decide, not points."


def place(one: Place) -> str:
    """Say how a seat stands: `Egypt +6`."""
    return f"{one.seat} {signed(one.points - one.par)}"


def standings(event: Standings) -> str:
    """Tell who leads, against par."""
    return f"Against par after {event.year}: {row(place(one) for one in event.places[:FIRST])}."


def score_moved(event: ScoreMoved) -> str:
    """Say what a score was and is, and what moved it, areas of one change together, the greatest change first."""
    found = [(by, f"{the(area)} won") for area, by in zip(event.won, event.won_by, strict=True)]
    found += [(by, f"{the(area)} lost") for area, by in zip(event.lost, event.lost_by, strict=True)]
    steps = sorted(set(event.changed_by), key=lambda by: (-abs(by), by))
    for step in steps:
        alike = [the(area) for area, by in zip(event.changed, event.changed_by, strict=True) if by == step]
        found.append((step, f"{row(alike)}{', each' if alike[1:] else ''}"))
    if event.par_now != event.par_before:
        verb_ = "falls" if event.par_now < event.par_before else "rises"
        par = f"your par {verb_} from {event.par_before} to {event.par_now}"
        found.append((event.par_before - event.par_now, par))
    said = "; ".join(f"{what} {signed(by)}" for by, what in sorted(found, key=lambda one: -abs(one[0])))
    goes = f"goes from {figure(event.before)} to" if event.before != event.now else "stays"
    return f"Your score {goes} {figure(event.now)}: {said}."


def ended(event: GameEnded) -> str:
    """Tell who has won, and why it is over."""
    best = find((one for one in event.places if event.why != "hegemony" or one.seat in event.winners), "a winner")
    return f"{over(event.why, event.year)} {victory(event.winners, best.points, best.par)} {because(best)}"


TELLINGS.news = "ending"
TELLINGS.say(Standings, standings, news="standing", weight=1)
TELLINGS.say(ScoreMoved, score_moved, news="seat", weight=lambda event: 3 if abs(event.now - event.before) > 1 else 2)
TELLINGS.say(GameEnded, ended, news="ending", weight=3)
