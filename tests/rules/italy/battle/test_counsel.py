"""Counsel on war, in the smallest lands, by the exact sentence."""

from fractions import Fraction

from rules.italy.battle.gains import battles, division, strokes
from rules.italy.battle.throws import leads
from rules.italy.board.land import Land
from rules.italy.ruleset import ITALY
from rules.italy.war.declaring import DeclareAttack
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Weight
from tests.rules.italy.worlds import a_world, an_attack, attacked


def heard(world, window, seat="rome"):
    """Give what a seat hears at a window, from its view: weight, sentence, labels."""
    opened = Window(name=window, clause="ITA-4.13", asked=[seat], orders=ITALY.orders, silence="")
    pieces = ITALY.advice(ITALY.view(world, seat), seat, opened)
    return [(piece.weight, piece.text, [offer.label for offer in piece.offers]) for piece in pieces]


def test_ITA_7_3_the_throws_of_a_generator_are_counted_once_for_all() -> None:
    """1,296 ways, of which neither side leads in 286."""
    assert 6**4 == sum(leads().values())
    assert leads()[1] == leads()[-1]


def test_ITA_4_14_the_attack_that_promises_most() -> None:
    """Rome hears of North Campania, as its autopilot would choose, with what it may cost."""
    told = (
        "Attack North Campania, 80 points against 90 (even: only full 20s count): 5 in 10. It brings a second port: "
        "10 talents a turn, 20 if you win big. Lost badly, 1 in 10, it costs a home, 5 talents a turn."
    )
    offers = ["Attack North Campania", "Attack nobody"]

    assert (Weight.CHANCE, told, offers) == heard(a_world(), "attack")[0]


def test_ITA_4_14_on_the_last_turn_no_attack_pays() -> None:
    """What it could bring would come too late, and holding is offered first."""
    (weight, told, offers), _ = heard(a_world(turn=12), "attack")

    assert told.startswith("No attack pays; the best is ")
    assert "It is too late to bring talents." in told
    assert (Weight.CHANCE, "Attack nobody") == (weight, offers[0])


def test_ITA_4_14_every_attack_is_weighed_and_nothing_else() -> None:
    """Each province that could be struck, once."""
    world = a_world()

    found = [one.province for one in strokes(world, "rome", Land(world).strikeable("rome"))]

    assert sorted(Land(world).strikeable("rome")) == sorted(found)


def test_ITA_5_1_the_least_sum_that_tells_is_offered() -> None:
    """Ten talents lift 90 points to the next twenty; all that would be lost for it is said."""
    world = attacked(
        a_world({"etruria": "rome"}, revenues={"rome": 60}), an_attack("samnites", "rome", province="sabina")
    )
    ways = battles(world, "rome")

    assert [0, 10, 30, 50] == [one.talents for one in ways["samnites"]]
    assert sum(one.talents for one in division(world, "rome", ways).values()) <= 60


def test_ITA_5_1_what_is_not_worth_its_price_is_kept() -> None:
    """On the last turn a home counts once more, and no more than that."""
    world = attacked(a_world(turn=12, revenues={"rome": 60}), an_attack("samnites", "rome", province="sabina"))
    told = (
        "10 against the Samnites win 7 in 10, not 5 in 10: worth about 2 points, 8 less than its price. "
        "Lost badly to the Samnites, 1 in 10, another province goes too. "
        "All 60 talents on Civic Improvement make your score 60."
    )

    assert [(Weight.CHANCE, told, ["All on Civic Improvement", "10 against the Samnites"])] == heard(world, "spend")


def test_ITA_7_2_what_a_battle_would_take_is_said_where_it_is_too_much() -> None:
    """Of 80 points, nineteen talents more change nothing."""
    world = attacked(a_world(revenues={"rome": 19}), an_attack("rome", "senones", province="picenum"))
    told = (
        "Too few to change a battle: Picenum stands at 5 in 10, and it takes 20 to better that. "
        "All 19 talents on Civic Improvement make your score 19."
    )

    assert [(Weight.CHANCE, told, ["All on Civic Improvement"])] == heard(world, "spend")


def test_ITA_1_7_the_last_home_is_warned_of_and_what_helps() -> None:
    """One home, one attack: exactly its chance, and what ten talents make of it."""
    world = attacked(a_world(revenues={"etruscans": 20}), an_attack("rome", "etruscans", province="etruria"))
    weight, told, offers = heard(world, "spend", "etruscans")[0]

    assert Weight.RUIN == weight
    assert "Rome may take your only home, 5 in 10: then you fall. With 10 talents against Rome it is 3 in 10." == told
    assert ["10 against Rome", "All on Civic Improvement"] == offers


def test_ITA_1_7_a_warning_is_not_followed_by_its_contrary() -> None:
    """Where no sum is worth its price, but an only home is at stake."""
    world = attacked(
        a_world({"pentri": "etruscans"}, revenues={"etruscans": 20}),
        an_attack("rome", "etruscans", province="etruria"),
        an_attack("boii", "etruscans", province="etruria"),
    )
    ((weight, _, offers),) = heard(world, "spend", "etruscans")

    assert (Weight.RUIN, ["20 against the Boeian Celts", "All on Civic Improvement"]) == (weight, offers)


def beset(turn=4, revenue=20, earmarked=0, foe="carthage"):
    """Give Rome with somebody and the Samnites at its gates, and ten points in loose reserve."""
    at = {"carthage": ("picenum", 100, "")} if foe == "carthage" else {}
    held = {"north_campania": "rome", "etruria": "rome"}
    world = a_world(held, revenues={"rome": revenue}, turn=turn, at=at, seated=["rome"])
    world.powers["rome"].loose, world.powers["rome"].earmarked = 10, earmarked
    return attacked(world, an_attack(foe, "rome"), an_attack("samnites", "rome", province="sabina"))


def test_ITA_1_7_talents_that_change_nothing_are_not_offered_against_a_fall() -> None:
    """Two march on all three homes, and ten talents do not lift the army to the next step."""
    foes = [an_attack(one, "rome") for one in ("samnites", "senones", "etruscans")]
    world = attacked(a_world({"north_campania": "rome"}, turn=2, revenues={"rome": 9}), *foes)
    weight, told, offers = heard(world, "spend")[0]

    assert Weight.RUIN == weight
    assert told.endswith("then you fall. No talents of yours change that.")
    assert [] == offers


def test_ITA_1_7_what_is_offered_against_a_fall_does_what_the_warning_says() -> None:
    """Another figure than without it, against whom the button names."""
    world = a_world({"sabina": "boii", "volsci": "samnites"}, revenues={"rome": 30}, turn=8)
    world = attacked(world, an_attack("samnites", "rome"), an_attack("etruscans", "rome"))
    _, told, offers = heard(world, "spend")[0]

    assert told.endswith("7 in 10: then you fall. With 20 talents against the Samnites it is 5 in 10.")
    assert "20 against the Samnites" == offers[0]


def test_ITA_5_10_every_attack_on_a_home_is_named_with_what_would_help() -> None:
    """Also one against which the best division spends nothing; what both are worth is said."""
    told = (
        "Of your 30 talents, 10 against the Samnites win 7 in 10, not 5 in 10, worth about 17 points for 10. Sabina "
        "falls to Carthage, 7 in 10; 10 more make it 5 in 10, worth about 5. "
        "The other 20 talents kept make your score 20."
    )
    offers = ["10 against the Samnites", "10 against Carthage, 10 against Samnites", "All on Civic Improvement"]

    assert [(Weight.DECIDE, told, offers)] == heard(beset(revenue=30), "spend")


def test_ITA_5_10_where_not_both_can_be_paid_the_other_is_offered_instead() -> None:
    """Against the other attacker."""
    ((_, told, offers),) = heard(beset(revenue=10), "spend")

    assert "Sabina falls to Carthage, 7 in 10; 10 there instead make it 5 in 10, worth about 5." in told
    assert ["10 against the Samnites", "10 against Carthage", "All on Civic Improvement"] == offers


def test_ITA_2_9_what_can_go_nowhere_else_is_said_at_spending() -> None:
    """In every division."""
    ((_, tight, _),) = heard(beset(earmarked=5), "spend")
    ((_, wide, _),) = heard(beset(turn=12, earmarked=5), "spend")

    assert tight.endswith(" 5 can go to nothing but your score.")
    assert wide.endswith("All 20 talents kept make your score 20; 5 can go nowhere else.")


def test_ITA_4_14_only_attacks_with_their_odds_and_gain_are_offered() -> None:
    """Each button is spoken of."""
    for turn in range(2, 13):
        for seat in a_world().powers:
            for _, told, offers in heard(a_world(turn=turn), "attack", seat):
                places = [one.removeprefix("Attack ") for one in offers if one != "Attack nobody"]
                assert all(place in told for place in places)


def test_ITA_8_6_what_an_attack_may_cost_is_said_before_finer_points() -> None:
    """Before the same step, the sum that it costs, and the next best attack."""
    for revenue in (0, 20, 40):
        for seat in a_world().powers:
            world = a_world(turn=4, revenues={seat: revenue}, settings={"kind_turns": 0})
            best = strokes(world, seat, Land(world).strikeable(seat))[0]
            told = next(text for _, text, labels in heard(world, "attack", seat) if "Attack nobody" in labels)
            assert ("Lost badly, " in told) == (best.won("defender", "major") > 0)


def test_ITA_9_17_an_army_from_abroad_takes_no_home() -> None:
    """It occupies, and nobody falls by it."""
    world = a_world(at={"carthage": ("messana", 100, "")})
    attacked(world, an_attack("carthage", "bruttians"))

    assert not [one for one in heard(world, "attack", "bruttians") if one[0] == Weight.RUIN]


def test_ITA_7_4_a_battle_is_told_with_its_odds() -> None:
    """As the armies met, and the generator is offered."""
    fought = an_attack("rome", "boii", province="ager_gallicus", struck="ager_gallicus", army="boii")
    fought.attacker_parts, fought.defender_parts = [("base", 100)], [("base", 80)]
    world = attacked(a_world({"sabina": "boii"}, fighting="rome"), fought)
    told = "In Ager Gallicus your 100 points meet 80 of the Boeian Celts: 7 in 10 that you win."
    offers = ["Use the generator", "Always the generator"]

    assert (Weight.DECIDE, told, offers) == heard(world, "battle")[0]


def test_ITA_6_26_how_to_be_asked_no_more_is_said_once() -> None:
    """At the battles of the first turn; the button stays."""
    fought = an_attack("rome", "boii", struck="ager_gallicus", army="boii", attacker_parts=[("base", 80)])
    fought.defender_parts = [("base", 80)]
    first, later = (attacked(a_world({"sabina": "boii"}, fighting="rome", turn=turn), fought) for turn in (1, 2))

    told = "“Always the generator” lets the dice decide this and all your later battles without asking."
    assert [True, False] == [told in [text for _, text, _ in heard(one, "battle")] for one in (first, later)]
    assert "Always the generator" in heard(later, "battle")[0][2]


def test_ITA_1_7_a_battle_in_which_one_may_fall_says_so() -> None:
    """Of an only home; of one of three it does not."""
    fought = an_attack("samnites", "rome", struck="latium", army="rome", attacker_parts=[("base", 80)])
    fought.defender_parts = [("base", 80)]
    whole = attacked(a_world(fighting="samnites", turn=5), fought)
    last = attacked(a_world({"sabina": "samnites", "volsci": "samnites"}, fighting="samnites", turn=5), fought)

    assert not heard(whole, "battle")[0][1].endswith("you fall.")
    assert heard(last, "battle")[0][1].endswith("If you lose, 5 in 10, you fall.")


def test_ITA_4_13_who_marches_on_a_seat_is_said_before_it_decides() -> None:
    """With what, where, and what an attack of one's own would change."""
    world = attacked(a_world(), an_attack("samnites", "rome"), an_attack("boii", "etruscans"))
    strong = attacked(
        a_world(revenues={"samnites": 20}, ratings={"samnites": (50, 50, 0)}), an_attack("samnites", "rome")
    )
    told = (
        "The Samnites march on Sabina, 80 points against your 90 (even: only full 20s count): 5 in 10 it is lost, "
        "1 in 10 another province too. An attack of yours would not change that."
    )

    assert (Weight.DECIDE, told, []) == heard(world, "attack")[0]
    told = "about 100 points (20 of them guessed) against your 90: 7 in 10 it is lost, 3 in 10 another province too. "
    assert told in heard(strong, "attack")[0][1]
    world.powers["rome"].loose = 10
    told = (
        "The Samnites march on Sabina, 80 points against your 100: 3 in 10 it is lost, 1 in 20 another province too; "
        "5 in 10 if you attack somebody."
    )
    assert told == heard(world, "attack")[0][1]


def test_ITA_6_15_what_another_player_may_do_in_secret_is_no_certainty() -> None:
    """With a second attack, an attack of one's own costs the defence a step."""
    world = attacked(a_world(seated=["rome", "senones"]), an_attack("samnites", "rome"))
    told = "It is lost 7 in 10 if you attack somebody and the Senon Celts attack you too."

    assert heard(world, "attack")[0][1].endswith(told)
    effect = ITALY.effect(world, "rome", DeclareAttack(province="etruria"))
    assert effect.endswith("At home 10 points less; if the Senon Celts attack too: 7 in 10 Sabina is lost.")


def test_ITA_6_15_who_else_attacks_the_same_power_is_said_of_an_attack() -> None:
    """It has ten points less for it."""
    world = attacked(a_world(), an_attack("samnites", "campanians"))
    told = "The Samnites attack the Campanians too: 10 points less, counted here."

    assert ITALY.effect(world, "rome", DeclareAttack(province="north_campania")).endswith(told)
    assert "counted here" not in ITALY.effect(world, "rome", DeclareAttack(province="etruria"))


def test_ITA_6_14_an_attack_that_lays_the_last_homes_bare_is_not_advised() -> None:
    """Three march on Rome, which had better stay at home; against one alone it may go out."""
    foes = [an_attack(one, "rome") for one in ("samnites", "senones", "etruscans")]
    world = a_world({"north_campania": "rome"}, turn=2, revenues={"rome": 10})

    warned, advised, _ = heard(attacked(world.fresh(), *foes), "attack")
    _, alone, _ = heard(attacked(world.fresh(), foes[0]), "attack")

    assert Weight.RUIN == warned[0]
    assert advised[1].startswith("Attack nobody: your army keeps 10 points more against others. At best Picenum, ")
    assert ["Attack nobody", "Attack Picenum"] == advised[2][:2]
    assert "Attack Picenum" == alone[2][0]


def test_ITA_2_2_what_pays_is_said_while_nothing_does() -> None:
    """On the first turn; later, with what score one ends."""
    told = (
        "Your homes pay nothing. What pays each turn: a second port, a second quarry or a second olive grove, 10; "
        "a people of one, two or three homes, 5, 10 and 20."
    )

    assert told == heard(a_world(), "attack")[-1][1]
    assert (
        "If the map stayed as it is you would end with 0 points, 0 a turn; the next rank begins at 151."
        == heard(a_world(turn=2, seated=["rome"]), "attack")[-1][1]
    )


def test_ITA_2_7_what_a_turn_brings_is_said_with_what_it_is_made_of() -> None:
    """A home in other hands takes revenue and points, of which there may be none to take."""
    told = heard(a_world({"etruria": "rome", "north_campania": "rome", "sabina": "boii"}, turn=3), "attack")

    assert any(
        "a turn (Subjects 5, resources 10, lost homes −5 talents and −5 points); " in text for _, text, _ in told
    )


def test_ITA_6_11_it_is_said_whose_army_defends() -> None:
    """A Subject's, in its own home."""
    world = a_world({"north_campania": "rome", "south_campania": "rome"}, turn=5)
    told = heard(attacked(world, an_attack("samnites", "rome", province="north_campania")), "attack")

    met = (
        "80 points against your 90 of the Campanians, who defend it for you (even: only full 20s count): "
        "5 in 10 it is lost, "
    )
    assert any(met in text for _, text, _ in told)


def test_ITA_11_7_among_others_the_best_of_them_is_the_measure() -> None:
    """What all would end with, as the map stands."""
    world = a_world({"etruria": "boii"}, turn=3, seated=["rome", "boii"], revenues={"boii": 5})
    told = [text for _, text, _ in heard(world, "attack")]
    foe = "the Boeian Celts, whom you have to beat,"

    assert f"If the map stayed as it is you would end with 0 points, 0 a turn; {foe} with 50." in told
    reach = "The Boeian Celts choose in secret whether to attack you, and can reach Latium and Sabina."
    assert f"{reach} At home you stand with 90 points, 80 if you attack somebody." == told[-1]


def test_ITA_10_3_a_home_is_worth_taking_back_on_the_last_turn() -> None:
    """It costs no more points at the end of this very turn; nothing else pays then."""
    world = a_world({"sabina": "samnites"}, turn=12)
    text = heard(world, "attack")[0][1]

    assert "Sabina" in text
    assert "It takes back a home of yours: 5 points." in text
    assert "too late" not in text
    assert "a turn" not in text


def test_ITA_4_13_everybody_who_marches_is_named() -> None:
    """Of three attackers none is left out, the most dangerous first."""
    marching = {"rome": "pentri", "campanians": "hirpini", "bruttians": "hirpini"}
    attacks = [an_attack(one, "samnites", province=at) for one, at in marching.items()]
    found = heard(attacked(a_world(seated=["samnites"]), *attacks), "attack", "samnites")
    told = next(text for _, text, _ in found if "it is lost" in text or "then you fall" in text)

    assert all(name in told for name in ("Rome", "Campanians", "Bruttians"))


def test_ITA_4_14_what_is_less_than_an_even_chance_is_called_a_gamble() -> None:
    """Holding comes first then."""
    world = a_world(turn=2, revenues={one: 20 for one in a_world().powers if one != "rome"})
    _, text, labels = heard(world, "attack")[0]

    assert text.startswith(
        "Attack nobody, or gamble: at best North Campania, 80 points against about 104 (14 of them guessed): 3 in 10."
    )
    assert ["Attack nobody", "Attack North Campania"] == labels[:2]


def test_ITA_11_13_the_end_of_a_kind_start_is_said_in_its_last_turn() -> None:
    """And until then, that one may wait where no attack pays."""
    told = {turn: heard(a_world(turn=turn, seated=["bruttians"]), "attack", "bruttians") for turn in (2, 3, 4)}

    ends = [turn for turn, pieces in told.items() if any("autopilots may attack" in text for _, text, _ in pieces)]
    assert [3] == ends
    assert "Attack nobody" == told[2][0][2][0]


def test_ITA_8_8_the_best_prize_is_named() -> None:
    """The second port pays at once."""
    fought = an_attack("rome", "campanians", struck="north_campania", won=True)
    world = attacked(a_world(fighting="rome", offered=["pentri", "south_campania"]), fought)
    told = (
        "North Campania is yours, and one more. South Campania is the best of two provinces that you may take besides: "
        "it brings the Campanians as your Subjects, 10 talents a turn more."
    )

    assert [(Weight.DECIDE, told, ["Take South Campania", "Take Pentri"])] == heard(world, "take")


def test_ITA_6_9_a_diverted_attack_is_weighed_again() -> None:
    """Among what is still offered."""
    world = a_world(offered=["etruria", "sabina"])
    world.provinces["sabina"].holder = "etruscans"

    ((weight, told, offers),) = heard(world, "retarget")

    assert Weight.DECIDE == weight
    assert told.startswith("Strike ")
    assert {"Strike Etruria", "Strike Sabina"} == set(offers)


def test_what_counsel_foretells_is_the_chance_itself() -> None:
    """The figure that is held against what happens, not its words."""
    world = attacked(a_world(), an_attack("rome", "etruscans", province="etruria"))
    opened = Window(name="attack", clause="ITA-4.13", asked=["etruscans"], orders=ITALY.orders, silence="")
    (piece, *_) = ITALY.counsel(ITALY.view(world, "etruscans"), "etruscans", opened)

    assert piece.risk is not None
    assert ("fall", "etruscans", Fraction(1, 2)) == (piece.risk.fate, piece.risk.of, piece.risk.chance)
