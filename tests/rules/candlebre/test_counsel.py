"""Counsel of Candle'Bre: each room's sentences in the smallest world, exact."""

from rules.candlebre.battle.dangers import HOME
from rules.candlebre.battle.events import ProvinceTaken
from rules.candlebre.board.state import Offer
from rules.candlebre.board.war import Group, March
from rules.candlebre.counsel import FATES, figures, owners
from rules.candlebre.currencies.counsel import counsel as currencies
from rules.candlebre.diplomacy.counsel import counsel as diplomacy
from rules.candlebre.espionage.counsel import counsel as espionage
from rules.candlebre.espionage.counsel import foils
from rules.candlebre.fate.counsel import counsel as fate
from rules.candlebre.mercenaries.counsel import counsel as mercenaries
from rules.candlebre.mercenaries.counsel import word_for_neutrals
from rules.candlebre.movement.counsel import counsel as movement
from rules.candlebre.opening.counsel import counsel as opening
from rules.candlebre.people.counsel import counsel as people
from rules.candlebre.purchasing.counsel import placing, soldiers, works
from rules.candlebre.research.counsel import counsel as research
from rules.candlebre.show.papers import purse
from tests.rules.candlebre.advice import heard, labels, sentences
from tests.rules.candlebre.worlds import a_leader, a_world

SIX = {"infantry": 4, "archers": 2}


def test_CAN_3_2_the_opening_says_when_one_chooses_and_what_land_is_worth() -> None:
    """Red is second of the claim order, so fourth for land; all regions are worth the same."""
    world = a_world(claim_order=["blue", "red", "gold", "green", "white"])
    pieces = heard(world, "claims", topic=opening)

    assert [
        (
            "You choose your House second of 5; whoever names none takes what is left. Ashgrave cheap barracks, and "
            "plain to play; Lanthorn honor each turn; Tallowmere a tenth more gold; Vesper cheap temples; Umbrel the "
            "best spies."
        ),
        (
            "All 5 start regions are worth 230 gold a turn; you choose fourth where you begin. They lie in a ring, "
            "Dawn Court, North Court, Dusk Court, Ash Court and Tallow Court: your neighbours begin in the two next to "
            "yours."
        ),
    ] == [one.text for one in pieces]
    assert [
        ["Ashgrave first", "Lanthorn first", "Tallowmere first", "Vesper first", "Umbrel first"],
        [f"The {name} Court first" for name in ("Dawn", "North", "Dusk", "Ash", "Tallow")],
    ] == (labels(pieces))


def test_CAN_3_3b_the_best_five_free_provinces_are_named() -> None:
    """Grown from each free province; silence takes the first start region."""
    world = a_world(held={}, settings={"starts": "free"}, active=["red"])

    assert [
        (
            "Merrowgate, Wickerby, Amberleigh, Larkspire and Skerrowgate hang together and bring 340 gold a turn; "
            "silence "
            "takes five worth 230."
        )
    ] == sentences(world, "land", opening)


def test_CAN_3_5_the_army_that_would_use_up_the_force_gold_is_named() -> None:
    """What an autopilot would raise, where; the free building; and when it turns back."""
    pieces = heard(a_world(turn=0, phase=0), "army", topic=opening)

    assert [
        (
            "100 of your 100 force gold are not spent; what is left goes into your purses. 4 infantry and 2 "
            "archers in "
            "Amberleigh, which has 4 neighbours to take, use it up."
        ),
        (
            "One barracks or one temple is free. Without a barracks you can place no regulars; one in Amberleigh "
            "takes 7 a "
            "turn, a temple would bring 1 influence."
        ),
        (
            "The head of your House is your first leader: where he goes along, all dice of his force are better by 1. "
            "You say where he begins; else he stands where most of your units do."
        ),
    ] == [one.text for one in pieces]
    assert [
        ["Raise all 6 in Amberleigh", "4 infantry in Amberleigh", "2 archers in Amberleigh"],
        ["Barracks in Amberleigh", "Temple in Amberleigh"],
        ["Leader in Amberleigh"],
    ] == (labels(pieces))


def test_CAN_9_7b_a_company_could_stand_with_neutrals() -> None:
    """Against whom, and what it would add."""
    world = a_world(houses={"white": {"hand": ["8C"]}}, phase=3)
    group = Group(origin="amberleigh", units={"infantry": 3})
    world.houses["red"].marches = [March(target="lightmere", groups=[group])]
    (piece,) = heard(world, "reinforce", "white", mercenaries)

    assert (
        "House Ashgrave marches on Lightmere with 3 infantry against 4 infantry; Town Militia would add 4 infantry."
    ) == piece.text
    assert [["Town Militia to Lightmere"]] == labels([piece])


def test_CAN_5_1_purses_and_barracks_are_weighed_together() -> None:
    """All that an autopilot would buy with one press, and each by itself."""
    world = a_world(places={"amberleigh": {"barracks": True}}, houses={"red": {"military": 115}})
    (piece,) = heard(world, "campaign", topic=soldiers)

    assert (
        "You have 115 military gold to spend, and your barracks take seven regulars this turn: 3 infantry, "
        "2 archers and 1 cavalry for 110."
    ) == piece.text
    assert [["Buy all for 110", "Buy 3 infantry", "Buy 2 archers", "Buy 1 cavalry"]] == labels([piece])


def test_CAN_5_11_works_say_what_they_bring() -> None:
    """A court, a temple and a market, by the level that allows them."""
    world = a_world(houses={"red": {"civil": 200, "level": {"infrastructure": 1}}})
    world.provinces["lightmere"].owner = world.provinces["hollin_edge"].owner = "red"
    world.provinces["larkspire"].owner = "red"
    (piece,) = heard(world, "campaign", topic=works)

    assert (
        "A court in Dawnhallow and a market in Dawnhallow would cost 150 of the 200 civil gold that you can spend, "
        "and bring 1 honor and 10 gold more every turn."
    ) == piece.text
    assert ["Build all for 150", "Court in Dawnhallow", "Market in Dawnhallow"] == labels([piece])[0]


def test_CAN_5_9_what_waits_stands_where_silence_puts_it() -> None:
    """Which its seat reads before it presses Ready."""
    world = a_world(places={"amberleigh": {"barracks": True}}, houses={"red": {"muster": {"infantry": 3}}}, phase=4)

    assert ["Three units wait to be placed. Unless you say otherwise: 3 in Amberleigh."] == sentences(
        world, "settle", placing
    )


def test_CAN_13_3_civil_gold_can_learn() -> None:
    """What the purse pays for, and what is missing where it does not suffice."""
    rich, poor = (a_world(houses={"red": {"civil": gold}}) for gold in (120, 50))

    assert [
        (
            "80 of the 120 civil gold that you can spend earn you military level 1 (light infantry may be bought), "
            "from your next turn on. All 120: military 80 and infrastructure 40."
        )
    ] == sentences(rich, "campaign", research)
    assert [
        (
            "50 civil gold lie idle: military level 1 (light infantry may be bought) lacks 80, and what you put in "
            "is kept."
        )
    ] == sentences(poor, "campaign", research)


def test_CAN_13_3_a_button_of_learning_says_what_goes_where() -> None:
    """Each tree once, though gold comes back to it."""
    world = a_world(houses={"red": {"civil": 115, "pool": {"military": 74, "infrastructure": 0, "espionage": 0}}})
    (piece,) = heard(world, "campaign", topic=research)

    assert "Learn military 35, infrastructure 80" == labels([piece])[0][0]
    assert [("military", 35), ("infrastructure", 80)] == [(one.tree, one.points) for one in piece.offers[0].orders]


def test_CAN_3_5_the_purse_is_the_force_gold_before_the_first_turn() -> None:
    """So that whoever asks whether all is spent hears what is left."""
    world = a_world(turn=0, force_gold=150, places={"amberleigh": {"units": {"infantry": 3}}})

    assert 150 - 45 == purse(world, "red")["force gold"]
    assert "military gold" not in purse(world, "red")


def test_CAN_14_3a_spies_say_what_they_know_and_how_likely_they_work() -> None:
    """The operation that an autopilot would order."""
    world = a_world(houses={"red": {"level": {"espionage": 2}, "civil": 40}})
    for place in [one for one in world.provinces.values() if not one.owner][:12]:
        place.owner = "white"

    assert [
        (
            "Your spies know survey and pilfer. For 20 gold they would take a fifth of what House Tallowmere has in "
            "its civil "
            "purse, 60 gold at most: it works 7 in 10; 2 in 10 they are seen, and you lose honor."
        )
    ] == sentences(world, "campaign", espionage)


def test_CAN_14_6a_honor_could_foil_what_costs_more() -> None:
    """Once a rival's spies know how; by what an autopilot would foil."""
    world = a_world(houses={"white": {"level": {"espionage": 3}}, "red": {"honor": 44}})

    assert [
        (
            "Spies of a rival know sabotage by now. Your honor, 44, foils poison and uprising: 3 honor each time, down "
            "to 20. It could foil sabotage, too, which would cost you more."
        )
    ] == sentences(world, "settle", foils)
    assert [] == sentences(a_world(), "settle", foils)


def test_CAN_9_7a_word_may_be_left_for_neutrals() -> None:
    """Against whoever holds most, by whoever has a company; whose word stands already is told nothing."""
    many = [id for id in a_world().provinces if id != "lightmere"][:15]
    world = a_world({"white": many, "red": ["lightmere"]}, houses={"red": {"hand": ["4C"]}})

    assert [
        (
            "House Tallowmere holds most provinces, 15. If you leave word, the oldest company in your hand stands with "
            "the first neutrals whom it attacks, for that battle."
        )
    ] == sentences(world, "settle", word_for_neutrals)
    world.houses["red"].hand = []
    assert [] == sentences(world, "settle", word_for_neutrals)


def test_CAN_10_4_prisoners_let_go_bring_honor() -> None:
    """Two a turn."""
    world = a_world(houses={"red": {"prisoners": {"neutral": {"infantry": 3}}}}, phase=6)

    assert [
        (
            "Prisons cost nothing, but each prisoner let go brings 1 honor, 2 a turn at most: you hold 3 and have 10 "
            "of the "
            "200 honor that win. 2 infantry of the neutrals could go."
        )
    ] == sentences(world, "settle", people)


def test_CAN_10_5_captives_can_be_bought_back_and_sold() -> None:
    """Red's head is white's captive, green's is red's."""
    world = a_world(houses={"red": {"civil": 100}}, phase=6)
    a_leader(world, "red", captor="white")
    a_leader(world, "green", captor="red")
    pieces = heard(world, "settle", topic=diplomacy)

    assert [
        (
            "The head of House Ashgrave is a captive of House Tallowmere. A leader is commonly worth 60 gold; your "
            "civil purse "
            "holds 100, and without him your troops fight at 1 less."
        ),
        (
            "You hold the head of House Vesper captive: House Vesper may pay 60 gold for him. Letting him go brings "
            "5 honor, "
            "his head costs 20."
        ),
    ] == [one.text for one in pieces]
    assert [["Offer 60 gold to House Tallowmere"], ["Ask 60 gold of House Vesper"]] == labels(pieces)


def test_CAN_10_5b_an_offer_that_waits_is_weighed() -> None:
    """Refusal stands first where it takes more than it gives."""
    world = a_world(houses={"red": {"civil": 100}}, phase=6)
    world.houses["white"].prisoners = {"red": {"infantry": 2}}
    world.offers = [Offer(id="white-1", maker="white", taker="red", give={"infantry": 2}, price=40)]
    pieces = heard(world, "answer", topic=diplomacy)

    assert [
        (
            "House Tallowmere offers 2 infantry for 40 gold: worth 30 gold to you against 40, at common prices; your "
            "civil "
            "purse holds 100."
        )
    ] == [one.text for one in pieces]
    assert [["Refuse House Tallowmere", "Accept House Tallowmere"]] == labels(pieces)


def test_CAN_11_2_the_cards_not_yet_seen_are_counted() -> None:
    """Of the whole Book; what lies open is no longer in it."""
    world = a_world(book=["AD"] * 3, phase=7)
    world.discards = ["2S", "AH"]

    assert [
        (
            "The Book of Fate is free once a turn: of 52 cards not yet seen 22 bring leaders or companies, 18 gold, "
            "honor, "
            "influence or learning, one a truce for all, and 11 harm, some of it to land where no troops stand."
        )
    ] == sentences(world, "settle", fate)


def test_CAN_11_4_a_company_in_hand_costs_nothing() -> None:
    """The oldest is named."""
    world = a_world(houses={"red": {"hand": ["8C", "2C"]}}, phase=5)

    assert [
        (
            "Town Militia, two companies in your hand of three at most, would raise 4 infantry for nothing, to be "
            "placed "
            "anywhere of yours."
        )
    ] == sentences(world, "settle", mercenaries)


def test_CAN_2_7_infamy_says_what_it_costs() -> None:
    """And how far it is to mend."""
    world = a_world(houses={"red": {"honor": -4}})

    assert [
        (
            "You are infamous: improvements and research cost a tenth more until you gain 4 honor. Each turn without "
            "an attack "
            "on a House brings 1, each released prisoner 1."
        )
    ] == sentences(world, "campaign", currencies)


def test_with_nothing_to_do_a_house_is_told_how_it_stands() -> None:
    """One sentence, with its income."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 1}}}, phase=4)

    assert ["Nothing waits for you here: one unit of yours holds five provinces, which bring 230 gold a turn."] == (
        sentences(world, "answer")
    )


def test_a_home_is_lost_where_the_only_barracks_changes_hands() -> None:
    """Other land is no fate."""
    told = {"seat": "white", "province": "amberleigh", "before": "red", "fort": 0, "units": ()}
    works = ("barracks",)
    home, other = (ProvinceTaken(works=works, last_barracks=last, **told) for last in (True, False))

    assert [True, False] == [FATES[HOME].when(event) for event in (home, other)]


def test_CAN_3_3_before_land_is_dealt_a_house_has_no_figures_so_that_it_is_welcomed_then() -> None:
    """The first brief in which it has land is its welcome, with the map of it."""
    world, later = (a_world(held={}, turn=turn, phase=0) for turn in (0, 3))

    assert {} == {**figures(world, "red"), **purse(world, "red")}
    assert 0 == figures(later, "red")["provinces"]
    world.provinces["amberleigh"].owner = "red"
    assert {"provinces": 1, "units": 0, "income": 60}.items() <= figures(world, "red").items()
    assert 10 == purse(world, "red")["honor"]


def test_what_is_whose_and_the_figures_of_a_house() -> None:
    """Land by its owner, leaders by whom they serve."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 2}}})
    a_leader(world, "red", "amberleigh")
    found = owners(world)

    assert ("red", "", "red") == (
        found["province"]["amberleigh"],
        found["province"]["lightmere"],
        found["leader"]["head-red"],
    )
    crowns = {"your way to the crown in %": 12, "the best rival's": 12}
    assert {"provinces": 5, "units": 2, "income": 230, **crowns} == figures(world, "red")


def test_CAN_16_23_counsel_knows_no_character() -> None:
    """What a House hears is not what its own autopilot, of whom nobody is told, would keep back."""
    said = {}
    for character in ("steady", "cautious"):
        world = a_world(houses={"red": {"civil": 74, "character": character}})
        said[character] = [(one.text, one.offers) for one in heard(world, "campaign")]

    assert said["steady"] == said["cautious"]
    assert "74 gold into military" in [offer.label for _, offers in said["cautious"] for offer in offers]


def test_CAN_6_13_a_leader_is_sent_to_safety_only_from_danger() -> None:
    """Not from where no rival stands beside him to where some do."""
    world = a_world(phase=4, places={"lightmere": {"owner": "white", "units": {"infantry": 3}}})
    head = a_leader(world, "red", "amberleigh")
    (piece,) = heard(world, "settle", topic=movement)
    assert piece.text.startswith("The head of your House stands in Amberleigh with no units, and three units of rivals")

    head.place, world.provinces["amberleigh"].units = "dawnhallow", {"infantry": 6}
    assert [] == list(heard(world, "settle", topic=movement))
