"""Orders: given, replaced, withdrawn, refused (H4 to H8)."""

import pytest

from bot.service.desk import desk
from bot.service.orders import orders
from bot.service.table import campaigns
from rules.kernel.errors import Answer, Refusal, Unreadable
from rules.kernel.orders.order import Given
from tests.service.bench import BLUE, GREEN, HOST, RED, Table


async def market(table: Table, *users: int) -> int:
    """Start the market and pass its first window, so that the orders of the day are asked."""
    campaign = await table.started(*(users or (RED, BLUE)), board="toy/fair")
    await table.ready(campaign, *(users or (RED, BLUE)))
    return campaign


async def test_every_door_gives_the_same_order(table: Table) -> None:
    """A line, a sheet and a form say the same thing (H4)."""
    campaign = await market(table, RED, BLUE, GREEN)
    await table.give(campaign, RED, "watch Fish and Potter's Row")
    await table.fill(campaign, BLUE, "watch", {"stalls": "fish, Potter’s Row"})
    who = await table.who(campaign, GREEN)
    verdicts, _ = await orders.give_sheet(
        table.herald, who, "# mine\n- watch Fish and the old pots\nwatch fish and potter's row"
    )

    assert [False, True] == [verdict.ok for verdict in verdicts] and [2, 3] == [verdict.line for verdict in verdicts]
    assert "watch Fish" == verdicts[0].suggestion and "TOY-2.4" == verdicts[0].clause
    texts = [
        (await orders.orders(table.herald, await table.who(campaign, user))).drafts[0].text
        for user in (RED, BLUE, GREEN)
    ]
    assert 1 == len(set(texts))


async def test_a_later_order_of_the_same_key_replaces(table: Table) -> None:
    """A bid takes the place of the bid before; others are added."""
    campaign = await market(table)
    await table.fill(campaign, RED, "bid", {"coins": 3})
    await table.give(campaign, RED, "claim Fish")

    shown = await table.fill(campaign, RED, "bid", {"coins": 4})

    assert ["claim Fish", "bid 4"] == [draft.text.removesuffix(" coins") for draft in shown.drafts]


async def test_orders_are_checked_after_those_before_them(table: Table) -> None:
    """What a bid binds cannot be given away; a draft that has become impossible says why, and the others stand."""
    campaign = await market(table)
    await table.fill(campaign, RED, "bid", {"coins": 9})
    with pytest.raises(Refusal, match="to give"):
        await table.fill(campaign, RED, "gift", {"shares": {"blue": 9}})
    shown = await table.fill(campaign, RED, "gift", {"shares": "the Blues 2"})
    assert [True, True] == [draft.ok for draft in shown.drafts]

    async with table.store.unit(campaign) as unit:
        await unit.draft("red", Given(order="bid", fields={"coins": 50}), table.clock.now())
    shown = await orders.orders(table.herald, await table.who(campaign, RED))

    assert [True, True, False] == [draft.ok for draft in shown.drafts]
    assert "50 is too many; choose 1 to 10" == shown.drafts[2].problem and any(
        "1 order would fail" in note for note in shown.notes
    )
    shown = await orders.withdraw(table.herald, shown.who, shown.drafts[2].id)
    assert 2 == len(shown.drafts) and {"bid", "gift"} <= {card.name for card in shown.open}


async def test_a_refusal_writes_nothing(table: Table) -> None:
    """What is refused, unreadable or unknown leaves the order set as it was."""
    campaign = await market(table)
    for act, error in (
        (table.fill(campaign, RED, "bid", {"coins": 99}), Refusal),
        (table.fill(campaign, RED, "claim", {"stall": "Fisch"}), Unreadable),
        (table.fill(campaign, RED, "vote", {"end": "yes"}), Refusal),
        (table.fill(campaign, RED, "nonsense", {}), Answer),
        (table.give(campaign, RED, "vote yes"), Refusal),
        (table.give(campaign, RED, "clam Fish"), Unreadable),
    ):
        with pytest.raises(error):
            await act

    assert () == (await orders.orders(table.herald, await table.who(campaign, RED))).drafts


async def test_an_unreadable_line_names_the_nearest_and_a_clause(table: Table) -> None:
    """Every wrong line has a clause and the nearest legal line (H6)."""
    campaign = await market(table)
    with pytest.raises(Unreadable) as caught:
        await table.give(campaign, RED, "clam Fish")
    assert "claim Fish" == caught.value.nearest and caught.value.clause.startswith("TOY-")


async def test_what_was_meant_for_a_closed_window_is_refused_with_the_time(table: Table) -> None:
    """A stale key says when its window closed, and nothing is written."""
    campaign = await table.started(RED, BLUE)
    key = await table.key(campaign)
    await table.to_closing(campaign)
    who = await table.who(campaign, RED)

    for act in (
        orders.give_line(table.herald, who, "say late", key),
        orders.give(table.herald, who, "say", {"word": "late"}, key),
        orders.give_sheet(table.herald, who, "say late", key),
        orders.ready(table.herald, who, True, key),
        orders.withdraw(table.herald, who, None, key),
    ):
        with pytest.raises(Answer, match="closed \ue000t:"):
            await act
    with pytest.raises(Answer, match="is not open any more"):
        await orders.ready(table.herald, who, True, "99-1-nothing")
    assert () == (await orders.orders(table.herald, who)).drafts


async def test_a_seat_that_is_not_asked_is_told_who_is(table: Table) -> None:
    """Where only the outbid may protest, the winner is refused with the window's clause."""
    campaign = await market(table)
    await table.fill(campaign, RED, "bid", {"coins": 9})
    await table.fill(campaign, BLUE, "bid", {"coins": 1})
    await table.ready(campaign, RED, BLUE)
    window = (await table.card(campaign)).window
    assert "protests" == window.name and "red" not in window.asked

    with pytest.raises(Refusal, match=r"nothing is asked of you now, but of "):
        await table.give(campaign, RED, "protest")
    shown = await orders.orders(table.herald, await table.who(campaign, RED))
    assert not shown.asked and () == shown.open


async def test_ready_twice_is_harmless_and_can_be_taken_back(table: Table) -> None:
    """The window closes once everybody asked is ready, not before."""
    campaign = await table.started(RED, BLUE)
    key = await table.key(campaign)
    await table.ready(campaign, RED)
    await table.ready(campaign, RED)
    assert ("a",) == (await table.card(campaign)).window.ready
    await table.ready(campaign, RED, on=False)
    await table.ready(campaign, BLUE)
    assert key == await table.key(campaign)

    await table.ready(campaign, RED)

    assert key != await table.key(campaign)


async def test_without_early_closing_ready_waits_for_the_deadline(table: Table) -> None:
    """A schedule may forbid early closing."""
    campaign = await table.started(RED, BLUE, early="no")
    key = await table.key(campaign)
    await table.ready(campaign, RED, BLUE)
    assert key == await table.key(campaign)

    await table.to_closing(campaign)

    assert key != await table.key(campaign)


async def test_paused_takes_orders_and_does_not_close(table: Table) -> None:
    """While the clock stands still orders are kept; all being ready closes the window when it goes on (H14)."""
    campaign = await table.started(RED, BLUE)
    key = await table.key(campaign)
    table.clock.advance(hours=45)
    await campaigns.pause(table.herald, campaign, HOST)
    assert await table.store.next_deadline() is None
    table.clock.advance(days=9)
    await table.give(campaign, RED, "say one")
    card = await campaigns.resume(table.herald, campaign, HOST)
    assert 3 * 3600 == (card.window.due - table.clock.now()).total_seconds()

    await campaigns.pause(table.herald, campaign, HOST)
    await table.ready(campaign, RED, BLUE)
    assert key == await table.key(campaign)
    await campaigns.resume(table.herald, campaign, HOST)
    assert key != await table.key(campaign)


async def test_peoples_text_is_cleaned(table: Table) -> None:
    """Marks of messages, controls and overrides of direction do not come in."""
    campaign = await table.started(RED, BLUE)
    shown = await table.fill(campaign, RED, "say", {"word": "\ue000@5\ue001 he\u202ello\x07"})
    assert ["say @5 hello"] == [draft.text for draft in shown.drafts]


async def test_completion_knows_only_what_is_asked_and_seen(table: Table) -> None:
    """Lines and fields complete from the open window and the seat's view; a stranger's window gives nothing."""
    campaign = await market(table)
    red = await table.who(campaign, RED)
    assert "claim Fish" in await orders.complete_line(table.herald, red, "cla")
    assert [] == [line for line in await orders.complete_line(table.herald, red, "") if line.startswith("vote")]
    assert [("Fish", "fish")] == await orders.complete_field(table.herald, red, "claim", "stall", {}, "fi")
    assert [("Fish, Potter's Row", "Fish, Potter's Row")] == await orders.complete_field(
        table.herald, red, "watch", "stalls", {}, "Fish, po"
    )
    await table.give(campaign, RED, "claim Fish")
    assert ["Potter's Row"] == [
        shown for shown, _ in await orders.complete_field(table.herald, red, "claim", "stall", {}, "")
    ]
    assert [] == await orders.complete_field(table.herald, red, "claim", "nothing", {}, "")
    await campaigns.end(table.herald, campaign, HOST)
    assert [] == await orders.complete_line(table.herald, red, "cla")


async def test_extending_moves_the_deadline_and_its_messages(table: Table) -> None:
    """The posted deadline changes in place; nothing closes before it (H13)."""
    campaign = await table.started(RED, BLUE)
    await table.deliver()
    before = (await table.card(campaign)).window.due
    card = await campaigns.extend(table.herald, campaign, HOST, 24)
    assert 24 * 3600 == (card.window.due - before).total_seconds()

    posts = {post.key.split(":")[1]: post for post in await table.deliver()}
    told = next(post for key, post in posts.items() if key.startswith("extended"))
    personal = [post for key, post in posts.items() if key.startswith("moved")]
    edited = [post for key, post in posts.items() if not key.startswith(("extended", "moved"))]

    stamped = f"t:{int(card.window.due.timestamp())}:"
    assert {"turn", "ask"} == {post.key.split(":")[1].split("-")[0] for post in edited}
    assert "is moved on by the gamemaster" in told.message.content
    assert {RED, BLUE} == {post.user for post in personal}
    assert all(stamped in post.message.content and post.message_id for post in edited)
    with pytest.raises(Answer, match="only the gamemaster"):
        await campaigns.extend(table.herald, campaign, RED, 24)


async def test_an_order_for_another_window_is_told_which_takes_it(crowns: Table) -> None:
    """An order of Winter is refused in Spring with its clause and with when it is asked."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    await crowns.until(campaign, "decrees")
    who = await crowns.who(campaign, RED)

    with pytest.raises(Refusal) as caught:
        await crowns.give(campaign, RED, "raise Psiloi in Sparta")
    verdicts, _ = await orders.give_sheet(crowns.herald, who, "raise Psiloi in Sparta\ngibberish")

    raised = next(order for order in crowns.herald.games["civilized"].orders if order.name == "raise_element")
    assert raised.clause == caught.value.clause == verdicts[0].clause
    assert (
        "raise element is not asked now, but in late Winter, when points are spent; /orders shows what this window "
        "takes" in str(caught.value)
    )
    assert "CIV-5.5b" == verdicts[1].clause


async def test_nothing_is_suggested_that_would_be_refused(table: Table) -> None:
    """A bid beyond the purse does not complete; one that takes the place of another does, as if that were not there."""
    campaign = await market(table)
    red = await table.who(campaign, RED)
    await table.give(campaign, RED, "bid 9")

    offered = [await orders.complete_line(table.herald, red, f"bid {coins}") for coins in (8, 40)]

    assert "bid 8" in offered[0]
    assert [] == offered[1]


async def test_what_nothing_is_there_for_comes_last(crowns: Table) -> None:
    """In the first Spring nobody has a mission to send or a student to withdraw, but a tax to set."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    await crowns.until(campaign, "decrees")
    given = await orders.orders(crowns.herald, await crowns.who(campaign, RED))
    possible = {card.name: bool(card.example) for card in given.open}

    assert possible["set_tax"] and possible["move_army"]
    assert not any(possible[name] for name in ("send_mission", "withdraw_student", "sally", "recall_contingent"))
    assert sorted(possible.values(), reverse=True) == list(possible.values())


async def test_an_order_just_given_says_what_it_does(table: Table) -> None:
    """Its answer has the sentence of its game, with all orders carried out; the next answer says it no more."""
    campaign = await market(table)
    bid = await table.fill(campaign, RED, "bid", {"coins": 3})
    watch = await table.give(campaign, RED, "watch Fish")

    assert ["Won, it leaves you 9 coins."] == [draft.effect for draft in bid.drafts]
    assert ["", ""] == [draft.effect for draft in watch.drafts]


async def test_what_could_be_ordered_is_looked_for_where_it_is_shown(
    crowns: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some hundred orders are tried for the panel, and none of them for the answer to an order or to Ready."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    tried: list[object] = []
    monkeypatch.setattr(desk, "legal", lambda kind, *_: tried.append(kind))

    given = await crowns.give(campaign, RED, "tax 30")
    ready = await orders.ready(crowns.herald, given.who)
    await orders.so_far(crowns.herald, given.who)
    answered = list(tried)
    panel = await orders.with_choices(crowns.herald, ready)

    assert [] == answered and [] != tried
    assert {card.name for card in given.open} == {card.name for card in panel.open}


async def test_a_changed_panel_shows_what_could_be_ordered_then(table: Table) -> None:
    """The answer with choices is the panel itself; of a window that has closed since, it has none."""
    campaign = await market(table)
    given = await table.give(campaign, RED, "bid 9")

    panel = await orders.with_choices(table.herald, given)
    await table.all_ready(campaign)
    late = await orders.with_choices(table.herald, given)

    assert panel.possible
    assert given == late and not given.possible
