"""What each field declares of who may see it, and the views that follow from that."""

from typing import Annotated

import pytest
from hypothesis import given
from pydantic import Field

from rules.kernel.facts.events import Event, Told
from rules.kernel.state.models import Piece, State, Value
from rules.kernel.state.secrets import EVERYBODY, NOBODY, Closed, Open, Own, Private, Secret, declared, face_down
from rules.kernel.state.viewing import seen
from tests.kernel.state.test_copying import shared
from tests.kernel.state.wholes import open_wholes
from tests.kernel.toy import TOY, Outbid


class Ruling(Value):
    """A frozen value that says nothing: as open as what holds it."""

    words: str = ""


class Will(Value):
    """A frozen value with a secret."""

    heir: Closed[str] = ""
    witness: Open[str] = ""


class Chest(Piece):
    """Belongs to whom its holder belongs."""

    coins: Own[int] = 0
    lock: Open[str] = "iron"


class Prince(Piece):
    """A prince; what is his own, he sees alone."""

    id: Open[str]
    name: Open[str] = ""
    treasury: Own[int] = 0
    chest: Open[Chest] = Field(default_factory=Chest)
    hoard: Own[list[Chest]] = Field(default_factory=list)
    fate: Closed[str] = "unknown"
    plan: Annotated[str, Secret(until="at_war")] = ""
    at_war: Open[bool] = False
    march: Annotated[str, Secret(until="marching")] = ""
    gifts: Annotated[dict[str, int], Secret(entries=True)] = Field(default_factory=dict)
    ally: Open[str] = ""
    pact: Annotated[str, Secret(to="signed", blank="a pact")] = ""
    will: Open[Will] = Will()

    def owners(self) -> tuple[str, ...]:
        """Say whose he is."""
        return (self.id,)

    def signed(self) -> tuple[str, ...]:
        """Say who knows of the pact."""
        return (self.id, self.ally)

    def marching(self, world: "Realm") -> bool:
        """Tell whether all march."""
        return world.phase > 3


class Offer(Piece):
    """Something between two."""

    maker: Open[str]
    taker: Open[str]
    price: Own[int] = 0

    def owners(self, world: "Realm") -> tuple[str, ...]:
        """Say whose it is, in a world that knows."""
        return tuple(one for one in (self.maker, self.taker) if one in world.princes)


class Realm(State):
    """A state with a secret of every kind."""

    phase: Open[int] = 1
    princes: Open[dict[str, Prince]] = Field(default_factory=dict)
    deck: Annotated[list[str], Secret(to=NOBODY, blank=face_down)] = Field(default_factory=list)
    offers: Annotated[dict[str, Offer], Secret(entries=True)] = Field(default_factory=dict)
    said: Annotated[list[Offer], Secret(entries=True)] = Field(default_factory=list)
    votes: Annotated[tuple[str, ...], Secret(entries=True)] = ()
    bids: Annotated[dict[str, int], Secret(entries=True, blank=0)] = Field(default_factory=dict)
    chests: Annotated[dict[str, Chest], Secret(entries=True)] = Field(default_factory=dict)
    judge: Open[str] = ""
    ruling: Annotated[Ruling | None, Secret(to="judge")] = None
    first: Open[Prince | None] = None
    pairs: Open[tuple[Prince, ...]] = ()


def ann(**fields):
    """Give Ann, who has something of everything."""
    return Prince(id="ann", ally="bob", treasury=7, fate="drowns", plan="siege", march="east", pact="peace", **fields)


def world(**fields):
    """Give a realm of Ann and Bob."""
    return Realm(princes={"ann": ann(), "bob": Prince(id="bob")}, **fields)


def test_open_is_everybodys_own_its_seats_and_closed_nobodys() -> None:
    """And what is hidden is as it would be by default."""
    for seat, treasury in (("ann", 7), ("bob", 0), (None, 0)):
        view = seen(world(), seat).princes["ann"]

        assert ("ann", treasury, "unknown") == (view.id, view.treasury, view.fate)


def test_pieces_within_belong_to_whom_their_holder_belongs() -> None:
    """Those within what is hidden are hidden with it."""
    realm = Realm(princes={"ann": ann(chest=Chest(coins=3, lock="gold"), hoard=[Chest(coins=9)])})

    assert [Chest(coins=9)] == seen(realm, "ann").princes["ann"].hoard
    assert Chest(coins=3, lock="gold") == seen(realm, "ann").princes["ann"].chest
    assert [] == seen(realm, "bob").princes["ann"].hoard
    assert Chest(coins=0, lock="gold") == seen(realm, "bob").princes["ann"].chest


def test_a_secret_ends_by_what_its_piece_says() -> None:
    """A field here, or a method that asks for the world."""
    open_plan, open_march = world(), world(phase=4)
    open_plan.princes["ann"].at_war = True

    assert ("", "") == (seen(world(), "bob").princes["ann"].plan, seen(world(), "bob").princes["ann"].march)
    assert ("siege", "") == (seen(open_plan, "bob").princes["ann"].plan, seen(open_plan, None).princes["ann"].march)
    assert ("", "east") == (seen(open_march, "bob").princes["ann"].plan, seen(open_march, None).princes["ann"].march)


def test_a_secret_may_be_whose_a_method_names() -> None:
    """With a blank of its own for the others."""
    assert ["peace", "peace", "a pact", "a pact"] == [
        seen(world(), seat).princes["ann"].pact for seat in ("ann", "bob", "cid", None)
    ]


def test_entries_are_hidden_whole() -> None:
    """By the key, by themselves, or by their owners; whoever sees all sees all."""
    offers = {"one": Offer(maker="ann", taker="bob", price=3), "two": Offer(maker="cid", taker="ann", price=4)}
    realm = world(offers=offers, said=list(offers.values()), votes=("ann", "cid"), chests={"bob": Chest(coins=2)})
    realm.princes["ann"].gifts = {"bob": 1, "cid": 2}
    theirs, mine = seen(realm, "bob"), seen(realm, "ann")

    assert ({"one": offers["one"]}, [offers["one"]], ()) == (theirs.offers, theirs.said, theirs.votes)
    assert ({"bob": Chest(coins=2)}, {}) == (theirs.chests, mine.chests)
    assert ({"bob": 1}, {"bob": 1, "cid": 2}) == (theirs.princes["ann"].gifts, mine.princes["ann"].gifts)
    assert (offers, ("ann",)) == (mine.offers, mine.votes)
    assert ({}, []) == (seen(realm, "cid").offers, seen(realm, None).said)  # Cid is nobody's prince here


def test_entries_may_leave_a_blank() -> None:
    """So that everybody sees whose there are."""
    assert {"ann": 0, "bob": 4} == seen(world(bids={"ann": 3, "bob": 4}), "bob").bids


def test_a_blank_may_be_made_from_what_is_hidden() -> None:
    """A deck shows how many cards it has."""
    assert ["", ""] == seen(world(deck=["AS", "KD"]), "ann").deck


def test_a_field_may_name_its_seat() -> None:
    """Whoever holds an office sees what belongs to it."""
    realm = world(judge="bob", ruling=Ruling(words="guilty"))

    assert [None, Ruling(words="guilty"), None] == [seen(realm, seat).ruling for seat in ("ann", "bob", None)]


def test_secrets_are_hidden_wherever_their_piece_stands() -> None:
    """In a field, in a tuple, in a frozen value."""
    realm = Realm(first=ann(will=Will(heir="cid", witness="bob")), pairs=(ann(), ann()))
    view = seen(realm, "bob")

    assert ([0, 0], 0) == ([one.treasury for one in view.pairs], view.first.treasury)
    assert Will(witness="bob") == view.first.will
    assert 7 == seen(realm, "ann").pairs[1].treasury


def test_a_view_shares_nothing_that_can_change() -> None:
    """Nor does looking change what is looked at; a view of a view is the view."""
    realm = world(offers={"one": Offer(maker="ann", taker="bob")}, deck=["AS"], bids={"ann": 3})
    before = realm.write()
    for seat in ("ann", "bob", None):
        view = seen(realm, seat)

        assert not shared(view, realm)
        assert view.write() == seen(view, seat).write()
        assert view == Realm.model_validate_json(view.write())
    assert before == realm.write()


@given(open_wholes)
def test_what_is_all_open_is_seen_as_it_is(whole) -> None:
    """Whatever is in it, at whatever depth."""
    view = seen(whole, None)

    assert whole.write() == view.write()
    assert not shared(whole, view)


def test_a_piece_is_seen_by_itself() -> None:
    """With the world that its own methods ask for."""
    realm = world(phase=4)

    assert ("east", 0) == (
        seen(realm.princes["ann"], "bob", realm).march,
        seen(realm.princes["ann"], "bob", realm).treasury,
    )


def test_a_piece_that_says_nothing_has_no_view() -> None:
    """Better no view than a leak; the fields are named."""

    class Silent(Piece):
        name: Open[str] = ""
        gold: int = 0

    class Holder(State):
        one: Open[Silent] = Field(default_factory=Silent)

    with pytest.raises(ValueError, match="Silent does not say who may see gold"):
        seen(Holder(), "ann")


def test_what_has_no_blank_must_be_given_one() -> None:
    """A class says so as soon as it is seen."""

    class Required(State):
        chest: Own[Chest]

    with pytest.raises(ValueError, match=r"Required\.chest has no blank"):
        seen(Required(chest=Chest()), None)


def test_a_secret_that_names_nothing_is_a_mistake() -> None:
    """A slip in the name of a method would hide or show for ever."""

    class Slip(State):
        gold: Annotated[int, Secret(until="peace")] = 0

    with pytest.raises(LookupError, match="Slip has no “peace”"):
        seen(Slip(), None)


def test_what_is_required_is_blank_as_its_type_is() -> None:
    """A number nought, a text empty, a list without anything in it."""

    class Hand(State):
        count: Own[int]
        word: Own[str]
        cards: Own[list[str]]
        lead: Own[str | None]

    assert Hand(count=0, word="", cards=[], lead=None) == seen(Hand(count=3, word="x", cards=["y"], lead="z"), None)


def test_declarations_can_be_read() -> None:
    """As the tables of the rulebooks have them."""
    said = {name: str(secret) for name, secret in declared(Realm).items()}

    assert ("everyone", "of each entry its seat") == (said["phase"], str(Secret(to=NOBODY, entries=True)))
    assert "its seat; of each entry its seat" == str(Secret(entries=True))
    assert "its seat; everyone once `at_war`" == str(declared(Prince)["plan"])
    assert "whom `judge` names" == said["ruling"]
    assert None is declared(Ruling)["words"]
    assert Secret(to=EVERYBODY) == declared(Event)["clause"]


def told(event: Event) -> Told:
    """Give an event as it is kept."""
    return Told(
        n=1,
        turn=1,
        phase="morning",
        event=type(event).__name__,
        clause=event.clause,
        audience=event.audience,
        body=event.model_dump_json(),
    )


def test_what_is_private_is_for_those_who_are_told() -> None:
    """And for nobody where an audience was forgotten."""

    class Whispered(Event):
        clause: Open[str] = "TOY-1"
        words: Private[str]

    two, all_ = Whispered(audience=("red", "blue"), words="psst"), Whispered(words="psst")

    assert ["psst", "psst", "", ""] == [seen(two, seat).words for seat in ("red", "blue", "green", None)]
    assert ["", ""] == [seen(all_, seat).words for seat in ("red", None)]


def test_an_event_is_read_as_its_fields_declare() -> None:
    """By the seat that a field names, by others, by onlookers."""
    event = Outbid(winner="red", paid=3, left=9)

    readers = (("red",), ("blue",), ("red", "blue"), (), "everyone", "gamemaster")
    assert [9, None, None, None, None, 9] == [TOY.shown(told(event), one).left for one in readers]


@pytest.mark.parametrize(
    ("audience", "words"),
    [
        ("everyone", "red pays 3 for the licence."),
        (("red", "blue"), "red pays 3 for the licence."),
        (("red",), "red pays 3 for the licence. 9 are left."),
        ("gamemaster", "red pays 3 for the licence. 9 are left."),
    ],
)
def test_an_event_is_told_as_all_may_read_it_to_whom_it_is_told(audience, words) -> None:
    """One text for all of them, with no secret of any."""
    assert words == TOY.tell(told(Outbid(audience=audience, winner="red", paid=3, left=9))).text
