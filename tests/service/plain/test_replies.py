"""Short answers, in their exact words."""

import pytest

from bot.service.plain.replies import beyond


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, ""),
        (1, "… and one other kind of orders: press Orders."),
        (4, "… and four other kinds of orders: press Orders."),
    ],
)
def test_one_other_kind_of_orders_is_no_kinds(number: int, words: str) -> None:
    """It was `1 other kinds`."""
    assert words == beyond(number)
