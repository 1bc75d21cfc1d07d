"""`/gm set`: it offers what may be set, keeps to the rules' bounds, and never holds a campaign (A2)."""

import json
import random
from collections import Counter
from dataclasses import replace

import pytest

from bot.service.ground.playing import rebuild
from bot.service.table import amending, campaigns
from rules.kernel.errors import Answer
from rules.kernel.play.play import Flow, Play
from rules.kernel.state.amending import amendment, found, look_up, names_in, names_of
from tests.kernel.toy import TOY, Market, evening, morning
from tests.service.bench import BLUE, HOST, RED, Table

BOARDS = {
    "civilized": "civilized/crowns",
    "italy": "italy/italy-standard",
    "candlebre": "candlebre/candlemere",
    "fiefs": "fiefs/web-of-crowns",
    "empires": "empires/crowns-and-keys-1176",
}

VALUES = ("0", "1", "-1", "7", "100", "999", "", "true", "[]", "{}", "null", "red", "99999999999999")


async def state_of(table: Table, campaign: int):
    async with table.store.look(campaign) as look:
        return (await rebuild(table.herald, look)).state


REFUSED = {
    "candlebre": (
        ("settings.turn_limit", "5", "is not set from outside"),
        ("turn", "-5", "is not set from outside"),
        ("houses.{seat}.honor", "5000", "takes a number from -999 to 999, not 5000"),
        ("houses.{seat}.military", "-1", "takes a number from 0 to"),
        ("houses.{seat}.id", "x", "is what a thing is known by"),
    ),
    "civilized": (
        ("cities.athens.tax", "35", "takes a number from 0 to 100 in steps of 10, not 35"),
        ("cities.athens.owner", "atlantis", "takes one like hellas"),
        ("cities.athens.population", "many", "takes a number from 20 to 9999, not many"),
        ("pace_called", "soon", 'takes "", start, stop, not soon'),
        ("settings.army_limit", "14", "is not set from outside"),
    ),
    "italy": (
        ("turn", "3", "is not set from outside"),
        ("rules.base_army", "3", "is not set from outside"),
    ),
    "fiefs": (
        ("settings.years", "1", "is not set from outside"),
        ("winners", '["{seat}"]', "is not set from outside"),
        ("turn", "3", "is not set from outside"),
    ),
    "empires": (
        ("options.turns", "1", "is not set from outside"),
        ("round_index", "100", "is not set from outside"),
        ("ended", "turns", "is not set from outside"),
    ),
}


@pytest.mark.parametrize("board", BOARDS)
async def test_what_may_not_be_set_is_refused_in_a_sentence(crowns: Table, board: str) -> None:
    """Frozen parts, ids and the course of the game are refused, and so are figures that the rules never give."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS[board])
    state = await state_of(crowns, campaign)
    seat = next(iter(getattr(state, "houses", {"": ""})))
    for path, value, answer in REFUSED[board]:
        with pytest.raises(Answer, match=answer) as refused:
            await amending.set_figure(crowns.herald, campaign, HOST, path.format(seat=seat), value)
        assert "Input should" not in str(refused.value) and "frozen" not in str(refused.value)

    card = await crowns.card(campaign)
    assert "running" == card.status and state == await state_of(crowns, campaign)


def answer_to(state, path: str) -> str:
    """Give the refusal of a nought at a path; empty where it is taken."""
    try:
        amendment(state, path, "0")
    except Answer as answer:
        return str(answer)
    return ""


@pytest.mark.parametrize("board", BOARDS)
async def test_completion_offers_only_what_may_be_set(crowns: Table, board: str) -> None:
    """No path that is offered, on any level, is one that is refused for what it is."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS[board])
    state = await state_of(crowns, campaign)
    offered = names_in(state, "")
    todo, seen = list(offered), 0
    while todo:
        path = todo.pop()
        todo += names_in(state, f"{path}.")[:4]
        seen += 1
        refused = answer_to(state, path)
        assert "from outside" not in refused and "stays so" not in refused, path

    assert "settings" not in offered and 10 < seen


@pytest.mark.parametrize("board", BOARDS)
async def test_a_slip_in_a_path_is_answered_with_what_may_be_set(crowns: Table, board: str) -> None:
    """Neither what the course of the game alone decides nor what is fixed is named to whoever mistypes."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS[board])
    state = await state_of(crowns, campaign)
    answer = answer_to(state, "qqqq").partition("; it has ")[2]
    named = answer.split(" and ")[0].split(", ")

    assert named and set(named) <= {path.split(".")[-1] for path in names_in(state, "")}
    assert "did you mean settings" not in answer_to(state, "setting")


def fussy(play: Play[Market]) -> Flow:
    """An evening that breaks on a market of 77 days."""
    if play.state.days == 77:
        raise ZeroDivisionError
    yield from evening(play)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # nothing here is of the database
async def test_a_figure_at_which_the_rules_would_break_is_not_set(table: Table) -> None:
    """What passes every bound and would still break a phase is tried first, where nothing is kept."""
    table.herald = replace(table.herald, games={"toy": replace(TOY, phases=(morning, fussy))})
    campaign = await table.started(RED, BLUE, board="toy/fair")

    await amending.set_figure(table.herald, campaign, HOST, "days", "78")
    with pytest.raises(Answer, match="the rules could not go on"):
        await amending.set_figure(table.herald, campaign, HOST, "days", "77")

    assert "running" == (await table.card(campaign)).status and 78 == (await state_of(table, campaign)).days


def some_path(state, dice: random.Random) -> str:
    """Follow what completion offers until there is nothing more to choose."""
    path = ""
    while names := names_in(state, f"{path}." if path else ""):
        path = dice.choice(names)
        if not names_of(found(state, path.split("."))):
            break
    return path


async def odd_figures(table: Table, board: str, rounds: int) -> Counter[str]:
    """Try so many figures at random with odd values and play on, in another campaign where one ends; count answers."""
    dice, found = random.Random(rounds), Counter()
    campaign = await table.started(RED, BLUE, board=board)
    for _ in range(rounds):
        path = some_path(await state_of(table, campaign), dice)
        value = dice.choice(VALUES)
        try:
            await amending.set_figure(table.herald, campaign, HOST, path, value)
        except Answer:
            found["refused"] += 1
            continue
        found["taken"] += 1
        assert "running" == (await table.card(campaign)).status, (path, value)
        if found["taken"] % 3 == 0:
            await table.all_ready(campaign)  # whoever is silent is asked no more, and then the clock stands still
        status = (await table.card(campaign)).status
        assert status in {"running", "ended"}, (path, value)
        if status == "ended":  # many a figure decides a game at once
            campaign = await table.started(RED, BLUE, board=board)
    return found


@pytest.mark.parametrize("board", [game for game in BOARDS if game != "empires"])  # its orders take long to close
async def test_odd_figures_never_hold_a_campaign(crowns: Table, board: str) -> None:
    """Whatever is set, the campaign goes on, or ends by its own rules."""
    assert (await odd_figures(crowns, BOARDS[board], 12))["taken"]


@pytest.mark.fuzz
@pytest.mark.parametrize("board", BOARDS)
async def test_many_odd_figures_never_hold_a_campaign(crowns: Table, board: str) -> None:
    """The same, four hundred times."""
    found = await odd_figures(crowns, BOARDS[board], 400)

    assert 400 == found.total() and 50 < found["taken"]


async def offered(crowns: Table, campaign: int, typed: str) -> list[tuple[str, str]]:
    return await amending.completions(crowns.herald, campaign, HOST, typed)


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("board", "words", "path"),
    [
        ("civilized", "treasury of Lydia", "countries.lydia.treasury"),
        ("civilized", "Lydia treasury", "countries.lydia.treasury"),
        ("civilized", "the tresury of Lydia", "countries.lydia.treasury"),
        ("civilized", "population of Athens", "cities.athens.population"),
        ("civilized", "tax of athens", "cities.athens.tax"),
        ("civilized", "pace called", "pace_called"),
    ],
)
async def test_plain_words_find_a_figure(crowns: Table, board: str, words: str, path: str) -> None:
    """In any order, and mistyped; what it would change is said, and nothing is set yet."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS[board])
    before = await state_of(crowns, campaign)
    now = json.dumps(look_up(before, path))
    value = "start" if path == "pace_called" else "30"
    asked = await amending.before_set(crowns.herald, campaign, HOST, words, value)
    (button,) = asked.buttons

    assert f"from {now} to {json.dumps(value) if value == 'start' else value}." in asked.content
    assert path == path.split(".", maxsplit=1)[0] or path not in asked.content
    assert f"Set it to {value}" == button.label and "figure" == button.action and button.window
    assert before == await state_of(crowns, campaign)
    assert (path, value) == await amending.pressed(crowns.herald, campaign, HOST, button.what, button.label)


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("treasury", r"“treasury” may be “treasury of Hellas”, “treasury of Lydia” or .+ more; say which"),
        ("gold of Lydia", r"there is no figure “gold of Lydia”; the nearest are “.+ of Lydia”"),
    ],
)
async def test_words_that_name_several_figures_or_none_are_answered(crowns: Table, words: str, answer: str) -> None:
    """With the nearest, three of them at most, by their names."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS["civilized"])
    with pytest.raises(Answer, match=answer):
        await amending.before_set(crowns.herald, campaign, HOST, words, "3")


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
@pytest.mark.parametrize("board", BOARDS)
async def test_completion_says_what_each_figure_is_now(crowns: Table, board: str) -> None:
    """At most 25, each of which may be set, also where nothing was typed."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS[board])
    state = await state_of(crowns, campaign)
    found = await offered(crowns, campaign, "")

    assert 0 < len(found) <= 25
    for label, path in found:
        if ": " in label:
            assert "from outside" not in answer_to(state, path), path
            assert json.dumps(look_up(state, path))[:20] in label


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_completion_follows_what_is_typed(crowns: Table) -> None:
    """By words, the last of which may be begun, and by a path."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS["civilized"])
    treasury = look_up(await state_of(crowns, campaign), "countries.lydia.treasury")

    assert (f"treasury of Lydia: {treasury}", "countries.lydia.treasury") == (
        await offered(crowns, campaign, "lydia trea")
    )[0]
    stepped = dict(map(reversed, await offered(crowns, campaign, "countries.lydia.trea")))
    assert f"countries.lydia.treasury: {treasury}" == stepped["countries.lydia.treasury"]


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_what_is_hidden_from_a_blind_gamemaster_is_neither_named_nor_offered(crowns: Table) -> None:
    """Neither its value nor that there is such a figure."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS["civilized"])
    await amending.set_figure(crowns.herald, campaign, HOST, "treasury of Lydia", "4711")
    await campaigns.settings(crowns.herald, campaign, HOST, {"blind": "yes"})

    labels = []
    for typed in ("", "treasury", "lydia"):
        labels += [label for label, _ in await offered(crowns, campaign, typed)]
    assert labels and not any("4711" in label for label in labels)
    with pytest.raises(Answer) as refused:
        await amending.before_set(crowns.herald, campaign, HOST, "treasury of Lydia", "3")
    assert "4711" not in str(refused.value)


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_whose_figure_was_set_is_told_from_what_to_what(crowns: Table) -> None:
    """He alone, in the game's words; the table hears that a figure changed, and nobody reads a path."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS["civilized"])
    await crowns.deliver()
    await amending.set_figure(crowns.herald, campaign, HOST, "treasury of Lydia", "30")
    posts = await crowns.deliver()
    told = [one for one in posts if "corrected treasury of Lydia from 0 to 30." in one.message.content]

    assert ["lydia"] == [one.target.seat for one in told]
    assert not any("countries.lydia" in one.message.content for one in posts)
