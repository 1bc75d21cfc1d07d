"""Figures: what an event holds, under labels in words of its game; never what only a drawing needs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from pydantic import BaseModel

from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing, Said

SILENT = frozenset(Event.model_fields)
"""The fields of every event, which are told in their own way."""
Labels = Mapping[str, str | Said]
"""Labels by the name of a field, or by that of its event and the field where it means something else there."""
KERNEL_LABELS: Labels = {
    "purpose": "for what",
    "subject": "for whom",
    "card": "the card",
    "sides": "faces of the die",
    "rolled": "rolled",
    "Shuffled.deck": "the cards, from the top",
    "Shuffled.before": "the cards before",
    "seat": "seat",
    "order": "the order",
    "fields": "what it said",
    "reason": "why",
    "OrderFailed.thing": "of what",
    "OrderFailed.line": "the order",
    "SeatPassed.to": "goes to",
    "SeatPassed.swap": "both change places",
    "letter": "the letter",
    "sender": "from",
    "LetterCaptured.to": "to",
    "captor": "captured by",
    "copied": "sent on",
    "battle": "battle",
    "place": "place",
    "winner": Said("won", {"attacker": "the attacker", "defender": "the defender"}),
    "degree": "how it was won",
    "victor": "whose army won",
    "by": "by",
    "reported_by": "reported by",
    "why": Said("why", {"unruled": "nobody ruled", "unconfirmed": "nobody confirmed it"}),
}
"""Those of the events that every game has, or may have."""


def shown_fields(kind: type[BaseModel]) -> tuple[str, ...]:
    """Give the fields of a kind of event, or of a part of one, that are shown as figures."""
    return tuple(name for name, field in kind.model_fields.items() if shows(name, field.metadata))


def shows(name: str, marks: Sequence[object]) -> bool:
    """Tell whether a field is shown: it is no event's own, and no drawing's alone."""
    return name not in SILENT and not any(isinstance(mark, Drawing) for mark in marks)


@cache
def said_there(kind: type[BaseModel], name: str) -> Said | None:
    """Give the label that a field bears itself; the last mark counts."""
    return next((mark for mark in reversed(kind.model_fields[name].metadata) if isinstance(mark, Said)), None)


def label(kind: type[BaseModel], name: str, labels: Labels) -> Said | None:
    """Give how a field is called, and what its values are; None for one that nobody has given words."""
    own = said_there(kind, name)
    found = own or labels.get(f"{kind.__name__}.{name}") or labels.get(name)
    found = found or KERNEL_LABELS.get(f"{kind.__name__}.{name}") or KERNEL_LABELS.get(name)
    return Said(found) if isinstance(found, str) else found


def plainly(name: str) -> Said:
    """Give a field that has no label as well as may be."""
    return Said(name.replace("_", " "))


def figures(event: BaseModel, labels: Labels) -> list[tuple[str, str]]:
    """Give what an event holds, each under its label, but for what it would say in words and does not know."""
    shown = shown_fields(type(event))
    return [figure_of(event, name, labels) for name in shown if getattr(event, name) or not unsaid(type(event), name)]


def unsaid(kind: type[BaseModel], name: str) -> bool:
    """Tell whether a field holds words that are not kept."""
    return bool(kind.model_fields[name].exclude)


def figure_of(event: BaseModel, name: str, labels: Labels) -> tuple[str, str]:
    """Give what a field holds, under its label."""
    said = label(type(event), name, labels) or plainly(name)
    return said.words, read(getattr(event, name), said.values, labels)


def part(value: BaseModel, labels: Labels) -> str:
    """Give what a part of an event holds, but for what goes without saying there."""
    said = [
        name for name in shown_fields(type(value)) if getattr(value, name) != type(value).model_fields[name].default
    ]
    return ", ".join(" ".join(figure_of(value, name, labels)) for name in said)


def read(value: object, words: Mapping[str, str], labels: Labels) -> str:
    """Read a value to a person: names as they are called, choices in words, parts under labels of their own."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, BaseModel):
        return part(value, labels)
    if isinstance(value, Mapping):
        return ", ".join(f"{words.get(str(k), k)} {read(one, words, labels)}" for k, one in value.items()) or "none"
    if isinstance(value, list | tuple):
        return read_list(value, words, labels)
    return words.get(str(value), str(value)) or "none"


def read_list(values: Sequence[object], words: Mapping[str, str], labels: Labels) -> str:
    """Read a list: a name with its figure, equal names counted, lists within it apart from one another."""
    if is_figure(values):
        return f"{read(values[0], words, labels)} {values[1]}"
    parts = [read(one, words, labels) for one in values]
    if any(isinstance(one, list | tuple | BaseModel) and not is_figure(one) for one in values):
        return " | ".join(parts)
    if all(isinstance(one, str) for one in values):
        parts = [f"{number} {part}" if number > 1 else part for part, number in Counter(parts).items()]
    return ", ".join(parts) or "none"


def is_figure(value: object) -> bool:
    """Tell whether something is a name with its figure: `("temple", -1)`."""
    return (
        isinstance(value, list | tuple)
        and [isinstance(one, str) for one in value] == [True, False]
        and (type(value[1]) is int)
    )
