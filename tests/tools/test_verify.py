"""H21: an exported campaign is checked without the bot, and one flipped byte is found."""

import ast
import json
from collections import Counter
from pathlib import Path

import pytest

from bot.tools import verify
from bot.tools.replay import Replay
from bot.tools.verify import Numbers, fair, problems, read_account
from rules.kernel.facts.events import Cast
from rules.kernel.luck.chance import Chance, Seeded
from tests.tools.kept import changed, kept
from tests.tools.wells import WELLS

FILE = kept()


def wrong(text: str) -> list[str]:
    return list(problems(read_account(text)))


def drawn(*kinds: str) -> list[int]:
    """Give the places of the draws among the events."""
    kinds = kinds or ("Drawn", "Rolled")
    return [place for place, event in enumerate(FILE["events"]) if event["event"] in kinds]


def test_an_honest_campaign_has_nothing_wrong() -> None:
    """Every draw is what the seed and the phrases give: of setup, phases, shuffles, and autopilots at both windows."""
    account = read_account(json.dumps(FILE))

    assert [] == list(problems(account))
    assert len(drawn("Drawn", "Rolled", "Shuffled")) == account.draws


def test_another_order_of_a_shuffled_deck_is_found() -> None:
    """Two cards that changed places in a deck are found out by the number of the event."""
    events = [dict(event) for event in FILE["events"]]
    event = events[drawn("Shuffled")[1]]
    body = json.loads(event["body"])
    event["body"] = json.dumps(body | {"deck": [*body["deck"][:-2], body["deck"][-1], body["deck"][-2]]})

    assert [f"event {event['n']}, turn {event['turn']}: ground for everywhere is not what the seed gives"] == wrong(
        changed(FILE, events=events)
    )


def test_an_export_from_before_decks_were_kept_is_checked_as_far_as_it_goes() -> None:
    """Its shuffles are passed over, and the other draws of the same campaign are still checked."""
    events = [dict(event) for event in FILE["events"]]
    for place in drawn("Shuffled"):
        body = json.loads(events[place]["body"])
        del body["before"]
        events[place]["body"] = json.dumps(body, separators=(",", ":"))
    account = read_account(changed(FILE, events=events))

    assert [] == list(problems(account))
    assert len(drawn()) == account.draws
    assert len(events) == Replay(changed(FILE, events=events), {"wells": WELLS}).run().events


def test_dice_rolled_together_are_checked_one_by_one() -> None:
    """Each die of a handful counts on the numbers of its key, and a changed one is found."""
    luck, key = Seeded("seed"), ("1", "battle", "X-1", "test", "one")
    honest = Chance(luck, 1, "battle", lambda _: 1).cast("X-1", "test", "one", 3, 6)
    cast = Cast(clause="X-1", purpose="test", subject="one", sides=6, rolled=honest)
    forged = cast.model_copy(update={"rolled": (*honest[:2], honest[2] % 6 + 1)})

    assert fair(cast, Numbers(luck, key, Counter()))
    assert not fair(forged, Numbers(luck, key, Counter()))


@pytest.mark.parametrize("place", range(0, len(drawn()), 3))
def test_a_forged_draw_is_found_though_the_digest_fits(place: int) -> None:
    """Whoever changes one card or die, and makes the digest fit, is found out by the number of the event."""
    events = [dict(event) for event in FILE["events"]]
    event = events[drawn()[place]]
    body = json.loads(event["body"])
    if event["event"] == "Drawn":
        body["card"] = "AS" if body["card"] != "AS" else "KD"
    else:
        body["rolled"] = body["rolled"] % body["sides"] + 1
    event["body"] = json.dumps(body)

    assert [
        line for line in wrong(changed(FILE, events=events)) if f"event {event['n']}," in line or "autopilot" in line
    ]


def test_one_flipped_byte_is_found_wherever_it_is() -> None:
    """Each letter and figure of the file, changed to another, is noticed or makes the file unreadable."""
    text = json.dumps(FILE, ensure_ascii=False)
    places = [place for place, sign in enumerate(text) if sign.isalnum()][::97]

    for place in places:
        flipped = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        try:
            found = wrong(flipped)
        except ValueError:
            continue
        assert found, text[place - 30 : place + 30]


def test_another_seed_is_found() -> None:
    """A seed other than the one promised is found, even if somebody rolls all dice again with it."""
    campaign = FILE["campaign"] | {"seed": "beef" * 16}

    assert "the seed is not the one whose SHA-256 was posted" in wrong(changed(FILE, campaign=campaign))[0]


def test_a_forgotten_phrase_is_found() -> None:
    """The phrases that players brought are part of the luck."""
    campaign = FILE["campaign"] | {"phrases": ["ash"]}

    assert 10 < len(wrong(changed(FILE, campaign=campaign)))


def test_a_missing_event_is_found() -> None:
    """No event can be left out."""
    events = FILE["events"][:5] + FILE["events"][6:]

    assert "event 6 is missing" in wrong(changed(FILE, events=events))[0]


def test_a_changed_state_is_found() -> None:
    """A save whose state is not the one that was fingerprinted is named."""
    saves = [dict(save) for save in FILE["saves"]]
    saves[1]["state"] = saves[1]["state"].replace('"water":', '"water":1', 1)

    assert ["save 1: its state is not the one that was fingerprinted"] == wrong(changed(FILE, saves=saves))


def test_an_autopilots_forged_thought_is_found() -> None:
    """What an autopilot drew is checked too, in its answer and among the events."""
    closings = json.loads(json.dumps(FILE["closings"]))
    thought = closings[0]["closing"]["answers"]["south"]["thoughts"][0]
    body = json.loads(thought["body"])
    thought["body"] = json.dumps(body | {"rolled": body["rolled"] % 6 + 1})

    assert [line for line in wrong(changed(FILE, closings=closings)) if "autopilot" in line]


def test_the_checker_needs_nothing_of_the_bot() -> None:
    """It imports the standard library and the rules' kernel alone."""
    tree = ast.parse(Path(verify.__file__).read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]

    assert [] == [module for module in modules if module.startswith(("bot", "rules")) and "rules.kernel" not in module]


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"campaign": {}}', json.dumps(FILE)[:-40]])
def test_a_file_that_is_no_campaign_is_refused_in_words(text: str) -> None:
    """What is no export is called that, without a traceback."""
    with pytest.raises(ValueError, match="no exported campaign"):
        read_account(text)


def test_its_word_and_its_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Run on its own it counts what it checked, and ends with 0 for a sound file, 1 for a forged one, 2 for none."""
    sound, forged = tmp_path / "sound.json", tmp_path / "forged.json"
    sound.write_text(json.dumps(FILE), encoding="utf-8")
    forged.write_text(changed(FILE, events=FILE["events"][1:]), encoding="utf-8")

    assert [0, 1, 2] == [verify.main(str(path)) for path in (sound, forged, tmp_path / "none.json")]
    assert "0 things are wrong" in capsys.readouterr().out.splitlines()[0]
