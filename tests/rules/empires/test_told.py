"""What is told of a round to whoever it concerns: gifts, cards, what changed a roll, and what was not needed."""

from rules.empires.deck.events import HoldingDrawn
from rules.empires.deck.lines import EFFECTS
from rules.empires.deck.words import TELLINGS as CARDS
from rules.empires.endeavours.events import NotNeeded, OwnTried
from rules.empires.endeavours.orders import Conquer, Rule
from rules.empires.endeavours.words import TELLINGS as WAR
from rules.empires.phases import MIND
from rules.empires.ruleset import EMPIRES
from rules.empires.show.papers import hand_page
from rules.empires.treasury.events import GoldGiven
from rules.empires.treasury.orders import GiveGold
from rules.empires.treasury.words import TELLINGS as GOLD
from rules.empires.turn.actions import write_sheet
from rules.empires.turn.silence import silent
from rules.empires.unrest.events import AreaChecked
from rules.empires.unrest.words import TELLINGS as UNREST
from rules.kernel.telling.address import Addressed
from tests.rules.empires.playing import act
from tests.rules.empires.worlds import a_world

BRITTANY = Conquer(target="brittany", base="normandy", extra=2)


def test_EMP_H16_4_a_gift_is_told_to_giver_and_receiver_with_what_each_has_then() -> None:
    """All read of it, and it is loud enough to stand in a brief."""
    (gift,) = act(a_world(), "england", GiveGold(gold=3, to="france")).told(GoldGiven)
    giver = gift.model_copy(update={"seat": Addressed.to("england")})
    taker = gift.model_copy(update={"to": Addressed.to("france")})

    assert (5, 11) == (gift.left, gift.now)
    assert GOLD.tell(giver).text.endswith("3 gold to france; you have 5 left.")
    assert "; you have 11 now." in GOLD.tell(taker).text
    assert "now" not in GOLD.tell(gift).text and "left" not in GOLD.tell(gift).text and 2 == GOLD.tell(gift).weight


def test_EMP_19_0e_a_drawn_card_says_to_its_holder_what_it_does() -> None:
    """And to nobody else; so does the page of one's cards."""
    drawn = HoldingDrawn(seat="england", card="coup", held=1)
    world = a_world(seats={"england": {"hand": ["coup"]}})

    assert f"({EFFECTS['coup']})" in CARDS.tell(drawn).text
    assert "(" not in CARDS.tell(drawn.model_copy(update={"card": ""})).text
    assert f"Diplomatic Coup: {EFFECTS['coup']}." in hand_page(world, "england").lines


def test_EMP_H9_4_what_changed_a_roll_since_it_was_ordered_is_told() -> None:
    """A level more there: 6 was foretold, 7 is wanted; with nothing changed nothing is said."""
    world = a_world(people=("england",))
    write_sheet(world, "england", [BRITTANY], ready=True)
    world.areas["brittany"].social += 1
    (told,) = act(world, "england", BRITTANY, dice={"endeavour.conquer": (1, 3)}, early=True).told(OwnTried)
    same = told.model_copy(update={"changed": (("social", 1), ("base", -1))})

    assert (("social", -1),) == told.changed and 7 == told.wanted
    assert "(you rolled 4 and needed 7, 1 more than when you ordered it: one level more there)" in WAR.tell(told).text
    assert "when you ordered it" not in WAR.tell(same).text


def test_EMP_H5_14_what_is_reached_already_is_no_failure() -> None:
    """The second march on what the first has won, and ruling what is as well off as can be."""
    world = a_world(people=("england",), areas={"england": {"social": 2, "norm": 0}})
    end = act(
        world, "england", BRITTANY, BRITTANY, Rule(target="england"), dice={"endeavour.conquer": (1, 5)}, early=True
    )
    said = [WAR.tell(one).text for one in end.told(NotNeeded)]

    assert said[0].lower() == "brittany is yours: a further try was not needed, and cost nothing."
    assert "as well off as it can be" in said[1]
    assert {("england",)} == {one.audience for one in end.told(NotNeeded)}


def test_EMP_19_1f_unrest_that_a_death_brings_is_no_unrest_from_before() -> None:
    """An area that was quiet is not told to have been in unrest already."""
    check = AreaChecked(
        owner="england",
        area="anjou",
        cause="heirless",
        parts=(("unrest", 5),),
        value=5,
        total=8,
        before=True,
        result="unrest",
    )

    assert "no longer knows whom it serves" in UNREST.tell(check).text
    assert "was in unrest already" in UNREST.tell(check.model_copy(update={"cause": "taxed"})).text


def test_EMP_H5_13_silence_is_told_with_what_a_caretaker_would_do() -> None:
    """By each seat's own areas and gold, as everybody sees them."""
    world = a_world(people=("england", "hungary"))
    said = silent(world, world.players(), MIND)["silences"]

    assert "a caretaker would tax five areas for 11 gold" in said["england"]
    assert said["england"].startswith("If you have left a plan it is carried out; else ")
    assert said["england"] != said["hungary"] and not world.empires["england"].sheet


def test_menus_call_orders_by_words_that_a_player_knows() -> None:
    """What holds at its place among the orders of a turn says so, and each fits a menu."""
    headed = {order.name: order.heading for order in EMPIRES.orders if order.heading}

    assert "Defend my areas" == headed["guard"]
    assert "In my turn: let my ties harm a friend no more" == headed["then_waive"]
    assert all(order.heading for order in EMPIRES.orders if order.name.startswith("then_"))
    assert all(len(heading) <= 45 for heading in headed.values())


def test_a_levy_is_what_people_mean_by_taxing_everything() -> None:
    """However they call what they have, and however safely."""
    for line in ("tax all my lands as much as is safe", "levy tax on all", "tax everything", "tax them all safely"):
        assert ("levy",) == EMPIRES.sayings[line]
