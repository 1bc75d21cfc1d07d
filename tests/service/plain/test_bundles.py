"""Offers of several orders have a button where counsel is read in words, as others have."""

from dataclasses import replace
from types import SimpleNamespace as Namespace
from typing import Any, cast

from bot.service.orders import orders
from bot.service.plain.situation import situation
from bot.service.plain.verdicts import taken
from rules.kernel.play.counsel import Counsel, Offer, Weight
from tests.kernel.toy import TOY
from tests.kernel.toy_orders import Claim, Market
from tests.service.bench import BLUE, GREEN, RED, Table


def both(state: Market, seat: str, window) -> list[Counsel[Market]]:
    """Counsel two claims with one press."""
    offer = Offer("Claim Fish and Pots", Claim(stall="fish"), (Claim(stall="pots"),))
    return [Counsel(Weight.CHANCE, "Two stalls are free.", "TOY-2.2", (offer,))] if window.name == "orders" else []


async def test_help_offers_what_takes_several_orders(table: Table) -> None:
    """The button stands below the counsel, bound to its window, and gives all that it promises."""
    table.herald = replace(table.herald, games={"toy": replace(TOY, counsel=both)})
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.all_ready(campaign)
    who = await table.who(campaign, RED)
    found = await situation(table.herald, await table.card(campaign), who)
    (button,) = found.offers

    given = await orders.advised(table.herald, who, button.what, button.window)

    assert ("advise", "Claim Fish and Pots") == (button.action, button.label)
    assert ["claim Fish", "claim Potter's Row"] == [draft.text for draft in given.drafts]


def test_what_several_orders_do_together_is_said_once() -> None:
    """Two bodies that march on one place: their chance stands below the last of them."""
    marches = [
        Namespace(new=True, ok=True, text=text, effect="They win it for sure.") for text in ("march A", "march B")
    ]
    who = Namespace(campaign=1, seat="red")
    found = Namespace(drafts=marches, notes=[], practice=False, ready=False, window=None, who=who)

    assert "✓ march A\n✓ march B\nThey win it for sure." == taken(cast("Any", found)).content
