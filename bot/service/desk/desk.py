"""The desk: one seat's side of the open window, where its orders are checked against what the seat can see."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Self

from bot.service.desk.kinds import shown
from bot.service.desk.partners import reminders
from bot.service.desk.standing_orders import run
from bot.service.ground.herald import Herald
from bot.service.ground.lessons import is_practice
from bot.service.ground.messages import stamp
from bot.service.ground.playing import name_of, position, practising
from bot.service.ground.values import DraftCard, Offered, OrderCard, OrderSet, Who
from bot.service.ground.wording import listed, plural
from bot.service.posting.notices import awaited
from bot.service.words.bulletins import STRANDED
from bot.service.words.cards import window_card
from bot.service.words.open_window import Asking
from bot.store.look import Look
from bot.store.records import Draft, Seat
from bot.store.standing_orders import all_standing
from rules.kernel.errors import Answer, Refusal
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import SHOWN, Offer, heaps, instead_of, same_things
from rules.kernel.play.legal import legal
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.seen import Seen
from rules.kernel.play.session import Session
from rules.kernel.state.still import still
from rules.kernel.telling.phrases import figure

FEW = 6
"""The most kinds of orders that a refusal names."""
TOLD = 6
"""Of how many orders given at once it is said what each does."""
NOTED = "you had noted"
"""How the note begins that says what was noted and is not given."""
SAY_READY = "press Ready all the same: who is asked is secret, so the window waits for everybody whom it may ask"
CLOSED = {
    "lobby": "“{title}” has not started yet",
    "held": "“{title}” is held{by}; no orders are taken until it is released",
    "ended": "“{title}” has ended",
}


def shut_to_orders(look: Look) -> str:
    """Say why a campaign takes no orders, and who is told where it is held: nobody is told of his own act."""
    fault = look.campaign.held_reason.startswith("fault ")
    by = " for its gamemaster, who has been told" if fault else " by its gamemaster"
    if look.campaign.held_reason in STRANDED.values():
        by = f", for {look.campaign.held_reason}; it goes on by itself"
    return CLOSED[look.campaign.status].format(title=look.campaign.title, by=by)


class Desk:
    """What a seat may order in the open window, and what it has ordered."""

    def __init__(
        self, look: Look, who: Who, session: Session[Any], drafts: list[Draft], *, ready: bool
    ) -> None:  # Any: each game has its own state
        """Sit down; `Desk.open` reads what is needed."""
        self.look, self.who, self.session, self.drafts, self.ready = look, who, session, drafts, ready
        self.fresh: set[int] = set()
        """The drafts just given, which are answered with what they do."""
        self.kept: tuple[list[Draft], Seen[Any]] | None = None  # Any: as above
        """What is seen with all drafts carried out, and which they were."""

    @classmethod
    async def open(cls, herald: Herald, look: Look, who: Who, window_key: str = "") -> Self:
        """Sit down at the open window. Raises Answer where the seat is another's, or `window_key` has closed."""
        held_by(look, who)
        if look.campaign.status in CLOSED:
            raise Answer(shut_to_orders(look))
        if not look.campaign.window_key:
            raise Answer("no window is open yet; the next one opens in a moment")
        await still_open(look, window_key)
        session = await position(herald, look)
        return cls(look, who, session, await look.drafts(who.seat), ready=who.seat in await look.readies())

    @property
    def ruleset(self) -> Ruleset[Any]:  # Any: each game has its own state
        """The rules."""
        return self.session.ruleset

    @property
    def practice(self) -> bool:
        """Whether nothing of this counts."""
        return practising(self.look.campaign)

    @property
    def asked(self) -> bool:
        """Whether the open window asks this seat, or invites it."""
        return self.session.window is not None and self.who.seat in self.session.window.asked

    @property
    def awaited(self) -> bool:
        """Whether the open window waits for this seat, asked or not."""
        return self.session.window is not None and self.who.seat in awaited(self.look, self.session.window)

    @property
    def orders(self) -> tuple[type[Order[Any]], ...]:
        """The types of order that this seat may give now."""
        return self.session.window.orders if self.session.window and self.asked else ()

    def given(self) -> list[Order[Any]]:
        """Give the orders given so far."""
        return [self.session.read(draft.given) for draft in self.drafts]

    def view(self) -> Any:  # Any: each game has its own state
        """Give what the seat can see, with its drafts carried out; to be read only, for it is given again."""
        return self.seen().view

    def seen(self) -> Seen[Any]:  # Any: as above
        """Give what the seat can see, with its drafts carried out, and which of them are impossible."""
        if self.kept is None or self.kept[0] != self.drafts:
            self.kept = (self.drafts, self.session.seen(self.who.seat, self.given()))
        return self.kept[1]

    def lexicon(self) -> Lexicon:
        """Give the names that the seat may say, with its drafts carried out."""
        return self.seen().lexicon(self.ruleset)

    def names_before(self) -> Lexicon:
        """Give the names that the seat may say as long as it has ordered nothing."""
        return self.session.seen(self.who.seat, ()).lexicon(self.ruleset)

    def must_ask(self) -> None:
        """Refuse orders of a seat that the open window does not ask."""
        window = self.session.window
        if window is not None:
            must_ask(self.look, window, self.who.seat)

    def allowed(self, name: str) -> type[Order[Any]]:
        """Give the type of an order by its name. Refuses one that the open window does not take."""
        self.must_ask()
        for order in self.orders:
            if order.name == name:
                return order
        known = {order.name: order for order in self.ruleset.orders}
        if name not in known:
            raise Answer(f"{self.ruleset.title} knows no order “{name}”")
        when = listed((title for title, orders in self.ruleset.asks.items() if known[name] in orders), "or")
        later = f", but in {when}" if when else ""
        now = listed((order.name.replace("_", " ") for order in self.orders[:FEW]), "or")
        takes = f"this window takes {now}" if len(self.orders) <= FEW else "/orders shows what this window takes"
        reason = self.ruleset.say(self.session.state, f"{name.replace('_', ' ')} is not asked now{later}; {takes}")
        raise Refusal(known[name].clause, reason)

    def offered(self, wanted: str) -> tuple[Sequence[Order[Any]], Sequence[Order[Any]]]:
        """Give what counsel offers as things stand without drafts, and the orders beside it that it stands instead of.

        Raises Answer where it offers no such thing.
        """
        pieces = self.session.advice(self.who.seat)
        found = {offer.id: (offer, piece) for piece in pieces for offer in piece.offers}
        if wanted not in found:
            raise Answer("that was counsel for another moment; /orders shows what you can do now")
        offer, piece = found[wanted]
        return offer.orders, instead_of(offer, piece)

    def kept_beside(self, order: Order[Any]) -> tuple[list[Draft], list[Draft]]:
        """Check an order, and give the drafts that stay and those it replaces. Raises Refusal."""
        replaced = self.replaced(order)
        kept = [draft for draft in self.drafts if draft not in replaced]
        beside = [self.session.read(draft.given) for draft in kept]
        view = self.session.seen(self.who.seat, beside).view if replaced else self.view()
        self.ruleset.check(order, view, self.who.seat)
        return kept, replaced

    def replaced(self, order: Order[Any]) -> list[Draft]:
        """Give the drafts that an order takes the place of."""
        return [draft for draft in self.drafts if order.displaces(self.session.read(draft.given))]

    def allows(self, order: Order[Any], view: Any) -> bool:  # Any: each game has its own state
        """Tell whether an order could be given and might be done; `view` is that with all drafts carried out."""
        try:
            if self.replaced(order):
                self.kept_beside(order)
            else:
                order.check(view, self.who.seat)
        except Refusal:
            return False
        return not order.doubt(view, self.who.seat)

    def final(self, order: Order[Any]) -> str:
        """Ask whether an order is meant that nobody can undo; empty for another, and where it was given already."""
        asked = "" if self.practice or order in self.given() else order.final(self.view(), self.who.seat)
        return self.ruleset.say(self.view(), asked) if asked else ""

    async def order_set(self, *notes: str) -> OrderSet:
        """Give the whole of the seat's orders; which kinds could be given now is not looked for."""
        return await self.composed(self.offers(), [self.order_card(kind) for kind in self.orders], *notes)

    async def panel(self) -> OrderSet:
        """Give the whole of the seat's orders with an example of each kind that could be given now.

        Some hundred orders of each kind are tried for that, so it is done where they are shown and nowhere else.
        """
        offers = self.offers()
        return await self.composed(offers, self.cards(offers))

    async def composed(
        self, offers: Sequence[Offer[Any]], cards: Sequence[OrderCard], *notes: str
    ) -> OrderSet:  # Any: each game has its own state
        """Give the seat's orders with these offers and these kinds of orders."""
        drafts = self.draft_cards()
        return OrderSet(
            who=self.who,
            campaign_title=self.look.campaign.title,
            game=self.ruleset.name,
            window=await window_card(self.look, self.who.seat),
            asked=self.asked,
            awaited=self.awaited,
            drafts=drafts,
            open=tuple(cards),
            ready=self.ready,
            notes=(
                *notes,
                *await reminders(self.look, self.session, self.who.seat, self.new()),
                *self.missing(drafts, await self.standing_in()),
            ),
            seat_title=name_of(self.look, self.who.seat),
            status=self.look.campaign.status,
            resumes_at=self.look.campaign.resumes_at,
            offered=tuple(Offered(offer.id, offer.label) for offer in offers[:SHOWN]),
            practice=is_practice(self.look.campaign),
        )

    def offers(self) -> list[Offer[Any]]:  # Any: each game has its own state
        """Give what counsel offers first and was not given yet, as far as it goes beside the drafts."""
        window = self.session.window
        if window is None or not self.asked:
            return []
        given, view = self.given(), self.view()
        first = [piece.offers[0] for piece in self.session.advice(self.who.seat) if piece.offers]
        new = [offer for offer in first if not any(self.decided(order, given) for order in offer.orders)]
        once = {offer.id: offer for offer in new}.values()  # two pieces may offer the same
        kept = [offer for offer in once if not (given and heaps(offer.orders))]
        return [offer for offer in kept if self.allows(offer.order, view) and self.goes_on(offer, view, window)]

    def decided(self, order: Order[Any], given: Sequence[Order[Any]]) -> bool:
        """Tell whether an order was given, or another that it would replace, or the same by other figures."""
        return bool(self.replaced(order)) or any(order == one or same_things(order, one) for one in given)

    def goes_on(self, offer: Offer[Any], view: Any, window: Window[Any]) -> bool:  # Any: as above
        """Tell whether all that an offer gives after its first order goes, too."""
        return not offer.also or self.ruleset.goes(offer, view, self.who.seat, window)

    def cards(self, offers: Sequence[Offer[Any]]) -> list[OrderCard]:  # Any: as above
        """Give the kinds of orders: as counsel offers them, then what could be given; what a draft used up could be."""
        views = [self.session.glance(self.who.seat), *([self.view()] if self.drafts else [])]
        with still(*views):  # the kinds of orders ask much the same of it
            found = [self.order_card(kind, self.example(kind, offers, views)) for kind in self.orders]
        place = {offer.order.name: place for place, offer in reversed([*enumerate(offers)])}
        return sorted(
            found, key=lambda card: (not card.example, card.aside, card.peril, place.get(card.name, len(offers)))
        )

    async def standing_in(self) -> list[str]:
        """Give the standing orders that are given for the seat if it stays silent, as they stand now."""
        lines = await all_standing(self.look, self.who.seat) if self.asked and not self.drafts else []
        if not lines:
            return []
        lexicon = self.names_before()
        return [write(order, lexicon) for order in run(self.session, self.who.seat, lines).orders]

    async def noted(self) -> list[Order[Any]]:  # Any: each game has its own state
        """Give, with the first orders of a window, those that were noted for it and are not among them."""
        if not self.fresh or len(self.fresh) < len(self.drafts):
            return []
        lines = [line for line in await all_standing(self.look, self.who.seat) if line.once]
        return [order for order in run(self.session, self.who.seat, lines).orders if order not in self.given()]

    def told_of_noted(self, kept: Sequence[Order[Any]], left: Sequence[Order[Any]]) -> list[str]:  # Any: as above
        """Say which of the orders noted for a window are given beside one's own, and which cannot be."""
        ways = ((kept, "which is given too"), (left, "which is not given beside these orders, and lapses"))
        quoted = [(listed(f"“{write(one, self.names_before())}”" for one in some), what) for some, what in ways if some]
        return [f"{NOTED} {lines}, {what}" for lines, what in quoted]

    def new(self) -> list[Order[Any]]:  # Any: each game has its own state
        """Give the orders just given."""
        return [order for draft, order in zip(self.drafts, self.given(), strict=True) if draft.id in self.fresh]

    def example(
        self, kind: type[Order[Any]], offers: Sequence[Offer[Any]], views: Sequence[Any]
    ) -> Order[Any] | None:  # Any: each game's own state
        """Give an order of a kind that counsel offers, or that could be given in any of these views; None: none."""
        seat, lexicon = self.who.seat, self.names_before()
        offered = (offer.order for offer in offers if isinstance(offer.order, kind))
        tried = (found for view in views if (found := legal(kind, view, seat, lexicon)) is not None)
        return next(chain(offered, tried), None)

    def order_card(self, kind: type[Order[Any]], one: Order[Any] | None = None) -> OrderCard:  # Any: as above
        """Give a kind of order as it is shown to players, with one that could be given."""
        state = self.session.state
        card = shown(kind, self.ruleset, state)
        if one is None:
            return card
        peril = bool(one.peril(self.session.glance(self.who.seat), self.who.seat))
        return replace(card, example=self.ruleset.say(state, write(one, self.names_before())), peril=peril)

    def draft_cards(self) -> tuple[DraftCard, ...]:
        """Check the drafts again, each after those before it."""
        view = self.session.glance(self.who.seat)
        lexicon, cards = self.names_before(), []
        for draft, order, why in zip(self.drafts, self.given(), self.seen().problems, strict=True):
            problem = self.ruleset.say(view, why)
            effect = "" if problem else self.effect(draft, order)
            new = draft.id in self.fresh
            cards.append(DraftCard(draft.id, write(order, lexicon), not problem, problem, effect, new))
        return tuple(cards)

    def effect(self, draft: Draft, order: Order[Any]) -> str:  # Any: each game has its own orders
        """Say what an order does that is one of few just given, beside all others."""
        told = draft.id in self.fresh and len(self.fresh) <= TOLD
        return self.ruleset.effect(self.view(), self.who.seat, order) if told else ""

    def cost(self) -> list[str]:
        """Say what the orders given so far take of what the seat has to spend, or bring."""
        seat, purse = self.who.seat, self.ruleset.purse
        before, after = purse(self.session.glance(seat), seat), purse(self.view(), seat)
        changed = [
            f"{name} {figure(before.get(name, 0))} → {figure(now)}"
            for name, now in after.items()
            if before.get(name, 0) != now
        ]
        return [f"with these orders {', '.join(changed)}"] if changed else []

    def missing(self, drafts: Sequence[DraftCard], instead: Sequence[str] = ()) -> list[str]:
        """Say what is missing, and what silence means."""
        window = self.session.window
        if self.practice:
            return ["this is practice: nothing of it counts, and turn 1 begins anew"]
        if window is None:
            return []
        if not self.asked:
            idle = [window.meanwhile or "nothing is asked of this seat in this window"]
            return [*idle, SAY_READY] if self.awaited and not self.ready else idle
        bad = sum(not draft.ok for draft in drafts)
        notes = [f"{plural(bad, 'order')} would fail as things stand"] if bad else []
        notes += self.cost()
        if is_practice(self.look.campaign):
            return notes
        if instead:
            notes.append(f"without orders your standing orders are given: {'; '.join(instead)}")
        elif not drafts and self.ready and window.idle:
            notes.append(window.idle)
        elif not drafts and window.silence_of(self.who.seat):
            notes.append(f"without orders: {window.silence_of(self.who.seat)}")
        if self.who.seat in window.invited:
            notes.append("nobody waits for you: your orders count if they are in when the window closes")
        elif not self.ready:
            notes.append("you are not ready yet; your orders count at the deadline all the same")
        return notes


def must_ask(look: Look, window: Window[Any] | Asking, seat: str) -> None:  # Any: windows differ in their orders
    """Refuse a seat that is not among those asked, who are named unless that is for them alone to know."""
    if seat not in window.asked:
        others = "" if window.discreet else f", but of {listed(name_of(look, one) for one in window.asked)}"
        raise Refusal(window.clause, f"nothing is asked of you now{others}")


def must_wait(look: Look, asking: Asking, seat: str) -> None:
    """Refuse a seat for which the open window does not wait, so that it holds nobody up."""
    if seat in awaited(look, asking):
        return
    must_ask(look, asking, seat)
    if seat in asking.invited:
        raise Refusal(asking.clause, f"nobody waits for {name_of(look, seat)} now, so its deadline stays as it is")


def held_by(look: Look, who: Who) -> Seat:
    """Give the seat. Refuses a person who neither holds it nor stands in for its holder (any more)."""
    seat = look.seats.get(who.seat)
    if seat is None or who.user not in {seat.user, seat.deputy}:
        raise Answer(f"you do not hold {name_of(look, who.seat)} in “{look.campaign.title}” any more")
    return seat


async def still_open(look: Look, window_key: str) -> None:
    """Refuse what was meant for a window that has closed, saying when it did."""
    if not window_key or window_key == look.campaign.window_key:
        return
    closed = await look.closed_at(window_key)
    when = f"closed {stamp(closed)}" if closed else "is not open any more"
    raise Answer(f"the window that this was meant for {when}; nothing was changed")


def problem_of(order: Order[Any], view: Any, seat: str) -> str:  # Any: each game has its own state
    """Say why an order would fail; empty if it would not."""
    try:
        order.check(view, seat)
    except Refusal as refusal:
        return str(refusal)
    return ""
