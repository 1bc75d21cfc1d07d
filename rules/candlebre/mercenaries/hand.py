"""The hand: companies that a seat holds, and the guards that it posted with them (CAN-9.7a)."""

from rules.candlebre.board.cards import card_title
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Guard
from rules.candlebre.mercenaries.neutrals import ANY
from rules.kernel.telling.phrases import row


def hand_names(world: World, seat: str) -> dict[str, str]:
    """Give the companies in a seat's hand by name."""
    return {card_title(card): card for card in world.houses[seat].hand} if seat in world.houses else {}


def guard_text(world: World, guard: Guard) -> str:
    """Put a guard into words."""
    card = "any company" if guard.card == ANY else card_title(guard.card)
    who = f" against {row(world.name(one) for one in guard.attackers)}" if guard.attackers else ""
    where = f" in {row(world.provinces[id].name for id in guard.provinces)}" if guard.provinces else ""
    return f"{card} for neutrals{where}{who}"
