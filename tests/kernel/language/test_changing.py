"""A few words change an order that was given."""

import pytest

from rules.kernel.language.changing import changed
from rules.kernel.language.grammar import read, write
from rules.kernel.language.lists import Lists
from rules.kernel.language.staying import who_stay
from rules.registry import RULESETS

LEXICON = {
    "area": {"Anjou": "anjou", "England": "england", "Wales": "wales"},
    "seat": {"France": "france", "England": "england"},
    "province": {"Ur": "ur", "Kish": "kish", "Eridu": "eridu"},
    "unit": {"infantry": "infantry", "archers": "archers"},
}

BOTH = "march infantry 4 and archers 2 from Ur to Kish"


def first(game: str, line: str, text: str, old: str = "") -> str:
    """Give what a line becomes first by some words; empty for nothing."""
    ruleset, lists = RULESETS[game], Lists(LEXICON)
    order = read(line, ruleset.orders, LEXICON)
    found = changed(order, text, lists, None, "", old)  # type: ignore[arg-type]  # no share of all is asked for
    return write(found[0].order, LEXICON) if found else ""


@pytest.mark.parametrize(
    ("game", "line", "text", "expected"),
    [
        ("empires", "rule Anjou", "England", "rule England"),
        ("empires", "rule Anjou with 2", "England", "rule England with 2"),
        ("empires", "rule Anjou", "with 3 gold", "rule Anjou with 3"),
        ("empires", "give 5 to France", "3", "give 3 to France"),
        ("empires", "levy", "England", ""),
        ("empires", "rule Anjou", "3", ""),
        ("candlebre", BOTH, "Eridu", "march infantry 4 and archers 2 from Ur to Eridu"),
        ("candlebre", BOTH, "from Eridu", "march infantry 4 and archers 2 from Eridu to Kish"),
        ("candlebre", BOTH, "only 3 infantry", "march infantry 3 from Ur to Kish"),
        ("candlebre", BOTH, "3 infantry", "march infantry 3 and archers 2 from Ur to Kish"),
        ("candlebre", "march infantry 4 from Ur to Kish", "only 3", "march infantry 3 from Ur to Kish"),
        ("candlebre", "march infantry 4 from Ur to Kish", "archers", "march archers 4 from Ur to Kish"),
        ("candlebre", BOTH, "only 3", ""),
        ("candlebre", "buy 2 infantry", "3 archers", "buy 3 archers"),
        ("candlebre", "buy 2 infantry", "three dragons", ""),
    ],
)  # fmt: skip
def test_words_change_the_fields_that_they_fit(game: str, line: str, text: str, expected: str) -> None:
    """The rest of the order stays; words that fit nothing change nothing."""
    assert expected == first(game, line, text)


def test_what_is_to_go_says_which_field_is_meant() -> None:
    """Without it one aims at the last that the order needs."""
    line = "march infantry 4 from Ur to Kish"

    assert "march infantry 4 from Eridu to Kish" == first("candlebre", line, "Eridu", "Ur")
    assert "march infantry 4 from Ur to Eridu" == first("candlebre", line, "Eridu", "Kish")
    assert "march archers 4 from Ur to Kish" == first("candlebre", line, "archers", "infantry")


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("leave 1 archer in Ur", "1 archer in ur"),
        ("leave two infantry at home", "2 infantry"),
        ("half of my cavalry should stay home", "half of my cavalry"),
        ("keep 3 back", "3"),
        ("march to Ur", ""),
    ],
)
def test_who_is_to_stay_is_told_in_digits(text: str, who: str) -> None:
    """What says nothing of staying is none."""
    assert who == who_stay(text)
