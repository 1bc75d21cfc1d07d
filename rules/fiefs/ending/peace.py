"""Suing for peace, and making it (FIE-10)."""

from rules.fiefs.armies.orders import Led, army_led, needed
from rules.fiefs.armies.raising import disband
from rules.fiefs.board.conflicts import Conflict, Offer
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import enemies
from rules.fiefs.board.state import World
from rules.fiefs.ending.conflicts import check_end, end_rebellion, end_war, gains, hostile_pair
from rules.fiefs.ending.events import OfferLapsed, OfferWithdrawn, PeaceMade, PeaceOffered
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import hint, pick
from rules.kernel.orders.order import Order
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import capital, row


def suable(world: World, army: Army) -> list[str]:
    """Give the enemy armies that an army's leader may sue: neither disbanded nor at peace with his (section 5.2)."""
    return [one.id for one in enemies(world, army) if one.status != "disbanded"]


def foes(world: World, seat: str) -> list[str]:
    """Give the armies that a House may sue for peace."""
    army = army_led(world, seat)
    return suable(world, army) if army and army.status != "disbanded" else []


def not_suable(world: World, seat: str, army: str) -> str:
    """Say why the leader of an army cannot be sued for peace (FIE-10.1)."""
    own, other = army_led(world, seat), world.armies.get(army)
    if own is None:
        return "you lead no army in this war, and only leaders make peace"
    if own.status == "disbanded":
        return "your own army is gone: without one you fight no more, and there is no peace to make"
    named = capital(world.called("army", army)) if other else "That"
    if other is None or other.conflict != own.conflict or other.side == own.side:
        return f"{named} is no enemy of yours"
    if army in own.at_peace:
        return f"you have peace with {world.called('army', army)} already"
    return f"{named} is disbanded, and fights no more"


def suitors(world: World, seat: str) -> list[str]:
    """Give the armies whose leaders have sued a House for peace (FIE-10.2)."""
    army = army_led(world, seat)
    if army is None:
        return []
    return [one.by for one in world.conflicts[army.conflict].offers if one.to == army.id]


def offer(world: World, by: Army, to: str) -> None:
    """Note that an army's leader sues another for peace (FIE-10.1)."""
    conflict = world.conflicts[by.conflict]
    conflict.offers = [one for one in conflict.offers if one.by != by.id]
    conflict.offers.append(Offer(by=by.id, to=to, turn=world.turn))


def withdraw_offers(world: World, army: Army) -> None:
    """Forget what an army's leader has offered (FIE-10.4)."""
    conflict = world.conflicts[army.conflict]
    conflict.offers = [one for one in conflict.offers if one.by != army.id]


class Sue(
    Led,
    name="sue",
    says=("sue {army} [for peace]", "ask {army} for [a] peace"),
    clause="FIE-10.1",
    topic="army",
    replaces="sue",
):
    """Sue an enemy leader for peace, openly; in a rebellion whoever sues and is heard has lost."""

    army: str = pick("army", foes, "an enemy army whose leader you sue", denied=not_suable)

    def apply(self, world: World, seat: str) -> None:
        """Make the offer."""
        offer(world, needed(world, seat, self.clause), self.army)

    def told(self, world: World, seat: str) -> Event:
        """Tell all."""
        return PeaceOffered(army=needed(world, seat, self.clause).id, to=self.army)


class SueNobody(Led, name="sue_nobody", says=("sue nobody",), clause="FIE-10.4", topic="army", replaces="sue"):
    """Take back your offers of peace."""

    def apply(self, world: World, seat: str) -> None:
        """Withdraw them."""
        withdraw_offers(world, needed(world, seat, self.clause))

    def told(self, world: World, seat: str) -> Event:
        """Tell all."""
        return OfferWithdrawn(army=needed(world, seat, self.clause).id)


class Answer(Led, clause="FIE-10.2", topic="army", replaces="answer {army}"):
    """What a leader says to whoever has sued him for peace; the last word counts."""

    army: str = pick("army", suitors, "the army whose leader sued you", denied="{} has not sued you for peace")


class Accept(Answer, name="accept", says=("accept {army}", "accept peace with {army}")):
    """Accept the peace for which an enemy leader has sued you."""


class Refuse(Answer, name="refuse", says=("refuse {army}", "refuse peace with {army}")):
    """Refuse that peace, as silence does."""


class Disband(
    Order[World], name="disband", says=("disband [surely {sure}]",), clause="FIE-8.9", topic="army", replaces="disband"
):
    """Disband your army at once; in a war of two armies that ends the war."""

    sure: bool = hint("", lambda: ["yes"], "yes, where it ends the war", default=False)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an army off the board, and ask for a second word where the war would end by it."""
        army = needed(world, seat, self.clause)
        if not army.on_board:
            raise Refusal(self.clause, "your army is not on the board")
        conflict = world.conflicts[army.conflict]
        if not self.sure and ends(world, conflict, army):
            lost = [world.called("region", one) for one in gains(world, conflict)]
            price = f", and {row(lost)} would change nation" if lost else ""
            raise Refusal(self.clause, f"that ends {world.called('conflict', conflict.id)}{price}", "add “surely yes”")


ALWAYS: tuple[type[Order[World]], ...] = (Sue, SueNobody, Disband)
"""What a leader may order at any window of the campaign in which he is asked."""


def ends(world: World, conflict: Conflict, army: Army) -> bool:
    """Tell whether a conflict would end without an army (FIE-5.16)."""
    if conflict.rebellion:
        return True
    before, army.status = army.status, "disbanded"
    over = not hostile_pair(world, conflict)
    army.status = before
    return over


def make_peace(play: Play[World], by: str, to: str) -> None:
    """Make peace between who sued and who accepted, for the rest of the conflict (FIE-10.3, FIE-10.5)."""
    world = play.state
    suing, heard = world.armies.get(by), world.armies.get(to)
    if not suing or not heard or heard.id in suing.at_peace or "disbanded" in (suing.status, heard.status):
        return  # FIE-10.4a
    suing.at_peace.append(to)
    heard.at_peace.append(by)
    conflict = world.conflicts[suing.conflict]
    conflict.offers = [one for one in conflict.offers if {one.by, one.to} != {by, to}]
    with play.after(play.tell(PeaceMade(army=by, to=to))):
        if conflict.rebellion:
            end_rebellion(play, conflict, won=suing.side != 1, why="peace")
        elif not hostile_pair(world, conflict):
            end_war(play, conflict, "peace")


def carry_out_peace(play: Play[World], id: str, accepted: list[tuple[str, str]]) -> None:
    """Carry out acceptances in turn order: each an army that accepts, and the one that sued (FIE-10.4a)."""
    for to, by in accepted:
        if id in play.state.conflicts:
            make_peace(play, by, to)


def lapse(play: Play[World], id: str, *, everything: bool = False) -> None:
    """Let offers lapse at the end of the campaign turn after theirs; all of them with season windows (FIE-10.4)."""
    world = play.state
    conflict = world.conflicts.get(id)
    if conflict is None:
        return
    gone = [one for one in conflict.offers if everything or one.turn < world.turn]
    conflict.offers = [one for one in conflict.offers if one not in gone]
    for one in gone:
        suing, heard = world.armies[one.by], world.armies[one.to]
        if heard.id not in suing.at_peace and "disbanded" not in (suing.status, heard.status):
            play.tell(OfferLapsed(army=one.by, to=one.to))


def dismiss(play: Play[World], seat: str) -> bool:
    """Disband a House's army at its leader's word, and tell whether that ended the conflict (FIE-8.9)."""
    army = army_led(play.state, seat)
    if army is None or not army.on_board:
        return False
    id = army.conflict
    disband(play, army, "order")
    return check_end(play, id)
