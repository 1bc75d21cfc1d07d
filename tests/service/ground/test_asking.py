"""What somebody asked for and did not get: how long it is kept, whatever he does next."""

from hypothesis import given
from hypothesis import strategies as st

from bot.service.ground.asking import Before, Missed
from bot.service.ground.messages import Button


def door(action: str, label: str) -> Button:
    """Give a button."""
    return Button(action=action, label=label, campaign=1, what=label)


PLAIN = st.builds(Missed, said=st.sampled_from("abcdef"), plain=st.just(value=True))
VAGUE = st.builds(Missed, said=st.sampled_from("uvwxyz"), plain=st.just(value=False))
LETTERS = st.builds(
    lambda name: Missed(f"tell {name}: peace", (door("post", f"Send to {name}"),), letter=True),
    st.sampled_from(["Rome", "Egypt"]),
)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("wish"), st.lists(st.one_of(PLAIN, VAGUE, LETTERS), min_size=1, max_size=3)),
        st.tuples(st.just("take"), st.sampled_from(["", "a", "b"])),
        st.tuples(st.just("send"), st.sampled_from(["Rome", "Egypt"])),
    ),
    max_size=12,
)


@given(STEPS)
def test_what_is_kept_was_said_last(steps: list[tuple[str, object]]) -> None:
    """Nothing vague outlives what is taken after it, and nothing of an earlier message but letters."""
    before = Before(1, "w")
    for step, what in steps:
        before.hear()
        if step == "wish":
            assert isinstance(what, list)
            before.wish(*what)
            assert {one.said for one in what} <= {one.said for one in before.missed}
        elif step == "take":
            before.take(str(what))
            assert all(one.letter for one in before.missed)
        else:
            before.send("hello", [str(what)])
            assert not [one for one in before.missed if one.letter and str(what) in one.said]


def test_a_letter_that_is_sent_is_not_asked_after() -> None:
    """By its words, or by whom it goes to; another stays."""
    before = Before(1, "w")
    before.wish(Missed("letter to Rome: you  Snake", letter=True), Missed("letter to Egypt: peace", letter=True))
    before.send("you snake", ["Samnites"])
    assert ["letter to Egypt: peace"] == [one.said for one in before.missed]


def test_what_a_message_asks_for_beside_what_is_taken_of_it_is_kept() -> None:
    """Until another message has something taken."""
    before = Before(1, "w")
    before.hear()
    before.wish(Missed("buy some men"))
    before.take()
    assert ["buy some men"] == [one.said for one in before.missed]
    before.hear()
    before.take()
    assert [] == before.missed


def test_what_stands_on_a_button_that_is_pressed_is_done() -> None:
    """Be it only noted for later."""
    before = Before(1, "w")
    before.wish(Missed("buy some men", (door("note", "buy 2 infantry"),)))
    before.take("buy 2 infantry")
    assert [] == before.missed
