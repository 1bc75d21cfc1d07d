"""Leaves: one screen of a long message, and every page that is not on it behind a button."""

from bot.service.ground.messages import Button, Message
from bot.service.reading.leaves import MOST, SCREEN, leafed
from rules.kernel.telling.tellings import Page

LONG = Page(title="Long", lines=("x" * SCREEN,))
SHORT = Page(title="Short", lines=("y",))
MAP = Button(action="map", label="Map", campaign=1)


def message(*pages: Page) -> Message:
    return Message(content="The Fair, day 2. What do you claim?", pages=pages, buttons=(MAP,))


def test_what_fits_on_a_screen_stands_there() -> None:
    """As it is, with its buttons."""
    short = message(SHORT, SHORT, SHORT)

    assert short == leafed(short, "status", 1)


def test_a_single_page_is_not_hidden() -> None:
    """A button for one page alone saves nobody anything, unless that page is a wall."""
    assert 2 == len(leafed(message(SHORT, LONG), "status", 1).pages)
    assert 1 == len(leafed(message(LONG, LONG, LONG), "status", 1).pages)


def test_each_page_beyond_the_screen_has_a_button() -> None:
    """Which shows it alone; the first page stands there whatever its length."""
    long = message(LONG, SHORT, SHORT.model_copy(update={"title": ""}), LONG)
    first = leafed(long, "papers", 1, "red")

    assert (LONG,) == first.pages
    assert ["Short", "More", "Long", "Map"] == [button.label for button in first.buttons]
    assert [("papers", "red", str(at)) for at in (1, 2, 3)] == [
        (button.action, button.seat, button.what) for button in first.buttons[:3]
    ]
    for button in first.buttons[:3]:
        alone = leafed(long, "papers", 1, "red", button.what)
        assert ((long.pages[int(button.what)],), "The Fair, day 2") == (alone.pages, alone.content)


def test_a_button_of_a_page_that_is_gone_shows_the_screen() -> None:
    """As does one that was never made."""
    for leaf in ("9", "x", "0", ""):
        assert leafed(message(LONG, LONG, SHORT), "status", 1) == leafed(
            message(LONG, LONG, SHORT), "status", 1, leaf=leaf
        )


def test_what_has_more_pages_than_buttons_shows_the_others_with_the_last() -> None:
    """Nothing is cut."""
    many = message(LONG, *[SHORT] * (MOST + 3))
    first = leafed(many, "status", 1)

    assert MOST + 1 == len(first.buttons)
    assert 4 == len(leafed(many, "status", 1, leaf=first.buttons[MOST - 1].what).pages)
