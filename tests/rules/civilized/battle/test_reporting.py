"""Battles fought on a table and reported (CIV-6.8.4.2d to CIV-6.8.4.2h)."""

from typing import Any

from rules.civilized.battle.events import BattleFought
from rules.civilized.battle.orders import AcceptReport, DisputeReport, Report, RuleBattle
from rules.civilized.defence.orders import GiveBattle
from rules.civilized.march.orders import MoveArmy
from rules.civilized.siege.orders import Sally
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.civilized.world.war import Engagement, Siege
from rules.kernel.table.events import ResultClaimed, ResultConfirmed, ResultDisputed, ResultLeft, ResultRuled
from tests.rules.civilized.campaigning import ROME, VEII, at_war, season, where
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, an_army
from tests.rules.playing import Played

CUMAE = "0402"
BOTH = (ROME, VEII, "gamemaster")


def table(
    *said: tuple[str, Any],
    ruling: Any = None,
    judging: Any = None,
    players: tuple[str, ...] = BOTH,
    alone: bool = False,
) -> Played:
    """Fight for Cumae on a table; each side says something."""
    towns = (a_city("ostia", "0302"), a_city("cumae", CUMAE, VEII), a_city("nola", "0602", VEII))
    world = at_war(*towns, army=6, against=0, settings=Settings(ending="never", battles="tabletop", table_alone=alone))
    an_army(world, "cumae", 3)
    orders: dict[str, Any] = {
        "march": {ROME: [MoveArmy(army="0302", path=(CUMAE,))]},
        "defence": {VEII: [GiveBattle(hex=CUMAE)]},
        "battle_report": {seat: [order] for seat, order in said},
        "battle_judging": {judging[0]: [judging[1]]} if judging else {},
        "battle_ruling": {"gamemaster": [ruling]} if ruling else {},
    }
    return season(world, orders, players=players)


HOW = {ResultConfirmed: "agreed", ResultRuled: "ruled", ResultLeft: "left", ResultDisputed: "disputed"}


def how(played: Played) -> list[str]:
    """Give how the battle was settled."""
    return [HOW[type(event)] for event in played.events if type(event) in HOW]


def test_CIV_6_8_4_2f_one_report_against_silence_or_acceptance_stands() -> None:
    """The city falls with the battle (CIV-6.8.4.4d)."""
    won = Report(battle="1", winner="attacker", lost=("veii-e-2",))
    for other in ([], [(VEII, AcceptReport(battle="1"))]):
        end = table((ROME, won), *other)

        assert ["agreed"] == how(end)
        assert [("rome", True, 0)] == [(one.winner, one.reported, one.rounds) for one in end.told(BattleFought)]
        assert ROME == end.state.cities["cumae"].owner


def test_CIV_6_8_4_2f_two_different_reports_go_to_the_gamemaster() -> None:
    """Who rules; without a ruling the dice decide (CIV-6.8.4.2h)."""
    mine, theirs = Report(battle="1", winner="attacker"), Report(battle="1", winner="defender")
    ruled = table((ROME, mine), (VEII, theirs), ruling=RuleBattle(battle="1", winner="defender"))

    assert ["ruled"] == how(ruled)
    assert ["veii"] == [one.winner for one in ruled.told(BattleFought)]
    assert 2 == len(ruled.told(ResultClaimed))

    unruled = table((ROME, mine), (VEII, theirs))

    assert ["left"] == how(unruled)
    assert unruled.told(BattleFought)[0].rounds


def test_CIV_6_8_4_2f_a_report_may_be_disputed() -> None:
    """Then the gamemaster rules."""
    end = table((ROME, Report(battle="1", winner="attacker")), (VEII, DisputeReport(battle="1")))

    assert ["disputed", "left"] == how(end)


def test_CIV_6_8_4_2h_nobody_reporting_leaves_it_to_the_dice() -> None:
    """And so does a ruling for dice."""
    assert [] == how(table()) and table().told(BattleFought)[0].rounds


def test_CIV_6_8_4_2d_a_battle_with_an_autopilot_is_fought_with_dice() -> None:
    """No window opens."""
    end = table(players=(ROME,))

    assert ["defence"] == [window.name for window in end.windows]
    assert end.told(BattleFought)[0].rounds


def test_CIV_6_8_4_2d_where_it_is_allowed_a_battle_with_an_autopilot_is_reported() -> None:
    """In a solo campaign the report stands at once, else once the gamemaster or a stranger has confirmed it."""
    won, yes = (ROME, Report(battle="1", winner="attacker")), AcceptReport(battle="1")
    alone = table(won, players=(ROME,), alone=True)
    watched = table(won, players=(ROME, "gamemaster"), alone=True)
    confirmed = table(won, players=(ROME, "gamemaster"), alone=True, judging=("gamemaster", yes))

    assert ["agreed"] == how(alone) == how(confirmed)
    assert ["defence", "battle_report"] == [window.name for window in alone.windows]
    assert ["defence", "battle_report", "battle_judging"] == [window.name for window in watched.windows]
    assert ["left"] == how(watched) and watched.told(BattleFought)[0].rounds
    assert ROME == confirmed.state.cities["cumae"].owner


def test_CIV_6_8_4_2e_the_report_names_the_lost() -> None:
    """Of both sides; they are gone for good (CIV-6.8.4.4a)."""
    end = table((ROME, Report(battle="1", winner="defender", lost=("rome-e-2", "rome-e-3"), camps=("attacker",))))

    assert 6 - 2 - 2 == sum(where(end.state, ROME).values())


def test_CIV_6_8_4_2e_only_who_fights_there_can_be_lost() -> None:
    """The besieger's loan of an earlier season, too; no contingent that was sent elsewhere."""
    world = at_war(army=0, against=6, settings=Settings(ending="never", battles="tabletop"))
    an_army(world, "ostia", 6)
    for one in world.army_of(ROME):
        one.hex = CUMAE
    world.sieges[CUMAE] = Siege(hex=CUMAE, besieger=ROME, came="0302", year=1, season="Spring")
    world.cities["nola"] = a_city("nola", "0602", "capua")
    lent, away = an_army(world, "nola", 2, owner=ROME)
    lent.owner = away.owner = "capua"
    world.countries["capua"] = world.countries[ROME].model_copy(update={"id": "capua", "name": "Capua", "ruler": ""})
    world.seats.append("capua")
    lent.hex, lent.lent, lent.came = CUMAE, CUMAE, "0602"
    reports = {who.id: {ROME: [Report(battle="1", winner="defender", lost=(who.id,))]} for who in (lent, away)}
    sally = {"march": {VEII: [Sally(hex=CUMAE)]}}
    ends = {id: season(world, sally | {"battle_report": said}, "Summer", players=BOTH) for id, said in reports.items()}

    assert ["agreed"] == how(ends[lent.id]) and lent.id not in ends[lent.id].state.elements
    assert [] == how(ends[away.id])


def test_CIV_6_8_4_2d_a_battle_by_silence_is_fought_on_the_table_too() -> None:
    """An army in the open that is no smaller than the invader fights without a word."""
    towns = (a_city("ostia", "0302"), a_city("cumae", CUMAE, VEII))
    world = at_war(*towns, army=6, against=7, settings=Settings(ending="never", battles="tabletop"))
    for one in world.army_of(VEII):
        one.hex = "0403"
    end = season(world, {"march": {ROME: [MoveArmy(army="0302", path=("0403",))]}}, players=BOTH)

    assert ["defence", "battle_report"] == [window.name for window in end.windows]


def test_CIV_6_8_4_2g_a_report_is_checked() -> None:
    """Only who fought can be lost, and only once."""
    world: World = at_war()
    fight = Engagement(number=1, kind="invasion", mover=ROME, defender=VEII, hex="0402", elements=[], result="table")
    fight.fighters = [one.id for one in world.army_of(VEII)]
    world.engagements["1"] = fight

    assert "did not fight" in refused(Report(battle="1", winner="attacker", lost=("rome-e-2",)), world)

    twice = Report(battle="1", winner="attacker", lost=("veii-e-2", "veii-e-2"))
    both = Report(battle="1", winner="attacker", lost=("veii-e-2",), left=("veii-e-3", "veii-e-2"))

    assert "CIV-6.8.4.2f: Spears 2 of Veii is named twice; choose" in refused(twice, world)
    assert "CIV-6.8.4.2f: Spears 2 of Veii is named as lost; choose Spears 4 of Veii" == refused(both, world)
    assert "a battle that waits for your word" in refused(AcceptReport(battle="7"), world)


def test_CIV_9_2e_what_else_a_table_knows_is_not_asked() -> None:
    """A report says who won and what is gone; nothing of edges, dice or bounds."""
    assert {"battle", "winner", "lost", "left", "camps", "militia"} == set(Report.model_fields)
