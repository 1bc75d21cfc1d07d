"""Heirs, offices and studies (window `decrees`, section 5)."""

from rules.civilized.people.events import Appointed, Enrolled, Withdrawn
from rules.civilized.people.newcomers import fill_offices, sheet_of
from rules.civilized.people.orders import Enrol, WithdrawStudent
from rules.civilized.people.schools import candidates
from rules.civilized.show.views import lexicon
from rules.civilized.throne.events import HeirNamed
from rules.civilized.throne.orders import Appoint, NameHeir
from rules.civilized.world.characters import vacant_offices
from rules.civilized.world.state import Character, Studies, World
from rules.kernel.language.grammar import read
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.worlds import a_city, a_country, a_mission, a_person, a_world
from tests.rules.playing import Table


def a_house() -> tuple[World, Character, Character]:
    """Rome under Romulus, with his son Numa and his brother's daughter Livia."""
    world = a_world(a_city(improvements=["university"]), a_city("roma", "0603"))
    romulus = world.characters[world.countries["rome"].ruler]
    father = a_person(world, "Mars", 60, died=90)
    romulus.father = father.id
    brother = a_person(world, "Remus", 28, father=father.id, died=95)
    son = a_person(world, "Numa", 17, father=romulus.id)
    niece = a_person(world, "Livia", 16, sex="woman", father=brother.id)
    return world, son, niece


def test_CIV_6_5_2c_kin_may_be_named_heir() -> None:
    """Children, and the children of brothers; only the seat is told, and nobody at all is a choice."""
    world, son, niece = a_house()

    assert {"Numa": son.id, "Livia": niece.id} == NameHeir.choices(world, "rome", "heir", {})

    order = NameHeir(heir=niece.id)
    done(order, world)

    assert niece.id == world.countries["rome"].heir
    assert HeirNamed(audience=("rome",), country="rome", heir="rome-c-5") == order.told(world, "rome")

    nobody = NameHeir()
    done(nobody, world)

    assert "" == world.countries["rome"].heir
    assert HeirNamed(audience=("rome",), country="rome", heir="") == nobody.told(world, "rome")


def test_CIV_4_3_1e_an_office_that_nobody_holds_goes_to_somebody_new() -> None:
    """Grown, at home, without family; who is in office stays, and a council's chairs have their own rule."""
    world, son, _ = a_house()
    son.office = "general"
    table = Table(world, players=("rome",))

    fill_offices(table.play, "rome")

    new = [one for one in world.people_of("rome") if one.office in ("priest", "advisor")]
    assert ["priest", "advisor"] == [one.office for one in new]
    assert all(one.family == sheet_of("rome") and world.year - one.born >= 16 for one in new)
    assert "general" == son.office and [] == vacant_offices(world, "rome")


def test_CIV_6_5_2c_others_may_not_be_named_heir() -> None:
    """The refusal names those who may."""
    world, _, _ = a_house()
    stranger = a_person(world, "Titus")
    ruler = world.countries["rome"].ruler

    assert refused(NameHeir(heir=stranger.id), world) == (
        "CIV-6.5.2c: Titus is not of the ruler's kin; choose Numa or Livia"
    )
    assert "Romulus is not of the ruler's kin" in refused(NameHeir(heir=ruler), world)
    assert "CIV-6.5.2c: nobody is not of the ruler's kin" in refused(NameHeir(heir="nobody"), world)


def test_CIV_6_5_2c_a_council_names_no_heir() -> None:
    """Its chairs are filled by appointment."""
    world = a_world(a_city(), countries=(a_country(government="council", chairs=3),))

    assert refused(NameHeir(), world).startswith("CIV-6.5.2c: a council has no heir")


def test_CIV_4_4_1f_a_vacant_office_is_filled() -> None:
    """Everybody is told; a former office is left."""
    world, son, _ = a_house()
    order = Appoint(character=son.id, office="priest")

    done(Appoint(character=son.id, office="general"), world)
    done(order, world)

    assert "priest" == son.office
    assert Appointed(country="rome", character="rome-c-4", office="priest") == order.told(world, "rome")


def test_CIV_4_4_1f_a_held_office_is_no_vacancy() -> None:
    """The refusal names the vacant ones."""
    world, son, niece = a_house()
    niece.office = "general"

    assert refused(Appoint(character=son.id, office="general"), world) == (
        "CIV-4.4.1f: no vacancy for general; choose priest or advisor"
    )
    assert "no vacancy for councillor" in refused(Appoint(character=son.id, office="councillor"), world)


def test_CIV_4_4_1f_rulers_children_envoys_and_the_dead_hold_no_office() -> None:
    """Each refusal says why."""
    world, son, _ = a_house()
    world.countries["carthage"] = a_country("carthage")
    boy = a_person(world, "Ancus", 15)
    dead = a_person(world, "Tullus", 40, died=99)
    a_mission(world, "ostia", "carthage", son)

    def answer(one: Character) -> str:
        return refused(Appoint(character=one.id, office="general"), world)

    assert answer(boy) == "CIV-4.4.1f: Ancus is under 16; choose Livia"
    assert answer(son) == "CIV-4.4.1f: Numa is away on a mission; choose Livia"
    assert answer(dead) == (
        "CIV-4.4.1f: Tullus will not do as somebody grown, at home, who does not rule; choose Livia"
    )
    assert answer(world.characters[world.countries["rome"].ruler]) == (
        "CIV-4.4.1f: Romulus rules and holds no other office; choose Livia"
    )


def test_CIV_4_4_1f_a_chair_of_the_council_ends_studies_and_is_left_for_an_office() -> None:
    """A councillor has no time for school (CIV-4.2.2f)."""
    world = a_world(a_city(), countries=(a_country(government="council", chairs=3),))
    titus = a_person(world, "Titus", studies=Studies(city="ostia", school="university"))

    done(Appoint(character=titus.id, office="councillor"), world)

    assert ([titus.id], "councillor", None) == (world.countries["rome"].council, titus.office, titus.studies)

    done(Appoint(character=titus.id, office="general"), world)

    assert ([], "general") == (world.countries["rome"].council, titus.office)


def test_CIV_4_4_1f_choices_are_vacant_offices_and_free_adults() -> None:
    """The ruler is not offered."""
    world, son, niece = a_house()
    niece.office = "general"

    assert {"priest": "priest", "advisor": "advisor"} == Appoint.choices(world, "rome", "office", {})
    assert {"Numa": son.id, "Livia": niece.id} == Appoint.choices(world, "rome", "character", {})


def test_CIV_4_2_2c_a_course_begins() -> None:
    """Only the seat is told."""
    world, son, _ = a_house()
    order = Enrol(character=son.id, school="university", city="ostia")

    done(order, world)

    assert Studies(city="ostia", school="university") == son.studies
    assert order.told(world, "rome") == Enrolled(
        audience=("rome",), country="rome", character=son.id, city="ostia", school="university"
    )


def test_CIV_4_2_2c_who_rules_studies_or_has_studied_may_not() -> None:
    """Each refusal says what would do."""
    world, son, niece = a_house()
    ruler = world.countries["rome"].ruler
    son.studies = Studies(city="ostia", school="university")
    niece.studied = ["university"]

    def answer(one: str) -> str:
        return refused(Enrol(character=one, school="university", city="ostia"), world)

    assert answer(ruler) == "CIV-4.2.2c: a ruler has no time for school; choose Livia"
    assert answer(son.id) == "CIV-4.2.2c: Numa studies already; withdraw Numa first; choose Livia"
    assert answer(niece.id) == (
        "CIV-4.2.2c: Livia already studied there, which is possible once in a life; no other choice is possible now"
    )


def test_CIV_4_2_2c_the_city_has_the_school() -> None:
    """The refusal names those that stand."""
    world, son, _ = a_house()

    assert refused(Enrol(character=son.id, school="university", city="roma"), world) == (
        "CIV-4.2.2c: Roma has no such school with a place; choose Ostia"
    )


def test_CIV_4_2_2g_foreign_schools_and_students_are_not_admitted() -> None:
    """Each sends its own to its own."""
    world = a_world(
        a_city("tunis", "0703", "carthage", improvements=["university"]), a_city(improvements=["university"])
    )
    hanno, titus = a_person(world, "Hanno", country="carthage"), a_person(world, "Titus")

    def answer(one: Character) -> str:
        return refused(Enrol(character=one.id, school="university", city="tunis"), world)

    assert answer(titus) == "CIV-4.2.2c: Tunis has no such school with a place; choose Ostia"
    assert answer(hanno).startswith("CIV-4.2.2c: Hanno will not do as somebody grown, at home, who does not rule; ")


def test_CIV_4_2_2d_a_school_takes_ten() -> None:
    """The eleventh is refused, and no longer offered."""
    world, son, _ = a_house()
    for number in range(10):
        a_person(world, f"Student {number}", studies=Studies(city="ostia", school="university"))

    assert refused(Enrol(character=son.id, school="university", city="ostia"), world).startswith("CIV-4.2.2d: ")
    assert {} == Enrol.choices(world, "rome", "school", {})


def test_CIV_4_2_2c_choices_narrow_each_other() -> None:
    """Who may study, which schools have room, and where."""
    world, son, niece = a_house()
    niece.studied = ["university"]

    assert {"Numa": son.id} == Enrol.choices(world, "rome", "character", {})
    assert {"Numa": son.id} == Enrol.choices(world, "rome", "character", {"school": "university"})
    assert {"university": "university"} == Enrol.choices(world, "rome", "school", {"character": son.id})
    assert {"Ostia": "ostia"} == Enrol.choices(world, "rome", "city", {"school": "university"})
    assert {} == Enrol.choices(world, "rome", "city", {"school": "staff_college"})


def test_CIV_4_2_2f_a_student_is_withdrawn_without_gain() -> None:
    """The course is over and may be begun again."""
    world, son, niece = a_house()
    son.studies = Studies(city="ostia", school="university", years=4)
    order = WithdrawStudent(character=son.id)

    assert refused(WithdrawStudent(character=niece.id), world) == "CIV-4.2.2f: Livia is no student; choose Numa"
    assert {"Numa": son.id} == WithdrawStudent.choices(world, "rome", "character", {})

    done(order, world)

    assert (None, []) == (son.studies, son.studied)
    assert Withdrawn(audience=("rome",), country="rome", character="rome-c-4") == order.told(world, "rome")


def test_CIV_AP2_heir_and_rulers_children_go_to_school_first_then_the_youngest() -> None:
    """Those who rule, study or are young are left out."""
    world, son, niece = a_house()
    old = a_person(world, "Titus", 50)
    heir = a_person(world, "Gaius", 40)
    a_person(world, "Ancus", 15)
    world.countries["rome"].heir = heir.id

    assert [son.id, heir.id, niece.id, old.id] == [one.id for one in candidates(world, "rome")]


def test_CIV_3_2a_one_decree_for_each_character() -> None:
    """A later one replaces the earlier."""
    assert Appoint(character="a", office="general").key() == Appoint(character="a", office="priest").key()
    assert (
        Enrol(character="a", school="university", city="x").key()
        != Enrol(character="b", school="university", city="x").key()
    )
    assert NameHeir(heir="a").key() == NameHeir().key()
    assert WithdrawStudent(character="a").key() != WithdrawStudent(character="b").key()


def test_CIV_4_2_2c_namesakes_are_enrolled_by_the_names_that_tell_them_apart() -> None:
    """Each name that is offered is one of the lexicon's, and a line with it is read as the very person meant."""
    world, son, _ = a_house()
    other = a_person(world, "Numa", 20)

    offered = Enrol.choices(world, "rome", "character", {})
    names = lexicon(world, "rome")

    assert {son.id, other.id} <= set(offered.values())
    assert offered.items() <= names["character"].items()
    for name, one in offered.items():
        order = Enrol(character=one, school="university", city="ostia")
        assert order == read(f"enrol {name} at university in Ostia", [Enrol], names)
