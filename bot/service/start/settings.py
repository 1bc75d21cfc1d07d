"""Settings: what a host has settled about a campaign, the game's own and those of its schedule."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.service.ground.table_settings import HOUSE
from bot.service.ground.taking import slip
from bot.service.ground.wording import clean, listed
from bot.service.nearest import did_you_mean
from bot.service.schedule import KEYS, Schedule, parse
from rules.kernel.errors import Answer
from rules.kernel.language.lists import YES_NO
from rules.kernel.play.ruleset import Options, Ruleset

BLIND = "blind"
"""The setting by which a gamemaster gives up seeing what is hidden."""
DEADLINES = "deadlines"
"""The setting of time by which all windows get another length, or fixed times."""


@dataclass(frozen=True)
class Changes:
    """What a host wants changed: the game's own settings, those of time, and whether the gamemaster is blind."""

    own: dict[str, str]
    pace: dict[str, str]
    blind: bool | None
    """None: as it is."""
    house: dict[str, str]
    """What the table agrees on beside its game and its time."""


def split(ruleset: Ruleset[Any], changes: Mapping[str, str]) -> Changes:
    """Tell the game's settings from the others. Raises Answer for what is no setting."""
    cleaned = {key.strip().lower().replace(" ", "_"): clean(value) for key, value in changes.items()}
    own = {key: value for key, value in cleaned.items() if key in ruleset.options.model_fields}
    pace = {key: value for key, value in cleaned.items() if key in KEYS and key not in own}
    house = {key: value for key, value in cleaned.items() if key in HOUSE and key not in own}
    known = [*ruleset.options.model_fields, *KEYS, *HOUSE, BLIND]
    if strangers := [key for key in cleaned if key not in known]:
        raise Answer(unknown(ruleset.title, strangers, known))
    blind = YES_NO.get(cleaned[BLIND].lower()) if BLIND in cleaned else None
    if BLIND in cleaned and blind is None:
        raise Answer("blind (whether the gamemaster sees no more than the players do): yes or no")
    return Changes(own, pace, blind, house)


def optioned(ruleset: Ruleset[Any], before: Options | None, changes: Mapping[str, str]) -> Options:
    """Give the game's settings with these changes. Raises Answer, which says what each is for."""
    kept = before.model_dump() if before else {}
    try:
        return ruleset.options.model_validate({**kept, **{key: read(value) for key, value in changes.items()}})
    except ValidationError as error:
        slips = ((str(one["loc"][0]) if one["loc"] else "", one) for one in error.errors())
        raise Answer("; ".join(problem(ruleset, key, one) for key, one in slips)) from error


def problem(ruleset: Ruleset[Any], key: str, error: Any) -> str:  # Any: pydantic's own dictionary
    """Say what is wrong with a setting, what it is for, and what it takes."""
    field = ruleset.options.model_fields.get(key)
    return slip(key, field, error) if field else str(error["msg"]).removeprefix("Value error, ")


def unknown(title: str, keys: Sequence[str], known: Iterable[str]) -> str:
    """Say that a campaign has no such setting, and where all of them stand."""
    near = did_you_mean(keys[0], known)
    return f"{title} has no setting {listed(keys)}{near or '; /campaign settings shows all that there are'}"


def read(text: str) -> Any:  # Any: what JSON can hold
    """Read a setting: lists and tables as JSON, anything else as it stands."""
    if not text.startswith(("{", "[")):
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text


def lengthened(ruleset: Ruleset[Any], options: Options, schedule: Schedule, keys: Iterable[str]) -> Schedule:
    """Give a schedule with the lengths of windows that hang on these of the game's settings."""
    settled = {key: getattr(options, key) for key in keys}
    others = {key: value + 1 for key, value in settled.items() if isinstance(value, int)}
    hours, other = ruleset.hours(options), ruleset.hours(options.model_copy(update=others))
    return schedule.lengthened({name: length for name, length in hours.items() if length != other[name]})


def paced(ruleset: Ruleset[Any], schedule: Schedule, pace: Mapping[str, str]) -> Schedule:
    """Give a schedule with a host's changes.

    With another length for all, windows keep the game's proportions, but for those whose length the host has said.
    """
    found = parse(pace, schedule) if pace else schedule
    if DEADLINES not in pace or found.fixed:
        return found
    usual = ruleset.hours(ruleset.options())
    now = {"reaction": schedule.reaction, "vote": schedule.vote, **schedule.lengths}
    kept = {name: hours for name, hours in now.items() if hours not in proportional(usual, name, schedule.orders)}
    scaled = {name: max(1, usual[name] * found.orders // usual["orders"]) for name in found.lengths if name in usual}
    said = {name for name, key in (("reaction", "reactions"), ("vote", "votes")) if key in pace}
    return found.lengthened({**scaled, **{name: hours for name, hours in kept.items() if name not in said}})


def proportional(usual: Mapping[str, int], name: str, orders: int) -> set[int]:
    """Give the lengths that windows have of themselves where ordinary ones stay open for so many hours."""
    halves = {max(1, orders // 2), Schedule().hours("", "reaction")} if name in {"reaction", "vote"} else set()
    return halves | ({usual[name], max(1, usual[name] * orders // usual["orders"])} if name in usual else set())


def scheduled(ruleset: Ruleset[Any], options: Options, schedule: Schedule | None, wanted: Changes) -> Schedule:
    """Give the schedule of a new campaign: the host's, else as long as the game's windows usually stay open."""
    usual = ruleset.options()
    begin = schedule or Schedule.of(ruleset.hours(usual))
    return lengthened(ruleset, options, paced(ruleset, begin, wanted.pace), wanted.own)
