"""One sum divided in words: what is said of each part, what the rest is, and what says something else."""

import pytest

from rules.kernel.language.sharing import evenly, shares

PARTS = {"attack": ("attack", "attacking"), "defence": ("defence", "defend"), "civic": ("civic", "save")}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5 on attack, rest civic", {"attack": 5, "civic": 6}),
        ("attack 5, defence 3", {"attack": 5, "defence": 3}),
        ("use eight for my attack and 3 for defence", {"attack": 8, "defence": 3}),
        ("put everything into defence", {"defence": 11}),
        ("half attack half civic", {"attack": 6, "civic": 6}),
        ("nothing on attack", {"attack": 0}),
        ("save it all", {"civic": 11}),
        ("defend with 10", {"defence": 10}),
        ("I want to spend 6 talents on attacking", {"attack": 6}),
        ("spend 5 on the attack and the rest on defence", {"attack": 5, "defence": 6}),
    ],
)
def test_a_sum_is_divided_in_words(text: str, expected: dict[str, int]) -> None:
    """Of eleven; half of it is rounded up, and the rest is what the others leave."""
    assert expected == shares(text, PARTS, 11)


@pytest.mark.parametrize(
    "text",
    ["attack Rome", "5 on attack and 3 on attack", "5", "attack", "5 on walls", "attack with 5 ships", "", "all"],
)
def test_what_says_more_or_less_divides_nothing(text: str) -> None:
    """A word that is none of the parts, a part without a number, a number without a part, a part twice."""
    assert shares(text, PARTS, 11) is None


def test_what_is_for_several_is_shared_evenly() -> None:
    """Odd ones go to the first."""
    assert {"a": 4, "b": 3} == evenly(7, ["a", "b"])
    assert {} == evenly(7, [])
