"""Together: several orders given by one press, those that counsel offers or those of last time, checked one by one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.service.desk.desk import Desk
from bot.service.desk.idle import nothing_of
from bot.service.ground.herald import Herald
from bot.service.ground.values import OrderSet, Verdict, Who
from bot.service.orders.judging import verdict
from bot.service.orders.lines import grouped
from bot.service.orders.orders import answer, replaced
from bot.service.posting.faults import heeding
from bot.store.deeds import last_closings
from rules.kernel.errors import Answer, Refusal
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Given, Order
from rules.kernel.play.counsel import SHOWN, same_things
from rules.kernel.state.models import fingerprint

Source = Literal["counsel", "before"]
SOURCES: dict[str, Source] = {"c": "counsel", "b": "before"}
"""The letter by which what is given together says where it comes from."""
LETTERS = {source: letter for letter, source in SOURCES.items()}
GONE = "that was proposed for another moment; ask me again"


@dataclass(frozen=True)
class Together:
    """Several orders, each of which could be given after those before it."""

    source: Source
    orders: tuple[Order[Any], ...]  # Any: each game has its own state
    lines: tuple[str, ...]
    """As they are written."""
    already: bool = False
    """Whether some of it is given already."""
    impossible: tuple[tuple[str, str], ...] = ()
    """What was given last time and cannot be now, each with the reason."""
    found: OrderSet | None = None
    """The seat's orders now."""

    @property
    def id(self) -> str:
        """Give a name for these orders, which is the same as long as they are."""
        mark = fingerprint("\n".join(Given.of(order).model_dump_json() for order in self.orders))[:12]
        return f"{LETTERS[self.source]}{mark}"


@heeding
async def proposed(herald: Herald, who: Who, source: Source) -> Together:
    """Give what would be given together now. Raises Answer where nothing is asked of the seat."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who)
        desk.must_ask()
        return await gathered(desk, source, await desk.order_set())


@heeding
async def give_together(
    herald: Herald, who: Who, wanted: str, window_key: str = ""
) -> tuple[tuple[Verdict, ...], OrderSet]:
    """Give what was proposed under this name, each order by itself. Raises Answer where it is proposed no more."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        desk.must_ask()
        source = SOURCES.get(wanted[:1])
        found = await gathered(desk, source) if source else None
        if found is None or not found.orders or found.id != wanted:
            raise Answer(GONE)
        before = desk.given()
        both = zip(found.orders, found.lines, strict=True)
        verdicts = [await verdict(herald, unit, desk, 1, line, one) for one, line in both]
        return tuple(grouped(verdicts)), await answer(herald, unit, desk, *replaced(desk, before))


async def gathered(desk: Desk, source: Source, found: OrderSet | None = None) -> Together:
    """Gather what may be given together, each after those before it, beside what was given."""
    wanted = counselled(desk) if source == "counsel" else await given_before(desk)
    good, bad, lexicon = list[Order[Any]](), list[tuple[str, str]](), desk.names_before()
    for order in wanted:
        if order in desk.given():
            continue
        if problem := problem_beside(desk, order, good):
            bad.append((write(order, lexicon), desk.ruleset.say(desk.view(), problem)))
        else:
            good.append(order)
    lines = tuple(write(order, lexicon) for order in good)
    already = any(order in desk.given() for order in wanted)
    return Together(source, tuple(good), lines, already, tuple(bad) if source == "before" else (), found)


def counselled(desk: Desk) -> list[Order[Any]]:
    """Give what the counsel shown offers first, as far as it goes together and beside what was given."""
    found = list[Order[Any]]()
    for offer in desk.offers()[:SHOWN]:
        if any(clashes(order, found) for order in offer.orders):
            continue
        for order in offer.orders:
            if not problem_beside(desk, order, found):
                found.append(order)
    return found


def clashes(order: Order[Any], others: Sequence[Order[Any]]) -> bool:
    """Tell whether an order would take the place of another, or does the same by other figures."""
    key = order.key()
    return any((key is not None and one.key() == key) or one == order or same_things(order, one) for one in others)


async def given_before(desk: Desk) -> Sequence[Order[Any]]:
    """Give what the seat's player gave the last time that a window of this name asked; nothing where none did."""
    name, seat = desk.session.window.name if desk.session.window else "", desk.who.seat
    for _, closing in await last_closings(desk.look):
        mine = closing.answers.get(seat)
        if closing.window == name and mine is not None and mine.by == "player" and mine.orders:
            return [desk.session.read(one) for one in mine.orders]
    return []


def problem_beside(desk: Desk, order: Order[Any], others: Sequence[Order[Any]]) -> str:
    """Say what speaks against an order after others, beside what it would not replace; empty where nothing does."""
    if not isinstance(order, desk.orders):
        return "this window does not ask for it"
    key = order.key()
    stand = [one for one in (*desk.given(), *others) if key is None or one.key() != key]
    view = desk.session.seen(desk.who.seat, stand).view
    try:
        desk.ruleset.check(order, view, desk.who.seat)
    except Refusal as refusal:
        return str(refusal)
    after = desk.session.seen(desk.who.seat, [*stand, order]).view
    return order.doubt(view, desk.who.seat) or nothing_of(desk, after, order)[0]
