"""Letters, promises and pacts as people at a table write and read them on Discord."""

from hashlib import sha256

from tests.chat.conftest import Market


async def test_a_letter_comes_to_its_seats_and_to_nobody_else(table: Market) -> None:
    """It stands in the direct messages of its readers, signed by a seat; its writer is told once (H18)."""
    ada, _, _ = await table.begun()

    said = await ada.slash("campaign", "letter", to="the Blues, Grün & Söhne", text="Shall we **share** @everyone?")

    assert "Your letter to the Blues and Grün & Söhne is sent." == said.text
    assert said.result.response.ephemeral
    for name in ("Ben", "Cleo"):
        last = table.messages("direct", name)[-1]
        assert "a letter from the Reds" in last.content
        assert "Shall we \\*\\*share\\*\\* @\u200beveryone?" in last.embeds[0].description
        assert not last.mention_everyone
        assert str(ada.id) not in last.content + "".join(str(one.description) for one in last.embeds)
    assert "delivered" not in table.read("direct", "Ada")
    assert "share" not in table.read("campaign", "Dan")


async def test_an_answer_is_a_form_bound_to_the_letter(table: Market) -> None:
    """Reply opens a form, also after a restart; the answer goes to the writer (H20)."""
    ada, ben, _ = await table.begun()
    await ada.slash("campaign", "letter", to="the Blues", text="Peace?")
    await table.restart()

    form = await ben.press("direct", "Reply")
    said = await form.fill(text="Peace.")

    assert "Your letter to the Reds is sent." in said.text
    assert "Peace." in table.read("direct", "Ada")


async def test_a_form_has_room_for_a_long_letter(table: Market) -> None:
    """Without words the command opens a form; a long letter arrives whole, in as many messages as it takes."""
    ada, _, _ = await table.begun()

    form = await ada.slash("campaign", "letter", to="the Blues")
    text = " ".join(f"word{number}" for number in range(430))
    await form.fill(to="the Blues", text=text)

    shown = " ".join(embed.description or "" for message in table.messages("direct", "Ben") for embed in message.embeds)
    assert all(f"word{number}" in shown for number in range(430))


async def test_a_reply_of_a_lost_seat_is_refused(table: Market) -> None:
    """Who has left the seat can neither answer its letters nor open them; the next player can (H3, H20)."""
    ada, ben, _ = await table.begun()
    await ada.slash("campaign", "letter", to="the Blues", text="For the Blues.")
    form = await ben.press("direct", "Reply")
    await ben.slash("campaign", "leave")
    await table.player("Dan").slash("campaign", "join", seat="blue")

    pressed, sent = await ben.press("direct", "Reply"), await form.fill(text="Too late.")
    box = await table.player("Dan").slash("campaign", "letters")

    for reply in (pressed, sent):
        assert "you hold no seat" in reply.text.lower()
    assert "Too late." not in table.read("direct", "Ada")
    assert "For the Blues." in box.text


async def test_closed_messages_get_letters_in_the_thread(table: Market) -> None:
    """Where direct messages are closed a letter stands in the seat's private thread (H18)."""
    table.world.shut("Ben", on=True)
    ada, _, _ = await table.begun()

    await ada.slash("campaign", "letter", to="the Blues", text="Quietly now.")

    thread = next(room.key for room in table.world.rooms("Ben") if room.kind == "thread")
    assert "Quietly now." in table.read(thread, "Ben")
    assert "Quietly now." not in table.player("Cleo").sees()


async def test_the_letterbox_is_turned_threaded_and_opened(table: Market) -> None:
    """The newest letters come first; a menu shows those with one seat, another opens a letter whole."""
    ada, ben, _ = await table.begun()
    for number in range(12):
        await ada.slash("campaign", "letter", to="the Blues", text=f"Number {number:02}.")
    await ada.slash("campaign", "letter", to="Grün & Söhne", text="For Cleo.")

    box = await ada.slash("campaign", "letters")
    newest = box.text
    older = (await box.press("Older")).text
    thread = await box.choose("Letters with …", "Grün & Söhne")
    opened = await thread.choose("Read a letter", "the Reds to Grün & Söhne")
    found = await ben.slash("campaign", "letters", search="number 07")
    file = await ben.slash("campaign", "letters", file=True)

    assert ("For Cleo." in newest, "Number 02." in newest) == (True, False)
    assert "Number 02." in older
    assert ("For Cleo." in thread.text, "Number" in thread.text) == (True, False)
    assert "For Cleo." in opened.text
    assert ("Number 07." in found.text, "Number 08." in found.text) == (True, False)
    assert "letters.txt" == file.message.attachments[0].filename
    for reply in (box, found, file):
        assert reply.result.response.ephemeral


async def test_who_holds_no_seat_has_no_letters(table: Market) -> None:
    """An onlooker is told so, and completion tells nothing."""
    await table.begun()
    dan = table.player("Dan")

    assert "letters are read by their seats alone" in (await dan.slash("campaign", "letters")).text
    assert "you hold no seat" in (await dan.slash("campaign", "letter", to="the Reds", text="x")).text.lower()
    assert [] == await dan.complete("campaign", "letter", "to", "")
    assert ["the Reds, Grün & Söhne"] == await table.player("Ben").complete("campaign", "letter", "to", "the Reds, g")


async def test_a_promise_can_be_checked_without_herald(table: Market) -> None:
    """The hash in the channel is the SHA-256 of the file that everybody gets once the promise is open."""
    ada, ben, _ = await table.begun()
    await ada.slash("campaign", "promise seal", text="I leave the fish alone.")
    posted = table.read("campaign", "Dan")
    refused = await ben.slash("campaign", "promise file", promise=1)
    await ada.slash("campaign", "promise open", promise=1)

    file = await ben.slash("campaign", "promise file", promise=1)

    assert "promise-1.txt" == file.message.attachments[0].filename
    assert "still sealed" in refused.text
    assert "I leave the fish alone." not in posted
    shown = table.read("campaign", "Dan")
    salt = shown.partition("Salt: ")[2].split()[0]
    assert sha256(f"{salt}\nI leave the fish alone.".encode()).hexdigest() in posted


async def test_a_pact_goes_from_hand_to_hand(table: Market) -> None:
    """Accept and End are buttons bound to the pact; once it is accepted the offer asks for nothing more (H20)."""
    ada, ben, cleo = await table.begun()
    await ada.slash("campaign", "pact propose", to="the Blues", text="No war", secret=True)
    offer = table.messages("direct", "Ben")[-1]

    first = await ben.press_on("direct", offer, "Accept")
    labels = [button.label for row in table.messages("direct", "Ben")[-2].components for button in row.children]
    shelf = await ben.slash("campaign", "pacts")
    form = await (await shelf.choose("Open a pact", "the Reds and the Blues: No war")).press("End it …")
    ended = await form.fill(how="Denounce it", notice="The parties alone")

    assert "The pact is in force." in first.text
    assert ["End it …"] == labels
    assert "The pact is denounced; every party is told." in ended.text
    assert "is denounced by the Blues" in table.read("direct", "Ada")
    assert "no pact that you may know of" in (await cleo.slash("campaign", "pacts")).text
    assert "No war" not in cleo.sees()


async def test_a_letter_that_waits_is_sent_from_the_question_before_ready(table: Market) -> None:
    """Ready asks about it; its button there sends these words, or none once others were written since."""
    ada, _, _ = await table.begun()
    await ada.write("write to the Blues: leave me alone")
    asked = await ada.press("direct", "Ready")
    assert "is not sent yet.\nReady all the same? Else press what you meant." in asked.text

    await ada.write("write to the Blues: come and get it")
    stale = await asked.press("Send to the Blues")
    assert "That message is gone; write it again" in stale.text

    again = await ada.press("direct", "Ready")
    sent = await again.press("Send to the Blues")
    assert "is sent" in sent.text
    assert "come and get it" in table.read("direct", "Ben") and "leave me alone" not in table.read("direct", "Ben")


async def test_a_letter_that_waits_is_sent_though_something_else_was_said_since(table: Market) -> None:
    """The question before Ready keeps its words, whatever is asked, or answered, after it."""
    ada, _, _ = await table.begun()
    await ada.write("write to the Blues: leave me alone")
    asked = await ada.press("direct", "Ready")
    await ada.write("when is the deadline?")
    sent = await asked.press("Send to the Blues")

    assert "is sent" in sent.text and "leave me alone" in table.read("direct", "Ben")
