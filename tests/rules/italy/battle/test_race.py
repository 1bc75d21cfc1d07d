"""Who can still win beside a Power, and what overtakes him on the last turn."""

from rules.italy.battle.race import contenders, rival
from tests.rules.italy.battle.test_counsel import heard
from tests.rules.italy.worlds import a_world

HOLDERS = {"apulia": "samnites", "lucania_bruttium": "samnites", "north_campania": "samnites"}


def the_last_turn(**fields):
    """Give the last turn: Rome would end with 20, the Samnites with 15, an autopilot with 25."""
    world = a_world(HOLDERS, seated=["rome", "samnites"], turn=12, revenues={"samnites": 5}, **fields)
    for power, civic in {"rome": 20, "samnites": 10, "senones": 25}.items():
        world.powers[power].civic = civic
    return world


def test_ITA_11_8_an_autopilot_is_nobodys_rival() -> None:
    """Whatever it has: it wins nothing; nor is anybody a rival of it."""
    world = the_last_turn()

    assert ("rome", "samnites") == (rival(world, "samnites"), rival(world, "rome"))
    assert [] == contenders(world, "senones")


def test_ITA_11_8_the_measure_is_the_player_whom_one_has_to_beat() -> None:
    """With both scores, and that an autopilot with more wins nothing."""
    told = (
        "If the map stayed as it is you would end with 15 points, 5 a turn (Subjects 5); "
        "Rome, whom you have to beat, with 20; an autopilot with more wins nothing."
    )

    assert told in [text for _, text, _ in heard(the_last_turn(), "attack", "samnites")]


def test_ITA_11_8_on_the_last_turn_a_home_of_the_leader_is_worth_an_attack() -> None:
    """It costs him 5 points at once; with equal scores more land decides."""
    _, text, offers = heard(the_last_turn(), "attack", "samnites")[0]

    assert text.startswith("Attack Sabina, 80 points against 90")
    assert "It makes it 15 to 15 against Rome: level, and more land wins." in text
    assert "Attack Sabina" == offers[0]


def test_ITA_11_8_who_leads_has_nothing_to_win_by_it() -> None:
    """He is told to stay at home."""
    _, text, offers = heard(the_last_turn(), "attack")[0]

    assert text.startswith("No attack pays")
    assert "Attack nobody" == offers[0]


def test_R48_who_plays_alone_and_not_rome_hears_who_wins() -> None:
    """Rome does, from 151 points on; nobody else can."""
    world = a_world({"etruria": "boii"}, turn=3, seated=["boii"], revenues={"boii": 5})
    told = [text for _, text, _ in heard(world, "attack", "boii")]

    assert any("; Rome, which alone wins from 151 on, with " in text for text in told)
