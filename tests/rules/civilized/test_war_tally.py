"""The count of wars by which the autopilots are measured."""

from tests.rules.civilized.war_tally import WarTally


def test_CIV_HW1_a_war_is_counted_by_what_happened_in_it() -> None:
    """A city won back has not changed hands; strife within a country is no war between countries."""
    tally = WarTally()
    tally.add("WarBegan", {"attacker": "rome", "defender": "veii", "kind": "conquest"})
    tally.add("WarBegan", {"attacker": "egypt", "defender": "rebels", "kind": "rebellion"})
    taken = {"captor": "rome", "loser": "veii", "place": "0402", "fort": False}
    tally.add("PlaceCaptured", taken)
    tally.add("PlaceCaptured", {**taken, "captor": "veii", "loser": "rome"})
    tally.add("PeaceMade", {"asked": {"owner": "veii", "host": "rome"}})
    tally.add("WarEnded", {"attacker": "rome", "defender": "veii", "cause": "peace"})

    assert {"begun": 1, "ended": 1, "fought": 1, "peace": 1, "city": 0} == tally.counts
    assert {"peace": 1} == tally.causes
