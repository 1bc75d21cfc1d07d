"""The card of a battle: two lines of commands, and its course (FIE-11.14)."""

from rules.fiefs.battle.events import BattleBegan, BoundFought
from rules.fiefs.battle.fighting import fight
from rules.fiefs.battle.scenes import scenes, spans
from rules.fiefs.board.conflicts import Battle
from rules.kernel.facts.events import Event
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.playing import run
from tests.rules.fiefs.worlds import LETTERS, a_world


def a_battle() -> list[Event]:
    """Give what is told of one: Mortimer's army upon that of Blois, alone against two."""
    world = a_world()
    a_war(world, {"M": 1, "B": 2, "L": 2})
    ours, theirs = army_at(world, "M", "metz"), army_at(world, "B", "metz")
    battle = Battle(conflict="war-1", fief="metz", attacker=ours.id, defender=theirs.id)
    return run(lambda play: fight(play, battle), world).events


def test_a_battle_is_drawn_as_two_lines_of_commands() -> None:
    """Three commands a side, whose they are, their elements in line and their generals marked."""
    (picture,) = scenes(a_battle())
    duel = picture.duel
    assert duel is not None
    rows = duel.rows[1:4]

    assert ["command 1", "command 2", "command 3"] == [one.middle for one in rows]
    assert all(row.left.startswith(LETTERS["M"]) for row in rows)
    assert [True, False, False] == ["°" in row.left for row in rows]
    assert [8, 8, 8] == [len(row.left.partition(": ")[2].split()) for row in rows]
    assert {LETTERS["M"], LETTERS["B"], LETTERS["L"]} == set(picture.of)


def test_its_course_shows_every_fall() -> None:
    """A line for each turn has as many types as fell in it, on the side of those whose they were."""
    events = a_battle()
    (picture,) = scenes(events)
    falls = [fall for event in events if isinstance(event, BoundFought) for fall in event.falls]
    assert picture.duel is not None
    rows = [row for row in picture.duel.rows if row.middle.endswith(": fall")]
    left, right = (
        [word for row in rows for word in getattr(row, side).split() if not word.endswith(":")]
        for side in ("left", "right")
    )

    lost = sum(fall.owner == LETTERS["M"] for fall in falls)
    assert (lost, len(falls) - lost) == (len(left), len(right))
    assert len(rows) == len({event.turn for event in events if isinstance(event, BoundFought) and event.falls})
    assert " wins against " in picture.duel.verdict


def test_the_events_of_a_battle_belong_together() -> None:
    """From who meets whom to who has the field; a battle that has not ended is none yet."""
    events = a_battle()
    began = BattleBegan(conflict="", fief="", attacker="", defender="", attacking=1, defending=1)

    assert [range(len(events)), range(len(events), 2 * len(events))] == spans([*events, *events])
    assert [] == spans([began])
    assert [] == scenes([began])
