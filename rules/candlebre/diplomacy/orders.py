"""The orders of bargaining: offers, alliances and their answers (CAN-10.5, CAN-10.7)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.candlebre.board.forces import ordered
from rules.candlebre.board.order import Deed, Number, rivals, too_dear
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Offer, World
from rules.candlebre.board.tables import TYPES, UNITS
from rules.candlebre.board.war import Units
from rules.candlebre.diplomacy.events import NoticeGiven
from rules.candlebre.diplomacy.offers import deliverable, hold_back, terms
from rules.candlebre.diplomacy.spoken import answered
from rules.candlebre.people.prisoners import free, offered
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Objection, hint, pick
from rules.kernel.orders.order import Heard
from rules.kernel.state.finding import find

Fields = Mapping[str, Any]  # Any: the fields given
NO_TARGET = "{} cannot be the target"


def allies(world: World, seat: str) -> list[str]:
    """Give the allies of a seat."""
    return list(world.houses[seat].allies)


def noticed(world: World, seat: str, ally: str) -> Objection:
    """Say that an alliance is about to end."""
    until = world.houses[seat].allies[ally]
    return f"notice is given; the alliance ends with turn {until}" if until else None


class EndAlliance(
    Deed, name="end_alliance", says=("end alliance with {ally}",), clause="CAN-10.7d", topic="court", stage=64
):
    """Give notice of an alliance; it ends after your next turn, at no cost."""

    ally: str = pick("seat", allies, "an ally of yours", problem=noticed, denied="{} is no ally of yours")

    def apply(self, world: World, seat: str) -> None:
        """Note when it ends."""
        world.houses[seat].allies[self.ally] = world.turn + 1

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return NoticeGiven.of(self, seat=seat, until=world.turn + 1)


def people(world: World, captor: str, owner: str) -> dict[str, int]:
    """Count the people of one House whom another holds and has not offered: units by type, leaders by id."""
    leaders = [one.id for one in world.leaders.values() if one.captor == captor and one.seat == owner]
    return {**free(world, captor, owner), **{id: 1 for id in leaders if id not in offered(world)}}


def anybody(world: World) -> list[str]:
    """Give all types of units, and all leaders."""
    return [*TYPES, *world.leaders]


def theirs(world: World, seat: str, id: str, given: Fields) -> int:
    """Count whom a seat holds of the other House."""
    return people(world, seat, given["seat"]).get(id, 0)


def ours(world: World, seat: str, id: str, given: Fields) -> int:
    """Count whom the other House holds of a seat."""
    return people(world, given["seat"], seat).get(id, 0)


def nothing_between(world: World, seat: str, other: str) -> Objection:
    """Say that two Houses hold nobody of each other (CAN-10.5a)."""
    if people(world, seat, other) or people(world, other, seat):
        return None
    return Refusal(
        "CAN-10.5a",
        f"gold goes to another House only beside people who go home, and you and {world.name(other)} hold nobody of "
        "each other",
    )


def purse(world: World, seat: str) -> range:
    """Give the gold of the civil purse."""
    return range(1, world.houses[seat].civil + 1)


def unpayable(world: World, seat: str, gold: int) -> Objection:
    """Say that the civil purse does not hold so much."""
    return too_dear(world, seat, gold, "civil")


def round_sums() -> range:
    """Give what is often asked."""
    return range(10, 201, 10)


class MakeOffer(
    Deed,
    name="offer",
    says=(
        "offer {seat} [giving {give}] [paying {pay}] [asking {ask}] [for {price} gold]",
        "offer {seat} [asking {ask}] [for {price} gold] [giving {give}] [paying {pay}]",
    ),
    clause="CAN-10.5",
    topic="court",
    stage=65,
):
    """Offer an exchange or a ransom; it is answered in this turn."""

    seat: str = pick("seat", rivals, "the House that you deal with", problem=nothing_between, denied=NO_TARGET)
    give: dict[str, Number] = pick(
        "captive",
        anybody,
        "people of theirs whom you hold, leaders by name",
        default={},
        clause="CAN-10.5a",
        denied="you do not hold {}",
        most=theirs,
    )
    pay: int = pick("", purse, "gold that you pay, from the civil purse", default=0, denied=unpayable, ge=0, le=99999)
    ask: dict[str, Number] = pick(
        "captive",
        anybody,
        "people of yours whom they hold, leaders by name",
        default={},
        clause="CAN-10.5a",
        denied="they do not hold {}",
        most=ours,
    )
    price: int = hint("", round_sums, "gold that you ask", default=0, ge=0, le=99999)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what moves nobody, and gold both ways (CAN-10.5a, CAN-10.8)."""
        if not (self.give or self.ask):
            raise Refusal("CAN-10.5a", "an offer moves at least one prisoner or leader, each to the House he serves")
        if self.pay and self.price:
            raise Refusal("CAN-10.5a", "gold moves one way only", "leave out what you pay, or what you ask")

    def apply(self, world: World, seat: str) -> None:
        """Hold back what is offered until it is answered (CAN-10.5b)."""
        (give, give_leaders), (ask, ask_leaders) = split(self.give), split(self.ask)
        hold_back(
            world,
            Offer(
                id=fresh_id(world, seat),
                maker=seat,
                taker=self.seat,
                give=give,
                give_leaders=give_leaders,
                ask=ask,
                ask_leaders=ask_leaders,
                pay=self.pay,
                price=self.price,
            ),
        )


def split(parts: Mapping[str, int]) -> tuple[Units, list[str]]:
    """Give the units and the leaders of one side of an offer."""
    return ordered(parts), [id for id in parts if id not in UNITS]


def fresh_id(world: World, maker: str) -> str:
    """Give the next offer of a seat its id."""
    return f"{maker}-{1 + sum(offer.maker == maker for offer in world.offers)}"


def bound(world: World, seat: str, other: str) -> Objection:
    """Say that two Houses are allied, or may be soon."""
    asked = any(offer.alliance and (offer.maker, offer.taker) == (seat, other) for offer in world.offers)
    return "you are allied, or have proposed it" if asked or allied(world, seat, other) else None


class ProposeAlliance(
    Deed,
    name="propose_alliance",
    says=(
        "propose alliance to {seat}",
        "propose|offer|suggest [an|the] alliance to|with {seat}",
        "propose|offer [to] {seat} an alliance",
        "ally|alliance with {seat}",
    ),
    clause="CAN-10.7a",
    topic="court",
    stage=65,
):
    """Propose an alliance; it is answered in this turn, and public once accepted."""

    seat: str = pick("seat", rivals, "a House that is no ally of yours", problem=bound, denied=NO_TARGET)

    def apply(self, world: World, seat: str) -> None:
        """Let it wait for an answer."""
        world.offers.append(Offer(id=fresh_id(world, seat), maker=seat, taker=self.seat, alliance=True))


def offer_names(world: World, seat: str | None) -> dict[str, str]:
    """Give the offers put to a seat by name."""
    return {offer_name(world, offer): offer.id for offer in world.offers if offer.taker == seat}


def offer_name(world: World, offer: Offer) -> str:
    """Call an offer by its kind, its maker and its number."""
    maker = world.name(offer.maker)
    return f"alliance with {maker}" if offer.alliance else f"offer {offer.id.rsplit('-', 1)[1]} of {maker}"


def the_offer(world: World, id: str) -> Offer:
    """Give an offer."""
    return find((one for one in world.offers if one.id == id), f"offer {id}")


class Answer(Deed, clause="CAN-10.5b", topic="court", replaces="answer {offer}"):
    """What is answered to an offer."""

    accepts: ClassVar[bool]

    offer: str = pick("offer", offer_names, "an offer or a proposal made to you", denied="no such offer waits for you")

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear a yes or a no to what waits; of several offers one has to say which."""
        found = [cls(offer=one.id) for one in answered(words, world, seat, accepts=cls.accepts)]
        return Heard(found, "Which of them?" if found[1:] else "") if found else None

    def apply(self, world: World, seat: str) -> None:
        """Note the answer."""
        the_offer(world, self.offer).accepted = self.accepts


class Accept(Answer, name="accept", says=("accept {offer}",)):
    """Accept an offer or a proposal."""

    accepts: ClassVar[bool] = True

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot be delivered in full."""
        offer = the_offer(world, self.offer)
        owed = sum(one.price for one in world.offers if one.taker == seat and one.accepted and one is not offer)
        if not deliverable(world, offer) or world.houses[seat].civil < owed + offer.price:
            problem = f"you cannot deliver that any more: {terms(world, offer)}"
            raise Refusal(self.clause, problem, "refuse it instead")


class Refuse(Answer, name="refuse", says=("refuse {offer}",)):
    """Refuse an offer or a proposal."""

    accepts: ClassVar[bool] = False


TREATY_ORDERS: tuple[type[Deed], ...] = (MakeOffer, ProposeAlliance)
ANSWER_ORDERS: tuple[type[Deed], ...] = (Accept, Refuse)
