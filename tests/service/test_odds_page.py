"""How an estimate reads: about, in whole per cent, without a fraction that would look exact."""

from fractions import Fraction

from bot.service.desk.odds import page
from rules.kernel.orders.question import Odds


def test_an_estimate_is_shown_as_one() -> None:
    """No column says `Exactly`."""
    shown = page(Odds("A battle", (), {"We win": Fraction(97, 200), "They win": Fraction(103, 200)}, estimated=True))

    assert (("Outcome", "Chance, about"), ("We win", "48 %"), ("They win", "52 %")) == shown.table


def test_what_was_counted_out_is_shown_exactly() -> None:
    """A fraction beside the per cent."""
    shown = page(Odds("A siege", (), {"Falls": Fraction(1, 3), "Holds": Fraction(2, 3)}))

    assert ("Falls", "33.33 %", "1/3") == shown.table[1]


def test_fractions_that_nobody_could_read_have_no_column() -> None:
    """The per cent say enough."""
    long = Fraction(363, 1010)
    shown = page(Odds("A battle", (), {"We win": long, "They win": 1 - long}))

    assert (("Outcome", "Chance"), ("We win", "35.94 %"), ("They win", "64.06 %")) == shown.table
