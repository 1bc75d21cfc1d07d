"""A month at one table keeps all promises, whatever goes wrong; one number makes it again."""

import pytest

from rules.registry import RULESETS
from tests.month.running import Outcome, lived, played
from tests.month.seeds import FAILED, Known
from tests.service import databases

SHORT = 1
"""The days of a month in the common tests."""
LONG = 30
HERE = ("sqlite", "postgres")[: len(databases.KINDS)]
"""The databases that there are."""
FEW, MANY = 8, 20
"""How many short months are lived each time, and how many by `make months`."""
AGAIN = {5}
"""Those of the months that ever failed which are lived each time, the short ones: the rest take long."""


def kept(outcome: Outcome) -> bool:
    """Tell whether all promises were kept; show the story where one was not."""
    if outcome.broken:
        print("\n".join(outcome.story))
    return outcome.broken == ""


@pytest.mark.parametrize(
    "seed", [*range(FEW), *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(FEW, MANY))]
)
def test_a_short_month_keeps_all_promises(seed: int) -> None:
    """Kills, outages, wrong clocks, closed doors and people who leave: nothing is lost, doubled or given away.

    Eight each time; `make months`, as CI does, lives twelve more, and `make fuzz` a thousand whole ones.
    """
    outcome = lived(seed, days=SHORT)

    assert kept(outcome), outcome.broken


@pytest.mark.parametrize(
    "known",
    [
        pytest.param(known, id=str(known.seed), marks=[] if known.seed in AGAIN else pytest.mark.fuzz)
        for known in FAILED
        if known.kind in HERE
    ],
)
def test_what_was_broken_once_is_whole(known: Known) -> None:
    """Each number that ever failed is lived again: one each time, the others by `make months`, as CI does."""
    outcome = lived(known.seed, days=known.days, kind=known.kind, game=known.game)

    assert kept(outcome), outcome.broken


def test_a_number_makes_the_same_month_again() -> None:
    """The same seed gives the same story and the same messages; on PostgreSQL two processes may race."""
    first, again = (lived(4, days=SHORT) for _ in range(2))

    assert first.story == again.story
    assert first.digest == again.digest


@pytest.mark.skipif(len(HERE) == 1, reason="there is no PostgreSQL")
@pytest.mark.parametrize(
    ("seed", "days"), [(4, SHORT), (7, SHORT), *(pytest.param(seed, 3, marks=pytest.mark.fuzz) for seed in (4, 7))]
)
def test_a_number_makes_the_same_month_on_both_databases(seed: int, days: int) -> None:
    """One process on PostgreSQL does and says what it does and says on SQLite, in every place in the same order.

    Where a mishap counts requests, as Discord's failing at every fifth, the databases' pace decides which that is.
    """
    first, again = (lived(seed, days=days, kind=kind, alone=True) for kind in HERE)

    assert first.story == again.story
    assert first.digest == again.digest


@pytest.mark.parametrize("game", RULESETS)
def test_a_short_month_of_each_game_keeps_its_promises(game: str) -> None:
    """What befalls Herald befalls whatever is played: no message doubled or missing, nobody stuck, nothing at fault."""
    outcome = lived(20, days=SHORT, game=game)

    assert kept(outcome), outcome.broken


@pytest.mark.fuzz
@pytest.mark.parametrize("kind", databases.KINDS)
@pytest.mark.parametrize("seed", range(500))
def test_a_thousand_months_of_what_is_played(kind: str, seed: int) -> None:
    """Months in which the games that there are take turns."""
    outcome = lived(seed, days=LONG, kind=kind, game=played(seed))

    assert kept(outcome), outcome.broken


@pytest.mark.fuzz
@pytest.mark.parametrize("kind", databases.KINDS)
@pytest.mark.parametrize("seed", range(1000))
def test_a_thousand_months_on_each_database(kind: str, seed: int) -> None:
    """Two thousand tables live through a whole month each."""
    outcome = lived(seed, days=LONG, kind=kind)

    assert kept(outcome), outcome.broken
