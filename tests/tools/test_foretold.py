"""What counsel foretold against what happened: every fate, its last brief, and chances that come as often as said."""

import json
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Any

import pytest

from bot.tools.foretold import Befallen, Foreseen, Game, by_chance, by_fate, holder, lines, watched
from bot.tools.league import League
from rules.kernel.facts.events import Event
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Fate, Risk, Weight
from rules.kernel.play.session import Session
from rules.kernel.state.marks import Names
from rules.registry import RULESETS
from tests.tools.wells import OASIS, WELLS, Ground, WaterFound

DRY = 6
"""With so little water or less a seat calls it a drought."""


def counsel(world: Ground, seat: str, window: Window[Any]) -> Sequence[Counsel[Ground]]:  # Any: orders differ
    """Foretell a drought to the north at every window as 1 in 4, cry ruin at the first of a year, and tell no other."""
    if seat != "north":
        return ()
    weight = Weight.RUIN if window.name == "plan" else Weight.DECIDE
    return [Counsel(weight, "1 in 4.", "TOY-2.2", risk=Risk("drought", seat, Fraction(1, 4)))]


def rains(view: Ground, seat: str, of: str) -> str:
    """Say that nobody runs dry any more."""
    return "Your wells are full."


DROUGHTS = replace(
    WELLS, counsel=counsel, fates={"drought": Fate(WaterFound, "seat", rains, lambda event: event.water <= DRY)}
)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy game with droughts in the registry."""
    monkeypatch.setitem(RULESETS, "wells", DROUGHTS)


def wells(turns: int = 6, games: int = 2) -> League:
    """Give games of the toy that are left after so many turns."""
    return League("wells", OASIS.model_copy(update={"enough": 999}), ("silent", "random"), games, turns, "x")


def droughts(turns: int) -> list[tuple[int, str]]:
    """Play the same game without looking at counsel, and give each drought by turn and seat."""
    session = Session.found(DROUGHTS, Seeded("x/1"), wells().scenario, DROUGHTS.options(), tuple(wells().seats))
    found = []
    while session.window is not None and session.save.turn <= turns:
        told = session.close({}, tuple(wells().seats)).told
        events = [(one.turn, DROUGHTS.read_event(one)) for one in told]
        found += [(turn, one.seat) for turn, one in events if isinstance(one, WaterFound) and one.water <= DRY]
    return found


def test_each_fate_that_came_is_held_against_the_last_brief_of_whom_it_befell() -> None:
    """The north had been told of every drought as 1 in 4; nobody else had been told of his."""
    came = watched(wells(turns=9), 1).befallen

    assert droughts(9) == [(one.turn, one.seat) for one in came]
    assert {"north", "south", "east"} == {one.seat for one in came}
    assert {True: 0.25, False: None} == {one.seat == "north": one.chance for one in came}
    assert all(one.policy == wells().seated(1)[one.seat] for one in came)


def test_what_was_foretold_counts_until_its_turn_is_over() -> None:
    """Said at two windows a year, and true where the north ran dry in what was left of the year."""
    game = watched(wells(turns=9), 1)
    dry = {turn for turn, seat in droughts(9) if seat == "north"}
    first = [one for one in game.foreseen if one.window == "plan"]

    assert 18 == len(game.foreseen)
    assert [one.turn in dry for one in first] == [one.came for one in first]


def test_ruin_is_counted_by_briefs() -> None:
    """Three seats at two windows a year, and one cry a year."""
    game = watched(wells(turns=9), 1)

    assert (54, 9) == (game.briefs, game.ruins)


def test_what_counsel_keeps_for_those_who_ask_for_more_was_not_foretold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the pieces that a brief shows count: a fourth is behind a button."""
    louder = [Counsel(Weight.RUIN, f"{number}.", "TOY-2.2") for number in range(3)]
    monkeypatch.setitem(RULESETS, "wells", replace(DROUGHTS, counsel=lambda *asked: [*louder, *quiet(*asked)]))

    assert not watched(wells(), 1).foreseen


def quiet(world: Ground, seat: str, window: Window[Any]) -> list[Counsel[Ground]]:  # Any: orders differ
    """Foretell as above, with the least weight."""
    return [replace(piece, weight=Weight.CHANCE) for piece in counsel(world, seat, window)]


class Dried(Event):
    """Somebody's well dried up, or his goat."""

    clause: str = "TOY-2.2"
    what: Annotated[str, Names()]
    goat: Annotated[str, Names("goat")] = ""


def test_what_befalls_a_thing_befalls_its_owner() -> None:
    """By the kind that the event names, by any kind where it leaves that open; a seat is its own."""
    owners = {"well": {"deep": "south"}, "goat": {"bella": "east", "deep": "east"}}

    assert "east" == holder(Dried(what="north", goat="deep"), "deep", owners)
    assert "south" == holder(Dried(what="deep"), "deep", owners)
    assert "north" == holder(Dried(what="north"), "north", owners)


TOLD = Game(
    1,
    "x/1",
    3,
    9,
    1,
    (
        Befallen(1, "a", "silent", "drought", "a", 0.25),
        Befallen(2, "b", "random", "drought", "b", None),
        Befallen(3, "a", "silent", "drought", "a", None),
    ),
    (
        Foreseen(1, "plan", "a", "drought", "a", 0.25, came=True),
        Foreseen(1, "again", "a", "drought", "a", 0.22, came=False),
        Foreseen(2, "plan", "a", "drought", "a", 1.0, came=True),
    ),
)


def test_fates_are_counted_for_all_and_for_each_policy() -> None:
    """Three came, of which one had been foretold."""
    counts = [(row.name, row.all, row.hits) for policy in ("", "silent") for row in by_fate(DROUGHTS, [TOLD], policy)]

    assert [("drought", 3, 1), ("drought", 2, 1)] == counts


def test_chances_are_counted_in_stretches_and_together() -> None:
    """What was called one in four or so came once in two times; what was sure came."""
    rows = [(row.name, row.all, row.hits, round(row.chance, 3)) for row in by_chance([TOLD])]

    assert [("20% to 30%", 2, 1, 0.235), ("75% to 100%", 1, 1, 1.0), ("all", 3, 2, 0.49)] == rows
    assert not by_chance([])


def test_the_lines_are_the_same_again() -> None:
    """A heading, a line for each game, a digest; twice the same."""
    once, again = ([line for step in lines(wells(), 1, []) for line in step.lines] for _ in range(2))

    assert once == again
    assert ["silent", "random"] == json.loads(once[0])["policies"]
    assert [1, 2] == [json.loads(line)["game"] for line in once[1:3]]
    assert json.loads(once[-1])["end"]
