"""Namesakes: two things of one kind that bear one name are told apart, written and read by the same form."""

from rules.kernel.facts.names import Name
from rules.kernel.language.namesakes import distinct, readable, roman, told_apart, unborne

SECRET = ("red",)


def texts(names, apart=None):
    """Give the texts of things told apart, in order."""
    named = {str(place): Name(text=text) for place, text in enumerate(names)}
    return [name.text for name in distinct("person", named, apart).values()]


def test_the_first_keeps_its_name_and_the_others_are_numbered() -> None:
    """What reads alike is alike, whatever its case and accents; no form is taken twice."""
    assert ["Ur", "Mari"] == texts(["Ur", "Mari"])
    assert ["Ur", "UR II", "Úr III"] == texts(["Ur", "UR", "Úr"])
    assert ["Ur", "Ur III", "Ur II"] == texts(["Ur", "Ur", "Ur II"])


def test_a_game_says_how_it_tells_two_apart() -> None:
    """If it leaves them alike, they are numbered."""
    assert ["Megakles the Elder", "Ur", "Megakles the Younger"] == texts(
        ["Megakles", "Ur", "Megakles"], lambda *_: ["Megakles the Elder", "Megakles the Younger"]
    )
    assert ["Megakles", "Megakles II"] == texts(["Megakles", "Megakles"], lambda *_: ["M", "M"])


def test_nobody_learns_of_a_namesake_that_he_may_not_know() -> None:
    """What everybody knows keeps its name, though the secret one came first."""
    named = {"a": Name(text="Ur", to=SECRET), "b": Name(text="Ur")}

    assert {"a": "Ur II", "b": "Ur"} == {id: one.text for id, one in distinct("city", named).items()}


def test_every_form_that_is_written_is_read() -> None:
    """And stands for one thing; told apart once, names stay as they are."""
    named = told_apart({"city": {"a": Name(text="Ur"), "b": Name(text="Ur")}})

    assert {"Ur": "a", "Ur II": "b"} == readable(named["city"])
    assert named == told_apart(named)


def test_numbers_as_names_bear_them() -> None:
    """Up to whatever a dynasty needs."""
    assert ["II", "IV", "IX", "XIV", "XXXIX"] == [roman(number) for number in (2, 4, 9, 14, 39)]


def test_what_several_may_bear_is_not_told_apart() -> None:
    """Two Kings are both King."""
    titles = {"rome": Name(text="King", shared=True), "veii": Name(text="King", shared=True)}

    assert {"title": titles} == told_apart({"title": titles})


def test_a_name_that_is_borne_gets_the_first_form_that_is_not() -> None:
    """However it is written."""
    assert "Ostia" == unborne("Ostia", ["Veii"])
    assert "Ostia III" == unborne("Ostia", ["OSTIA", "Ostia II"])
