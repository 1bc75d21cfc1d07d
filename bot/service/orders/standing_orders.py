"""Standing orders: a player says beforehand what is given for the seat in each window in which nothing is given.

tax 30                       given in each window that asks for such an order, if it is legal there
else: tax 20                 where nothing of the lines above, from the last one without a mark on, went through
then: build granary in Ur    where the line just above went through
once: raise Spears in Ur     given one time, then forgotten
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.service.desk.completion import LONGEST
from bot.service.desk.completion import MOST as MOST_OFFERED
from bot.service.desk.desk import CLOSED, held_by, shut_to_orders
from bot.service.desk.standing_orders import groups, spelled
from bot.service.ground.herald import Herald
from bot.service.ground.playing import name_of, position
from bot.service.ground.values import Verdict, Who
from bot.service.ground.wording import clean
from bot.service.orders.lines import at_once, slipped
from bot.service.posting.faults import heeding, watched
from bot.store import standing_orders
from bot.store.look import Look
from bot.store.records import StandingOrder
from rules.kernel.errors import Answer, Unreadable
from rules.kernel.language.grammar import sheet, suggest, write
from rules.kernel.orders.order import Given, Lexicon, Order
from rules.kernel.play.session import Session

MOST = 40
"""The most lines of a seat."""
MARKED = re.compile(r"\s*(once|else|then)\s*:\s*(.*)", re.IGNORECASE | re.DOTALL)
Playing = Session[Any]  # Any: each game has its own state
Link = Literal["", "else", "then"]
LINKS: dict[str, Link] = {"else": "else", "then": "then"}


@dataclass(frozen=True)
class StandingSet:
    """The standing orders of a seat, as its player sees them."""

    who: Who
    campaign_title: str
    seat_title: str
    lines: tuple[str, ...]
    """As they are written, in order."""


@heeding
async def standing_set(herald: Herald, who: Who) -> StandingSet:
    """Give the standing orders of a seat; touches tables only."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        return shown(look, who, await standing_orders.all_standing(look, who.seat))


@heeding
async def settle_all(herald: Herald, who: Who, text: str) -> tuple[tuple[Verdict, ...], StandingSet]:
    """Keep these lines in place of those before; what cannot be read is left out, with what hangs on it."""
    return await settle(herald, who, text, anew=True)


@heeding
async def add_line(herald: Herald, who: Who, line: str) -> tuple[tuple[Verdict, ...], StandingSet]:
    """Add a line behind the others."""
    return await settle(herald, who, line, anew=False)


async def note(herald: Herald, who: Who, line: str) -> str:
    """Note an order for the first window that asks for it; give what is said of it.

    Raises Answer where it is noted already, or cannot be.
    """
    before = (await standing_set(herald, who)).lines
    async with herald.store.look(who.campaign) as look:
        session = await position(herald, look)
        lexicon = session.ruleset.lexicon(session.view(who.seat), who.seat)
        wanted = [spelled(one) for one in read_line(session, lexicon, line, "", once=True)]
    if not Counter(wanted) - Counter(before):
        raise Answer("that is noted already; nothing has changed")
    verdicts, _ = await add_line(herald, who, f"once: {line}")
    if not verdicts[0].ok:
        raise Answer(verdicts[0].answer)
    herald.asking.take(who.user, who.campaign, line)
    noted = "; ".join(one.removeprefix("once: ") for one in wanted)
    them, verb = ("them", "they lapse") if len(wanted) > 1 else ("it", "it lapses")
    risk = f" {verdicts[0].risk}" if verdicts[0].risk else ""
    return (
        f"Noted: {noted}.{risk} I give {them} in the first window that asks for {them}, beside what you order there; "
        f"after that window {verb}."
    )


@heeding
async def remove(herald: Herald, who: Who, number: int | None = None) -> StandingSet:
    """Forget a line by its number from 1, with those that hang on it; or all."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        if unit.campaign.status == "ended":
            raise Answer(shut_to_orders(unit))
        kept = [] if number is None else await standing_orders.all_standing(unit, who.seat)
        if number is not None and not 1 <= number <= len(kept):
            raise Answer(f"there is no line {number}; you have {len(kept)}")
        if number is not None:
            gone = kept[number - 1]
            kept = [line for group in groups(kept) for line in group if gone.id not in {line.id, group[0].id}]
        await standing_orders.replace(unit, who.seat, kept)
        return shown(unit, who, kept)


@watched
async def complete(herald: Herald, who: Who, typed: str) -> list[str]:
    """Give whole lines that begin as typed, marks and all, of any order of the game; at most 25 of 100 characters."""
    mark, rest = split(typed)
    lead = f"{mark}: " if mark else ""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        if look.campaign.status in CLOSED:
            return []
        session = await position(herald, look)
    view, ruleset = session.view(who.seat), session.ruleset

    def choices(order: type[Order[Any]], field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        return ruleset.choices(order, view, who.seat, field, given)

    lines = suggest(rest, ruleset.orders, ruleset.lexicon(view, who.seat), choices, MOST_OFFERED)
    marks = [f"{one}: " for one in ("else", "then", "once") if rest and one.startswith(typed.strip().lower())]
    return [f"{lead}{line}" for line in lines if len(lead) + len(line) <= LONGEST] + marks


async def settle(herald: Herald, who: Who, text: str, *, anew: bool) -> tuple[tuple[Verdict, ...], StandingSet]:
    """Read lines and keep those that can be read."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        if unit.campaign.status in CLOSED:
            raise Answer(shut_to_orders(unit))
        before = [] if anew else await standing_orders.all_standing(unit, who.seat)
        session = await position(herald, unit)
        verdicts, lines = read_lines(session, who.seat, clean(text), begun=bool(before))
        kept = [*before, *lines]
        if len(kept) > MOST:
            raise Answer(f"a seat has at most {MOST} standing orders")
        await standing_orders.replace(unit, who.seat, kept)
        return tuple(verdicts), shown(unit, who, kept)


def read_lines(session: Playing, seat: str, text: str, *, begun: bool) -> tuple[list[Verdict], list[StandingOrder]]:
    """Give the verdict on each line, and those that stand; `begun` says that others stand before them."""
    view = session.view(seat)
    lexicon = session.ruleset.lexicon(view, seat)
    verdicts: list[Verdict] = []
    lines: list[StandingOrder] = []
    sound, once = begun, False
    for number, line in sheet(text):
        mark, rest = split(line)
        link = LINKS.get(mark, "")
        once = once if link else mark == "once"
        try:
            hangs(link, sound=sound)
            found = read_line(session, lexicon, rest, link, once=once)
            lines += found
        except Answer as slip:
            sound = False
            verdicts.append(slipped(number, line, slip))
            continue
        sound = True
        answer = "; ".join(map(spelled, found))
        risks = (session.ruleset.say(view, session.read(one.given).peril(view, seat)) for one in found)
        risk = next(filter(None, risks), "")
        verdicts.append(Verdict(number, line, ok=True, answer=answer, clause="", suggestion="", risk=risk))
    return verdicts, lines


def hangs(link: Link, *, sound: bool) -> None:
    """Refuse a line that hangs on one that is not there."""
    if link and not sound:
        raise Answer(f"“{link}:” hangs on the line before it, and none is taken there")


def split(line: str) -> tuple[str, str]:
    """Give the mark before a line and the line itself."""
    found = MARKED.fullmatch(line)
    return (found[1].lower(), found[2]) if found else ("", line)


def read_line(session: Playing, lexicon: Lexicon, line: str, link: Link, *, once: bool) -> list[StandingOrder]:
    """Read a line as an order of any window, or as several that hang on nothing. Raises Answer."""
    kinds = session.ruleset.orders
    try:
        found = [session.ruleset.read(line, kinds, lexicon, session.state)]
    except Unreadable:
        found = [] if link else at_once(line, kinds, lexicon)
        if not found:
            raise
    return [
        StandingOrder(
            id=0, seat="", position=0, link=link, once=once, line=write(order, lexicon), given=Given.of(order)
        )
        for order in found
    ]


def shown(look: Look, who: Who, lines: Sequence[StandingOrder]) -> StandingSet:
    """Give standing orders as their player sees them."""
    written = tuple(spelled(line) for line in lines)
    return StandingSet(who, look.campaign.title, name_of(look, who.seat), written)
