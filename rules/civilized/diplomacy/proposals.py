"""Proposals: how a host answers, by its player's word or by a card (source 7.3)."""

from fractions import Fraction

from rules.civilized.cities.economy import end_mission
from rules.civilized.diplomacy.events import ManeuverTested, ProposalAnswered, ProposalPut
from rules.civilized.diplomacy.peace import autopilot_agrees, points_hitch, ratify, terms_hitch, war_between
from rules.civilized.diplomacy.tables import BARGAINING, PERFIDY, SUCCESS, UNABLE
from rules.civilized.diplomacy.treaties import conclude, hitch
from rules.civilized.diplomacy.wording import Hitch
from rules.civilized.missions.events import MissionCompromised
from rules.civilized.strife.reunion import part_ways
from rules.civilized.world.asking import Asked
from rules.civilized.world.state import Character, Proposal, World
from rules.civilized.world.tables import OVER, SCORES
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.facts.names import BETWEEN
from rules.kernel.play.play import Play

KING = "K"


def put(play: Play[World]) -> None:
    """Tell each player what is proposed to him (CIV-7.3a)."""
    for one in play.state.proposals.values():
        if one.asked.host in play.players:
            play.tell(ProposalPut(audience=one.owners(), asked=one.asked))


def settle(play: Play[World]) -> None:
    """Settle the proposals of this Winter in their order, each checked again (CIV-7.2b)."""
    for proposal in list(play.state.proposals.values()):
        settle_one(play, proposal)
    play.state.proposals.clear()


def settle_one(play: Play[World], proposal: Proposal) -> None:
    """Settle one: what has become impossible falls without card or lots, the rest goes by word or card (CIV-7.2b)."""
    world, asked = play.state, proposal.asked
    problem = problem_of(world, asked)
    if problem or (proposal.mission and proposal.mission not in world.missions):
        answered(play, asked, problem[0] if problem else "mission")
        return
    if asked.host in play.players:
        answered(play, asked, "accepted" if proposal.accepted else "refused")
        agreed = proposal.accepted
    elif asked.kind == "peace" and not autopilot_agrees(world, asked):
        answered(play, asked, "refused")
        agreed = False
    else:
        agreed = tested(play, proposal)
    if agreed:
        carry(play, proposal)


def problem_of(world: World, asked: Asked) -> Hitch | None:
    """Say why what is asked has become impossible (CIV-7.2b)."""
    if asked.kind == "parting":
        return None if world.split_of(asked.third) else ("over", "")
    if asked.kind == "peace":
        return terms_hitch(world, asked) or points_hitch(world, asked)
    return hitch(world, asked)


def carry(play: Play[World], proposal: Proposal) -> None:
    """Do what was agreed; factions part when each that was asked has agreed (CIV-7.2n, CIV-7.3g)."""
    world, asked = play.state, proposal.asked
    if asked.kind not in ("peace", "parting"):
        conclude(play, asked)
        return
    split = world.split_of(asked.third) if asked.kind == "parting" else None
    if split is None:
        ratify(play, asked)
        return
    proposal.agreed = True
    alike = (asked.owner, "parting", asked.third)
    both = [one for one in world.proposals.values() if alike == (one.asked.owner, one.asked.kind, one.asked.third)]
    if all(one.agreed for one in both):
        part_ways(play, split)


def answered(play: Play[World], asked: Asked, answer: str) -> None:
    """Tell the owner, and a player who was asked, what became of a proposal."""
    told = [asked.owner, *([asked.host] if asked.host in play.players else [])]
    play.tell(ProposalAnswered(audience=tuple(told), asked=asked, answer=answer))


def tested(play: Play[World], proposal: Proposal) -> bool:
    """Draw for a proposal to a country that nobody plays: success on the target or less, never on a King (CIV-7.3b)."""
    world, asked = play.state, proposal.asked
    parts = reasons(world, proposal)
    use_lots(world, proposal)
    target = sum(parts.values())
    subject = BETWEEN.join((asked.owner, asked.host))
    card = play.chance.card("CIV-7.3b", "maneuver.card", subject, audience=(asked.owner,))
    king = card.code[0] == KING
    success = not king and card.value <= target
    play.tell(
        ManeuverTested(
            audience=(asked.owner,),
            because=(card.n,),
            asked=asked,
            base=parts["base"],
            lots=parts["lots"],
            perfidy=parts["perfidy"],
            bargaining=parts["bargaining"],
            target=target,
            card=card.value,
            success=success,
        )
    )
    if king:
        compromise(play, proposal)
    return success


def reasons(world: World, proposal: Proposal) -> dict[str, int]:
    """Give what the card is held against, reason by reason (CIV-7.3b, CIV-7.3e, CIV-6.7.1e, CIV-7.3i)."""
    return {
        "base": SUCCESS,
        "lots": usable(world, proposal),
        "perfidy": PERFIDY if perfidious(world, proposal.asked.owner) else 0,
        "bargaining": bargaining(world, proposal),
    }


def persuasion(world: World, proposal: Proposal) -> Fraction:
    """Give the chance that a country agrees that nobody plays: no King, and the target or less (CIV-7.3b)."""
    target = min(sum(reasons(world, proposal).values()), HIGHEST_CARD - 1)
    return Fraction(max(0, target), HIGHEST_CARD)


def usable(world: World, proposal: Proposal) -> int:
    """Give the lots of a proposal that its owner has with the host (CIV-7.3e)."""
    return min(proposal.lots, world.countries[proposal.asked.host].donations.get(proposal.asked.owner, 0))


def use_lots(world: World, proposal: Proposal) -> None:
    """Take the lots of a proposal from those that its owner has with the host (CIV-7.3e)."""
    used = usable(world, proposal)
    if used:
        world.countries[proposal.asked.host].donations[proposal.asked.owner] -= used


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
    war = war_between(world, proposal.asked.owner, proposal.asked.host)
    return world.characters.get(war.generals.get(proposal.asked.owner, "")) if war else None


def compromise(play: Play[World], proposal: Proposal) -> None:
    """Disband a mission that a King has exposed; its leader comes home (CIV-7.3c)."""
    world = play.state
    mission = world.missions.get(proposal.mission)
    if mission is None:
        return
    told = MissionCompromised.of(mission, country=mission.owner)
    end_mission(world, mission)
    play.tell(told)
