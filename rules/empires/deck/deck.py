"""The deck: shuffled, drawn from, and shuffled anew (EMP-19.0b to EMP-19.0i)."""

from rules.empires.board.state import World
from rules.empires.deck.events import DeckShuffled
from rules.kernel.luck.chance import Chance
from rules.kernel.play.play import Play

PURPOSE, PILE = "deck", "events"
"""What the shuffles are for, and the id by which the cards are called together."""


def begin_deck(world: World, chance: Chance) -> None:
    """Shuffle all cards before the first round, as they lie in the scenario's order (EMP-19.0b)."""
    shuffle(world, chance, "EMP-19.0b", world.cards)


def shuffle_anew(play: Play[World]) -> None:
    """Shuffle the pile and what is left of the deck together; hands and retained cards stay out (EMP-19.0h)."""
    world = play.state
    shuffle(world, play.chance, "EMP-19.0h", [*world.discard, *world.deck])


def shuffle(world: World, chance: Chance, clause: str, cards: list[str]) -> None:
    """Make a deck of these cards, which leaves nothing on the pile; only their number is known."""
    world.deck = list(chance.shuffle(clause, PURPOSE, PILE, cards))
    world.discard = []
    chance.tell(DeckShuffled(clause=clause, cards=len(cards)))


def draw(play: Play[World]) -> str:
    """Take the top card; an empty deck is made anew from the pile; none where that is empty, too (EMP-19.0i)."""
    world = play.state
    if not world.deck and world.discard:
        shuffle(world, play.chance, "EMP-19.0i", world.discard)
    return world.deck.pop(0) if world.deck else ""


def accounted(world: World) -> list[str]:
    """Give every card wherever it lies, in the order of the alphabet: all of the deck, always (EMP-19.0a)."""
    held = [card for empire in world.empires.values() for card in (*empire.hand, *empire.front)]
    return sorted([*world.deck, *world.discard, *held])
