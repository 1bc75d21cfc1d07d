"""Briefs: one private message a window, of what befell a seat since it last heard, with counsel that can be pressed."""

import re
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from bot.service.ground.messages import mention
from bot.service.ground.values import Post
from bot.service.orders import orders
from bot.service.reading.more import more
from bot.service.schedule import Schedule
from bot.service.table import campaigns, undoing
from bot.service.telling import telling
from bot.service.words.brief_words import ASK, LETTERS, UNPLAYED, brief_page, changes, news
from bot.service.words.open_window import standing
from bot.store.records import Entry
from rules.kernel.errors import Answer, Refusal
from rules.kernel.facts.events import Drawn, Told
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Fate, Risk, Weight
from rules.kernel.state.models import State
from tests.kernel.toy import TOY, Earned, Outbid
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

ZOE = 77


async def morning(table: Table) -> int:
    """Play at the market until the orders of the first day are asked."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.all_ready(campaign)
    return campaign


def asked(posts: list[Post], seat: str) -> list[Post]:
    """Give the questions put to a seat, without those that are only edited."""
    fresh = [post for post in posts if post.message_id is None]
    return [post for post in fresh if ":ask-" in post.key and post.target.seat == seat]


def lines(post: Post) -> list[str]:
    """Give what the brief of a question tells."""
    return [line for page in post.message.pages for line in page.lines]


async def bought(table: Table, campaign: int) -> None:
    """Let the Reds buy the licence, and everybody sleep until the next morning."""
    await table.give(campaign, RED, "bid 1")
    await table.all_ready(campaign)
    while (await table.card(campaign)).window.name != "orders":
        await table.all_ready(campaign)


async def test_a_question_brings_counsel_that_one_press_answers(table: Table) -> None:
    """The most pressing first, each with its button; what it offers is an order like any other."""
    campaign = await morning(table)
    (post,) = asked(await table.deliver(), "red")[-1:]
    bid, claim, all_, *_ = post.message.buttons

    assert ["• Whoever bids most has the licence.", "• Two stalls are free; a fair day earns a coin in most."] == (
        [line for page in post.message.pages[1:] for line in page.lines][:2]
    )
    assert ["Bid 1", "Claim Fish", "Claim all that are free"] == [one.label for one in (bid, claim, all_)]
    actions = [one.action for one in post.message.buttons]
    assert ["advise", "advise", "advise", "write", "more", "orders", "ready"] == actions
    who = await table.who(campaign, RED)
    given = await orders.advised(table.herald, who, claim.what, await table.key(campaign))
    assert ["claim Fish"] == [draft.text for draft in given.drafts]


async def test_the_first_brief_welcomes_and_no_later_one_does(table: Table) -> None:
    """Who one is, what one has, who plays beside one, what counts, when windows close; then nothing of it again."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    first = asked(await table.deliver(), "red")[0]
    page = first.message.pages[0]
    await table.all_ready(campaign)
    later = asked(await table.deliver(), "red")[-1]

    assert "You are the Reds." == page.title
    assert page.lines[0].startswith("Your purse holds ")
    assert [
        f"• the Blues stand beside you. Played by {mention(BLUE)}.",
        f"• the Greens stand beside you. {UNPLAYED}",
    ] == (list(page.lines[1:3]))
    assert "The market lasts 5 days; the fullest purse wins." == page.lines[3]
    rhythm = "Each morning you are asked for the orders of the day. You have 48 hours for most answers."
    assert rhythm == page.lines[4]
    assert ASK == page.lines[-1]
    assert page.title not in [one.title for one in later.message.pages]
    letters = [[one for one in post.message.buttons if one.action == "write"] for post in (first, later)]
    assert [["Letter to the Blues"], []] == [[one.label for one in found] for found in letters]


async def test_whoever_has_only_autopilots_beside_him_is_offered_no_letter(table: Table) -> None:
    """A letter that nobody reads is no first step."""
    await table.started(RED, board="toy/fair")
    first = asked(await table.deliver(), "red")[0]

    assert "write" not in [one.action for one in first.message.buttons]


async def test_what_asks_for_nothing_is_said_again_only_once_it_is_another(table: Table) -> None:
    """A note without a button stands in one brief; what can be pressed, and what has changed, in the next one too."""
    said = ["The market is quiet."]

    def counsel(view: State, seat: str, window: Window[Any]) -> list[Counsel[State]]:
        return [Counsel(Weight.CHANCE, text, "TOY-1") for text in said]

    table.herald.games["toy"] = replace(TOY, counsel=counsel)
    campaign = await table.started(RED, BLUE, board="toy/fair")
    briefs = [asked(await table.deliver(), "red")[0]]
    for further in ([], ["Fish is dear."], []):
        said += further
        key = await table.key(campaign)
        while not (found := asked(await table.deliver(), "red")):
            await table.all_ready(campaign)
        assert key != await table.key(campaign)
        briefs.append(found[-1])
    quiet, dear = ([f"• {text}" in lines(brief) for brief in briefs] for text in said)

    assert [True, False, False, False] == quiet
    assert [False, False, True, False] == dear


@pytest.mark.parametrize("came", [False, True])
async def test_that_a_danger_has_passed_is_said_once(table: Table, came: bool) -> None:
    """At the next window of that name, and not of what has come true meanwhile, nor of what other windows ask."""
    threat, dangers = Risk("theft", "red", Fraction(1, 2)), [True]

    def counsel(view: State, seat: str, window: Window[Any]) -> list[Counsel[State]]:
        due = dangers and seat == "red" and window.name == "orders"
        return [Counsel(Weight.RUIN, "A thief is about.", "TOY-1", risk=threat)] if due else []

    fate = Fate(Earned if came else Outbid, "seat", lambda _view, _seat, of: f"No thief is after the {of} purse now.")
    table.herald.games["toy"] = replace(TOY, counsel=counsel, fates={"theft": fate}, felt=(Earned,))
    campaign = await table.started(RED, BLUE, board="toy/fair", schedule=Schedule(early=True))
    mornings: list[list[str]] = []
    while len(mornings) < len("abc"):
        card = await table.card(campaign)
        if card.window.name == "orders":
            mornings.append(lines(asked(await table.deliver(), "red")[-1]))
            await table.give(campaign, RED, "claim fish" if len(mornings) == 1 else "bid 1")
            dangers.clear()
        await table.all_ready(campaign)

    assert ["⚠ A thief is about." in morning for morning in mornings] == [True, False, False]
    assert [any("No thief is after" in line for line in morning) for morning in mornings] == [False, not came, False]


@pytest.mark.parametrize("passes", [False, True])
async def test_what_was_still_to_come_is_no_news_once_its_turn_is_over(table: Table, passes: bool) -> None:
    """An attack on its way, told a turn later, would read as one that comes now."""
    table.herald.games["toy"] = replace(TOY, passing=(Outbid,) * passes)
    campaign = await morning(table)
    await table.deliver()
    await bought(table, campaign)
    told = lines(asked(await table.deliver(), "red")[-1])

    assert any("pays 1 for the licence" in line for line in told) is not passes


async def test_whoever_takes_a_seat_over_is_welcomed_too(table: Table) -> None:
    """Once, in the briefing of the newcomer, though the seat had many before; the next question does not repeat it."""
    campaign = await morning(table)
    await table.deliver()
    await campaigns.leave(table.herald, campaign, RED)
    await campaigns.join(table.herald, campaign, ZOE, "Zoe", "red")
    posts = await table.deliver()
    await table.all_ready(campaign)
    posts += await table.deliver()
    first = {post.key: post for post in posts if post.user == ZOE and post.message_id is None}
    welcomes = [
        key for key, post in first.items() if "You are the Reds." in [page.title for page in post.message.pages]
    ]

    assert 1 == len(welcomes)
    assert welcomes[0].startswith(f"{campaign}:briefing-")


async def test_a_question_put_with_the_briefing_does_not_welcome_again(table: Table) -> None:
    """An autopilot's seat is taken in mid-window: both messages are told before either stands, and one welcomes."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    await table.all_ready(campaign)
    await table.deliver()
    await campaigns.join(table.herald, campaign, ZOE, "Zoe", "green")
    posts = [post for post in await table.deliver() if post.user == ZOE]
    welcomes = [post.key for post in posts if "You are the Greens." in [page.title for page in post.message.pages]]

    assert 1 == sum(":ask-" in post.key for post in posts)
    assert 1 == len(welcomes) and ":briefing-" in welcomes[0]


async def test_one_press_may_give_several_orders_all_or_none(table: Table) -> None:
    """Each goes after those before it; where one does not go, none is kept."""
    campaign = await morning(table)
    who, key = await table.who(campaign, RED), await table.key(campaign)
    _, _, both, *_ = asked(await table.deliver(), "red")[-1].message.buttons
    await table.give(campaign, RED, "claim Potter’s Row")
    with pytest.raises(Refusal):
        await orders.advised(table.herald, who, both.what, key)
    assert ["claim Potter's Row"] == [draft.text for draft in (await orders.orders(table.herald, who)).drafts]
    await orders.withdraw(table.herald, who)
    given = await orders.advised(table.herald, who, both.what, key)

    assert ["claim Fish", "claim Potter's Row"] == [draft.text for draft in given.drafts]


async def test_counsel_of_another_moment_is_not_taken(table: Table) -> None:
    """A button that outlived its window, or what it offered, changes nothing."""
    campaign = await morning(table)
    old = asked(await table.deliver(), "red")[-1].message.buttons[0]
    key, who = await table.key(campaign), await table.who(campaign, RED)
    with pytest.raises(Answer, match="counsel for another moment"):
        await orders.advised(table.herald, who, "0123456789ab", key)
    await bought(table, campaign)
    with pytest.raises(Answer, match="closed"):
        await orders.advised(table.herald, who, old.what, key)

    assert not (await orders.orders(table.herald, who)).drafts


async def test_what_befell_a_seat_stands_in_its_own_brief(table: Table) -> None:
    """The Reds read of their licence and of their purse; the Blues, whom it does not concern, do not."""
    campaign = await morning(table)
    await table.deliver()
    await bought(table, campaign)
    fresh = await table.deliver()

    assert any("pays 1 for the licence" in line for line in lines(asked(fresh, "red")[-1]))
    assert any("coins " in line and " → " in line for line in lines(asked(fresh, "red")[-1]))
    assert not any("licence." in line and "pays" in line for line in lines(asked(fresh, "blue")[-1]))


async def test_what_no_brief_brought_is_told_again_and_what_one_brought_is_not(table: Table) -> None:
    """A brief that never stood before its reader told nothing; one that did is not repeated."""
    campaign = await morning(table)
    await table.deliver()
    await bought(table, campaign)
    await telling.tell_all(table.herald)
    async with table.herald.store.look(campaign) as look:
        before = look.seats["blue"].heard
    await table.to_closing(campaign)
    again = asked(await table.deliver(), "red")

    assert [True, True] == [any("pays 1" in line for line in lines(post)) for post in again[-2:]]
    async with table.herald.store.look(campaign) as look:
        assert look.seats["blue"].heard > before
    while (await table.card(campaign)).window.name != "orders":
        await table.all_ready(campaign)
    assert not any("pays 1" in line for post in asked(await table.deliver(), "red") for line in lines(post))


async def test_whoever_acts_has_heard(table: Table) -> None:
    """An order shows that its giver knows how things stand, brief or none."""
    campaign = await morning(table)
    await bought(table, campaign)
    async with table.herald.store.look(campaign) as look:
        assert 0 == look.seats["red"].figures.count("coins")
        heard = look.seats["red"].heard
    await table.give(campaign, RED, "claim fish")

    async with table.herald.store.look(campaign) as look:
        assert look.seats["red"].heard > heard


async def test_what_is_taken_back_has_not_been_heard(table: Table) -> None:
    """After an undo the brief tells anew what happens anew."""
    campaign = await morning(table)
    await table.deliver()
    await bought(table, campaign)
    await table.deliver()
    async with table.herald.store.look(campaign) as look:
        heard = look.seats["red"].heard
    await undoing.undo(table.herald, campaign, HOST)

    async with table.herald.store.look(campaign) as look:
        assert look.seats["red"].heard < heard


async def test_more_is_all_of_it(table: Table) -> None:
    """The papers, and everything since that the seat may know, for it alone."""
    campaign = await morning(table)
    await table.deliver()
    await bought(table, campaign)
    brief = asked(await table.deliver(), "red")[-1]
    (button,) = [one for one in brief.message.buttons if one.action == "more"]
    first, last = map(int, button.what.split("-"))
    message = await more(table.herald, await table.who(campaign, RED), first, last)

    assert any("coins: " in line for page in message.pages if page.title == "Your figures" for line in page.lines)
    assert "Your purse" in [page.title for page in message.pages]
    assert "What befell you" in [page.title for page in message.pages]
    assert not any(re.search(r"#\d", line) for page in message.pages for line in page.lines), "no numbers of events"


def entry(number: int, text: str, weight: int = 2, because: tuple[int, ...] = ()) -> Entry:
    """Give an event in words."""
    body = Drawn(clause="TOY-1", purpose="luck", subject="Red", card="AS", because=because).model_dump_json()
    told = Told(n=number, turn=1, phase="day", event="X", clause="TOY-1", audience="everyone", body=body)
    return Entry(told, text, "", weight)


def test_a_brief_is_short_and_counts_what_it_leaves_out() -> None:
    """However much befell, a phone shows it at once, and how much more there is."""
    befell = [entry(number, f"A great misfortune, number {number}, came over the land. " * 3) for number in range(30)]
    pieces = [Counsel(Weight.RUIN, "x" * 199 + ".", "TOY-1") for _ in range(3)]
    page = brief_page(befell, pieces, {"coins": 3}, {"coins": 5})

    assert page is not None
    assert LETTERS + 200 >= sum(map(len, page.lines))
    assert "… and 28 more." in page.lines
    assert "⚠ " + "x" * 199 + "." == page.lines[-3]
    assert "Since my last message: coins 5 → 3." == page.lines[-1]


def test_the_worst_stands_first_and_its_causes_before_it() -> None:
    """In one line, though something else befell in between."""
    quake, loss = entry(1, "The earth shakes Ur."), entry(4, "Ur loses its people.", because=(1,))
    end = entry(5, "Ur is abandoned.", 3, because=(4,))
    befell = [end, entry(2, "Mari riots."), loss, quake]

    assert ["The earth shakes Ur. Ur loses its people. Ur is abandoned.", "Mari riots."] == news(befell, 950)


def test_what_became_of_ones_orders_is_never_left_out() -> None:
    """However much befell everybody; it stands before that, in the order in which it happened."""
    great = [
        entry(number, f"The barns of land {number} are full to the roof and more. " * 3) for number in range(1, 12)
    ]
    own = [entry(20, "Your march gains nothing.", 1), entry(21, "You rule Ur well.", 1)]
    told = news([*great, *own], 400, (), {20, 21}, "press More")

    assert ["Your march gains nothing.", "You rule Ur well."] == told[:2]
    assert told[-1].endswith("more: press More.")


def test_the_rest_stands_in_the_order_in_which_it_happened() -> None:
    """Whatever weighs more of it."""
    befell = [entry(3, "Third.", 2), entry(1, "First.", 1), entry(2, "Second.", 2)]

    assert ["First.", "Second.", "Third."] == news(befell, 400)


def test_nothing_makes_no_page() -> None:
    """Where nothing befell, nothing is advised and nothing changed, there is nothing to read."""
    assert brief_page([], [], {"coins": 3}, {"coins": 3}) is None
    assert [] == news([], 100)
    assert "" == changes({"coins": -1}, {})
    assert "Since my last message: coins 1 → −1." == changes({"coins": -1}, {"coins": 1})


async def test_who_has_nothing_yet_is_welcomed_again_once_land_is_dealt(crowns: Table) -> None:
    """With the map of it; and no later brief welcomes."""
    campaign = await crowns.started(RED, BLUE, board="candlebre/candlemere")
    found = []
    for _ in range(3):
        found.append(asked(await crowns.deliver(), "red")[-1].message)
        await crowns.all_ready(campaign)
    candle, house, later = found

    assert "You lit the Red Candle; your House is still to be chosen." == candle.pages[0].title
    assert house.pages[0].title.startswith("You lead House ")
    assert [False, True, False] == [message.picture is not None for message in found]
    assert all("You l" not in page.title for page in later.pages)


def test_what_befell_has_room_before_the_last_of_counsel() -> None:
    """Who lost four provinces reads of each; of counsel the last piece gives way."""
    befell = [entry(number, f"You lose the province of {name}, with all that stood in it.") for number, name in LOST]
    weights = (Weight.RUIN, Weight.DECIDE, Weight.CHANCE)
    pieces = [Counsel(weight, letter * 299 + ".", "TOY-1") for weight, letter in zip(weights, "cba", strict=True)]
    page = brief_page(befell, pieces, {}, {})

    assert page is not None
    assert {text.text for text in befell} <= set(page.lines)
    assert ["⚠ c", "• b"] == [line[:3] for line in page.lines if line[:1] in ("⚠", "•")]


LOST = enumerate(("Merrowgate", "Goldenwater", "Rushmere", "Northmere"))


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_whoever_is_ready_in_a_window_that_wrote_to_others_has_heard_nothing(crowns: Table) -> None:
    """A discreet window waits for everybody; what befell him before it is told by his own next brief."""
    campaign, windows = await crowns.started(RED, BLUE, board="civilized/crowns"), 0
    while windows < 90:
        windows += 1
        await crowns.deliver()
        async with crowns.store.look(campaign) as look:
            asking, heard = standing(look).asking, look.seats["hellas"].heard
        await crowns.ready(campaign, RED)
        if asking is not None and "hellas" not in asking.written_to:
            break
        await crowns.ready(campaign, BLUE)
    else:
        pytest.fail("no window asked others alone")
    async with crowns.store.look(campaign) as look:
        assert heard == look.seats["hellas"].heard
