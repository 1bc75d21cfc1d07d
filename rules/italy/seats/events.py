"""What can happen to seats, how turns and the campaign begin and end, and how that reads."""

from rules.italy.board.tables import ROME, Reason
from rules.italy.board.words import PowerId, ProvinceId, ahead, fate, reason
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private
from rules.kernel.table import conceding
from rules.kernel.telling.phrases import figure
from rules.kernel.telling.tellings import Tellings


class TurnBegan(Event, clause="ITA-10.1"):
    """A turn began."""

    number: Open[int]
    first: Open[int]
    last: Open[int]
    """The years BC."""


class StandingChanged(Event, clause="ITA-6.26"):
    """A seat left standing choices."""

    seat: Open[PowerId]
    method: Private[str]
    prizes: Private[tuple[ProvinceId, ...]]


class TurnEnded(Event, clause="ITA-10.3"):
    """A turn closed; how Rome stands."""

    number: Open[int]
    civic: Open[int]
    lost: Open[int]
    score: Open[int]
    rome: Open[PowerId] = ROME
    lost_homes: Open[tuple[tuple[PowerId, int], ...]]
    """The Powers that count homes as lost this turn, and how many."""
    others: Open[tuple[tuple[PowerId, int], ...]] = ()
    """The other Powers that people play, with their scores (ITA-11.7)."""


class RomeDefeated(Event, clause="ITA-10.5"):
    """Rome controlled none of its homes."""

    ends: Open[bool]
    rome: Open[PowerId] = ROME


class GameEnded(Event):
    """The campaign was over."""

    clause: Open[str]
    reason: Open[Reason]
    turns: Open[int]
    rome: Open[PowerId] = ROME
    result: Open[str]
    score: Open[int]
    winners: Open[tuple[PowerId, ...]]
    report: Open[tuple[tuple[PowerId, int, int, int, int], ...]]
    """Each Power with its provinces, its civic total, its lost home turns and its turns spent Inactive."""
    scores: Open[tuple[tuple[PowerId, int], ...]] = ()
    """Every Power's score, the winner's first, then those of other players, then of autopilots."""
    played: Open[tuple[PowerId, ...]] = ()
    """The Powers that people play."""


def by_what(event: GameEnded) -> str:
    """Say by what the winner is ahead of the other players, where there are several (ITA-11.8)."""
    if not event.played[1:] or not event.winners:
        return ""
    (best, own), *others = event.scores
    players = [one for one in others if one[0] in event.played and one[0] not in event.winners]
    idle = max((one for one in others if one[0] not in event.played), key=lambda one: one[1], default=None)
    return ahead(best, own, players, idle)


def beside(event: TurnEnded) -> str:
    """Say how the other Powers stand that people play: ` Samnites: score −10.`."""
    return "".join(f" {name}: score {figure(points)}." for name, points in event.others)


TELLINGS = Tellings() + conceding.tellings("seat")
TELLINGS.say(TurnBegan, "Turn {number}, {first} to {last} BC, begins.", news="realm", weight=0)
TELLINGS.say(
    StandingChanged,
    "Standing choices of {seat}: {method}; {prizes:?you take first {prizes}|no prizes are named}.",
    news="seat",
    method={"ask": "you are asked before each battle", "generator": "the generator decides your battles"},
)
TELLINGS.say(
    TurnEnded,
    "{rome}: score {score} after turn {number}; Civic Improvement {civic}{lost:?, home turns lost {lost}}.{beside}",
    news="rome",
    score=figure,
    beside=beside,
)
TELLINGS.say(
    RomeDefeated,
    "{rome:The} {rome:controls|control} none of {rome:its|their} homes and {rome:is|are} defeated."
    "{ends:| The others play on.}",
    news="rome",
    weight=3,
)
TELLINGS.say(
    GameEnded,
    "The campaign is over: {why}. {how}.{winners:? Winner: {winners}.}",
    news="ending",
    weight=3,
    why=lambda event: reason(event.rome, event.reason, event.turns),
    how=lambda event: fate(event.rome, event.result, event.score),
)
TELLINGS.explain(GameEnded, by_what)
