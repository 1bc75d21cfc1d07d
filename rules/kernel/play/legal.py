"""Legal orders: for a kind of order one that the rules allow now, found by filling it with what makes sense."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, TypeVar

from pydantic import ValidationError

from rules.kernel.errors import Refusal
from rules.kernel.language.forms import Field, forms
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.state.models import State
from rules.kernel.state.still import still

S = TypeVar("S", bound=State)
LOOKS = 300
"""How many orders of a kind are tried before it counts as impossible, with the least numbers, then with all."""
SAFER = 12
"""How many perilous orders of a kind are passed over for one that is not."""
FAR = 60
"""How far above its least a number goes that has no most."""


def legal(kind: type[Order[S]], view: S, seat: str, lexicon: Lexicon) -> Order[S] | None:
    """Give an order of a kind that the rules allow, one that says little but something; None where none was found.

    One that is perilous only where none of those tried after it is less so.
    """
    last, more = None, SAFER
    with still(view):
        for order in lawful(kind, view, seat, lexicon):
            if not order.peril(view, seat):
                return order
            last, more = last or order, more - 1
            if not more:
                break
    return last


def lawful(kind: type[Order[S]], view: S, seat: str, lexicon: Lexicon) -> Iterator[Order[S]]:
    """Give the orders of a kind that the rules allow, of those that are tried."""
    for filling in (one for few in (True, False) for one in islice(tried(kind, view, seat, lexicon, few), LOOKS)):
        try:
            order = kind.model_validate(filling)
            order.check(view, seat)
        except (ValidationError, Refusal):
            continue
        if not order.doubt(view, seat):
            yield order


def tried(
    kind: type[Order[S]], view: S, seat: str, lexicon: Lexicon, few: bool
) -> Iterator[Mapping[str, Any]]:  # Any: the values of an order's fields
    """Fill all parts of an order, with the least numbers of things at first."""
    return (filling for fields in parts(kind) for filling in fillings(kind, view, seat, lexicon, {}, fields, few=few))


def parts(kind: type[Order[S]]) -> Iterator[Sequence[Field]]:
    """Give the fields to fill: what must be, with one more where it may be, with nothing, then with all."""
    every = forms(kind)
    more = [[one for one in every if one.required or one == field] for field in every if not field.required]
    least = [field for field in every if field.required]
    yield from [least, *more] if least else [*more, least]
    if len(more) > 1:
        yield every


Filling = Mapping[str, Any]  # Any: the values of an order's fields


def fillings(
    kind: type[Order[S]],
    view: S,
    seat: str,
    lexicon: Lexicon,
    given: Filling,
    left: Sequence[Field],
    *,
    few: bool = False,
) -> Iterator[Filling]:
    """Fill the fields that are left, each after those before it; where `few`, with one of each thing alone."""
    if not left:
        yield given
        return
    field, *rest = left
    for value in values(field, sensible(kind, view, seat, field, given, lexicon), few=few):
        yield from fillings(kind, view, seat, lexicon, {**given, field.name: value}, rest, few=few)


def sensible(
    kind: type[Order[S]], view: S, seat: str, field: Field, given: Filling, lexicon: Lexicon
) -> list[Any]:  # Any: ids and numbers
    """Give what makes sense for a field beside those given; nothing where anything does, or nothing."""
    narrowed = kind.choices(view, seat, field.name, given)
    names = narrowed if narrowed is not None else lexicon.get(field.names_kind, {})
    found: list[Any] = list(dict.fromkeys(names.values())) or list(field.choices)  # Any: as above
    # Completion gives numbers as text, what was given before is read as numbers.
    return [int(one) for one in found] if field.kind == "int" else found


def values(field: Field, found: Sequence[Any], *, few: bool) -> Iterator[Any]:  # Any: as above
    """Give what a field may hold, of what makes sense for it."""
    if field.kind == "int":
        yield from found or numbers(field)
    elif field.kind == "bool":
        yield from (True, False)
    elif field.kind == "text":
        yield from found or ["peace"[: field.most]]
    elif field.kind == "names":
        least = max(field.least or 0, 1)
        yield from (tuple(found[start : start + least]) for start in range(len(found) - least + 1))
        yield from (tuple(found[:many]) for many in range(least + 1, len(found) + 1))
    elif field.kind == "amounts":
        many = [max(1, field.least or 0)] if few else numbers(field)
        yield from ({one: number} for one in found for number in many)
    else:
        yield from found


def numbers(field: Field) -> range:
    """Give the numbers that are offered for a field, within its bounds."""
    least = field.least if field.least is not None else 0
    most = field.most if field.most is not None else least + FAR
    first = -(-least // field.offered) * field.offered
    return range(first, most + 1, field.offered)
