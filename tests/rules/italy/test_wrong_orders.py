"""Every wrong line gets an answer that names a clause and says what would do (section 5, H6)."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

from rules.italy.battle.deciding import STAGES
from rules.italy.battle.prizes import STRIKING, TAKING
from rules.italy.board.state import World
from rules.italy.realm.spending import SPENDING
from rules.italy.ruleset import ITALY
from rules.italy.seats.seats import addressed
from rules.italy.war.declaring import DECLARING
from rules.kernel.errors import Answer, Refusal, Unreadable
from rules.kernel.language.grammar import read, write
from rules.kernel.orders.order import Lexicon
from tests.rules.answering import assert_helps
from tests.rules.italy.worlds import a_world, an_attack, attacked
from tests.rules.italy.wrong_orders import WRONG_ORDERS

WINDOWS = (DECLARING, SPENDING, STRIKING, TAKING, STAGES["report"], STAGES["confirm"], STAGES["ruling"])
ORDERS = {window.name: addressed(window, ["rome"]).orders for window in WINDOWS}
LINES = [(window, line) for window, _, lines in WRONG_ORDERS for line in lines]
RIGHT = {
    "attack": ("attack Etruria", "attack Pentri", "attack Ager Gallicus", "hold", "standing method generator"),
    "spend": ("spend attack 20", "spend defence Samnites 10 and Etruscans 20", "spend civic 40"),
    "retarget": ("strike Etruria",),
    "take": ("take Pentri",),
    "battle": ("report attacker minor", "report defender losing 2 of 6 cavalry 3 against 1", "generator"),
    "confirm": ("confirm", "dispute they ran first"),
}


@lru_cache(maxsize=1)
def rome() -> World:
    """Give Rome in the middle of a war."""
    world = a_world(
        {"north_campania": "rome"},
        at={"carthage": ("picenum", 90, "")},
        offered=["etruria", "pentri"],
    )
    attacks = (an_attack("samnites", "rome"), an_attack("etruscans", "rome"), an_attack("rome", "samnites"))
    world = attacked(world, *attacks)
    world.powers["rome"].revenue, world.powers["rome"].earmarked = 40, 10
    return world


@lru_cache(maxsize=1)
def names() -> Lexicon:
    """Give the names that Rome may say."""
    return ITALY.lexicon(rome(), "rome")


def answer(window: str, line: str) -> Answer:
    """Give the answer to a wrong line; fail if it is an order that may be given."""
    with pytest.raises(Answer) as caught:
        read(line, ORDERS[window], names()).check(rome(), "rome")
    return caught.value


def test_section_5_the_corpus_is_large_and_of_all_kinds() -> None:
    """Two hundred lines at least, none twice in a window."""
    assert len(LINES) >= 200
    assert len(LINES) == len(set(LINES))


@pytest.mark.parametrize(("window", "line"), LINES)
def test_section_5_every_wrong_line_is_answered(window: str, line: str) -> None:
    """By an answer alone, with words that say what would do, and nothing changes."""
    before = rome().write()

    wrong = answer(window, line)

    assert before == rome().write()
    assert_helps(wrong, "ITA-", (";", ":", ", or ", "give ", "go together", "would have"))


def test_section_5_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    """Not merely misread: the line is an order."""
    for window, what, lines in WRONG_ORDERS:
        for line in lines if what == "illegal" else ():
            assert isinstance(answer(window, line), Refusal), line


@pytest.mark.parametrize(("window", "line"), [(window, line) for window in RIGHT for line in RIGHT[window]])
def test_section_5_right_lines_are_read_written_and_allowed(window: str, line: str) -> None:
    """The corpus is wrong, not the world."""
    order = read(line, ORDERS[window], names())

    order.check(rome(), "rome")

    assert line == write(order, names())


def slips(name: str) -> Iterator[str]:
    """Give a name with one letter left out, doubled, changed and swapped, at places all over it."""
    for place in range(0, len(name), max(1, len(name) // 3)):
        before, letter, after = name[:place], name[place], name[place + 1 :]
        changed = "x" if letter.lower() != "x" else "k"
        yield from (f"{before}{after}", f"{before}{letter}{letter}{after}", f"{before}{changed}{after}")
        if after:
            yield f"{before}{after[0]}{letter}{after[1:]}"


def mistyped() -> Iterator[tuple[str, str, str]]:
    """Give each window's right lines with a slip in a name: window, what was meant, what was typed."""
    for province in rome().provinces.values():
        yield from (("attack", f"attack {province.name}", f"attack {slip}") for slip in slips(province.name))
    for power in ("Samnites", "Etruscans"):
        yield from (("spend", f"spend defence {power} 10", f"spend defence {slip} 10") for slip in slips(power))
    for word, rest in (("attack", "Etruria"), ("spend", "attack 20"), ("standing", "method ask")):
        window = "spend" if word == "spend" else "attack"
        yield from ((window, f"{word} {rest}", f"{slip} {rest}") for slip in slips(word))
    for word in ("generator", "confirm"):
        window = "battle" if word == "generator" else "confirm"
        yield from ((window, word, slip) for slip in slips(word))


def test_section_5_nine_of_ten_slips_get_the_right_suggestion() -> None:
    """One letter left out, doubled, changed or swapped."""
    typed = [(window, meant, line) for window, meant, line in mistyped() if line != meant]
    right = [meant == suggestion(window, line) for window, meant, line in typed]

    assert len(typed) >= 200
    assert sum(right) >= 0.9 * len(typed), [one for one, well in zip(typed, right, strict=True) if not well]


def suggestion(window: str, line: str) -> str:
    """Give the nearest line that is offered; a name that is another name as it stands offers itself."""
    try:
        return write(read(line, ORDERS[window], names()), names())
    except Unreadable as error:
        return error.nearest
