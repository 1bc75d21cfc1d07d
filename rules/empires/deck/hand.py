"""Hands: what a seat holds, how many cards it keeps, and which goes first (EMP-19.2a)."""

from rules.empires.board.realms import Empire
from rules.empires.board.state import World
from rules.empires.board.tables import HAND
from rules.kernel.state.finding import find

DISCARD_ORDER = (
    *("coup", "influence", "recognition", "inheritance_single", "inheritance_group"),
    *("missionary", "demesne", "tactics", "weapons"),
)
"""Which of too many cards goes, where nobody says it (EMP-19.2a6)."""


def kept(empire: Empire) -> list[str]:
    """Give all cards of a seat, hand and front together (EMP-19.2a5)."""
    return [*empire.hand, *empire.front]


def too_many(empire: Empire) -> bool:
    """Tell whether a seat holds more cards than it may keep (EMP-19.2a5)."""
    return len(kept(empire)) > HAND


def told_beforehand(empire: Empire) -> str:
    """Give the card that a seat has said goes first, of those that it holds; none if it has not said (EMP-H5.23)."""
    return next((card for card in empire.standing.discard if card in kept(empire)), "")


def goes_first(empire: Empire) -> str:
    """Give the card that goes of too many where nobody is asked, or is silent (EMP-19.2a6)."""
    return told_beforehand(empire) or find((card for card in DISCARD_ORDER if card in kept(empire)), "a card to lose")


def in_hand(world: World, seat: str) -> list[str]:
    """Give the kinds of cards in a seat's hand."""
    return list(dict.fromkeys(world.empires[seat].hand))


def held_by(world: World, seat: str) -> list[str]:
    """Give the kinds of cards that a seat holds, in hand and in front."""
    return list(dict.fromkeys(kept(world.empires[seat])))


def lay_off(world: World, seat: str, card: str) -> None:
    """Put a card of a seat on the pile, from its hand if it is there; what was posted with it goes, too (EMP-H5.18)."""
    empire = world.empires[seat]
    (empire.hand if card in empire.hand else empire.front).remove(card)
    world.discard.append(card)
    forget_posts(empire)


def lay_open(world: World, seat: str, card: str) -> None:
    """Put a card of a seat in front of it, where it stays (EMP-19.2f1)."""
    empire = world.empires[seat]
    empire.hand.remove(card)
    empire.front.append(card)
    forget_posts(empire)


def forget_posts(empire: Empire) -> None:
    """Drop posts for which there is no copy of their card in hand any more, the latest first (EMP-H5.18)."""
    for card in dict.fromkeys(post.card for post in empire.posts):
        posted = [post for post in empire.posts if post.card == card]
        for post in posted[empire.hand.count(card) :]:
            empire.posts = [one for one in empire.posts if one is not post]
