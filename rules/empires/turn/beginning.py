"""The game before its first round (EMP-H4.7, EMP-H4.8)."""

from rules.empires.board import setup as board
from rules.empires.board.options import Settings
from rules.empires.board.scenario import EmpiresScenario
from rules.empires.board.state import World
from rules.empires.board.tables import CHARACTERS
from rules.empires.deck.deck import begin_deck
from rules.empires.turn.events import CharactersDrawn
from rules.kernel.luck.chance import Chance


def setup(scenario: EmpiresScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the board, shuffle the deck, and draw a character for every seat, players' too (EMP-H4.8, EMP-HA.0)."""
    world = board.setup(scenario, settings, chance)
    begin_deck(world, chance)
    for seat, empire in world.empires.items():
        empire.character = CHARACTERS[chance.die("EMP-HA.0", "character", seat, len(CHARACTERS)) - 1]
    chance.tell(CharactersDrawn(characters=tuple((seat, one.character) for seat, one in world.empires.items())))
    return world
