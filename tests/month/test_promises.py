"""The promises that a month looks at can be broken: each notices what it is for."""

from types import SimpleNamespace
from typing import Any

from tests.month import promises
from tests.month.month import Sheet
from tests.month.people import Person
from tests.month.sight import Shown

ADA, BEN, ROOM, DIRECT = 1, 2, 70, 71


def shown(id: int, text: str, room: str = "direct", *, ours: bool = True, refers: int = 0) -> Shown:
    """Give a message in the channel, which everybody reads, or in Ada's direct messages."""
    place, readers = (ROOM, None) if room == "channel" else (DIRECT, frozenset({ADA}))
    return Shown(id, place, room, ours, readers, refers, asked=False, text=text)


def month() -> Any:  # Any: as much of a month as promises about messages ask
    """Give a month in which Ada sits in seat a, and has written w1 in her direct messages."""
    people = [Person("Ada", ADA, 1.0), Person("Ben", BEN, 1.0)]
    return SimpleNamespace(held={"a": {ADA}, "b": {BEN}}, sheets={1: Sheet("Ada", ["w1"])}, people=people, terms={})


async def test_a_message_that_stands_twice_is_noticed() -> None:
    """Two messages of one reference are one too many."""
    once = [shown(1, "News\nHerald · 0123abcd"), shown(2, "More\nHerald · 4567abcd")]

    assert [] == await promises.no_message_is_doubled(month(), once)
    assert await promises.no_message_is_doubled(month(), [*once, shown(3, "News\nHerald · 0123abcd")])


async def test_who_comes_back_to_a_seat_is_asked_once_more() -> None:
    """A question may stand again only after its reader came to the seat again."""
    back, asked = month(), [shown(id, "Speak.\nHerald · 0123abcd") for id in (1, 3, 4)]
    back.terms[ADA] = [0, 2]

    assert [] == await promises.no_message_is_doubled(back, asked[:2])
    assert await promises.no_message_is_doubled(back, asked)


async def test_a_secret_in_the_channel_or_with_another_is_noticed() -> None:
    """A seat's secret is for those alone who ever sat there."""
    assert [] == await promises.no_secret_is_out_of_place(month(), [shown(1, "QH, kept for a.")])
    assert await promises.no_secret_is_out_of_place(month(), [shown(1, "QH, kept for a.", "channel")])
    assert await promises.no_secret_is_out_of_place(month(), [shown(1, "QH, kept for b.")])


async def test_a_sheet_without_answer_or_with_two_is_noticed() -> None:
    """A sheet has one answer, whether it refers to the sheet, names its words, or only follows it."""
    sheet, taken = shown(1, "say w1", ours=False), shown(2, "✓ say w1")

    assert [] == await promises.every_sheet_is_answered_once(month(), [sheet, taken])
    assert [] == await promises.every_sheet_is_answered_once(month(), [sheet, shown(2, "It is over.", refers=1)])
    assert await promises.every_sheet_is_answered_once(month(), [sheet])
    assert await promises.every_sheet_is_answered_once(month(), [sheet, taken, shown(3, "✓ say w1")])
    assert await promises.every_sheet_is_answered_once(month(), [sheet, taken, shown(3, "It is over.", refers=1)])


def test_what_no_place_is_left_for_may_be_given_up() -> None:
    """Whoever closed the door may miss a message where no thread could be; nobody else may."""
    shut = SimpleNamespace(shut={ADA})
    lost = SimpleNamespace(state="failed", campaign=None, channel=None, host=None, target='{"user": 1}')
    practice = {"campaign": 1, "channel": 0, "host": ADA, "target": '{"seat": "a"}'}

    assert promises.out_of_reach(shut, lost)
    assert promises.out_of_reach(shut, SimpleNamespace(**vars(lost) | practice))
    assert not promises.out_of_reach(shut, SimpleNamespace(**vars(lost) | practice | {"channel": 70}))
    assert not promises.out_of_reach(shut, SimpleNamespace(**vars(lost) | {"state": "owed"}))
    assert not promises.out_of_reach(shut, SimpleNamespace(**vars(lost) | {"target": '{"user": 2}'}))
