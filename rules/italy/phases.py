"""The turn: six phases, in the order of the rulebook (section 4)."""

from rules.italy.battle.battles import fight_all
from rules.italy.board.state import World
from rules.italy.realm.rulers import change_rulers
from rules.italy.realm.spending import begin_turn, collect, spend
from rules.italy.seats.ending import check_defeat, count_lost_homes, end_by_time, set_won_and_lost
from rules.italy.seats.seats import seat_players
from rules.italy.war.declaring import declare
from rules.italy.war.externals import decline, try_carthage, try_epirus
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Phase, Play


def revenue(play: Play[World]) -> Flow:
    """Let every Active Power collect its revenue (ITA-2)."""
    seat_players(play)
    begin_turn(play)
    collect(play)
    yield from ()


def rulers(play: Play[World]) -> Flow:
    """See which rulers go, and who comes (ITA-3)."""
    seat_players(play)
    change_rulers(play)
    yield from ()


def attacks(play: Play[World]) -> Flow:
    """Hear who attacks whom (ITA-4)."""
    seat_players(play)
    yield from declare(play)


def spending(play: Play[World]) -> Flow:
    """Spend all revenue (ITA-5)."""
    seat_players(play)
    yield from spend(play)


def battles(play: Play[World]) -> Flow:
    """Fight (ITA-6 to ITA-8)."""
    seat_players(play)
    yield from fight_all(play)


def end(play: Play[World]) -> Flow:
    """Let External Powers decline, and come; then count and close the turn (ITA-9, ITA-10)."""
    seat_players(play)
    decline(play)
    try_carthage(play)
    try_epirus(play)
    check_defeat(play)
    if not play.state.ended:
        count_lost_homes(play)
        set_won_and_lost(play.state)
        end_by_time(play)
    yield from ()


TURN: tuple[Phase[World], ...] = (revenue, rulers, attacks, spending, battles, end)
