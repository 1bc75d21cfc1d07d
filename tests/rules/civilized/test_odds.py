"""Odds in Civilized: the shares of the cards where these can be counted, and the battle itself where not (CIV-HB)."""

from fractions import Fraction

import pytest

from rules.civilized.battle.forces import generate, muster
from rules.civilized.battle.odds import WeighAttack, WeighBattle
from rules.civilized.cities import disorder
from rules.civilized.diplomacy.odds import WeighProposal
from rules.civilized.diplomacy.proposals import persuasion
from rules.civilized.odds import QUESTIONS
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.siege.odds import WeighSiege
from rules.civilized.siege.siege import draw_siege
from rules.civilized.treasury.unrest import outlook
from rules.civilized.world.asking import Asked
from rules.civilized.world.state import Board, Proposal, World
from rules.civilized.world.war import Engagement, Siege
from rules.civilized.year.odds import WeighDisorder, WeighRebellion
from rules.kernel.errors import Refusal
from rules.kernel.language.grammar import read, write
from rules.kernel.luck.chance import DECK, Seeded
from rules.kernel.orders.question import Question
from tests.rules.civilized.campaigning import at_war
from tests.rules.civilized.talks import the_mission, three_lands
from tests.rules.civilized.worlds import a_city, a_world, an_army
from tests.rules.playing import Table


def weighed(world: World, question: Question[World]) -> dict[str, Fraction]:
    """Give what Rome is told of a question, of which the chances are one together."""
    question.check(world, "rome")
    found = question.odds(world.fresh(), "rome")
    assert 1 == sum(found.outcomes.values())
    assert all(found.assumed)
    return dict(found.outcomes)


def a_siege(**fields: int) -> World:
    """Rome besieges Cumae, where two elements stand, with nine."""
    world = at_war(army=0, against=2)
    for one in an_army(world, "ostia", 9):
        one.hex = "0402"
    world.sieges["0402"] = Siege(hex="0402", besieger="rome", came="0302", year=world.year, season="Spring", **fields)
    return world


@pytest.mark.parametrize("walls", [[], ["city_wall"]])
def test_CIV_6_8_4_5d_a_siege_falls_with_the_share_of_the_cards(walls) -> None:
    """The first card as often as the deck has it, the later ones after those that failed."""
    world = a_siege()
    world.cities["cumae"].improvements = walls
    taken = 0
    for card in DECK:
        table = Table(world.fresh(), cards={"siege.card": card}, players=("rome",))
        draw_siege(table.play, table.play.state.sieges["0402"])
        taken += table.play.state.cities["cumae"].owner == "rome"
    first = Fraction(taken, len(DECK))
    later = first + Fraction(2, 13)

    found = weighed(world, WeighSiege(place="0402"))

    assert first == found["It falls in Spring"]
    assert (1 - first) * later == found["It falls in Summer"]
    assert ["It falls in Spring", "It falls in Summer", "It falls in Autumn", "It holds until Winter"] == list(found)


def test_CIV_6_8_4_5f_a_besieger_who_grows_too_few_gives_up() -> None:
    """Six elements bear one card that fails; after that nothing falls."""
    world = a_siege()
    for one in world.army_of("rome")[:3]:
        del world.elements[one.id]

    assert ["It falls in Spring", "It holds until Winter"] == list(weighed(world, WeighSiege(place="0402")))


def test_CIV_6_8_4_5a_a_season_brings_one_card() -> None:
    """What has been drawn this season is past."""
    assert "It falls in Spring" not in weighed(a_siege(draws=1), WeighSiege(place="0402"))


@pytest.mark.parametrize("rate", [0, 20, 70, 100])
def test_CIV_6_3_1b_disorder_comes_with_the_share_of_the_cards(rate) -> None:
    """As many of the cards that count let the city fall as the odds say, at whatever tax is asked."""
    world = a_world(a_city("ostia", tax=30), season="Spring")
    taxed = world.fresh()
    taxed.cities["ostia"].tax = rate
    plain = [card for card in DECK if card[0] not in "JQK"]
    fell = sum(
        disorder.test(Table(taxed.fresh(), cards={"disorder.city": card}).play, taxed.cities["ostia"]) for card in plain
    )

    assert Fraction(fell, len(plain)) == weighed(world, WeighDisorder(city="ostia", rate=rate))["In disorder"]


def test_CIV_6_1_2d_a_disaster_is_over_when_the_next_summer_comes() -> None:
    """Asked in Winter, what a flood did this Summer counts no more."""
    world = a_world(a_city("ostia", tax=20, disorder_change=3, improvements=["palace"]), season="Summer")
    winter = world.model_copy(update={"season": "Winter"})

    assert Fraction(5, 10) == weighed(world, WeighDisorder(city="ostia"))["In disorder"]
    assert Fraction(2, 10) == weighed(winter, WeighDisorder(city="ostia"))["In disorder"]


def test_CIV_6_5_1_a_rebellion_is_foretold_as_counsel_does() -> None:
    """At the tax in force or another; two cities never rebel, which is said."""
    towns = [a_city(name, place, tax=40) for name, place in (("rome", "0101"), ("ostia", "0302"), ("veii", "0503"))]
    world = a_world(*towns, season="Spring")
    world.countries["rome"].tax = 40
    ahead = outlook(world, "rome")

    assert ahead.rising(40) == weighed(world, WeighRebellion())["The country rises"]
    assert ahead.rising(10) == weighed(world, WeighRebellion(rate=10))["The country rises"]
    with pytest.raises(Refusal, match="ask of disorder"):
        WeighRebellion().check(a_world(a_city()), "rome")


def test_CIV_7_3b_a_proposal_has_its_cards_and_a_king() -> None:
    """Five of thirteen agree, a King ends the mission, the rest refuse; what cannot be proposed is refused."""
    world = three_lands()
    asked = Asked(owner="rome", host="carthage", kind="pact")
    found = weighed(world, WeighProposal(mission=the_mission(world), kind="pact"))

    assert [Fraction(5, 13), Fraction(7, 13), Fraction(1, 13)] == list(found.values())
    assert persuasion(world, Proposal(id="p", asked=asked, mission=the_mission(world))) == found["Carthage agrees"]
    with pytest.raises(Refusal, match="no such Trade Agreement"):
        WeighProposal(mission=the_mission(world), kind="break_trade").check(world, "rome")


def test_CIV_HB_odds_are_those_of_the_battle() -> None:
    """Three hundred battles with cards and dice of their own end as often so as those on paper, within a tenth."""
    world = at_war(army=8, against=5)
    one = Engagement(
        number=1,
        kind="invasion",
        mover="rome",
        defender="veii",
        hex="0402",
        elements=[e.id for e in world.army_of("rome")],
    )
    world.engagements[1] = one
    for each in world.army_of("rome"):
        each.hex = "0402"
    won = 0
    for number in range(300):
        table = Table(world.fresh(), players=("rome", "veii"))
        table.play.chance.luck = Seeded(f"battle {number}")
        state = table.play.state
        clash = muster(state, state.engagements[1], state.army_of("veii"), ())
        won += generate(table.play, clash).winner == 0

    found = weighed(world, WeighBattle(place="0402"))

    assert ["Rome wins", "Veii wins"] == list(found)
    assert abs(found["Rome wins"] - Fraction(won, 300)) < Fraction(1, 10)


def test_CIV_HB_more_men_win_more_often() -> None:
    """Twelve against two and militia win nearly always, six of them less often; asking changes nothing."""
    world = at_war(army=12, against=2)
    before = world.write()
    twelve = weighed(world, WeighAttack(place="0402", army="0202"))
    six = weighed(world, WeighAttack(place="0402", army="0202", taking={"Spears": 6}))

    assert before == world.write()
    assert twelve["Rome wins"] > six["Rome wins"]
    assert twelve["Rome wins"] > Fraction(9, 10)
    with pytest.raises(Refusal, match="so many do not stand there"):
        WeighAttack(place="0402", army="0202", taking={"Spears": 13}).check(world, "rome")


def test_CIV_ARM1_an_attack_that_cannot_be_made_says_so_before_its_chances() -> None:
    """Five are too few; six may go, if land leads there."""
    world = at_war(army=6, against=2)

    def first(**taking: int) -> str:
        return WeighAttack(place="0402", army="0202", taking=taking).odds(world.fresh(), "rome").assumed[0]

    assert first(Spears=5).startswith(
        "As things stand this attack cannot be made: this needs 6 elements and you send 5"
    )
    assert first().startswith("Rome: 6 elements")
    world.board = Board(rows=["~~~~~~~~~~", *["ppp~pppppp"] * 3])
    assert "no way on foot leads from Ostia to Cumae" in first()


@pytest.mark.parametrize(
    "line", ["attack on Cumae from Ostia with Spears 6", "siege of Cumae", "disorder in Ostia at 30", "rebellion at 20"]
)
def test_questions_are_read_as_they_are_written(line) -> None:
    """In the words of players."""
    world = at_war()
    names = CIVILIZED.lexicon(world, "rome")

    assert line == write(read(line, QUESTIONS, names), names)
