"""Motions: what a table votes on, shown in one live message each."""

from collections.abc import Mapping, Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, mention, stamp
from bot.service.ground.playing import name_of, practising
from bot.service.ground.table_settings import house_of
from bot.service.ground.wording import plural
from bot.service.posting.notices import CHANNEL, owe
from bot.store import motions
from bot.store.look import Look
from bot.store.people.traces import NOBODY
from bot.store.records import Motion
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

BECAME = {"carried": "Carried", "lost": "Not carried", "lapsed": "Not carried: the time for it ran out"}


FOLLOWS = {
    "end": "It ends as it stands then: nobody wins, what was secret is opened, and nothing more is played.",
    "pause": "The clock stops then; orders may still be given.",
    "chair": "What was played stays as it is.",
}
"""What comes of it if a table agrees."""
LIFTS = (
    "The gamemaster holds the campaign, so every seat that a person holds is counted, and the vote runs to its end: "
    "until then the gamemaster may answer."
)
"""What is said of a vote on what a gamemaster has stopped."""


def lifts(look: Look, kind: str) -> bool:
    """Tell whether a motion would lift a hold while there is a gamemaster, who has to have time to answer."""
    return kind == "resume" and look.campaign.status == "held" and look.campaign.host != NOBODY


def voters(look: Look, cast: Mapping[str, bool], kind: str = "") -> list[str]:
    """Give the seats that may vote: those that people play, and those of absent people who voted all the same.

    To lift a hold every seat counts that a person holds.
    """
    seats = look.seats.values()
    if lifts(look, kind):
        return [one.seat for one in seats if one.user is not None]
    return [one.seat for one in seats if one.user is not None and (one.mode == "player" or one.seat in cast)]


def wish(motion: Motion) -> str:
    """Say what a motion wants."""
    if motion.kind == "extend":
        return f"to move the deadline of the open window on by {plural(motion.hours, 'hour')}"
    if motion.kind == "pause":
        return f"to pause the campaign until {stamp(motion.until)}" if motion.until else "to pause the campaign"
    if motion.kind == "chair":
        return f"to make {mention(motion.person or 0)} its gamemaster"
    return {"resume": "to let the campaign go on", "end": "to end the campaign for good"}[motion.kind]


def motion_message(herald: Herald, look: Look, motion: Motion, cast: Mapping[str, bool]) -> Message:
    """Give the message of a motion that is always true: what is wanted, how the vote stands, until when it runs."""
    may, house = voters(look, cast, motion.kind), house_of(look.campaign)
    begin = f"{look.campaign.title}: {name_of(look, motion.seat)} asks the table {wish(motion)}."
    page = Page(title="Votes", table=(("Seat", "Vote"), *rows(look, may, cast, hidden=house.secret_votes)))
    if motion.state != "open":
        agreed = sum(cast.get(seat, False) for seat in may)
        content = f"{begin} {BECAME[motion.state]}. {agreed} of {len(may)} said yes; it ended {stamp(motion.ends_at)}."
        return Message(content=content, pages=() if house.secret_votes else (page,))
    follows = LIFTS if lifts(look, motion.kind) else FOLLOWS.get(motion.kind, "")
    begin = " ".join(filter(None, (begin, follows, with_a_winner(herald, look, motion))))
    content = (
        f"{begin} It needs yes from {house.needed(len(may))} of {plural(len(may), 'seat')}. "
        f"The vote ends {stamp(motion.ends_at)}, {stamp(motion.ends_at, 'R')}; until then you may change yours."
    )
    yes = Button(action="yes", label="Yes", campaign=look.id, what=str(motion.id), style="success")
    no = Button(action="no", label="No", campaign=look.id, what=str(motion.id), style="danger")
    return Message(content=content, pages=(page,), buttons=(yes, no))


def with_a_winner(herald: Herald, look: Look, motion: Motion) -> str:
    """Say how a game ends with a winner that a table would end without one; empty where it cannot bring that on."""
    ruleset = herald.games.get(look.campaign.game) if motion.kind == "end" and not practising(look.campaign) else None
    return ruleset.agreed if ruleset else ""


def rows(look: Look, may: Sequence[str], cast: Mapping[str, bool], *, hidden: bool) -> list[tuple[str, str]]:
    """Give how the seats have voted; where ballots are secret, whether they have."""
    words = {True: "voted", False: "voted"} if hidden else {True: "yes", False: "no"}
    return [(name_of(look, seat), words[cast[seat]] if seat in cast else "–") for seat in may]


async def show(herald: Herald, unit: Unit, motion: Motion) -> None:
    """Owe the message of a motion as it stands now."""
    message = motion_message(herald, unit, motion, await motions.ballots_of(unit, motion.id))
    await owe(unit, f"motion-{motion.id}", CHANNEL, message, herald.clock.now(), live=True)


async def one_motion(herald: Herald, campaign: int, number: int) -> Message:
    """Give a motion with its buttons, for whoever is asked to vote. Raises Answer where there is none."""
    async with herald.store.look(campaign) as look:
        motion = await motions.motion(look, number)
        if motion is None:
            raise Answer("there is no such vote in this campaign")
        return motion_message(herald, look, motion, await motions.ballots_of(look, number))


async def conclude(herald: Herald, unit: Unit, motion: Motion, state: str) -> None:
    """Note what became of a motion, and show it."""
    now = herald.clock.now()
    await motions.settle(unit, motion.id, state, now)
    await unit.drop_deadlines_marked("motion", str(motion.id))
    ended = await motions.motion(unit, motion.id)
    if ended is not None:
        await show(herald, unit, ended)


async def drop_motions(herald: Herald, unit: Unit, *, extensions_only: bool) -> None:
    """Let motions lapse that a window which closes, or a campaign which ends, leaves without a subject."""
    for motion in await motions.all_motions(unit, "open"):
        if motion.kind == "extend" or not extensions_only:
            await conclude(herald, unit, motion, "lapsed")
