"""Chance: keyed, independent, even, and nobody's choice."""

from collections import Counter

import pytest

from rules.kernel.facts.events import Cast, Drawn, Rolled, Shuffled
from rules.kernel.luck.chance import DECK, Card, Chance, Key, Seeded

LIMITS = {5: 20.5, 25: 52.6, 35: 66.6, 51: 88.0, 119: 172.0}
"""Chi-square that a fair draw passes once in a thousand, by degrees of freedom."""


def a_chance(turn=1, phase="morning", seed="seed", phrases=()):
    """Give chance and the events that it tells."""
    events = []

    def tell(event):
        events.append(event)
        return len(events)

    return Chance(Seeded(seed, phrases), turn, phase, tell), events


def chi_square(counts, cells):
    """Give how far counts are from even."""
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + (cells - len(counts)) * expected


def test_cards_are_even() -> None:
    """20,000 draws, each of another subject."""
    chance, _ = a_chance()
    counts = Counter(chance.card("X-1", "test", str(at)).code for at in range(20_000))

    assert set(DECK) == set(counts)
    assert chi_square(counts, 52) < LIMITS[51]


def test_draws_of_one_subject_are_even() -> None:
    """10,000 rolls counted on under one key."""
    chance, _ = a_chance()
    counts = Counter(chance.die("X-1", "test", "one", 6) for _ in range(10_000))

    assert chi_square(counts, 6) < LIMITS[5]


@pytest.mark.parametrize("other", [("X-2", "test", "one"), ("X-1", "toast", "one"), ("X-1", "test", "two")])
def test_draws_of_two_keys_are_independent(other) -> None:
    """Pairs of rolls under neighbouring keys are even over all 36."""
    counts = Counter()
    for turn in range(10_000):
        chance, _ = a_chance(turn)
        counts[chance.die("X-1", "test", "one", 6), chance.die(*other, 6)] += 1

    assert chi_square(counts, 36) < LIMITS[35]


@pytest.mark.parametrize("change", [{"turn": 2}, {"phase": "evening"}, {"seed": "seeds"}, {"phrases": ("",)}])
def test_another_turn_phase_seed_or_phrase_is_another_draw(change) -> None:
    """Of fifty cards hardly any stays where it was."""
    one, other = a_chance()[0], a_chance(**change)[0]
    same = sum(one.card("X-1", "test", str(at)).code == other.card("X-1", "test", str(at)).code for at in range(50))

    assert same < 8


def test_what_else_is_drawn_changes_nothing() -> None:
    """A draw depends on its key and its count alone: not on other draws, and not on their order."""
    plain, _ = a_chance()
    busy, _ = a_chance()
    expected = {subject: [plain.card("X-1", "test", subject).code for _ in range(3)] for subject in ("ur", "uruk")}
    drawn = {"ur": [], "uruk": []}
    for _ in range(3):
        for subject in ("uruk", "ur"):
            busy.die("X-1", "else", subject, 20)
            busy.shuffle("X-9", "deck", subject, DECK)
            drawn[subject].append(busy.card("X-1", "test", subject).code)

    assert expected == drawn


def test_keys_are_told_apart() -> None:
    """Parts of a key do not run into one another."""
    keys = [Key(1, "a", "b", "c", "d", 1), Key(1, "a", "b", "cd", "", 1), Key(11, "a", "b", "c", "d", 1)]

    assert 3 == len({str(key) for key in keys})


def test_phrases_change_luck_and_their_order_counts() -> None:
    """So that the host cannot choose the seed with the draws in mind."""
    key = Key(1, "a", "b", "c", "d", 1)
    numbers = {
        Seeded("seed", phrases).number(key, 10**9) for phrases in ((), ("x",), ("x", "y"), ("y", "x"), ("xy",), ("",))
    }

    assert 6 == len(numbers)


def test_the_commitment_is_the_seeds_and_not_the_phrases() -> None:
    """It is posted before anybody joins."""
    assert Seeded("seed").commitment() == Seeded("seed", ("x",)).commitment()
    assert Seeded("seed").commitment() != Seeded("seeds").commitment()
    assert "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b" == Seeded("seed").commitment()


def test_numbers_stay_the_same_for_ever() -> None:
    """A campaign that runs is replayed by the code of tomorrow."""
    chance, _ = a_chance()

    assert ["4S", "3H", "3D"] == [chance.card("CIV-6.1.1", "disaster", "Ur").code for _ in range(3)]
    assert (6, 6, 2) == chance.dice("X-1", "test", "one", 3, 6)


def test_dice_rolled_together_are_those_rolled_one_by_one() -> None:
    """In their order, told as one event; no dice, nothing told."""
    together, events = a_chance()
    one_by_one, _ = a_chance()
    rolled = together.cast("X-1", "test", "one", 3, 6)

    assert rolled == one_by_one.dice("X-1", "test", "one", 3, 6)
    assert () == together.cast("X-1", "test", "one", 0, 6)
    assert events == [Cast(clause="X-1", purpose="test", subject="one", sides=6, rolled=rolled)]
    assert [1] == together.drawn


@pytest.mark.parametrize("below", [1, 2, 3, 52, 2**40])
def test_numbers_keep_below_their_bound(below) -> None:
    """From 0 on."""
    luck = Seeded("seed")
    numbers = [luck.number(Key(at, "a", "b", "c", "d", 1), below) for at in range(300)]

    assert 0 <= min(numbers) <= max(numbers) < below


def test_every_order_of_a_deck_is_as_likely() -> None:
    """The 120 orders of five cards, 12,000 times; and no card is lost."""
    counts = Counter()
    for turn in range(12_000):
        chance, _ = a_chance(turn)
        counts[chance.shuffle("X-1", "deck", "market", "abcde")] += 1

    assert all(sorted(order) == list("abcde") for order in counts)
    assert chi_square(counts, 120) < LIMITS[119]


def test_every_draw_is_told() -> None:
    """With its clause, purpose, subject and audience; a shuffle to the gamemaster alone; a bare number not at all."""
    chance, events = a_chance()
    card = chance.card("X-1", "disaster", "Ur")
    rolled = chance.die("X-2", "attack", "Rome", 20, audience=("rome",))
    deck = chance.shuffle("X-3", "deck", "fate", "abc")
    chance.number("X-4", "where", "Ur", 6)

    assert events == [
        Drawn(clause="X-1", purpose="disaster", subject="Ur", card=card.code),
        Rolled(clause="X-2", audience=("rome",), purpose="attack", subject="Rome", sides=20, rolled=rolled),
        Shuffled(
            clause="X-3", audience="gamemaster", purpose="deck", subject="fate", deck=deck, before=("a", "b", "c")
        ),
    ]
    assert 1 == card.n


@pytest.mark.parametrize(
    ("code", "value", "index", "red", "court"),
    [("AS", 1, 0, False, False), ("TH", 10, 22, True, False), ("JD", 11, 36, True, True), ("KC", 13, 51, False, True)],
)
def test_CIV_1_2a_a_card_has_its_value_and_colour(code, value, index, red, court) -> None:
    """Ace 1 to King 13; hearts and diamonds red (CIV-1.2f); Jack, Queen, King are court cards; spades first."""
    card = Card(code, 1)

    assert (value, index, red, not red, court) == (card.value, card.index, card.red, card.black, card.court)
    assert code[1] == card.suit


def test_the_deck_counts_from_the_ace_of_spades_to_the_king_of_clubs() -> None:
    """52 different cards, suit by suit."""
    assert ("AS", "2S", "KS", "AH", "AD", "AC", "KC") == tuple(DECK[at] for at in (0, 1, 12, 13, 26, 39, 51))
    assert 52 == len(set(DECK))
