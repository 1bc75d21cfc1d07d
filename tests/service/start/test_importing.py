"""Importing believes nothing: what does not fit is refused in one sentence, and leaves nothing behind."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.service.ground.values import CampaignCard
from bot.service.reading.reading import status
from bot.service.start.importing import import_campaign, twin
from bot.service.table import gamemaster
from bot.tools.verify import digest
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # nothing here is of the database
ODD = (
    None, 0, -1, 99, 2**31, 2**63, 10**30, True, "", "x", "x" * 5000, "\ud800", "1" * 40, [], {}, [[]], {"a": {}},
    "2026-13-45", "running", "<script>", 1.5, ["red"] * 3, {"red": 1},
)  # fmt: skip
"""What a mutated file holds where something else stood."""
Change = Callable[[dict[str, Any]], object]


async def exported(table: Table, board: str = "toy/fair") -> bytes:
    """Play a little, and export."""
    campaign = await table.started(RED, BLUE, board=board)
    for _ in range(3):
        await table.all_ready(campaign)
    return await gamemaster.export(table.herald, campaign, None)


def forged(file: bytes, change: Change) -> bytes:
    """Change a file and make its digest fit."""
    content = json.loads(file)
    change(content)
    content["digest"] = digest(content)
    return json.dumps(content).encode()


def put(value: object, *path: str | int) -> Change:
    """Put a value in a place of a file."""

    def change(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        content[path[-1]] = value

    return change


def without(name: str) -> Change:
    """Take a part out."""
    return lambda content: content.pop(name)


DEEP: Any = []
for _ in range(80):
    DEEP = [DEEP]

REFUSED: dict[str, tuple[Change, str]] = {
    "another game": (put("chess", "campaign", "game"), "there is no game “chess” here"),
    "a newer edition": (put(99, "campaign", "revision"), "by a newer edition of The Market"),
    "a newer save": (put(99, "saves", 0, "revision"), "by a newer edition of The Market"),
    "no saves": (without("saves"), "no exported campaign: saves: field required"),
    "empty saves": (put([], "saves"), "no state of it is in the file"),
    "deep": (put(DEEP, "cabinet", "letters"), "it is built otherwise"),
    "another seed": (put("ab" * 32, "campaign", "seed"), "not the one whose SHA-256 was posted"),
    "a seat twice": (lambda content: content["seats"].append(content["seats"][0]), "two seats are one"),
    "a long title": (put("x" * 999, "campaign", "title"), "campaign.title: "),
    "a renamed field": (
        lambda content: put(content["saves"][-1]["state"].replace('"purses"', '"pockets"'), "saves", -1, "state")(
            content
        ),
        "does not lead where it says",
    ),
    "another game's board": (put({"id": "x", "title": "y"}, "campaign", "scenario_text"), "does not fit The Market"),
    "a setting of none": (put({"weeks": 3}, "campaign", "options"), "does not fit The Market"),
    "a missing closing": (put([], "closings"), "in this file does not lead"),
    "a missing event": (lambda content: content["events"].pop(), "an event is missing"),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_what_does_not_fit_is_refused_and_leaves_nothing(table: Table, name: str) -> None:
    """A forger who mends the digest is refused for what he changed."""
    change, answer = REFUSED[name]
    campaign = await table.started(RED, BLUE, board="toy/fair")
    await table.all_ready(campaign)
    await table.give(campaign, RED, "bid 1")
    await table.give(campaign, BLUE, "bid 2")
    await table.ready(campaign, RED, BLUE)
    file = await gamemaster.export(table.herald, campaign, None)
    with pytest.raises(Answer, match=answer) as refused:
        await import_campaign(table.herald, forged(file, change))

    assert [campaign] == await table.store.campaigns()
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 400


async def test_a_changed_or_damaged_file_is_refused(table: Table) -> None:
    """One letter more, or an end that is missing, is seen; what is no JSON or far too deep is no export."""
    file = await exported(table)
    for bad, answer in (
        (file.replace(b"Fair play", b"Foul play", 1), "lacks the digest"),
        (file[:-40], "was cut short"),
        (b"[" * 200_000, "no exported campaign"),
        (b'{"a": NaN}', "no exported campaign"),
    ):
        with pytest.raises(Answer, match=answer):
            await import_campaign(table.herald, bad)
    assert 1 == len(await table.store.campaigns())


async def test_a_second_import_is_noticed(table: Table) -> None:
    """The campaign that is here already is named, wherever it came from."""
    file = await exported(table)
    assert "Fair play" == (await twin(table.herald, file)).title
    await table.crash()
    copied = await import_campaign(table.herald, file, host=HOST)

    assert copied.id == (await twin(table.herald, file)).id


def mutated(file: bytes, dice: random.Random) -> bytes:
    """Change a file in one to three places; half of the forgers mend the digest, a few damage its bytes."""
    if dice.random() < 0.1:
        raw = bytearray(file)
        for _ in range(3):
            raw[dice.randrange(len(raw))] = dice.randrange(256)
        return bytes(raw)
    content = json.loads(file)
    for _ in range(dice.randint(1, 3)):
        holder: Any = content
        while True:
            key = dice.choice(sorted(holder) if isinstance(holder, dict) else range(len(holder)))
            inner = holder[key]
            if not isinstance(inner, (dict, list)) or not inner or dice.random() < 0.15:
                break
            holder = inner
        act = dice.randrange(4)
        if act == 0:
            holder.pop(key)
        elif act == 1 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(inner))
        elif act == 2 and isinstance(inner, str) and inner:
            place = dice.randrange(len(inner))
            holder[key] = inner[:place] + dice.choice('0z"{}ä') + inner[place + 1 :]
        else:
            holder[key] = dice.choice(ODD)
    try:
        content["digest"] = digest(content)
    except UnicodeEncodeError:
        content["digest"] = "0" * 64
    return json.dumps(content).encode()


async def tried(table: Table, file: bytes) -> CampaignCard | None:
    """Import a file; None where it is refused, in one line."""
    try:
        return await import_campaign(table.herald, file)
    except Answer as answer:
        if "\n" in str(answer):
            raise
    return None


async def stood(table: Table, rounds: int, board: str) -> tuple[int, int]:
    """Import mutated exports; give how many were taken and how many refused."""
    file, dice, taken, refused = await exported(table, board), random.Random(rounds), 0, 0
    for _ in range(rounds):
        bad = mutated(file, dice)
        before = await table.store.campaigns()
        card = await tried(table, bad)
        if card is None:
            refused += 1
            assert before == await table.store.campaigns()
            continue
        taken += 1
        await table.card(card.id)
        if card.status != "lobby":
            await status(table.herald, card.id)
        await gamemaster.export(table.herald, card.id, None)
    return taken, refused


async def test_fifty_mutated_exports(table: Table) -> None:
    """No traceback, and no campaign that cannot be shown."""
    taken, refused = await stood(table, 50, "toy/fair")

    assert 50 == taken + refused and refused


@pytest.mark.fuzz
@pytest.mark.parametrize("board", ["toy/fair", "word/two"])
async def test_two_thousand_mutated_exports(table: Table, board: str) -> None:
    """The same, for long."""
    taken, refused = await stood(table, 1000, board)

    assert 1000 == taken + refused and refused
