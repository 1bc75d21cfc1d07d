"""A world of Empires in which there is something of everything to see."""

from rules.empires.board.land import STEP, reach
from rules.empires.board.measures import prosperity
from rules.empires.board.motions import Contagion, Motion, Outbreak, Truce
from rules.empires.board.realms import Aim, Post, Reign, Tally
from rules.empires.board.state import World
from tests.rules.empires.worlds import a_world


def full_of_news() -> World:
    """Give the sixth round: conquests, unrest, holds, ties, heresy, plague, dead leaders, a truce and a question."""
    world = a_world(
        owned={"brittany": "england", "scotland": "england", "burgundy": "germany", "tunis": "egypt"},
        unrest=("brittany", "burgundy", "serbia", "croatia"),
        ties={"hungary": ["bulgaria", "serbia"], "france": ["normandy"]},
        holds=[("normandy", "france", "ile_de_france", 1), ("jerusalem", "egypt", "egypt", 1)],
        areas={"languedoc": {"heresy": True}},
        people=("england", "france"),
    )
    world.round_index, world.turn, world.round_in_turn = 5, 2, 1
    for place, empire in enumerate(world.empires.values()):
        empire.book = [Tally(points=20 + n, score=n * (place % 3) - place, gold=8 + n, areas=3) for n in range(5)]
    england = world.empires["england"]
    england.past = [
        Reign(name="Henry II", combat=6, administration=8, diplomacy=6, until=1190),
        Reign(name="Richard I", combat=9, administration=3, diplomacy=2, until=1200, heirless=True),
    ]
    england.leader.name, england.heirs_used = "John", 2
    england.hand, england.posts = (
        ["recognition", "coup"],
        [Post(card="coup", trigger="turn", seat="france", aims=[Aim(area="normandy", seat="france")])],
    )
    world.truces = [Truce(one="england", other="castile", until=6)]
    world.agenda = [Motion(kind="inheritance", asker="france", other="england", areas=["anjou"], if_lost="refuse")]
    world.outbreak = Outbreak(area="languedoc", drawer="france")
    world.discard, world.deck, world.black_death = ["plenty_5", "coup"], ["famine_1", "heresy"], True
    world.plague_way = way(world)
    return world


def way(world: World) -> list[Contagion]:
    """Give the way of the plague over a world (EMP-19.1d8)."""
    found = [Contagion(area=id) for id in (world.plague.origin, *world.plague.always)]
    struck = {one.area for one in found}
    for here in found:
        for id, area in world.areas.items():
            if id not in struck and reach(world, here.area, id) in STEP and prosperity(area) > 0:
                struck.add(id)
                found.append(Contagion(area=id, source=here.area))
    return found
