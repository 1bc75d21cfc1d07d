"""Which scenarios are played each time, the first of each game (`make fuzz` plays the others); and in which order."""

import pytest

from tests.conformance.subjects import BY_ID

FIRST = {subject.ruleset.name: id for id, subject in reversed(BY_ID.items())}
"""The first scenario of each game, by whose play the rules are tried."""
LOOKED_AT = {"test_beginners", "test_cards", "test_lessons", "test_maps_in_words", "test_welcome"}
"""What is said and drawn of a scenario's own land, and costs little: tried with every one."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what plays a further scenario of a game off."""
    for item in items:
        module = item.nodeid.partition("::")[0].rpartition("/")[2].removesuffix(".py")
        given = getattr(item, "callspec", None)
        id = given.params.get("id", "") if given is not None and "/conformance/" in item.nodeid else ""
        if id in BY_ID and id not in FIRST.values() and module not in LOOKED_AT:
            item.add_marker(pytest.mark.fuzz)
    places = [place for place, item in enumerate(items) if "/conformance/" in item.nodeid]
    for place, item in zip(places, sorted((items[place] for place in places), key=game_of), strict=True):
        items[place] = item


def game_of(item: pytest.Item) -> str:
    """Give the game that a test is of, empty for none: one by one, none is played by more workers than it must."""
    given = item.callspec.params if hasattr(item, "callspec") else {}
    if given.get("id") in BY_ID:
        return BY_ID[given["id"]].ruleset.name
    game = given.get("game", "")
    return getattr(game, "name", game)
