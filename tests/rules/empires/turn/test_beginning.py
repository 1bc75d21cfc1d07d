"""How a game begins (EMP-H4.8, EMP-H4.9, EMP-H5.6)."""

from rules.empires.board.options import Settings
from rules.empires.board.tables import CHARACTERS
from rules.empires.deck.events import DeckShuffled
from rules.empires.turn.beginning import setup
from rules.empires.turn.events import CharactersDrawn, NaturesTold
from rules.empires.turn.rounds import begin_round, set_pace
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import BOARDS, FIRST, a_world


def test_EMP_H4_8_the_deck_is_shuffled_and_a_character_drawn_for_every_seat() -> None:
    """All 49 cards lie in the deck; each of the five is as likely, in seat order, and everybody is told."""
    table = a_table(a_world(), {"character": (1, 2, 3, 4, 5, 1, 2)})
    world = setup(BOARDS[FIRST], Settings(), table.play.chance)

    assert (49, []) == (len(world.deck), world.discard)
    assert sorted(world.cards) == sorted(world.deck)
    assert [*CHARACTERS, *CHARACTERS[:2]] == [one.character for one in world.empires.values()]
    assert [49] == [one.cards for one in table.told(DeckShuffled)]
    assert list(world.empires) == [seat for seat, _ in table.told(CharactersDrawn)[0].characters]
    assert not world.black_death


def test_EMP_HA_0_only_those_whom_nobody_plays_are_described_in_the_first_post() -> None:
    """A player does not read how an autopilot would play him."""
    table = a_table(a_world(people=("england", "france")))
    set_pace(table.play)

    assert ["germany", "castile", "hungary", "byzantium", "egypt"] == [
        seat for seat, _ in table.told(NaturesTold)[0].characters
    ]


def test_EMP_H4_9_EMP_H5_6_the_first_round_of_the_first_game_turn() -> None:
    """Turn 1, round 1, 1180; no leader is replaced when a round or a game turn begins (EMP-H5.6)."""
    table = a_table(a_world())
    begin_round(table.play, first=True)
    world = table.state
    began = (world.turn, world.round_in_turn, world.round_index, world.year)
    leaders = [one.leader.name for one in world.empires.values()]
    for _ in range(5):
        begin_round(table.play, first=False)

    assert (1, 1, 0, 1180) == began
    assert (2, 1, 5, 1205) == (world.turn, world.round_in_turn, world.round_index, world.year)
    assert leaders == [one.leader.name for one in world.empires.values()]
