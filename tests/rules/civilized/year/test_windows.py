"""How often a year asks anybody: whole years in which every seat has a player (CIV-3.1g)."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from rules.civilized.ruleset import CIVILIZED
from rules.civilized.world.scenario import Settings
from rules.civilized.world.war import War
from rules.civilized.year.spending import spend
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.order import Given
from rules.kernel.orders.windows import Window
from rules.kernel.play.session import Session
from tests.conformance.subjects import SUBJECTS
from tests.rules.civilized.campaigning import bound
from tests.rules.civilized.worlds import a_city, a_world, an_army
from tests.rules.playing import play_out

YEARS = 8
RARE = {"pace", "claimant", "faction_seat", "ruin", "shortfall"}
PEACE, WAR = 4, 9
FIRST = next(one for one in SUBJECTS if one.ruleset is CIVILIZED)


@cache
def asked(seed: str) -> tuple[dict[tuple[int, str], Counter[str]], set[tuple[int, str]]]:
    """Give how often each year asked each seat of what, and which seats fought in which year; players all."""
    session = Session.found(CIVILIZED, Seeded(seed), FIRST.scenario, Settings(ending="never"), FIRST.seats)
    found: dict[tuple[int, str], Counter[str]] = {}
    fought: set[tuple[int, str]] = set()
    while session.window and session.save.turn <= YEARS:
        year, window = session.save.turn, session.window
        world = session.state
        fought |= {(year, seat) for seat in world.countries if world.wars_of(seat)}
        answers: dict[str, list[Given]] = {}
        for seat in window.asked:
            found.setdefault((year, seat), Counter())[window.name] += 1
            answers[seat] = list(session.answer(window, seat, (), (), session.view, session.record.last).orders)
        session.close(answers, [*FIRST.seats, *world.countries])
    return found, fought


def test_CIV_8_6a_winter_waits_for_nobody_who_can_buy_nothing() -> None:
    """9 points buy not even a section of road, 10 do; in a war there is something to decide without a point."""
    poor, rich_, fighting = (winter_of(points, war) for points, war in ((9, False), (10, False), (0, True)))

    assert ("rome" in poor.asked, "rome" in poor.awaited) == (True, False)
    assert "rome" in rich_.awaited
    assert "rome" in fighting.awaited


def test_CIV_8_1h_winter_shows_last_what_takes_something_away() -> None:
    """Whoever can buy nothing is not shown first how to disband his guard."""
    assert ["declare_war", "break_agreement", "disband"] == [one.name for one in winter_of(0, war=False).orders][-3:]


def test_CIV_6_7_1b_winter_waits_for_whoever_could_declare_war() -> None:
    """Six soldiers are a field army, five are none; whoever is bound to all others has nobody to attack."""
    able, too_few, bound_ = winter_of(0, False, army=6), winter_of(0, False, army=5), winter_of(0, False, 6, pact=True)

    assert "rome" in able.awaited
    assert ("rome" in too_few.asked, "rome" in too_few.awaited) == (True, False)
    assert "rome" not in bound_.awaited


def winter_of(points: int, war: bool, army: int = 0, *, pact: bool = False) -> Window[Any]:
    """Give the window in which Rome spends so many points, at war with Alba or not, with an army or a pact."""
    world = a_world(a_city(improvements=[]), a_city("longa", "0603", owner="alba"))
    an_army(world, "ostia", army)
    if pact:
        bound(world, "pact", "rome", "alba")
    world.countries["rome"].treasury = points
    world.wars = {"w": War(id="w", attacker="alba", defender="rome", start=99)} if war else {}
    return next(one for one in play_out(spend, world).windows if one.name == "winter" and "rome" in one.asked)


@pytest.mark.parametrize(
    "seed", ["windows 2", *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in ("windows 4", "windows 7"))]
)
def test_CIV_3_1g_no_year_asks_a_player_more_than_it_may(seed) -> None:
    """Four times in peace, nine in war, none of the questions twice in a season; printed with `-s`.

    One game each time, two more in `make fuzz`.
    """
    found, fought = asked(seed)
    years = {key: Counter({name: n for name, n in names.items() if name not in RARE}) for key, names in found.items()}
    years = {key: names for key, names in years.items() if key[0]}

    for (year, seat), names in sorted(years.items()):
        print(seed, "year", year, seat, names.total(), "at war" if (year, seat) in fought else "at peace")

    assert [] == [key for key, names in years.items() if names.total() > (WAR if key in fought else PEACE)]
    assert {1} == {n for names in years.values() for name, n in names.items() if name != "defence"}
    assert fought & set(years)
    assert set(years) - fought
