"""What people want is told by what they mean where no phrase says it, and what is no wish is taken for none."""

import json
import tomllib
from pathlib import Path

import pytest

from bot.service.plain.intents import COURTEOUS, FILE, INTENTS, NEVER_GUESSED, NONE, WAYS, Intents

READ = {name: tuple(map(str, ways)) for name, ways in tomllib.loads(WAYS.read_text(encoding="utf-8")).items()}
GUESSED = set(READ) - {*COURTEOUS, *NEVER_GUESSED, NONE}
OWN, UNDERSTOOD, TAKEN = 0.9, 0.5, 0.05
"""How many of the ways that are taken for a wish have to be taken for their own, how many of all have to be understood,
and how many of what is no wish may be taken for one, where one in ten was left out."""
NOT_LEARNT = 10


def test_ways_are_of_intents_or_none() -> None:
    """Each stands once, and is no phrase: those teach already."""
    ways = [one for some in READ.values() for one in some]
    phrases = {one for some in INTENTS.phrases.values() for one in some}

    assert set(READ) - {NONE} <= set(INTENTS.all)
    assert len(ways) == len(set(ways)) and not phrases & set(ways)


@pytest.mark.parametrize("name", READ)
def test_a_way_is_understood_as_its_own_or_not_at_all(name: str) -> None:
    """What is no wish is never taken for one."""
    strange = {one: wish for one in READ[name] if (wish := INTENTS.meant(one)) not in {"", name}}

    assert {} == strange
    assert name in GUESSED or not any(map(INTENTS.meant, READ[name]))


def test_ways_that_were_not_learnt_are_understood_from_the_others(tmp_path: Path) -> None:
    """Nine in ten of those that are taken for a wish are taken for their own, and hardly any order for a wish."""
    file = tmp_path / "ways.toml"
    learnt = {name: [one for place, one in enumerate(ways) if place % NOT_LEARNT] for name, ways in READ.items()}
    file.write_text("\n".join(f"{name} = {json.dumps(ways)}" for name, ways in learnt.items()), encoding="utf-8")
    taught = Intents(FILE, file)
    told = [(name, taught.meant(one)) for name, ways in READ.items() for one in ways[::NOT_LEARNT]]
    wishes = [wish for name, wish in told if name in GUESSED]
    own = sum(name == wish for name, wish in told)

    assert own >= OWN * sum(bool(wish) for _, wish in told)
    assert own >= UNDERSTOOD * len(wishes)
    assert sum(name == NONE and bool(wish) for name, wish in told) <= TAKEN * len(READ[NONE]) / NOT_LEARNT


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("That winter was hard on all of us. How much longer does the whole campaign last?", "length"),
        ("how many points am i behind, and is somebody about to attack me?", "winning"),
        ("Good evening, could you tell me who has not given orders yet?", "awaited"),
        ("since my walls are low, who is the most dangerous to me?", "danger"),
    ],
)
def test_a_part_that_asks_is_heard_beside_the_rest(text: str, wish: str) -> None:
    """The first that asks for something, whatever reason or remark stands before it."""
    assert wish == INTENTS.meant(text)


@pytest.mark.parametrize(
    "text",
    [
        "Since the odds are good, please attack Brenholt with everybody.",
        "send the third army home, it has lost enough time",
        "Tell Ingram that we had a pact, and that I shall not forget it.",
        "take back Brenholt, then march on the coast",
        "put two gold on the letter of marque",
        "let the heir lead, he is ready",
        "is Brenholt safe in winter without a wall",
    ],
)
def test_an_order_or_a_letter_is_no_wish(text: str) -> None:
    """However many of its words wishes have; a part that asks nothing says only why."""
    assert "" == INTENTS.meant(text)


def test_nobody_leaves_for_a_part_of_what_he_says() -> None:
    """What is grave is wanted by a whole message."""
    assert "" == INTENTS.meant("my general is dead, should i quit the game, or shall i build a wall in the north")
