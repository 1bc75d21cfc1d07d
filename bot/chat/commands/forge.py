"""The forge: slash command groups made from the orders of a game, with completion from the seat's own view."""

import inspect
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

from discord.app_commands import Choice, Command, Group, Range
from discord.app_commands import choices as with_choices
from discord.app_commands import describe as with_descriptions

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, Suggest, campaigns_of, complete, option_of
from bot.chat.answering.shared import Chat, place_of
from bot.chat.presses.modals import numbers
from bot.chat.presses.presses import given_or_told
from bot.chat.shapes.escape import clean, short
from bot.chat.shapes.render import Part
from bot.service.ground.values import Who
from bot.service.orders import orders
from bot.service.table import campaigns
from rules.kernel.errors import Answer
from rules.kernel.language.forms import Field, forms
from rules.kernel.orders.order import Order
from rules.kernel.play.ruleset import Ruleset

MOST, ABOUT = 25, 100
IN = "campaign"
Callback = Callable[..., Coroutine[Any, Any, None]]  # Any: each order has its own options
AnyRuleset = Ruleset[Any]  # Any: each game has its own state
AnyOrder = type[Order[Any]]  # Any: as above


def forged(chat: Chat, ruleset: AnyRuleset) -> list[Group]:
    """Give a game's groups: its own, and one for each of its topics."""
    groups = {"": Group(name=ruleset.name, description=short(f"Orders of {ruleset.title}", ABOUT))}
    for topic, about in ruleset.topics.items():
        groups[topic] = Group(name=f"{ruleset.name}-{topic}", description=short(about, ABOUT))
    for order in ruleset.orders:
        groups[order.topic].add_command(order_command(chat, ruleset, order))
    return [group for group in groups.values() if group.commands]


def order_command(chat: Chat, ruleset: AnyRuleset, order: AnyOrder) -> AnyCommand:
    """Give the command of one order: an option for each of its fields, and the campaign where it is not plain."""
    fields = forms(order)
    which = IN if IN not in {field.name for field in fields} else f"in_{IN}"

    async def run(interaction: Interaction, **given: Any) -> None:  # Any: as the options say
        named = str(given.pop(which, "") or "")

        async def work() -> list[Part]:
            who = await seat_for(chat, interaction, ruleset, named)
            said = values(fields, given)
            return await given_or_told(chat, who, lambda: orders.give(chat.herald, who, order.name, said))

        await answer(interaction, work)

    command: AnyCommand = Command(name=order.name, description=summary(order), callback=dressed(run, fields, which))
    for field in fields:
        if field.kind in {"name", "names", "amounts"} or (field.kind == "choice" and not listed(field)):
            complete(command, field.name, field_of(chat, ruleset, order, field, which))
    complete(command, which, campaigns_of(chat))
    return command


def dressed(run: Callback, fields: Iterable[Field], which: str) -> Callback:
    """Give a callback the signature that makes discord.py offer these fields."""
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    options = [parameter(field) for field in sorted(fields, key=lambda field: not field.required)]
    last = inspect.Parameter(which, inspect.Parameter.KEYWORD_ONLY, annotation=str, default="")
    run.__signature__ = inspect.Signature([first, *options, last])  # type: ignore[attr-defined]  # read by inspect
    about = {field.name: short(field.description or field.name.replace("_", " "), ABOUT) for field in fields}
    run = with_descriptions(**about, **{which: "Which campaign"})(run)
    fixed = {field.name: fixed_choices(field) for field in fields if listed(field)}
    return with_choices(**fixed)(run) if fixed else run


def parameter(field: Field) -> inspect.Parameter:
    """Give the option of a field as a parameter."""
    annotation: Any = {"bool": bool, "int": int}.get(field.kind, str)  # Any: what discord.py reads options from
    if field.kind == "int" and not listed(field) and (field.least is not None or field.most is not None):
        annotation = Range[int, field.least, field.most]
    default = inspect.Parameter.empty if field.required else None
    return inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=default)


def listed(field: Field) -> bool:
    """Tell whether a field's values are offered as a fixed list: of numbers only where not all between would do."""
    if field.kind == "int":
        return field.offered > 1 and 0 < len(numbers(field)) <= MOST
    return field.kind == "choice" and 0 < len(field.choices) <= MOST


def fixed_choices(field: Field) -> list[Choice[Any]]:  # Any: texts or numbers
    """Give the values of a field as a fixed list."""
    if field.kind == "int":
        return [Choice(name=str(one), value=one) for one in numbers(field)]
    return [Choice(name=one, value=one) for one in field.choices]


def values(fields: Iterable[Field], given: Mapping[str, Any]) -> dict[str, Any]:  # Any: as the options say
    """Give an order's fields from the options given; text is read by the service."""
    found = {field.name: given.get(field.name) for field in fields}
    cleaned = {name: clean(value).strip() if isinstance(value, str) else value for name, value in found.items()}
    return {name: value for name, value in cleaned.items() if value is not None and value != ""}


def field_of(chat: Chat, ruleset: AnyRuleset, order: AnyOrder, field: Field, which: str) -> Suggest:
    """Complete a field from what the seat may see."""

    async def suggest(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        who = await seat_for(chat, interaction, ruleset, option_of(interaction, which))
        given = values_so_far(forms(order), interaction, field.name)
        return await orders.complete_field(chat.herald, who, order.name, field.name, given, typed)

    return suggest


def values_so_far(fields: Iterable[Field], interaction: Interaction, but: str) -> dict[str, Any]:  # Any: as above
    """Give what the other options hold so far, without those that cannot be read yet."""
    given = {field.name: getattr(interaction.namespace, field.name, None) for field in fields if field.name != but}
    return {name: value for name, value in given.items() if value is not None}


async def seat_for(chat: Chat, interaction: Interaction, ruleset: AnyRuleset, named: str) -> Who:
    """Give the seat that a person speaks for: of this game, in this channel if possible, else the only one."""
    user, place = interaction.user.id, place_of(interaction)
    if not named:
        cards = await campaigns.campaigns(chat.herald, user=user, going=True)
        mine = [card for card in cards if card.game == ruleset.name and campaigns.speaks(card, user)]
        near = [card for card in mine if card.channel == place] or mine
        named = str(near[0].id) if len(near) == 1 else ""
    who = await chat.who(interaction, named)
    card = await chat.card(who.campaign)
    if card.game != ruleset.name:
        raise Answer(f"{card.title} plays {card.game_title}; /{card.game} and /orders give its orders")
    return who


def summary(order: AnyOrder) -> str:
    """Give the first line of what an order says of itself."""
    return short((inspect.getdoc(order) or order.name).splitlines()[0], ABOUT)
