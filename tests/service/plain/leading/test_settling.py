"""Settings said in words are offered as buttons that set them, before the start and in play."""

import pytest

from bot.service.ground.messages import Message
from bot.service.ground.playing import schedule_of
from bot.service.plain import hearing
from bot.service.plain.leading.deeds import carried_out
from bot.service.plain.leading.settling import wanted
from bot.service.table import campaigns
from tests.service.bench import BLUE, HOST, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)  # nothing here is of the database
WISHES = "can u give us 24 hours per turn instead of 48, and no pings at night between 11pm and 8am, we're in Berlin"


async def wrote(table: Table, text: str, user: int = HOST) -> Message:
    return await hearing.hear(table.herald, user, text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (WISHES, {"deadlines": "24h", "open": "08:00-23:00", "zone": "Berlin"}),
        ("please make the turns 2 days", {}),
        ("turns of 2 days please", {"deadlines": "48h"}),
        ("remind people 6 hours before the deadline", {"reminders": "6h"}),
        ("reminders 1 day and 3 hours before", {"reminders": "24h,3h"}),
        ("10 minutes per turn this evening 8pm to 11pm", {"deadlines": "10m"}),
        ("no game on weekends pls", {"quiet": "Sat,Sun"}),
        ("nothing on friday or sunday", {"quiet": "Fri,Sun"}),
        ("secret votes please", {"secret_votes": "yes"}),
        ("our time zone is London", {"zone": "London"}),
        ("how many hours per turn do we have", {}),
        ("give everyone one day more", {}),
        ("march to Ur", {}),
    ],
)
def test_settings_are_read_from_words(text: str, found: dict[str, str]) -> None:
    """What only asks, or moves one deadline, settles nothing."""
    assert found == wanted(text)


@ONE
@pytest.mark.parametrize("plays", [False, True])
async def test_a_yes_sets_all_that_was_wished_before_the_start(crowns: Table, plays: bool) -> None:
    """Whether the gamemaster has a seat or none."""
    campaign = await crowns.founded("civilized/crowns")
    if plays:
        await campaigns.join(crowns.herald, campaign, HOST, "Ada")
    told = await wrote(crowns, WISHES)
    done = await wrote(crowns, "yes")

    assert 3 == len(told.buttons) and all(len(one.what) <= 22 and len(one.label) <= 40 for one in told.buttons)
    assert 3 == done.content.count("Done:")
    async with crowns.herald.store.look(campaign) as look:
        schedule = schedule_of(look.campaign)
    assert (24, "Europe/Berlin") == (schedule.orders, schedule.zone) and schedule.opens.hour == 8


@ONE
async def test_a_button_sets_one_setting_while_the_game_goes_on(crowns: Table) -> None:
    """From the next window on; a letter about weekends settles nothing."""
    campaign = await crowns.started(HOST, BLUE, board="civilized/crowns")
    told = await wrote(crowns, "no game on weekends pls")

    assert "Quiet days Sat,Sun" == told.buttons[0].label
    assert "quiet days" in await carried_out(crowns.herald, campaign, HOST, told.buttons[0].what)
    assert "signed by your seat" in (await wrote(crowns, "tell Lydia: no attacks on weekends")).content


@ONE
@pytest.mark.parametrize("text", ["24 hours per turn", "no game on weekends"])
async def test_a_player_settles_nothing(crowns: Table, text: str) -> None:
    """Only a gamemaster is offered it."""
    await crowns.started(RED, BLUE, board="civilized/crowns")

    assert [] == [one for one in (await wrote(crowns, text, RED)).buttons if one.action == "lead"]
