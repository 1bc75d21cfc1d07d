"""Amending: a gamemaster sets a figure of the game, and the table is told."""

import json
from asyncio import to_thread
from dataclasses import dataclass
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, Target
from bot.service.ground.playing import by_the_table, only_host, players, practising, rebuild
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import clean_line
from bot.service.posting.faults import guarded
from bot.service.posting.gm_log import announce, sees_all
from bot.service.posting.notices import owe, refresh
from bot.service.table.asking_first import CHANGED
from bot.service.table.figures import called, label_of, mark, marked, offers, path_of
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import standing
from bot.store.deeds import Place, add_amendment
from bot.store.look import Look
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.orders.order import Given
from rules.kernel.play.session import Session
from rules.kernel.state.amending import Amendment, amendment, look_up

LONGEST = 200
UNSHOWN = "with that figure the game could not be shown any more; nothing was set"
UNPLAYED = "with that figure the rules could not go on; nothing was set"
SETS = "Set it to "
"""What stands before the value on the button that sets a figure."""
PRESSED = 60
"""The most letters of a value: it stands on the button."""
FAR = 24
"""The most windows of a turn and the next that are tried."""
Playing = Session[Any]  # Any: each game has its own state


@dataclass(frozen=True)
class Proposal:
    """A figure as it would be set, before anything is."""

    change: Amendment
    label: str
    """How the figure is called."""
    session: Playing
    everybody: bool
    """Whether everybody sees the figure, before and after."""
    insiders: tuple[str, ...]
    """The people's seats that see it where not everybody does."""
    place: Place


@guarded
async def set_figure(herald: Herald, campaign: int, user: int | None, path: str, value: str) -> CampaignCard:
    """Set a figure of the state while a window is open; it is journalled, so that a replay does the same.

    The table is told the figure if everybody may see it. A gamemaster who plays, or is blind, may set nothing else.
    """
    async with herald.unit(campaign) as unit:
        found = await proposed(herald, unit, user, path, value)
        change = found.change
        sound(found.session)
        await plays_on(herald, unit, change)
        now = herald.clock.now()
        await add_amendment(unit, found.place, change, now)
        what = f"sets {found.label} to {change.value}; it was {change.before}"
        hidden = "changes a figure that not everybody may see; the export of the campaign names it"
        await announce(herald, unit, "set", what if found.everybody else hidden, "" if found.everybody else what)
        await tell_owners(herald, unit, found)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def tell_owners(herald: Herald, unit: Unit, found: Proposal) -> None:
    """Tell in private the people who see a figure that not everybody sees, from what to what it was set."""
    change, title = found.change, unit.campaign.title
    content = f"{title}: the gamemaster corrected {found.label} from {change.before} to {change.value}."
    for seat in found.insiders:
        key = f"corrected-{unit.campaign.version}-{seat}"
        await owe(unit, key, Target(kind="seat", seat=seat), Message(content=content), herald.clock.now())


async def proposed(herald: Herald, look: Look, user: int | None, path: str, value: str) -> Proposal:
    """Give what setting a figure would change, in a session where it is changed. Raises Answer for what may not be."""
    only_host(look, user, "set its figures")
    by_the_table(look, user, "sets")
    asking = standing(look).asking
    open_now = look.campaign.status in {"running", "paused", "held"} and not practising(look.campaign)
    if asking is None or not look.campaign.window_key or not open_now:
        raise Answer("figures can be set while a window of the game is open; there is none now")
    session = await rebuild(herald, look)
    known, text = sees_all(look, user), clean_line(value, LONGEST)
    state, seats = session.state if known else session.view(None), titles(look)
    meant = path_of(session, state, seats, clean_line(path, LONGEST))
    seen = amendment(state, meant, text)
    change = amendment(session.state, seen.path, text)
    label = label_of(state, seen.path.split("."), {**called(session, next(iter(seats), "")), **seats})
    everybody = public(session, change)
    held = [seat.seat for seat in look.seats.values() if seat.user and not everybody]
    insiders = tuple(seat for seat in held if shown(session, change.path, seat) == json.loads(change.value))
    if not known and not everybody:
        raise Answer("you play here, or are blind: you may set only what everybody can see")
    if change.value == change.before:
        raise Answer(f"{label} is {change.before} already")
    return Proposal(change, label, session, everybody, insiders, Place(asking.save, asking.place))


async def before_set(herald: Herald, campaign: int, user: int, path: str, value: str) -> Message:
    """Say what setting a figure would change, from what to what. Raises Answer for what may not be set."""
    if len(clean_line(value, LONGEST)) > PRESSED:
        raise Answer(f"a value takes at most {PRESSED} letters; set the parts of a long one one by one")
    async with herald.store.look(campaign) as look:
        found = await proposed(herald, look, user, path, value)
        change = found.change
        owners = ", whoever sees it what it was and is" if found.insiders else ""
        secret = f"the table is told that a figure changed, and not which{owners}"
        told = "the table is told" if found.everybody else secret
        content = (
            f"This sets {found.label} from {change.before} to {change.value}. Nothing is set yet; "
            f"once it is, {told}, and /gm log lists it."
        )
        label, what = f"{SETS}{clean_line(value, LONGEST)}", mark(change.path, change.before)
        button = Button(action="figure", label=label, campaign=look.id, what=what, style="danger")
        return Message(content=content, buttons=(button.model_copy(update={"window": look.campaign.window_key}),))


async def pressed(herald: Herald, campaign: int, user: int, what: str, label: str) -> tuple[str, str]:
    """Give the figure and the value that a button is about. Raises Answer for a figure that there is no more."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "set its figures")
        session = await rebuild(herald, look)
        path = marked(session.state if sees_all(look, user) else session.view(None), what)
    if not path:
        raise Answer(CHANGED)
    return path, label.removeprefix(SETS)


def titles(look: Look) -> dict[str, str]:
    """Give what the seats are called."""
    return {seat.seat: seat.title for seat in look.seats.values()}


def public(session: Playing, change: Amendment) -> bool:
    """Carry a change out, and tell whether an onlooker saw the figure before and sees it now."""
    before = shown(session, change.path)
    session.amend([change])
    stood, stands = json.loads(change.before), json.loads(change.value)
    return bool(before == stood and shown(session, change.path) == stands)


def shown(session: Playing, path: str, seat: str | None = None) -> object:
    """Give what a seat (None: an onlooker) sees at a path; the path itself, which no figure is, where is nothing."""
    try:
        return look_up(session.view(seat), path)
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
    """Give the figures that complete what was typed, by their paths."""
    return [path for _, path in await completions(herald, campaign, user, typed)]


async def completions(herald: Herald, campaign: int, user: int, typed: str) -> list[tuple[str, str]]:
    """Give what completes what was typed, each with its value now, as far as the gamemaster may see, and its path."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "set its figures")
        session = await rebuild(herald, look)
        return offers(session, session.state if sees_all(look, user) else session.view(None), titles(look), typed)
