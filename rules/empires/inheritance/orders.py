"""Playing and posting cards, and answering for an inheritance (EMP-19.2, sections 5.2 and 5.3)."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationInfo

from rules.empires.board.cards import RETAINED, TITLES
from rules.empires.board.motions import Motion
from rules.empires.board.realms import Aim, Post
from rules.empires.board.sheets import MainOrder, expect, may_be_tied, may_own
from rules.empires.board.state import World
from rules.empires.board.tables import ALTERNATIVES
from rules.empires.deck.hand import in_hand, lay_off
from rules.empires.inheritance.legality import gives, out_of_turn, takes_of, unplayable
from rules.empires.inheritance.playing import play_card
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, hint, pick
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from rules.kernel.state.finding import find

Mode = Literal["claim", "possession", "either"]
MODE = "of an inheritance of one area: the claim, a mere right, or possession, the land itself"


def fitting(mode: Mode, said: ValidationInfo) -> Mode:
    """Give what is asked of a card; nothing of one that does but one thing (EMP-19.2e5)."""
    return mode if said.data.get("card") == "inheritance_single" else "either"


Moded = Annotated[Mode, AfterValidator(fitting)]
GROUP = "inheritance_group"
POSTED = "a card in your hand that is not posted yet"
NO_CARDS = "you hold none to play; your next turn may bring one"


def playable(world: World, seat: str) -> list[str]:
    """Give the kinds of cards in a hand that are played outside a ballot (EMP-19.2c1)."""
    return [card for card in in_hand(world, seat) if card != "influence"]


def unplayed(world: World, seat: str, card: str) -> str:
    """Say why a card cannot be played: it is not held, or only inside a ballot (E-NO-CARD, E-BALLOT-ONLY)."""
    if card == "influence" and card in in_hand(world, seat):
        return "that card is played inside a ballot"
    return f"you do not hold {TITLES[card]}"


def targets(world: World, seat: str, given: Given) -> list[str]:
    """Give areas on which a card makes sense, those first on which it is legal (section 5.3)."""
    card = given.get("card", "")
    if card in RETAINED:
        return []
    if card == GROUP:
        empire = world.empires[seat]
        mine = [area for area in world.areas if area in empire.claims or may_be_tied(world, seat, area)]
        return sorted(mine, key=lambda area: not gives(world, seat, area))
    if card == "coup":
        return [area for area in world.areas if may_own(world, seat, area) and tied_there(world, area)]
    return [area for area in world.areas if unplayable(world, seat, card, Aim(area=area)) is None]


def tied_there(world: World, area: str) -> list[str]:
    """Give the seats that have a tie to an area (EMP-19.2d1)."""
    return [seat for seat, empire in world.empires.items() if area in empire.ties]


def rivals_there(world: World, seat: str, given: Given) -> list[str]:
    """Give the seats whose tie to the area named a Diplomatic Coup could remove, others than oneself first."""
    if given.get("card") != "coup" or not given.get("areas"):
        return []
    return sorted(tied_there(world, given["areas"][0]), key=lambda one: one == seat)


def aim_of(card: str, areas: Sequence[str], seat: str, mode: Mode) -> Aim:
    """Give what a card is played on as the rules take it."""
    if card == GROUP:
        return Aim(areas=list(areas))
    return Aim(area=areas[0] if len(areas) == 1 else "", seat=seat, mode="" if mode == "either" else mode)


class PlayCard(
    MainOrder,
    name="play_card",
    says=("play {card} [on {areas}] [against {seat}] [for {mode}]", "play {card} for {areas} [as {mode}]"),
    clause="EMP-19.2a3",
):
    """Play a card of your hand when its turn comes."""

    card: str = pick("card", playable, "a card in your hand", denied=unplayed, otherwise=NO_CARDS)
    areas: tuple[str, ...] = hint("area", targets, "the area, or the areas of a group", default=())
    seat: str = hint("seat", rivals_there, "whose tie a Diplomatic Coup removes", default="")
    mode: Moded = Field(default="either", description=MODE)

    @property
    def aim(self) -> Aim:
        """Give what it is played on."""
        return aim_of(self.card, self.areas, self.seat, self.mode)

    def allow(self, world: World, seat: str) -> None:
        """Refuse what its kind does not allow (section 5.3)."""
        if self.card not in world.empires[seat].hand:
            raise Refusal("EMP-19.2a1", f"you do not hold {TITLES[self.card]}", "it must be in your hand")
        problem = unplayable(world, seat, self.card, self.aim)
        if world.interregnum and not problem:
            problem = untimely(world, seat, self.card, self.aim)
        if problem:
            raise problem

    def foresee(self, world: World, seat: str) -> None:
        """Use the card up; areas that it may win may count as owned (EMP-H5.14)."""
        if self.card not in world.empires[seat].hand:
            return
        for area in takes_of(world, seat, self.card, self.aim):
            expect(world.empires[seat].foresight.owned, area)
        lay_off(world, seat, self.card)

    def carry(self, play: Play[World], seat: str) -> Flow:
        """Play it."""
        play_card(play, seat, self.card, self.aim)
        yield from ()


def untimely(world: World, seat: str, card: str, aim: Aim) -> Refusal | None:
    """Say why a card may not be played while a throne is vacant, if so: one only, and on its lands (EMP-19.1f12)."""
    if world.empires[seat].sheet:
        return Refusal("EMP-19.1f12", "one card may be played now, no more", "withdraw the other first")
    return out_of_turn(world, seat, card, aim, world.interregnum)


def unposted(world: World, seat: str) -> list[str]:
    """Give the kinds of cards of which a copy is in hand and not posted yet (section 5.2)."""
    empire = world.empires[seat]
    posted = [post.card for post in empire.posts]
    return [card for card in playable(world, seat) if empire.hand.count(card) > posted.count(card)]


def unpostable(world: World, seat: str, card: str) -> str:
    """Say why a card cannot be posted."""
    posted = any(post.card == card for post in world.empires[seat].posts)
    return f"{TITLES[card]} is posted already" if posted else unplayed(world, seat, card)


class PostCard(
    Order[World],
    name="post_card",
    heading="Leave a card to be played by itself",
    says=("post {card} [on {areas}] [against {seat}] [for {mode}] [, {trigger}] [of {whose}]",),
    clause="EMP-H5.18",
    topic="standing",
):
    """Post a card, to be played by itself at the moment that you name."""

    card: str = pick("card", unposted, POSTED, denied=unpostable, otherwise=NO_CARDS)
    areas: tuple[str, ...] = hint("area", targets, "the area, or the areas of a group", default=())
    seat: str = hint("seat", rivals_there, "whose tie a Diplomatic Coup removes", default="")
    mode: Moded = Field(default="either", description=MODE)
    trigger: Literal["next", "legal", "turn", "interregnum"] = Field(
        default="legal", description="at the next moment, the first legal one, in a seat's turn, or its interregnum"
    )
    whose: str = hint("seat", lambda world: world.empires, "whose turn or interregnum; nobody: anybody's", default="")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a moment that is none for the card, or none that is named fully (E-TRIGGER)."""
        del world, seat
        if self.trigger == "interregnum" and not self.card.startswith("inheritance"):
            raise Refusal(
                self.clause, "only a Dynastic Inheritance is played in an interregnum", "choose another moment"
            )
        if self.trigger == "turn" and not self.whose:
            raise Refusal(self.clause, "say in whose turn", "name an empire: “turn of” and its name")
        if self.trigger in ("next", "legal") and self.whose:
            raise Refusal(self.clause, f"“{self.trigger}” waits for no seat’s turn", "choose “turn”, or name no seat")

    def apply(self, world: World, seat: str) -> None:
        """Post it."""
        aim = aim_of(self.card, self.areas, self.seat, self.mode)
        world.empires[seat].posts.append(Post(card=self.card, trigger=self.trigger, seat=self.whose, aims=[aim]))


def posted(world: World, seat: str) -> list[str]:
    """Give the kinds of a seat's posted cards."""
    return list(dict.fromkeys(post.card for post in world.empires[seat].posts))


class OrElse(
    Order[World],
    name="post_else",
    heading="Give a waiting card a second target",
    says=("post else {card} [on {areas}] [against {seat}] [for {mode}]",),
    clause="EMP-H5.18",
    topic="standing",
):
    """Give a posted card another target, taken if those before it are not legal then."""

    card: str = pick(
        "card",
        posted,
        "a card that you have posted",
        denied="{} is not posted",
        otherwise="you have posted none; “post” and its name posts a card",
    )
    areas: tuple[str, ...] = hint("area", targets, "the area, or the areas of a group", default=())
    seat: str = hint("seat", rivals_there, "whose tie a Diplomatic Coup removes", default="")
    mode: Moded = Field(default="either", description=MODE)

    def post(self, world: World, seat: str) -> Post:
        """Give the post that it is added to: the last of its card."""
        return find((post for post in reversed(world.empires[seat].posts) if post.card == self.card), self.card)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an eighth alternative."""
        if len(self.post(world, seat).aims) >= ALTERNATIVES:
            raise Refusal(
                self.clause, f"a post has {ALTERNATIVES} targets at most", "withdraw the card and post it anew"
            )

    def apply(self, world: World, seat: str) -> None:
        """Add it."""
        self.post(world, seat).aims.append(aim_of(self.card, self.areas, self.seat, self.mode))


class UnpostCard(
    Order[World],
    name="unpost_card",
    heading="Take a waiting card back",
    says=("unpost {card}", "withdraw the post of {card}"),
    clause="EMP-H5.18",
    topic="standing",
):
    """Withdraw a posted card; it stays in your hand."""

    card: str = pick(
        "card",
        posted,
        "a card that you have posted",
        denied="{} is not posted",
        otherwise="you have posted none; “post” and its name posts a card",
    )

    def apply(self, world: World, seat: str) -> None:
        """Withdraw it, of several the last."""
        empire = world.empires[seat]
        last = find((post for post in reversed(empire.posts) if post.card == self.card), self.card)
        empire.posts = [post for post in empire.posts if post is not last]


def asked_of(world: World, seat: str) -> list[Motion]:
    """Give the questions that are put to the vote about what a seat owns, which it may still refuse (EMP-19.2e7)."""
    return [one for one in world.agenda if one.kind == "inheritance" and one.other == seat]


class Answer(Order[World]):
    """What an owner answers to an heir (EMP-19.2e7)."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse it of whoever is not asked (E-NOT-ASKED)."""
        if world.inheritance is None or seat not in world.inheritance.areas:
            raise Refusal(self.clause, "nobody asks you for an inheritance")


class ContestIt(
    Answer,
    name="contest",
    says=("contest [{if_lost}]", "contest [and {if_lost}]"),
    clause="EMP-19.2e7",
    replaces="answer",
):
    """Contest the inheritance: a ballot decides whether you must give the areas up."""

    if_lost: Literal["relinquish", "refuse"] = Field(
        default="relinquish", description="if you lose: relinquish, or refuse and be excommunicated"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse it of whoever is asked neither for an answer nor in the vote (E-NOT-ASKED)."""
        if not asked_of(world, seat):
            super().refuse(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Keep the answer; while the vote is open, what is done if it is lost."""
        if world.inheritance and seat in world.inheritance.areas:
            world.inheritance.answers[seat] = self.if_lost
        for motion in asked_of(world, seat):
            motion.if_lost = self.if_lost


class YieldIt(Answer, name="yield", says=("yield",), clause="EMP-19.2e7", replaces="answer"):
    """Let the heir have the areas at once."""

    def apply(self, world: World, seat: str) -> None:
        """Keep the answer."""
        if world.inheritance:
            world.inheritance.answers[seat] = "yield"
