"""Section 8: games without players come out as the specification says; `sanity.py` plays hundreds of them."""

import json

from tests.rules.empires.sanity import SPECIFIED, figures, game, read, table


def test_section_8_games_come_out_as_the_specification_says() -> None:
    """Within what chance may do to a single game turn in five: checks, endeavours, areas, gold."""
    fate = read(json.dumps(game("sanity 0", turns=1)))
    found = figures([fate])

    for name in ("check taxed", "rule", "conquer", "won of independents", "gold taxed"):
        assert 0.5 <= 3 * found[name] / SPECIFIED[name] <= 2, (name, found[name])
    assert 1 == sum(one.won for one in fate.seats)
    assert [5] * 7 == [len(one.areas) for one in fate.seats]
    assert "| check taxed |" in table([fate])
