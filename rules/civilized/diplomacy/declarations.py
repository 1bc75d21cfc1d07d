"""Declarations of Winter: pacts lapse, agreements are broken, wars are declared, after all spending (CIV-6.7a)."""

from collections.abc import Sequence

from rules.civilized.diplomacy.treaties import end, give_notice, other_party
from rules.civilized.war.orders import BreakAgreement, DeclareWar
from rules.civilized.war.relations import lapsing
from rules.civilized.war.wars import begin_war, end_agreement
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.manners import felt
from rules.civilized.world.state import World
from rules.civilized.world.war_tables import WILD_KINDS
from rules.kernel.play.play import Play

Given = Sequence[tuple[str, Deed]]


def declare(play: Play[World], given: Given) -> None:
    """Let pacts lapse, then break, then declare, each in seat order (CIV-6.7a, CIV-6.7.1a)."""
    lapse_pacts(play)
    for seat, order in given:
        if isinstance(order, BreakAgreement) and play.allows(seat, order):
            break_off(play, seat, order)
    for seat in play.state.seats:
        for mine in [order for who, order in given if who == seat and isinstance(order, DeclareWar)]:
            if play.allows(seat, mine):
                kind = "" if mine.kind == "none" else mine.kind
                begin_war(play, seat, mine.country, kind)
        keep_pledges(play, seat)
        carry_out_plan(play, seat)


def lapse_pacts(play: Play[World]) -> None:
    """End the pacts of which notice was given a year ago (CIV-6.7.3b)."""
    for kept in lapsing(play.state):
        end_agreement(play, kept, "lapsed", "CIV-6.7.3b")


def break_off(play: Play[World], seat: str, order: BreakAgreement) -> None:
    """End an agreement at once, or give notice of the end of a pact (CIV-6.7.3a, CIV-6.7.3b, CIV-6.7.3d)."""
    kept = play.state.agreements[order.agreement]
    felt(play.state, other_party(kept, seat), seat, "broken")
    if kept.kind == "pact":
        give_notice(play, kept, seat)
    else:
        end(play, kept, seat)


def keep_pledges(play: Play[World], seat: str) -> None:
    """Declare the wars into which a country was talked this Winter (CIV-7.2j)."""
    world = play.state
    land = world.countries[seat]
    for enemy in land.pledges:
        if lawful(world, seat, DeclareWar(country=enemy)):
            begin_war(play, seat, enemy)
    land.pledges = []


def carry_out_plan(play: Play[World], seat: str) -> None:
    """Declare the war on which an autopilot has decided; wild land needs no enemy (CIV-4.6a, CIV-4.6d, CIV-4.6f)."""
    world = play.state
    land = world.countries[seat]
    plan = land.war_plan
    if plan is None or not plan.ready:
        return
    land.war_plan = None
    if not plan.target and not world.wars_of(seat):
        begin_war(play, seat, "", plan.kind)
    elif plan.target and lawful(world, seat, DeclareWar(country=plan.target)):
        begin_war(play, seat, plan.target, plan.kind)
        if plan.kind in WILD_KINDS:
            land.rulers_past_wilds = []
