"""What a setting takes, in the words of a host: read off the field that holds it, whichever game it is of."""

import json
from typing import Any, Literal, get_args, get_origin

from pydantic.fields import FieldInfo

from bot.service.ground.wording import listed
from rules.kernel.state.finding import find

OWN = "value_error"
"""What pydantic calls an error whose words are ours."""


def takes(field: FieldInfo) -> str:
    """Say what a setting may be: “yes or no”, “a, b or c”, “a number from 1 to 99”."""
    if isinstance(field.json_schema_extra, dict) and "takes" in field.json_schema_extra:
        return str(field.json_schema_extra["takes"])
    if field.annotation is bool:
        return "yes or no"
    if get_origin(field.annotation) is Literal:
        return listed(map(str, get_args(field.annotation)), "or")
    low, high, step = (mark_of(field, name) for name in ("ge", "le", "multiple_of"))
    steps = f" in steps of {step}" if step else ""
    return f"a number from {low} to {high}{steps}"


def example(field: FieldInfo) -> str:
    """Give something that a setting takes and is not by itself."""
    if field.examples:
        return str(field.examples[0])
    if field.annotation is bool:
        return said(not field.default)
    if get_origin(field.annotation) is Literal:
        return find((str(one) for one in get_args(field.annotation) if one != field.default), "another choice")
    low, high, step = (mark_of(field, name) for name in ("ge", "le", "multiple_of"))
    jump = step or max(1, field.default // 2)
    return str(field.default + jump if high is None or field.default + jump <= high else max(low or 0, high - jump))


def mark_of(field: FieldInfo, name: str) -> Any:  # Any: what the mark holds
    """Give a bound of a field; None where it has none."""
    return next((getattr(mark, name) for mark in field.metadata if hasattr(mark, name)), None)


def said(value: object) -> str:
    """Give a value as a host writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value)) or "none"
    return json.dumps(value) if isinstance(value, dict) else str(value) or "none"


def slip(key: str, field: FieldInfo, error: Any) -> str:  # Any: pydantic's own dictionary
    """Say what a setting takes that was given something else, with an example."""
    about = f" ({field.description})" if field.description else ""
    if error["type"] == OWN:
        return f"{key}{about}: {error['msg'].removeprefix('Value error, ')}"
    return f"{key}{about} takes {takes(field)}, as in “{example(field)}”"
