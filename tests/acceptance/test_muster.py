"""H2: before turn 1 counts everybody shows that they are there and can give an order; silent seats are re-offered."""

import asyncio
import json

import pytest

from bot.service.orders import orders
from bot.service.reading import reading
from bot.service.start.importing import import_campaign
from bot.service.table import campaigns, gamemaster, vacations
from bot.service.table.gamemaster import export
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table


async def mustering(bench: Table, *users: int, **settings: str) -> int:
    """Found a campaign with practice, seat people, and start it."""
    campaign = await bench.founded("word/two", **{"muster": "24h", **settings})
    for user in users:
        await campaigns.join(bench.herald, campaign, user, f"User {user}")
    await campaigns.start(bench.herald, campaign, HOST)
    return campaign


async def state(bench: Table, campaign: int) -> tuple[str, list[int | None]]:
    card = await bench.card(campaign)
    return card.status, [seat.user for seat in card.seats]


async def over(bench: Table) -> None:
    """Let a day pass, hour by hour."""
    for _ in range(25):
        bench.clock.advance(hours=1)
        await time.tick(bench.herald)


async def test_H2_a_silent_seat_is_replaced_before_turn_1(bench: Table) -> None:
    """Red answers, Blue does not: Green, who waits, gets the seat, has a practice of a day too, and then it starts."""
    campaign = await mustering(bench, RED, BLUE)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    await bench.ready(campaign, RED)
    await over(bench)
    replaced = await state(bench, campaign)
    told = await bench.deliver()
    await bench.ready(campaign, GREEN)
    await time.tick(bench.herald)

    assert ("muster", [RED, GREEN]) == replaced
    assert ("running", [RED, GREEN]) == await state(bench, campaign)
    private = [post for post in told if post.user == BLUE and "no answer came from you" in post.message.content]
    assert 1 == len(private) and private[0].message.content.startswith("Fair play: ")
    assert any(post.user == GREEN and ":here-" in post.key for post in told)
    async with bench.store.look(campaign) as look:
        assert 1 == len(await look.saves()) and [] == await look.closings(0)
    assert [0, 0] == [seat.missed for seat in look.seats.values()]


async def test_H2_nobody_waits_so_the_autopilot_plays_until_somebody_joins(bench: Table) -> None:
    """The silent seat is open, the others begin, and whoever joins later takes it over."""
    campaign = await mustering(bench, RED, BLUE)
    await bench.ready(campaign, RED)
    await over(bench)
    begun = await state(bench, campaign)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")

    assert ("running", [RED, None]) == begun
    assert ("running", [RED, GREEN]) == await state(bench, campaign)


async def test_H2_an_order_is_an_answer_and_counts_for_nothing(bench: Table) -> None:
    """Whatever is said in the practice is checked as it will be, and gone when turn 1 begins."""
    campaign = await mustering(bench, RED, BLUE)
    with pytest.raises(Answer, match="sayy"):
        await bench.give(campaign, RED, "sayy hello there")
    shown = await bench.give(campaign, RED, "say practice")
    await orders.withdraw(bench.herald, await bench.who(campaign, RED))
    await bench.give(campaign, BLUE, "say practice")
    await time.tick(bench.herald)

    assert any("this is practice" in note for note in shown.notes)
    assert "running" == (await bench.card(campaign)).status
    fresh = await orders.orders(bench.herald, await bench.who(campaign, BLUE))
    assert () == fresh.drafts
    assert ["say practice"] == [draft.text for draft in (await bench.give(campaign, BLUE, "say practice")).drafts]


async def test_H2_the_practice_tells_nothing_of_the_game(bench: Table) -> None:
    """Its cards come from other luck, and nothing of it is left when turn 1 begins."""
    practised = await mustering(bench, RED, BLUE)
    mine = await reading.papers(bench.herald, await bench.who(practised, RED))
    await bench.ready(practised, RED, BLUE)
    await time.tick(bench.herald)
    true = await reading.papers(bench.herald, await bench.who(practised, RED))
    async with bench.store.look(practised) as look:
        save = await look.save()

    assert "practice only" in mine.content and mine.pages != true.pages
    assert save is not None and save.number == 0 and save.told > 0
    assert not any("practice" in post.key for post in await bench.deliver())


async def test_H2_nobody_answers_and_the_lobby_opens_again(bench: Table) -> None:
    """All seats are free again, those who waited sit down, and everybody who lost a seat is told."""
    campaign = await mustering(bench, RED, BLUE)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    await over(bench)

    assert ("lobby", [GREEN, None]) == await state(bench, campaign)
    told = {post.user for post in await bench.deliver() if "nobody answered in the practice" in post.message.content}
    assert {RED, BLUE} <= told
    await campaigns.join(bench.herald, campaign, RED, "Ruth")
    await campaigns.start(bench.herald, campaign, HOST)
    assert "muster" == (await bench.card(campaign)).status


async def test_H2_the_gamemaster_need_not_wait(bench: Table) -> None:
    """Start during the practice begins with those who have answered; nobody else may do so."""
    campaign = await mustering(bench, RED, BLUE)
    await bench.ready(campaign, RED)
    with pytest.raises(Answer, match="only the gamemaster"):
        await campaigns.start(bench.herald, campaign, RED)
    await campaigns.start(bench.herald, campaign, HOST)

    assert ("running", [RED, None]) == await state(bench, campaign)


async def test_H2_whoever_starts_or_is_away_is_there(bench: Table) -> None:
    """A gamemaster who plays answers by pressing Start; whoever has planned a vacation keeps the seat."""
    campaign = await mustering(bench, HOST, BLUE)
    await vacations.plan(bench.herald, BLUE, "9 days")
    await campaigns.start(bench.herald, campaign, HOST)

    assert ("running", [HOST, BLUE]) == await state(bench, campaign)
    assert ["player", "autopilot"] == [seat.mode for seat in (await bench.card(campaign)).seats]


async def test_H2_the_silent_get_one_last_call(bench: Table) -> None:
    """Half-way those are called once more who have not answered, by the campaign's name; it thanks them afterwards."""
    campaign = await mustering(bench, RED, BLUE)
    await bench.ready(campaign, RED)
    await bench.deliver()
    bench.clock.advance(hours=13)
    await time.tick(bench.herald)
    calls = [post for post in await bench.deliver() if ":call-" in post.key]
    await bench.ready(campaign, BLUE)
    thanks = [post for post in await bench.deliver() if ":call-" in post.key]

    assert [BLUE] == [post.user for post in calls]
    assert "Fair play: practice before turn 1" in calls[0].message.content
    assert "Nothing has come from you yet" in calls[0].message.content
    assert all("You are here, thank you" in post.message.content for post in thanks)


async def test_H2_whoever_leaves_is_not_waited_for(bench: Table) -> None:
    """The last one who had not answered leaves, and turn 1 begins."""
    campaign = await mustering(bench, RED, BLUE)
    await bench.ready(campaign, RED)
    await campaigns.leave(bench.herald, campaign, BLUE)
    await time.tick(bench.herald)

    assert ("running", [RED, None]) == await state(bench, campaign)


async def test_H2_a_restart_and_a_hold_lose_nothing(bench: Table) -> None:
    """The practice goes on with what was left after a crash and after a hold; it cannot be rewound or closed."""
    campaign = await mustering(bench, RED, BLUE)
    await bench.ready(campaign, RED)
    await bench.crash()
    bench.clock.advance(hours=6)
    await gamemaster.hold(bench.herald, campaign, HOST)
    with pytest.raises(Answer, match="nothing has been played yet"):
        await gamemaster.rewind(bench.herald, campaign, HOST, 0)
    bench.clock.advance(days=9)
    await time.tick(bench.herald)
    held = (await bench.card(campaign)).status
    await gamemaster.release(bench.herald, campaign, HOST)
    due = (await bench.card(campaign)).window.due
    with pytest.raises(Answer, match="no window is open"):
        await gamemaster.close(bench.herald, campaign, HOST)

    assert "held" == held
    assert 18 == round((due - bench.clock.now()).total_seconds() / 3600)
    await over(bench)
    assert ("running", [RED, None]) == await state(bench, campaign)


async def test_H2_a_held_practice_asks_nobody(bench: Table) -> None:
    """Its messages say what lets it go on, and offer no press that would be refused, until it is released."""
    campaign = await mustering(bench, RED, BLUE)
    await gamemaster.hold(bench.herald, campaign, HOST, "dinner")
    posts = {post.key: post.message for post in await bench.deliver()}
    asked = [message for key, message in posts.items() if "practice before turn 1" in message.content]
    await gamemaster.release(bench.herald, campaign, HOST)
    again = [post.message for post in await bench.deliver() if "practice before turn 1" in post.message.content]

    assert 3 == len(asked) and all("/gm release" in one.content and not one.buttons for one in asked)
    assert all("Whoever is silent" not in one.content for one in asked)
    assert 3 == len(again) and all("I am here" in {each.label for each in one.buttons} for one in again)


async def test_H2_an_export_of_a_practice_is_one_of_the_lobby(bench: Table) -> None:
    """What was tried is not part of the campaign: restored, it stands in its lobby with its people."""
    campaign = await mustering(bench, RED, BLUE)
    file = await export(bench.herald, campaign, None)
    restored = await import_campaign(bench.herald, file)

    assert [] == json.loads(file)["saves"]
    assert ("lobby", [RED, BLUE]) == await state(bench, restored.id)


async def test_H2_the_last_answer_and_the_end_at_once(bench: Table) -> None:
    """Whatever comes first, turn 1 begins once, and whoever was in time keeps the seat."""
    campaign = await mustering(bench, RED, BLUE)
    await bench.ready(campaign, RED)
    bench.clock.advance(hours=24)
    blue = await bench.who(campaign, BLUE)
    done = await asyncio.gather(
        orders.ready(bench.herald, blue, True),
        time.tick(bench.herald),
        time.tick(bench.herald),
        return_exceptions=True,
    )
    await time.tick(bench.herald)

    status, people = await state(bench, campaign)
    assert "running" == status and people[0] == RED
    assert (people[1] == BLUE) == (not isinstance(done[0], Exception))
    assert 1 == sum(":started" in post.key for post in await bench.deliver())


async def test_H2_every_game_practises_alike(crowns: Table) -> None:
    """The muster knows no game: the real ones practise with their own first window, their own orders."""
    for game in crowns.herald.games:
        card = await campaigns.found(
            crowns.herald, host=HOST, guild=7, channel=70, title=game, game=game, settings={"muster": "yes"}
        )
        seats = [seat.id for seat in card.seats][:2]
        for user, seat in zip((RED, BLUE), seats, strict=True):
            await campaigns.join(crowns.herald, card.id, user, f"User {user}", seat=seat)
        await campaigns.start(crowns.herald, card.id, HOST)
        practising = await crowns.card(card.id)
        await crowns.ready(card.id, RED, BLUE)
        await time.tick(crowns.herald)

        assert "muster" == practising.status, game
        assert "running" == (await crowns.card(card.id)).status, game
