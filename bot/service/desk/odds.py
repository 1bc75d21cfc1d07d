"""Odds: the chances of what a player considers, for that player alone; nothing is given or kept by asking."""

import asyncio
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from bot.service.desk.completion import desk_for_reading
from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import Who
from bot.service.ground.wording import clean, listed
from bot.service.posting.faults import watched
from rules.kernel.errors import Answer, Unreadable
from rules.kernel.language.forms import outline
from rules.kernel.language.grammar import suggest
from rules.kernel.orders.order import Order
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.tellings import Page
from rules.kernel.telling.vocabulary import page_in

MOST = 25
SHORT = 100
"""The largest denominator of a fraction that says more than the per cent."""


@watched
async def odds(herald: Herald, who: Who, line: str) -> Message:
    """Answer a question of a game from what the seat can see, with its drafts carried out. Raises Answer."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who)
        questions = desk.ruleset.odds
        if not questions:
            raise Answer(f"{desk.ruleset.title} has no questions of odds")
        view = desk.view()
        asked = understood(desk, clean(line), view)
        desk.ruleset.check(asked, view, who.seat)
        # Large battles are fought on paper a hundred thousand times: not on the event loop. What is supposed in them is
        # supposed of a copy: the view is given again to whoever asks next.
        found = await asyncio.to_thread(asked.odds, view.fresh(), who.seat)
        words = desk.ruleset.speech(view)
        shown = page_in(words, page(found)) if words else page(found)
        return Message(content=f"{look.campaign.title}: odds, for your eyes alone.", pages=(shown,))


def understood(desk: Desk, line: str, view: Any) -> Question[Any]:  # Any: each game has its own state
    """Read a question; where it is none, say which there are."""
    lexicon = desk.lexicon()
    try:
        asked = desk.ruleset.read(line, desk.ruleset.odds, lexicon, view)
    except Unreadable as error:
        if error.nearest:
            raise
        ways = listed((f"“{outline(question)}”" for question in desk.ruleset.odds), "or")
        raise Answer(f"{error}; you can ask {ways}") from error
    if not isinstance(asked, Question):
        raise TypeError(asked)
    return asked


def page(found: Odds) -> Page:
    """Give odds as a page: what they take for granted, each outcome in per cent, as a fraction where all are short."""
    if found.estimated:
        about = [(outcome, f"{round(chance * 100)} %") for outcome, chance in found.outcomes.items()]
        return Page(title=found.title, lines=found.assumed, table=(("Outcome", "Chance, about"), *about))
    rows = [(outcome, per_cent(chance), str(chance)) for outcome, chance in found.outcomes.items()]
    if any(chance.denominator > SHORT for chance in found.outcomes.values()):
        return Page(title=found.title, lines=found.assumed, table=(("Outcome", "Chance"), *(one[:2] for one in rows)))
    return Page(title=found.title, lines=found.assumed, table=(("Outcome", "Chance", "Exactly"), *rows))


def per_cent(chance: Fraction) -> str:
    """Give a chance in per cent, to two places; only what cannot fail is 100, only what cannot be is 0."""
    if chance in {0, 1}:
        return f"{int(chance) * 100} %"
    return f"{min(max(float(chance) * 100, 0.01), 99.99):.2f} %"


@watched
async def complete_odds(herald: Herald, who: Who, typed: str) -> list[str]:
    """Give whole questions that begin as typed, from what the seat can see."""
    desk = await desk_for_reading(herald, who)
    if desk is None or not desk.ruleset.odds:
        return []
    view = desk.view()

    def choices(order: type[Order[Any]], field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        return desk.ruleset.choices(order, view, who.seat, field, given)

    def allows(order: Order[Any]) -> bool:
        return desk.allows(order, view)

    lexicon = desk.lexicon()
    return suggest(typed, desk.ruleset.odds, lexicon, choices, MOST, allows)[:MOST]
