"""Mail: letters on their way, from the moment they leave until somebody has them and the writer is told."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Target
from bot.service.ground.people import mark_of, preferences_of
from bot.service.ground.values import Post
from bot.service.posting.notices import owe, readers
from bot.service.words.letter_words import captured_message, kept_message, letter_message, receipt_message
from bot.service.words.open_window import standing
from bot.store import letters as store
from bot.store.look import Look
from bot.store.records import Copy, Letter
from bot.store.unit import Unit
from rules.kernel.facts.events import Told
from rules.kernel.luck.letters import Journey, LetterCaptured, Parcel
from rules.kernel.play.ruleset import Ruleset

Leaving = Sequence[tuple[Parcel, Journey]]
AT_ONCE, PROMPT = timedelta(seconds=10), timedelta(minutes=2)
"""How soon a letter arrives that nothing delays, and how soon it is delivered without a receipt."""
ONE, KEPT = "letter", "kept"
"""How the names of posts begin that carry one letter, and that hand over those kept for a seat."""


async def parcels(look: Look, ruleset: Ruleset[Any]) -> list[Parcel]:  # Any: each game has its own state
    """Give the letters that leave as the open window closes; none where letters go at once."""
    if ruleset.letters is None:
        return []
    leaving = await store.copies_in(look, "leaves")
    found = [(copy, await store.letter(look, copy.letter)) for copy in leaving]
    return [Parcel(letter=one.id, sender=one.sender, to=copy.seat) for copy, one in found if one is not None]


async def move(herald: Herald, unit: Unit, ruleset: Ruleset[Any], leaving: Leaving, told: Sequence[Told]) -> None:
    """Move on, after a window has closed, the letters that were on their way and those that left with it."""
    if ruleset.letters is None:
        return
    for copy in await store.copies_in(unit, "travelling"):
        await advance(herald, unit, copy, copy.windows - 1, copy.turn)
    lost = [event for one in told if isinstance(event := ruleset.read_event(one), LetterCaptured)]
    for parcel, journey in leaving:
        await set_out(
            herald, unit, parcel, journey, [one for one in lost if (one.letter, one.to) == (parcel.letter, parcel.to)]
        )


async def set_out(
    herald: Herald, unit: Unit, parcel: Parcel, journey: Journey, captures: Sequence[LetterCaptured]
) -> None:
    """Let a letter leave: to whoever captured it, and, unless it is lost by that, on to whom it was written to."""
    letter = await store.letter(unit, parcel.letter)
    copies = {copy.seat: copy for copy in await store.copies_of(unit, parcel.letter)}
    if letter is None or parcel.to not in copies:
        return
    for event in captures:
        await capture(herald, unit, letter, event.captor, copies)
    if any(not event.copied for event in captures):
        await store.change(unit, copies[parcel.to], state="lost")
        return
    await advance(herald, unit, copies[parcel.to], max(journey.windows, 1) - 1, letter.turn + journey.turns)


async def capture(herald: Herald, unit: Unit, letter: Letter, captor: str, copies: dict[str, Copy]) -> None:
    """Give a captor the letter; one to whom it was written as well needs no second copy."""
    if captor in copies or captor not in unit.seats:
        return
    copy = fresh_copy(letter.id, captor, "captor")
    await store.add_copies(unit, [copy])
    await arrive(herald, unit, letter, copy)


async def advance(herald: Herald, unit: Unit, copy: Copy, windows: int, turn: int) -> None:
    """Let a letter arrive if nothing holds it up any longer, else note what is left of its way."""
    letter = await store.letter(unit, copy.letter)
    if letter is not None and windows <= 0 and turn <= standing(unit).turn:
        await arrive(herald, unit, letter, copy)
        return
    await store.change(unit, copy, state="travelling", windows=windows, turn=turn)


async def arrive(herald: Herald, unit: Unit, letter: Letter, copy: Copy) -> None:
    """Let a letter arrive at a seat; where nobody plays it, it is kept for whoever takes it."""
    now = herald.clock.now()
    await store.change(unit, copy, state="arrived", arrived_at=now)
    if unit.seats[copy.seat].user is None:
        return
    words = letter_message if copy.role == "to" else captured_message
    deaf = await muting(unit, letter, copy)
    for name, target in readers(unit, f"{ONE}-{letter.id}-{copy.seat}", copy.seat):
        if (target.user or unit.seats[copy.seat].user) in deaf:
            continue
        await owe(unit, name, target, words(unit, letter, copy.seat, target.user), now)


async def muting(look: Look, letter: Letter, copy: Copy) -> set[int]:
    """Give who reads at a letter's goal and has muted its writer; a captor has asked for it."""
    seat = look.seats[copy.seat]
    wanted = await preferences_of(look, (seat.user, seat.deputy)) if copy.role == "to" else {}
    return {user for user, settled in wanted.items() if mark_of(look, letter.sender) in settled.muted}


async def hand_over(herald: Herald, unit: Unit, seat: str) -> None:
    """Tell whoever takes a seat of the letters that were kept for it."""
    kept = [copy for copy in (await store.copies_for(unit, seat)).values() if copy.delivered_at is None]
    if not kept:
        return
    name, now = f"{KEPT}-{unit.campaign.version}-{seat}", herald.clock.now()
    await owe(unit, name, Target(kind="seat", seat=seat), kept_message(unit, seat, len(kept)), now)


def carries_letters(post: Post) -> bool:
    """Tell whether a message brings letters, so that its delivery is to be noted."""
    return post.campaign is not None and post.key.partition(":")[2].partition("-")[0] in {ONE, KEPT}


async def delivered(herald: Herald, unit: Unit, post: Post) -> None:
    """Note that a seat has got what a message brought, and tell the writers."""
    kind, _, rest = post.key.partition(":")[2].partition("-")
    copies = await store.copies_for(unit, post.target.seat)
    wanted = [copies[rest[: rest.index("-")]]] if kind == ONE and rest[: rest.find("-")] in copies else []
    await received(herald, unit, list(copies.values()) if kind == KEPT else wanted)


async def received(herald: Herald, unit: Unit, copies: Sequence[Copy]) -> None:
    """Note that a person has got these letters, each the first time only, and tell the writers."""
    now = herald.clock.now()
    fresh = [copy for copy in copies if copy.delivered_at is None]
    for copy in fresh:
        await store.change(unit, copy, delivered_at=now)
    for id in dict.fromkeys(copy.letter for copy in fresh if copy.role == "to"):
        await receipt(herald, unit, id)


async def receipt(herald: Herald, unit: Unit, id: str) -> None:
    """Tell the writer who has a letter by now, of those who let it be known; of its captors nothing is said."""
    letter = await store.letter(unit, id)
    if letter is None or unit.seats[letter.sender].user is None:
        return
    holders = {copy.seat: unit.seats[copy.seat].user for copy in await store.copies_of(unit, id)}
    wanted = await preferences_of(unit, holders.values())
    open_ones = {seat for seat, user in holders.items() if user in wanted and wanted[user].receipts}
    every = [copy for copy in await store.copies_of(unit, id) if copy.role == "to"]
    copies = [copy if copy.seat in open_ones else replace(copy, delivered_at=None) for copy in every]
    if not any(copy.delivered_at for copy in copies) or prompt(letter, every, herald.clock.now()):
        return
    target = Target(kind="seat", seat=letter.sender)
    await owe(unit, f"receipt-{id}", target, receipt_message(unit, letter, copies), herald.clock.now(), live=True)


def prompt(letter: Letter, copies: Sequence[Copy], now: datetime) -> bool:
    """Tell whether a letter went at once and has just been sent, which its writer was told as he sent it."""
    at_once = all(copy.arrived_at is not None and copy.arrived_at - letter.at <= AT_ONCE for copy in copies)
    return at_once and now - letter.at <= PROMPT


def fresh_copy(letter: str, seat: str, role: str) -> Copy:
    """Give a copy that has not left yet."""
    return Copy(
        letter=letter,
        seat=seat,
        role="captor" if role == "captor" else "to",
        state="leaves",
        windows=0,
        turn=0,
        arrived_at=None,
        delivered_at=None,
        seen_at=None,
    )
