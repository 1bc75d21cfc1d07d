"""How much of a campaign is anybody's (FIE-17.6): `python -m tests.rules.fiefs.attention 0 4 pace=turns`.

All Houses are people's, who order as autopilots would, but wait for no turn of theirs (FIE-3.6): that window is for
one alone. Of every window and each House it is counted whether the House
is awaited, invited, or may do nothing, and whether at least two orders of different effect are open to it.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rules.fiefs.autopilot import autopilot
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import Wait
from rules.fiefs.ruleset import FIEFS
from rules.fiefs.year.deciding import DIE, ranking
from rules.kernel.errors import Refusal
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.orders.order import Given, Order
from rules.kernel.play.legal import fillings, parts
from rules.kernel.play.session import Session
from tests.rules.fiefs.worlds import BOARD

PEOPLE = tuple(one.id for one in BOARD.house[:5])
ENOUGH = 2
"""Orders of different effect that make a decision."""
LOOKS = 40
"""How many orders of a kind are tried."""


def effects(session: Session[Any], seat: str) -> int:  # Any: as in Session
    """Count orders of different effect that a House could give now, up to two; votes and giving up are no moves."""
    view, window = session.view(seat), session.window
    assert window is not None
    found: set[str] = set()
    for order in possible(view, seat, window.orders):
        after = view.fresh()
        order.apply(after, seat)
        found.add(after.write() if after.write() != view.write() else repr(order))
        if len(found) >= ENOUGH:
            break
    return len(found)


def possible(view: World, seat: str, kinds: tuple[type[Order[Any]], ...]) -> Iterator[Order[Any]]:  # Any: as above
    """Give orders that the rules allow a House now, some of each kind."""
    lexicon = FIEFS.lexicon(view, seat)
    for kind in (one for one in kinds if not one.aside):
        tried = (filled for some in parts(kind) for filled in fillings(kind, view, seat, lexicon, {}, some))
        for _, filled in zip(range(LOOKS), tried, strict=False):
            try:
                order = kind.model_validate(filled)
                order.check(view, seat)
            except (ValueError, Refusal):
                continue
            yield order


def thought(session: Session[Any], seat: str) -> list[Given]:  # Any: as above
    """Give what the autopilot would order, at once."""
    assert session.window is not None
    chance = Chance(session.luck, session.save.turn, f"{session.scope(session.window)}/{seat}", lambda _event: 0)
    view = session.view(seat)
    given = autopilot(view, seat, session.window, chance)
    now = [one for order in given for one in (ranking(view, seat, DIE) if isinstance(order, Wait) else [order])]
    return [Given.of(order) for order in now]


def counted(seed: int, years: int = 8, **settings: Any) -> Counter[str]:  # Any: settings of a game
    """Play a game and count its windows: how each House stands to them, and how many let it decide."""
    options = FIEFS.options.model_validate({"years": years, **settings})
    session = Session.found(FIEFS, Seeded(f"attention {seed}"), BOARD, options, PEOPLE)
    found: Counter[str] = Counter()
    while session.window is not None:
        window = session.window
        for seat in PEOPLE:
            asked = "awaited" if seat in window.awaited else "invited" if seat in window.asked else "nothing"
            found[asked] += 1
            found["decides"] += asked != "nothing" and effects(session, seat) >= ENOUGH
        found["windows"] += 1
        session.close({seat: thought(session, seat) for seat in window.awaited}, PEOPLE)
    found["years"] += session.state.year
    return found


def table(found: Counter[str]) -> str:
    """Say how it stood."""
    pairs = found["awaited"] + found["invited"] + found["nothing"]
    shares = {name: 100 * found[name] / pairs for name in ("awaited", "invited", "nothing", "decides")}
    asked = ", ".join(f"{shares[name]:.0f} % {name}" for name in ("awaited", "invited", "nothing"))
    often = f"{found['windows'] / found['years']:.1f} windows a year"
    return f"{often}; of windows and Houses {asked}; {shares['decides']:.1f} % have two orders of different effect"


if __name__ == "__main__":
    chosen = dict(one.split("=") for one in sys.argv[3:])
    print(table(sum((counted(seed, **chosen) for seed in range(int(sys.argv[1]), int(sys.argv[2]))), Counter())))
