"""Changes of allegiance: what cities in strife do every Summer (step U5, CIV-6.5.3)."""

from fractions import Fraction

from rules.civilized.strife.events import AllegianceTested
from rules.civilized.strife.factions import change_hands, settle_down
from rules.civilized.strife.reunion import end_lost_wars
from rules.civilized.world.state import City, Split, World
from rules.kernel.luck.cards import percent
from rules.kernel.play.play import Play

RELENTING = Fraction(3, 13)
"""The share of the court cards, at which old disorder ends (CIV-6.5.3c)."""


def allegiances(play: Play[World]) -> None:
    """Test each city of a country at war with itself once, in founding order, every year (CIV-6.5.3a, CIV-6.5.3f)."""
    world = play.state
    for city in list(world.cities.values()):
        split = world.splits.get(city.torn) or world.split_of(city.owner)
        if split is None:
            continue
        if city.owner and city.fell:
            test_fallen(play, split, city)
        elif not city.owner or (city.disorder_at_start and city.disorder):
            test_old(play, split, city)
    end_lost_wars(play, after_tests=True)


def test_fallen(play: Play[World], split: Split, city: City) -> None:
    """Let a city that fell into disorder go over with the chance of its owner's tax (CIV-6.5.3b)."""
    world = play.state
    rate = world.countries[city.owner].tax
    with play.causes():
        goes = percent(play.chance, "CIV-6.5.3b", "allegiance.fallen", city.id, rate) > 0
        after = split.other(city.owner) if goes else city.owner
        play.tell(AllegianceTested(city=city.id, before=city.owner, after=after, tax=rate, calmed=goes))
    if goes:
        go_over(play, split, city, after)


def test_old(play: Play[World], split: Split, city: City) -> None:
    """Let old disorder end on a court card: the colour says on whose side (CIV-6.5.3c, CIV-6.5.3e)."""
    clause, side = "CIV-6.5.3c", city.owner
    with play.causes():
        calmed = play.chance.card(clause, "allegiance.old", city.name).court
        if calmed:
            side = split.sides[play.chance.card(clause, "allegiance.side", city.name).black]
        play.tell(AllegianceTested(clause=clause, city=city.id, before=city.owner, after=side, calmed=calmed))
    if calmed:
        go_over(play, split, city, side)


def go_over(play: Play[World], split: Split, city: City, side: str) -> None:
    """Bring a city to a side, in order, with all that goes with it; its own side only restores order (CIV-6.5.3d)."""
    if side == city.owner:
        city.disorder = False
        return
    change_hands(play, city, side)
    city.took_part = True
    settle_down(play.state, split)
    end_lost_wars(play)
