"""Winter: every country spends (step W5)."""

from rules.civilized.declarations import declare
from rules.civilized.deeds import Deed, carry_out
from rules.civilized.events import MissionRaised
from rules.civilized.nursery import draw_scores, official
from rules.civilized.orders_war import DECLARATIONS, Declaration, GrantPassage
from rules.civilized.orders_winter import WINTER_ORDERS, RaiseMission
from rules.civilized.state import Mission, World
from rules.civilized.war_plans import plan_wars
from rules.kernel.play import Play
from rules.kernel.windows import Flow, Window, ask


def spend(play: Play[World]) -> Flow:
    """Ask every country what it builds and raises, and carry it out in the order given (CIV-3.5a, CIV-8.6a)."""
    window: Window[Deed] = Window(
        name="winter",
        clause="CIV-8.6a",
        asked=[country.id for country in play.state.standing()],
        orders=(*WINTER_ORDERS, *DECLARATIONS, GrantPassage),
        title="Winter: build, raise, send, and declare",
        silence="Nothing is bought, and the points stay in the treasury; nothing is declared.",
        meanwhile="The countries spend what the year has brought.",
    )
    plan_wars(play)
    given = yield from ask(window)
    for seat, order in given:
        if isinstance(order, Declaration):
            continue
        if carry_out(play, seat, order) and isinstance(order, RaiseMission):
            man(play, list(play.state.missions.values())[-1])
    declare(play, given)


def man(play: Play[World], mission: Mission) -> None:
    """Find the new envoy of a mission, or draw the scores of its named leader (CIV-8.6.3c, CIV-8.6.3d)."""
    world = play.state
    if not mission.leader:
        envoy = official(play, mission.owner, "leader")
        envoy.office, envoy.mission = "leader", mission.id
        mission.leader = envoy.id
    leader = world.characters[mission.leader]
    draw_scores(play, leader)
    play.tell(
        MissionRaised(
            country=world.named(mission.owner),
            host=world.named(mission.host),
            sponsor=world.cities[mission.sponsor].name,
            leader=leader.name,
        )
    )
