"""The first year in the browser: the desk and the rooms, as somebody meets them who has just typed `make play`."""

import asyncio
import os
import re
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import BrowserContext, Locator, Page, async_playwright, expect
from playwright.async_api import TimeoutError as TooLate

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not Path("/usr/bin/chromium").exists(), reason="needs the system's Chromium"),
]
QUIET = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 120_000
"""Milliseconds; a busy machine may take long to start drawing."""


TRIES, ONCE = 9, 12_000
"""How often somebody presses again whose panel or form did not come, and the milliseconds until then."""


def free_port() -> int:
    """Give a port with some free ones after it, for the people."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[str]:
    """Start the sandbox as `make play` does; give the address that it prints."""
    port = free_port()
    sandbox = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", str(port), "--luck", "6"),
        stdout=PIPE,
        stderr=STDOUT,
        env={**os.environ, "NO_COLOR": "1"},
    )
    async with asyncio.timeout(300):
        said = (await sandbox.stdout.readline()).decode()
    assert f"http://127.0.0.1:{port}/" in said, said
    yield f"http://127.0.0.1:{port}/"
    sandbox.terminate()
    rest, _ = await sandbox.communicate()
    assert (0, b"") == (sandbox.returncode, rest)


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[BrowserContext]:
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=QUIET)
        context = await chromium.new_context(viewport={"width": 1280, "height": 860})
        context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        yield context
        await chromium.close()


async def enter(browser: BrowserContext, link: Locator) -> Page:
    """Follow a link of the desk into a person's own tab."""
    async with browser.expect_page() as opened:
        await link.click()
    room = await opened.value
    await expect(room.get_by_role("textbox", name="Message")).to_be_visible()
    return room


async def press(room: Page, label: str) -> None:
    """Press the latest button of this name."""
    await room.get_by_role("button", name=label, exact=True).last.click()


async def join(room: Page) -> None:
    """Press Join and send the form back as it comes."""
    await press(room, "Join")
    await press(room, "Submit")


async def open_form(room: Page, order: str, field: str) -> None:
    """Open the panel and choose an order from it until its form is there.

    A press is lost where the page draws a message anew under it, Discord drops a form that comes after three seconds,
    and a list closes where its message changes meanwhile.
    """
    for _ in range(TRIES):
        with suppress(AssertionError, TooLate):
            if not await room.get_by_text("Give an order").count():
                await press(room, "Orders")
            await room.get_by_text("Give an order").last.click(timeout=ONCE)
            await room.get_by_role("option", name=order).last.click(timeout=ONCE)
            await expect(room.get_by_role("combobox", name=field)).to_be_visible(timeout=ONCE)
            return
    raise AssertionError(await room.locator("body").inner_text())


async def done(page: Page, steps: int) -> None:
    """Wait until the desk has ticked so many steps."""
    await expect(page.locator("#steps li.done")).to_have_count(steps)


async def test_first_year(desk: str, browser: BrowserContext) -> None:
    """Every first step can be done in the browser, and ticks itself; the year ends in the channel, with a map."""
    page = await browser.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(desk)
    ada = await enter(browser, page.get_by_role("link", name="Open #campaign as Ada."))
    await ada.get_by_role("textbox", name="Message").click()
    await ada.keyboard.type("/campaign found")
    await expect(ada.get_by_text("you are its gamemaster")).to_be_visible()
    await ada.keyboard.press("Enter")
    await ada.get_by_role("button", name="Send").click()
    await ada.get_by_text("Which game?").last.click()
    await ada.get_by_role("option", name="Civilized").last.click()
    await ada.get_by_text("Which scenario?").last.click()
    await ada.get_by_role("option", name="The Crowns of the Morning").last.click()
    await done(page, 2)
    await join(ada)
    await done(page, 3)
    ben = await enter(browser, page.get_by_role("link", name="Open #campaign as Ben"))
    await join(ben)
    await done(page, 4)
    await press(ada, "Start")
    await done(page, 5)

    await page.get_by_role("article", name="Ada").get_by_role("link", name="direct messages").click()
    await expect(ada.get_by_text("Ask me anything in your own words.").last).to_be_visible()
    await open_form(ada, "Set tax", "Rate")
    await ada.get_by_role("combobox", name="Rate").click()
    await ada.get_by_role("option", name=re.compile(r"^40\b")).click()
    await press(ada, "Submit")
    await expect(ada.get_by_text("✓ 1. tax 40")).to_be_visible()
    await done(page, 6)

    await page.get_by_role("button", name="To the next deadline").click()
    await done(page, 7)
    await page.get_by_role("article", name="Ada").get_by_role("link", name="campaign", exact=False).first.click()
    await expect(ada.get_by_text("Hellas raises its tax from 20 % to 40 %")).to_be_visible()
    await expect(ada.locator("img.embed-image").last).to_be_visible()
    await done(page, 8)
    await expect(page.get_by_text("That was a whole turn.")).to_be_visible()
    await expect(page.locator("#troubles")).to_be_hidden()
    assert [] == problems


async def test_hard_times_on_a_phone(desk: str, browser: BrowserContext) -> None:
    """The desk fits a phone; closed messages go to a thread, and the bot comes back after a restart."""
    page = await browser.new_page()
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.goto(desk)
    ben = page.get_by_role("article", name="Ben")
    await ben.get_by_role("button", name="close DMs").click()
    await expect(ben.get_by_text("closed")).to_be_visible()
    await page.get_by_role("button", name="Set the table for me").click()
    await expect(ben.get_by_role("listitem").filter(has_text="The First Campaign")).to_be_visible()
    await page.get_by_role("button", name="Restart the bot").click()
    await page.get_by_role("button", name="To the next deadline").click()
    await expect(page.locator("#campaigns")).to_contain_text("Winter, 600 BC")

    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    await expect(page.locator("#notice")).to_be_hidden()
    await expect(page.locator("#troubles")).to_be_hidden()
