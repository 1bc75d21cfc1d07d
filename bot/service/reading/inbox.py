"""The inbox: everything that waits for one person, over all campaigns, the most urgent first."""

from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, stamp
from bot.service.ground.playing import practising, spoken_for
from bot.service.ground.wording import plural
from bot.service.words.bulletins import addressed
from bot.service.words.open_window import standing
from bot.service.words.pact_words import parties
from bot.store import letters, motions, pledges
from bot.store.look import Look
from bot.store.records import Seat
from rules.kernel.telling.tellings import Page

MOST = 20
"""The most things of a kind that are listed; what is left is counted."""
BUTTONS = 20
LABEL = 60
NEVER = datetime.max.replace(tzinfo=UTC)


@dataclass
class Pile:
    """What waits for a person: each thing with its line and its button."""

    asked: list[tuple[datetime, str, Button]] = field(default_factory=list)
    """Windows that want orders, each with its deadline."""
    unready: list[tuple[datetime, str, Button]] = field(default_factory=list)
    """Windows whose orders are in, and that would close earlier if the person were ready."""
    invited: list[tuple[datetime, str, Button]] = field(default_factory=list)
    """Windows in which the person may order, and that wait for others."""
    letters: list[tuple[str, Button]] = field(default_factory=list)
    pacts: list[tuple[str, Button]] = field(default_factory=list)
    votes: list[tuple[str, Button]] = field(default_factory=list)
    table: list[tuple[str, Button]] = field(default_factory=list)
    """What waits for the person as a gamemaster."""

    @property
    def empty(self) -> bool:
        """Whether nothing waits; windows whose orders are in, and invitations, do not wait for anybody."""
        return not (self.asked or self.letters or self.pacts or self.votes or self.table)


async def inbox(herald: Herald, user: int) -> Message:
    """Give everything that waits for a person, with buttons that open it."""
    pile = await piled(herald, user)
    if pile.empty and not pile.unready and not pile.invited:
        return Message(content="Nothing waits for you in any campaign.")
    return message_of(pile, "What waits for you:")


async def piled(herald: Herald, user: int) -> Pile:
    """Gather what waits for a person in every campaign."""
    pile = Pile()
    for campaign in await herald.store.campaigns(user=user):
        async with herald.store.look(campaign) as look:
            if look.campaign.status in {"lobby", "ended"}:
                continue
            if look.campaign.host == user and look.campaign.status == "held":
                status = Button(action="status", label=titled(look, "Status"), campaign=look.id)
                pile.table.append((f"{look.campaign.title} is held until you release it", status))
            seat = spoken_for(look, user)
            if seat is not None:
                await add_seat(look, seat, pile)
    return pile


async def add_seat(look: Look, seat: Seat, pile: Pile) -> None:
    """Add what waits for one seat."""
    await add_window(look, seat, pile)
    fresh = [copy for copy in (await letters.copies_for(look, seat.seat)).values() if copy.seen_at is None]
    if fresh:
        button = Button(action="letters", label=titled(look, "Letters"), campaign=look.id, seat=seat.seat)
        pile.letters.append((f"{look.campaign.title}: {plural(len(fresh), 'new letter')}", button))
    for pact in await pledges.pacts(look, "proposed"):
        if "asked" in {party.answer for party in pact.parties if party.seat == seat.seat}:
            button = Button(action="offer", label=titled(look, "Pact"), campaign=look.id, seat=seat.seat, what=pact.id)
            pile.pacts.append((f"{look.campaign.title}: {parties(look, pact)}", button))
    for motion in await motions.all_motions(look, "open"):
        if seat.mode == "player" and seat.seat not in await motions.ballots_of(look, motion.id):
            button = Button(action="votes", label=titled(look, "Vote"), campaign=look.id, what=str(motion.id))
            pile.votes.append((f"{look.campaign.title}: a vote that ends {stamp(motion.ends_at, 'R')}", button))


async def add_window(look: Look, seat: Seat, pile: Pile) -> None:
    """Add the open window if it asks a seat that is not ready."""
    asking, key = standing(look).asking, look.campaign.window_key
    if asking is None or seat.mode != "player" or seat.seat in await look.readies():
        return
    if seat.seat not in asking.asked and not practising(look.campaign):  # in a practice everybody is asked
        return
    due, given = await look.due(), bool(await look.drafts(seat.seat))
    invited = seat.seat in asking.invited and not practising(look.campaign)
    closes = f"closes {stamp(due, 'f')}, {stamp(due, 'R')}" if due else "the clock stands still"
    line = f"{addressed(look, seat.seat)}: {asking.title.rstrip('.')}, {closes}"
    button = Button(
        action="orders",
        label=titled(look, "Orders"),
        campaign=look.id,
        window=key,
        seat=seat.seat,
        style="secondary" if given or invited else "primary",
    )
    wanted = pile.unready if given else pile.asked
    (pile.invited if invited else wanted).append((due or NEVER, line, button))


def titled(look: Look, what: str) -> str:
    """Give the label of a button with its campaign, shortened with a visible sign."""
    title = look.campaign.title
    return f"{what}: {title if len(title) <= LABEL else title[: LABEL - 1].rstrip() + '…'}"


def message_of(pile: Pile, begin: str) -> Message:
    """Give what waits as a message: orders first, by deadline."""
    timed = {
        "Orders wanted": sorted(pile.asked, key=soonest),
        "Orders in, not ready": sorted(pile.unready, key=soonest),
        "You may order, if you like": sorted(pile.invited, key=soonest),
    }
    heaps = {title: [(line, button) for _, line, button in heap] for title, heap in timed.items()}
    heaps |= {"Letters": pile.letters, "Pacts to answer": pile.pacts, "Votes": pile.votes, "Your tables": pile.table}
    pages = tuple(page_of(title, heap) for title, heap in heaps.items() if heap)
    buttons = [button for heap in heaps.values() for _, button in heap[:MOST]]
    return Message(content=begin, pages=pages, buttons=tuple(buttons[:BUTTONS]))


def page_of(title: str, heap: list[tuple[str, Button]]) -> Page:
    """Give a heap as a page; what has no room is counted."""
    lines = [line for line, _ in heap[:MOST]]
    more = [f"… and {len(heap) - MOST} more"] if len(heap) > MOST else []
    return Page(title=title, lines=(*lines, *more))


def soonest(one: tuple[datetime, str, Button]) -> tuple[datetime, str]:
    """Give what windows are sorted by: their deadlines, those without one last."""
    return one[0], one[1]
