"""Characters: drawn in secret, and what a seat remembers of others."""

from collections import Counter

from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.play.characters import CHARACTERS, DEEPEST, draw_character, fade, remember


def test_half_of_all_are_steady_and_nobody_is_told() -> None:
    """Each as often as it stands in the row; the draw tells nothing."""
    told: list[object] = []
    drawn = Counter(
        draw_character(Chance(Seeded(str(number)), 0, "setup", lambda event: told.append(event) or 0), "TOY-1", "north")
        for number in range(600)
    )

    assert [] == told
    assert set(CHARACTERS) == set(drawn)
    assert 250 < drawn["steady"] < 350 and all(60 < drawn[one] < 140 for one in drawn if one != "steady")


def test_regard_is_bounded_and_fades_to_nothing() -> None:
    """Either way; whom a seat thinks nothing of is not listed."""
    regard: dict[str, int] = {}
    remember(regard, "north", -20)
    remember(regard, "south", 2)
    assert {"north": -DEEPEST, "south": 2} == regard

    fade(regard)
    fade(regard)
    assert {"north": 2 - DEEPEST} == regard
    remember(regard, "north", DEEPEST - 2)
    assert {} == regard
