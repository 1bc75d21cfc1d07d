"""Amending: a gamemaster sets a figure of the game, and the table is told."""

import json
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import only_host, practising, rebuild
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import clean_line
from bot.service.posting.faults import guarded
from bot.service.posting.gm_log import announce, sees_all
from bot.service.posting.notices import refresh
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import standing
from bot.store.deeds import Place, add_amendment
from rules.kernel.errors import Answer
from rules.kernel.play.session import Session
from rules.kernel.state.amending import Amendment, amendment, look_up, names_in

LONGEST = 200
UNSHOWN = "with that figure the game could not be shown any more; nothing was set"
Playing = Session[Any]  # Any: each game has its own state


@guarded
async def set_figure(herald: Herald, campaign: int, user: int | None, path: str, value: str) -> CampaignCard:
    """Set a figure of the state while a window is open; it is journalled, so that a replay does the same.

    The table is told the figure if everybody may see it. A gamemaster who plays, or is blind, may set nothing else.
    """
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "set its figures")
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
            session.ruleset.papers(session.view(seat), seat)
        session.ruleset.picture(session.view(None), None)
    except Exception as error:  # whatever a figure that no rule would give makes the game's words stumble over
        raise Answer(UNSHOWN) from error
    if session.slips:
        raise Answer(UNSHOWN) from session.slips[0].error


async def paths(herald: Herald, campaign: int, user: int, typed: str) -> list[str]:
    """Give the figures whose path goes on from what was typed, as far as the gamemaster may see."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "set its figures")
        session = await rebuild(herald, look)
        return names_in(session.state if sees_all(look, user) else session.view(None), typed)
