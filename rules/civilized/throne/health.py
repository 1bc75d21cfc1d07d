"""Health: that a ruler lies ill, how likely he dies, who follows him, and that he has recovered (CIV-4.1.1c)."""

from rules.civilized.people.deaths import mortality
from rules.civilized.throne.succession import heir_of, likely_claimants
from rules.civilized.world.characters import age, is_adult, known_as
from rules.civilized.world.state import Character, World
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import row


def is_ill(world: World, one: Character) -> bool:
    """Tell whether somebody fell seriously ill this year, and dies of the next trouble (CIV-4.1.1c)."""
    return one.ill is not None and one.ill == world.countries[one.country].turns


def has_recovered(world: World, one: Character) -> bool:
    """Tell whether somebody was seriously ill last year, and has lived through this Spring (CIV-4.1.1c)."""
    return one.ill is not None and one.ill == world.countries[one.country].turns - 1


def condition(world: World, one: Character) -> str:
    """Say how somebody is, and how likely he dies next Spring: `Numa is 52 and gravely ill. He dies … 2 in 10`."""
    danger = in_ten(mortality(world, one))
    if is_ill(world, one):
        return f"{known_as(world, one)}, who is {age(world, one)}, lies gravely ill. Death next Spring: {danger}."
    well = ", has recovered from last year’s illness" if has_recovered(world, one) else ""
    return f"{known_as(world, one)}, who is {age(world, one)}{well or ', is well'}. Death next Spring: {danger}."


def follows(world: World, ruler: Character) -> str:
    """Say who would reign after a ruler, were he dead now (CIV-6.5.2c, CIV-6.5.2d)."""
    heir = heir_of(world, world.countries[ruler.country], ruler)
    if heir:
        regent = "" if is_adult(world, heir) else " under a regent"
        return f"Then {known_as(world, heir)}, {age(world, heir)}, reigns alone{regent}, and you play on."
    two = likely_claimants(world, ruler)
    who = row(known_as(world, one) for one in two) if two else "the two whom the people like best"
    return f"Then {who} would claim the throne, and that is civil war."
