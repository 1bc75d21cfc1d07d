"""H10: each window of a game stays open for a length of its own, whatever the host changes and whenever."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from bot.service.schedule import Schedule, describe, first_deadline
from bot.service.table import campaigns
from rules.kernel.errors import Answer
from tests.service.bench import BEGIN, BLUE, GREEN, HOST, RED, Table

USERS = {"rome": RED, "campanians": BLUE, "gamemaster": GREEN}
ANSWERS = {
    ("attack", "campanians"): "attack Ager Volscus",
    ("battle", "campanians"): "report attacker major",
    ("confirm", "rome"): "dispute they ran first",
    ("ruling", "gamemaster"): "rule attacker major",
}


async def at_war(table: Table, **settings: str) -> int:
    """Seat RED at Rome and BLUE at the Campanians, who will attack it; GREEN rules over battles."""
    campaign = await table.founded("italy/italy-standard", None, **settings)
    for seat, user in USERS.items():
        await campaigns.join(table.herald, campaign, user, f"User {user}", seat)
    await campaigns.start(table.herald, campaign, HOST)
    return campaign


async def length(table: Table, campaign: int) -> tuple[str, int]:
    """Give the name of the open window, and the hours that its deadline's row leaves it."""
    window = (await table.card(campaign)).window
    assert window is not None
    async with table.store.look(campaign) as look:
        (due,) = [one.due for one in await look.deadlines() if one.kind == "close"]
    return window.name, round((due - table.clock.now()) / timedelta(hours=1))


async def lengths(table: Table, campaign: int) -> dict[str, int]:
    """Attack, report, dispute and rule through a turn, and give the length of each window on the way."""
    found: dict[str, int] = {}
    while (await table.card(campaign)).turn == 1 and "take" not in found:
        name, hours = await length(table, campaign)
        found[name] = hours
        asked = (await table.card(campaign)).window.asked
        given = [(USERS[seat], ANSWERS[name, seat]) for seat in asked if (name, seat) in ANSWERS]
        for user, line in given:
            await table.give(campaign, user, line)
        await table.ready(campaign, *(USERS[seat] for seat in asked))
    return found


async def test_each_window_has_a_deadline_of_its_own(crowns: Table) -> None:
    """As long as the rulebook of Italy says."""
    campaign = await at_war(crowns)

    found = await lengths(crowns, campaign)

    assert {"attack": 48, "battle": 168, "confirm": 48, "ruling": 72, "take": 24} == found


async def test_each_length_is_a_setting_of_its_own(crowns: Table) -> None:
    """Given when the campaign is founded; the others stay as they are."""
    campaign = await at_war(crowns, battle_hours="1000", ruling_hours="5")

    found = await lengths(crowns, campaign)

    assert {"attack": 48, "battle": 1000, "confirm": 48, "ruling": 5, "take": 24} == found


async def test_a_length_changed_in_the_game_counts_from_the_next_window_on(crowns: Table) -> None:
    """No rule reads it, so it may change while the game is played, and is read again after a restart."""
    campaign = await at_war(crowns)
    await campaigns.settings(crowns.herald, campaign, HOST, {"battle_hours": "30"})
    await crowns.crash()

    found = await lengths(crowns, campaign)

    assert (48, 30) == (found["attack"], found["battle"])
    with pytest.raises(Answer, match="cannot change any more"):
        await campaigns.settings(crowns.herald, campaign, HOST, {"tabletop": "always_generator"})


async def test_another_length_for_all_keeps_the_proportions(crowns: Table) -> None:
    """Twice as fast is twice as fast for every window; one set afterwards keeps to what was said, its default too."""
    campaign = await at_war(crowns, deadlines="every 24h")
    await campaigns.settings(crowns.herald, campaign, HOST, {"deadlines": "every 1h"})
    await campaigns.settings(crowns.herald, campaign, HOST, {"deadlines": "every 24h"})
    await campaigns.settings(crowns.herald, campaign, HOST, {"ruling_hours": "72"})

    found = await lengths(crowns, campaign)

    assert {"attack": 24, "battle": 84, "confirm": 24, "ruling": 72, "take": 12} == found


def test_fixed_times_leave_long_windows_their_length() -> None:
    """A battle on a table is not over at nine in the evening because orders are."""
    nightly = Schedule.of({"orders": 48, "battle": 168, "take": 24}).model_validate(
        {**Schedule.of({"orders": 48, "battle": 168, "take": 24}).model_dump(), "times": ["21:00"]}
    )
    due = {name: first_deadline(nightly, "orders", BEGIN, name) for name in ("attack", "take", "battle")}

    tonight = datetime(2026, 3, 2, 21, tzinfo=UTC)
    assert {"attack": tonight, "take": tonight, "battle": tonight + timedelta(days=7)} == due
    assert "hours at least: battle 168." in describe(nightly)[0]


def test_a_schedule_stored_before_there_were_names_still_loads() -> None:
    """Its windows stay open as their classes say."""
    text = json.dumps({"orders": 24, "reaction": 12, "vote": 6})

    schedule = Schedule.model_validate_json(text)

    assert (24, 12, 6) == tuple(schedule.hours("battle", kind) for kind in ("orders", "reaction", "vote"))


def test_a_schedule_with_names_is_written_and_read() -> None:
    """As it is stored and exported; and it says what it has settled."""
    schedule = Schedule.of({"orders": 48, "reaction": 24, "vote": 48, "battle": 168})

    assert schedule == Schedule.model_validate_json(schedule.model_dump_json())
    assert 168 == schedule.hours("battle", "vote")
    assert "Windows close 48 hours after they open (reactions 24, votes 48, battle 168)." == describe(schedule)[0]
