"""Trends: how a figure of every seat, or a seat's own money, has gone from turn to turn, as charts of the album."""

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.service.history.figures import chart, figures, lasting, line, read_state, sided
from bot.service.history.past import turn_name
from bot.store.annals import states
from bot.store.look import Look
from bot.store.records import Seat
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from rules.kernel.telling.pictures import Picture, Series

MOST = 40
"""The most turns of a chart; of a longer campaign as many are taken, evenly spaced, the last among them."""
OVER = " over time"
YOURS = "Your "


def trends(session: Session[Any], seats: Sequence[Seat], seat: str | None) -> list[str]:  # Any: its own state
    """Name the charts that a seat (None: an onlooker) may see; none in the first turn."""
    if session.save.turn <= 1:
        return []
    public = figures(session.ruleset.status(session.view(None)), [one.title for one in seats])
    own = session.ruleset.purse(session.view(seat), seat) if seat else {}
    return [*(f"{column}{OVER}" for column in public), *(f"{YOURS}{what}{OVER}" for what in own)]


async def trend(look: Look, session: Session[Any], seat: str | None, title: str) -> Picture:  # Any: as above
    """Draw one of the charts that are named so, from the ends of the turns and how things stand now."""
    texts = [(save.turn - 1, save.state) for save in await states(look, most=MOST - 1)]
    texts.append((session.save.turn, session.state.write()))
    return await asyncio.to_thread(drawn, session.ruleset, tuple(look.seats.values()), seat, title, texts)


def drawn(
    ruleset: Ruleset[Any], seats: Sequence[Seat], seat: str | None, title: str, texts: Sequence[tuple[int, str]]
) -> Picture:  # Any: as above
    """Give the chart of a title from the states of some turns; those that today's rules cannot read are left out."""
    read = [(turn, read_state(ruleset, text)) for turn, text in texts]
    known = [(turn, state) for turn, state in read if state is not None]
    labels = [turn_name(ruleset, state, turn) for turn, state in known]
    looks = sided(seats, ruleset.picture(ruleset.view(known[-1][1], None), None).sides)
    what = title.removesuffix(OVER)
    if seat and what.startswith(YOURS):
        mine = [ruleset.purse(ruleset.view(state, seat), seat) for _, state in known]
        amounts = tuple(purse.get(what.removeprefix(YOURS), 0) for purse in mine)
        return chart(title, looks, [Series(side=one.id, values=amounts) for one in looks if one.id == seat], labels)
    names = [one.title for one in seats]
    tables = [figures(ruleset.status(ruleset.view(state, None)), names) for _, state in known]
    series = [Series(side=one.id, values=line(tables, what, one.name)) for one in looks]
    return chart(title, looks, [one for one in series if lasting(one)], labels)
