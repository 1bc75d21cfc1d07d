"""Every case of every game, and the machine that runs them."""

from collections import Counter

import pytest

from bot.service.rulebook.rulebooks import Rulebooks
from rules.registry import RULESETS
from tests.cases.__main__ import main, rows
from tests.cases.case import Case, cases
from tests.cases.running import run
from tests.conformance.subjects import ROOT, clauses
from tests.kernel.toy import TOY

CASES = cases()
LEAST = 5
"""How many cases every game has at least."""


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_a_case_comes_as_the_source_says(case) -> None:
    """The situation, the orders and the luck of a case lead to what it says."""
    assert [] == run(case)


@pytest.mark.parametrize("game", [TOY.name, *RULESETS])
def test_every_game_has_cases_of_its_own_rulebook(game) -> None:
    """Each with a clause that there is, and a name of its own."""
    mine = [case for case in CASES if case.game == game]

    assert len(mine) >= LEAST
    assert set() == {case.clause for case in mine} - clauses(game)
    assert set() == {one.clause for case in mine for one in case.refused} - clauses(game)
    assert [] == [id for id, count in Counter(case.id for case in mine).items() if count > 1]
    assert game == TOY.name or Rulebooks(ROOT / "docs/rules").of(game)


def the_claim(**more) -> Case:
    """Give a case of the Market: red takes the fish."""
    given = {
        "orders": {"orders": {"red": ("claim Fish",)}},
        "become": {"stalls.fish.owner": "red"},
    }
    texts = {"game": "toy", "scenario": "fair", "name": "x", "clause": "TOY-2.2", "source": "2", "sentence": "x"}
    return Case(file="x", phases=("morning",), **(texts | given | more))


def refused(line: str, clause: str) -> dict:
    return {"refused": ({"seat": "blue", "window": "orders", "line": line, "clause": clause},)}


DAY = {"day": 1}
NOT_FREE = "Fish will not do as a stall without an owner; choose Fish and Chips or Potter’s Row"


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({}, []),
        ({"untold": ({"event": "Outbid"},)}, []),
        ({"become": {"stalls.fish.owner": "blue"}}, ['stalls.fish.owner is "red", not "blue"']),
        ({"gone": ("stalls.fish",)}, ["stalls.fish is still there"]),
        ({"told": ({"event": "Earned"},)}, ["{'event': 'Earned'} is not told; of its kind there are none"]),
        (
            {"orders": {"lunch": {"red": ("claim Fish",)}}, "become": DAY},
            ["the window lunch did not open; there were orders"],
        ),
        ({"draws": ({"purpose": "licence", "dice": (3,)},)}, ["1 of what falls for licence was never drawn"]),
        (
            {"situation": {"stalls.fish.owner": "blue"}, "become": DAY},
            [f"orders: “claim Fish” of red is refused: {NOT_FREE}"],
        ),
        (refused("bid 40", "TOY-2.5"), []),
        (refused("bid 2", "TOY-2.5"), ["“bid 2” of blue is allowed; TOY-2.5 must refuse it"]),
        (refused("bid 40", "TOY-2.4"), ["“bid 40” of blue is refused by TOY-2.5, not by TOY-2.4"]),
    ],
)
def test_the_runner_says_what_comes_otherwise(more, words) -> None:
    """Figures, events, windows, luck and refusals."""
    assert words == run(the_claim(**more))


def test_every_case_is_printed_beside_its_rulebook(capsys) -> None:
    """`make cases` shows the source, what the rulebook says, the orders and whether the case holds."""
    assert all(dict(rows(case))["rulebook"] for case in CASES)
    assert 0 == main(["TOY-2.5"])

    said = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert "the highest pays, a die settles a tie" in said
    assert "red: bid 5" in said and "3 cases, 3 of them hold" in said
    assert 1 == main(["nothing of the kind"])


def test_a_case_that_says_nothing_is_none() -> None:
    """Whatever came of it would do."""
    with pytest.raises(ValueError, match="says nothing that must come of it"):
        the_claim(become={})


def test_a_path_that_leads_nowhere_names_what_there_is() -> None:
    """A slip in a case is found where it stands."""
    with pytest.raises(LookupError, match="there is no “fsh”; there is fish, fish2, pots"):
        run(the_claim(become={"stalls.fsh.owner": "red"}))
