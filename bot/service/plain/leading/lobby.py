"""Lobby: what is asked before the start, of the game, its seats and who begins it, answered from card and rulebook."""

import re
from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import options_of, ruleset_of, schedule_of
from bot.service.ground.values import CampaignCard, SeatCard
from bot.service.ground.wording import listed
from bot.service.plain.assent.questions import asks
from bot.service.plain.intents import INTENTS
from bot.service.plain.naming import mentioned
from bot.service.plain.ruled import ruled
from bot.service.reading.choices import lasting
from bot.service.words.game_cards import first_picture, game_page
from rules.kernel.state.finding import find
from rules.kernel.table.chair import CHAIR

PARTS = re.compile(
    r"[?!.]+\s*|,\s*(?:(?:and|but|so|or|also)\s+)*|\s+and\s+(?=(?:what|how|why|who|which|can|may|is|are)\b)"
)
"""What stands between two questions."""
GAME = re.compile(
    r"\bwhat(?:['’]?s| is| kind of)?\b.*\b(?:game|this) (?:about|is (?:this|it)|like)|\b(?:game|this|it)\b.*\babout\b|"
    r"\b(?:explain|describe)\b.*\bgame\b|\bwhat (?:game|do we play)\b|\bhow does (?:this|the|it)\b.*\bwork",
    re.IGNORECASE,
)
"""How somebody asks what is played."""
WHICH = re.compile(
    r"\b(?:which|what|best|good|easy|easiest|strongest|recommend\w*|suits?|beginner|free|left|should i \w+)\b.*"
    r"\b(?:seats?|country|countries|house|side|land|realm|kingdom|empire|colou?r|power|nation|beginner|best|free|"
    r"strongest|take|pick|people|faction)\b|\bstrongest\b|\bwhich should i\b",
    re.IGNORECASE,
)
"""How somebody asks which seat to take."""
OWN = re.compile(r"\b(?:mine|my|am i|do i (?:have|play))\b", re.IGNORECASE)
"""How somebody asks for his own seat."""
BESIDE = re.compile(r"\b(?:neighbou?rs?|next to|close to|borders?|adjacent|beside|nearest)\b", re.IGNORECASE)
"""How somebody asks who is whose neighbour."""
LASTS = re.compile(r"\bhow (?:long|often|many (?:weeks|days|turns|years|rounds)|much time)\b", re.IGNORECASE)
"""How somebody asks how long it takes."""
JOINS = re.compile(r"\b(?:join|come in|get in|take part|play too)\b", re.IGNORECASE)
"""How somebody asks whether he may play, which the button says."""
MOST = 3
"""So many seats are named."""
SUITS = "Suits a beginner"
MAP = "The map shows who begins beside whom."


async def questions(herald: Herald, card: CampaignCard, text: str) -> Message | None:
    """Answer each question of a text that can be answered before the start; None where none can."""
    told = list[Message]()
    for part in (one.strip() for one in PARTS.split(text) if one.strip()):
        found = await question(herald, card, part)
        if found and found.content not in {one.content for one in told}:
            told.append(found)
    if not told:
        return None
    return told[-1].model_copy(
        update={
            "content": "\n\n".join(one.content for one in told),
            "picture": next((one.picture for one in told if one.picture), None),
            "buttons": tuple(button for one in told for button in one.buttons)[:MOST],
        }
    )


async def question(herald: Herald, card: CampaignCard, part: str) -> Message | None:
    """Answer one question before the start; None where there is no answer to it."""
    if BESIDE.search(part):
        return await on_map(herald, card, part)
    if GAME.search(part):
        return Message(content=await about(herald, card))
    if WHICH.search(part) and not OWN.search(part):
        return Message(content=seats_of(card))
    if LASTS.search(part):
        return Message(content=await lasting(herald, card.id))
    rules = asks(part) and not JOINS.search(part) and INTENTS.sure(part) in {"", "rules"}
    return await ruled(herald, card, part) if rules else None


async def about(herald: Herald, card: CampaignCard) -> str:
    """Say what a campaign plays: what it is about, for how many, how long, and how often one is asked."""
    async with herald.store.look(card.id) as look:
        game = ruleset_of(herald, look.campaign)
        board = game.scenario.model_validate_json(await look.scenario_text())
        page = game_page(game, board, options_of(herald, look.campaign), schedule_of(look.campaign))
    return f"{page.title}\n{' '.join(page.lines)}"


async def on_map(herald: Herald, card: CampaignCard, part: str) -> Message:
    """Show the map as it begins, with what is said of the seats that are named."""
    async with herald.store.look(card.id) as look:
        game = ruleset_of(herald, look.campaign)
        board = game.scenario.model_validate_json(await look.scenario_text())
    named = mentioned({seat.id: seat.name for seat in card.seats}, part)
    lines = [line_of(seat) for seat in card.seats if seat.id in named]
    return Message(content="\n".join([*lines, MAP]), picture=first_picture(game, board))


def seats_of(card: CampaignCard) -> str:
    """Name the seats that are free, those that suit a beginner first."""
    free = [seat for seat in card.seats if is_free(seat)]
    first = sorted(free, key=lambda seat: SUITS not in seat.about)[:MOST]
    if not first:
        return "Every seat is taken; Join puts you on the waiting list."
    others = [seat.name for seat in free if seat not in first]
    rest = f"\nFree besides: {listed(others)}." if others else ""
    return "\n".join(map(line_of, first)) + rest


def line_of(seat: SeatCard) -> str:
    """Say what is told of a seat to whoever chooses."""
    return f"{seat.name}: {seat.about}" if seat.about else seat.name


def is_free(seat: SeatCard) -> bool:
    """Tell whether anybody may take a seat."""
    return seat.user is None and not seat.absent and seat.offered is None and seat.id != CHAIR


def wanted_seat(found: Sequence[CampaignCard], text: str) -> Message | None:
    """Say whether the seat that a newcomer names is free, with the button that takes it; None where he names none."""
    for one in found:
        named = mentioned({seat.id: seat.name for seat in one.seats if not seat.absent}, text)
        if len(named) != 1 or one.masked or one.undealt:
            continue
        seat = find((seat for seat in one.seats if seat.id == named[0]), "the seat he names")
        if not is_free(seat):
            others = listed([other.name for other in one.seats if is_free(other)], "or")
            join = Button(action="join", label=f"Join {one.title}"[:80], campaign=one.id, style="success")
            return Message(content=f"{seat.name} is taken in “{one.title}”. Free: {others}.", buttons=(join,))
        label = f"Join as {seat.name}"[:80]
        take = Button(action="join", label=label, campaign=one.id, seat=seat.id, style="success")
        return Message(content=f"Yes, {seat.name} is free in “{one.title}”. {seat.about}".strip(), buttons=(take,))
    return None
