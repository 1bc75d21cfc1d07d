"""Playing: the rules of a campaign, and its session rebuilt from save and journal for one request."""

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from pydantic import ValidationError

from bot.service.ground.herald import Herald
from bot.service.ground.positions import content
from bot.service.schedule import Schedule
from bot.store.annals import account
from bot.store.deeds import amendments
from bot.store.look import Look
from bot.store.records import Campaign, Entry, Seat
from rules.kernel.errors import Answer, Diverged, Fault
from rules.kernel.facts.events import Told
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.journal import Closing, Save
from rules.kernel.play.plainly import Slip, plainly
from rules.kernel.play.position import Position
from rules.kernel.play.ruleset import Options, Ruleset
from rules.kernel.play.session import Session
from rules.kernel.play.unsaid import plain_speech
from rules.kernel.state.amending import Amendment
from rules.kernel.telling.vocabulary import Words

Amended = Mapping[int, Sequence[Amendment]]
"""What a gamemaster changed, by the number of windows sealed before."""
PRACTICE = Seeded("practice")
"""The luck of every practice, which says nothing of the true one."""


def ruleset_of(herald: Herald, campaign: Campaign) -> Ruleset[Any]:  # Any: each game has its own state
    """Give the rules of a campaign. Raises Fault if this Herald has lost the game."""
    if campaign.game not in herald.games:
        raise Fault(f"there is no game {campaign.game} any more")
    return herald.games[campaign.game]


def practising(campaign: Campaign) -> bool:
    """Tell whether what is played is practice, before the first turn."""
    return "muster" in {campaign.status, campaign.held_from if campaign.status == "held" else ""}


def luck_of(campaign: Campaign) -> Seeded:
    """Give the luck of a campaign: its seed, and the phrases mixed in when it started; in practice neither."""
    if practising(campaign):
        return PRACTICE
    return Seeded(campaign.seed, tuple(json.loads(campaign.phrases)))


def options_of(herald: Herald, campaign: Campaign) -> Options:
    """Give the settings of a campaign."""
    return ruleset_of(herald, campaign).options.model_validate_json(campaign.options)


def schedule_of(campaign: Campaign) -> Schedule:
    """Give the schedule of a campaign."""
    return schedule_from(campaign.schedule)


@lru_cache(maxsize=1024)
def schedule_from(text: str) -> Schedule:
    """Read a schedule, once: to know a zone's name takes 20 ms."""
    return Schedule.model_validate_json(text)


async def spares(herald: Herald, look: Look) -> set[str]:
    """Give the seats that a campaign can well do without: nobody is put there who did not ask for it."""
    ruleset = ruleset_of(herald, look.campaign)
    board = ruleset.scenario.model_validate_json(await look.scenario_text())
    return {seat.id for seat in ruleset.seats(board) if seat.spare}


async def words_of(herald: Herald, look: Look) -> Words | None:
    """Give how a campaign speaks, from its last save; None: in the game's own words."""
    game, save = herald.games.get(look.campaign.game), await look.save()
    if game is None or save is None or game.speech is plain_speech:
        return None
    try:
        state = game.state.model_validate_json(save.state)
    except ValidationError:  # of an edition that today's rules cannot read
        return None
    return plainly(game, []).speech(state)


async def rebuild(herald: Herald, look: Look) -> Session[Any]:  # Any: each game has its own state
    """Give a session that may go on, standing where the closings led. Raises Diverged if it does not meet them."""
    save, closings, amended = await journal(look)
    async with explained(look, save):
        session = replay(herald, look.campaign, save, closings, amended)
    session.ahead = herald.thoughts.of(content(luck_of(look.campaign), save, closings, amended))
    return session


async def resume(herald: Herald, look: Look) -> Session[Any]:  # Any: as above
    """Give a session to close the open window: the one that has come here, or one rebuilt. Raises Diverged."""
    save, closings, amended = await journal(look)
    key = content(luck_of(look.campaign), save, closings, amended)
    session = herald.positions.take(ruleset_of(herald, look.campaign), key, save.state)
    if session is None:
        return await rebuild(herald, look)
    session.ahead = herald.thoughts.of(key)
    return session


async def position(herald: Herald, look: Look) -> Session[Any]:  # Any: each game has its own state
    """Give a session that is only looked at, standing where the closings led; others may look at the same.

    Raises Diverged if the closings are not met.
    """
    save, closings, amended = await journal(look)
    async with explained(look, save):
        return standing_at(herald, look.campaign, save, closings, amended)


async def keep_position(herald: Herald, look: Look, session: Session[Any], *, goes_on: bool) -> None:  # Any: as above
    """Keep where a session stands that has just closed a window, for whoever looks: nobody need replay how it came.

    Unless it `goes_on` now it is kept beside, for whoever closes the next window. One of which something could not be
    said is not kept: whoever looks has to hear of that.
    """
    if session.slips:
        return
    ruleset, (save, closings, amended) = ruleset_of(herald, look.campaign), await journal(look)
    made = Position.on_the_way(ruleset, session)
    made.going = None if goes_on else session
    herald.positions.keep(content(luck_of(look.campaign), save, closings, amended), made, save.state)


def standing_at(
    herald: Herald,
    campaign: Campaign,
    save: Save,
    closings: Sequence[Closing],
    amended: Amended,
    slips: list[Slip] | None = None,
) -> Session[Any]:  # Any: each game has its own state
    """Give a session that is only looked at, where these closings led. Raises Diverged if it does not meet them.

    Words that fail, on the way or afterwards, stop nothing; they are noted in `slips`.
    """
    key = content(luck_of(campaign), save, closings, amended)
    found = herald.positions.stand(
        ruleset_of(herald, campaign), key, save.state, lambda: replay(herald, campaign, save, closings, amended)
    )
    return found.look(slips)


async def fingerprint_of(look: Look) -> str:
    """Give the fingerprint of where a campaign stands: of the save, the closings and the amendments that led there."""
    return content(luck_of(look.campaign), *await journal(look))


async def journal(look: Look) -> tuple[Save, list[Closing], dict[int, list[Amendment]]]:
    """Give what leads to where a campaign stands. Raises Answer before it has started."""
    save = await look.save()
    if save is None:
        raise Answer(f"“{look.campaign.title}” has not started yet")
    return save, await look.closings(save.number), await amendments(look, save.number)


@asynccontextmanager
async def explained(look: Look, save: Save) -> AsyncIterator[None]:
    """Let a replay that went astray name the first event that it told otherwise."""
    try:
        yield
    except Diverged as astray:
        raise first_difference(astray, await account(look, after=save.told)) from astray


def replay(
    herald: Herald,
    campaign: Campaign,
    save: Save,
    closings: Sequence[Closing],
    amended: Amended,
    slips: list[Slip] | None = None,
) -> Session[Any]:  # Any: each game has its own state
    """Give the session that stands where these closings led. Raises Diverged if it does not meet them.

    Words that fail on the way stop nothing; they are noted in `slips`.
    """
    noted = [] if slips is None else slips
    return Session.rebuild(ruleset_of(herald, campaign), luck_of(campaign), save, closings, amended, noted)


def first_difference(astray: Diverged, recorded: Sequence[Entry]) -> Diverged:
    """Name the first event that a replay told otherwise, by number and kind, and nothing that may be hidden in it."""
    for entry, again in zip_longest([entry.told for entry in recorded], astray.told):
        if entry is None or not isinstance(again, Told):
            break
        if (entry.event, entry.body) != (again.event, again.body):
            where = f"{astray.where}, event {entry.n}"
            return Diverged(where, f"{entry.event} ({entry.clause})", f"another {again.event} ({again.clause})")
    return astray


def players(look: Look) -> list[str]:
    """Give the seats that people play now, in seat order."""
    return [seat.seat for seat in look.seats.values() if seat.mode == "player"]


def seat_of(look: Look, user: int) -> Seat | None:
    """Give the seat that a person holds, playing or absent."""
    return next((seat for seat in look.seats.values() if seat.user == user), None)


def spoken_for(look: Look, user: int) -> Seat | None:
    """Give the seat that a person holds, or else stands in for as its deputy."""
    return seat_of(look, user) or next((seat for seat in look.seats.values() if seat.deputy == user), None)


def name_of(look: Look, seat: str) -> str:
    """Give the name of a seat; its id where the rules ask one that is not at the table."""
    return look.seats[seat].title if seat in look.seats else seat


def only_host(look: Look, user: int | None, what: str) -> None:
    """Refuse what only the gamemaster may do; None stands for whoever runs Herald."""
    if user is not None and not leads(look.campaign, user):
        raise Answer(f"only the gamemaster of “{look.campaign.title}” may {what}")


def leads(campaign: Campaign, user: int) -> bool:
    """Tell whether somebody is the gamemaster of a campaign, or the second one."""
    return user in {campaign.host, campaign.second}


def by_the_table(look: Look, user: int | None, what: str) -> None:
    """Refuse what a gamemaster whom the table has elected may not do; None stands for whoever runs Herald."""
    if user is not None and look.campaign.elected and look.campaign.status != "ended":
        raise Answer(
            f"the table has elected its gamemaster, who {what} nothing; the table itself votes on going on with "
            "/vote resume, or on the end with /vote end"
        )
