"""What the buttons, menus and forms of letters do."""

from collections.abc import Awaitable, Callable, Iterable, Sequence

import discord

from bot.chat.answering.answers import Interaction, words
from bot.chat.answering.bound import Bound
from bot.chat.answering.completion import Suggest, matching, option_of
from bot.chat.answering.shared import Chat, seated
from bot.chat.presses.letterbox import ANYBODY, Seats, letter_form, letterbox, written
from bot.chat.presses.modals import Filled, text_of
from bot.chat.shapes.render import Part
from bot.service.ground.messages import Button
from bot.service.ground.values import Who
from bot.service.ground.wording import plural
from bot.service.talk import letters, writers
from bot.service.talk.letters import Archive

Values = Sequence[str]
LETTER = "letters.txt"


async def letterbox_of(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the letters of a seat, from the newest on."""
    return letterbox(await letters.archive(chat.herald, await seated(chat, interaction, bound)))


async def turn_leaf(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show another page of the letters."""
    number, _, place = bound.what.partition(".")
    archive, other = await with_other(chat, await seated(chat, interaction, bound), place)
    return letterbox(archive, other, int(number) if number.isdecimal() else 0)


async def thread(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the letters exchanged with one seat, or with all."""
    who = await seated(chat, interaction, bound)
    archive, other = await with_other(chat, who, "" if values[0] == ANYBODY else values[0])
    return letterbox(archive, other)


async def with_other(chat: Chat, who: Who, place: str) -> tuple[Archive, str]:
    """Give the letters with the seat at a place among the others, and its id; all of them for no place."""
    other = other_at(await correspondents(chat, who), place)
    return await letters.archive(chat.herald, who, other=other), other


async def correspondents(chat: Chat, who: Who) -> Seats:
    """Give the other seats in seat order, id and name."""
    card = await chat.card(who.campaign)
    return [(seat.id, seat.name) for seat in card.seats if seat.id != who.seat]


def seats_of(chat: Chat) -> Suggest:
    """Complete a list of other seats, with commas between."""

    async def suggest(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        who = await chat.who(interaction, option_of(interaction, "campaign"))
        *before, last = typed.split(",")
        kept = ", ".join(part.strip() for part in before)
        found = matching(((name, name) for _, name in await correspondents(chat, who)), last.strip())
        taken = {part.strip().lower() for part in before}
        names = [name for name, _ in found if name.lower() not in taken]
        return [(f"{kept}, {name}", f"{kept}, {name}") if kept else (name, name) for name in names]

    return suggest


def other_at(others: Seats, place: str) -> str:
    """Give the id of the seat at a place; empty for none."""
    return others[int(place)][0] if place.isdecimal() and int(place) < len(others) else ""


async def read(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show a letter whole, with what can be done with it."""
    who = await seated(chat, interaction, bound)
    message = await letters.letter(chat.herald, who, values[0])
    reply = Button(action="reply", label="Reply", campaign=who.campaign, seat=who.seat, what=values[0], style="primary")
    return await chat.parts(message.model_copy(update={"buttons": (reply, *message.buttons)}), who.campaign)


async def mute(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Mute the writer of a letter, or hear of that seat again."""
    who = await seated(chat, interaction, bound)
    message = await writers.silence(chat.herald, who, bound.what, on=bound.action == "mute")
    return await chat.parts(message, who.campaign)


async def report(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Ask whether a letter is to be shown to the gamemaster; the second press shows it."""
    who = await seated(chat, interaction, bound)
    act = writers.accuse if bound.action == "accuse" else writers.doubt
    return await chat.parts(await act(chat.herald, who, bound.what), who.campaign)


async def as_file(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Give the letters as a file."""
    archive, _ = await with_other(chat, await seated(chat, interaction, bound), bound.what)
    return filed(archive)


def filed(archive: Archive) -> list[Part]:
    """Give letters as a file to keep."""
    return [
        Part(content=f"{plural(len(archive.filed), 'letter')}, the oldest first:", image=written(archive), name=LETTER)
    ]


async def reply(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> discord.ui.Modal:
    """Open the form of an answer, to the writer unless others are chosen."""
    who = await seated(chat, interaction, bound)
    seats = await letters.answered(chat.herald, who, bound.what)
    form = Bound.of("form", "write", who.campaign, "", who.seat, bound.what)
    return letter_form(form, f"To {seats[0][1]}" if seats else "Reply", seats, [seats[0][0]] if seats else [])


async def write(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> discord.ui.Modal:
    """Open the form of a new letter, to the seat whose letters are shown."""
    who = await seated(chat, interaction, bound)
    return await new_letter(chat, who, other_at(await correspondents(chat, who), bound.what))


async def new_letter(chat: Chat, who: Who, *chosen: str) -> discord.ui.Modal:
    """Give the form of a new letter."""
    form = Bound.of("form", "write", who.campaign, "", who.seat)
    title = f"Letter: {(await chat.card(who.campaign)).title}"
    return letter_form(form, title, await correspondents(chat, who), chosen, required=True)


async def send(chat: Chat, interaction: Interaction, bound: Bound, sent: Filled) -> Sequence[Part]:
    """Send the letter that a form holds."""
    who = await seated(chat, interaction, bound)
    to = sent.get("to", ())
    names = to if isinstance(to, str) else ",".join(to)
    if bound.what and not names:
        names = (await letters.answered(chat.herald, who, bound.what))[0][0]
    return words(await letters.write(chat.herald, who, names, text_of(sent, "text"), bound.what))


Press = Callable[[Chat, Interaction, Bound, Values], Awaitable[Sequence[Part]]]
Form = Callable[[Chat, Interaction, Bound, Values], Awaitable[discord.ui.Modal | Sequence[Part]]]
Submit = Callable[[Chat, Interaction, Bound, Filled], Awaitable[Sequence[Part]]]
PRESSES: dict[str, Press] = {
    "letters": letterbox_of,
    "leaf": turn_leaf,
    "thread": thread,
    "letter": read,
    "file": as_file,
    "mute": mute,
    "unmute": mute,
    "report": report,
    "accuse": report,
}
FORMS: dict[str, Form] = {"reply": reply, "write": write}
SUBMITS: dict[str, Submit] = {"write": send}
