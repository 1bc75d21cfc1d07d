"""Four scenes as their people read them: in the channel, in what befell them, and in the pictures."""

import pytest

from bot.pictures.svg import svg
from rules.empires.board.realms import Aim, Post
from rules.empires.endeavours.events import Assailed, OwnTried
from rules.empires.endeavours.orders import Conquer, Restore, Rule
from rules.empires.parley.orders import Ballot, ParleyClaim
from rules.empires.show.maps import picture
from rules.empires.treasury.orders import Tax
from rules.empires.turn.orders import Done
from tests.rules.empires.playing import act, two
from tests.rules.empires.reading import brief, channel, scene
from tests.rules.empires.turn.turning import names, turn
from tests.rules.empires.worlds import a_world
from tests.rules.playing import Played

PEOPLE = ("england", "france")


def drawn(played: Played, area: str) -> tuple[str, list[str]]:
    """Give whose an area is on the map, and the kinds of marks that it bears; the map can be drawn."""
    shown = picture(played.state, None)
    assert svg(shown).startswith("<svg")
    found = next(one for one in shown.regions if one.id == area)
    return found.side, [one.kind for one in found.marks]


def test_EMP_17_15_a_rebellion_brought_about_by_tax() -> None:
    """All read what it came of before what came of it; its lord reads both, and that no gold arrives."""
    orders = {"turn": {"england": [Tax(target="aquitaine", gold=2), Done()]}}
    played = turn(a_world(people=PEOPLE), "england", "", orders, {("check", "aquitaine"): two(12)})
    rises = (
        "Aquitaine pays 2 gold, speaks another tongue than its lord and has free kindred next door, "
        "a rebellion value of 5: the dice show 12, and it rises."
    )
    lost = "Aquitaine rises against England, and is its own master."

    assert f"{rises} {lost} Of the 2 gold that England asked of Aquitaine, none arrives." == channel(played)
    assert [rises, lost] == brief(played, "england")
    assert [] == brief(played, "france")
    assert ("england", "") == (drawn(played, "anjou")[0], drawn(played, "aquitaine")[0])


def test_EMP_H9_8_a_player_reads_how_each_endeavour_of_his_own_went() -> None:
    """With what was thrown and wanted, in his brief alone; what changes hands is told to all, and once."""
    orders = [Conquer(target="ireland"), Rule(target="wessex"), Conquer(target="wales", extra=1), Done()]
    dice = {
        ("endeavour.conquer", "ireland"): (1, 2),
        ("endeavour.rule", "wessex"): (2, 4),
        ("endeavour.conquer", "wales"): (5, 6),
    }
    played = turn(a_world(people=PEOPLE), "england", "", {"turn": {"england": orders}}, dice)

    assert [
        "Your march against Ireland gains nothing (you rolled 3 and needed 8).",
        "You rule Wessex well (you rolled 6 and needed 4).",
        "England conquers Wales.",
    ] == brief(played, "england")
    assert [] == brief(played, "france")
    assert "Your march" not in channel(played)


def test_EMP_H9_8_whoever_is_attacked_hears_of_it_first() -> None:
    """An attack, with its roll and what was wanted, stands at the head of his brief, and of nobody else's."""
    world = a_world(people=PEOPLE, seats={"england": {"used": 5}})
    dice = {"endeavour.conquer": (6, 6)}
    played = act(world, "france", Conquer(target="anjou", base="ile_de_france"), dice=dice)

    assert [("england",)] == [event.audience for event in played.told(Assailed)]
    assert "France attacks Anjou and wins a foothold (rolled 12, needed 10, undefended)." == brief(played, "england")[0]
    assert "attacks Anjou" not in channel(played)


def test_EMP_H5_9_an_autopilot_is_told_nothing_of_its_own() -> None:
    """It reads no briefs."""
    played = act(a_world(), "england", Conquer(target="ireland"), dice={"endeavour.conquer": (1, 2)})

    assert [] == played.told(OwnTried)


@pytest.mark.parametrize(
    ("cards", "weights"), [(0, "Yes: France 7; no: England 6."), (1, "Yes: France 12 (1 Influence); no: England 6.")]
)
def test_EMP_18_2d_a_claim_won_in_a_parley(cards: int, weights: str) -> None:
    """The question, who voted how and with what weight, and the claim; the card of the parley shows the same."""
    hand = ["influence"] * cards
    world = a_world(
        owned={"anjou": "france"},
        ties={"france": ["anjou"]},
        people=PEOPLE,
        seats={"france": {"gold": 5, "claims": ["ile_de_france"], "hand": hand}},
    )
    said = {
        "turn": {"france": [ParleyClaim(area="anjou"), Done()]},
        "ballot": {
            "england": [Ballot(question="1", vote="no")],
            "france": [Ballot(question="1", vote="yes", influence=cards)],
        },
    }
    played = turn(world, "france", "", said)
    votes = 7 + 5 * cards
    outcome = f"Carried, {votes} to 6: shall France have a claim to Anjou? {weights}"
    read = channel(played)

    assert ["turn", "ballot"] == names(played)
    assert f"A question is put to the crowned heads: shall France have a claim to Anjou?\n{outcome}" in read
    assert "France wins the parley, and with it the claim to Anjou." in read
    assert outcome in brief(played, "england")
    shown = scene(played)
    assert ("Shall France have a claim to Anjou?", f"Carried, {votes} to 6.") == (shown.caption, shown.duel.verdict)
    assert f"France {votes}{', one card played' if cards else ''}" in [one.left for one in shown.duel.rows]
    assert svg(shown).startswith("<svg")


def test_EMP_19_1f12_a_secret_card_played_at_the_worst_moment() -> None:
    """The king is dead, the throne is vacant, and a card that nobody knew of takes Normandy; its line is read out."""
    posted = Post(
        card="inheritance_single",
        trigger="interregnum",
        seat="england",
        aims=[Aim(area="normandy", mode="possession")],
    )
    world = a_world(people=PEOPLE, seats={"france": {"hand": ["inheritance_single"], "posts": [posted]}})
    played = turn(world, "england", "heirless_all", {"turn": {"england": [Done()]}}, {"check": [1, 1] * 9})
    read, england = channel(played), brief(played, "england")
    news = (
        "England draws Leader Dies Heirless. Henry II of England is dead. There is no son. There are eleven cousins.",
        "France plays Dynastic Inheritance on Normandy. Through his grandmother, on her mother's side.",
        "England cannot contest what France inherits, for the throne is vacant.",
        "Normandy passes to France by inheritance, and is lost to England.",
    )

    assert sorted(read.index(one) for one in news) == [read.index(one) for one in news]
    assert [news[0], *news[2:]] == [one for one in england if one in news]
    assert news[1] in brief(played, "france")
    assert "france" == drawn(played, "normandy")[0]
    assert [] == played.state.empires["france"].hand


def test_EMP_H21_3_an_exile_who_returns() -> None:
    """He loses the last place for a court, calls on his people, and is back; each is a headline, and his first line."""
    world = a_world(
        owned={"flanders": "", "champagne": "", "burgundy": ""},
        people=PEOPLE,
        areas={"ile_de_france": {"population": 1, "social": -1, "fort": 0}},
    )
    fallen = act(world, "england", Conquer(target="ile_de_france", extra=3), dice={"endeavour.conquer": two(12)})
    exile = "France loses the court in Ile-de-France, and there is no other place for one: its leader goes into exile."

    assert exile in channel(fallen).splitlines()[0]
    assert exile in brief(fallen, "france")
    assert "" == fallen.state.empires["france"].court

    fallen.state.active, fallen.state.step = "", "round"
    orders = {"turn": {"france": [Restore(target="ile_de_france"), Done()]}}
    home = turn(fallen.state, "france", "", orders, {"endeavour.restore": two(11)})

    assert (
        "Ile-de-France opens its gates to its old masters: it is France’s, not England’s, and in unrest.\n"
        "France is back from exile: the court is held in Ile-de-France." in channel(home)
    )
    assert "France is back from exile: the court is held in Ile-de-France." in brief(home, "france")
    assert ("france", True) == (drawn(home, "ile_de_france")[0], "capital" in drawn(home, "ile_de_france")[1])
