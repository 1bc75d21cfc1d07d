"""Kinds: how each kind of order is shown, in its game's own words, which never change, or in those of a campaign."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.service.ground.values import OrderCard
from rules.kernel.language.grammar import forms, usage
from rules.kernel.orders.order import Order
from rules.kernel.play.ruleset import Ruleset


def shown(kind: type[Order[Any]], ruleset: Ruleset[Any], state: Any) -> OrderCard:  # Any: each game has its own state
    """Give a kind of order as it is shown in the words of a campaign; without an example."""
    card = unspoken(kind)
    if ruleset.speech(state) is None:
        return card
    return replace(card, summary=ruleset.say(state, card.summary), heading=ruleset.say(state, card.heading))


@lru_cache(maxsize=2048)
def unspoken(kind: type[Order[Any]]) -> OrderCard:  # Any: as above
    """Give a kind of order in its game's own words; made once."""
    return OrderCard(
        name=kind.name,
        topic=kind.topic,
        summary=(kind.__doc__ or "").strip().split("\n")[0],
        clause=kind.clause,
        usage=usage(kind),
        fields=forms(kind),
        aside=kind.aside,
        heading=kind.heading,
    )
