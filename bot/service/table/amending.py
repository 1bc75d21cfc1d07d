"""Amending: a gamemaster sets a figure of the game, and the table is told."""

import json
from asyncio import to_thread
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import by_the_table, only_host, players, practising, rebuild
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import clean_line
from bot.service.posting.faults import guarded
from bot.service.posting.gm_log import announce, sees_all
from bot.service.posting.notices import refresh
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import standing
from bot.store.deeds import Place, add_amendment
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.orders.order import Given
from rules.kernel.play.session import Session
from rules.kernel.state.amending import Amendment, amendment, look_up, names_in

LONGEST = 200
UNSHOWN = "with that figure the game could not be shown any more; nothing was set"
UNPLAYED = "with that figure the rules could not go on; nothing was set"
FAR = 24
"""The most windows of a turn and the next that are tried."""
Playing = Session[Any]  # Any: each game has its own state


@guarded
async def set_figure(herald: Herald, campaign: int, user: int | None, path: str, value: str) -> CampaignCard:
    """Set a figure of the state while a window is open; it is journalled, so that a replay does the same.

    The table is told the figure if everybody may see it. A gamemaster who plays, or is blind, may set nothing else.
    """
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "set its figures")
        by_the_table(unit, user, "sets")
        asking = standing(unit).asking
        open_now = unit.campaign.status in {"running", "paused", "held"} and not practising(unit.campaign)
        if asking is None or not unit.campaign.window_key or not open_now:
            raise Answer("figures can be set while a window of the game is open; there is none now")
        session = await rebuild(herald, unit)
        known, text = sees_all(unit, user), clean_line(value, LONGEST)
        seen = amendment(session.state if known else session.view(None), clean_line(path, LONGEST), text)
        change = amendment(session.state, seen.path, text)
        everybody = public(session, change)
        if not known and not everybody:
            raise Answer("you play here, or are blind: you may set only what everybody can see")
        if change.value == change.before:
            raise Answer(f"{change.path} is {change.before} already")
        sound(session)
        await plays_on(herald, unit, change)
        now = herald.clock.now()
        await add_amendment(unit, Place(asking.save, asking.place), change, now)
        what = f"sets {change.path} to {change.value}; it was {change.before}"
        hidden = "changes a figure that not everybody may see; the export of the campaign names it"
        await announce(herald, unit, "set", what if everybody else hidden, "" if everybody else what)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


def public(session: Playing, change: Amendment) -> bool:
    """Carry a change out, and tell whether an onlooker saw the figure before and sees it now."""
    before = shown(session, change.path)
    session.amend([change])
    stood, stands = json.loads(change.before), json.loads(change.value)
    return bool(before == stood and shown(session, change.path) == stands)


def shown(session: Playing, path: str) -> object:
    """Give what an onlooker sees at a path; the path itself, which no figure is, where there is nothing."""
    try:
        return look_up(session.view(None), path)
    except Answer:
        return path


def sound(session: Playing) -> None:
    """Make sure that the game can still be shown to everybody. Raises Answer."""
    try:
        session.ruleset.status(session.view(None))
        for seat in session.window.asked if session.window else ():
            view = session.view(seat)
            session.ruleset.lexicon(view, seat)
            session.ruleset.papers(view, seat)
        session.ruleset.picture(session.view(None), None)
    except Exception as error:  # whatever a figure that no rule would give makes the game's words stumble over
        raise Answer(UNSHOWN) from error
    if session.slips:
        raise Answer(UNSHOWN) from session.slips[0].error


async def plays_on(herald: Herald, unit: Unit, change: Amendment) -> None:
    """Make sure that the rules can go on from a figure, by trying it where nothing is kept. Raises Answer.

    What they cannot do without it either is no reason to refuse it: it may be what mends them.
    """
    given: dict[str, list[Given]] = {}
    for draft in await unit.drafts():
        given.setdefault(draft.seat, []).append(draft.given)
    trials = [await rebuild(herald, unit) for _ in range(2)]
    trials[0].amend([change])
    problem = await to_thread(tried, trials[0], given, players(unit))
    if problem and not await to_thread(tried, trials[1], given, players(unit)):
        raise Answer(UNPLAYED) from problem


def tried(session: Playing, given: dict[str, list[Given]], playing: list[str]) -> Exception | None:
    """Close the open window as it stands, and those after it until the next turn is over; give what breaks."""
    last = session.save.turn + 1
    try:
        session.close(given, playing)
        for _ in range(FAR):
            if session.window is None or session.save.turn > last:
                break
            session.close({}, ())
    except Exception as error:  # noqa: BLE001  whatever a rule raises would hold the campaign
        return error
    return None


async def paths(herald: Herald, campaign: int, user: int, typed: str) -> list[str]:
    """Give the figures whose path goes on from what was typed, as far as the gamemaster may see."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "set its figures")
        session = await rebuild(herald, look)
        return names_in(session.state if sees_all(look, user) else session.view(None), typed)
