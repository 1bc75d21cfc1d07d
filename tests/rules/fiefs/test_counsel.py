"""What a House is told before it decides, with the figures of the rulebook's own tables (FIE-19)."""

from fractions import Fraction
from typing import Any

import pytest

from rules.fiefs.armies.orders import SetStance
from rules.fiefs.battle.orders import Confirm, Uphold
from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.conflicts import Battle, Meeting, Offer, Reported
from rules.fiefs.board.forces import Army, BattlePlan, Item
from rules.fiefs.board.sides import side_of
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanEncamp, PlanHold, PlanMove, PlanNothing, PlanSeek, PlanTake
from rules.fiefs.claims.orders import Claim, Exercise, NameHome, Wait
from rules.fiefs.counsel.advice import FATES, TOPICS, counsel, one_plan
from rules.fiefs.counsel.battle import following, in_pieces, meet, tabled
from rules.fiefs.counsel.consequences import consequences
from rules.fiefs.counsel.field import hungers, meetings, passages, sieges, winter
from rules.fiefs.counsel.peace import endings, neutrals, openings
from rules.fiefs.counsel.pieces import Topic, told
from rules.fiefs.counsel.politics import exercises, threatened, thrones
from rules.fiefs.counsel.wars import rebellions, sides, wars
from rules.fiefs.declaring.mobilising import Mobilise, Switch
from rules.fiefs.declaring.orders import DeclareWar
from rules.fiefs.ending.peace import Accept, Refuse, Sue
from rules.fiefs.show.papers import papers
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, Weight
from rules.kernel.play.counsel import Offer as Offered
from rules.kernel.table.chair import CHAIR
from tests.rules.fiefs.test_show import THRONES, at_war
from tests.rules.fiefs.test_weighing import THEIRS
from tests.rules.fiefs.worlds import a_world


def at(name: str) -> Window[Any]:  # Any: no orders are needed to speak
    """Give a window of a name."""
    return Window(name=name, clause="FIE-19.1", asked=(), orders=(), silence="")


def said(topic: Topic, world: World, seat: str, window: str = "season") -> str:
    """Give what a topic says to a seat."""
    return " ".join(one.text for one in told((topic,), world, seat, at(window)))


def test_FIE_19_2_a_siege_is_foretold_by_the_table() -> None:
    """Caen, fortress 5, and one turn spent: T is 4, so 1/3, 2/3, 8/9, and 115/54 rolls in the mean."""
    text = said(sieges, at_war(), "mortimer")

    assert (
        "Caen lies before you: it falls 3 in 10 with the first roll, 7 in 10 by the second, 9 in 10 by the third"
        in text
    )
    assert "2.1 rolls on average" in text


def test_an_army_near_its_end_is_warned() -> None:
    """Seventeen elements may lose five; in friendly land in summer a failed siege costs a third in the mean."""
    world = at_war()
    found = told((hungers,), world, "blois", at("season"))

    assert [Weight.DECIDE] == [one.weight for one in found]
    assert "17 elements and breaks up below 12: it may lose 5" in found[0].text
    assert "costs 0.3 on average, 1 at worst" in found[0].text
    assert "" == said(hungers, world, "mortimer")


def test_armies_within_a_move_of_each_other_are_named() -> None:
    """Whoever can be struck is told of numbers and followers; whoever can be reached, that his stance answers."""
    world = at_war()
    world.armies["war-1-blois"].fief, world.armies["war-1-blois"].encamped = "rouen", False

    assert (
        "Your 21, of three Houses, can strike Blois's 17, of two Houses, in Rouen in one move. In battle you"
        in said(meetings, world, "mortimer")
    )
    assert "Your 17, of two Houses, can strike Mortimer's 21" in said(meetings, world, "blois")


def test_winter_is_foretold_in_fall() -> None:
    """Turns left, what two winter turns cost outside in enemy land, and where a camp could be."""
    world = at_war()
    world.season, world.turn = "fall", 9
    text = said(winter, world, "mortimer")

    assert "Two turns are left before winter. Two winter turns outside a camp in enemy land cost 6 elements" in text
    assert "" == said(winter, world, "blois")


@pytest.mark.parametrize(
    ("season", "words"),
    [("summer", "arrives 7 in 10"), ("fall", "arrives 3 in 10"), ("winter", "cannot succeed in winter")],
)
def test_FIE_8_19_a_passage_says_how_likely_it_is(season: Any, words: str) -> None:  # Any: a season
    """One sea route: two in three in summer, one in three in fall, none in winter."""
    world = at_war()
    army = world.armies["war-1-blois"]
    army.fief, army.plan, world.season = "winchester", [Item(act="move", to="caen")], season

    assert words in said(passages, world, "blois")


def test_FIE_5_17_what_would_be_so_if_it_ended_now() -> None:
    """A region goes to the declarer's nation where his side holds more of it."""
    world = at_war()
    text = said(endings, world, "blois")

    assert "If the war ended now, Wessex, the Danelaw and Normandy would be France's." in text
    assert "You have 17 elements against 21 of Mortimer; the war ends by itself after three campaigns." in text
    world.conflicts["war-1"] = world.conflicts["war-1"].model_copy(update={"kind": "usurpation", "pretext": ""})
    assert "Who sues for peace in a rebellion has lost it." in said(endings, world, "blois")


def test_a_declarer_hears_what_each_season_leaves() -> None:
    """Twelve turns from spring, nine from summer, five from fall, two from winter."""
    world = at_war()
    world.conflicts["war-1"].campaigns = 0
    text = said(openings, world, "mortimer", "join")

    assert "spring leaves 12, summer leaves 9, fall leaves 5 and winter leaves 2" in text
    assert "" == said(openings, world, "blois", "join")


def test_peace_is_one_press_away() -> None:
    """Where a skilled leader would sue it is offered for a season (FIE-16.15); who was sued may accept or not."""
    world = at_war()
    army = world.armies["war-1-blois"]
    strong = told((endings,), world, "blois", at("season"))[0].offers
    army.elements = army.elements[:14]
    sued = told((endings,), world, "blois", at("season"))[0].offers
    world.conflicts["war-1"].offers = [Offer(by="war-1-blois", to="war-1-mortimer", turn=5)]
    heard = told((endings,), world, "mortimer", at("peace"))[0].offers
    assert heard == told((endings,), world, "mortimer", at("march"))[0].offers

    assert [] == list(strong)
    assert [Sue(army="war-1-mortimer")] == [one.order for one in sued]
    assert [Refuse(army="war-1-blois"), Accept(army="war-1-blois")] == [one.order for one in heard]


def test_a_neutral_ruler_hears_how_the_sides_stand() -> None:
    """Who rules a nation in no conflict may mobilise it; who leads or rules nothing is not told."""
    world = at_war()

    assert (
        "You may mobilise Castile: Mortimer's side has 21 elements of three Houses, Blois's has 17 of two Houses."
        in said(neutrals, world, "cardona")
    )
    assert "" == said(neutrals, world, "blois")


def test_whoever_leads_no_army_hears_with_how_much_of_which_host_he_may_fight() -> None:
    """And may keep a battle plan for it, or withdraw the one that he keeps; leaders hear of their own armies."""
    world = at_war()
    (piece,) = told((following,), world, "lara", at("season"))
    world.conflicts["war-1"].arrays["lara"] = BattlePlan(posture="hold", keep=True)
    kept = said(following, world, "lara", "march")
    world.armies["war-1-blois"].status = "disbanded"

    assert (
        "You follow Mortimer, whose 21 at Caen may meet Blois's 17 at London: 1 of 3 commands is yours. "
        "A battle plan that you keep is fought unasked." == piece.text
    )
    assert ArrayHost(posture="press", keep=True) == piece.offers[0].order
    assert kept.endswith("The battle plan that you keep: hold.")
    assert "no enemy army is on the board, and his 21 are at Caen" in said(following, world, "lara", "council")
    assert "" == said(following, world, "mortimer") == said(following, world, "lara", "peace")


def test_who_may_go_over_hears_how_many_share_the_commands_on_either_side() -> None:
    """Never that nothing presses: where it stands now, where it would stand, and one press to go."""
    world = at_war()
    Mobilise(nation="castile", army="war-1-blois").apply(world, "cardona")
    conflict = world.conflicts["war-1"]
    conflict.announced = [conflict.armies[-1]]
    (piece,) = counsel(world, "lara", at("switch"))

    assert piece.text.startswith(
        "With Mortimer you are one of two Houses; with Cardona you would be one of two, changing sides. "
        "Your side has 21 against 41 elements now"
    )
    assert [Switch(army="war-1-cardona")] == [offer.order for offer in piece.offers]
    assert len(piece.text) <= LONGEST
    assert "on the side that you are on" in counsel(world, "zahringen", at("switch"))[0].text


def test_FIE_19_1_counsel_is_short_and_the_same_when_asked_twice() -> None:
    """What has most at stake comes first, and no piece is too long for a phone."""
    world = at_war()
    for seat in world.playing():
        once, twice = (told(TOPICS, world, seat, at("season")) for _ in range(2))

        assert once == twice
        assert all(len(one.text) <= LONGEST for one in once)


def test_FIE_4_4_a_claim_says_what_both_lords_have_then() -> None:
    """One point to and one from, one more for a region made; and the order is one press away."""
    world = a_world(THRONES | {"bruges": "L", "arras": "B", "boulogne": "B"}, {"bruges": "B"})
    found = told((exercises,), world, "blois", at("sealed"))

    assert "Your claim gives you Bruges this year: you then have 6 points, and Lara 2." == found[0].text
    assert [Exercise(fief="bruges")] == [offer.order for offer in found[0].offers]


def test_FIE_4_8_a_claimed_fief_is_warned_of() -> None:
    """Who may take it, whether before one's own turn, and a claim of one's own as the way out."""
    world = a_world(THRONES | {"exeter": "B", "york": "B"}, {"exeter": "M", "york": "Z"})
    world.order = ["mortimer", "blois", "zahringen", "lara", "cardona"]
    found = told((threatened,), world, "blois", at("sealed"))

    assert (
        "Two Houses can each take one of your fiefs by a claim this year, one of them before your turn: "
        "York (Zähringen) and Exeter (Mortimer). A claim of your own shields one."
    ) == found[0].text
    assert Weight.DECIDE == found[0].weight
    assert [Claim(fief="york")] == [offer.order for offer in found[0].offers]


def test_using_a_claim_is_offered_before_shielding_a_fief() -> None:
    """It wins a fief where a shield only keeps one (FIE-16.5); yet whoever is warned is shown the way out, too."""
    world = a_world(THRONES | {"dijon": "B", "reims": "C"}, {"dijon": "C", "reims": "B"})
    able = told((exercises, threatened), world, "blois", at("sealed"))
    world.fiefs["reims"].claim = ""
    unable = told((exercises, threatened), world, "blois", at("sealed"))

    assert [Exercise(fief="reims"), Claim(fief="dijon")] == [offer.order for piece in able for offer in piece.offers]
    assert [Claim(fief="dijon")] == [offer.order for piece in unable for offer in piece.offers]


def test_FIE_16_5_what_a_prudent_house_would_do_this_year_comes_first() -> None:
    """A claim that is used before one that shields; where there is nothing to use, the best claim to make."""
    using, making = (counsel(at_war(), seat, at("sealed"))[0] for seat in ("mortimer", "blois"))

    assert (Exercise(fief="caen"), Weight.DECIDE) == (using.offers[0].order, using.weight)
    assert "A claim on Rouen is the best that you can make this year" in making.text
    assert [Claim(fief="rouen")] == [offer.order for offer in making.offers]


def test_FIE_7_9_an_army_follows_one_plan_and_the_others_stand_beside_it() -> None:
    """Whoever takes the first offer of each piece gives no second plan."""
    take, seek, claim = PlanTake(fief="caen"), PlanSeek(army=THEIRS), Claim(fief="paris")
    pieces = [
        Counsel(Weight.DECIDE, "One.", "FIE-7.9", (Offered("Take", take),)),
        Counsel(Weight.CHANCE, "Two.", "FIE-7.9", (Offered("Seek", seek), Offered("Claim", claim))),
    ]
    first, second = one_plan(pieces)

    assert [take, seek] == [offer.order for offer in first.offers]
    assert [claim] == [offer.order for offer in second.offers]
    assert pieces[:1] == one_plan(pieces[:1])


def test_FIE_4_3_a_throne_within_reach_is_pointed_at() -> None:
    """Both counts, how many fiefs are wanting; and who may claim one's own."""
    world = a_world(THRONES | {"reims": "B", "troyes": "B", "london": "B"}, {})
    said_to = {seat: said(thrones, world, seat, "sealed") for seat in ("blois", "mortimer")}

    throne = "A claim on Paris is one on the throne of France, and you may lay it: "
    assert f"{throne}you hold two fiefs of France, Mortimer one." in said_to["blois"]
    assert "Blois and Cardona may claim your throne of France" in said_to["mortimer"]
    world.fiefs["paris"].claim = "blois"
    warned = told((thrones,), world, "mortimer", at("sealed"))
    assert "Blois claims Paris, and may take England to war for the throne of France." in warned[0].text
    assert "A claim of your own there would oust his." in warned[0].text
    assert [Claim(fief="paris")] == [offer.order for offer in warned[0].offers]
    world.fiefs["london"].control = "zahringen"  # without a crown he cannot come, and nobody is warned of him
    assert [] == [one for one in told((thrones,), world, "mortimer", at("sealed")) if "claims Paris" in one.text]


def test_FIE_5_3_a_war_says_who_would_stand_where() -> None:
    """The best pretext, the distance, the sides by everybody's lands, and what side 1 would hold at once."""
    world = a_world(THRONES | {"reims": "B", "troyes": "B", "dijon": "B", "nevers": "B"}, {"reims": "B", "paris": "Z"})
    found = told((wars,), world, "blois", at("sealed"))

    assert "You may declare war on France for Champagne, one step away." in found[0].text
    assert "and your side has the majority in the contested region" in found[0].text
    assert isinstance(found[0].offers[0].order, DeclareWar)


def test_FIE_6_2_a_rebellion_is_pointed_at() -> None:
    """With a claim on the throne it is for that, else for the home's region; with how such have fared."""
    world = a_world(THRONES | {"tours": "L"})
    world.fiefs["zaragoza"].control, world.houses["lara"].home = "cardona", "tours"

    assert "independence of Anjou, where 1 of 4 fiefs is yours" in said(rebellions, world, "lara", "sealed")
    world.fiefs["paris"].claim = "lara"
    assert "rebel for the throne of France" in said(rebellions, world, "lara", "sealed")


def test_FIE_11_11_a_side_says_how_many_share_its_battles() -> None:
    """Houses on either side, one's own fiefs in the land fought over, of which war; both are one press away."""
    world = at_war()
    world.conflicts["war-1"].members, world.conflicts["war-1"].campaigns = {}, 0
    found = told((sides,), world, "zahringen", at("join"))

    assert "As far as can be foreseen you are one of four with Mortimer or one of two with Blois." in found[0].text
    assert found[0].text.startswith("The war for the throne of England: nobody stays out.")
    assert ["Join Blois", "Join Mortimer"] == [offer.label for offer in found[0].offers]


def test_FIE_19_1_whoever_is_attacked_hears_who_would_stand_with_him() -> None:
    """While sides are taken, with what he may settle before the first march; the declarer hears nothing there."""
    world = at_war()
    war = world.conflicts["war-1"]
    war.campaigns = 0
    del war.members["zahringen"]
    found = told((sides,), world, war.opponent, at("join"))

    assert found[0].text.startswith(f"You lead {world.called('nation', war.nation_d)} against ")
    assert ["Stand fast", "Avoid battle"] == [offer.label for offer in found[0].offers]
    assert [] == told((sides,), world, war.declarer, at("join"))


def test_FIE_8_57_whoever_is_encamped_in_winter_hears_what_leaving_costs() -> None:
    """Two turns in enemy land six, one three; to stay is one press away."""
    world = at_war()
    world.season, world.armies["war-1-mortimer"].encamped = "winter", True
    found = []
    for world.turn in (11, 12):
        (piece,) = told((winter,), world, "mortimer", at("season"))
        found.append((piece.text.partition(": ")[2], piece.offers[0].order))

    assert [
        ("two winter turns outside a camp in enemy land cost 6 elements on average.", PlanHold(times=2)),
        ("one winter turn outside a camp in enemy land costs 3 elements on average.", PlanHold(times=1)),
    ] == found


def test_FIE_11_1_a_leader_hears_what_a_table_asks_of_him() -> None:
    """Both answers are one press away."""
    world = at_war()
    world.battle = Battle(conflict="war-1", fief="paris", attacker="war-1-blois", defender="war-1-mortimer")
    (found,) = told((tabled,), world, "blois", at("venue"))

    assert "it wants both of you" in found.text
    assert ["On a table", "Let Herald fight it"] == [offer.label for offer in found.offers]


def test_FIE_2_12_wishes_begin_with_a_capital() -> None:
    """Counsel says what a crown is worth, and offers three with the figures that speak for each."""
    found = counsel(a_world(THRONES), "blois", at("wishes"))[0]

    assert "it makes you a king, and counts two points." in found.text
    figures = "Paris: fortress 7, 16 fiefs in its nation, 3 steps to the next capital; London 6, 12 and 7; Frankfurt 5"
    assert figures in found.text
    assert ["Paris first", "London first", "Frankfurt first"] == [offer.label for offer in found.offers]
    assert len(found.text) <= LONGEST


def test_FIE_2_14_a_home_lies_where_most_of_a_region_is_held() -> None:
    """Counsel offers the strongest fiefs of the region in which the House holds most."""
    world = a_world({**THRONES, "rouen": "lara", "caen": "lara", "york": "lara"})
    found = counsel(world, "lara", at("home"))[0]

    assert "Of Normandy, which Blois rules, you hold 2 of 3 fiefs" in found.text
    assert ["Home in Rouen", "Home in Caen"] == [offer.label for offer in found.offers]


def test_a_house_with_nothing_to_decide_hears_how_it_stands() -> None:
    """Counsel is never silent to whoever plays, and says nothing to whoever does not."""
    world = a_world(THRONES)

    assert "Nothing presses here: you hold one fief" in counsel(world, "blois", at("home"))[0].text
    assert () == counsel(world, "welf", at("home"))


def test_what_is_foretold_is_a_fate() -> None:
    """An army that hunger may break up at the next siege roll carries the chance of it."""
    world = at_war()
    army = world.armies["war-1-mortimer"]
    army.elements = army.elements[:12]
    risk = told((hungers,), world, "mortimer", at("season"))[0].risk

    assert risk
    assert (FATES[risk.fate].of, army.id) == ("army", risk.of)
    assert Fraction(1, 2) * Fraction(2, 3) == risk.chance


def test_FIE_11_5_a_battle_on_a_table_is_told_and_answered() -> None:
    """Leaders hear who came with what; whoever confirms, and the gamemaster, what is reported, one press each."""
    world = at_war()
    battle = Battle(conflict="war-1", fief="caen", attacker="war-1-mortimer", defender="war-1-blois")
    assert [] == told((tabled,), world, "blois", at("report"))
    world.battle = battle
    first, *sides = told((tabled,), world, "blois", at("report"))
    assert "Without deeds nobody earns anything." in first.text
    assert ["attacker is Mortimer with", "defender is Blois with"] == [" ".join(one.text.split()[1:5]) for one in sides]
    battle.claims["mortimer"] = Reported(winner="attacker", defender_lost=(("Kn", 1),))
    asked, own = (counsel(world, seat, at("confirm")) for seat in ("blois", "mortimer"))
    ruling = counsel(world, CHAIR, at("ruling"))
    parts = [f"{house} destroyed 12 (9 by knights and three generals)" for house in world.houses]
    assert max(map(len, in_pieces("Blois reports: ", parts))) <= LONGEST

    assert asked[0].text.startswith("Mortimer reports: Mortimer won; Mortimer lost nothing, Blois 1 Kn")
    assert ([Confirm()], ()) == ([offer.order for offer in asked[0].offers], own[0].offers)
    assert [Uphold(report="mortimer")] == [offer.order for one in ruling for offer in one.offers]
    assert "Mortimer reports" not in papers(world, "blois")[0].lines[0]
    assert papers(world, CHAIR)[0].lines[0].startswith("Mortimer: Mortimer won;")


def test_FIE_8_23_an_enemy_can_be_answered_with_one_press() -> None:
    """Who faces whom, what a retreat costs, what the walls are worth, and each answer that is allowed."""
    world = at_war()
    world.armies["war-1-mortimer"].fief = "london"
    world.meeting = Meeting(army="war-1-blois", enemy="war-1-mortimer", why="entered")
    found = told((meet,), world, "blois", at("meet"))[0]

    assert "21 elements of three Houses of Mortimer face your 17 of two at London." in found.text
    assert "A retreat costs 0.3 on average" in found.text
    assert ["Stand siege", "Retreat to Bristol"] == [offer.label for offer in found.offers][:2]
    assert "Fight" == found.offers[-1].label  # at 2 in 10 nobody is told first to fight
    assert LONGEST >= len(found.text)
    assert [] == told((meet,), world, "mortimer", at("meet"))


def test_plans_are_one_press_away() -> None:
    """A siege to take, an army to seek, quarters for the winter: each is an order ready to be given."""
    world = at_war()
    world.armies["war-1-blois"].fief, world.armies["war-1-blois"].encamped = "rouen", False

    assert [PlanTake(fief="caen")] == [one.order for one in told((sieges,), world, "mortimer", at("season"))[0].offers]
    assert [PlanSeek(army="war-1-blois")] == [
        one.order for one in told((meetings,), world, "mortimer", at("season"))[0].offers
    ]
    world.season, world.turn = "fall", 9
    offer = told((winter,), world, "mortimer", at("season"))[0].offers[0]
    assert (PlanMove, (PlanEncamp(),)) == (type(offer.order), offer.also)
    world.turn = 8
    offer = told((winter,), world, "mortimer", at("season"))[0].offers[0]
    assert (PlanEncamp(), PlanHold(times=1)) == offer.also, "it stays in its camp until winter"


def test_FIE_8_27_an_enemy_who_can_strike_is_a_warning_where_he_would_win() -> None:
    """Though he can be struck as well: with the odds, and what the army does by its stance if nobody is asked."""
    world = at_war()
    weak, strong = world.armies["war-1-blois"], world.armies["war-1-mortimer"]
    weak.fief, weak.encamped, weak.elements = "rouen", False, weak.elements[:12]
    found = told((meetings,), world, "blois", at("season"))

    warned = next(one for one in found if one.warns)
    assert (
        "Mortimer's 21, of three Houses, can strike your 12, of two Houses, in Rouen in one move. In battle you win"
        in warned.text
    )
    assert "by its stance your army then " in warned.text
    assert SetStance(stance="avoid") in [offer.order for offer in warned.offers]
    assert len(warned.text) <= LONGEST
    assert any("Your 12, of two Houses, can strike Mortimer's 21" in one.text for one in found)
    assert not any(one.warns for one in told((meetings,), world, "mortimer", at("season")))

    weak.stance = "fast"
    assert "by its stance your army then gives battle." in said(meetings, world, "blois")
    weak.stance = "avoid"
    assert "by its stance your army then retreats." in said(meetings, world, "blois")
    assert strong.fief == "caen"


def test_FIE_9_3_whose_a_fief_would_be_is_said_before_it_is_taken() -> None:
    """A marker of one's own side comes before the army's leader."""
    world = at_war()
    army = world.armies["war-1-mortimer"]
    allied = next(
        seat for seat in world.conflicts["war-1"].members if seat != "mortimer" and on_side(world, seat, army)
    )
    world.fiefs["caen"].claim = allied
    outcome = consequences(world, "mortimer", PlanTake(fief="caen"))
    army.plan = [Item(act="take", to="caen", times=12)]
    outcome = consequences(world, "mortimer", PlanTake(fief="caen"))

    assert f"It would be {world.short(allied)}'s, who has a marker there." in outcome
    world.fiefs["caen"].claim = "mortimer"
    assert "It would be" not in consequences(world, "mortimer", PlanTake(fief="caen"))


def on_side(world: World, seat: str, army: Army) -> bool:
    """Tell whether a House stands on the side of an army."""
    return side_of(world, world.conflicts[army.conflict], seat) == army.side


def test_FIE_7_9_a_plan_that_is_dropped_says_so() -> None:
    """The order that drops it says what is left; an item before it, that it is dropped again."""
    world = at_war()
    army = world.armies["war-1-mortimer"]
    army.plan = []

    assert "your marshal acts until you plan anew" in consequences(world, "mortimer", PlanNothing())
    assert "“plan nothing” after it drops it again." == consequences(world, "mortimer", PlanTake(fief="caen"))
    army.plan = [Item(act="encamp")]
    assert "what you plan after it stands" in consequences(world, "mortimer", PlanNothing())


def test_FIE_3_6_a_rank_says_when_it_comes_to_it() -> None:
    """The second only where the first is impossible; none beside “wait”, which says so too."""
    world = a_world(THRONES | {"exeter": "M", "york": "M"}, {})
    for order in (Claim(fief="exeter"), Claim(fief="york")):
        order.apply(world, "blois")

    assert "only if all that you ranked before it" not in consequences(world, "blois", Claim(fief="exeter"))
    assert "only if all that you ranked before it is impossible" in consequences(world, "blois", Claim(fief="york"))
    Wait().apply(world, "blois")
    assert "does not count beside “wait”" in consequences(world, "blois", Claim(fief="exeter"))
    assert "what else you have ranked does not count" in consequences(world, "blois", Wait())


def test_FIE_2_14_a_home_says_where_a_rebellion_would_begin() -> None:
    """In no region at all for a capital."""
    world = a_world(THRONES | {"exeter": "M"}, {})

    assert "Paris lies in no region" in consequences(world, "mortimer", NameHome(fief="paris"))
    assert "where you hold 1 of 4 fiefs" in consequences(world, "mortimer", NameHome(fief="exeter"))
