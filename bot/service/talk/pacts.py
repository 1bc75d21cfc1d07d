"""Pacts: agreements that nothing enforces, proposed, accepted, remembered and ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Literal

from bot.service.desk.desk import Desk, held_by
from bot.service.desk.partners import named_seats
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, Target
from bot.service.ground.playing import name_of, spoken_for
from bot.service.ground.values import Who
from bot.service.ground.wording import clean, listed, unmentioned
from bot.service.posting.faults import watched
from bot.service.posting.notices import CHANNEL, owe
from bot.service.talk.letters import addressed
from bot.service.words.membership import BEFORE
from bot.service.words.open_window import standing
from bot.service.words.pact_words import (
    STATES,
    became,
    pact_buttons,
    pact_line,
    pact_message,
    pact_page,
    pages_of,
    parties,
    public_message,
)
from bot.store import pledges as store
from bot.store.look import Look
from bot.store.records import Pact, Party
from bot.store.unit import Unit
from rules.kernel.errors import Answer

LONGEST, NOTE, MOST, TURNS = 1500, 300, 20, 500
"""The most characters of a pact and of a note, the most open proposals of a seat, the most turns that a pact holds."""
SHOWN = 20
"""The most pacts that a list shows."""
CHANGE = "take back what the pact forbids."
"""What is said of orders that stand when a pact comes into force."""
WAR = "War was begun in spite of it. Nothing enforces such a pact: what its breach costs is trust."
"""What is noted of a pact that a war has broken."""
How = Literal["ended", "denounced", "broken"]


@dataclass(frozen=True)
class Shelf:
    """The pacts that a person may see: the pages, and those of the person's own seat that can be opened."""

    campaign: int
    seat: str
    """The person's seat; empty for an onlooker."""
    message: Message
    own: tuple[tuple[str, str, str], ...]
    """Id, line and state of each pact of the seat, the newest first."""


@watched
async def propose(herald: Herald, who: Who, to: str, text: str, turns: int = 0, *, secret: bool = False) -> str:
    """Propose a pact to one or several seats; it is in force once all have accepted. No turns: it has no end."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        may_propose(unit)
        others, words = addressed(unit, who.seat, to), unmentioned(clean(text, LONGEST))
        waiting = [one for one in await store.pacts(unit, "proposed") if one.proposer == who.seat]
        if not words or len(waiting) >= MOST:
            raise Answer("write what is agreed" if not words else f"{MOST} of your proposals still wait for an answer")
        if any(words == one.text and {who.seat, *others} == {party.seat for party in one.parties} for one in waiting):
            raise Answer("you have proposed that already; it waits for an answer")
        pact = Pact(
            id=token_hex(8),
            proposer=who.seat,
            text=words,
            secret=secret,
            until=max(standing(unit).turn, 1) + turns - 1 if turns else 0,  # what comes before the first turn is none
            date=standing(unit).date,
            at=herald.clock.now(),
            state="proposed",
            closed_by="",
            closed_at=None,
            note="",
            parties=(Party(who.seat, "accepted"), *(Party(seat, "asked") for seat in others)),
        )
        await store.add_pact(unit, pact)
        await show(herald, unit, pact)
        names = [name_of(unit, seat) for seat in others]
        herald.asking.send(who.user, who.campaign, words, names)
        return f"Your pact is proposed to {listed(names)}."


@watched
async def waiting_for(herald: Herald, who: Who) -> list[tuple[str, str]]:
    """Give the id and the words of each pact that is put to a seat and waits for its answer."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        open_still = await store.pacts(look, "proposed")
    mine = [one for one in open_still if Party(who.seat, "asked") in one.parties]
    return [(one.id, one.text) for one in mine]


def may_propose(look: Look) -> None:
    """Refuse pacts before the start and after the end."""
    if look.campaign.status in {*BEFORE, "ended"}:
        state = "is over" if look.campaign.status == "ended" else "has not started yet"
        raise Answer(f"“{look.campaign.title}” {state}")


@watched
async def answer(herald: Herald, who: Who, id: str, *, accept: bool) -> str:
    """Accept a proposed pact, or decline it, which ends it for all."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        may_propose(unit)
        pact = await pact_of(unit, who.seat, id)
        answers = {party.seat: party.answer for party in pact.parties}
        if pact.state != "proposed" or answers[who.seat] != "asked":
            raise Answer(f"nothing is to be answered here: the pact is {STATES[pact.state]}")
        await store.consent(unit, id, who.seat, "accepted" if accept else "declined")
        waiting = [seat for seat, given in answers.items() if given == "asked" and seat != who.seat]
        if not accept:
            await finish(herald, unit, pact, "declined", who.seat)
        elif not waiting:
            await store.change_pact(unit, id, state="holds")
            await tell_parties(herald, unit, await again(unit, id), "holds", who.seat)
        await show(herald, unit, await again(unit, id))
        if not accept:
            return "You declined; the pact will not come about."
        still = listed(name_of(unit, seat) for seat in waiting)
        against = "" if waiting else await standing_against(herald, unit, who, set(answers))
        return f"You accepted. {f'Now {still} must accept.' if waiting else 'The pact is in force.'}{against}"


async def standing_against(herald: Herald, unit: Unit, who: Who, parties: set[str]) -> str:
    """Say which orders of a seat in the open window name another party of a pact, or something of theirs."""
    try:
        desk = await Desk.open(herald, unit, who)
    except Answer:
        return ""
    view = desk.session.glance(who.seat)
    cards = zip(desk.draft_cards(), desk.given(), strict=True)
    found = [card.text for card, order in cards if named_seats(desk.ruleset, view, who.seat, order) & parties]
    lines = listed(f"“{text}”" for text in found)
    return f" Your orders still say {lines}; {CHANGE}" if found else ""


@watched
async def end(herald: Herald, who: Who, id: str, how: How, *, public: bool = False, note: str = "") -> str:
    """End a pact: denounce it, declare it broken, or agree to its end; the parties are told, or everybody."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        may_propose(unit)
        pact = await pact_of(unit, who.seat, id)
        words = unmentioned(clean(note, NOTE))
        if pact.state == "proposed" and pact.proposer == who.seat:
            await finish(herald, unit, pact, "declined", who.seat)
            return "Your proposal is withdrawn."
        if pact.state != "holds":
            raise Answer(f"this pact cannot be ended: it is {STATES[pact.state]}")
        if how == "ended" and not await all_agree(unit, pact, who.seat):
            await show(herald, unit, await again(unit, id))
            await tell_parties(herald, unit, pact, f"ends-{who.seat}", who.seat)
            return "Your wish to end it is noted; the pact holds until every party agrees."
        await finish(herald, unit, pact, how, who.seat, words)
        if public:
            await proclaim(herald, unit, await again(unit, id))
        return f"The pact is {STATES[how]}; {'everybody' if public else 'every party'} is told."


async def all_agree(unit: Unit, pact: Pact, seat: str) -> bool:
    """Note that a party would end a pact, and tell whether all would."""
    await store.consent(unit, pact.id, seat, "ends")
    return all(party.answer == "ends" or party.seat == seat for party in pact.parties)


async def finish(herald: Herald, unit: Unit, pact: Pact, state: str, by: str = "", note: str = "") -> None:
    """Close a pact, tell its parties, and change the messages that show it."""
    await store.change_pact(unit, pact.id, state=state, closed_by=by, closed_at=herald.clock.now(), note=note)
    closed = await again(unit, pact.id)
    await show(herald, unit, closed)
    await tell_parties(herald, unit, closed, state, by)


async def broken_by(herald: Herald, unit: Unit, wars: Sequence[tuple[str, str]]) -> None:
    """Declare each pact broken one party of which has begun a war on another; all hear of one that was public."""
    for pact in await store.pacts(unit, "holds") if wars else ():
        both = {party.seat for party in pact.parties}
        breaker = next((one for one, other in wars if one and other and {one, other} <= both), "")
        if not breaker:
            continue
        await finish(herald, unit, pact, "broken", breaker, WAR)
        if not pact.secret:
            await proclaim(herald, unit, await again(unit, pact.id))


async def proclaim(herald: Herald, unit: Unit, pact: Pact) -> None:
    """Tell everybody how a pact ended; one that was secret is secret no more."""
    name, by = f"pact-{pact.id}-proclaimed", name_of(unit, pact.closed_by)
    begin = f"{unit.campaign.title}: word from {by}: the pact of {parties(unit, pact)} {became(pact.state)}."
    page = pact_page(unit, pact)
    lines = tuple(line.replace("Secret: only its parties know of it. ", "") for line in page.lines)
    told = Message(content=begin, pages=(page.model_copy(update={"lines": lines}),))
    await owe(unit, name, CHANNEL, told, herald.clock.now())


async def show(herald: Herald, unit: Unit, pact: Pact) -> None:
    """Make the messages of a pact say what is true now: those of its parties, and the channel's of a public one."""
    now = herald.clock.now()
    for party in pact.parties:
        if unit.seats[party.seat].user is not None:
            target = Target(kind="seat", seat=party.seat)
            message = pact_message(unit, pact, party.seat)
            await owe(unit, f"pact-{pact.id}-{party.seat}", target, message, now, live=True)
    if not pact.secret and pact.state not in {"proposed", "declined"}:
        await owe(unit, f"pact-{pact.id}", CHANNEL, public_message(unit, pact), now, live=True)


async def tell_parties(herald: Herald, unit: Unit, pact: Pact, what: str, but: str = "") -> None:
    """Tell every party but one what has become of a pact, in a line of its own: an edited message makes no sound."""
    lines = {
        "holds": "is in force",
        "due": f"expires at the end of this turn, {pact.until}",
        f"ends-{but}": f"would be ended by {name_of(unit, but)}, if all agree",
        "declined": f"will not come about: {name_of(unit, but)} does not want it",
    }
    by = f" by {name_of(unit, but)}" if but else ""
    text = f"{unit.campaign.title}: the pact of {parties(unit, pact)} {lines.get(what) or became(what) + by}."
    key = f"pact-{pact.id}-{what}-{standing(unit).turn}-{unit.campaign.rewinds}"
    for party in pact.parties:
        user = unit.seats[party.seat].user
        if party.seat != but and user is not None:
            told = Message(content=text + (f" {pact.note}" if pact.note else ""), mentions=(user,))
            await owe(unit, f"{key}-{party.seat}"[:190], Target(kind="seat", seat=party.seat), told, herald.clock.now())


async def turn_passes(herald: Herald, unit: Unit, before: int) -> None:
    """Remind the parties of pacts whose last turn has begun, and let those expire whose last turn is over.

    After a rewind, one that had expired in a turn that is yet to come holds again.
    """
    turn = standing(unit).turn
    if turn == before:
        return
    for pact in await store.pacts(unit, "holds", "expired"):
        if pact.until and pact.state == "holds" and turn > pact.until:
            await finish(herald, unit, pact, "expired")
        elif pact.state == "holds" and before < pact.until == turn:
            await tell_parties(herald, unit, pact, "due")
        elif pact.state == "expired" and turn <= pact.until:
            await store.change_pact(unit, pact.id, state="holds", closed_at=None)
            await show(herald, unit, await again(unit, pact.id))


@watched
async def pacts(herald: Herald, campaign: int, user: int) -> Shelf:
    """Give the pacts that a person may see: those of the own seat, and the public ones."""
    async with herald.store.look(campaign) as look:
        seat = spoken_for(look, user)
        mine, others = [], []
        for one in await store.pacts(look):
            if seat is not None and seat.seat in {party.seat for party in one.parties}:
                mine.append(one)
            elif not one.secret and one.state not in {"proposed", "declined"}:
                others.append(one)
        if not mine and not others:
            raise Answer("there is no pact that you may know of; /pact propose makes one")
        shown = pages_of(look, mine[-SHOWN:]) + pages_of(look, others[-SHOWN:])
        own = tuple((one.id, pact_line(look, one), STATES[one.state]) for one in reversed(mine))
        message = Message(content=f"{look.campaign.title}: pacts", pages=shown)
        return Shelf(campaign, seat.seat if seat else "", message, own)


@watched
async def one_pact(herald: Herald, who: Who, id: str) -> Message:
    """Give a pact of a seat with what it can do."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        pact = await pact_of(look, who.seat, id)
        return Message(pages=(pact_page(look, pact),), buttons=pact_buttons(look, pact, who.seat))


async def pact_of(look: Look, seat: str, id: str) -> Pact:
    """Give a pact of a seat. Raises Answer for any other, as if there were none."""
    found = await store.pact(look, id)
    if found is None or seat not in {party.seat for party in found.parties}:
        raise Answer("that pact is not among yours; /pacts shows those that are")
    return found


async def again(look: Look, id: str) -> Pact:
    """Give a pact as it stands now."""
    found = await store.pact(look, id)
    assert found is not None, id  # noqa: S101  it was read a moment ago, in the same transaction
    return found
