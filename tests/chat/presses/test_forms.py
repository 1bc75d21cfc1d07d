"""Forms of orders: within Discord's limits for every order of every game, and read back as they were filled."""

from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.answering.bound import Bound
from bot.chat.presses.modals import REST, fields_of, filled, join_form, order_form, sheet_form
from bot.chat.presses.panel import items, kind_pages, pages, panel
from bot.chat.shapes.render import Part
from bot.service.ground.values import CampaignCard, DraftCard, OrderCard, OrderSet, SeatCard, Who, WindowCard
from rules.kernel.errors import Answer
from rules.kernel.language.forms import Field, forms
from rules.kernel.orders.order import Order
from rules.registry import RULESETS
from tests.chat.worst import Worst, component_faults, length, seeds
from tests.kernel.toy import TOY

ORDERS = [order for ruleset in (*RULESETS.values(), TOY) for order in ruleset.orders]
BOUND = Bound.of("form", "give", 10**11, "123456789-12-" + "w" * 60, "s" * 40, "o" * 40)
KINDS = ("int", "bool", "choice", "name", "names", "amounts", "text")


def faults(modal: discord.ui.Modal) -> list[str]:
    """Give each limit of Discord's that a form breaks."""
    payload = modal.to_dict()
    found = [] if 1 <= length(payload["title"]) <= 45 else [f"title {payload['title']}"]
    found += [] if length(payload["custom_id"]) <= 100 else ["id"]
    found += [] if 1 <= len(payload["components"]) <= 5 else [f"{len(payload['components'])} components"]
    for label in payload["components"]:
        inner = label["component"]
        found += [] if 1 <= length(label["label"]) <= 45 else [f"label {label['label']}"]
        found += [] if length(label.get("description")) <= 100 else ["description"]
        found += [] if 1 <= length(inner["custom_id"]) <= 100 else ["inner id"]
        found += [] if length(inner.get("placeholder")) <= 100 else ["placeholder"]
        options = inner.get("options", [])
        values = [option["value"] for option in options]
        found += [] if inner["type"] != 3 or 1 <= len(options) <= 25 else [f"{len(options)} options"]
        found += [] if len(set(values)) == len(values) else ["values repeat"]
        found += [f"option {each}" for each in options if not each["label"].strip() or length(each["label"]) > 100]
        if inner["type"] == 3:
            found += [] if 0 <= inner["min_values"] <= inner["max_values"] <= len(options) else ["least and most"]
    return found


def card_of(order: type[Order[Any]]) -> OrderCard:
    return OrderCard(order.name, order.topic, "about", order.clause, "usage", forms(order))


def sent(modal: discord.ui.Modal, values: dict[str, str]) -> dict[str, Any]:
    """Give what Discord sends back for a form in which these texts were written or chosen."""
    components = []
    for label in modal.to_dict()["components"]:
        inner = label["component"]
        value = values.get(inner["custom_id"], "")
        shape = {"values": [value] if value else []} if inner["type"] == 3 else {"value": value}
        components.append({"type": 18, "component": {"type": inner["type"], "custom_id": inner["custom_id"], **shape}})
    return {"components": components}


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: f"{order.__module__}.{order.name}")
async def test_every_order_has_a_form(order: type[Order[Any]]) -> None:
    """However many things can be named, the form keeps Discord's limits and has room for every field."""
    card = card_of(order)
    for count in (0, 1, 24, 25) if card.fields else ():
        names = [(f"Name {number}", f"name{number}") for number in range(count)]

        modal = order_form(card, BOUND, {field.name: names for field in card.fields})

        assert [] == faults(modal), count
        components = modal.to_dict()["components"]
        shown = [label["component"]["custom_id"] for label in components]
        rest = next((label["component"]["value"] for label in components[4:] if shown[4] == REST), "")
        named = [name for name in shown if name != REST]
        assert len(card.fields) == len(named) + len(rest.splitlines()), count


@given(seeds)
async def test_no_order_breaks_its_form(seed: int) -> None:
    """Names and descriptions of any length and kind keep a form within Discord's limits."""
    worst = Worst(seed)
    fields = tuple(
        Field(f"field_{number}", worst.luck.choice(KINDS), choices=tuple(f"c{n}" for n in range(worst.few(30))),
              least=worst.luck.choice((None, 0, 5)), most=worst.luck.choice((None, 9, 1000)),
              required=worst.luck.choice((True, False)), description=worst.text())
        for number in range(worst.luck.randint(1, 6))
    )  # fmt: skip
    card = OrderCard("order", "", worst.text(), "TOY-1", worst.text(), fields)
    choices = {field.name: [(worst.text(), f"{n}") for n in range(worst.few(30))] for field in fields}

    assert [] == faults(order_form(card, BOUND, choices))


@given(seeds)
async def test_no_order_set_breaks_the_panel(seed: int) -> None:
    """However many orders and drafts there are, each can be reached on some page of the menus."""
    worst = Worst(seed)
    cards = tuple(
        OrderCard(f"order_{n}", "", worst.text(), "", worst.text(), (), example=f"do {n}") for n in range(worst.few(80))
    )
    drafts = tuple(DraftCard(n, worst.text(), n % 2 == 0, worst.text()) for n in range(worst.few(90)))
    window = WindowCard("1-0-w", "w", worst.text(), "", "", "", None, ("red",), (), "")
    given_set = OrderSet(Who(1, "red", 1), worst.text(), window, True, drafts, cards, False, ())

    reached: set[str] = set()
    for page in range(pages(given_set)):
        view = Part(items=tuple(items(given_set, page))).view()
        assert [] == component_faults(view)
        menus = [component for row in view.to_components() for component in row["components"]]
        reached |= {option["value"] for menu in menus for option in menu.get("options", ())}
    assert {card.name for card in cards} | {str(draft.id) for draft in drafts} <= reached | {"all"}


async def test_the_panel_lists_what_can_be_ordered_and_answers_do_not() -> None:
    """By what could be given, not by grammar; what cannot be given, and giving up, stand behind All orders."""
    cards = (
        OrderCard("set_tax", "", "Set the tax.", "", "tax <rate>", (), example="tax 20"),
        OrderCard("sally", "", "Sally.", "", "sally from <hex>", ()),
        OrderCard("concede", "", "Give up.", "", "concede yes", (), example="concede yes", aside=True),
    )
    window = WindowCard("1-0-w", "w", "", "", "", "", None, ("red",), (), "")
    nothing = OrderSet(Who(1, "red", 1), "Golden", window, True, (), cards, False, ())
    whole, short = ("\n".join(map(written, panel(nothing, brief=brief))) for brief in (False, True))

    all_orders = "\n".join(line for page in kind_pages(nothing) for line in (page.title, *page.lines))

    assert "“tax 20”: Set the tax." in whole
    assert not any(word in whole for word in ("sally", "concede", "<rate>"))
    assert "What you can do" not in short
    assert "Written: tax <rate>" in all_orders and "Not possible as things stand: sally." in all_orders
    assert all_orders.index("Besides") < all_orders.index("concede yes")


def written(part: Part) -> str:
    """Give what a part says."""
    return "\n".join(f"{embed.title}\n{embed.description}" for embed in part.embeds)


@given(seeds, st.integers(min_value=0, max_value=40))
async def test_no_campaign_breaks_the_form_to_join(seed: int, count: int) -> None:
    """However many seats there are and whatever they are called, Join opens a form."""
    worst = Worst(seed)
    seats = tuple(
        SeatCard(f"s{number}", worst.text(), worst.text(), "#888888", None, "open") for number in range(count)
    )
    card = CampaignCard(1, worst.text(), "toy", "", "", "lobby", "", 0, 1, 1, 1, seats, "", None, ())

    assert [] == faults(join_form(card, Bound.of("form", "join", 1)))
    assert [] == faults(sheet_form(BOUND, worst.text()))


SIX = OrderCard(
    "six", "", "", "", "",
    tuple(Field(name, "text", required=name != "note") for name in ("note", "one", "two", "three", "four", "five_six")),
)  # fmt: skip


async def test_the_rest_of_six_fields_is_read() -> None:
    """An order of six fields has four of its own on the form, required ones first, and a line for each of the rest."""
    modal = order_form(SIX, BOUND, {})
    values = {"one": "1", "two": "2", "three": "3", "four": "4", REST: "five six: 5 and 6\nnote: hello: you"}

    found = fields_of(SIX, filled(sent(modal, values)))

    assert {"one": "1", "two": "2", "three": "3", "four": "4", "five_six": "5 and 6", "note": "hello: you"} == found


async def test_a_line_of_the_rest_that_names_nothing_is_refused() -> None:
    """A line that belongs to no field is named, with what would do."""
    with pytest.raises(Answer, match="“colour” is nothing"):
        fields_of(SIX, {REST: "colour: blue"})


async def test_menus_and_lines_are_read_for_what_they_mean() -> None:
    """Yes is true, several names are one list in words, and what was left blank is not there."""
    card = OrderCard("x", "", "", "", "", (Field("sure", "bool"), Field("who", "names"), Field("word", "text")))

    assert {"sure": True, "who": "a, b"} == fields_of(card, {"sure": ["yes"], "who": ["a", "b"]})
    assert {"sure": False} == fields_of(card, {"sure": ["no"]})


@pytest.mark.parametrize(
    ("least", "most", "step", "expected"),
    [(0, 100, 10, [*range(0, 101, 10)]), (5, 45, 10, [10, 20, 30, 40]), (1, 24, 1, [*range(1, 25)]), (0, 25, 1, [])],
)
async def test_numbers_that_fit_a_menu_are_one(least: int, most: int, step: int, expected: list[int]) -> None:
    """A field that takes up to 25 numbers offers exactly those; of more it is told in words which would do."""
    card = OrderCard("x", "", "", "", "", (Field("rate", "int", least=least, most=most, offered=step),))

    inner = order_form(card, BOUND, {}).to_dict()["components"][0]["component"]

    assert expected == [int(option["value"]) for option in inner.get("options", ())]
    assert bool(expected) == (inner["type"] == 3)
