"""A host's slip in a scenario is told in one sentence, with the file and the line."""

from pathlib import Path

import pytest

from bot.service.ground.lines import lines, meant
from bot.service.ground.scenarios import read_file
from rules.kernel.errors import Answer
from rules.registry import RULESETS

SCENARIOS = Path(__file__).parents[3] / "config" / "scenarios"
ITALY, CANDLEBRE, CIVILIZED = "italy/italy-standard", "candlebre/candlemere", "civilized/crowns"
FIEFS, EMPIRES = "fiefs/web-of-crowns", "empires/crowns-and-keys-1176"
SLIPS = [
    (ITALY, 'ce = "Rome, Ostia"\nhome = "rome"', 'ce = "Rome"\nhome = "etruscans"', 1, "latium: is not among"),
    (ITALY, '"hill", "river"]\nat = [366', '"mud"]\nat = [366', 0, "latium: no terrain or resource"),
    (ITALY, 'a = "trebia"', 'a = "trebbia"', 0, "no province trebbia"),
    (CANDLEBRE, 'march = "dawnmarch"\nvalue', 'march = "duskmarch"\nvalue', 0, "there is no march duskmarch"),
    (CANDLEBRE, "value = 50", 'value = "much"', 0, "province.0.value: Input should be a valid integer"),
    (
        CANDLEBRE,
        '"quillbrook", "hollin_edge", "amb',
        '"quillbrok", "hollin_edge", "amb',
        0,
        "quillbrok does not border it",
    ),
    (CIVILIZED, 'capital = "sparta"', 'capital = "argos"', 0, "hellas: its capital argos is not among its cities"),
    (CIVILIZED, '"Athens"\ncountry = "hellas"', '"Athens"\ncountry = "persia"', 1, "athens: no country persia"),
    (CIVILIZED, "army_list = [{", "army_list = 3 # [{", 0, "countries.0.army_list: "),
    (FIEFS, 'capital = "paris"', 'capital = "rouen"', 0, "france: no fief “rouen” is its capital"),
    (FIEFS, 'a = "london", b = "northsea"', 'a = "paris", b = "northsea"', 0, "paris-northsea: paris does not lie"),
    (FIEFS, "fortress = 7", 'fortress = "seven"', 0, "fief.1.fortress: "),
    (EMPIRES, '"wessex"], x = 145', '"wesex"], x = 145', 0, "area wales: there is no area “wesex”; choose england"),
    (EMPIRES, 'court = "england"', 'court = "paris"', 0, "empire england: there is no area “paris”"),
    (EMPIRES, "par = [39, 33, 35, 35, 35, 34]", "par = [39]", 0, "empire england: par has 1 figures"),
    (EMPIRES, "value = 3, unrest = [9, 10, 11]", "value = 3, unrest = [9, 11]", 0, "rebellion row 3: "),
    (EMPIRES, '"coup", count = 7, hold = true', '"coup", count = 7, hold = false', 0, "card coup: hold must be true"),
]
"""File, what stands there, what is written instead, how many lines below its first the slip is, words of the answer."""


@pytest.mark.parametrize(("name", "right", "wrong", "below", "words"), SLIPS)
def test_a_slip_is_told_with_its_file_and_line(
    name: str, right: str, wrong: str, below: int, words: str, tmp_path: Path
) -> None:
    """In every game: a name that stands for nothing, a figure out of bounds, a value of the wrong kind."""
    text = (SCENARIOS / f"{name}.toml").read_text(encoding="utf-8")
    before, found, after = text.partition(right)
    assert found
    file = tmp_path / "mine.toml"
    file.write_text(f"{before}{wrong}{after}", encoding="utf-8")

    with pytest.raises(Answer) as caught:
        read_file(RULESETS[name.partition("/")[0]], file)

    line = before.count("\n") + 1 + below
    assert str(caught.value).startswith(f"the scenario file mine.toml cannot be read: line {line}: ")
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_is_no_toml_is_told_with_its_line_too(tmp_path: Path) -> None:
    """In the words of the library that reads it."""
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\ntitle = \n', encoding="utf-8")

    with pytest.raises(Answer, match=r"mine\.toml cannot be read: .*line 2"):
        read_file(RULESETS["italy"], file)


def test_every_kind_of_entry_has_its_line() -> None:
    """Tables, lists of tables, tables in them, dotted keys, and what lies in lists and inline tables."""
    tables = "[map]\nwide = 3\n[[fief]]\n[[fief]]\n[fief.lord]\nid = 4\n"
    text = 'a.b = 1\nrow = [\n  { id = "x", at = [1,\n  2] },\n]\n' + tables

    found = lines(text)

    assert (1, 2, 3, 3) == (found["a", "b"], found["row",], found["row", 0], found["row", 0, "at"])
    assert (4, 7, 8, 9) == (found["row", 0, "at", 1], found["map", "wide"], found["fief", 0], found["fief", 1])
    assert (10, 11) == (found["fief", 1, "lord"], found["fief", 1, "lord", "id"])


def test_a_sentence_about_nothing_in_the_file_has_no_line() -> None:
    """Then the file alone is named."""
    assert () == meant({"area": [{"id": "ur"}]}, "there must be seven of them")
