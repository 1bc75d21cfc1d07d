"""The register: what things were called at an event, for whom, and how an event reads with it."""

from typing import Annotated, Literal

import pytest

from rules.kernel.facts.events import Drawn, Event
from rules.kernel.facts.names import Called, Name, Named, Register
from rules.kernel.state.marks import Names
from rules.kernel.state.models import Value
from rules.kernel.state.naming import exchanged, mentioned
from rules.kernel.telling.phrases import id_of, the, verb

City = Annotated[str, Names("city")]
SAMNITES = Name(text="Samnites", article="the", plural=True)


class Line(Value):
    """A part of an event."""

    city: City
    dead: int = 0


class Fell(Event):
    """An event with ids wherever ids may stand."""

    clause: str = "X-1"
    city: City
    power: Annotated[str, Names("power")] | None = None
    others: tuple[City, ...] = ()
    rows: tuple[tuple[City, int], ...] = ()
    tolls: dict[City, int] = {}
    lines: tuple[Line, ...] = ()
    last: Line | Literal[""] = ""
    marked: Annotated[tuple[str, ...], Names("power")] = ()
    word: str = "ur"


def line(kind, id, since, text, **more) -> Named:
    """Give a line of the register."""
    return Named(kind=kind, id=id, since=since, name=Name(text=text, **more))


CITIES = Register.of([line("city", "ur", 5, "Ur"), line("city", "ur", 9, "New Ur"), line("city", "mari", 1, "Mari")])


@pytest.mark.parametrize(
    ("at", "text"), [(1, "Ur"), (5, "Ur"), (8, "Ur"), (9, "New Ur"), (99, "New Ur"), (None, "New Ur")]
)
def test_a_name_holds_from_its_event_to_the_next(at, text) -> None:
    """Before its first name a thing is called by that, for it may be spoken of before anybody noted it."""
    assert text == CITIES.name("city", "ur", at).text


def test_an_id_of_no_name_stays_as_it_is() -> None:
    """So events of prose read as they stand; a kind has no part in another's names."""
    event = Fell(city="Ur of the Chaldees", power="ur")

    assert event == CITIES.called(event, 9, "everyone")


def test_every_id_in_an_event_is_called_and_nothing_else() -> None:
    """In tuples, dicts, parts, and where there may be nothing."""
    event = Fell(
        city="ur", others=("mari", "ur"), rows=(("mari", 3),), tolls={"ur": 2}, lines=(Line(city="mari"),),
        last=Line(city="ur"), marked=("ur",),
    )  # fmt: skip

    told = CITIES.called(event, 9, "everyone")

    assert ("New Ur", None, ("Mari", "New Ur"), (("Mari", 3),), {"New Ur": 2}) == (
        told.city, told.power, told.others, told.rows, told.tolls,
    )  # fmt: skip
    assert ("Mari", "New Ur", ("ur",), "ur") == (told.lines[0].city, told.last.city, told.marked, told.word)
    assert "" == CITIES.called(Fell(city="ur"), 9, "everyone").last
    assert (("city", "ur"), ("city", "mari"), ("power", "ur")) == mentioned(event)


def test_what_names_nothing_is_the_same_event() -> None:
    """No copy is made."""
    event = Value()

    assert event is exchanged(event, lambda *_: "")


def test_a_name_knows_its_article_its_number_and_its_id() -> None:
    """A text that is no name goes without."""
    called = Called.of("samnites", SAMNITES, "everyone")

    assert ("Samnites", "the Samnites", "have", "samnites") == (
        called,
        the(called),
        verb(called, "has", "have"),
        id_of(called),
    )
    assert ("Rome", "has", "Rome") == (the("Rome"), verb("Rome", "has", "have"), id_of("Rome"))


@pytest.mark.parametrize(
    ("to", "readers", "known"),
    [
        ("everyone", "everyone", True),
        (("red",), ("red",), True),
        (("red",), ("red", "blue"), False),
        (("red", "blue"), ("blue",), True),
        (("red",), "everyone", False),
        ("gamemaster", ("red",), False),
        ("gamemaster", "gamemaster", True),
    ],
)
def test_a_secret_name_is_read_only_where_all_readers_may_know_it(to, readers, known) -> None:
    """The others read what they call it."""
    register = Register.of([line("city", "ur", 1, "Ur", article="the", to=to, otherwise="a hidden city")])

    told = register.called(Fell(city="ur"), 1, readers)

    assert ("the Ur" if known else "a hidden city") == the(told.city)
    assert "ur" == id_of(told.city)


@pytest.mark.parametrize(
    ("subject", "told"), [("ur", "New Ur"), ("mari/ur", "Mari, New Ur"), ("Ur/x", "Ur/x"), ("x", "x")]
)
def test_the_subject_of_a_draw_is_whatever_has_the_id(subject, told) -> None:
    """Of any kind; or several."""
    assert told == CITIES.called(Drawn(clause="X", purpose="p", subject=subject, card="AS"), 9, "everyone").subject


def test_a_line_that_comes_twice_is_kept_once() -> None:
    """As when a rebuild notes again what was recorded."""
    register = Register.of([line("city", "ur", 5, "Ur"), line("city", "ur", 5, "Ur")])

    assert 1 == len(register.lines["city"]["ur"])
