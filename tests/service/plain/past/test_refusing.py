"""Refusing: why somebody cannot do something is answered by the rules, not by an old battle."""

from tests.service.bench import BLUE, RED, Table
from tests.service.plain.past.test_answers import fought, said, sqlite


@sqlite
async def test_why_one_cannot_do_something_has_the_reason_of_the_rules(crowns: Table) -> None:
    """Whatever is said behind the order."""
    await crowns.started(RED, BLUE, board="italy/italy-standard")

    told = await said(crowns, RED, "why cant i attack Tarentum, it is so weak")

    assert told.startswith("“attack Tarentum”")
    assert "march" not in told


@sqlite
async def test_what_was_just_refused_is_said_again(crowns: Table) -> None:
    """With its reason, and no event."""
    await crowns.started(RED, BLUE, board="italy/italy-standard")
    await said(crowns, RED, "attack Tarentum")

    told = await said(crowns, RED, "why cant i attack Tarentum?")

    assert "Tarentum" in told
    assert "not sure" not in told


@sqlite
async def test_what_is_sealed_can_no_longer_be_changed(crowns: Table) -> None:
    """Though the rulebook says that one may until the window closes."""
    await crowns.started(RED, BLUE, board="italy/italy-standard")
    open_yet = await said(crowns, RED, "can I still change my attack?")
    await crowns.give(1, RED, "attack North Campania")
    await crowns.all_ready(1)

    sealed = await said(crowns, RED, "can I still change my attack?")

    assert not open_yet.startswith("No")
    assert sealed.startswith("No: that window is closed")


@sqlite
async def test_a_cause_that_fits_nothing_is_said_to_fit_nothing(crowns: Table) -> None:
    """With what weighs most of late on buttons."""
    await fought(crowns)

    told = await said(crowns, RED, "why did I lose Trebia?")

    assert told.startswith("Nothing that I have told you fits that.")
