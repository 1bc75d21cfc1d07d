"""Fields: what people put into forms and options, read as the ids and numbers that an order holds."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from rules.kernel.errors import Refusal, Unreadable
from rules.kernel.language.forms import Field, Slot, Step, Template, forms
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line, fold
from rules.kernel.language.parsing import Reader
from rules.kernel.language.several import BETWEEN
from rules.kernel.language.suggestion import given as values_of
from rules.kernel.orders.order import Lexicon, Order

NEAR = 60
"""How near, of 100, a name has to be to what was typed to be suggested."""


def filled(order: type[Order[Any]], fields: Mapping[str, Any], lexicon: Lexicon) -> Order[Any]:  # Any: of a form
    """Give the order that a form says. Raises Unreadable for a name that there is not, Refusal for what is not fit."""
    lists = Lists(lexicon)
    given = [field for field in forms(order) if field.name in fields]
    read = {field.name: value_of(order, field, fields[field.name], lists) for field in given}
    try:
        return order.model_validate({name: value for name, value in read.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        where = " ".join(str(part) for part in first["loc"][:1]).replace("_", " ")
        reason = first["msg"].removeprefix("Value error, ")
        raise Refusal(order.clause, f"{where}: {reason}" if where else reason) from error


def value_of(
    order: type[Order[Any]], field: Field, value: Any, lists: Lists
) -> Any:  # Any: what a form gave; what an order holds
    """Give a value of a field: ids as they are, text as the grammar reads it."""
    if not isinstance(value, str) or field.kind == "text":
        return value
    text = value.strip()
    if not text:
        return None
    if field.kind in {"name", "choice"} and text in ids_of(field, lists):
        return text
    read = read_slot(order, field, text, lists)
    if read is not None:
        return read
    if field.kind == "int":
        return text  # the model says what is wrong with it
    if field.kind == "names":
        text = unknown_of(order, field, text, lists)
    near = lists.of(field).near(fold(text), NEAR, most=1)
    what = (field.names_kind or field.name).replace("_", " ")
    raise Unreadable(text, 0, (what,), near[0] if near else "", clause=order.clause)


def unknown_of(order: type[Order[Any]], field: Field, text: str, lists: Lists) -> str:
    """Give those names of a list that are none, so that it is said of them alone; all of it where each is one."""
    strange = [
        one for one in BETWEEN.split(text) if one.strip() and read_slot(order, field, one.strip(), lists) is None
    ]
    return ", ".join(strange) or text


def ids_of(field: Field, lists: Lists) -> set[str]:
    """Give the ids that a field takes."""
    return {str(one) for one in lists.names(field).values()}


def read_slot(order: type[Order[Any]], field: Field, text: str, lists: Lists) -> Any:  # Any: what an order holds
    """Read a text as the grammar reads this field within a line; None if it cannot be read."""
    slot = Slot(field)
    reader = Reader(Line(text), order, lists)
    end = reader.read(Template((slot,), (Step(slot, (Step(None),)),)))
    return values_of(order, end.fields)[field.name] if end else None
