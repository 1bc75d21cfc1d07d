"""The post: what leads, what decided it, and a paragraph for everybody."""

from bot.service.ground.messages import slanted, strong
from bot.service.words.post import Fallen, led, post
from bot.service.words.stories import stories
from bot.store.records import Entry
from rules.kernel.facts.events import Drawn, Told
from rules.kernel.telling.pictures import Hand

PEOPLE = {"red": "Red", "blue": "Blue"}
ACE = Fallen("Ace of Spades", Hand(words="Ur, a disaster", cards=("AS",)))


def told(n: int, weight: int, text: str, because: tuple[int, ...] = (), event: str = "Drawn") -> Entry:
    """Give an event of the first morning."""
    body = Drawn(clause="TOY-1", purpose="luck", subject="Red", card="AS", because=because).model_dump_json()
    one = Told(n=n, turn=1, phase="morning", event=event, clause="TOY-1", audience="everyone", body=body)
    return Entry(one, text, "", weight)


def named(entry: Entry) -> frozenset[str]:
    """Give the seats that a text names; a text that names none is about somebody else."""
    return frozenset(seat for seat in PEOPLE if PEOPLE[seat] in entry.text) or frozenset({"green"})


def read(*entries: Entry, battles: tuple[range, ...] = (), draws: dict[int, Fallen] | None = None) -> list[str]:
    """Give the lines of a post, its title first."""
    return [
        line
        for page in post(stories(entries, battles, named), PEOPLE, draws or {}, {**PEOPLE, "green": "Green"}).pages
        for line in (page.title, *page.lines)
    ]


def test_people_come_before_autopilots_and_causes_before_effects() -> None:
    """What befell a seat that somebody plays leads, though a queen died before; it stands out in its story."""
    lines = read(
        told(1, 3, "The queen of Green is dead."),
        told(2, 2, "Red is in disorder."),
        told(3, 3, "Rebellion in Red.", because=(2,)),
    )

    assert ["", f"Red is in disorder. {strong('Rebellion in Red.')}", "The queen of Green is dead."] == lines


def test_the_draw_that_decided_a_headline_is_told_and_shown_with_it() -> None:
    """In italics before it, and as a card in the picture; draws that decided nothing are not there."""
    entries = [told(1, 0, "a card"), told(2, 3, "Plague in Ur.", because=(1,)), told(3, 0, "another card")]
    made = post(stories(entries, (), named), PEOPLE, {1: ACE, 3: ACE})

    assert (f"{slanted('Ace of Spades')}: Plague in Ur.",) == made.pages[0].lines
    assert (Hand(words="Ur, a disaster", cards=("AS",)),) == made.hands


def test_a_draw_is_told_once_with_the_first_event_that_it_led_to() -> None:
    """What else followed from the same dice stands in the same paragraph, without them."""
    struck, fell = told(2, 2, "Red is stormed.", because=(1,)), told(3, 3, "Red falls.", because=(1, 2))

    lines = read(struck, fell, draws={1: ACE})

    assert ["", f"{slanted('Ace of Spades')}: Red is stormed. {strong('Red falls.')}"] == lines


def test_dice_of_one_event_are_called_dice_once() -> None:
    """Three throws for one ruler read as three throws."""
    thrown = [Fallen(f"Dice {one} and 2", Hand(words="Red", dice=(one, 2))) for one in (3, 4, 5)]

    lines = read(told(9, 3, "Red has a king.", because=(1, 2, 3)), draws=dict(enumerate(thrown, start=1)))

    assert ["", f"{slanted('Dice 3 and 2, 4 and 2, 5 and 2')}: Red has a king."] == lines


def test_of_many_draws_none_decided_it() -> None:
    """A battle of forty dice is told without them; its own card shows them."""
    draws = dict.fromkeys(range(1, 6), ACE)

    assert ["Red wins."] == read(told(9, 3, "Red wins.", because=tuple(draws)), draws=draws)


def test_each_seat_of_a_person_has_a_paragraph_and_the_world_has_one() -> None:
    """Of a seat some of the running account, each kind once and counted; of the rest of the world only what weighs."""
    lines = read(
        told(1, 3, "War of all."),
        told(2, 3, "Peace of all."),
        told(3, 1, "Red grows in Ur.", event="Grew"),
        told(4, 1, "Red grows in Uruk.", event="Grew"),
        told(5, 2, "Trade with Blue."),
        told(6, 2, "Green mourns."),
        told(7, 1, "Green grows."),
    )

    assert [f"{strong('Red')} grows in Ur. Red grows in Uruk.", f"Trade with {strong('Blue')}."] == lines[2:4]
    assert [strong("Elsewhere:"), f"• {strong('Green')} mourns."] == lines[4:]


def test_only_what_says_the_same_of_others_is_counted_as_such() -> None:
    """Two temples are, a barracks beside them is not; said in many ways, all are of one kind."""
    places = ("Ur", "Uruk", "Kish", "Nippur")
    built = [f"Red builds {work}." for work in (*(f"a temple in {place}" for place in places), "barracks in Ur")]
    (line,) = read(*(told(n, 1, text, event="Built") for n, text in enumerate(built, start=1)))[1:]
    many = [f"Red {deed}s." for deed in ("sing", "dance", "sleep", "eat")]
    (others,) = read(*(told(n, 1, text, event="Did") for n, text in enumerate(many, start=1)))[1:]

    assert f"{strong('Red')} builds a temple in Ur (3 more: All of it). Red builds barracks in Ur." == line
    assert f"{strong('Red')} sings (3 more: All of it)." == others


def test_each_court_of_the_rest_of_the_world_has_a_line() -> None:
    """What is about the same seat stands together, in the order told."""
    texts = ("War of Red.", "Peace of Red.", "Green mourns.", "Grey builds.", "Green crowns a child.")
    entries = [told(n, 3 if n <= 2 else 2, text) for n, text in enumerate(texts, 1)]
    found = stories(entries, (), lambda entry: frozenset({"red" if "Red" in entry.text else entry.text.split()[0]}))
    (page,) = post(found, PEOPLE, {}).pages
    green, grey = f"• {strong('Green')} mourns. Green crowns a child.", f"• {strong('Grey')} builds."

    assert (strong("Elsewhere:"), green, grey) == tuple(page.lines[-3:])


def test_a_name_is_not_said_twice() -> None:
    """Neither before a verb nor before a colon."""
    assert [f"{strong('Red')}: +1 honor."] == read(told(1, 1, "Red: +1 honor."))[1:]
    assert [f"{strong('The Red')} marches."] == read(told(1, 1, "The Red marches."))[1:]


def test_a_battle_is_told_whole() -> None:
    """Its events stand in one paragraph, though another battle's were told between its cause and its end."""
    lines = read(
        told(1, 3, "Red marches."),
        told(2, 3, "Red wins."),
        told(3, 3, "Blue marches."),
        told(4, 3, "Blue loses."),
        battles=(range(2), range(2, 4)),
    )

    assert ["Red marches.", "Red wins.", "Blue marches. Blue loses."] == lines


def test_a_closing_that_brought_nothing_of_weight_or_of_people_has_no_post() -> None:
    """The taxes of countries that nobody plays stand behind the button and in /report."""
    assert [] == read(told(1, 1, "Green lowers its tax."))


def test_a_paragraph_says_the_name_of_its_seat_once() -> None:
    """It stands out where the first sentence says it, and before that where it does not; `Redwood` is nobody."""
    assert f"The cities of {strong('Red')} grow. Red sings." == led("Red", "The cities of Red grow. Red sings.")
    assert f"{strong('The Red')} sing." == led("Red", "The Red sing.")
    assert f"Blue robs {strong('Red')}." == led("House of Red", "Blue robs Red.")
    assert f"{strong('Red:')} Redwood burns. Red mourns." == led("Red", "Redwood burns. Red mourns.")


def test_the_world_has_a_line_for_each_of_its_seats() -> None:
    """As it happened to each, the weightiest seat first, and nothing that weighs is left out."""
    lines = read(
        told(1, 3, "War of all."),
        told(2, 3, "Peace of all."),
        *(told(number, 2, f"Green mourns number {number}.") for number in range(3, 6)),
    )

    whole = f"• {strong('Green')} mourns number 3. Green mourns number 4. Green mourns number 5."
    assert [strong("Elsewhere:"), whole] == lines[2:]


def test_of_many_alike_one_is_told_and_the_others_are_counted() -> None:
    """So that nobody takes it for the only one; nor what is counted for the very same."""
    lines = read(*(told(number, 1, f"Red grows by {number}.", event="Grew") for number in range(1, 5)))

    assert [f"{strong('Red')} grows by 1 (3 more: All of it)."] == lines[1:]
