"""Cards of games: what a game is, for a table that chooses one."""

from datetime import timedelta
from typing import Any

from bot.service.ground.playing import PRACTICE
from bot.service.ground.wording import plural
from bot.service.schedule import Schedule, in_short
from rules.kernel.play.ruleset import Options, Ruleset, Scenario
from rules.kernel.play.session import Session
from rules.kernel.play.span import Span
from rules.kernel.telling.phrases import an, in_words
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page

HOUR, DAY, WEEK = timedelta(hours=1), timedelta(days=1), timedelta(weeks=1)
DAYS, WEEKS = 2, 3
"""From how many days and weeks on a length is said in them."""
MOST = 32
DRAWN: dict[tuple[str, str], Picture] = {}
"""The latest maps by game and text of the scenario: to set a game up takes up to a tenth of a second."""
Game = Ruleset[Any]  # Any: each game has its own state


def game_page(game: Game, board: Scenario, options: Options, schedule: Schedule) -> Page:
    """Say what a game is: what it is about and feels like, for how many, how long, how often one is asked."""
    lines = (
        f"{game.about} {game.feel}".strip(),
        people(game, board),
        length(game.span(board, options), schedule),
        f"{game.rhythm(options)} {in_short(schedule)}".strip(),
    )
    about = getattr(board, "about", "")
    return Page(title=f"{game.title}: {board.title}", lines=tuple(filter(None, (*lines, about))))


def people(game: Game, board: Scenario) -> str:
    """Say for how many it is."""
    seats = [seat for seat in game.seats(board) if not seat.spare]
    most = f"One to {in_words(len(seats))} people play" if len(seats) > 1 else "One person plays"
    return f"{most}; autopilots play what nobody takes."


def length(span: Span | None, schedule: Schedule, people: int = 0) -> str:
    """Say how long it lasts where everybody takes all the time that there is, and as many play as can, or so many."""
    if span is None:
        return ""
    windows = span.each * people if span.each and people else span.windows
    turn = windows * time_of(schedule)
    early = ", and far less where everybody is quick" if schedule.early else ""
    if not span.turns:
        one = an(span.turn).capitalize()
        return f"{one} of the game takes {in_time(turn)} at most{early}."
    if span.usual and span.usual < span.turns:
        most = people or span.windows // (span.each or span.windows)
        beside = f" with {plural(most, 'player')}" if span.each else ""
        usual = f"{in_time(span.usual * turn)} at most{beside}{early}"
        last = f"{span.turn} {span.turns} is the last"
        return f"It is usually over by {span.turn} {span.usual}, which takes {usual}; {last}."
    return f"{plural(span.turns, span.turn)} take {in_time(span.turns * turn)} at most{early}."


def time_of(schedule: Schedule) -> timedelta:
    """Give how long an ordinary window stays open at most."""
    if not schedule.fixed:
        return schedule.length("", "orders")
    return WEEK / (len(schedule.times) * (len(schedule.weekdays) or 7))


def in_time(length: timedelta) -> str:
    """Give a time as people count it; what is begun counts."""
    if length < DAYS * DAY:
        return plural(-(-length // HOUR), "hour")
    if length < WEEKS * WEEK:
        return plural(-(-length // DAY), "day")
    return plural(-(-length // WEEK), "week")


def first_picture(game: Game, board: Scenario) -> Picture:
    """Give the map as a scenario begins, for everybody; with other luck than any campaign's."""
    key = game.name, board.model_dump_json()
    if key not in DRAWN:
        DRAWN[key] = game.picture(beginning(game, board).view(None), None)
        for old in list(DRAWN)[:-MOST]:
            del DRAWN[old]
    return DRAWN[key]


def beginning(game: Game, board: Scenario) -> Session[Any]:  # Any: each game has its own state
    """Stand where a scenario first asks anybody, with people in all seats: without them some games end unasked."""
    people = tuple(seat.id for seat in game.seats(board))
    return Session.found(game, PRACTICE, board, game.options(), people, [])
