"""What somebody would take over with a country, from what everybody knows of it (CIV-2.2f)."""

from rules.civilized.treasury.scores import score
from rules.civilized.war.relations import at_war
from rules.civilized.world.state import World
from rules.kernel.telling.phrases import capital, points_of, row, several
from rules.kernel.telling.prospects import holding, ranked


def prospect(world: World, seat: str) -> str:
    """Give its place by the score, its cities, its army, and its enemies."""
    if seat not in world.countries:
        return "It rules where two reports of one battle differ."
    scores = {land.id: score(world, land.id, treasury=False) for land in world.standing()}
    if seat not in scores:
        return "It is out of the game."
    palace = world.seat_of_power(seat)
    cities = sorted(world.cities_of(seat), key=lambda city: city is not palace)
    held = holding([city.name for city in cities], "city", "cities") if cities else "no city yet"
    foes = [world.named(other) for other in scores if at_war(world, seat, other)]
    stands = f"at war with {row(foes)}" if foes else "at peace"
    army = several(len(world.army_of(seat)), "element", "elements")
    return f"{ranked(scores, seat, points_of(scores[seat]))}. {capital(held)}; {army}; {stands}."
