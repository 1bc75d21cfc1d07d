"""Wrong orders, as people write them: each is answered with what was meant, or with what would do."""

import pytest

from rules.fiefs.armies.orders import SetLosses
from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.state import World
from rules.fiefs.campaign.orders import FleetRaise
from rules.fiefs.claims.orders import CLAIMING, NameHome, Wait
from rules.fiefs.declaring.joining import JOINING
from rules.fiefs.declaring.mobilising import MOBILISING, Switch
from rules.fiefs.declaring.orders import DECLARING
from rules.fiefs.declaring.standing import Attend, Lands
from rules.fiefs.detachments.orders import DETACHMENTS
from rules.fiefs.fleets.orders import MOORED, FleetMove
from rules.fiefs.seats.orders import ANYTIME
from rules.fiefs.show.names import lexicon
from rules.kernel.errors import Answer, Refusal
from rules.kernel.language.grammar import read
from rules.kernel.orders.order import Order
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.test_show import THRONES, at_war
from tests.rules.fiefs.worlds import a_world

YEAR: tuple[type[Order[World]], ...] = (*CLAIMING, Wait, NameHome, *DECLARING, *ANYTIME)
WAR: tuple[type[Order[World]], ...] = (*MOBILISING, Switch, *JOINING, Attend, Lands)


def the_year() -> World:
    """Give a year in which Blois acts alone: at home in Exeter, with claims on Dijon, Paris and Bruges."""
    lords = THRONES | {"exeter": "B", "york": "B", "reims": "B", "dijon": "M"}
    claims = {"exeter": "M", "york": "Z", "dijon": "B", "paris": "B", "bruges": "B"}
    world = a_world(lords, claims, people=("B", "M"))
    world.order, world.acting, world.houses["blois"].home = world.playing(), "blois", "exeter"
    return world


def answered(world: World, seat: str, orders: tuple[type[Order[World]], ...], line: str) -> str:
    """Give what a wrong line is answered, with the clause of a refusal."""
    try:
        read(line, orders, lexicon(world, seat)).check(world, seat)
    except Refusal as refusal:
        return f"{refusal.clause} {refusal}"
    except Answer as answer:
        return str(answer)
    return "taken"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("claim", "stops too early; expected fief"),
        ("claim Pari", "did you mean “claim Paris”"),
        ("claim Rome", "did you mean “claim Rouen”"),
        ("calim Dijon", "did you mean “claim Dijon”"),
        ("clam Metz", "did you mean “claim Metz”"),
        ("claim Bruges", "FIE-4.1 your claim lies on Bruges already"),
        ("claim Frankfurt", "FIE-4.3 you hold no fiefs of the Empire, and its ruler one"),
        ("claim Dijon and Metz", "I do not understand “and Metz”"),
        ("exercise claim", "stops too early"),
        ("exercise Dijon", "did you mean “exercise claim in Dijon”"),
        ("exercise claim in Paris", "FIE-4.7 Paris is a capital, which no claim alone can take"),
        ("exercise claim in Metz", "FIE-4.4 you have no claim on Metz"),
        ("move home", "stops too early; expected “to”"),
        ("move home to Exeter", "FIE-3.7 Exeter is no other fief of yours; choose London, York or Reims"),
        ("move home to Paris", "choose London, York or Reims"),
        ("home York", "FIE-3.9 Exeter is your home; moving it is a year's action"),
        ("declare war on Spain for honor", "expected nation (England, France, Empire, Aragon, Castile)"),
        ("declare war on England for honor", "FIE-5.1 you rule England yourself"),
        ("declare war on France", "did you mean “declare war on France for throne”"),
        ("declare war on France for glory", "I do not understand “glory”"),
        ("declare war on Empire for throne", "FIE-5.4 a war for the throne wants your claim on Frankfurt"),
        ("declare war on France for territory", "FIE-5.6 a war for territory names its regions"),
        ("declare war on France for territory in Wessex", "FIE-5.6 Wessex is no region of France"),
        ("declare war on France for honor in Flanders", "FIE-5.3 a war for honor names no regions; leave them out"),
        ("declare war on France for the throne as Aragon", "FIE-5.1 Aragon is not yours; choose England"),
        ("rebel", "FIE-6.1 you rule England yourself"),
        ("wait a bit", "expected the end of the line"),
        ("pas", "did you mean “pass”"),
        ("agree end maybe", "expected yes (yes, no)"),
    ],
)
def test_a_wrong_order_of_the_year_is_answered(line: str, words: str) -> None:
    """Slips of the pen are mended, what the rules forbid says why and what would do."""
    assert words in answered(the_year(), "blois", YEAR, line)


@pytest.mark.parametrize(
    ("seat", "line", "words"),
    [
        ("blois", "losses mounted Kn and Bw", "FIE-8.46 Bw will not do as riders to be lost first"),
        ("blois", "losses foot Ps and Ps", "FIE-8.46 Ps is named twice"),
        ("blois", "stance brave", "expected stance (fast, shelter, avoid, prudent)"),
        ("lara", "stance fast", "FIE-8.27 you lead no army here; Mortimer leads yours, and “array” says how"),
        ("blois", "marshal rash", "expected marshal (prudent, hold)"),
        ("blois", "awards claim to Mortimer", "FIE-9.5a the House of Mortimer does not follow you"),
        ("blois", "awards land to Zähringen", "expected marker (control, claim)"),
        ("blois", "lands shut", "expected lands (open, closed)"),
        ("blois", "attend yes", "FIE-17.8 you lead an army, and are waited for anyway"),
        ("cardona", "mobilise France for Blois", "FIE-5.13 France cannot be mobilised by you now; choose Castile"),
        ("cardona", "mobilise Castile for Zähringen", "expected army (Mortimer, Blois)"),
        ("blois", "mobilise nobody", "FIE-5.13 you have no nation to mobilise in this season"),
        ("zahringen", "switch to Mortimer", "FIE-5.15 the army of Mortimer was not just announced"),
        ("zahringen", "join Mortimer", "FIE-5.10 the army of Mortimer is not an army that you can join"),
        ("lara", "join Paris", "expected army (Mortimer, Blois)"),
        ("lara", "open in spring at Paris", "FIE-7.3 Paris is no fief of your nation"),
        ("mortimer", "open in autumn", "expected season (spring, summer, fall, winter)"),
    ],
)
def test_a_wrong_order_of_a_war_is_answered(seat: str, line: str, words: str) -> None:
    """Who may not order something hears so, and what he may."""
    assert words in answered(at_war(), seat, WAR, line)


@pytest.mark.parametrize(
    ("line", "mounted", "foot"),
    [
        ("losses mounted Kn", "Kn LH Cv", "Hd Ps Ax Wb Bw Pk Sp Bd Art"),
        ("losses foot Bw and Hd", "LH Cv Kn", "Bw Hd Ps Ax Wb Pk Sp Bd Art"),
        ("losses mounted Cv and Kn foot Art either mounted", "Cv Kn LH", "Art Hd Ps Ax Wb Bw Pk Sp Bd"),
    ],
)
def test_FIE_8_46_what_a_loss_list_leaves_out_follows(line: str, mounted: str, foot: str) -> None:
    """Who cares for his knights alone need not count up the nine types on foot."""
    world = at_war()
    order = read(line, (SetLosses,), lexicon(world, "blois"))
    order.check(world, "blois")
    order.apply(world, "blois")
    kept = world.armies["war-1-blois"].losses

    assert (mounted.split(), foot.split()) == (kept.mounted, kept.foot)


def test_FIE_11_13_a_line_may_name_the_first_alone() -> None:
    """The other types stand behind them in the common order."""
    world = at_war()
    read("array press, line Sp and Bw, keep yes", (ArrayHost,), lexicon(world, "blois")).apply(world, "blois")

    assert ["Sp", "Bw", "Kn", "Bd"] == world.conflicts["war-1"].arrays["blois"].line[:4]


def test_right_orders_are_taken() -> None:
    """The other way round: what is right is not refused."""
    world = the_year()

    assert {"taken"} == {
        answered(world, "blois", YEAR, line) for line in ("claim Metz", "exercise claim in Dijon", "wait")
    }
    assert "taken" == answered(at_war(), "cardona", WAR, "mobilise Castile for Blois")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("detach 5 Kn", "FIE-13.1 a detachment has one to 4 elements"),
        ("detach Kn", "expected"),
        ("rejoin detachment 3", "FIE-13.4 your army has no detachment 3"),
        ("move detachment 2 to Troyes", "FIE-13.6 your army has no detachment 2"),
        ("let detachment 1 fight", "expected"),
        ("move fleet to Paris", "FIE-14.8 Paris lies on no coast"),
        ("move fleet to Caen", "FIE-14.4 you have no fleet; raise one"),
        ("raise fleet at York", "FIE-14.5 no fleet is raised in York"),
        ("fleet fights", "FIE-14.13 no enemy has come upon your fleet now"),
        ("fleet retreats to Caen", "FIE-14.12 your fleet cannot retreat to Caen"),
    ],
)
def test_a_wrong_order_to_a_detachment_or_a_fleet_is_answered(line: str, words: str) -> None:
    """In the turn of Blois's army, which has neither."""
    world = a_world({"london": "B", "paris": "M"}, people=("B",), pace="turns", detachments=True, fleets=True)
    a_war(world, {"B": 1, "M": 2})
    world.army = army_at(world, "B", "london").id
    kinds = (*DETACHMENTS, FleetMove, FleetRaise, *MOORED)

    assert words in answered(world, "blois", kinds, line)
