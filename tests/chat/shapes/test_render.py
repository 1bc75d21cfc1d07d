"""Messages stay within Discord's limits whatever they hold, and nothing of them is lost (H30)."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.answering.buttons import button_item
from bot.chat.courier.courier import foot
from bot.chat.shapes.escape import clean, escape, marked, pieces, size
from bot.chat.shapes.render import Part, referenced, render
from bot.chat.shapes.tables import PHONE, table, width
from bot.service.ground.messages import Button, Message, mention, stamp
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page
from tests.chat.worst import HOSTILE, NEWS, WHEN, Worst, component_faults, faults, seeds, texts

PICTURE = Picture(title="The map", caption="Spring", alt="Three cities by a river")


@given(seeds)
async def test_H30_every_message_fits(seed: int) -> None:
    """However long a message is, each part that carries it is within every limit, its reference included."""
    message = Worst(seed).message()
    parts = render(message, NEWS, b"png" if message.picture else None, button_item)

    for number, part in enumerate(parts):
        marked_part = referenced(part, f"Herald · {number:08x}")
        assert [] == faults(marked_part.content, list(marked_part.embeds))
        assert [] == component_faults(part.view())
        assert size(part.alt) <= 1024
    assert (message.picture is not None) == any(part.image for part in parts)
    assert len(message.buttons) == sum(len(part.items) for part in parts)


@given(st.lists(st.text(alphabet="abc defg", min_size=1, max_size=50), min_size=1, max_size=400))
def test_H30_nothing_is_cut(lines: list[str]) -> None:
    """Every word of a page that has to be split is on one of its parts, in order."""
    parts = render(Message(pages=(Page(title="Long", lines=tuple(lines)),)), {})

    shown = " ".join(embed.description or "" for part in parts for embed in part.embeds)
    assert " ".join(lines).split() == shown.split()


@given(texts, st.integers(min_value=8, max_value=120))
def test_pieces_are_never_cut_within_an_escape(text: str, most: int) -> None:
    """A piece neither ends in a lone backslash nor breaks a moment or a mention."""
    found = pieces(marked(text), most + 32)

    for piece in found:
        assert size(piece) <= most + 32
        assert len(re.findall(r"\\+$", piece)) == 0 or len(re.findall(r"\\+$", piece)[0]) % 2 == 0
        bare = re.sub(r"\\.", "x", piece)
        assert bare.count("<") == len(re.findall(r"<t:-?\d+:\w>|<@\d+>", bare))


@given(texts)
def test_escaped_text_does_nothing(text: str) -> None:
    """No mention, no markup, no moment and no link is left in what people wrote."""
    shown = escape(text)

    bare = re.sub(r"\\.", "x", shown)
    assert re.search(r"[*_`<\[\]]", bare) is None
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "://" not in bare
    assert re.search(r"(?m)^\s*([-+>#]|\d+[.)])\s", bare) is None


def test_hostile_text_reads_as_it_was_written() -> None:
    """Without its backslashes, escaped text is what was written, but for what cannot be seen."""
    for text in HOSTILE:
        shown = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", escape(text)).replace("\u200b", "")

        assert clean(text) == shown


def test_invisible_marks_are_taken_away() -> None:
    """Direction marks, zero-width marks and piles of accents do not reach anybody's screen."""
    assert "abc" == clean("a\u202eb\u200bc\u2066")
    assert "a\u0301\u0301\u0301" == clean("a" + "\u0301" * 60)


def test_marks_become_moments_and_mentions() -> None:
    """The service's own marks are shown by Discord in each reader's own way."""
    assert f"due <t:{int(WHEN.timestamp())}:R> for <@42>" == marked(f"due {stamp(WHEN, 'R')} for {mention(42)}")


def test_only_those_meant_are_notified() -> None:
    """A message notifies the people it means; one that means nobody notifies nobody."""
    quiet, meant = render(Message(content="@everyone"), {})[0], render(Message(content="hi", mentions=(7,)), {})[0]

    assert {"parse": []} == quiet.allowed().to_dict()
    assert {"parse": [], "users": [7]} == {key: meant.allowed().to_dict()[key] for key in ("parse", "users")}


def test_a_narrow_table_stands_in_columns() -> None:
    """Figures stand below one another, to the right; words to the left."""
    found = table((("City", "Size"), ("Ur", "5"), ("Babylon", "12")), 4096)

    assert ["```\nCity    Size\nUr         5\nBabylon   12\n```"] == found


def test_a_wide_table_becomes_entries() -> None:
    """A table that no phone could show becomes one entry a row, each figure with its heading."""
    found = table((("City", "Temples and other works", "People"), ("Babylon the Great", "Ziggurat", "12")), 4096)

    assert ["**Babylon the Great**\nTemples and other works: Ziggurat · People: 12"] == found


@given(seeds)
def test_H30_tables_fit_phones(seed: int) -> None:
    """No line of a monospaced block is wider than a phone, and no block leaves its fences."""
    rows = Worst(seed).page().table
    for block in table(rows, 1000):
        assert size(block) <= 1000
        if block.startswith("```"):
            assert 2 == block.count("```")
            assert all(width(line) <= PHONE for line in block.splitlines())


def test_of_two_buttons_that_do_the_same_one_is_shown() -> None:
    """Discord takes no message with the same button twice: the first is shown, whatever the second is called."""
    ready = Button(action="ready", label="Ready", campaign=1, seat="red", window="1.2")
    other = ready.model_copy(update={"seat": "blue"})
    again = ready.model_copy(update={"label": "I am ready", "style": "success"})
    [part] = render(Message(content="?", buttons=(ready, other, again)), {}, None, button_item)

    assert ["Ready", "Ready"] == [item.item.label for item in part.items]
    assert 2 == len({item.item.custom_id for item in part.items})


def test_H29_a_picture_has_its_description() -> None:
    """An image comes with its text for those who cannot see it (H29)."""
    part = render(Message(picture=PICTURE), {}, b"png")[-1]

    assert ["Three cities by a river"] == [file.description for file in part.files()]
    assert "attachment://picture.png" == part.embeds[-1].image.url


def test_an_icon_stands_with_words() -> None:
    """Of news without a heading the icon begins the text; it makes no heading of its own."""
    embed = render(Message(pages=(Page(title="", lines=("Rome burns.",), news="war"),)), NEWS)[0].embeds[0]

    assert (None, "⚔️ Rome burns.") == (embed.title, embed.description)


def test_news_has_its_icon_and_colour() -> None:
    """A page of news shows what kind it is by icon and colour."""
    part = render(Message(pages=(Page(title="Siege of Ur", news="war"),)), NEWS)[0]

    assert "⚔️ Siege of Ur" == part.embeds[0].title
    assert 0xAA0000 == part.embeds[0].colour.value


def test_a_reference_is_found_again() -> None:
    """The courier finds its reference below a message with a page, and below one without."""

    class Found:
        def __init__(self, part: Part) -> None:
            self.embeds, self.content = part.embeds, part.content

    for message in (Message(content="plain"), Message(pages=(Page(title="A page"),))):
        part = referenced(render(message, {})[0], "Herald · 0123abcd")

        assert "Herald · 0123abcd" == foot(Found(part))
