"""Each command and each button by those who may and those who may not, and what each of them sees."""

import discord
import pytest

from sandbox.plain import words
from tests.chat.conftest import Market


async def test_founding_opens_a_lobby(table: Market) -> None:
    """Whoever founds a campaign is its gamemaster, and everybody finds the lobby with its buttons."""
    ada, dan = table.player("Ada"), table.player("Dan")

    answer = await ada.slash("campaign", "campaign found", game="toy", title="The Fair of Ur")

    assert answer.result.response.ephemeral
    assert "The Fair of Ur is founded" in answer.text
    assert "SHA-256" in dan.sees()
    assert "the Reds: open" in dan.sees()


@pytest.mark.parametrize(
    ("denied", "expected"),
    [
        (
            {"send_messages": False, "embed_links": False},
            "needs more permissions in this channel: Send Messages, Embed",
        ),
        ({"create_private_threads": False}, "Without Create Private Threads Herald cannot reach players"),
    ],
)
async def test_missing_permissions_are_named(table: Market, denied: dict[str, bool], expected: str) -> None:
    """Whoever founds a campaign hears at once what the bot is not allowed in the channel (H32)."""
    overwrites = {table.world.env.bot.user: discord.PermissionOverwrite(**denied)}
    narrow = table.world.guild.create_text_channel("narrow", overwrites=overwrites)
    await table.world.env.settle()

    answer = await table.world.people["Ada"].slash(narrow, "campaign found", game="toy", title="Fair")

    assert expected in answer.response.content


async def test_one_press_and_a_form_join(table: Market) -> None:
    """Join opens a form with the free seats; the lobby then shows who sits where (H1)."""
    await table.player("Ada").slash("campaign", "campaign found", game="toy", title="Fair")
    ben = table.player("Ben")

    answer = await ben.join(seat="the Blues", phrase="four winds")

    assert "You play the Blues in Fair. Once it starts I write to you in direct messages" in answer.text
    assert "SHA-256" not in answer.text
    assert f"the Blues: @{ben.id}" in table.player("Cleo").sees()


async def test_a_taken_seat_is_refused(table: Market) -> None:
    """Who asks for a seat that is taken is told which are free."""
    await table.player("Ada").slash("campaign", "campaign found", game="toy", title="Fair")
    await table.player("Ada").slash("campaign", "join", seat="red")

    answer = await table.player("Ben").slash("campaign", "join", seat="red")

    assert "The Reds is taken; free: the Blues, Grün & Söhne" in answer.text


async def test_the_waiting_list(table: Market) -> None:
    """Who finds no free seat waits, and is told so."""
    await table.founded()

    answer = await table.player("Dan").slash("campaign", "join")

    assert "waiting list" in answer.text
    assert "Dan" in table.player("Ada").sees()


async def test_an_order_by_each_door(table: Market) -> None:
    """The command, the line, the sheet, the form and the direct message give the same order (H4)."""
    ada, ben, cleo = await table.begun()

    forged = await ada.slash("campaign", "toy claim", stall="fish")
    line = await ben.slash("campaign", "order", line="claim Fish")
    panel = await cleo.slash("campaign", "orders")
    filled = await (await panel.choose("Give an order", "Claim")).fill(stall="Fish")
    sheet = await (await filled.press("Order sheet")).fill(sheet="watch Fish\nbid 3")
    direct = await ada.write("watch Fish\nbid 3")

    assert "✓ 1. claim Fish" in filled.text
    for reply in (forged, line, filled):
        assert "✓" in reply.text and "claim Fish" in reply.text
        assert reply.result.response.ephemeral
    assert "2 of 2 taken" in sheet.text and "✓ 3. bid 3" in sheet.text
    assert "2 of 2 taken" in direct and "Given so far: claim Fish; watch Fish; bid 3." in direct


async def test_a_sheet_is_answered_line_by_line(table: Market) -> None:
    """Good lines stand; each bad one gets its reason and what was probably meant (H6)."""
    ada, _, _ = await table.begun()

    text = await ada.write("claim Fi\nbid 3\nbid 99")

    assert "What you can do, such as" not in text
    assert "1 of 3 taken" in text
    assert "did you mean “claim Fish”" in text
    assert "✓ line 2: bid 3" in text
    assert "did you mean “bid 9”" in text
    assert "TOY-2.5" not in text


async def test_a_refused_order_shows_what_stands(table: Market) -> None:
    """A refusal says why, shortly, and what was given so far beside it (H5, H6)."""
    ada, _, _ = await table.begun()
    await ada.slash("campaign", "toy claim", stall="fish")

    refused = await ada.slash("campaign", "toy claim", stall="fish")

    assert "✗ Fish will not do as a stall without an owner; choose Fish and Chips or Potter’s Row" in refused.text
    assert "Given so far: claim Fish." in refused.text
    assert "Closes" not in refused.text


async def test_orders_can_be_withdrawn(table: Market) -> None:
    """The menu of the panel takes back one order, or all of them."""
    ada, _, _ = await table.begun()
    await ada.write("claim Fish\nbid 3")
    panel = await ada.slash("campaign", "orders")

    one = await panel.choose("Withdraw an order", "1. claim Fish")
    left = one.text
    none = await one.choose("Withdraw an order", "All of them")

    assert "✓ 1. bid 3" in left
    assert "claim Fish" not in left
    assert "No orders given yet." in none.text


async def test_everybody_ready_closes_the_window(table: Market) -> None:
    """The last one who is ready closes the window, and the panel shows the next (H7)."""
    ada, ben, cleo = await table.begun()
    await (await ada.slash("campaign", "orders")).press("Ready")
    posts = [post for post in table.messages("campaign", "Ben") if "Morning of day 1" in words(post, {})]
    await ben.press_on("campaign", posts[-1], "Ready")

    answer = await cleo.slash("campaign", "ready")

    assert "the window closed" in answer.text
    assert "Morning of day 2" in answer.text
    assert "The evening is" in table.player("Dan").sees()


async def test_H23_completion_is_quick_and_private(table: Market) -> None:
    """Completion offers what the seat may do, word by word, and nothing to those without a seat (H23)."""
    ada, _, _ = await table.begun()
    dan = table.player("Dan")
    await ada.slash("campaign", "toy claim", stall="fish")

    assert ["Fish and Chips", "Potter’s Row"] == await ada.complete("campaign", "toy claim", "stall", "")
    assert ["claim Potter’s Row"] == await ada.complete("campaign", "order", "line", "claim P")
    assert ["the Blues 2, Grün & Söhne"] == await ada.complete("campaign", "toy gift", "shares", "the Blues 2, gr")
    assert [] == await dan.complete("campaign", "toy claim", "stall", "")
    assert [] == await dan.complete("campaign", "order", "line", "claim")
    assert ["The Fair of Ur (The Market)"] == await dan.complete("campaign", "status", "campaign", "fair")


async def test_reading_by_three(table: Market) -> None:
    """A player, another and an onlooker each see the status; papers are the seat's alone."""
    ada, ben, _ = await table.begun()
    dan = table.player("Dan")

    papers = [await player.slash("campaign", "papers") for player in (ada, ben, dan)]

    assert "the papers of the Reds" in papers[0].text
    assert "the papers of the Blues" in papers[1].text
    assert "You hold no seat in “The Fair of Ur”" in papers[2].text
    for player in (ada, ben, dan):
        assert "The orders of the day" in (await player.slash("campaign", "status")).text
        assert "TOY-2.1" in (await player.slash("campaign", "rule", question="TOY-2.1")).text
        assert (await player.slash("campaign", "campaign list")).result.response.ephemeral
        picture = await player.slash("campaign", "map")
        assert "A market" == picture.message.attachments[0].description


async def test_why_answers_by_number_and_by_words(table: Market) -> None:
    """An event opens its clause and what led to it (H22)."""
    ada, ben, cleo = await table.begun()
    for player in (ada, ben, cleo):
        await player.slash("campaign", "ready")

    latest = await ada.slash("campaign", "why")
    words = await ada.slash("campaign", "why", event="evening")
    rule = await words.press("Rule")

    assert "evening is" in latest.text
    assert "The rule: In the evening" in words.text
    assert "TOY-3.1" in rule.text


async def test_onlookers_are_refused_politely(table: Market) -> None:
    """Who holds no seat is told how to get one, by every command that needs one."""
    await table.begun()
    dan = table.player("Dan")

    for command, options in (
        ("orders", {}),
        ("order", {"line": "bid 3"}),
        ("ready", {}),
        ("papers", {}),
        ("toy bid", {"coins": 3}),
        ("leave", {}),
    ):
        answer = await dan.slash("campaign", command, **options)

        assert "seat" in answer.text
        assert answer.result.response.ephemeral


async def test_the_host_alone_rules(table: Market) -> None:
    """Only the gamemaster may pause, extend, settle, hold, rewind, export or end a campaign."""
    _, ben, _ = await table.begun()

    for command, options in (
        ("campaign pause", {}),
        ("campaign extend", {"hours": 5}),
        ("campaign settings", {"setting": "deadlines", "value": "every 12h"}),
        ("campaign end", {"really": True}),
        ("gm hold", {}),
        ("gm close", {}),
        ("gm rewind", {"save": 0}),
        ("gm export", {}),
    ):
        answer = await ben.slash("campaign", command, **options)

        assert "gamemaster" in answer.text, command
    assert "running" == (await table.world.app.client.chat.card(1)).status


async def test_the_gamemaster_at_work(table: Market) -> None:
    """Pause, resume, extend, settings, hold, release, close, export, rewind and end answer with what they did."""
    ada, _, _ = await table.begun()

    for command, options, expected in (
        ("campaign pause", {}, "is paused"),
        ("campaign resume", {}, "goes on"),
        ("campaign extend", {"hours": 5}, "The deadline is moved"),
        ("campaign settings", {"setting": "deadlines", "value": "every 12h"}, "deadlines is now every 12h"),
        ("gm close", {}, "Nothing has come yet from"),
        ("gm hold", {"reason": "a word with you"}, "is held"),
        ("gm export", {}, "you get it once the campaign has ended"),
        ("gm release", {}, "goes on"),
        ("gm rewind", {"save": 1}, "forgets 0 closed windows for good"),
        ("gm undo", {}, "This takes back “stance”"),
        ("campaign end", {"really": False}, "nothing was ended"),
        ("campaign end", {"really": True}, "has ended"),
    ):
        assert expected in (await ada.slash("campaign", command, **options)).text, command
    assert "The Fair of Ur has ended" in table.player("Dan").sees()


async def test_a_rewind_offers_the_saves(table: Market) -> None:
    """By turn and phase, the last one first; to nobody but the gamemaster."""
    ada, ben, _ = await table.begun()
    asked = await ada.slash("campaign", "gm close")
    assert "is closed" in (await asked.press("Close it anyway")).text
    assert "Something has happened since" in (await asked.press("Close it anyway")).text

    offered = await ada.complete("campaign", "gm rewind", "save", "")
    assert "0: turn 0, founding" == offered[-1] and offered[0].startswith(f"{len(offered) - 1}: turn 2, ")
    assert {"1: turn 1, morning"} <= {*await ada.complete("campaign", "gm rewind", "save", "turn 1")} < {*offered}
    assert [] == await ben.complete("campaign", "gm rewind", "save", "")

    asked = await ada.slash("campaign", "gm rewind", save=1)
    assert "of morning in turn 1, forgets" in asked.text and "running" == (await table.cards())[0].status
    assert "stands again where save 1 began" in (await asked.press("Go back to save 1")).text
    assert "held" == (await table.cards())[0].status
    assert "Something has happened since" in (await asked.press("Go back to save 1")).text, "it said one window more"


async def test_everything_works_in_direct_messages(table: Market) -> None:
    """A player need not come to the server: every command of orders answers in the direct messages too."""
    ada, _, _ = await table.begun()

    for command, options, expected in (
        ("orders", {}, "The orders of the day"),
        ("toy claim", {"stall": "fish"}, "✓ claim Fish"),
        ("order", {"line": "bid 3"}, "✓ bid 3"),
        ("ready", {}, "You are ready."),
        ("status", {}, "Stalls"),
        ("papers", {}, "Your purse"),
        ("campaign list", {}, "The Fair of Ur"),
    ):
        answer = await ada.slash("direct", command, **options)

        assert expected in answer.text, command
        assert not answer.result.response.ephemeral
    assert "lives in a text channel" in (await ada.slash("direct", "campaign found", game="toy", title="No")).text


async def test_two_campaigns_are_told_apart(table: Market) -> None:
    """What is an order of the only campaign that is played goes there; else one names the one that is meant (P5)."""
    ada, _, _ = await table.begun()
    await ada.slash("table-talk", "campaign found", game="toy", title="The Fair of Kish")
    await ada.slash("table-talk", "join", seat="blue")

    unclear = await ada.write("bid 3")
    clear = await ada.write("campaign The Fair of Ur\nbid 3")
    option = await ada.slash("direct", "toy bid", coins=4, campaign="1")

    assert "✓ bid 3" in unclear
    assert "✓ bid 3" in clear
    assert "✓ bid 4" in option.text


async def test_founding_asks_for_nothing(table: Market) -> None:
    """A campaign is founded with one command: the first game, the first scenario, and a title of its own."""
    ada = table.player("Ada")

    first = await ada.slash("campaign", "campaign found")
    second = await ada.slash("table-talk", "campaign found")
    unknown = await ada.slash("table-talk", "campaign found", game="chess")

    offered = await ada.complete("campaign", "campaign found", "game", "")

    assert ["The Market"] == offered
    assert "The Fair is founded" in first.text
    assert "The Fair 2 is founded" in second.text
    assert "There is no game “chess”; there is toy" in unknown.text


async def test_answers_say_what_matters_in_a_line_or_two(table: Market) -> None:
    """Founding, joining, starting and leaving answer with what was done and what to do next, and repeat no lobby."""
    ada, ben = table.player("Ada"), table.player("Ben")

    founded = await ada.slash("campaign", "campaign found")
    joined = await ada.slash("campaign", "join", seat="red")
    begun = await ada.press("campaign", "Start")
    late = await ben.slash("campaign", "join", seat="blue")
    left = await ben.slash("campaign", "leave")
    paused = await ada.slash("campaign", "campaign pause")

    assert "press Join" in founded.text and "You are its gamemaster" in founded.text
    assert "You play the Reds in The Fair. Press Start" in joined.text
    assert "The Fair has begun." in begun.text
    assert "You play the Blues in The Fair. I write to you in direct messages; /orders" in late.text
    assert "/join brings you back" in left.text
    assert "/campaign resume" in paused.text
    for answer in (founded, joined, begun, late, left, paused):
        assert [] == answer.message.embeds
        assert len(answer.text.strip().splitlines()) <= 2


async def test_nothing_is_changed_from_a_channel_without_a_campaign(table: Market) -> None:
    """What is meant for a campaign yet to come here never changes another one; it may be named."""
    ada, _, _ = await table.begun()
    there = await ada.slash("table-talk", "campaign settings", setting="deadlines", value="evening 5m")
    named = await ada.slash("table-talk", "campaign settings", setting="early", value="no", campaign="The Fair of Ur")

    assert "nothing was changed" in there.text and "campaign:The Fair of Ur" in there.text
    assert "early is now no" in named.text
