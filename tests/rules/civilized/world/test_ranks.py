"""Ranks: what is found of elements is what looking through all of them finds, whatever has become of them."""

from collections import Counter
from random import Random

from rules.civilized.world.forces import Element
from rules.civilized.world.ranks import exchanged, ranks
from rules.kernel.state.copying import copy_of

OWNERS, PLACES = ("", "hellas", "lydia"), ("0101", "0102", "0203")


def an_element(number: int, chance: Random) -> Element:
    """Give an element of somebody's, somewhere."""
    owner, place = chance.choice(OWNERS), chance.choice(PLACES)
    return Element(id=f"{owner}-element-{number}", type="Spears", owner=owner, home="", hex=place, built=1)


def found(elements: dict[str, Element]) -> tuple[list[list[Element]], list[list[Element]]]:
    """Give what the ranks say of owners and places."""
    ranked = ranks(elements)
    return [[*ranked.of.get(one, ())] for one in OWNERS], [[*ranked.at.get(one, ())] for one in PLACES]


def looked_for(elements: dict[str, Element]) -> tuple[list[list[Element]], list[list[Element]]]:
    """Give the same by a look at each of them."""
    every = elements.values()
    return (
        [[one for one in every if one.owner == owner] for owner in OWNERS],
        [[one for one in every if one.hex == place] for place in PLACES],
    )


def test_ranks_are_what_a_look_at_all_finds() -> None:
    """Through a thousand raisings, losses, marches and changes of hands, in two worlds that are asked in turns."""
    chance = Random(7)
    worlds: list[dict[str, Element]] = [{}, {}]
    for number in range(1000):
        elements = chance.choice(worlds)
        for _ in range(chance.randint(1, 3)):
            one = chance.choice([*elements.values()]) if elements else None
            match chance.randint(0, 4):
                case 0 if one:
                    del elements[one.id]
                case 1 if one:
                    one.hex = chance.choice(PLACES)
                case 2 if one:
                    one.owner = chance.choice(OWNERS)
                case _:
                    new = an_element(len(worlds) * number + chance.randint(0, 10**9), chance)
                    elements[new.id] = new
        assert looked_for(elements) == found(elements)

    assert min(len(elements) for elements in worlds) > 10


def test_what_was_found_stays_while_it_is_gone_through() -> None:
    """A list that is gone through is not the one that is made after the first of it has marched."""
    elements = {one.id: one for one in (an_element(number, Random(1)) for number in range(5))}
    for one in ranks(elements).of[elements.popitem()[1].owner]:
        one.hex = "0909"

    assert looked_for(elements) == found(elements)


def test_ranks_of_copies_are_those_of_their_originals() -> None:
    """Somebody's copies stand where he stands, and what becomes of either is found in its own world alone."""
    chance = Random(3)
    elements = {one.id: one for one in (an_element(number, chance) for number in range(60))}
    for owner in OWNERS:
        view = exchanged(elements, {one.id: copy_of(one) for one in ranks(elements).of[owner]})

        assert looked_for(view) == found(view)
        for one in [*ranks(view).of[owner]][:3]:
            one.hex, one.owner = chance.choice(PLACES), chance.choice(OWNERS)
        new = an_element(1000, chance)
        view[new.id] = new
        assert looked_for(view) == found(view)
        assert looked_for(elements) == found(elements)


def test_what_is_asked_of_ranks_is_what_a_look_at_all_finds() -> None:
    """Stacks, types, payers and owners, after each of many changes."""
    chance = Random(5)
    elements = {one.id: one for one in (an_element(number, chance) for number in range(40))}
    for _ in range(200):
        one = chance.choice([*elements.values()])
        match chance.randint(0, 3):
            case 0:
                one.payer = chance.choice(OWNERS)
            case 1:
                one.lent = chance.choice(("", "0101"))
            case 2:
                one.owner = chance.choice(OWNERS)
            case _:
                one.hex = chance.choice(PLACES)
        every, ranked, who, where = [*elements.values()], ranks(elements), chance.choice(OWNERS), chance.choice(PLACES)
        own = [each for each in every if each.owner == who]
        stacks = {at: [each for each in own if each.hex == at and not each.lent] for at in PLACES}
        paid = [each for each in every if each.owner and (each.payer or each.owner) == who]

        assert {at: those for at, those in stacks.items() if those} == ranked.stacks(who)
        assert Counter(each.type for each in own if not each.payer) == ranked.types(who)
        assert paid == ranked.paid_by(who)
        assert Counter(each.owner for each in every if each.hex == where) == ranked.owners_at(where)
