"""How a year begins, takes sides and ends (FIE-3.1, FIE-3.4, FIE-3.10)."""

from rules.fiefs.board.dicing import dice_off
from rules.fiefs.board.state import World
from rules.fiefs.declaring.joining import sideless, take_sides
from rules.fiefs.ending.game import check_end
from rules.fiefs.prestige.ledger import reckon
from rules.fiefs.year.events import YearBegan
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def begin_year(play: Play[World]) -> None:
    """Dice off for the order of the year (FIE-3.1)."""
    world = play.state
    world.year, world.acting, world.campaigns = play.turn, "", []
    for house in world.houses.values():
        house.acted, house.ranks = False, []
    world.order = dice_off(play, "FIE-3.1", world.playing())
    years = max(world.year, world.settings.years)
    play.tell(YearBegan(year=world.date(), number=world.year, years=years, seats=tuple(world.order)))


def sides(play: Play[World]) -> Flow:
    """Let all join what began this year; then every conflict has its campaign, the oldest first (FIE-3.4, FIE-7.2)."""
    world = play.state
    yield from take_sides(play, sideless(world))
    world.campaigns = list(world.conflicts)


def end_year(play: Play[World]) -> None:
    """Count holdings, tell the totals, and see whether this was the end (FIE-3.10)."""
    play.state.campaigns = []
    reckon(play)
    check_end(play)
