"""What the buttons, menus and forms of pacts do."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, get_args

import discord

from bot.chat.answering.answers import Interaction, words
from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import OPTIONS, button_item, menu, option
from bot.chat.answering.shared import Chat, seated
from bot.chat.presses.modals import Filled, labelled, text_of
from bot.chat.shapes.render import Part, render
from bot.service.talk import pacts
from bot.service.talk.pacts import NOTE, How, Shelf
from rules.kernel.state.finding import find

Values = Sequence[str]
WAYS = {
    "denounced": ("Denounce it", "You are bound no longer."),
    "broken": ("Declare it broken", "Another party broke it."),
    "ended": ("End it by consent", "It ends once every party says so."),
}
"""How a pact may be ended: what is chosen, and what it means."""
PUBLIC = "public"


async def accept(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Accept or decline a pact."""
    who = await seated(chat, interaction, bound)
    return words(await pacts.answer(chat.herald, who, bound.what, accept=bound.action == "accept"))


async def read(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show a pact with what can be done with it."""
    who = await seated(chat, interaction, bound)
    return await chat.parts(await pacts.one_pact(chat.herald, who, values[0]), who.campaign)


async def offer(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the pact that a button is bound to."""
    return await read(chat, interaction, bound, [bound.what])


async def end_form(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> discord.ui.Modal:
    """Open the form with which a pact is ended."""
    who = await seated(chat, interaction, bound)
    form = Bound("form", "endpact", who.campaign, "", bound.seat, bound.what)
    modal = discord.ui.Modal(title="End a pact", custom_id=str(form))
    hows = [option(how, *WAYS[how]) for how in get_args(How)]
    modal.add_item(labelled("How", "", discord.ui.Select[Any](custom_id="how", options=hows)))
    notices = [option("private", "The parties alone"), option(PUBLIC, "Everybody", "What was secret is so no more.")]
    modal.add_item(labelled("Who is told", "", discord.ui.Select[Any](custom_id="notice", options=notices)))
    line = discord.ui.TextInput[Any](custom_id="note", required=False, max_length=NOTE)
    return modal.add_item(labelled("Words", "Told with it, if you like.", line))


async def end(chat: Chat, interaction: Interaction, bound: Bound, sent: Filled) -> Sequence[Part]:
    """End a pact as its form says."""
    who = await seated(chat, interaction, bound)
    how = find((one for one in get_args(How) if one == text_of(sent, "how")), "a way to end a pact")
    public, note = text_of(sent, "notice") == PUBLIC, text_of(sent, "note")
    return words(await pacts.end(chat.herald, who, bound.what, how, public=public, note=note))


async def shelf(chat: Chat, campaign: int, user: int) -> list[Part]:
    """Show the pacts that a person may see, with a menu of those of the own seat."""
    found = await pacts.pacts(chat.herald, campaign, user)
    parts = render(found.message, {}, None, button_item)
    return [*parts[:-1], replace(parts[-1], items=(opener(found),))] if found.own else parts


def opener(shelf: Shelf) -> Any:  # Any: a button or menu, whatever its view
    """Give the menu that opens a pact."""
    bound = Bound.of("panel", "pact", shelf.campaign, "", shelf.seat)
    return menu(bound, "Open a pact", [option(id, line, state) for id, line, state in shelf.own[:OPTIONS]])


Press = Callable[[Chat, Interaction, Bound, Values], Awaitable[Sequence[Part]]]
Form = Callable[[Chat, Interaction, Bound, Values], Awaitable[discord.ui.Modal]]
Submit = Callable[[Chat, Interaction, Bound, Filled], Awaitable[Sequence[Part]]]
PRESSES: dict[str, Press] = {"accept": accept, "decline": accept, "pact": read, "offer": offer}
FORMS: dict[str, Form] = {"endpact": end_form}
SUBMITS: dict[str, Submit] = {"endpact": end}
