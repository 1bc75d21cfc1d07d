"""Notices: which messages a campaign owes, to whom, and when they change."""

from datetime import datetime
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.lessons import is_practice, lesson_of
from bot.service.ground.messages import Message, Target
from bot.service.ground.playing import practising, schedule_of
from bot.service.posting.untold import owe_paper
from bot.service.words.bulletins import (
    asked_message,
    here_message,
    lobby_message,
    muster_message,
    reminder_message,
    shut_message,
    turn_message,
)
from bot.service.words.open_window import Asking, lay_board, standing
from bot.store.look import Look
from bot.store.standing_orders import all_standing
from bot.store.unit import Unit
from rules.kernel.orders.windows import Window

CHANNEL = Target(kind="channel")


async def owe(
    unit: Unit,
    name: str,
    target: Target,
    message: Message,
    now: datetime,
    *,
    live: bool = False,
    window_key: str = "",
    untold: bool = False,
) -> None:
    """Owe a message under a name of this campaign; a live one is edited when it is owed again.

    One that is `untold` waits in its place for what a telling puts before its own words.
    """
    if target.kind == "channel" and is_practice(unit.campaign):
        return  # nobody but its learner hears of a practice
    text = message.model_dump_json()
    await unit.owe(name, target.model_dump_json(), text, now, live=live, window_key=window_key, untold=untold)


async def tell_all(unit: Unit, name: str, text: str, now: datetime) -> None:
    """Owe the campaign's channel a line."""
    await owe(unit, name, CHANNEL, Message(content=text), now)


async def tell_user(unit: Unit, name: str, user: int, text: str, now: datetime) -> None:
    """Owe a person a line; nothing to the gamemaster of a campaign that has none."""
    if user:
        await owe(unit, name, Target(kind="user", user=user), Message(content=text, mentions=(user,)), now)


async def refresh(herald: Herald, unit: Unit) -> None:
    """Make the live messages of a campaign say what is true now; touches tables only."""
    now = herald.clock.now()
    game = herald.games.get(unit.campaign.game)
    lobby = lobby_message(unit.campaign, list(unit.seats.values()), await unit.waiting(), game)
    await owe(unit, "lobby", CHANNEL, lobby, now, live=True)
    if practising(unit.campaign):
        await owe_muster(herald, unit)
        return
    asking, key = standing(unit).asking, unit.campaign.window_key
    if asking is None or not key or unit.campaign.status == "lobby":
        return
    due, owing, last = await unit.due(), await owes(unit, asking), await last_awaited(unit, asking)
    stand = {one.seat for one in await all_standing(unit)}
    turn = turn_message(unit, asking, due, await unit.readies())
    await owe(unit, lay_board(unit), CHANNEL, turn, now, live=True, window_key=key)
    for name, (target, body) in (await standing_posts(unit)).items():
        goal = Target.model_validate_json(target)
        if name.startswith("ask-"):
            told = Message.model_validate_json(body)
            message = asked_message(unit, asking, goal.seat, due, told, goal.user, stands=goal.seat in stand)
        elif name.startswith("remind-"):
            owes_still = goal.seat in owing
            if not owes_still and await unit.withdraw_post(name):
                continue
            message = reminder_message(
                unit, asking, goal.seat, due, owing=owes_still, deputy=goal.user, last=owes_still and last == goal.seat,
                open_yet=await holds_up(unit, goal.seat),
            )  # fmt: skip
        else:
            continue
        await unit.owe(name, target, message.model_dump_json(), now, live=True, window_key=key)


async def holds_up(look: Look, seat: str) -> bool:
    """Tell whether an early closing waits for a seat to be ready."""
    return schedule_of(look.campaign).early and seat not in await look.readies()


async def standing_posts(unit: Unit) -> dict[str, tuple[str, str]]:
    """Give the messages of the open window, but not those of a seat that nobody holds any more."""
    found = await unit.window_posts(unit.campaign.window_key)
    targets = {name: Target.model_validate_json(target) for name, (target, _) in found.items()}
    held = {seat.seat for seat in unit.seats.values() if seat.user is not None}
    return {name: found[name] for name, target in targets.items() if target.kind != "seat" or target.seat in held}


async def announce_window(herald: Herald, unit: Unit) -> None:
    """Owe every player who is asked the question and the papers of the seat, and the channel the turn's message.

    A quiet window writes to nobody whom it only invites.
    """
    asking, key = standing(unit).asking, unit.campaign.window_key
    if is_practice(unit.campaign) and lesson_of(herald, unit.campaign) is None:
        return  # the last lesson is learned
    if asking is not None:
        due, now, known = await unit.due(), herald.clock.now(), await unit.window_posts(key)
        asked, stand = dict[str, list[str]](), {one.seat for one in await all_standing(unit)}
        for seat in [seat for seat in asking.written_to if is_played(unit, seat)]:
            for name, target in readers(unit, f"ask-{key}-{seat}", seat):
                if name not in known:
                    message = asked_message(unit, asking, seat, due, Message(), target.user, stands=seat in stand)
                    await owe(unit, name, target, message, now, live=True, window_key=key, untold=True)
                    asked.setdefault(seat, []).append(name)
        if asked:
            await owe_paper(unit, "ask", f"ask-{key}-{unit.campaign.version}", asked, key)
    await refresh(herald, unit)


def readers(look: Look, name: str, seat: str) -> list[tuple[str, Target]]:
    """Give who reads a seat's papers: its holder, and its deputy once that one wants to be written to."""
    found, held = [(name, Target(kind="seat", seat=seat))], look.seats[seat]
    if held.deputy is not None and held.deputy_heard:
        found.append((f"{name}-{held.deputy}", Target(kind="seat", seat=seat, user=held.deputy)))
    return found


async def owe_muster(herald: Herald, unit: Unit, *, last_call: bool = False, over: bool = False) -> None:
    """Owe the table and every player the message of the practice as it stands, or as it ended."""
    key, due, now, answered = unit.campaign.window_key, await unit.due(), herald.clock.now(), await mustered(unit)
    whole = muster_message(unit, due, answered)
    end = {"content": f"{unit.campaign.title}: the practice is over.", "buttons": (), "mentions": ()}
    await owe(unit, key, CHANNEL, whole.model_copy(update=end) if over else whole, now, live=True, window_key=key)
    called = await unit.window_posts(key)
    for seat in [unit.seats[name] for name in unit.seats if is_played(unit, name)]:
        here, target = seat.seat in answered, Target(kind="seat", seat=seat.seat)
        for kind in ("here", "call"):
            name = f"{kind}-{key}-{seat.seat}-{seat.user}"
            if kind == "call" and name not in called and (here or not last_call):
                continue
            message = here_message(unit, seat, due, here=here, last_call=kind == "call")
            shown = message.model_copy(update=end) if over else message
            await owe(unit, name, target, shown, now, live=True, window_key=key)


async def mustered(look: Look) -> set[str]:
    """Give the seats that have answered in the practice, by the button or by an order."""
    return await look.readies()


async def shut(herald: Herald, unit: Unit) -> None:
    """Take the buttons off the messages of the window that closes now, and its reminders away."""
    now, key, asking = herald.clock.now(), unit.campaign.window_key, standing(unit).asking
    if not key or asking is None:
        return
    stands = standing(unit)
    if stands.board and stands.posted in {"", key}:  # one that closes by itself takes no other's message
        turn = turn_message(unit, asking, await unit.due(), await unit.readies())
        await owe(unit, stands.board, CHANNEL, shut_message(turn, now), now, live=True, window_key=key)
    for name, (target, body) in (await standing_posts(unit)).items():
        if name.startswith("turn-") or (name.startswith("remind-") and await unit.withdraw_post(name)):
            continue
        message = Message.model_validate_json(body)
        learned = message.model_copy(update={"buttons": ()})
        message = learned if is_practice(unit.campaign) else shut_message(message, now)
        if name.startswith("remind-"):  # it said nothing that the brief above it does not say
            message = learned.model_copy(update={"gone": True})
        await unit.owe(name, target, message.model_dump_json(), now, live=True, window_key=key)


def awaited(look: Look, window: Asking | Window[Any]) -> list[str]:  # Any: windows differ in their orders
    """Give the seats for whose people a window waits.

    A discreet one waits for all whom it may ask, asked or not: else the moment at which it closes would tell who was.
    """
    return [seat for seat in dict.fromkeys((*window.among, *window.awaited)) if is_played(look, seat)]


async def owes(look: Look, asking: Asking) -> set[str]:
    """Give the seats asked and awaited whose players have neither ordered nor said that they are ready."""
    done = await look.readies() | {draft.seat for draft in await look.drafts()}
    return {seat for seat in asking.awaited if is_played(look, seat) and seat not in done}


async def last_awaited(look: Look, asking: Asking) -> str:
    """Give the only seat that several others wait for, and that owes its orders; empty where there is none such.

    Nobody is the last of a discreet window, for that would tell of the others.
    """
    if asking.discreet:
        return ""
    played = [seat for seat in asking.awaited if is_played(look, seat)]
    waiting = sorted(set(played) - await look.readies())
    alone = len(waiting) == 1 and len(played) > 1 and waiting[0] in await owes(look, asking)
    return waiting[0] if alone else ""


def is_played(look: Look, seat: str) -> bool:
    """Tell whether a person plays a seat now."""
    return seat in look.seats and look.seats[seat].mode == "player"
