"""What led to an event is collected while it happens."""

import pytest

from rules.kernel.errors import Refusal
from tests.kernel.toy import Turned
from tests.kernel.toy_orders import Claim, Market, Stall, Watch, Watched
from tests.rules.playing import Table


def table() -> Table:
    stalls = {"fish": Stall(name="Fish"), "pots": Stall(name="Pots")}
    return Table(Market(days=3, names={"red": "the Reds", "blue": "the Blues"}, purses={"red": 5}, stalls=stalls))


def test_a_block_collects_what_is_drawn_and_told_in_it() -> None:
    """Nothing from before it, nothing from after it, and what its inner blocks collect."""
    play = table().play
    play.chance.die("TOY-1", "before", "red", 6)
    with play.causes() as because:
        play.chance.card("TOY-1", "weather", "red")
        with play.causes() as inner:
            play.chance.cast("TOY-1", "hail", "red", 2, 6)
        play.tell(Turned(weather="rain"))
    play.chance.die("TOY-1", "after", "red", 6)

    assert [3] == inner
    assert [2, 3, 4] == because


def test_an_event_told_in_a_block_names_what_was_collected() -> None:
    """Unless it says itself what led to it; after the block nothing is added."""
    played = table()
    with played.play.causes():
        played.play.chance.die("TOY-1", "weather", "red", 6)
        played.play.tell(Turned(weather="rain"))
        played.play.tell(Turned(weather="fair", because=(7,)))
    played.play.tell(Turned(weather="fog"))

    assert [(1,), (7,), ()] == [event.because for event in played.told(Turned)]


def test_what_comes_of_an_event_names_it() -> None:
    """Also beside its own draws; what is collected in a block round it goes on being collected, and then it is over."""
    played = table()
    with played.play.causes() as because:
        ended = played.play.tell(Turned(weather="rain"))
        with played.play.after(ended):
            played.play.tell(Turned(weather="fog"))
            with played.play.causes():
                played.play.chance.die("TOY-1", "weather", "red", 6)
                played.play.tell(Turned(weather="hail"))
        played.play.tell(Turned(weather="fair"))
    played.play.tell(Turned(weather="snow"))

    assert [1, 2, 3, 4, 5] == because
    assert [(), (1,), (1, 3), (1, 2, 3, 4), ()] == [event.because for event in played.told(Turned)]


def test_a_block_that_raises_is_closed() -> None:
    """A refusal inside leaves nothing open."""
    play = table().play
    with pytest.raises(Refusal), play.causes() as because:
        Claim(stall="gold").check(play.state, "red")
    play.tell(Turned(weather="fog"))

    assert [] == because


def test_answers_are_carried_out_stage_by_stage() -> None:
    """Lower stages first, in each as given; what is impossible fails; what an order tells is told to whom it says."""
    played = table()
    watch, first, second = Watch(stalls=("fish",)), Claim(stall="fish"), Claim(stall="pots")
    done = played.play.carry_out([("red", watch), ("red", first), ("blue", first), ("blue", second)])

    assert [("red", first), ("blue", second), ("red", watch)] == done
    assert ["OrderFailed", "Watched"] == [type(event).__name__ for event in played.events]
    assert [Watched(audience=("red",), seat="red", stalls=("fish",))] == played.told(Watched)
