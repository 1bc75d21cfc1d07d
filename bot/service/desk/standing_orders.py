"""Standing in: as a window is sealed, the standing orders of a seat whose player has given nothing are given for it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, Target
from bot.service.ground.playing import practising, schedule_of
from bot.service.posting.notices import owe
from bot.service.words.open_window import standing
from bot.store import standing_orders
from bot.store.records import StandingOrder
from bot.store.unit import Unit
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Order
from rules.kernel.play.session import Session
from rules.kernel.telling.tellings import Page

Playing = Session[Any]  # Any: each game has its own state
LAPSES = "it lapses"
"""What is said of what was noted for a window and could not be given in it."""
LEADS = {"": "", "else": "else: ", "then": "then: "}


@dataclass
class Run:
    """What became of a seat's standing orders in one window."""

    seat: str
    orders: list[Order[Any]] = field(default_factory=list)  # Any: each game has its own state
    verdicts: dict[int, str] = field(default_factory=dict)
    """Each line that this window is about, by its number, with what became of it."""
    told: dict[int, str] = field(default_factory=dict)
    """What the player was last told of each of them."""
    spent: list[int] = field(default_factory=list)
    runs: int = 0

    @property
    def is_news(self) -> bool:
        """Whether something was given, or something else stood in the way than the last time."""
        return bool(self.orders) or self.verdicts != self.told


def run(session: Playing, seat: str, lines: Sequence[StandingOrder]) -> Run:
    """Try a seat's standing orders in the open window, one after another, as if its player had given them."""
    done = Run(seat, runs=max((line.runs for line in lines), default=0))
    wanted = [group for group in groups(lines) if asked_here(session, group[0])]
    view = session.view(seat) if wanted else None
    for group in wanted:
        view = run_group(session, done, group, view)
    return done


def run_group(session: Playing, done: Run, group: Sequence[StandingOrder], view: Any) -> Any:  # Any: its own state
    """Try a line with those that hang on it, and give the view with what went through."""
    through, last = False, False
    for line in group:
        if (line.link == "else" and through) or (line.link == "then" and not last):
            last = False
            continue
        view, problem = attempt(session, done, line, view)
        last = not problem
        through = through or last
        done.verdicts[line.id] = f"✗ {spelled(line)} — {problem}" if problem else f"✓ {spelled(line)}"
        done.told[line.id] = line.told
    if group[0].once:  # what was noted for this window lapses with it, given or not
        done.spent += [line.id for line in group]
        if not through:
            done.verdicts[group[-1].id] = f"{done.verdicts.get(group[-1].id, f'✗ {spelled(group[-1])}')}; {LAPSES}"
    return view


def attempt(session: Playing, done: Run, line: StandingOrder, view: Any) -> tuple[Any, str]:  # Any: its own state
    """Give an order if it is legal now, in place of one of its kind before it; the view after it, or the problem."""
    try:
        order = session.read(line.given)
    except (ValidationError, KeyError):
        return view, "the rules know it no longer"
    if not takes(session, order):
        return view, "not asked in this window"
    kept = [one for one in done.orders if order.key() is None or one.key() != order.key()]
    seen = view if len(kept) == len(done.orders) else session.preview(done.seat, kept)
    try:
        session.ruleset.check(order, seen, done.seat)
    except Refusal as refusal:
        return view, refusal.reason
    order.apply(seen, done.seat)
    done.orders = [*kept, order]
    return seen, ""


def groups(lines: Iterable[StandingOrder]) -> Iterator[list[StandingOrder]]:
    """Give each line that hangs on nothing, with those that hang on it."""
    group: list[StandingOrder] = []
    for line in lines:
        if group and not line.link:
            yield group
            group = []
        group.append(line)
    if group:
        yield group


def asked_here(session: Playing, line: StandingOrder) -> bool:
    """Tell whether the open window takes such an order."""
    window = session.window
    return window is not None and any(order.name == line.given.order for order in window.orders)


def takes(session: Playing, order: Order[Any]) -> bool:  # Any: each game has its own state
    """Tell whether the open window takes an order."""
    return session.window is not None and isinstance(order, session.window.orders)


def spelled(line: StandingOrder) -> str:
    """Give a standing order as it is written."""
    return f"{'once: ' if line.once and not line.link else ''}{LEADS[line.link]}{line.line}"


async def stand_in(unit: Unit, session: Playing, answered: Collection[str]) -> list[Run]:
    """Try the standing orders of the silent, as a window is sealed; those who answered themselves are there again.

    What somebody noted to be given once is done with where he orders something himself in the window that asks for it.
    """
    await standing_orders.present(unit, answered)
    drafts, asking = await unit.drafts(), standing(unit).asking
    busy, kept = {one.seat for one in drafts}, await standing_orders.all_standing(unit)
    once = [group for seat in sorted(busy) for group in groups([line for line in kept if line.seat == seat])]
    done = [line.id for group in once if group[0].once and asked_here(session, group[0]) for line in group]
    await standing_orders.spend(unit, done, asking.save if asking else 0)
    return await silent_runs(unit, session)


async def seats_covered(unit: Unit, session: Playing) -> set[str]:
    """Give the seats for which standing orders would be given now."""
    return {one.seat for one in await silent_runs(unit, session) if one.orders}


async def silent_runs(unit: Unit, session: Playing) -> list[Run]:
    """Try the standing orders of the seats that are asked, held by somebody, and have given nothing."""
    window, kept = session.window, await standing_orders.all_standing(unit)
    if window is None or not kept or practising(unit.campaign):
        return []
    given = {draft.seat for draft in await unit.drafts()}
    silent = [seat for seat in window.asked if seat not in given and seat in unit.seats and unit.seats[seat].user]
    runs = [run(session, seat, [line for line in kept if line.seat == seat]) for seat in silent]
    return [one for one in runs if one.verdicts]


async def tell_runs(herald: Herald, unit: Unit, runs: Sequence[Run], place: str) -> None:
    """Tell each player in private what was given in their stead, and note what was given for the only time.

    Where nothing could be given, and for the same reasons as the last time, nothing is said.
    """
    asking = standing(unit).asking
    for one in runs:
        await standing_orders.stood_in(unit, one.seat, one.spent, asking.save if asking else 0)
        if not one.is_news:
            continue
        await standing_orders.told(unit, one.verdicts)
        title = asking.title if asking else "this window"
        what = (
            "you gave nothing yourself, so your standing orders were given"
            if one.orders
            else "what you noted could not be given"
        )
        content = f"{unit.campaign.title}, {standing(unit).date}, “{title}”: {what}."
        message = Message(content=content, pages=(Page(title="Standing orders", lines=tuple(one.verdicts.values())),))
        target = Target(kind="seat", seat=one.seat)
        await owe(unit, f"stood-in-{place}-{one.seat}", target, message, herald.clock.now())


def counted(herald: Herald, unit: Unit, runs: Sequence[Run]) -> set[str]:
    """Give the seats for which standing orders count as an answer: as many times in a row as a player may be silent."""
    limit = schedule_of(unit.campaign).absence
    return {one.seat for one in runs if one.orders and one.runs < limit}
