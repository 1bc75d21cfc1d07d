"""What a player's own words say of a battle on a table: how it ended, where to fight it, whether a report is true."""

import pytest

from rules.kernel.table.heard import Sides, Told, affirmed, contradicted, tabled, thrown, told

SIDES = Sides({"attacker": ["Rome", "Romans"], "defender": ["Samnites"]}, own="attacker")
ENDED = {
    "fought it on the table with my mate, i won minor. lost 4 blocks he lost 6": Told("attacker", "minor", losing=True),
    "We fought it. I won as the attacker. I lost 3 of 7, and I had 2 cavalry left against 1.": Told(
        "attacker", "", (3, 7), (2, 1), losing=True
    ),
    "report: attacker won, losing 3 of 7, cavalry 2 against 1": Told("attacker", "", (3, 7), (2, 1), losing=True),
    "attacker wins major on the table": Told("attacker", "major"),
    "the samnites beat me narrowly": Told("defender", "minor"),
    "I lost the battle, he lost three of seven": Told("defender", "", (3, 7), losing=True),
    "I lost 3 of 7 and he won, I had 2 cavalry left against 1": Told("defender", "", None, (1, 2), losing=True),
    "victory for Rome, minor": Told("attacker", "minor"),
    "a minor victory": Told(None, "minor"),
    "report": Told(None),
    "I won as the defender": None,
    "did I win?": None,
    "how do I report that I won": None,
    "I did not win": None,
    "the samnites lost 4 blocks": None,
    "attack Etruria": None,
}
DICE = ("let the dice decide and ready", "dice and go", "just roll it", "no table, the dice please", "generator")
TABLE = (
    "I want to fight this one on the table with miniatures",
    "i want to fight my battle on the table ok",
    "We will fight it tonight at the kitchen table. Give us the briefing please.",
    "we fight this one with minis",
)
NEITHER = (
    "no dice",
    "what are the dice for?",
    "attack Etruria",
    "we won it on the table",
    "not on the table if he asks",
)
TRUE = ("Yes, what Rome says is true.", "what Rome says is true", "that is right", "i agree", "fair enough he won")
FALSE = ("lol no shes lying she cant have won that big", "that is not true", "we never fought that", "nonsense, I won")
ASKED = (
    "How am I supposed to know? I was not there. What happens if I say no, and what if I say nothing?",
    "Is it good for me if Rome gets North Campania?",
    "yes but he lost more men",
)


@pytest.mark.parametrize("words", ENDED)
def test_how_a_battle_ended(words: str) -> None:
    """Who won, how clearly, what the winner lost; nothing of a question, of a denial, of anything else."""
    found = told(words, SIDES)

    assert ENDED[words] == found or (ENDED[words] is None and found is not None and found.winner is None)


@pytest.mark.parametrize("words", [*DICE, *TABLE, *NEITHER])
def test_where_a_battle_is_to_be_fought(words: str) -> None:
    """By the dice, or on a table; what asks or denies says neither."""
    assert (words in DICE, words in TABLE) == (thrown(words), tabled(words))


@pytest.mark.parametrize("words", [*TRUE, *FALSE, *ASKED])
def test_whether_a_report_is_true(words: str) -> None:
    """A yes is never a no, and a question is neither."""
    assert (words in TRUE, words in FALSE) == (affirmed(words), contradicted(words))
