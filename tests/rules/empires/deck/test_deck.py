"""The deck and the hands (EMP-19.0, EMP-19.2a), held to their clauses and worked examples."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from rules.empires.board.cards import HOLDING
from rules.empires.board.realms import Post
from rules.empires.board.state import World
from rules.empires.deck import words
from rules.empires.deck.deck import accounted, begin_deck, draw, shuffle_anew
from rules.empires.deck.events import CardDiscarded, CardRead, DeckShuffled, HoldingDrawn
from rules.empires.deck.hand import forget_posts, goes_first, lay_off, lay_open, too_many
from rules.empires.deck.orders import ChooseDiscard, DiscardCard
from rules.kernel.errors import Refusal
from rules.kernel.luck.chance import Seeded
from rules.kernel.state.viewing import seen
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import a_world


def holding(cards: Sequence[str], **more: Any) -> World:
    """Give a world in which England holds these cards."""
    return a_world(seats={"england": {"hand": list(cards), **more}})


def test_EMP_19_0a_the_deck_has_forty_nine_cards_of_these_kinds() -> None:
    """Nine of Plenty and of Famine, one for each region; twenty-three are holding cards."""
    counts = Counter(card.rstrip("_0123456789") for card in a_world().cards)

    assert 49 == counts.total()
    assert (9, 9, 2, 1, 3, 2) == tuple(
        counts[kind] for kind in ("plenty", "famine", "epidemic", "heresy", "heirless_language", "heirless_all")
    )
    assert (8, 3, 7, 3, 2) == tuple(counts[kind] for kind in HOLDING[:5])
    assert 23 == sum(counts[kind] for kind in HOLDING)


def test_EMP_19_2f1_the_extended_deck_has_seven_more() -> None:
    """Four Enlargements, Missionary Fervour, Better Weapons, Better Tactics."""
    counts = Counter(a_world(extended_deck="yes").cards)

    assert 56 == counts.total()
    assert (4, 1, 1, 1) == tuple(counts[kind] for kind in ("demesne", "missionary", "weapons", "tactics"))


def test_EMP_19_0b_all_cards_are_shuffled_before_the_first_round() -> None:
    """By a keyed draw from the scenario's order; all hear how many, nobody in which order."""
    table = a_table(a_world())
    table.play.chance.luck = Seeded("one")
    begin_deck(table.state, table.play.chance)

    assert sorted(table.state.cards) == sorted(table.state.deck) != table.state.deck
    assert [49] == [event.cards for event in table.told(DeckShuffled)]
    assert [""] * 49 == seen(table.state, "england").deck


def test_EMP_19_0h_a_later_game_turn_shuffles_pile_and_deck_together() -> None:
    """The pile in the order of discarding, then the deck from the top; hands and retained cards stay out."""
    world = holding(["coup"], front=["demesne"])
    world.discard, world.deck = ["heresy", "epidemic"], ["plenty_1", "influence"]
    table = a_table(world)
    shuffle_anew(table.play)

    assert ["heresy", "plenty_1", "epidemic", "influence"] == table.state.deck
    assert ([], ["coup"], ["demesne"]) == (
        table.state.discard,
        table.state.empires["england"].hand,
        table.state.empires["england"].front,
    )


def test_EMP_19_0c_EMP_19_0i_the_top_card_is_drawn_and_an_empty_deck_made_of_the_pile() -> None:
    """Where the pile is empty, too, no card is drawn (EMP-19.0i)."""
    world = a_world()
    world.deck, world.discard = ["coup", "heresy"], []
    table = a_table(world)
    drawn = [draw(table.play), draw(table.play)]
    nothing = draw(table.play)
    table.state.discard = ["epidemic"]
    again = draw(table.play)

    assert (["coup", "heresy"], "", "epidemic") == (drawn, nothing, again)
    assert ["EMP-19.0i"] == [event.clause for event in table.told(DeckShuffled)]


def test_EMP_19_0e_EMP_19_2a1_EMP_19_2a2_a_hand_is_its_seat_s_and_its_number_everybody_s() -> None:
    """Others see the backs of the cards, in the state as in what is told of a draw (EMP-19.2a1, EMP-19.2a2).

    Rules: EMP-19.0f.
    """
    world = holding(["coup", "influence"])
    told = HoldingDrawn(seat="england", card="influence", held=2)

    assert (["coup", "influence"], ["", ""]) == (
        seen(world, "england").empires["england"].hand,
        seen(world, "france").empires["england"].hand,
    )
    assert ("influence", "") == (seen(told, "england").card, seen(told, "france").card)


def test_EMP_19_2a5_never_more_than_three_hand_and_front_together() -> None:
    """A fourth is one too many, wherever the others lie."""
    three, four = holding(["coup"] * 2, front=["demesne"]), holding(["coup"] * 3, front=["demesne"])

    assert (False, True) == (too_many(three.empires["england"]), too_many(four.empires["england"]))


@pytest.mark.parametrize(
    ("hand", "said", "goes"),
    [
        (["coup", "coup", "recognition", "inheritance_single"], [], "coup"),
        (["coup", "influence", "recognition", "inheritance_single"], [], "coup"),
        (["recognition", "influence", "inheritance_group", "weapons"], [], "influence"),
        (["coup", "influence", "recognition", "inheritance_single"], ["weapons", "recognition"], "recognition"),
    ],
)
def test_EMP_19_2a6_X79_X94_the_card_that_goes_by_itself(hand: list[str], said: list[str], goes: str) -> None:
    """The first that the seat has said beforehand, else a coup before Influence before Recognition, and so on."""
    england = holding(hand).empires["england"]
    england.standing.discard = said

    assert goes == goes_first(england)


def test_EMP_19_2a7_EMP_19_0g_a_discarded_card_lies_face_up() -> None:
    """Unused, from the hand or from before the seat; what is not held cannot go (EMP-19.0g)."""
    world = holding(["coup"], front=["demesne"])
    table = a_table(world)
    table.play.carry_out([("england", DiscardCard(card="coup")), ("england", ChooseDiscard(card="demesne"))])

    assert (["coup", "demesne"], [], []) == (
        table.state.discard,
        table.state.empires["england"].hand,
        table.state.empires["england"].front,
    )
    assert ["EMP-19.2a7", "EMP-19.2a5"] == [event.clause for event in table.told(CardDiscarded)]
    with pytest.raises(Refusal, match="you do not hold"):
        DiscardCard(card="heresy").check(table.state, "england")


def test_EMP_H5_18_a_card_that_goes_takes_its_post_along() -> None:
    """Of two copies the one that is not posted goes first."""
    world = holding(["coup", "coup"], posts=[Post(card="coup", trigger="legal")])
    lay_off(world, "england", "coup")
    one_left = len(world.empires["england"].posts)
    lay_off(world, "england", "coup")

    assert (1, []) == (one_left, world.empires["england"].posts)


def test_EMP_19_2f1_a_retained_card_stays_in_front() -> None:
    """It leaves the hand, with its post, and is on no pile."""
    world = holding(["demesne"], posts=[Post(card="demesne", trigger="next")])
    lay_open(world, "england", "demesne")
    forget_posts(world.empires["england"])

    england = world.empires["england"]
    assert ([], ["demesne"], [], []) == (england.hand, england.front, england.posts, world.discard)


def test_EMP_19_0a_every_card_is_accounted_for() -> None:
    """In deck, pile, hand and front together."""
    world = holding([])
    begin_deck(world, a_table(world).play.chance)
    world.empires["england"].hand.append(world.deck.pop())
    world.discard.append(world.deck.pop(0))

    assert sorted(world.cards) == accounted(world)


def test_EMP_19_0a2_cards_are_read_out_in_the_words_of_the_rulebook() -> None:
    """Its title, and the line that is printed on it."""
    table = words.TELLINGS
    plenty = table.tell(CardRead(seat="Egypt", card="plenty_5", region="Lombardy")).text
    plague = table.tell(CardRead(seat="Egypt", card="epidemic", plague=True, area="Constantinople")).text
    dead = table.tell(CardRead(seat="England", card="heirless_all", leader="Henry II")).text

    assert "Egypt draws Year of Plenty. The barns of Lombardy will not hold it all." == plenty
    assert "Egypt draws the Black Death. A ship has come into Constantinople, and nobody aboard is well." == plague
    assert "Leader Dies Heirless. Henry II of England is dead. There is no son. There are eleven cousins." in dead
