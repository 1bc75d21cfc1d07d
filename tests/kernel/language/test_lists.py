"""Lists: what is made of a lexicon is kept while it is in use, and is never taken for another's."""

import pytest

from rules.kernel.language import lists
from rules.kernel.language.grammar import read, write
from rules.kernel.language.lists import Lists
from tests.kernel.language.orders import LEXICON, ORDERS, Build, Tax


def test_an_order_is_written_once_with_the_same_names() -> None:
    """And written anew with other names, or with other figures."""
    renamed = {**LEXICON, "city": {"Babylon": "ur"}}
    order = Build(work="temple", city="ur")
    assert "build Temple in Ur" == write(order, LEXICON) == Lists(LEXICON).written(order, lambda: "anew")

    assert "build Temple in Babylon" == write(order, renamed)
    assert ("tax 30%", "tax 40%") == (write(Tax(rate=30), LEXICON), write(Tax(rate=40), LEXICON))


def test_names_that_are_equal_and_not_the_same_are_kept_apart() -> None:
    """Two seats may call two things by one name."""
    ours, theirs = (
        {"city": {"Ur": "ur"}, "work": {"Temple": "temple"}},
        {"city": {"Ur": "far"}, "work": {"Temple": "temple"}},
    )
    assert ("ur", "far") == tuple(read("build temple in Ur", ORDERS, names).city for names in (ours, theirs))
    assert Lists(ours).made is not Lists(dict(ours)).made


def test_no_more_than_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither of what was written with one lexicon, nor of lexicons."""
    monkeypatch.setattr(lists, "WRITTEN", 3)
    names = dict(LEXICON)
    assert [f"tax {rate}%" for rate in range(0, 101, 10)] == [
        write(Tax(rate=rate), names) for rate in range(0, 101, 10)
    ]
    assert 0 < len(Lists(names).made.texts) <= 3
    assert lists.made.cache_info().currsize <= lists.LATELY
