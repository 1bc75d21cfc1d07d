"""How often a year asks anybody: whole years in which every seat has a player (CIV-3.1g)."""

from collections import Counter
from functools import cache

import pytest

from rules.civilized.ruleset import CIVILIZED
from rules.civilized.world.scenario import Settings
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.order import Given
from rules.kernel.play.session import Session
from tests.conformance.subjects import SUBJECTS

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


@pytest.mark.parametrize("seed", ["windows 2", "windows 4", "windows 7"])
def test_CIV_3_1g_no_year_asks_a_player_more_than_it_may(seed) -> None:
    """Four times in peace, nine in war, none of the questions twice in a season; printed with `-s`."""
    found, fought = asked(seed)
    years = {key: Counter({name: n for name, n in names.items() if name not in RARE}) for key, names in found.items()}
    years = {key: names for key, names in years.items() if key[0]}

    for (year, seat), names in sorted(years.items()):
        print(seed, "year", year, seat, names.total(), "at war" if (year, seat) in fought else "at peace")

    assert [] == [key for key, names in years.items() if names.total() > (WAR if key in fought else PEACE)]
    assert {1} == {n for names in years.values() for name, n in names.items() if name != "defence"}
    assert fought & set(years)
    assert set(years) - fought
