"""The names that a session gives with what it recorded: the new ones and the changed ones, each once."""

from rules.kernel.facts.names import Name, Register
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.windows import Window, ask
from rules.kernel.play.session import Session
from tests.kernel.tables import SEATS, Table, changed
from tests.kernel.toy import FAIR, TOY, Earned, MarketOptions
from tests.kernel.toy_orders import Claim, Mood, Stall, Stance

MOODS = [Stance(mood=Mood.CALM)]


def texts(lines):
    """Give the names of some lines, by id."""
    return {line.id: line.name.text for line in lines}


def test_a_campaign_begins_with_the_names_of_its_scenario_and_its_seats() -> None:
    """From its first event on; seats of a game that names none, too."""
    for ruleset in (TOY, changed(names=lambda _state: {})):
        session = Session.found(ruleset, Seeded("seed"), FAIR, MarketOptions(), SEATS)

        named = session.names()

        assert {"the Reds", "the Blues", "Grün & Söhne"} <= set(texts(named).values())
        assert {1} == {line.since for line in named}
        assert () == session.names()


def test_a_closing_gives_what_changed_and_nothing_else() -> None:
    """A rename holds from the window or phase after it, a thing that is new from the event that speaks of it."""

    def founding(play):
        """Rename a stall by the market's own hand, and found one."""
        yield from ask(Window("stance", "TOY-1.3", SEATS, (Stance,), "you are calm"))
        play.state.stalls["fish"].name = "Whale"
        play.state.stalls["new"] = Stall(name="Lamps")
        play.tell(Earned(stall="pots", owner="red", coins=1))
        play.tell(Earned(stall="new", owner="red", coins=1))

    table = Table(ruleset=changed(opening=(founding,)))
    progress = table.close(red=MOODS)

    assert {"fish": "Whale", "new": "Lamps"} == texts(progress.names)
    assert {progress.told[1].n} == {line.since for line in progress.names}
    assert () == table.close().names


def test_a_name_holds_from_where_a_phase_says_that_it_changed() -> None:
    """Before that it reads as before."""

    def founding(play):
        """Tell of a stall before and after it is renamed."""
        yield from ask(Window("stance", "TOY-1.3", SEATS, (Stance,), "you are calm"))
        play.tell(Earned(stall="fish", owner="red", coins=1))
        play.state.stalls["fish"].name = "Whale"
        play.renamed()
        play.tell(Earned(stall="fish", owner="red", coins=1))

    session = Session.found(changed(opening=(founding,)), Seeded("seed"), FAIR, MarketOptions(), SEATS)
    names = Register.of(session.names())
    progress = session.close({}, SEATS)
    names.add(progress.names)

    assert ["Fish earns 1 for the Reds.", "Whale earns 1 for the Reds."] == [
        TOY.tell(told, names).text for told in progress.told
    ]


def test_a_rebuild_gives_no_name_again() -> None:
    """What was noted on the way stands in the register already; what comes then is the same as without it."""
    table = Table()
    table.close()
    again, straight = table.reload(), table.straight

    assert [one.close({}, SEATS).names for one in (again, straight)] == [(), ()]


def test_a_seat_of_another_title_is_called_by_it() -> None:
    """As a game gives them."""
    game = changed(names=lambda _state: {}, titles=lambda state: {"red": "the House of Red"} if state.day else {})
    table = Table(ruleset=game)
    table.straight.names()
    progress = table.close()

    assert {"red": "the House of Red"} == texts(table.close().names) | texts(progress.names)


def test_told_events_are_read_with_their_names() -> None:
    """Without a register the ids stand."""
    table = Table()
    names = Register.of(table.straight.names())
    table.close()
    table.close(red=[Claim(stall="fish")])
    earned = next(told for told in table.told if told.event == "Earned")

    assert TOY.tell(earned, names).text.startswith("Fish earns")
    assert TOY.tell(earned).text.startswith("fish earns")

    assert Name(text="Fish") == names.name("stall", "fish")
