"""Single works: those of which a country has one each, and what becomes of a second one (CIV-8.6.2e)."""

from rules.civilized.strife.events import WorkSteppedDown
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import IMPROVEMENTS
from rules.kernel.play.play import Play


def step_down(play: Play[World], city: City) -> None:
    """Turn a gained Bank, High Temple or Coliseum into the lesser kind, and end a gained Palace (CIV-8.6.2e)."""
    world = play.state
    others = [other for other in world.cities_of(city.owner) if other is not city]
    for work in [work for work in city.improvements if IMPROVEMENTS[work].lone]:
        if not any(work in other.improvements for other in others):
            continue
        city.improvements.remove(work)
        lesser = IMPROVEMENTS[work].upgrades
        if lesser and lesser not in city.improvements:
            city.improvements = [key for key in IMPROVEMENTS if key in (*city.improvements, lesser)]
        play.tell(WorkSteppedDown(country=city.owner, city=city.id, work=work, lesser=lesser))
