"""The hand: companies that a seat holds, and the guards that it posted with them (CAN-9.7a)."""

from collections.abc import Iterable

from rules.candlebre.board.cards import card_title
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Guard
from rules.kernel.telling.phrases import row


def guard_text(world: World, guard: Guard) -> str:
    """Put a guard into words."""
    places = [world.provinces[id].name for id in guard.provinces]
    return guard_words(card_title(guard.card), [world.name(one) for one in guard.attackers], places)


def guard_words(card: str, attackers: Iterable[str], provinces: Iterable[str]) -> str:
    """Put a guard into words, from the names of what it is posted with, against and in; none for any."""
    against, where = row(attackers), row(provinces)
    return f"{card} for neutrals{where and f' in {where}'}{against and f' against {against}'}"
