"""Past turns: the map and the report of any turn, as a seat could see it then."""

import re
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import name_of, rebuild, ruleset_of
from bot.service.ground.wording import clean_line
from bot.service.posting.faults import watched
from bot.service.words import chronicle
from bot.service.words.open_window import standing
from bot.service.words.text_maps import text_pages
from bot.store.annals import account
from bot.store.look import Look
from rules.kernel.errors import Answer
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.state.models import State
from rules.kernel.telling.pictures import Picture

OFFERED = 25
"""The most turns that a completion lists."""


@dataclass(frozen=True)
class Moment:
    """A turn as it ended, or as it stands now."""

    turn: int
    date: str
    state: State

    @property
    def named(self) -> str:
        """Give its date and its number; the number once."""
        numbered = f"turn {self.turn}"
        return self.date if numbered in self.date.lower() else f"{self.date} ({numbered})"

    def picture(self, ruleset: Ruleset[Any], seat: str | None) -> Picture:  # Any: each game has its own state
        """Give the map as a seat (None: an onlooker) saw it, under the date of the turn."""
        drawn = ruleset.picture(ruleset.view(self.state, seat), seat)
        return drawn.model_copy(update={"caption": self.date})


@watched
async def past_map(herald: Herald, campaign: int, seat: str | None, turn: str, *, text: bool = False) -> Message:
    """Give the map at the end of a turn as a seat (None: an onlooker) saw it, drawn or in words."""
    async with herald.store.look(campaign) as look:
        then = await moment(herald, look, await turn_meant(look, turn))
        picture = then.picture(ruleset_of(herald, look.campaign), seat)
        heading = f"{look.campaign.title}: {then.named}"
        return (
            Message(content=heading, pages=text_pages(picture)) if text else Message(content=heading, picture=picture)
        )


@watched
async def report(herald: Herald, campaign: int, seat: str | None, turn: str = "") -> tuple[Message, ...]:
    """Give the newspaper of a turn with its map, and what the seat alone was told; the latest turn unless one is said.

    Everything in it comes from the save and the events of that turn, so nothing that came later can show.
    """
    async with herald.store.look(campaign) as look:
        number = await turn_meant(look, turn)
        entries = await account(look, turn=number)
        if not turn.strip() and not any(entry.weight for entry in chronicle.public(entries)):
            number = max((one for one in await known(look) if one < number), default=number)  # this one has just begun
            entries = await account(look, turn=number)
        then = await moment(herald, look, number)
        ruleset = ruleset_of(herald, look.campaign).in_words_of(then.state)
        heading = f"{look.campaign.title}: {then.named}"
        news = chronicle.pages(ruleset.news, chronicle.public(entries))
        if not news:
            heading += ". Nothing worth a line is known of it."
        found = chronicle.messages(heading, news, then.picture(ruleset, seat))
        found = found or [Message(content=heading, picture=then.picture(ruleset, seat))]
        if seat is not None:
            own = chronicle.pages(ruleset.news, chronicle.private(entries, seat))
            found += chronicle.messages(f"{heading}, for {name_of(look, seat)} alone", own, None)
        return tuple(found)


async def turns(herald: Herald, campaign: int, typed: str) -> list[tuple[str, str]]:
    """Give the turns that there are, the latest first, with their dates: what is shown, and its number."""
    async with herald.store.look(campaign) as look:
        numbers = await known(look)
        wanted = [n for n in reversed(numbers) if str(n).startswith(typed)] if typed.isdecimal() else numbers[::-1]
        found = [await moment(herald, look, number) for number in wanted[:OFFERED]]
    return [(one.named, str(one.turn)) for one in found]


async def turn_meant(look: Look, turn: str) -> int:
    """Give the turn of a number; the present one where none is given. Raises Answer naming those that there are."""
    text, numbers = clean_line(turn, 40), await known(look)
    if not text:
        return standing(look).turn
    found = re.fullmatch(r"(?:turn )?#?(\d{1,6})", text.lower())
    if found is None or int(found[1]) not in numbers:
        raise Answer(f"there is no turn {text} yet; there is {numbers[0]} to {numbers[-1]}")
    return int(found[1])


async def known(look: Look) -> list[int]:
    """Give the numbers of the turns that have begun, in order."""
    numbers = sorted({mark.turn for mark in await look.saves()})
    if not numbers:
        raise Answer(f"“{look.campaign.title}” has not started yet")
    return numbers


async def moment(herald: Herald, look: Look, turn: int) -> Moment:
    """Give a turn as its last save left it; the present one as it stands now."""
    ruleset, marks = ruleset_of(herald, look.campaign), await look.saves()
    after = next((mark for mark in marks if mark.turn > turn), None)
    save = await look.save(after.number) if after else None
    if save is None:
        session = await rebuild(herald, look)
        return Moment(session.save.turn, session.date, session.state)
    try:
        state = ruleset.state.model_validate_json(save.state)
    except ValidationError as error:
        raise Answer(f"turn {turn} was kept by an older edition of the rules; today's cannot read it") from error
    return Moment(turn, turn_name(ruleset, state, turn), state)


def turn_name(ruleset: Ruleset[Any], state: State, turn: int) -> str:  # Any: each game has its own state
    """Give the date of a whole turn: what the dates of all its phases share, else the date of the last."""
    phases = ruleset.phases if turn else ruleset.opening or ruleset.phases
    dates = [ruleset.calendar(state, turn, phase.__name__) for phase in phases]
    shared = [part for part in dates[-1].split(", ") if all(part in date.split(", ") for date in dates)]
    return ", ".join(shared) or dates[-1]
