"""H21: a hundred games replay bit by bit, and one flipped byte is found."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from bot.service.ground.scenarios import Scenarios
from bot.tools.replay import Replay
from bot.tools.verify import digest, problems, read_account
from rules.kernel.errors import Diverged
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from rules.registry import RULESETS
from tests.kernel.toy import FAIR, TOY

SCENARIOS = Scenarios(Path(__file__).parents[2] / "config" / "scenarios")
GAMES = {**RULESETS, "toy": TOY}
NAMES = sorted(GAMES)
HUNDRED, FEW = 100, len(NAMES)
"""How many games are replayed in `make fuzz`, and how many each time: one of every game."""
FORGED = 3
"""How many of the draws of a game are forged, one at a time."""
CLOSINGS = 4


@lru_cache
def played(number: int) -> dict[str, Any]:
    """Play the opening windows of a game, its seed and its phrase of its own, and give it as it is exported."""
    ruleset: Ruleset[Any] = GAMES[NAMES[number % len(NAMES)]]
    board = FAIR if ruleset is TOY else SCENARIOS.read(ruleset, "")
    luck = Seeded(f"{number:064x}", (f"phrase {number}",))
    session = Session.found(ruleset, luck, board, ruleset.options(), ())
    saves, told, rows = [*session.saves], [*session.told], []
    for _ in range(CLOSINGS):
        if session.window is None:
            break
        before = session.save.number
        progress = session.close({}, ())
        rows.append({"save": before, "closing": progress.closing.model_dump(mode="json")})
        saves, told = [*saves, *progress.saves], [*told, *progress.told]
    campaign = {
        "game": ruleset.name,
        "seed": luck.seed,
        "commitment": luck.commitment(),
        "phrases": list(luck.phrases),
        "options": {},
        "scenario_text": board.model_dump(mode="json"),
    }
    file = {
        "herald": 1,
        "campaign": campaign,
        "saves": [save.model_dump(mode="json") for save in saves],
        "closings": rows,
        "events": [one.model_dump(mode="json") for one in told],
    }
    return file | {"digest": digest(file)}


@pytest.mark.parametrize(
    "number", [*range(FEW), *(pytest.param(number, marks=pytest.mark.fuzz) for number in range(FEW, HUNDRED))]
)
def test_H21_a_game_replays_bit_by_bit(number: int) -> None:
    """Every save, closing and event is reached again, and every draw is what the seed gives."""
    text = json.dumps(played(number))

    done = Replay(text, GAMES).run()

    assert [] == list(problems(read_account(text)))
    assert (len(played(number)["saves"]), len(played(number)["events"])) == (done.saves, done.events)


@pytest.mark.parametrize("number", range(len(NAMES)))
def test_H21_one_flipped_byte_is_found(number: int) -> None:
    """A letter or a figure changed anywhere in an exported game is found, or makes the file unreadable."""
    text = json.dumps(played(number), ensure_ascii=False)
    places = [place for place, sign in enumerate(text) if sign.isalnum()]
    for place in places[:: len(places) // 12]:
        flipped = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        try:
            found = list(problems(read_account(flipped)))
        except ValueError:
            continue

        assert found, text[place - 30 : place + 30]


@pytest.mark.parametrize("number", range(len(NAMES)))
def test_H21_a_draw_forged_with_its_digest_is_found(number: int) -> None:
    """Whoever changes one draw and makes the digest fit is found out by the seed, and by the replay."""
    file = json.loads(json.dumps(played(number)))
    draws = [event for event in file["events"] if event["event"] in {"Drawn", "Rolled", "Cast"}]
    assert draws or NAMES[number] == "candlebre"
    for event in draws[:: max(1, len(draws) // FORGED)][:FORGED]:
        honest = event["body"]
        body = json.loads(honest)
        event["body"] = json.dumps(body | another(body), separators=(",", ":"))
        forged = json.dumps(file | {"digest": digest(file)})

        assert [line for line in problems(read_account(forged)) if f"event {event['n']}," in line or "drew" in line]
        with pytest.raises(Diverged):
            Replay(forged, GAMES).run()
        event["body"] = honest


def another(body: dict[str, Any]) -> dict[str, Any]:
    """Give another card, or another throw."""
    if "card" in body:
        return {"card": "AS" if body["card"] != "AS" else "KD"}
    rolled, sides = body["rolled"], body["sides"]
    if isinstance(rolled, list):
        return {"rolled": [rolled[0] % sides + 1, *rolled[1:]]}
    return {"rolled": rolled % sides + 1}
