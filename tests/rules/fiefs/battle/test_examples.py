"""The worked battles of the rulebook, die by die (section 10, FIE-11.11 to FIE-11.32)."""

from rules.fiefs.battle.lines import Command, Host, draw_up
from rules.fiefs.battle.resolving import battle
from tests.rules.fiefs.battle.hosts import a_side, an_array, fought, reference

OURS, THEIRS = ("P1", "P2"), ("Q1", "Q2", "Q3")


def shown(command: Command) -> str:
    """Write a command as the rulebook does."""
    return f"{command.owner}: " + " ".join(one.type + "°" * bool(one.general) for one in command.line)


def fallen(host: Host, listed: str, members: tuple[str, ...]) -> list[str]:
    """Give the types that a side lost, by the numbers of its list."""
    types = {one.id: one.type for one in an_array(listed, members).elements}
    return [types[one] for one in sorted(host.lost)]


def test_the_reference_dice_fall_as_written() -> None:
    """The first 24 dice are those of the rulebook, so that its battles can be replayed."""
    die = reference()

    assert "354226141126116644413564" == "".join(str(die()) for _ in range(24))


def test_FIE_11_11_to_14_lines_are_drawn_up_as_in_the_rulebook() -> None:
    """Three commands a side; generals first, the others dealt by type, each line by its owner's order (example 47)."""
    ours, theirs = draw_up(an_array("england", OURS), an_array("france", THEIRS))

    assert [
        "P1: Kn° Kn Kn Bd Sp Sp Bw Bw",
        "P2: Kn° Kn Bd Bd Sp Bw Bw Ps",
        "P1: Kn Bd Sp Sp Bw Bw Ps Art",
    ] == [shown(one) for one in ours.commands]
    assert [
        "Q1: Kn° Kn Kn Bd Sp Sp Bw Ps",
        "Q2: Kn° Kn Kn Bd Sp Bw Bw Hd",
        "Q3: Kn° Kn Sp Sp Cv Bw Ps Art",
    ] == [shown(one) for one in theirs.commands]


def test_FIE_11_19_the_first_bound_goes_as_in_the_rulebook() -> None:
    """Ten attacks: one Kn destroyed for 2 points, and recoils on both sides (example 48)."""
    ours, theirs = draw_up(an_array("england", OURS), an_array("france", THEIRS))

    first = next(battle(ours, theirs, reference()), None)

    assert first is not None
    assert [3, 5, 4, 2, 2, 6, 1, 4, 1, 1, 2, 6, 1, 1, 6, 6, 4, 4, 4, 1, 3, 5, 6] == first.dice
    assert [("Kn", "Q1", "Kn", "P1", 2)] == [(one.type, one.owner, one.by, one.to, one.points) for one in first.falls]
    assert [
        "P1: Kn° Kn Kn Bd Sp Sp Bw Bw",
        "P2: Kn° Bd Bd Sp Bw Bw Ps Kn",
        "P1: Sp Bw Bw Ps Art Kn Bd Sp",
    ] == [shown(one) for one in ours.commands]
    assert "Q1: Kn Bd Sp Sp Bw Ps Kn°" == shown(theirs.commands[0])


def test_FIE_11_28_the_whole_battle_ends_as_in_the_rulebook() -> None:
    """159 dice to the fourth turn: D is beaten, and its camp taken by the leader's first command (example 49)."""
    ours, theirs, bounds = fought(an_array("england", OURS), an_array("france", THEIRS), reference())

    assert (4, ours, theirs) == (bounds[-1].turn, bounds[-1].acting, bounds[-1].loser)
    assert 159 == sum(len(one.dice) for one in bounds)
    assert ["Kn", "Sp", "Sp", "Bw", "Bw", "Bw"] == fallen(ours, "england", OURS)
    assert ["Kn", "Cv", "Sp", "Bw", "Ps", "Hd"] == fallen(theirs, "france", THEIRS)
    assert (6, 8) == (ours.score, theirs.score)
    assert [ours.commands[0]] == [one.camp for one in bounds if one.camp]
    assert {"P1": 11, "P2": 1} == ours.points
    assert {"Q1": 4, "Q2": 5} == theirs.points


def test_FIE_11_29_a_battle_with_plans_ends_as_in_the_rulebook() -> None:
    """A pressing host of one is beaten by a holding one after D's bound of the fifth turn, 173 dice (example 50)."""
    one = an_array("aragon", ["P1"], plans=a_side("press", ["P1"]))
    other = an_array("rebels", ["Q1"], plans=a_side("hold", ["Q1"]))
    ours, theirs, bounds = fought(one, other, reference())

    assert (5, theirs, ours) == (bounds[-1].turn, bounds[-1].acting, bounds[-1].loser)
    assert 173 == sum(len(one.dice) for one in bounds)
    assert ["Kn", "Kn", "Cv", "LH", "LH", "Sp", "Ax", "Bw"] == fallen(ours, "aragon", ("P1",))
    assert ["Kn", "Sp", "Sp", "Bw", "Bw", "Ps", "Hd"] == fallen(theirs, "rebels", ("Q1",))
    assert ({"P1": 12}, {"Q1": 9}) == (ours.points, theirs.points)
