"""Numbers and names of orders: read as they were written, or asked back; what was confirmed stands."""

import random
from collections import Counter

import pytest

from bot.service.desk.desk import Desk
from bot.service.ground.values import Verdict
from bot.service.orders import orders, standing_orders
from bot.service.orders.faithful import called, named, same
from rules.candlebre.opening.orders import Recruit
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given

sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
ITALY, CIVILIZED, CANDLEBRE = "italy/italy-standard", "civilized/crowns", "candlebre/candlemere"
FIEFS, EMPIRES = "fiefs/web-of-crowns", "empires/crowns-and-keys-1176"
BOARDS = pytest.mark.parametrize("board", [ITALY, CIVILIZED, CANDLEBRE, FIEFS, EMPIRES])
WINDOWS, LINES, SEED = 2, 8, 7


async def reach(table: Table, campaign: int, window: str) -> None:
    """Go on until a window asks the first player."""
    who = await table.who(campaign, RED)
    while (await table.card(campaign)).window.name != window or not (await orders.so_far(table.herald, who)).asked:
        await table.all_ready(campaign)


async def told(table: Table, campaign: int, text: str) -> tuple[Verdict, ...]:
    """Give what becomes of some lines of the first player's."""
    return (await orders.give_sheet(table.herald, await table.who(campaign, RED), text))[0]


async def clear(table: Table, campaign: int) -> None:
    """Take all of it back."""
    await orders.withdraw(table.herald, await table.who(campaign, RED))


@sqlite
async def test_a_list_is_read_behind_another_verb_for_the_same_too(crowns: Table) -> None:
    """To buy troops and put them somewhere is to recruit them, each kind by its own number."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    await reach(crowns, campaign, "army")
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))
        view, names = desk.view(), desk.lexicon()["province"]
        home = next(
            (one for one, id in names.items() if desk.allows(Recruit(number=1, unit="infantry", province=id), view)), ""
        )
    await told(crowns, campaign, f"buy 2 cavalry and an infantry in {home}")

    assert [f"recruit 2 cavalry in {home}", f"recruit 1 infantry in {home}"] == await given(crowns, campaign)


@sqlite
async def test_what_is_bought_is_what_was_written(crowns: Table) -> None:
    """An article is one, commas may be left out, and what one number means of two things is asked back."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    await reach(crowns, campaign, "campaign")
    for line, expected in (
        ("buy 2 infantry and a cavalry", ["buy 2 infantry", "buy 1 cavalry"]),
        ("buy 1 infantry 2 archers 1 cavalry", ["buy 1 infantry", "buy 2 archers", "buy 1 cavalry"]),
        ("buy an archer", ["buy 1 archers"]),
        ("then buy a couple of infantry too", ["buy 2 infantry"]),
        ("3 infantry", ["buy 3 infantry"]),
        ("buy 3 infantry and cavalry", []),
        ("buy 3 infantry, cavalry", []),
    ):
        await told(crowns, campaign, line)
        assert expected == await given(crowns, campaign), line
        await clear(crowns, campaign)

    (asked,) = await told(crowns, campaign, "buy 3 infantry and cavalry")
    assert ("buy 3 infantry and 3 cavalry", "buy 2 infantry and 1 cavalry") == asked.hints


@sqlite
async def test_how_often_and_how_much(crowns: Table) -> None:
    """A bare number is the gold that an order may take; twice, x3 and again say how often."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    await reach(crowns, campaign, "round")
    for line, expected in (
        ("conquer wales 3", ["conquer Wales with 3"]),
        ("conquer wales x3", ["conquer Wales"] * 3),
        ("conquer wales with 3 twice", ["conquer Wales with 3"] * 2),
        ("rule england with 3 and then again with 2", ["rule England with 3", "rule England with 2"]),
        ("conquer wales 9", []),
        ("tax all my areas", ["levy"]),
        ("tax everything but Aquitaine", ["levy but Aquitaine"]),
    ):
        await told(crowns, campaign, line)
        assert expected == await given(crowns, campaign), line
        await clear(crowns, campaign)


@sqlite
async def test_a_list_is_given_but_for_the_names_that_it_cannot_hold(crowns: Table) -> None:
    """Its first wish was confirmed, and replaced by the second."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    found = await told(crowns, campaign, "wish for Paris, Orléans, Reims and Blois")

    assert ["wish for Paris, Orléans and Reims"] == await given(crowns, campaign)
    assert [("wish for Paris, Orléans and Reims", True), ("Blois", False)] == [(one.text, one.ok) for one in found]


@sqlite
async def test_what_a_later_line_replaces_is_not_confirmed(crowns: Table) -> None:
    """Both were."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    found = await told(crowns, campaign, "tax 30\ntax 10")

    assert [(False, "“tax 10” stands instead of it"), (True, "")] == [(one.ok, one.answer) for one in found]


@sqlite
async def test_what_is_noted_is_all_that_was_said(crowns: Table) -> None:
    """How many, and every city; what cannot be noted whole is not offered."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    who = await crowns.who(campaign, RED)
    (one,) = await told(crowns, campaign, "raise 2 auxilia in sparta and tyre")
    assert "“raise Auxilia in Sparta” and “raise Auxilia in Tyre” are not for now" in one.answer

    await standing_orders.note(crowns.herald, who, one.later)
    lines = (await standing_orders.standing_set(crowns.herald, who)).lines
    assert ("once: raise Auxilia in Sparta", "once: raise Auxilia in Tyre") == lines
    (odd,) = await told(crowns, campaign, "raise 3 auxilia in sparta and tyre")
    assert "" == odd.later


@sqlite
async def test_no_place_is_exchanged_for_another(crowns: Table) -> None:
    """One that is out of reach is said to be so, and one that is not there, too."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    (far,) = await told(crowns, campaign, "march 3 men from sparta to ugarit")
    (unknown,) = await told(crowns, campaign, "march from sparta to atlantis")

    assert far.answer.startswith("no way on foot leads from Sparta to Ugarit")
    assert not far.hints
    assert unknown.answer.startswith("nothing here is called “atlantis”")


@BOARDS
@sqlite
async def test_every_line_that_is_confirmed_stands(crowns: Table, board: str) -> None:
    """Orders that are joined, numbered, repeated and mixed up: what has a tick is among the drafts, as often."""
    campaign, luck = await crowns.started(RED, BLUE, board=board), random.Random(SEED)
    for _ in range(WINDOWS):
        who = await crowns.who(campaign, RED)
        examples = [one.example for one in (await orders.orders(crowns.herald, who)).open if one.example]
        usable = [one for one in examples if "concede" not in one]
        for _ in range(LINES if usable else 0):
            line = mixed(luck, usable)
            found = await told(crowns, campaign, line)
            drafts = Counter(await given(crowns, campaign))
            for one in (one for one in found if one.ok):
                text, _, times = one.text.rpartition(" (")
                many = int(times.split(" ")[0]) if times.endswith(" times)") else 1
                assert drafts[text if many > 1 else one.text] >= many, (line, one)
            await keep_names(crowns, campaign, line, found)
            await clear(crowns, campaign)
        await crowns.all_ready(campaign)


def mixed(luck: random.Random, examples: list[str]) -> str:
    """Make a line of one or two orders, as people say them."""
    first, second = luck.choice(examples), luck.choice(examples)
    last = second.split()[-1]
    number = luck.randint(2, 9)
    return luck.choice(
        [
            f"{first} and {second}", f"{first}, {second}", f"{first}; then {second}", f"{first} and {last}",
            f"{first} {number}", f"{first} twice", f"then {first} please", f"{first}, {last} and nowhere",
            f"{' '.join(first.split()[:-1])} {last}", f"{first} x{number}", f"{first} then again",
        ]
    )  # fmt: skip


async def keep_names(table: Table, campaign: int, line: str, found: tuple[Verdict, ...]) -> None:
    """Check that what is offered instead of a line that was not understood holds all that it names."""
    who = await table.who(campaign, RED)
    async with table.store.look(campaign) as look:
        desk = await Desk.open(table.herald, look, who)
        for one in found:
            if not one.ok and "id you mean" in one.answer:
                assert all(called(desk, hint, name) for hint in one.hints for name in named(desk, one.text)), (
                    line,
                    one,
                )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("then please march sparta to athens", True),
        ("march to sparta from athens", False),
        ("march from athens to sparta", False),
        ("don't march from sparta to athens", False),
        ("should i march from sparta to athens?", False),
        ("march from sparta to corinth", False),
        ("march 3 from sparta to athens", False),
    ],
)
@sqlite
async def test_only_what_says_the_same_is_taken(crowns: Table, line: str, expected: bool) -> None:
    """No name or number differs, and nothing is asked or denied."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))

        assert expected == same(desk, line, "march from Sparta to Athens")
