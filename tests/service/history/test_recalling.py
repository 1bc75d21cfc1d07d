"""Recalling: which event is meant, by what befell whom, of which kind it was, what it names and how fresh it is."""

from bot.service.history.outcomes import outcome
from bot.service.history.recalling import Past, Sought, beside, gravest, recalled
from bot.store.records import Entry
from rules.kernel.facts.events import Told

TITLE = "House Vesper"
ANNALS = [
    ("BattleEnded", 2, "5 rounds at Westmere: House Vesper loses 4 infantry and the neutrals lose 4 infantry."),
    ("ProvinceTaken", 2, "Westmere yields to House Vesper. 2 archers hold it."),
    ("MarchSetOut", 1, "House Vesper marches on Shadewater, held by House Ashgrave: 2 archers from Westmere."),
    ("LeaderCaptured", 3, "The head of House Vesper is led away from House Vesper in the chains of House Ashgrave."),
    ("ProvinceTaken", 3, "House Vesper loses Westmere to House Ashgrave. 1 cavalry holds it."),
    ("OrderFailed", 2, "The order of House Vesper came to nothing: nobody stands in Westmere."),
    ("WorkRaised", 2, "A temple rises for House Vesper in Evenfall."),
]


def past() -> Past:
    """Give what a House knows, the newest first: two windows lie between the first two events and those after."""
    entries = [
        Entry(Told(n=n, turn=1, phase="army", event=kind, clause="", audience="everyone", body="{}"), text, "", weight)
        for n, (kind, weight, text) in enumerate(ANNALS, start=1)
    ]
    return Past(tuple(reversed(entries)), frozenset(range(1, len(ANNALS) + 1)), TITLE, (0, 2, 3))


def numbers(sought: Sought) -> list[int]:
    """Give the numbers of the events that are meant."""
    return [one.told.n for one in recalled(past(), sought)]


def test_who_lost_a_place_hears_of_its_loss_and_not_of_its_taking() -> None:
    """Though another event has more of his words, and he names somebody beside the place."""
    assert 5 == numbers(Sought("I lose Westmere and my leader", -1, own=True))[0]
    assert 5 == numbers(Sought("I lose Westmere", -1, own=True))[0]
    assert 2 == numbers(Sought("I take Westmere", 1, own=True))[0]


def test_what_else_he_lost_in_the_same_window_is_told_beside_it() -> None:
    """The leader whom he names, whom the first event does not tell of."""
    sought = Sought("I lose Westmere and my leader", -1, own=True)
    first = recalled(past(), sought)[0]

    assert [4] == [one.told.n for one in beside(past(), sought, first)]


def test_a_person_who_is_led_away_is_found_by_what_befell_him() -> None:
    """By the kind of the event, in whatever words it tells of it."""
    assert 4 == numbers(Sought("my leader captured", -1, own=True))[0]


def test_nothing_is_told_where_nothing_fits() -> None:
    """A place of which nothing has been told, and a change that has befallen nothing of that name."""
    assert not numbers(Sought("I lose Paris", -1, own=True))
    assert not numbers(Sought("Shadewater rebel against me", -1, own=True))


def test_the_gravest_of_late_is_what_went_badly() -> None:
    """An order that came to nothing comes last, and so does what is older."""
    assert [5, 4, 7] == [one.told.n for one in gravest(past(), 3)]


UNREST = [
    ("UnrestBegan", 1, "Aragon no longer knows whom it serves: it falls into unrest."),
    ("UnrestCalmed", 1, "Castile hears the complaints of Aragon: it is quiet again."),
    ("AreaChecked", 0, "Leon bears it, and stays quiet."),
    ("AreaChecked", 1, "Aragon pays 1 gold, a rebellion value of 1: the dice show 12, and it falls into unrest."),
]


def test_why_an_area_is_in_unrest_is_the_latest_that_put_it_there() -> None:
    """A check of the dice is of the same kind as an unrest that begins without one."""
    entries = [
        Entry(Told(n=n, turn=n, phase="round", event=kind, clause="", audience="everyone", body="{}"), text, "", weight)
        for n, (kind, weight, text) in enumerate(UNREST, start=1)
    ]
    own = frozenset(range(1, len(UNREST) + 1))
    known = Past(tuple(reversed(entries)), own, "Castile", tuple(range(len(UNREST))))
    for text in ("Aragon fall into unrest", "Aragon in unrest"):
        assert 4 == recalled(known, Sought(text, -1, own=False))[0].told.n, text


def test_the_losses_of_two_sides_tell_no_winner() -> None:
    """Who loses nobody has not lost for that."""
    assert 0 == outcome("2 rounds at Northmere: Red loses nobody and the neutrals lose 4 infantry.", "Red")
    assert -1 == outcome("Red loses Northmere.", "Red")
