"""The orders of bargaining: offers, alliances and their answers (CAN-10.5, CAN-10.7)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from rules.candlebre.board.forces import holds, ordered
from rules.candlebre.board.order import Deed, afford, other_seat, seat_names, unit_names
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Offer, World
from rules.candlebre.board.tables import UNITS
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import choice_of, troops
from rules.candlebre.diplomacy.events import NoticeGiven
from rules.candlebre.diplomacy.offers import deliverable, hold_back, terms
from rules.candlebre.people.prisoners import free, offered
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names
from rules.kernel.state.finding import find


class EndAlliance(
    Deed, name="end_alliance", says=("end alliance with {ally}",), clause="CAN-10.7d", topic="court", stage=64
):
    """Give notice of an alliance; it ends after your next turn, at no cost."""

    ally: Annotated[str, Names("seat")] = Field(description="an ally of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a House that is no ally, and a second notice."""
        allies = world.houses[seat].allies
        if self.ally not in allies:
            raise Refusal(self.clause, f"that is no ally of yours; your allies: {choice_of(seat_names(world, allies))}")
        if allies[self.ally]:
            raise Refusal(self.clause, f"notice is given; the alliance ends with turn {allies[self.ally]}")

    def apply(self, world: World, seat: str) -> None:
        """Note when it ends."""
        world.houses[seat].allies[self.ally] = world.turn + 1

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody."""
        return NoticeGiven(seat=seat, ally=self.ally, until=world.turn + 1)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the allies without notice."""
        return seat_names(world, (ally for ally, until in world.houses[seat].allies.items() if not until))


Parts = dict[Annotated[str, Names("captive")], Annotated[int, Field(ge=1, le=999)]]


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

    seat: Annotated[str, Names("seat")] = Field(description="the House that you deal with")
    give: Parts = Field(default_factory=dict, description="people of theirs whom you hold, leaders by name")
    pay: int = Field(default=0, ge=0, le=99999, description="gold that you pay, from the civil purse")
    ask: Parts = Field(default_factory=dict, description="people of yours whom they hold, leaders by name")
    price: int = Field(default=0, ge=0, le=99999, description="gold that you ask")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what moves nobody, gold both ways, and people who are not held (CAN-10.5a, CAN-10.8)."""
        other_seat(world, seat, self.seat, self.clause)
        if not (self.give or self.ask):
            raise Refusal("CAN-10.5a", "an offer moves at least one prisoner or leader, each to the House he serves")
        if self.pay and self.price:
            raise Refusal("CAN-10.5a", "gold moves one way only; leave out what you pay, or what you ask")
        check_people(world, seat, self.seat, self.give, "you hold")
        check_people(world, self.seat, seat, self.ask, f"{world.name(self.seat)} holds")
        if self.pay:
            afford(world, seat, self.pay, "civil")

    def apply(self, world: World, seat: str) -> None:
        """Hold back what is offered until it is answered (CAN-10.5b)."""
        give, ask = split(world, self.give), split(world, self.ask)
        hold_back(
            world,
            Offer(
                id=fresh_id(world, seat),
                maker=seat,
                taker=self.seat,
                give=give[0],
                give_leaders=give[1],
                ask=ask[0],
                ask_leaders=ask[1],
                pay=self.pay,
                price=self.price,
            ),
        )

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give with whom there is something to deal in, and what."""
        partners = [one for one in world.living() if one != seat]
        if field == "seat":
            useful = [one for one in partners if people(world, seat, one) or people(world, one, seat)]
            return seat_names(world, useful)
        of = [given["seat"]] if given.get("seat") in partners else partners
        if field in ("give", "ask"):
            named = given.get(field) or {}
            held = [people(world, seat, one) if field == "give" else people(world, one, seat) for one in of]
            return {name: id for names in held for name, id in names.items() if id not in named}
        most = world.houses[seat].civil if field == "pay" else 200
        return {str(gold): str(gold) for gold in range(10, most + 1, 10)}


def people(world: World, captor: str, owner: str) -> dict[str, str]:
    """Give the people of one House whom another holds and has not offered, by name."""
    units = unit_names(free(world, captor, owner))
    leaders = [one for one in world.leaders.values() if one.captor == captor and one.seat == owner]
    return units | {one.name: one.id for one in leaders if one.id not in offered(world)}


def check_people(world: World, captor: str, owner: str, parts: Mapping[str, int], who: str) -> None:
    """Refuse people whom the captor does not hold."""
    units, leaders = split(world, parts)
    held = free(world, captor, owner)
    mine = people(world, captor, owner)
    if (
        holds(held, units)
        and all(id in mine.values() and parts[id] == 1 for id in leaders)
        and set(parts) <= known(world)
    ):
        return
    names = [one for one, id in mine.items() if id in world.leaders]
    raise Refusal(
        "CAN-10.5a",
        f"people go home alone; of {world.name(owner)} {who} {choice_of([troops(held.items()), *names])}",
    )


def known(world: World) -> set[str]:
    """Give everything that an offer can name."""
    return {*UNITS, *world.leaders}


def split(world: World, parts: Mapping[str, int]) -> tuple[Units, list[str]]:
    """Give the units and the leaders of one side of an offer."""
    units = {kind: number for kind, number in parts.items() if kind in UNITS}
    return ordered(units), [id for id in parts if id in world.leaders]


def fresh_id(world: World, maker: str) -> str:
    """Give the next offer of a seat its id."""
    return f"{maker}-{1 + sum(offer.maker == maker for offer in world.offers)}"


class ProposeAlliance(
    Deed,
    name="propose_alliance",
    says=("propose alliance to {seat}", "ally with {seat}"),
    clause="CAN-10.7a",
    topic="court",
    stage=65,
):
    """Propose an alliance; it is answered in this turn, and public once accepted."""

    seat: Annotated[str, Names("seat")] = Field(description="a House that is no ally of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse oneself, the dead, allies, and a second proposal."""
        other_seat(world, seat, self.seat, self.clause)
        open_to = choice_of(seat_names(world, strangers(world, seat)))
        if self.seat not in strangers(world, seat):
            raise Refusal(self.clause, f"you are allied, or have proposed it; you could propose to {open_to}")

    def apply(self, world: World, seat: str) -> None:
        """Let it wait for an answer."""
        world.offers.append(Offer(id=fresh_id(world, seat), maker=seat, taker=self.seat, alliance=True))

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the Houses that are no allies."""
        return seat_names(world, strangers(world, seat))


def strangers(world: World, seat: str) -> list[str]:
    """Give the living seats to whom an alliance can be proposed."""
    asked = [offer.taker for offer in world.offers if offer.alliance and offer.maker == seat]
    return [one for one in world.living() if one != seat and one not in asked and not allied(world, seat, one)]


def offer_names(world: World, seat: str | None) -> dict[str, str]:
    """Give the offers put to a seat by name."""
    mine = [offer for offer in world.offers if offer.taker == seat]
    return {offer_name(world, offer): offer.id for offer in mine}


def offer_name(world: World, offer: Offer) -> str:
    """Call an offer by its kind, its maker and its number."""
    maker = world.name(offer.maker)
    return f"alliance with {maker}" if offer.alliance else f"offer {offer.id.rsplit('-', 1)[1]} of {maker}"


class Answer(Deed, replaces="answer {offer}"):
    """What is answered to an offer."""

    offer: Annotated[str, Names("offer")] = Field(description="an offer or a proposal made to you")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an offer that is not open, or not made to oneself."""
        open_to = offer_names(world, seat)
        if self.offer not in open_to.values():
            raise Refusal(self.clause, f"no such offer waits for you; open: {choice_of(open_to)}")

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the open offers."""
        return offer_names(world, seat)


class Accept(Answer, name="accept", says=("accept {offer}",), clause="CAN-10.5b", topic="court"):
    """Accept an offer or a proposal."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot be delivered in full."""
        super().refuse(world, seat)
        offer = find((one for one in world.offers if one.id == self.offer), f"offer {self.offer}")
        owed = sum(one.price for one in world.offers if one.taker == seat and one.accepted and one.id != self.offer)
        if not deliverable(world, offer) or world.houses[seat].civil < owed + offer.price:
            raise Refusal(self.clause, f"you cannot deliver that any more: {terms(world, offer)}; refuse it instead")

    def apply(self, world: World, seat: str) -> None:
        """Note the answer."""
        find((one for one in world.offers if one.id == self.offer), f"offer {self.offer}").accepted = True


class Refuse(Answer, name="refuse", says=("refuse {offer}",), clause="CAN-10.5b", topic="court"):
    """Refuse an offer or a proposal."""

    def apply(self, world: World, seat: str) -> None:
        """Note the answer."""
        find((one for one in world.offers if one.id == self.offer), f"offer {self.offer}").accepted = False


TREATY_ORDERS: tuple[type[Deed], ...] = (MakeOffer, ProposeAlliance)
ANSWER_ORDERS: tuple[type[Deed], ...] = (Accept, Refuse)
