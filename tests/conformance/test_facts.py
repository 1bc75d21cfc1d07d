"""Facts hold ids and enumerations: no word that anybody could read is kept, but what people wrote themselves."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from rules.kernel.facts.events import OrderFailed, Told, unkept
from rules.kernel.facts.names import Register
from rules.kernel.language.forms import forms
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.state.marks import Written
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID

GAMES = {subject.ruleset.name: subject.ruleset for subject in BY_ID.values()}
HEAD = {"clause", "audience"}
"""What every event has beside what it tells; seats and numbers stand there."""


def texts(value: Any) -> Iterator[str]:  # Any: JSON
    """Give every text in a value, keys among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from (key, *texts(one))
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


def kept(ruleset: Ruleset[Any], told: Told) -> Iterator[tuple[str, str]]:
    """Give each text that a fact keeps, by its field, without what people themselves wrote."""
    fields, kind = json.loads(told.body), ruleset.tellings.types[told.event]
    for name in HEAD | {name for name, field in kind.model_fields.items() if Written() in field.metadata}:
        fields.pop(name, None)
    if kind is OrderFailed:
        free = [field.name for field in forms(ruleset.order(fields["order"])) if field.kind == "text"]
        fields["fields"] = {name: one for name, one in fields["fields"].items() if name not in free}
    yield from ((name, text) for name, one in fields.items() for text in texts(one))


def called(names: Register) -> frozenset[str]:
    """Give all that anything was called in a game, but for what is an id as well."""
    texts = {line.name.text for kind in names.lines.values() for lines in kind.values() for line in lines}
    return frozenset(texts - {id for kind in names.lines.values() for id in kind})


@pytest.mark.parametrize("by", ["autopilots", "players"])
@pytest.mark.parametrize("id", BY_ID)
def test_no_fact_keeps_a_word_for_people(id, by) -> None:
    """In a whole game no text of an event has a blank in it, or is what something is called."""
    game = played(id, by)
    names = called(game.names)
    found = {(told.event, name, text) for told in game.told for name, text in kept(game.subject.ruleset, told)}

    assert found and names
    assert [] == sorted(one for one in found if " " in one[-1] or one[-1] in names)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_kept_is_read_back_as_nothing(game) -> None:
    """Words default to nothing, so that a fact is read without them."""
    kinds = GAMES[game].tellings.types.values()
    words = {(kind.__name__, name): kind.model_fields[name].default for kind in kinds for name in unkept(kind)}

    assert {("OrderFailed", "reason"), ("OrderFailed", "thing"), ("OrderFailed", "line")} <= words.keys()
    assert {""} == set(words.values())
