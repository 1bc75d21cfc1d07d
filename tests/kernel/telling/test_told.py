"""Events and windows: who is told, how the kernel's own events read, and how windows are asked."""

import pytest

from rules.kernel.facts.events import Cast, Drawn, Event, OrderFailed, Rolled, SeatPassed, Shuffled, Told, sees
from rules.kernel.facts.names import Called, Name
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.orders.windows import Window, ask
from rules.kernel.play.play import Play, Record
from rules.kernel.state.secrets import Open
from rules.kernel.telling.sentences import Ways
from rules.kernel.telling.tellings import Telling, Tellings, card_name
from tests.kernel.tables import Table
from tests.kernel.toy import TOY, Earned, Outbid, Turned
from tests.kernel.toy_orders import Bid, Claim, Gift, Stall


@pytest.mark.parametrize(
    ("audience", "seat", "gamemaster", "told"),
    [
        ("everyone", "red", False, True),
        ("everyone", None, False, True),
        ("gamemaster", "red", False, False),
        ("gamemaster", None, False, False),
        ("gamemaster", None, True, True),
        (("red", "blue"), "blue", False, True),
        (("red", "blue"), "green", False, False),
        (("red",), None, False, False),
        (("red",), "green", True, True),
        ((), "red", False, False),
        (("redder",), "red", False, False),
    ],
)
def test_who_is_told(audience, seat, gamemaster, told) -> None:
    """Everyone, some seats, the gamemaster always; an onlooker is no seat."""
    assert told is sees(audience, seat, gamemaster=gamemaster)


@pytest.mark.parametrize(
    ("event", "text", "weight"),
    [
        (Drawn(clause="X", purpose="a.b", subject="Ur", card="TD"), "Ur, a b: Ten of Diamonds", 0),
        (Drawn(clause="X", purpose="tax", subject="Ur", card="AS"), "Ur, the tax: Ace of Spades", 0),
        (Rolled(clause="X", purpose="tax", subject="Ur", sides=20, rolled=7), "Ur, the tax: 7 on d20", 0),
        (Cast(clause="X", purpose="tax", subject="Ur", sides=6, rolled=(2, 5)), "Ur, the tax: 2 5 on d6", 0),
        (Shuffled(clause="X", purpose="a", subject="Fate", deck=("x", "y")), "Fate, a: 2 cards shuffled", 0),
        (
            OrderFailed(clause="X", seat="red", order="set_tax", fields={}, reason="no money"),
            "Your order “set tax” came to nothing: no money.",
            2,
        ),
        (
            OrderFailed(clause="X", seat="red", order="tax", fields={}, reason="no money", thing="Ur"),
            "Your order “tax Ur” came to nothing: no money.",
            2,
        ),
        (SeatPassed(clause="X", seat="Red", to="autopilot"), "Red passes to the autopilot.", 2),
        (SeatPassed(clause="X", seat="Red", to="Blue"), "Red passes to the player who held Blue.", 2),
    ],
)
def test_the_words_for_the_kernels_own_events(event, text, weight) -> None:
    """A shuffle does not tell its order; single draws are small print."""
    telling = Tellings(purposes={"tax": "the tax"}).tell(event)

    assert (text, weight) == (telling.text, telling.weight)


def test_every_card_has_a_name() -> None:
    """All thirteen ranks of four suits."""
    assert ["Ace of Spades", "Queen of Hearts", "King of Clubs"] == [card_name(code) for code in ("AS", "QH", "KC")]


def test_a_game_may_word_the_kernels_events_itself_but_no_event_is_left_without_words() -> None:
    """Nobody wrote words for a bare event."""
    tellings = Tellings(words={SeatPassed: lambda _event: Tellings().tell(SeatPassed(clause="X", seat="A", to="B"))})

    assert "A passes to the player who held B." == tellings.tell(SeatPassed(clause="X", seat="Z", to="Y")).text
    with pytest.raises(KeyError):
        tellings.tell(Event(clause="X"))


def test_told_events_are_read_back_as_they_were() -> None:
    """By type name; and put into words."""
    record = Record(3, "evening", 7)
    number = record.tell(Turned(weather="fair", because=(2, 5)))
    told = Told.model_validate_json(record.told[0].model_dump_json())

    assert (8, 8, 3, "evening", "Turned", "TOY-3.1", "everyone") == (
        number, told.n, told.turn, told.phase, told.event, told.clause, told.audience,
    )  # fmt: skip
    assert Turned(weather="fair", because=(2, 5)) == TOY.read_event(told)
    assert "The evening is fair." == TOY.tell(told).text


def test_what_an_autopilot_thought_is_told_again_under_new_numbers() -> None:
    """Nothing else of it changes."""
    thinking, record = Record(1, "a", 0), Record(1, "a", 20)
    thinking.tell(Turned(weather="rain"))
    record.again(thinking.told[0])

    assert [21] == [told.n for told in record.told]
    assert thinking.told[0].body == record.told[0].body


def test_orders_come_back_seat_by_seat_as_asked() -> None:
    """Whatever order the answers have; a seat that gave nothing is left out; orders of other windows, too."""
    flow = ask(Window("orders", "X-1", ("red", "blue", "green"), (Claim, Bid), "nothing"))
    window = next(flow)
    given = {
        "green": [Bid(coins=1)],
        "red": [Claim(stall="a"), Gift(shares={"blue": 1}), Bid(coins=2)],
        "white": [Bid(coins=9)],
    }

    with pytest.raises(StopIteration) as ended:
        flow.send(given)

    assert ("red", "blue", "green") == window.asked
    assert [("red", Claim(stall="a")), ("red", Bid(coins=2)), ("green", Bid(coins=1))] == ended.value.value


def test_nobody_asked_is_no_window() -> None:
    """The phase goes on at once."""
    with pytest.raises(StopIteration) as ended:
        next(ask(Window("orders", "X-1", (), (Claim,), "nothing")))

    assert [] == ended.value.value


def test_obey_applies_what_is_possible_and_tells_what_is_not() -> None:
    """A failed order changes nothing."""
    state, events = Table().straight.state, []
    play = Play(
        state=state,
        chance=Chance(Seeded("seed"), 1, "morning", lambda event: events.append(event) or 1),
        turn=1,
        revision=1,
    )

    assert play.obey("red", Claim(stall="fish"))
    before = state.write()
    assert not play.obey("blue", Claim(stall="fish"))
    assert before == state.write()
    assert [("TOY-2.2", ("blue",), "claim", {"stall": "fish"})] == [
        (event.clause, event.audience, event.order, event.fields) for event in events
    ]


def test_the_words_of_topics_add_up() -> None:
    """A ruleset adds up what its topics tell; the words of either are found, and none are told twice."""
    quiet, loud = Tellings({"weather": "the weather"}), Tellings({"harvest": "the harvest"})
    loud.of(Turned)(lambda _: Telling(text="turned"))

    both = quiet + loud

    assert "the weather" == both.purpose("weather")
    assert "the harvest" == both.purpose("harvest")
    assert Turned is both.types["Turned"]
    with pytest.raises(ValueError, match="told twice: Turned"):
        both + loud


def test_an_event_is_told_of_what_it_is_about() -> None:
    """Fields of the same names are taken from things, the first that has one; those that are given come first."""
    stall = Stall(name="Fish", owner="red")

    assert Earned(stall="fish", owner="red", coins=2) == Earned.of(stall, stall="fish", coins=2)
    assert Stall(name="Pots", owner="red") == Stall.of(stall, name="Pots")
    assert "TOY-3.2" == Earned.of(Claim(stall="fish"), owner="blue", coins=1).clause  # its own, not the order's


def test_one_sentence_tells_an_event_with_its_fields() -> None:
    """A name has its article and its verb; a text that is no name stands for itself."""
    tellings = Tellings()
    tellings.say(Outbid, "{winner:The} {winner:pays|pay} {paid} for the licence.", news="trade", weight=2)
    blue = Called.of("blue", Name(text="Blues", article="the", plural=True), "everyone")

    assert "The Blues pay 3 for the licence." == tellings.tell(Outbid.model_construct(winner=blue, paid=3)).text
    assert Telling(text="Red pays 3 for the licence.", news="trade", weight=2) == tellings.tell(
        Outbid(winner="red", paid=3)
    )


class Fair(Event, clause="TOY-9"):
    """Stalls were put up."""

    stalls: Open[int]
    sellers: Open[tuple[str, ...]]
    day: Open[str]
    wet: Open[bool]
    rent: Open[int]


def test_a_sentence_counts_chooses_rows_and_words_its_fields() -> None:
    """Numbers count their nouns, truths choose, names stand in a row, and other words come from tables or functions."""
    tellings = Tellings()
    tellings.say(
        Fair,
        "{stalls:stall|stalls} of {sellers} {sellers:opens|open} on a {day}, {wet:in the rain|dry}, at {rent}{more}.",
        weight=lambda event: event.stalls,
        day={"mon": "Monday"},
        more=lambda event: f" and {event.rent + 1}",
    )

    told = tellings.tell(Fair(stalls=2, sellers=("Ann", "Bob"), day="mon", wet=False, rent=-3))

    assert ("two stalls of Ann and Bob open on a Monday, dry, at −3 and -2.", 2) == (told.text, told.weight)
    assert "one stall of Ann opens on a Monday, in the rain, at 0 and 1." == (
        tellings.tell(Fair(stalls=1, sellers=("Ann",), day="mon", wet=True, rent=0)).text
    )


def test_a_part_of_a_sentence_is_said_where_there_is_something() -> None:
    """Else what follows the bar, or nothing; other fields may stand in it, with forms of their own."""
    tellings = Tellings()
    tellings.say(
        Fair, "{sellers:?Stalls of {sellers} stand|Nobody sells}{rent:? at {rent:coin|coins}}{day:? on {day}}."
    )

    def told(rent: int, sellers: tuple[str, ...], day: str) -> str:
        return tellings.tell(Fair(stalls=2, sellers=sellers, day=day, wet=False, rent=rent)).text

    assert "Stalls of Ann and Bob stand at three coins on Monday." == told(3, ("Ann", "Bob"), "Monday")
    assert "Nobody sells." == told(0, (), "")


def test_a_room_says_once_what_its_sentences_have_in_common() -> None:
    """Their kind of news, and words for fields of a name; each sentence may say otherwise."""
    tellings = Tellings(news="trade", wording={"paid": "{} coins".format, "rent": str})
    tellings.say(Outbid, "{winner} pays {paid}")

    assert Telling(text="Ann pays 2 coins", news="trade") == tellings.tell(Outbid(winner="Ann", paid=2))
    tellings.say(Outbid, "{winner} pays {paid}", news="", paid="{} florins".format)
    assert Telling(text="Ann pays 2 florins") == tellings.tell(Outbid(winner="Ann", paid=2))


def test_one_of_several_sentences_tells_an_event_by_the_names_in_it() -> None:
    """The same names always in the same way, whatever else happened."""
    tellings = Tellings()
    tellings.say(Outbid, Ways("winner", "{winner} pays {paid}", "{paid} from {winner}"))
    told = [tellings.tell(Outbid(winner=winner, paid=paid)).text for winner in ("a", "b", "a") for paid in (1, 2)]

    assert ["1 from a", "2 from a", "b pays 1", "b pays 2", "1 from a", "2 from a"] == told


def test_an_event_without_a_clause_is_refused_when_it_is_declared() -> None:
    """What says nothing of its rule fails at import, not when it is told."""
    with pytest.raises(TypeError, match="Lawless has no clause"):
        type("Lawless", (Event,), {"__module__": __name__, "__doc__": "Something happened."})


def test_what_several_events_share_has_no_clause_of_its_own() -> None:
    """It says that it is abstract; those made of it say theirs."""

    class Shared(Event, abstract=True):
        """Something happened somewhere."""

    class Made(Shared, clause="TOY-1.1"):
        """Something was made there."""

    assert "TOY-1.1" == Made().clause
    with pytest.raises(TypeError, match="Lawless has no clause"):
        type("Lawless", (Shared,), {"__module__": __name__, "__doc__": "Something happened."})
