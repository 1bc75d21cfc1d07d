"""What players say for an order's verb leads to verbs that there are, in every game."""

import pytest

from rules.kernel.language.nearness import heads
from rules.registry import RULESETS


@pytest.mark.parametrize("game", RULESETS)
def test_a_saying_leads_to_a_verb_of_the_game(game: str) -> None:
    """Each line that stands for what players say begins as some order of the game does."""
    ruleset = RULESETS[game]
    verbs = {verb for order in ruleset.orders for verb in heads(order)}
    said = {line for lines in ruleset.sayings.values() for line in lines}

    assert ruleset.sayings
    assert [] == sorted(line for line in said if not any(f"{line} ".startswith(f"{verb} ") for verb in verbs))


@pytest.mark.parametrize("game", RULESETS)
def test_a_saying_is_no_verb_of_the_game_already(game: str) -> None:
    """No saying is the very verb that it leads to: such a line needs no mending."""
    sayings = RULESETS[game].sayings

    assert [] == [said for said, lines in sayings.items() if said in lines]
