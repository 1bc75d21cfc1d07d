"""Forms: what is read from an order's type, and what no player could write."""

from typing import Annotated, ClassVar, Literal, Optional

import pytest
from pydantic import Field as Says

from rules.kernel.language.forms import Field, outline, templates
from rules.kernel.language.grammar import forms, usage
from rules.kernel.orders.order import Names, Order
from tests.kernel.language.orders import ORDERS, Build, Choose, Dispute, Nowhere, Tax, Treaty


class Everything(Order[Nowhere]):
    """Say one of each."""

    name: ClassVar[str] = "everything"
    says: ClassVar[tuple[str, ...]] = ("do {a} {b} {c} {d} {e} {f}",)
    clause: ClassVar[str] = "X-8"

    a: Literal["left", "far_right"]
    b: tuple[Literal["x", "y"], ...] = ()
    c: Optional[Annotated[str, Names("city")]] = None  # noqa: UP045  the old spelling is read as well
    d: Annotated[int, Says(gt=0, lt=10)]
    e: dict[Literal["gold", "wood"], int]
    f: Annotated[str, Says(min_length=1, max_length=9)]


def test_the_fields_of_an_order_are_told_for_its_form() -> None:
    """Kinds, bounds, steps, choices, whether required, and the default."""
    rate, cities = forms(Tax)
    assert Field("rate", "int", least=0, most=100, step=10, offered=10, description="per cent") == rate
    assert ("amounts", "city", 0, 100, False, {}) == (
        cities.kind, cities.names_kind, cities.least, cities.most, cities.required, cities.default,
    )  # fmt: skip
    assert [("name", "work", True), ("name", "city", True), ("name", "hex", False)] == [
        (field.kind, field.names_kind, field.required) for field in forms(Build)
    ]
    assert Field("hexes", "names", names_kind="hex", most=3, description="the hexes") == forms(Choose)[0]
    assert ("text", 300) == (forms(Dispute)[0].kind, forms(Dispute)[0].most)
    assert ["choice", "name", "bool", "int"] == [field.kind for field in forms(Treaty)]
    assert ("land_trade", "sea_trade") == forms(Treaty)[0].choices


def test_every_way_to_annotate_a_field_is_read() -> None:
    """Literals, tuples and tables of literals, the old Optional, bounds in the annotation."""
    a, b, c, d, e, f = forms(Everything)

    assert ("choice", ("left", "far_right")) == (a.kind, a.choices)
    assert ("names", ("x", "y"), "") == (b.kind, b.choices, b.names_kind)
    assert ("name", "city", False, None) == (c.kind, c.names_kind, c.required, c.default)
    assert ("int", 1, 9) == (d.kind, d.least, d.most)
    assert ("amounts", ("gold", "wood")) == (e.kind, e.choices)
    assert ("text", 1, 9) == (f.kind, f.least, f.most)


@pytest.mark.parametrize(
    ("order", "text"),
    [
        (Build, "build <work> in <city> [on <hex>]"),
        (Tax, "[set] tax [to] <rate>% [except <cities>]"),
        (Treaty, "offer <kind> to <seat> [secretly <secret>] [for <years> years]"),
    ],
)
def test_usage_shows_the_best_way_to_write_it(order, text) -> None:
    """With what may be left out in brackets."""
    assert text == usage(order)


def an_order(says, annotation=int, **field):
    """Give a type of order with one field `x`."""
    body = {"says": says, "name": "test", "clause": "X", "__annotations__": {"x": annotation}, "__module__": __name__}
    return type("Test", (Order,), body | ({"x": Says(**field)} if field else {}))


@pytest.mark.parametrize(
    "annotation",
    [float, list[int], tuple[int, ...], tuple[str, ...], dict[str, int], Literal[1, 2], int | str,
     dict[Annotated[str, Names("city")], str], tuple[Annotated[str, Names("city")], int]],
    ids=str,
)  # fmt: skip
def test_a_field_that_no_player_could_write_is_our_mistake(annotation) -> None:
    """Found when the type is first used, so by every test of it."""
    with pytest.raises(TypeError, match=r"Test\.x: no player could write"):
        forms(an_order(("do {x}",), annotation))


@pytest.mark.parametrize("says", [(), ("do",), ("do [{x}",), ("{x} ’`", "do {x", "")])
def test_a_template_that_does_not_fit_is_our_mistake(says) -> None:
    """Without a field that is required, with a bracket open, or with nothing in it."""
    with pytest.raises(TypeError, match="Test"):
        templates(an_order(says))


def test_a_template_names_fields_only() -> None:
    """A name that is no field's is a KeyError."""
    with pytest.raises(KeyError, match="y"):
        templates(an_order(("do {x} {y}",)))


def test_a_field_with_a_default_may_be_missing_in_some_templates_but_not_in_all() -> None:
    """Else it could never be said."""
    assert 2 == len(templates(an_order(("do {x}", "do"), default=1)))
    with pytest.raises(TypeError, match="nothing says x"):
        templates(an_order(("do",), default=1))


def test_the_orders_of_the_tests_hold_every_kind() -> None:
    """So that the tests of the grammar miss none."""
    kinds = {field.kind for order in ORDERS for field in forms(order)}

    assert {"int", "bool", "choice", "name", "names", "amounts", "text"} == kinds


def test_a_reader_is_shown_the_words_of_an_order_without_its_grammar() -> None:
    """Dots stand for what is filled in, once for several in a row; what may be left out is left out."""
    assert "build … in …" == outline(Build)
    assert "do …" == outline(Everything)
