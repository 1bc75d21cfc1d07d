"""What each button, menu and form does: checked against its campaign, its window and its seat, then handed on."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord

from bot.chat.answering.answers import Interaction, answer, answered, open_form, words
from bot.chat.answering.bound import Bound, token
from bot.chat.answering.shared import Chat, seated
from bot.chat.presses import ending as ending_presses
from bot.chat.presses import games as game_presses
from bot.chat.presses import letters as letter_presses
from bot.chat.presses import pledges as pledge_presses
from bot.chat.presses import seats as seat_presses
from bot.chat.presses import standing_orders as standing_presses
from bot.chat.presses.chair import CHAIR_PRESSES
from bot.chat.presses.founding import chosen
from bot.chat.presses.gamemaster import GM_PRESSES
from bot.chat.presses.learn import LEARN_PRESSES
from bot.chat.presses.modals import Choices, Filled, fields_of, filled, order_form, sheet_form, text_of, values_of
from bot.chat.presses.panel import ALL, kind_pages, panel
from bot.chat.presses.plain import PLAIN_PRESSES
from bot.chat.presses.rules import RULE_PRESSES
from bot.chat.presses.windows import key_of, standing
from bot.chat.shapes.render import Part
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import CampaignCard, OrderCard, OrderSet, Verdict, Who
from bot.service.orders import orders
from bot.service.plain.pending import pending
from bot.service.plain.situation import given as standing_so_far
from bot.service.plain.verdicts import judged, readied, taken
from bot.service.posting import motions
from bot.service.reading import more as whole
from bot.service.reading import reading
from bot.service.reading.all_of_it import all_of_it
from bot.service.reading.leaves import leafed
from bot.service.seats import deputies
from bot.service.table import campaigns, choosing, vacations, voting
from rules.kernel.errors import Answer, Refusal

Values = Sequence[str]
Press = Callable[[Chat, Interaction, Bound, Values], Awaitable[Sequence[Part]]]
Form = Callable[[Chat, Interaction, Bound, Values], Awaitable[discord.ui.Modal | Sequence[Part]]]
Submit = Callable[[Chat, Interaction, Bound, Filled], Awaitable[Sequence[Part]]]


async def pressed(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> None:
    """Do what a button or a menu says."""
    if form := FORMS.get(bound.action):
        await open_form(interaction, lambda: form(chat, interaction, bound, values), here=bound.kind == "panel")
        return
    act = PRESSES.get(bound.action) or unknown
    here = bound.kind == "panel" and bound.action in IN_PLACE
    await answer(interaction, lambda: act(chat, interaction, bound, values), here=here)


async def submitted(chat: Chat, interaction: Interaction, bound: Bound, data: Mapping[str, Any]) -> None:  # Any: JSON
    """Do what a form that was sent back says."""
    submit = SUBMITS.get(bound.action) or unknown
    here = bound.action in IN_PLACE and interaction.message is not None
    await answer(interaction, lambda: submit(chat, interaction, bound, filled(data)), here=here)


async def shown(
    chat: Chat,
    given: OrderSet,
    page: int = 0,
    problem: str = "",
    verdicts: Sequence[Verdict] = (),
    *,
    brief: bool = False,
) -> list[Part]:
    """Give the panel of a seat's orders."""
    return panel(given, page, problem, verdicts, brief=brief)


async def changed(chat: Chat, found: OrderSet, verdicts: Sequence[Verdict] = ()) -> list[Part]:
    """Give the panel after a change that was made there."""
    return await shown(chat, await orders.with_choices(chat.herald, found), verdicts=verdicts, brief=True)


async def given_or_told(chat: Chat, who: Who, give: Callable[[], Awaitable[OrderSet]]) -> list[Part]:
    """Give an order and say shortly what it does; a slip is told shortly, beside what was given so far."""
    try:
        return await short(chat, taken(await give()))
    except Answer as slip:
        return await slipped(chat, who, slip)


async def short(chat: Chat, said: Message) -> list[Part]:
    """Give a short answer, outside the panel."""
    return await chat.parts(said, None)


async def slipped(chat: Chat, who: Who, slip: Answer) -> list[Part]:
    """Tell a slip, and what was given so far."""
    found = await orders.so_far(chat.herald, who)
    text = f"✗ {answered(slip)}\n{standing_so_far(found)}".strip()
    door = Button(action="orders", label="Orders", campaign=who.campaign, seat=who.seat)
    rule = reading.rule_doors(found.game, [slip.clause] if isinstance(slip, Refusal) else ())
    return await chat.parts(Message(content=text, buttons=(door, *rule)), who.campaign)


async def show_orders(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the panel anew, whatever window is open now."""
    return await asked_or_offered(chat, await seated(chat, interaction, bound))


async def asked_or_offered(chat: Chat, who: Who) -> list[Part]:
    """Give the panel of a seat's orders; for one that is out of the game, and asked nothing, others that are free."""
    given = await orders.orders(chat.herald, who)
    offer = None if given.asked or given.awaited else await choosing.instead(chat.herald, who)
    return await chat.parts(offer, who.campaign) if offer else await shown(chat, given)


async def turn_page(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show another page of the menus."""
    given = await standing(chat, await seated(chat, interaction, bound), bound, orders.orders)
    return await shown(chat, given, int(bound.what) if bound.what.isdecimal() else 0)


async def ready(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Say that a seat is ready, or no longer."""
    who = await seated(chat, interaction, bound)
    given, wanted = await standing(chat, who, bound), bound.action == "ready"
    if given.ready == wanted and (given.asked or given.awaited):
        raise Answer(
            "you are ready already; nothing has changed" if wanted else "you were not ready; nothing has changed"
        )
    if wanted and (unsettled := await pending(chat.herald, who, key_of(given))):
        return await chat.parts(unsettled, who.campaign)
    found = await orders.ready(chat.herald, who, wanted, key_of(given))
    stays = bound.kind == "panel" and orders.CLOSED not in found.notes  # the next panel would lie under the same thumb
    return await changed(chat, found) if stays else await short(chat, readied(found))


async def drop(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Withdraw a draft, or all of them."""
    who = await seated(chat, interaction, bound)
    given = await standing(chat, who, bound)
    if not given.drafts:
        raise Answer("none of your orders are left to withdraw")
    wanted = None if values[0] == ALL else int(values[0])
    return await changed(chat, await orders.withdraw(chat.herald, who, wanted, key_of(given)))


async def order(
    chat: Chat, interaction: Interaction, bound: Bound, values: Values
) -> discord.ui.Modal | Sequence[Part]:
    """Open the form of an order; one that says nothing but itself is given at once."""
    who = await seated(chat, interaction, bound)
    given = await standing(chat, who, bound)
    card = open_order(given, values[0])
    if not card.fields:
        return await changed(chat, await orders.give(chat.herald, who, card.name, {}, key_of(given)))
    form = Bound("form", "give", bound.campaign, bound.window, bound.seat, token(card.name))
    named = await choices(chat, who, card)
    return order_form(card, form, named, await orders.foreseen(chat.herald, who, card.name, values_of(card, named)))


async def choices(chat: Chat, who: Who, card: OrderCard) -> Choices:
    """Give what the seat may choose for each field that names something."""
    return {
        field.name: await orders.complete_field(chat.herald, who, card.name, field.name, {}, "")
        for field in card.fields
        if field.kind in {"name", "names", "amounts"}
    }


async def give(chat: Chat, interaction: Interaction, bound: Bound, sent: Filled) -> Sequence[Part]:
    """Give the order that a form holds."""
    who = await seated(chat, interaction, bound)
    given = await standing(chat, who, bound)
    card = open_order(given, bound.what)
    return await changed(chat, await orders.give(chat.herald, who, card.name, fields_of(card, sent), key_of(given)))


async def sheet(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> discord.ui.Modal:
    """Open the form of an order sheet."""
    given = await standing(chat, await seated(chat, interaction, bound), bound, orders.orders)
    example = given.open[0].usage if given.open else ""
    return sheet_form(Bound("form", "sheet", bound.campaign, bound.window, bound.seat), example)


async def give_sheet(chat: Chat, interaction: Interaction, bound: Bound, sent: Filled) -> Sequence[Part]:
    """Read an order sheet; every line gets its verdict."""
    who = await seated(chat, interaction, bound)
    key = key_of(await standing(chat, who, bound))
    verdicts, given = await orders.give_sheet(chat.herald, who, text_of(sent, "sheet"), key, once=True)
    if any(one.sure for one in verdicts):
        return await chat.parts(judged(verdicts, given), who.campaign)
    if len(verdicts) == 1 and not verdicts[0].ok:
        raise Answer(verdicts[0].answer)
    return await changed(chat, given, verdicts)


def begun(card: CampaignCard) -> str:
    """Say that a campaign has started, or that its practice has."""
    if card.status == "muster":
        early = "/campaign start begins it at once, without the silent"
        return f"{card.title} practises now; turn 1 begins when everybody has answered, or when time is up. {early}."
    return f"{card.title} has begun. Its players get their papers in direct messages; /orders shows what is asked."


async def start(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Start a campaign."""
    card = await campaigns.start(chat.herald, bound.campaign, interaction.user.id)
    return words(begun(card))


async def heed(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Let Herald write to a deputy."""
    return await chat.parts(await deputies.heed(chat.herald, bound.campaign, interaction.user.id), bound.campaign)


async def dismiss(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """End a deputy's rights, by the player or by the deputy."""
    return await chat.parts(await deputies.dismiss(chat.herald, bound.campaign, interaction.user.id), bound.campaign)


async def back(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """End a person's vacations."""
    return await chat.parts(await vacations.back(chat.herald, interaction.user.id), None)


async def status(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show what everybody may know."""
    return await chat.status(bound.campaign, bound.what)


async def papers(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show what a seat knows beyond that."""
    who = await seated(chat, interaction, bound)
    return await chat.papers(who, bound.what)


async def advise(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Give the order that counsel offers."""
    who = await seated(chat, interaction, bound)
    key = key_of(await standing(chat, who, bound))
    found = await orders.advised(chat.herald, who, bound.what, key)
    return await changed(chat, found) if bound.kind == "panel" else await short(chat, taken(found))


async def kinds(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show all that can be ordered, for the reader alone."""
    who = await seated(chat, interaction, bound)
    return await chat.parts(Message(pages=kind_pages(await standing(chat, who, bound, orders.orders))), who.campaign)


async def more(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show all that a brief leaves out."""
    who = await seated(chat, interaction, bound)
    span = bound.span()
    if span is None:
        return await unknown(chat, interaction, bound, values)
    return await chat.parts(await whole.more(chat.herald, who, *span[:2]), who.campaign)


async def all_behind(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show what stands behind a post: its first screen, or one of the pages behind that."""
    span = bound.span()
    if span is None:
        return await unknown(chat, interaction, bound, values)
    first, last, leaf = span
    whole = await all_of_it(chat.herald, bound.campaign, first, last)
    return await chat.parts(leafed(whole, "all", bound.campaign, leaf=leaf, which=f"{first}-{last}"), bound.campaign)


async def map_of(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the map as the person's seat sees it."""
    seat = await chat.seat(bound.campaign, interaction.user.id)
    return await chat.picture(bound.campaign, seat)


async def preview(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the map as it would be with the person's orders carried out, and what each does; nobody else sees that."""
    who = await seated(chat, interaction, bound)
    return await chat.preview(who)


async def behind(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the figures of an event, and all that led to it."""
    message = await reading.behind(chat.herald, bound.campaign, interaction.user.id, bound.what)
    return await chat.parts(message, bound.campaign)


async def why(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Say what led to an event, or list the latest."""
    message = await reading.why(chat.herald, bound.campaign, interaction.user.id, bound.what)
    return await chat.parts(message, bound.campaign)


async def ballot(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Vote on a motion."""
    who = await seated(chat, interaction, bound)
    number = int(bound.what) if bound.what.isdecimal() else 0
    return words(await voting.vote(chat.herald, who, number, bound.action == "yes"))


async def motion(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show a motion with its buttons."""
    number = int(bound.what) if bound.what.isdecimal() else 0
    return await chat.parts(await motions.one_motion(chat.herald, bound.campaign, number), bound.campaign)


async def unknown(chat: Chat, interaction: Interaction, bound: Bound, values: Any) -> Sequence[Part]:  # Any: unread
    """Answer a button of an older Herald."""
    raise Answer("this button is from an older Herald; /orders and /status do the same")


def open_order(given: OrderSet, wanted: str) -> OrderCard:
    """Give the kind of order that a token means. Raises Answer if it is not asked for now."""
    for card in given.open:
        if token(card.name) == wanted:
            return card
    raise Answer("that cannot be ordered in this window; /orders shows what can")


PRESSES: dict[str, Press] = {
    "votes": motion,
    **letter_presses.PRESSES,
    **pledge_presses.PRESSES,
    "orders": show_orders,
    "page": turn_page,
    "ready": ready,
    "unready": ready,
    "drop": drop,
    **seat_presses.PRESSES,
    "start": start,
    "heed": heed,
    "dismiss": dismiss,
    "back": back,
    "found": chosen,
    **game_presses.PRESSES,
    **ending_presses.PRESSES,
    "status": status,
    "papers": papers,
    "advise": advise,
    "kinds": kinds,
    "more": more,
    "all": all_behind,
    "map": map_of,
    "preview": preview,
    **standing_presses.PRESSES,
    **PLAIN_PRESSES,
    **RULE_PRESSES,
    **CHAIR_PRESSES,
    **GM_PRESSES,
    **LEARN_PRESSES,
    "why": why,
    "behind": behind,
    "yes": ballot,
    "no": ballot,
}
FORMS: dict[str, Form] = {
    **letter_presses.FORMS,
    **pledge_presses.FORMS,
    **standing_presses.FORMS,
    "form": order,
    "sheet": sheet,
    **seat_presses.FORMS,
}
SUBMITS: dict[str, Submit] = {
    **letter_presses.SUBMITS,
    **pledge_presses.SUBMITS,
    **standing_presses.SUBMITS,
    "give": give,
    "sheet": give_sheet,
    **seat_presses.SUBMITS,
}
IN_PLACE = {
    "advise",
    "found",
    "game",
    "page",
    "ready",
    "unready",
    "drop",
    "give",
    "sheet",
    "leaf",
    "thread",
    "lasting",
    "unstand",
}
"""What changes the panel in place when it is pressed there."""
