"""Houses that fight beside Houses that shirk, at one table: `python -m tests.rules.fiefs.shirking 60`.

All play as prudent ones do; a shirker declares no war, has his army avoid whoever comes and hold what it has, joins the
side with more members, where a battle leaves him less to do, and never mobilises.
"""

import sys
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from bot.tools.intervals import student
from rules.fiefs.armies.orders import SetMarshal, SetStance, army_led
from rules.fiefs.autopilot import acting_as
from rules.fiefs.board.land import total
from rules.fiefs.board.sides import army_of
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import Pass
from rules.fiefs.declaring.joining import Join, sideless
from rules.fiefs.declaring.mobilising import Mobilise
from rules.fiefs.declaring.orders import DeclareWar, Rebel
from rules.fiefs.declaring.siding import by_all
from rules.fiefs.ruleset import FIEFS
from rules.fiefs.year.deciding import claiming, taking
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.orders.order import Given, Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.session import Session
from tests.rules.fiefs.worlds import BOARD

PRUDENT = acting_as("prudent")
LEADING = ("season", "council", "march")
Orders = Sequence[Order[World]]


def shirk(world: World, seat: str, window: Window[Any], chance: Chance) -> Orders:
    """Decide as a prudent House that wants no battle."""
    found = list(PRUDENT(world, seat, window, chance))
    if window.name in ("sealed", "action"):
        return [instead(world, seat) if isinstance(one, (DeclareWar, Rebel)) else one for one in found]
    if window.name == "join":
        return [*(larger(world, seat)), *(one for one in found if not isinstance(one, Join))]
    if window.name in LEADING and army_led(world, seat):
        return [*found, SetStance(stance="avoid"), SetMarshal(marshal="hold")]
    return [one for one in found if not isinstance(one, Mobilise)]


def instead(world: World, seat: str) -> Order[World]:
    """Take or claim a fief in place of going to war."""
    return taking(world, seat, 1) or claiming(world, seat, 1) or Pass()


def larger(world: World, seat: str) -> list[Join]:
    """Join the side of each new conflict that most others would join by their lands."""
    new = [one for one in sideless(world) if army_of(world, one, seat) is None]
    sides = [list(by_all(world, one).values()) for one in new]
    return [
        Join(army=one.armies[0 if stands.count(1) >= stands.count(2) else 1])
        for one, stands in zip(new, sides, strict=True)
    ]


def campaign(number: int) -> tuple[float, float]:
    """Play a campaign of eight Houses, every other a shirker; gives the mean prestige of both kinds."""
    seats = tuple(one.id for one in BOARD.house)
    chosen = {seat: shirk if (place + number) % 2 else PRUDENT for place, seat in enumerate(seats)}
    session = Session.found(FIEFS, Seeded(f"shirking/{number}"), BOARD, FIEFS.options(), seats)
    while session.window is not None:
        given = {}
        for seat in session.window.asked:
            if seat in chosen:
                chance = Chance(session.luck, session.save.turn, f"{session.scope(session.window)}/{seat}", nothing)
                orders = chosen[seat](session.view(seat), seat, session.window, chance)
                given[seat] = [Given.of(order) for order in orders]
        session.close(given, seats)
    kinds = {
        policy: [total(session.state, one) for one in seats if chosen[one] is policy] for policy in (PRUDENT, shirk)
    }
    return fmean(kinds[PRUDENT]), fmean(kinds[shirk])


def nothing(_: object) -> int:
    """Tell nobody of a draw."""
    return 0


def main(games: int) -> None:
    """Print the means, and within what the difference lies."""
    pairs = [campaign(number) for number in range(1, games + 1)]
    fight, shy = (fmean(column) for column in zip(*pairs, strict=True))
    gap, give = student([one - other for one, other in pairs])
    print(f"{games} campaigns: who fights {fight:.1f}, who shirks {shy:.1f}: {gap:.1f} apart, within {give or 0:.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
