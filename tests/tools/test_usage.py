"""What autopilots make use of, counted over whole games."""

import pytest

from bot.tools import tabling
from bot.tools.usage import Usage, count, drawn, usage_of
from rules.registry import RULESETS
from tests.tools.test_league import SHORT, WELLS


def test_every_move_and_every_event_of_a_game_is_counted_from_nothing() -> None:
    """With its clause; giving up and votes are no moves, and what is the kernel's is of no one game."""
    for ruleset in RULESETS.values():
        found = usage_of(ruleset)

        assert set(found.orders) == {order.name for order in ruleset.orders if not order.aside}
        assert not {"Drawn", "SeatPassed"} & set(found.events)
        assert found.types == len(list(found.unused()))
        assert set(found.clauses) == {*found.orders, *found.events}


def test_games_are_played_by_nobody_and_by_every_policy_in_turn() -> None:
    """The same arguments give the same counts, and what is seen is no longer unused."""
    one, two = (count(WELLS, SHORT, 3, 5, "x") for _ in range(2))

    assert (3, one.orders, one.events) == (two.games, two.orders, two.events)
    seen = {name for name, times in (one.orders + one.events).items() if times}
    assert seen and not seen & {name for _, name, _ in one.unused()}


def test_what_was_never_seen_is_named_with_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    """Below the counts."""
    usage = usage_of(WELLS)
    usage.orders.update(list(usage.orders)[:1])
    tabling.show_usage("Wells", usage)
    shown = capsys.readouterr().out

    assert f"of {usage.types} types {usage.types - 1} never seen" in shown
    kind, name, clause = next(usage.unused())
    assert f"{kind} {name} ({clause or 'of several'})" in shown
    assert isinstance(usage, Usage)


def test_half_of_the_games_are_set_otherwise_where_that_is_asked() -> None:
    """Every choice is drawn, each of its values comes up, and no figure changes."""
    fiefs = RULESETS["fiefs"]
    some = [drawn(fiefs, str(number)) for number in range(40)]

    assert {"season", "turns"} == {one.pace for one in some} and {False, True} == {one.fleets for one in some}
    assert {fiefs.options().years} == {one.years for one in some}
    assert some[0] == drawn(fiefs, "0")
    assert 4 == count(WELLS, SHORT, 4, 5, "x", various=True).games
