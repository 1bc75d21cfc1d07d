"""Forms: an order's fields as menus of what is legal and lines of text; nothing of them is kept in memory."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord

from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import OPTION, OPTIONS, AnyItem, option
from bot.chat.presses.panel import headed, title_of
from bot.chat.shapes.escape import clean, short
from bot.service.ground.values import CampaignCard, OrderCard
from rules.kernel.errors import Answer
from rules.kernel.language.forms import Field

TITLE, LABEL, ABOUT, HINT, VALUE = 45, 45, 100, 100, 4000
COMPONENTS = 5
REST = "rest"
"""The line of text for the fields that a form has no room for."""
ANY = "any"
"""The choice of any free seat."""
YES, NO = "yes", "no"
Filled = Mapping[str, str | Sequence[str]]
"""What a form sends back: for each of its components the text written, or the list of what was chosen."""
Effects = Mapping[str, Mapping[str, str]]
"""What each choice of a field would do, as far as that is known."""
Choices = Mapping[str, Sequence[tuple[str, str]]]
"""What a seat may choose for each field: what is shown, and what it stands for."""


def order_form(
    order: OrderCard, bound: Bound, choices: Choices, effects: Effects = MappingProxyType({})
) -> discord.ui.Modal:
    """Give the form of an order: required fields first; the fifth of more than five stands for all the rest."""
    fields = sorted(order.fields, key=lambda field: not field.required)
    modal = discord.ui.Modal(title=short(headed(order), TITLE), custom_id=str(bound))
    shown = fields if len(fields) <= COMPONENTS else fields[: COMPONENTS - 1]
    for field in shown:
        item = component(field, choices.get(field.name, ()), effects.get(field.name, {}))
        modal.add_item(labelled(title_of(field.name), field.description, item))
    if rest := fields[len(shown) :]:
        names = ", ".join(title_of(field.name).lower() for field in rest)
        modal.add_item(labelled("The rest, one on each line", names, rest_of(rest)))
    return modal


def sheet_form(bound: Bound, example: str = "") -> discord.ui.Modal:
    """Give the form of an order sheet: one order on each line."""
    modal = discord.ui.Modal(title="Order sheet", custom_id=str(bound))
    text = discord.ui.TextInput[Any](
        custom_id="sheet", style=discord.TextStyle.paragraph, placeholder=short(example, HINT), max_length=VALUE
    )
    return modal.add_item(labelled("One order on each line", "Good lines are taken, bad ones are explained.", text))


def standing_form(bound: Bound, lines: Sequence[str], example: str = "") -> discord.ui.Modal:
    """Give the form of a seat's standing orders, with those that it has."""
    modal = discord.ui.Modal(title="Standing orders", custom_id=str(bound))
    written = "\n".join(lines)
    text = discord.ui.TextInput[Any](
        custom_id="sheet",
        style=discord.TextStyle.paragraph,
        placeholder=short(example, HINT, "") or None,
        default=written if len(written) <= VALUE else None,
        required=False,
        max_length=VALUE,
    )
    about = "Each line is given where you give nothing; else:, then: and once: may stand before it."
    return modal.add_item(labelled("One order on each line", about, text))


def join_form(card: CampaignCard, bound: Bound, user: int = 0) -> discord.ui.Modal:
    """Give the form with which a person joins: a seat, if it matters, and a phrase for the luck."""
    modal = discord.ui.Modal(title=short(f"Join {card.title}", TITLE), custom_id=str(bound))
    free = [seat for seat in card.seats if seat.user is None and seat.offered in {None, user} and not seat.absent]
    seats: AnyItem = discord.ui.TextInput[Any](custom_id="seat", required=False, placeholder="Any free seat")
    if len(free) < OPTIONS and all(len(seat.id) <= HINT for seat in free):
        options = [option(ANY, "Any free seat", "or the waiting list where there is none")]
        options += [option(seat.id, seat.name, seat.about) for seat in free]
        options[0].default = True
        seats = discord.ui.Select[Any](custom_id="seat", options=options, required=False)
    phrase = discord.ui.TextInput[Any](custom_id="phrase", required=False, max_length=HINT)
    if not card.undealt:
        modal.add_item(labelled("Seat", "Where you would like to sit.", seats))
    about = "Any words; they are mixed into the luck, so that nobody can choose it alone."
    return modal.add_item(labelled("Your phrase", about, phrase))


def labelled(text: str, about: str, item: AnyItem) -> discord.ui.Label[Any]:
    """Put a name and a description to a component."""
    return discord.ui.Label(text=short(text, LABEL), description=short(about, ABOUT, "") or None, component=item)


def values_of(order: OrderCard, choices: Choices) -> dict[str, list[str]]:
    """Give the values that the menus of a form offer, by field; a field that is a line of text has none."""
    found = {field.name: [one.value for one in offered(field, choices.get(field.name, ()))] for field in order.fields}
    return {name: values for name, values in found.items() if 0 < len(values) <= OPTIONS}


def component(field: Field, choices: Sequence[tuple[str, str]], effects: Mapping[str, str]) -> AnyItem:
    """Give a menu where all that is legal fits one, each with what it would do; else a line of text."""
    options = list({one.value: one for one in offered(field, choices)}.values())
    if not 0 < len(options) <= OPTIONS or any(len(one.value) > HINT for one in options):
        return line(field, choices)
    for one in options:
        one.description = short(effects.get(one.value, ""), OPTION, "") or None
    many = field.kind == "names"
    most = min(field.most or len(options), len(options)) if many else 1
    least = (min(field.least or 1, most) if many else 1) if field.required else 0
    return discord.ui.Select[Any](
        custom_id=field.name, options=options, required=field.required, min_values=least, max_values=most
    )


def offered(field: Field, choices: Sequence[tuple[str, str]]) -> Iterator[discord.SelectOption]:
    """Give the options of a field whose values can be listed; a full list of suggestions may lack some: none then."""
    if field.kind == "bool":
        yield from (option(YES, "Yes"), option(NO, "No"))
    elif field.kind == "choice":
        yield from (option(choice, title_of(choice)) for choice in field.choices)
    elif field.kind == "int":
        yield from (option(str(number), str(number)) for number in numbers(field)[: OPTIONS + 1])
    elif field.kind in {"name", "names"} and len(choices) < OPTIONS:
        yield from (option(value, label) for label, value in choices)


def line(field: Field, choices: Sequence[tuple[str, str]]) -> AnyItem:
    """Give a line of text with a hint of what may stand there."""
    long = field.kind in {"names", "amounts", "text"} and (field.most is None or field.most > HINT)
    return discord.ui.TextInput[Any](
        custom_id=field.name,
        style=discord.TextStyle.paragraph if long else discord.TextStyle.short,
        required=field.required,
        placeholder=short(hint(field, choices), HINT, "") or None,
        max_length=VALUE,
    )


def hint(field: Field, choices: Sequence[tuple[str, str]]) -> str:
    """Say what may stand in a line of text."""
    some = [label for label, _ in choices[:4]]
    if field.kind == "int":
        least = "" if field.least is None else f"from {field.least} "
        return f"{least}to {field.most}" if field.most is not None else f"{least}or more".strip()
    if field.kind == "amounts":
        return ", ".join(f"{name} 1" for name in some[:2]) or "name 1, name 2"
    return ", ".join(some) + (", …" if len(choices) > len(some) else "")


def numbers(field: Field) -> range:
    """Give the numbers that a field offers; none where there is no end to them."""
    if field.kind != "int" or field.least is None or field.most is None:
        return range(0)
    return range(-(-field.least // field.offered) * field.offered, field.most + 1, field.offered)


def rest_of(fields: Sequence[Field]) -> AnyItem:
    """Give the lines of text for fields that have no component of their own, begun for the writer."""
    return discord.ui.TextInput[Any](
        custom_id=REST,
        style=discord.TextStyle.paragraph,
        required=any(field.required for field in fields),
        default="\n".join(f"{title_of(field.name).lower()}: " for field in fields),
        max_length=VALUE,
    )


def filled(data: Mapping[str, Any]) -> dict[str, str | list[str]]:  # Any: Discord's JSON
    """Read what a form sent back: a text for a line, a list for a menu; blank components are left out."""
    found: dict[str, str | list[str]] = {}
    for outer in data.get("components", ()):
        for inner in outer.get("components") or [outer.get("component") or outer]:
            name = str(inner.get("custom_id", ""))
            if inner.get("values"):
                found[name] = [clean(str(value)) for value in inner["values"]]
            elif text := clean(str(inner.get("value") or "")).strip():
                found[name] = text
    return found


def text_of(sent: Filled, name: str) -> str:
    """Give what was written, or chosen, for a component; empty for nothing."""
    value = sent.get(name, "")
    return value if isinstance(value, str) else value[0]


def fields_of(order: OrderCard, sent: Filled) -> dict[str, Any]:  # Any: as the service takes an order's fields
    """Give an order's fields from a form. Raises Answer for a line of the rest that names no field."""
    kinds = {field.name: field.kind for field in order.fields}
    values = {name: chosen(kinds[name], value) for name, value in sent.items() if name in kinds}
    for text in text_of(sent, REST).splitlines():
        name, _, value = text.partition(":")
        named = [field.name for field in order.fields if title_of(field.name).lower() == name.strip().lower()]
        if text.strip() and not named:
            raise Answer(f"“{name.strip()}” is nothing that this order says; write “name: value”")
        if value.strip():
            values[named[0]] = value.strip()
    return values


def chosen(kind: str, value: str | Sequence[str]) -> Any:  # Any: as the service takes it
    """Give what a menu means, many names as one list in words; text stays as it was written."""
    if isinstance(value, str):
        return value
    if kind == "bool":
        return value[0] == YES
    return ", ".join(value) if kind == "names" else value[0]
