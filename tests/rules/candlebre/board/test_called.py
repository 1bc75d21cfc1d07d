"""Events hold ids, and the register of names has a name for each of them."""

from rules.candlebre.battle.events import Withdrew
from rules.candlebre.ruleset import CANDLEBRE
from rules.kernel.facts.names import Register
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from rules.kernel.state.marks import ANY
from rules.kernel.state.naming import mentioned
from tests.rules.candlebre.worlds import a_world, scenario

TURNS = 6
FLED = ((), (("archers", 1),), (("archers", 2),))
"""Nobody, one and several."""


def test_everything_that_events_name_has_a_name() -> None:
    """Of its own kind, the neutrals among the owners, and never a name in the place of an id."""
    session = Session.found(CANDLEBRE, Seeded("called"), scenario(), CANDLEBRE.options(), ())
    names, told = Register.of(session.names()), list(session.told)
    while session.window and session.save.turn <= TURNS:
        progress = session.close({}, ())
        names.add(progress.names)
        told += progress.told
    found = {pair for one in told for pair in mentioned(CANDLEBRE.read_event(one)) if pair[0] != ANY}

    assert [] == [pair for pair in found if names.name(*pair) is None]
    assert {"owner", "candle", "province", "region", "leader", "company"} <= {kind for kind, _ in found}
    assert ("owner", "neutral") in found


def test_a_house_is_called_by_its_candle_until_it_is_dealt() -> None:
    """In what was told before as in what is told after (CAN-3.2)."""
    session = Session.found(CANDLEBRE, Seeded("called"), scenario(), CANDLEBRE.options(), ())
    names, before = Register.of(session.names()), session.told[-1].n
    progress = session.close({}, ())
    names.add(progress.names)
    dealt = [one for one in progress.told if one.event == "HouseDealt"]

    for one, seat in [(one, CANDLEBRE.read_event(one).model_dump()["house"]) for one in dealt]:
        first, then = names.name("owner", seat, before), names.name("owner", seat, one.n)
        assert first is not None
        assert then is not None
        assert (first.article, first.text) == ("the", session.state.houses[seat].candle)
        assert then.text == session.state.name(seat)
    assert 5 == len(dealt)


def test_namesakes_of_a_scenario_are_told_apart() -> None:
    """Provinces, start regions and candles, by a numeral from the second on."""
    plain = scenario()
    places, seats = [
        tuple(one.model_copy(update={"name": "Ox"}) for one in found) for found in (plain.province[:3], plain.seat[:2])
    ]
    alike = plain.model_copy(update={"province": (*places, *plain.province[3:]), "seat": (*seats, *plain.seat[2:])})
    session = Session.found(CANDLEBRE, Seeded("called"), alike, CANDLEBRE.options(), ())

    assert ["Ox", "Ox II", "Ox III"] == [session.state.provinces[one.id].name for one in places]
    assert ["Ox", "Ox II"] == [session.state.houses[one.id].candle for one in seats]


def test_one_and_several_have_words_of_their_own() -> None:
    """In refusals as in the telling of a retreat, down to nobody."""
    world = a_world()
    fled = [Withdrew(seat="red", province="emberly", refuge="waxenby", escaped=units, caught=()) for units in FLED]

    assert ["1 archer", "2 archers"] == [world.counted("unit", "archers", number, "archers") for number in (1, 2)]
    assert [True, True, True] == [
        words in CANDLEBRE.tellings.tell(event).text
        for words, event in zip(("nobody reaches", "1 archer reaches", "2 archers reach"), fled, strict=True)
    ]
