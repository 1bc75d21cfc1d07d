"""One sum divided in words: what is said of each part, what the rest is, and what says something else."""

import pytest

from rules.kernel.language.courtesies import in_digits
from rules.kernel.language.matching import fold
from rules.kernel.language.sharing import WORD, Share, Vocabulary, apportioned, called, evenly, names, parsed, sized

PARTS = {"attack": ("attack", "attacking"), "defence": ("defence", "defense", "defend"), "civic": ("civic", "save")}
FOES = {"Epirus / Macedonia": "epirus", "Bruttians and Lucanians": "bruttians"}


def said(text: str, foes: dict[str, str] | None = None) -> list[Share] | None:
    """Give the shares of a line; the defence may be for these."""
    named = {word: ("defence", id) for word, id in names(foes or {})}
    return apportioned(parsed(WORD.findall(fold(in_digits(text))), Vocabulary(called(PARTS), named)))


def shares(text: str, whole: int, foes: dict[str, str] | None = None) -> dict[object, int] | None:
    """Give how much each part gets; of a part for some of these, each of them."""
    found = said(text, foes)
    if found is None:
        return None
    return {whose or part: number for (part, whose), number in sized(found, whole).items()}


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
        ("7 on attack, and the other 4 on civic", {"attack": 7, "civic": 4}),
        ("all 11 on defence", {"defence": 11}),
        ("6 talents on defence and my remaining 5 on civic", {"defence": 6, "civic": 5}),
    ],
)
def test_a_sum_is_divided_in_words(text: str, expected: dict[str, int]) -> None:
    """Of eleven; half of it is rounded up, and the rest is what the others leave."""
    assert expected == shares(text, 11)


@pytest.mark.parametrize(
    "text",
    ["attack Rome", "5 on attack and 3 on attack", "5", "attack", "5 on walls", "attack with 5 ships", "", "all"],
)
def test_what_says_more_or_less_divides_nothing(text: str) -> None:
    """A word that is none of the parts, a part without a number, a number without a part, a part twice."""
    assert shares(text, 11) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("spend defence Epirus 10, defence Bruttians 10", {"epirus": 10, "bruttians": 10}),
        ("spend defence Epirus 10, Bruttians 10", {"epirus": 10, "bruttians": 10}),
        ("10 on defense against epirus, 10 against the bruttians", {"epirus": 10, "bruttians": 10}),
        ("spend 10 on defence against epirus and 5 on defence against the lucanians", {"epirus": 10, "bruttians": 5}),
        ("20 against epirus", {"epirus": 20}),
        ("10 on defence against the Bruttians and Lucanians, rest on attack", {"bruttians": 10, "attack": 20}),
        ("defence 10 against epirus", {"epirus": 10}),
        ("half against Epirus / Macedonia, the rest civic", {"epirus": 15, "civic": 15}),
        ("epirus 10 on defence", {"epirus": 10}),
        ("10 against macedonia, attack 5", {"epirus": 10, "attack": 5}),
    ],
)
def test_a_share_names_whom_it_is_for(text: str, expected: dict[str, int]) -> None:
    """After its part or instead of it, in whole or by a word of its own."""
    found = shares(text, 30, FOES)

    assert expected == {"".join(one): number for one, number in (found or {}).items()}


@pytest.mark.parametrize(
    "text", ["5 against epirus, 5 against epirus", "10 on defence, 5 against epirus", "10 on attack against epirus"]
)
def test_what_is_given_twice_or_to_another_divides_nothing(text: str) -> None:
    """One who is named twice, a part for all and for one of them, and one whom the part is not for."""
    assert shares(text, 30, FOES) is None


def test_a_share_for_some_names_them_all() -> None:
    """Together."""
    assert [Share("defence", "20", ("epirus", "bruttians"))] == said("20 against epirus and the bruttians", FOES)


def test_what_is_for_several_is_shared_evenly() -> None:
    """Odd ones go to the first."""
    assert {"a": 4, "b": 3} == evenly(7, ["a", "b"])
    assert {} == evenly(7, [])
