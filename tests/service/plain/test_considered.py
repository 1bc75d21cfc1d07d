"""What somebody only considers: chances asked in words, twins of what was given, and Ready with nothing given."""

import pytest

from bot.service.desk.desk import Desk
from bot.service.orders import orders
from bot.service.plain import hearing
from rules.empires.endeavours.orders import Conquer
from rules.kernel.play.counsel import Counsel, Offer, Weight, instead_of
from tests.service.bench import RED, Table
from tests.service.talking import said, said_in_full

BOARD = "empires/crowns-and-keys-1176"
ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
ASKED = {
    "what are my chances in Ireland": "“conquer Ireland”: Ireland is yours with 8 or more (4 in 10): 3 points.",
    "whats the chance of fortifying Normandy": "“fortify Normandy”: Normandy gets stronger walls with",
    "what if I calm Aquitaine?": "“rule Aquitaine”: Aquitaine gains a level",
    "my cards": "In your hand: nothing.",
}


@ONE
async def test_what_is_considered_is_reckoned_and_not_given(crowns: Table) -> None:
    """By a place, a gerund, an `if`; and a page of the papers is shown by its name."""
    campaign = await crowns.started(RED, board=BOARD)
    for line, words in ASKED.items():
        answer = await hearing.hear(crowns.herald, RED, line, str(campaign))

        assert words in "\n".join([answer.content, *(str(page) for page in answer.pages)]), f"{line}: {answer}"
    assert not (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).drafts


@ONE
async def test_orders_on_one_line_are_taken_where_most_are_understood(crowns: Table) -> None:
    """What is not understood is answered beside them, each with what it does."""
    campaign = await crowns.started(RED, board=BOARD)
    answer = await hearing.hear(crowns.herald, RED, "send for the dragons, rule Aquitaine with 2, levy", str(campaign))
    lines = answer.content.splitlines()

    assert "2 of 3 taken" == lines[0]
    assert lines[lines.index("✓ rule Aquitaine with 2") + 1].startswith("Aquitaine gains a level with")
    one_of_two = await hearing.hear(crowns.herald, RED, "conquer Wales, if Germany attacks me", str(campaign))
    assert "taken" not in one_of_two.content and "✓" not in one_of_two.content


@ONE
async def test_the_chance_is_that_of_all_tries_as_they_stand(crowns: Table) -> None:
    """With their gold, each counted once, and of one that is only considered as often as it is said."""
    campaign = await crowns.started(RED, board=BOARD)
    wise = await said(crowns, campaign, "is it wise to conquer Ireland with 1, 2x?")
    await said(crowns, campaign, "conquer Ireland with 1 2x")
    own = await said(crowns, campaign, "how likely is it i get ireland now")
    whole = await said(crowns, campaign, "what are my chances?")

    assert "“conquer Ireland with 1, 2x”: " in wise and "Two tries: " in wise
    assert "Your two tries with 1 gold: " in own and "to take Ireland." in own
    assert "Two tries: " in whole and "hree tries" not in whole


@ONE
async def test_what_another_may_take_is_no_attack_of_ones_own(crowns: Table) -> None:
    """However it is asked: who comes, how likely, and with how many defences."""
    campaign = await crowns.started(RED, board=BOARD)
    for line in (
        "How likely is it that France attacks me and takes Normandy, with my orders as they are?",
        "what are the odds that France takes Normandy",
        "how likely is it that France conquers Normandy",
    ):
        answer = await said_in_full(crowns, campaign, line)

        assert "The loss of Normandy to France" in answer and "your orders leave" in answer, answer


@ONE
async def test_the_same_by_other_figures_is_offered_no_more(crowns: Table) -> None:
    """Whoever has walls built with gold needs no counsel to build them without."""
    campaign = await crowns.started(RED, board=BOARD)
    who = await crowns.who(campaign, RED)
    (label, *_) = (one for one in await offers(crowns, campaign) if one.startswith("Fortify "))
    await orders.give_line(crowns.herald, who, f"{label[:1].lower()}{label[1:]} with 2")

    assert label not in await offers(crowns, campaign)


def test_a_button_of_before_says_what_it_replaces() -> None:
    """Of two offers of one piece that differ by their figures alone one is meant; another area is another thing."""
    figures = {"Brittany": ("brittany", 0), "Brittany with 2": ("brittany", 2), "Wales": ("wales", 2)}
    bare, backed, other = (
        Offer(label=label, order=Conquer(target=target, extra=extra)) for label, (target, extra) in figures.items()
    )
    piece = Counsel(Weight.CHANCE, "Brittany is free.", "EMP-HA.9", (bare, backed, other))

    assert [backed.order] == instead_of(bare, piece) and [] == instead_of(other, piece)


async def offers(crowns: Table, campaign: int) -> dict[str, str]:
    """Give what counsel offers first, by what stands on the buttons."""
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))
        return {offer.label: offer.id for offer in desk.offers()}


@ONE
async def test_whoever_is_ready_with_nothing_given_is_told_what_that_means(crowns: Table) -> None:
    """EMP-H5.13: it is not what silence comes to, and is said with the question and when Ready is pressed."""
    campaign = await crowns.started(RED, board=BOARD)
    asked = await hearing.hear(crowns.herald, RED, "ready", str(campaign))
    said = "Ready with nothing ordered and no plan, you do nothing: no tax, no endeavour."

    assert said in asked.content
    posts = [post for post in await crowns.deliver() if ":ask-" in post.key and post.user == RED]
    assert any(said in post.message.content for post in posts)
