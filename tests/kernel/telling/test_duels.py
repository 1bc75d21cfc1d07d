"""Battle cards that are longer than a phone: the beginning and the end are kept, and what is left out is counted."""

from rules.kernel.telling.pictures import Duel, DuelRow


def duel(*parts: int) -> Duel:
    """Give a battle of parts, each a heading with so many lines under it."""
    rows = [
        row
        for number, count in enumerate(parts)
        for row in (
            DuelRow(middle=f"Round {number}", heading=True),
            *(DuelRow(left=f"{number}.{line}") for line in range(count)),
        )
    ]
    return Duel(left="a", right="b", left_title="A", right_title="B", rows=tuple(rows), verdict="A wins.")


def test_a_short_battle_is_shown_whole() -> None:
    """Nothing is left out of what there is room for."""
    battle = duel(3, 3, 3)

    assert battle == battle.folded(12)


def test_of_a_long_battle_parts_are_left_out_between() -> None:
    """The first rounds and the last are whole, and the rest is counted."""
    rows = duel(3, 3, 3, 3, 3, 3).folded(14).rows
    between = [row.middle for row in rows if "more" in row.middle]

    assert len(rows) <= 14
    assert ["Round 0", "Round 4", "Round 5"] == [row.middle for row in rows if row.middle.startswith("Round")]
    assert ["12 lines more: /picture shows them"] == between


def test_one_part_that_is_too_long_is_cut_in_itself() -> None:
    """Its first lines and its last ones, as many as there is room for."""
    rows = duel(40).folded(10).rows

    assert 10 == len(rows)
    assert "0.39" == rows[-1].left
    assert "32 lines more: /picture shows them" in [row.middle for row in rows]
