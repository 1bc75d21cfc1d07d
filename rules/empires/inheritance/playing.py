"""What played cards do, and what becomes of an inheritance (EMP-19.2)."""

from rules.empires.board.cards import RETAINED
from rules.empires.board.motions import Inheritance, Motion
from rules.empires.board.realms import Aim
from rules.empires.board.state import World
from rules.empires.claims.claims import give_claim, lose_tie, sweep_claims
from rules.empires.court.church import excommunicate
from rules.empires.court.possession import hand_over
from rules.empires.deck.events import CardPlayed
from rules.empires.deck.hand import lay_off, lay_open
from rules.empires.inheritance.events import InheritanceAnswered, InheritanceRefused
from rules.empires.inheritance.legality import gives, mode_of, takes_of
from rules.kernel.play.play import Play

INHERITANCES = ("inheritance_single", "inheritance_group")


def play_card(play: Play[World], seat: str, card: str, aim: Aim) -> None:
    """Play a card of a hand: it is read out, discarded or laid in front, and has its effect (EMP-19.0f, EMP-19.2a4).

    What an owner may contest waits in the state for his answer (EMP-19.2e6).

    Rules: EMP-19.2b2, EMP-19.2d2, EMP-19.2e4.
    """
    world = play.state
    with play.causes():
        if card in RETAINED:
            lay_open(world, seat, card)
        else:
            lay_off(world, seat, card)
        areas = tuple(aim.areas)
        sought = tuple(area for area in areas if world.areas[area].owner != seat)
        other = aim.seat if card == "coup" else ""
        play.tell(CardPlayed(seat=seat, card=card, area=aim.area, other=other, areas=areas, sought=sought))
        if card == "recognition":
            give_claim(play, seat, aim.area, "recognition")
            sweep_claims(play)
        elif card == "coup":
            lose_tie(play, aim.seat, aim.area, "coup")
            sweep_claims(play)
        elif card in INHERITANCES:
            inherit(play, seat, card, aim)


def inherit(play: Play[World], seat: str, card: str, aim: Aim) -> None:
    """Give claims, then what nobody can contest; the rest waits for its owners (EMP-19.2e12)."""
    world, takes = play.state, takes_of(play.state, seat, card, aim)
    for area in claims_of(world, seat, card, aim):
        give_claim(play, seat, area, "inheritance")
    sweep_claims(play)
    free = [area for area in takes if not contestable(world, area)]
    for owner in dict.fromkeys(world.areas[area].owner for area in free if world.areas[area].owner):
        lost = tuple(area for area in free if world.areas[area].owner == owner)
        play.tell(InheritanceAnswered(clause="EMP-19.2e8", seat=owner, heir=seat, areas=lost, answer="may_not"))
    if free:
        hand_over(play, free, seat)
    left = [area for area in takes if area not in free and world.areas[area].owner != seat]
    if left:
        owners = [one for one in world.empires if any(world.areas[area].owner == one for area in left)]
        areas = {one: [area for area in left if world.areas[area].owner == one] for one in owners}
        world.inheritance = Inheritance(heir=seat, card=card, areas=areas)


def claims_of(world: World, seat: str, card: str, aim: Aim) -> list[str]:
    """Give the areas to which a card gives claims, in scenario order (EMP-19.2e1, EMP-19.2e11)."""
    if card == "inheritance_single":
        return [aim.area] if mode_of(world, seat, aim) == "claim" else []
    claims = world.empires[seat].claims
    return [area for area in world.areas if area in aim.areas and area not in claims and gives(world, seat, area)]


def contestable(world: World, area: str) -> bool:
    """Tell whether an area has an owner who may contest its inheritance: not while vacant (EMP-19.2e6, EMP-19.2e8)."""
    owner = world.areas[area].owner
    return bool(owner) and not world.empires[owner].vacant


def answered(play: Play[World]) -> list[Motion]:
    """Carry out what the owners answered: whoever yields gives up; gives the questions of the others (EMP-19.2e7).

    An owner without an answer contests, and would relinquish.
    """
    world, pending = play.state, play.state.inheritance
    if pending is None:
        return []
    world.inheritance = None
    motions: list[Motion] = []
    for owner, areas in pending.areas.items():
        answer = pending.answers.get(owner, "relinquish")
        yields = answer == "yield"
        event = {"seat": owner, "heir": pending.heir, "areas": areas, "answer": "yields" if yields else "contests"}
        play.tell(InheritanceAnswered.model_validate(event))
        if answer == "yield":
            hand_over(play, areas, pending.heir)
        else:
            motions.append(Motion(kind="inheritance", asker=pending.heir, other=owner, areas=areas, if_lost=answer))
    return motions


def judge(play: Play[World], motion: Motion) -> None:
    """Carry out a lost ballot: the areas go over, or their owner refuses and is excommunicated (EMP-19.2e7)."""
    if motion.if_lost == "refuse":
        refused = InheritanceRefused(seat=motion.other, heir=motion.asker, areas=tuple(motion.areas))
        with play.causes():
            play.tell(refused)
            excommunicate(play, motion.other, "refusal")
        return
    hand_over(play, motion.areas, motion.asker)
