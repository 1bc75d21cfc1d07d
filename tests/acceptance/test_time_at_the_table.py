"""H13 and H14 as people see them: votes, hours of one's own and pauses, with commands and buttons."""

from datetime import timedelta

from bot.service.ground.values import WindowCard
from tests.e2e.table import Player, Table


async def begun(table: Table) -> tuple[Player, Player, Player]:
    """Begin a campaign with three players, and go on to the first window that asks all of them."""
    ada, ben, cleo = (table.player(name) for name in ("Ada", "Ben", "Cleo"))
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    for player in (ada, ben, cleo):
        await player.slash("campaign", "join")
    await ada.slash("campaign", "campaign start")
    while len((await window(table)).asked) == 1:
        await table.to_next_deadline()
    return ada, ben, cleo


async def window(table: Table) -> WindowCard:
    (card,) = await table.cards()
    assert card.window is not None, card.status
    return card.window


async def test_H13_the_table_votes_for_more_time(table: Table) -> None:
    """Ben asks for a day; the vote stands in the channel with its count and its buttons, and Cleo's yes decides."""
    ada, ben, cleo = await begun(table)
    before = (await window(table)).due
    asked = await ben.slash("campaign", "vote extend", hours=24)
    post = ben.sees()
    await table.restart()
    no = await cleo.press("campaign", "No")
    yes = await cleo.press("campaign", "Yes")
    after = (await window(table)).due
    late = await ada.slash("campaign", "vote extend", hours=24)

    assert "You say yes. You may change it until" in asked.text
    assert "asks the table to move the deadline of the open window on by 24 hours" in post
    assert "It needs yes from 2 of 3 seats" in post
    assert "You say no" in no.text and no.result.response.ephemeral
    assert "The table agrees" in yes.text
    assert before is not None and before + timedelta(hours=24) == after
    assert "Carried. 2 of 3 said yes" in ada.sees()
    assert "You say yes" in late.text


async def test_H13_who_has_no_seat_has_no_vote(table: Table) -> None:
    """Dan, who looks on, is refused in private, and nothing changes."""
    _, ben, _ = await begun(table)
    await ben.slash("campaign", "vote end")
    pressed = await table.player("Dan").press("campaign", "Yes")
    put = await table.player("Dan").slash("campaign", "vote pause")

    assert "You hold no seat" in pressed.text and pressed.result.response.ephemeral
    assert "You hold no seat" in put.text
    assert "running" == (await table.cards())[0].status


async def test_H13_hours_of_ones_own(table: Table) -> None:
    """Ben takes ten of his hours, the posted deadline changes in place, and twenty more are not his to take."""
    _, ben, _ = await begun(table)
    posts = len(table.posts("campaign", "Ada"))
    before = (await window(table)).due
    took = await ben.slash("campaign", "extend", hours=10)
    more = await ben.slash("campaign", "extend", hours=20)
    after = (await window(table)).due

    assert "You have 14 hours of your own left." in took.text
    assert "You have 14 of your 24 hours left" in more.text
    assert before is not None and before + timedelta(hours=10) == after
    assert posts + 1 == len(table.posts("campaign", "Ada"))
    assert "is moved on by" in table.posts("campaign", "Ada")[-1][1]


async def test_H14_a_pause_until_a_date(table: Table) -> None:
    """Paused three hours before the deadline until a date, shown on panel and post, it goes on by itself with three."""
    ada, ben, _ = await begun(table)
    due = (await window(table)).due
    assert due is not None
    await table.pass_time(seconds=(due - table.now).total_seconds() - 3 * 3600)
    paused = await ada.slash("campaign", "campaign pause", until="9 days")
    panel = await ben.slash("campaign", "orders")
    seen = ben.sees()
    await table.restart()
    await table.pass_time(days=9, minutes=1)
    left = (await window(table)).due

    assert "It goes on by itself" in paused.text
    assert "The clock stands still: the campaign is paused until" in panel.text
    assert "The clock stands still: the campaign is paused until" in seen
    assert left is not None
    assert timedelta(hours=2, minutes=58) < left - table.now <= timedelta(hours=3)
    assert "goes on, as its pause is over" in ben.sees()


async def test_H10_settings_are_shown_to_everybody(table: Table) -> None:
    """Without a setting the command shows all of them in words, to players as well; only the host changes any."""
    ada, ben, _ = await begun(table)
    await ada.slash("campaign", "campaign settings", setting="deadlines", value="Mon,Thu 20:00 Europe/Rome")
    shown = await ben.slash("campaign", "campaign settings")
    refused = await ben.slash("campaign", "campaign settings", setting="extra_hours", value="99")

    assert "Windows close Mon, Thu at 20:00 (Europe/Rome)" in shown.text
    assert "majority: 51" in shown.text and "extra_hours: 24" in shown.text
    assert "Only the gamemaster" in refused.text
