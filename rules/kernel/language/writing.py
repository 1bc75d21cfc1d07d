"""Writing: an order as text, in each of the ways that its templates allow."""

from collections.abc import Iterator
from typing import Any

from babel.lists import format_list

from rules.kernel.language.forms import Field, Maybe, Part, Word, forms, slots, templates
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import quote
from rules.kernel.orders.order import Order


class Writer:
    """One order in words: with plain names, or with quotation marks around names and texts."""

    def __init__(self, order: Order[Any], lists: Lists, plain: bool) -> None:
        self.order, self.lists, self.plain = order, lists, plain

    def texts(self) -> Iterator[str]:
        """Give the text of each template that can hold all that the order says, best first."""
        said = {field.name for field in forms(type(self.order)) if self.said(field)}
        for template in templates(type(self.order)):
            text = self.text(template.parts)
            if text is not None and said <= {slot.field.name for slot in slots(template.parts)}:
                yield text.strip()

    def said(self, field: Field) -> bool:
        """Tell whether a field differs from what it is when nothing is said of it."""
        return field.required or bool(getattr(self.order, field.name) != field.default)

    def text(self, parts: tuple[Part, ...]) -> str | None:
        """Give parts of a template, each with the space before it; None where a field has nothing to be written."""
        text = ""
        for part in parts:
            if isinstance(part, Maybe):
                wanted = any(self.said(slot.field) for slot in slots(part.parts))
                spelling = self.text(part.parts) if wanted else ""
            else:
                spelling = part.spellings[0] if isinstance(part, Word) else self.value(part.field)
                spelling = spelling and ("" if part.glued or spelling == "," else " ") + spelling
            if spelling is None:
                return None
            text += spelling
        return text

    def value(self, field: Field) -> str | None:
        """Spell what a field holds."""
        value = getattr(self.order, field.name)
        if value is None:
            return None
        if field.kind == "names":
            return listed([self.name(field, one) for one in value])
        if field.kind == "amounts":
            return listed([f"{self.name(field, one)} {number}" for one, number in value.items()])
        if field.kind == "text":
            return str(value) if self.plain else quote(value)
        return str(value) if field.kind == "int" else self.name(field, value)

    def name(self, field: Field, value: Any) -> str:  # Any: an id, a choice, yes or no
        """Spell a name or a choice; an id that has no name is spelled as it is."""
        names = self.lists.of(field).names
        name = next((name for name, one in names.items() if one == value), str(value))
        return name if self.plain or field.kind == "bool" or field.choices else quote(name)


def listed(items: list[str]) -> str:
    """Give a list as it is written: `Ur, Uruk and Eridu`."""
    return format_list(items, locale="en_GB") or "nothing"
