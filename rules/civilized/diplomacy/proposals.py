"""Proposals: how a host answers, by its player's word or by a card (source 7.3)."""

from rules.civilized.cities.economy import end_mission
from rules.civilized.diplomacy.ending_wars import EndWar
from rules.civilized.diplomacy.events import ManeuverTested, ProposalAnswered, ProposalPut
from rules.civilized.diplomacy.orders import ManeuverPolitically
from rules.civilized.diplomacy.peace import autopilot_agrees, points_problem, ratify, terms_problem, war_between
from rules.civilized.diplomacy.tables import BARGAINING, PERFIDY, SUCCESS, UNABLE
from rules.civilized.diplomacy.treaties import Offer, conclude, offer_problem
from rules.civilized.missions.events import MissionCompromised
from rules.civilized.strife.reunion import part_ways
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import Character, Proposal, World
from rules.civilized.world.tables import OVER, SCORES
from rules.kernel.play.play import Play

KING = "K"


def offer_of(proposal: Proposal) -> Offer:
    """Give what a proposal asks of whom."""
    order = ManeuverPolitically.model_validate(proposal.given.fields)
    return Offer(proposal.owner, proposal.host, order.kind, order.city, order.partner, order.third)


def put(play: Play[World]) -> None:
    """Tell each player what is proposed to him (CIV-7.3a)."""
    world = play.state
    for one in world.proposals.values():
        if one.host in play.players:
            play.tell(
                ProposalPut(
                    audience=(one.owner, one.host),
                    country=one.owner,
                    host=one.host,
                    words=one.words,
                )
            )


def settle(play: Play[World]) -> None:
    """Settle the proposals of this Winter in their order, each checked again (CIV-7.2b)."""
    for proposal in list(play.state.proposals.values()):
        settle_one(play, proposal)
    play.state.proposals.clear()


def settle_one(play: Play[World], proposal: Proposal) -> None:
    """Settle one: what has become impossible falls without card or lots, the rest goes by word or card (CIV-7.2b)."""
    world = play.state
    problem = problem_of(world, proposal)
    if problem or (proposal.mission and proposal.mission not in world.missions):
        answered(play, proposal, problem[1] if problem else "the mission has ended")
        return
    if proposal.host in play.players:
        answered(play, proposal, "accepted" if proposal.accepted else "refused")
        agreed = proposal.accepted
    elif proposal.given.order == EndWar.name and not may_be_asked(world, proposal):
        answered(play, proposal, "refused")
        agreed = False
    else:
        agreed = tested(play, proposal)
    if agreed:
        carry(play, proposal)


def peace_of(proposal: Proposal) -> EndWar:
    """Give the peace that a proposal offers."""
    return EndWar.model_validate(proposal.given.fields)


def problem_of(world: World, proposal: Proposal) -> Problem | None:
    """Say why a proposal has become impossible (CIV-7.2b)."""
    if proposal.given.order != EndWar.name:
        return offer_problem(world, offer_of(proposal))
    order = peace_of(proposal)
    if proposal.parting:
        return None if world.split_of(order.country) else ("CIV-7.2n", "the strife has ended")
    terms = order.terms(proposal.owner)
    return terms_problem(world, terms) or points_problem(world, terms)


def may_be_asked(world: World, proposal: Proposal) -> bool:
    """Tell whether a country that nobody plays may make such a peace; of strife it is always asked (CIV-7.3h)."""
    return proposal.parting or autopilot_agrees(world, peace_of(proposal).terms(proposal.owner))


def carry(play: Play[World], proposal: Proposal) -> None:
    """Do what was agreed; factions part when each that was asked has agreed (CIV-7.2n, CIV-7.3g)."""
    world = play.state
    if proposal.given.order != EndWar.name:
        conclude(play, offer_of(proposal))
        return
    order = peace_of(proposal)
    split = world.split_of(order.country) if proposal.parting else None
    if split is None:
        ratify(play, order.terms(proposal.owner))
        return
    proposal.agreed = True
    both = [one for one in world.proposals.values() if one.owner == proposal.owner and one.given == proposal.given]
    if all(one.agreed for one in both):
        part_ways(play, split)


def answered(play: Play[World], proposal: Proposal, answer: str) -> None:
    """Tell the owner, and a player who was asked, what became of a proposal."""
    told = [proposal.owner, *([proposal.host] if proposal.host in play.players else [])]
    play.tell(
        ProposalAnswered(
            audience=tuple(told),
            country=proposal.owner,
            host=proposal.host,
            words=proposal.words,
            answer=answer,
        )
    )


def tested(play: Play[World], proposal: Proposal) -> bool:
    """Draw for a proposal to a country that nobody plays: success on the target or less, never on a King (CIV-7.3b)."""
    world = play.state
    lots = use_lots(world, proposal)
    perfidy = PERFIDY if perfidious(world, proposal.owner) else 0
    skill = bargaining(world, proposal)
    target = SUCCESS + lots + perfidy + skill
    subject = f"{world.named(proposal.owner)} to {world.named(proposal.host)}, {proposal.words}"
    card = play.chance.card("CIV-7.3b", "maneuver.card", subject, audience=(proposal.owner,))
    king = card.code[0] == KING
    success = not king and card.value <= target
    play.tell(
        ManeuverTested(
            audience=(proposal.owner,),
            because=(card.n,),
            country=proposal.owner,
            host=proposal.host,
            words=proposal.words,
            base=SUCCESS,
            lots=lots,
            perfidy=perfidy,
            bargaining=skill,
            target=target,
            card=card.value,
            success=success,
        )
    )
    if king:
        compromise(play, proposal)
    return success


def use_lots(world: World, proposal: Proposal) -> int:
    """Take the lots of a proposal from those that its owner has with the host (CIV-7.3e)."""
    donations = world.countries[proposal.host].donations
    used = min(proposal.lots, donations.get(proposal.owner, 0))
    if used:
        donations[proposal.owner] -= used
    return used


def perfidious(world: World, country: str) -> bool:
    """Tell whether a country bears a mark of perfidy: somebody who ruled at the breach still does (CIV-6.7.1e)."""
    sitting = world.countries[country].council
    return any(
        ruler in sitting or (len(mark.rulers) == 1 and world.characters[ruler].in_play)
        for mark in world.perfidies
        if mark.country == country
        for ruler in mark.rulers
    )


def bargaining(world: World, proposal: Proposal) -> int:
    """Give what the Political score of envoy or general adds, under the setting (CIV-7.3i)."""
    envoy = speaker(world, proposal)
    if not world.settings.bargaining or envoy is None:
        return 0
    political = envoy.scores[SCORES.index("political")] if envoy.scores else OVER
    return BARGAINING if political > OVER else -BARGAINING if political < UNABLE else 0


def speaker(world: World, proposal: Proposal) -> Character | None:
    """Give who puts a proposal: the leader of the mission, or the general in the enemy's land; None for a captain."""
    if proposal.mission:
        return world.characters[world.missions[proposal.mission].leader]
    war = war_between(world, proposal.owner, proposal.host)
    return world.characters.get(war.generals.get(proposal.owner, "")) if war else None


def compromise(play: Play[World], proposal: Proposal) -> None:
    """Disband a mission that a King has exposed; its leader comes home (CIV-7.3c)."""
    world = play.state
    mission = world.missions.get(proposal.mission)
    if mission is None:
        return
    told = MissionCompromised(country=mission.owner, host=mission.host, leader=mission.leader)
    end_mission(world, mission)
    play.tell(told)
