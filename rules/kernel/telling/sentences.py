"""Sentences: what the fields of an event look like in the sentence that tells it."""

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any

from rules.kernel.facts.events import Event
from rules.kernel.facts.names import Called, Name
from rules.kernel.telling.phrases import figure, row, several, the

Wording = Mapping[Any, str] | Callable[[Any], object]  # Any: what the field holds
"""The words for a field: by what it holds; or for a name that is no field, from the whole event."""


class Ways:
    """Several ways to say a thing, of which the names in some fields choose: always the same for the same names."""

    def __init__(self, by: str, *templates: str) -> None:
        """Keep the fields, with a space between, and the templates."""
        self.by, self.templates = by.split(), templates

    def __call__(self, event: Event) -> str:
        """Give the template that is chosen for an event."""
        names = "".join(getattr(event, field) for field in self.by)
        return self.templates[sum(map(ord, names)) % len(self.templates)]


class Count(int):
    """A number as a sentence takes it: `{n}` is 3, `{n:mission|missions}` three missions; under 0 with a true minus."""

    def __format__(self, form: str) -> str:
        """Give it as its form says."""
        one, bar, many = form.partition("|")
        if bar:
            return several(self, one, many)
        return format(int(self), form) if form else figure(self)


class Truth(int):
    """Whether something is so, as a sentence takes it: `{burnt:burns to the ground|is spared}`."""

    def __format__(self, form: str) -> str:
        """Give the one half of the form, or the other."""
        so, _, else_ = form.partition("|")
        return so if self else else_


class Row(tuple[str, ...]):
    """Names in a row: `{seats}` or, each with its article, `{seats:the}`; `{seats:is|are}` is a verb for them."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        """Give the row, or a verb for it."""
        one, bar, many = form.partition("|")
        if bar:
            return many if len(self) > 1 else format(spoken(self[0]), form) if self else one
        return row(map(the, self)) if form == "the" else row(self)


class Template(Formatter):
    """Fills a sentence; `{by:?, as {by:the} wished}` is said where there is something, and what follows a `|` else."""

    def format_field(self, value: Any, form: str) -> str:  # Any: whatever a field holds
        """Give a field as its form says."""
        if not form.startswith("?"):
            return str(super().format_field(value, form))
        some, _, none = form[1:].partition("|")
        return some if value else none


def spoken(value: object) -> object:
    """Give what a field holds as a sentence takes it; a text that nothing is called by stands for itself."""
    if type(value) is str:
        return Called.of(value, Name(text=value), "everyone")
    if isinstance(value, bool):
        return Truth(value)
    if isinstance(value, int) and not isinstance(value, Truth):
        return Count(value)
    return Row(value) if isinstance(value, tuple) and all(isinstance(one, str) for one in value) else value


def sentence(template: str | Ways, event: Event, wording: Mapping[str, Wording]) -> str:
    """Put an event into the sentence of a template. Raises KeyError for what is neither a field nor worded."""
    if isinstance(template, Ways):
        template = template(event)
    fields = dict(event)
    worded = {name: said(words, fields.get(name, event)) for name, words in wording.items()}
    return Template().format(template, **{name: spoken(one) for name, one in (fields | worded).items()})


def said(words: Wording, value: Any) -> object:  # Any: what the field holds, or the event
    """Give the words for what a field holds."""
    return words(value) if callable(words) else words[value]
