"""The promises that hold whatever is played can be broken: each notices what it is for."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.month import everywhere
from tests.month.everywhere import Kept
from tests.month.test_promises import ADA, BEN, shown

LONG = "Your spies in the capital have seen that the enemy's fleet lies there."


def month(monkeypatch: pytest.MonkeyPatch, *rows: Any) -> Any:  # Any: rows, and as much of a month as is asked
    """Give a month in which Ada sits in seat a and Ben in seat b, and whose database answers with these rows."""

    async def asked(*_: Any) -> Any:
        return rows

    async def over() -> bool:
        return False

    monkeypatch.setattr(everywhere, "asked", asked)
    hall = SimpleNamespace(machine=SimpleNamespace(ill=False))
    return SimpleNamespace(
        held={"a": {ADA}, "b": {BEN}}, led=set(), over=over, kept=None, active=set(), hall=hall, deaf=False
    )


def ordered(window: str, **orders: list[str]) -> Kept:
    """Give what was ordered by seat a, which is Ada's, and by seat b, which is Ben's."""
    return Kept(window, {"a": (ADA, None), "b": (BEN, None)}, orders)


async def complaints(monkeypatch: pytest.MonkeyPatch, now: Kept, sealed: dict[str, list[str]], *active: int) -> Any:
    """Give what speaks against the order that Ada had given in the first window."""
    lived = month(monkeypatch)
    lived.kept, lived.active = ordered("first", a=["march"]), set(active)

    async def of(_: Any) -> Kept:
        return now

    async def closed(*_: Any) -> dict[str, list[str]]:
        return sealed

    monkeypatch.setattr(everywhere, "kept_of", of)
    monkeypatch.setattr(everywhere, "sealed_in", closed)
    return await everywhere.no_order_goes_by_itself(lived, [])


async def test_an_order_that_is_gone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order stands or is sealed, unless its giver has done something meanwhile."""
    assert [] == await complaints(monkeypatch, ordered("first", a=["march"]), {})
    assert await complaints(monkeypatch, ordered("first"), {})
    assert await complaints(monkeypatch, ordered("first"), {}, BEN)
    assert [] == await complaints(monkeypatch, ordered("first"), {}, ADA)


async def test_what_is_done_on_a_bad_day_counts_until_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does something while the database takes nothing is not idle when it takes it at last."""
    lived = month(monkeypatch)
    lived.kept, lived.active, lived.hall.machine.ill = ordered("first", a=["march"]), {ADA}, True
    later = iter([ordered("first", a=["march"]), ordered("first", a=["build"]), ordered("first")])

    async def of(_: Any) -> Kept:
        return next(later)

    monkeypatch.setattr(everywhere, "kept_of", of)
    assert [] == await everywhere.no_order_goes_by_itself(lived, [])
    lived.hall.machine.ill = False
    assert [] == await everywhere.no_order_goes_by_itself(lived, [])
    assert await everywhere.no_order_goes_by_itself(lived, [])


async def test_an_order_that_is_not_sealed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order of a window that has closed is among what was sealed."""
    assert [] == await complaints(monkeypatch, ordered("second"), {"a": ["march"]})
    assert await complaints(monkeypatch, ordered("second"), {"a": ["build"]})
    assert await complaints(monkeypatch, ordered("second"), {})


async def test_a_private_message_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is for a seat stands with those who sat there."""
    mark = everywhere.mark_of("1:ask", 0)
    foot = f"Speak.\nHerald · {mark}"
    for target, right in (('{"kind": "seat", "seat": "a"}', True), ('{"kind": "user", "user": 2}', False)):
        lived = month(monkeypatch, SimpleNamespace(key="1:ask", target=target))

        assert right == (await everywhere.no_private_message_is_out_of_place(lived, [shown(1, foot)]) == [])
        assert await everywhere.no_private_message_is_out_of_place(lived, [shown(1, foot, "channel")])


async def test_a_confirmed_order_in_the_channel_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives an order is told alone that it is taken."""
    lived = month(monkeypatch)

    assert [] == await everywhere.no_order_is_confirmed_to_others(lived, [shown(1, "✓ march")])
    assert await everywhere.no_order_is_confirmed_to_others(lived, [shown(1, "1 of 1\n✓ march", "channel")])


async def test_private_news_with_others_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened to one is told to that one, unless it was told to everybody as well."""
    secret = SimpleNamespace(n=1, audience='["b"]', text=LONG)

    lived = month(monkeypatch, secret)
    assert await everywhere.no_private_news_is_read_by_others(lived, [shown(1, f"News\n{LONG}")])
    assert await everywhere.no_private_news_is_read_by_others(lived, [shown(1, LONG, "channel")])

    lived.led.add(ADA)
    assert [] == await everywhere.no_private_news_is_read_by_others(lived, [shown(1, f"News\n{LONG}")])
    assert await everywhere.no_private_news_is_read_by_others(lived, [shown(1, LONG, "channel")])

    for audience in ('["a"]', '"everyone"'):
        lived = month(monkeypatch, secret, SimpleNamespace(n=2, audience=audience, text=LONG))

        assert [] == await everywhere.no_private_news_is_read_by_others(lived, [shown(1, LONG)])


async def test_what_is_not_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At last nothing waits for its words."""
    assert [] == await everywhere.everything_sealed_is_told(month(monkeypatch), [])
    assert await everywhere.everything_sealed_is_told(
        month(monkeypatch, SimpleNamespace(name="x", state="owed", n=1)), []
    )
