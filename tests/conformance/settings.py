"""The settings of a game, each changed alone."""

from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError

from rules.kernel.language.forms import bare, bounds, kind_of
from rules.kernel.play.ruleset import Options


def variants(options: type[Options]) -> Iterator[Options]:
    """Give the settings with one field changed, for every field that can be."""
    for name, info in options.model_fields.items():
        for value in others(*bare(info.annotation, info.metadata)):
            try:
                changed = options.model_validate({name: value})
            except ValidationError:
                continue
            if changed != options():
                yield changed


def others(base: Any, marks: list[Any]) -> list[Any]:  # Any: an annotation and its marks; values of the field
    """Give the values that a field can be changed to."""
    kind, _, choices = kind_of(base, marks)
    if kind == "bool":
        return [False, True]
    if kind == "int":
        return [bound for bound in bounds(marks)[:2] if bound is not None]
    return list(choices) if kind == "choice" else []
