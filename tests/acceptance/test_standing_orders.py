"""H9: a private preview, and standing orders that are given for a seat whose player gives nothing."""

import pytest

from bot.service.ground.values import Post
from bot.service.orders import orders, standing_orders
from bot.service.reading import reading
from bot.service.schedule import Schedule
from bot.service.start.importing import import_campaign
from bot.service.table import campaigns, gamemaster, undoing
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from rules.kernel.play.journal import Answered
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

FAST = Schedule(orders=24, reaction=12, vote=12, marks=())


async def market(bench: Table, *users: int) -> int:
    """Begin the Market with its three families, at the orders of the first day."""
    campaign = await bench.started(*(users or (RED, BLUE, GREEN)), board="toy/fair", schedule=FAST)
    for user in users or (RED, BLUE, GREEN):
        await bench.give(campaign, user, "be calm")
    await bench.ready(campaign, *(users or (RED, BLUE, GREEN)))
    return campaign


async def stand(bench: Table, campaign: int, user: int, text: str) -> standing_orders.StandingSet:
    """Set standing orders, all of which are taken."""
    verdicts, kept = await standing_orders.settle_all(bench.herald, await bench.who(campaign, user), text)
    assert [] == [verdict.answer for verdict in verdicts if not verdict.ok]
    return kept


async def sealed(bench: Table, campaign: int) -> dict[str, Answered]:
    """Let the open window close at its deadline, and give what was sealed."""
    async with bench.store.look(campaign) as look:
        save, key = (await look.saves())[-1].number, look.campaign.window_key
    await bench.to_closing(campaign)
    async with bench.store.look(campaign) as look:
        places = [row["place"] for row in await look.closing_parts() if row["window_key"] == key]
        return (await look.closings(save))[places[0] - 1].answers


def spelled(answer: Answered) -> list[tuple[str, dict[str, object]]]:
    return [(given.order, given.fields) for given in answer.orders]


async def private(bench: Table, user: int) -> list[Post]:
    return [post for post in await bench.deliver() if post.user == user and "stood-in" in post.key]


async def test_H9_an_absent_seats_standing_order_runs(bench: Table) -> None:
    """Blue gives nothing: its standing orders are sealed as its own, and it alone is told so; the others' as given."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "claim Fish\nbid 2")
    await bench.give(campaign, RED, "bid 1")
    answers = await sealed(bench, campaign)
    told = await private(bench, BLUE)

    assert ("player", [("claim", {"stall": "fish"}), ("bid", {"coins": 2})]) == (
        answers["blue"].by,
        spelled(answers["blue"]),
    )
    assert [("bid", {"coins": 1})] == spelled(answers["red"])
    assert "silence" == answers["green"].by
    assert 1 == len(told)
    assert "“The orders of the day”: you gave nothing yourself, so your standing orders" in told[0].message.content
    assert ("✓ claim Fish", "✓ bid 2") == told[0].message.pages[0].lines
    async with bench.store.look(campaign):
        await orders.orders(bench.herald, await bench.who(campaign, RED))  # the replay meets its checkpoints


async def test_H9_whoever_gives_anything_is_not_stood_in_for(bench: Table) -> None:
    """One order of one's own is the whole answer."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "claim Fish")
    await bench.give(campaign, BLUE, "bid 3")
    answers = await sealed(bench, campaign)

    assert [("bid", {"coins": 3})] == spelled(answers["blue"])
    assert [] == await private(bench, BLUE)


async def test_H9_conditions(bench: Table) -> None:
    """`else:` runs where nothing above went through, `then:` where the line just above did; each line has a verdict."""
    campaign = await market(bench)
    await stand(
        bench,
        campaign,
        RED,
        "bid 50\nelse: bid 49\nelse: bid 1\nelse: bid 2\nclaim Fish\nthen: watch Fish\nelse: bid 3",
    )
    answers = await sealed(bench, campaign)
    (told,) = await private(bench, RED)

    assert [("bid", {"coins": 1}), ("claim", {"stall": "fish"}), ("watch", {"stalls": ["fish"]})] == [
        (name, {key: list(value) if isinstance(value, (list, tuple)) else value for key, value in fields.items()})
        for name, fields in spelled(answers["red"])
    ]
    lines = told.message.pages[0].lines
    assert ["✗ bid 50", "✗ else: bid 49", "✓ else: bid 1", "✓ claim Fish", "✓ then: watch Fish"] == [
        line.partition(" — ")[0] for line in lines
    ]
    assert "choose 1 to" in lines[0]


async def test_H9_each_line_waits_for_its_window(bench: Table) -> None:
    """A line for another kind of window is kept until that comes; what is given once is forgotten then."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "once: claim Fish\nprotest because I was robbed")
    await bench.give(campaign, RED, "bid 2")
    await bench.give(campaign, BLUE, "bid 1")
    first = await sealed(bench, campaign)
    protests = await sealed(bench, campaign)
    kept = await standing_orders.standing_set(bench.herald, await bench.who(campaign, BLUE))
    await sealed(bench, campaign)
    after = await standing_orders.standing_set(bench.herald, await bench.who(campaign, BLUE))

    assert [("protest", {"reason": "I was robbed"})] == spelled(protests["blue"])
    assert ["bid", "claim"] == [name for name, _ in spelled(first["blue"])]
    assert ("protest because I was robbed",) == kept.lines == after.lines


async def test_H9_what_cannot_be_given_is_said_once(bench: Table) -> None:
    """A note lapses with the first window that asks for it, and says so."""
    campaign = await bench.started(RED, BLUE, schedule=FAST, absence="9")
    await bench.give(campaign, RED, "say here")
    await bench.give(campaign, BLUE, "say there")
    await bench.ready(campaign, RED, BLUE)
    await stand(bench, campaign, BLUE, "once: say there")
    told = []
    for number in range(3):
        await bench.give(campaign, RED, f"say {number}")
        await bench.to_closing(campaign)
        told.append(await private(bench, BLUE))
    kept = await standing_orders.standing_set(bench.herald, await bench.who(campaign, BLUE))

    assert [1, 0, 0] == [len(posts) for posts in told]
    assert "what you noted could not be given." in told[0][0].message.content
    assert "it lapses" in " ".join(line for page in told[0][0].message.pages for line in page.lines)
    assert () == kept.lines


async def test_H9_autopilot_keeps_to_standing_orders(bench: Table) -> None:
    """The person whose seat the autopilot plays is obeyed first; without a line for a window the autopilot decides."""
    campaign = await bench.started(RED, BLUE, schedule=FAST, absence="1")
    await bench.give(campaign, RED, "say here")
    await bench.to_closing(campaign)
    away = [seat.mode for seat in (await bench.card(campaign)).seats]
    await stand(bench, campaign, BLUE, "once: say hold")
    await bench.give(campaign, RED, "say still here")
    answers = await sealed(bench, campaign)
    await bench.give(campaign, RED, "say and now")
    after = await sealed(bench, campaign)

    assert ["player", "autopilot"] == away
    assert ("player", "autopilot") == (answers["b"].by, after["b"].by)


async def test_H9_standing_orders_do_not_keep_a_seat_for_ever(bench: Table) -> None:
    """They count as an answer for as many windows in a row as may be missed; then the ladder begins."""
    campaign = await bench.started(RED, BLUE, schedule=FAST, absence="2")
    await stand(bench, campaign, BLUE, "say word0\nelse: say word1\nelse: say word2\nelse: say word3\nelse: say word4")
    modes = []
    for number in range(5):
        await bench.give(campaign, RED, f"say {number}")
        await bench.ready(campaign, RED)
        await bench.to_closing(campaign)
        modes.append((await bench.card(campaign)).seats[1].mode)

    assert ["player", "player", "player", "autopilot"] == modes[:4]


async def test_H9_nobody_waits_for_whom_standing_orders_answer(bench: Table) -> None:
    """A patient table waits for a silent player, but not for one whose standing orders are given."""
    campaign = await bench.started(RED, BLUE, schedule=FAST, patience="2")
    await stand(bench, campaign, BLUE, "say word")
    await bench.give(campaign, RED, "say here")
    key = await bench.key(campaign)
    await bench.pass_deadline()
    after = await bench.key(campaign)
    await standing_orders.remove(bench.herald, await bench.who(campaign, BLUE))
    await bench.give(campaign, RED, "say still here")
    await bench.pass_deadline()

    assert key != after
    assert after == await bench.key(campaign)


async def test_H9_a_replaced_players_standing_orders_are_gone(bench: Table) -> None:
    """Whoever takes the seat over finds none, and none run."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "claim Fish")
    await campaigns.leave(bench.herald, campaign, BLUE)
    await campaigns.join(bench.herald, campaign, 77, "Newcomer")
    kept = await standing_orders.standing_set(bench.herald, await bench.who(campaign, 77))
    answers = await sealed(bench, campaign)

    assert () == kept.lines
    assert "silence" == answers["blue"].by


async def test_H9_nobody_reads_anothers(bench: Table) -> None:
    """Only the person who holds the seat sees, changes or removes them."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "claim Fish")
    foreign = (await bench.who(campaign, BLUE)).__class__(campaign, "blue", RED)

    for act in (
        standing_orders.standing_set(bench.herald, foreign),
        standing_orders.settle_all(bench.herald, foreign, "bid 1"),
        standing_orders.remove(bench.herald, foreign),
    ):
        with pytest.raises(Answer, match="do not hold"):
            await act
    assert not [
        note for note in (await orders.orders(bench.herald, await bench.who(campaign, RED))).notes if "Fish" in note
    ]


async def test_H9_good_lines_stand_and_bad_ones_are_explained(bench: Table) -> None:
    """A line that cannot be read is left out with what hangs on it; a line that is illegal now is kept for later."""
    campaign = await market(bench)
    who = await bench.who(campaign, RED)
    verdicts, kept = await standing_orders.settle_all(
        bench.herald, who, "else: bid 1\nbdi 2\nelse: bid 3\nbid 50\nclaim Fisch\nthen: bid 4\n"
    )

    assert [False, False, False, True, False, False] == [verdict.ok for verdict in verdicts]
    assert ("bid 50",) == kept.lines
    assert "bid 2" == verdicts[1].suggestion
    assert "hangs on the line before it" in verdicts[0].answer


async def test_H9_lines_are_removed_with_what_hangs_on_them(bench: Table) -> None:
    """A line goes with those below that depend on it; a line that depends goes alone; a number too high is refused."""
    campaign = await market(bench)
    who = await bench.who(campaign, RED)
    await stand(bench, campaign, RED, "bid 9\nelse: bid 2\nelse: bid 1\nclaim Fish")
    one = await standing_orders.remove(bench.herald, who, 2)
    group = await standing_orders.remove(bench.herald, who, 1)
    with pytest.raises(Answer, match="there is no line 5; you have 1"):
        await standing_orders.remove(bench.herald, who, 5)
    none = await standing_orders.remove(bench.herald, who)

    assert [("bid 9", "else: bid 1", "claim Fish"), ("claim Fish",), ()] == [one.lines, group.lines, none.lines]


async def test_H9_the_panel_says_what_silence_means_then(bench: Table) -> None:
    """Instead of the game's default the player reads which standing orders would be given."""
    campaign = await market(bench)
    who = await bench.who(campaign, RED)
    before = (await orders.orders(bench.herald, who)).notes
    await stand(bench, campaign, RED, "bid 2")
    after = (await orders.orders(bench.herald, who)).notes

    assert "without orders: you do nothing" in before
    assert "without orders your standing orders are given: bid 2" in after
    assert "without orders: you do nothing" not in after


async def test_H9_rewind_gives_back_what_was_given_once(bench: Table) -> None:
    """What was given for the only time in a window that is taken back is there again."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "once: claim Fish")
    async with bench.store.look(campaign) as look:
        save = (await look.saves())[-1].number
    await sealed(bench, campaign)
    await gamemaster.rewind(bench.herald, campaign, HOST, save)
    await gamemaster.release(bench.herald, campaign, HOST)
    answers = await sealed(bench, campaign)

    assert [("claim", {"stall": "fish"})] == spelled(answers["blue"])


@pytest.mark.parametrize(
    ("windows", "drafts", "kept"), [(1, ["claim Fish"], ()), (2, ["be calm"], ("once: claim Fish",))]
)
async def test_H9_undo_gives_back_what_was_given_once(
    bench: Table, windows: int, drafts: list[str], kept: tuple[str, ...]
) -> None:
    """What was given in the window that opens again is a draft in it; what was given after it stands again."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "once: claim Fish")
    await sealed(bench, campaign)
    for _ in range(windows):
        await undoing.undo(bench.herald, campaign, HOST)
        await gamemaster.release(bench.herald, campaign, HOST)
    who = await bench.who(campaign, BLUE)

    assert drafts == [draft.text for draft in (await orders.orders(bench.herald, who)).drafts]
    assert kept == (await standing_orders.standing_set(bench.herald, who)).lines


async def test_H9_export_and_import_carry_them(bench: Table) -> None:
    """With the people go their standing orders; an export without people has none."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "bid 2\nelse: bid 1")
    await gamemaster.hold(bench.herald, campaign, HOST)
    bare = await gamemaster.export(bench.herald, campaign, HOST)
    copy = await import_campaign(bench.herald, await gamemaster.export(bench.herald, campaign, None))
    await gamemaster.release(bench.herald, copy.id, HOST)
    await time.tick(bench.herald)
    kept = await standing_orders.standing_set(bench.herald, await bench.who(copy.id, BLUE))

    assert b"bid 2" not in bare
    assert ("bid 2", "else: bid 1") == kept.lines


async def test_H9_held_campaigns_take_none(bench: Table) -> None:
    """While the rules may be broken nothing is read by them; what stands is shown all the same."""
    campaign = await market(bench)
    await stand(bench, campaign, BLUE, "bid 2")
    await gamemaster.hold(bench.herald, campaign, HOST)
    who = await bench.who(campaign, BLUE)

    assert ("bid 2",) == (await standing_orders.standing_set(bench.herald, who)).lines
    with pytest.raises(Answer, match="held by its gamemaster"):
        await standing_orders.add_line(bench.herald, who, "bid 3")


async def test_H9_preview_holds_ones_own_orders_alone(crowns: Table) -> None:
    """The preview of Rome shows its attack, its map and the others' previews do not."""
    campaign = await crowns.started(RED, BLUE, board="italy/italy-standard", schedule=FAST)
    seats = [seat.id for seat in (await crowns.card(campaign)).seats if seat.user]
    before = {seat: await reading.picture(crowns.herald, campaign, seat, preview=True) for seat in seats}
    await crowns.give(campaign, RED, "attack Etruria")
    own = await reading.picture(crowns.herald, campaign, seats[0], preview=True)
    plain = await reading.picture(crowns.herald, campaign, seats[0])
    other = await reading.picture(crowns.herald, campaign, seats[1], preview=True)

    assert own != before[seats[0]]
    assert (plain, other) == (before[seats[0]], before[seats[1]])


async def test_H9_what_is_given_by_hand_is_not_given_once_more_by_a_note(bench: Table) -> None:
    """A note for one time is done with when its writer gives the order himself; another is given beside it."""
    campaign = await market(bench)
    kept = await stand(bench, campaign, RED, "once: claim Fish\nonce: claim Potter's Row")
    assert 2 == len(kept.lines)
    await bench.give(campaign, RED, "claim Fish")
    answers = await sealed(bench, campaign)
    left = await standing_orders.standing_set(bench.herald, await bench.who(campaign, RED))

    assert [("claim", {"stall": "fish"}), ("claim", {"stall": "pots"})] == spelled(answers["red"])
    assert () == left.lines
