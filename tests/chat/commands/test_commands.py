"""The command tree stays within Discord's limits, and a failure to publish it harms nobody (H33)."""

import re
from typing import Any

import pytest
from discord.app_commands import Command, Group

from bot.chat.answering.shared import Chat
from bot.chat.client.client import HeraldClient, commands
from bot.service.ground.ears import Ears
from rules.kernel.language.forms import forms
from rules.kernel.play.ruleset import Ruleset
from rules.registry import RULESETS
from tests.chat.conftest import Market
from tests.kernel.toy import TOY

NAME = re.compile(r"[-_'\w]{1,32}")
MOST, IN_GROUP, CHARACTERS, ABOUT, CHOICES = 100, 25, 8000, 100, 25
GAMES = {**RULESETS, "toy": TOY}
Payload = dict[str, Any]


class NoHerald:
    """What the commands are built from: the games, and nothing that could be asked."""

    games = GAMES
    ears = Ears()


@pytest.fixture
async def client() -> HeraldClient:
    return HeraldClient(Chat(NoHerald(), None), shard_count=1)  # type: ignore[arg-type]


def options(payload: Payload) -> list[Payload]:
    """Give a command's payload with everything within it."""
    return [payload, *(inner for option in payload.get("options", ()) for inner in options(option))]


def characters(payload: Payload) -> int:
    """Count as Discord does: names, descriptions and the values of choices."""
    own = len(payload["name"]) + len(payload["description"])
    own += sum(len(choice["name"]) + len(str(choice["value"])) for choice in payload.get("choices", ()))
    return own + sum(characters(option) for option in payload.get("options", ()))


async def test_H33_there_are_not_too_many_commands(client: HeraldClient) -> None:
    """At most 100 global commands, 25 in a group, 8,000 characters in each."""
    payloads = [command.to_dict(client.tree) for command in client.tree.get_commands()]

    assert len(payloads) <= MOST
    assert {} == {each["name"]: len(each["options"]) for each in payloads if len(each["options"]) > IN_GROUP}
    assert {} == {each["name"]: characters(each) for each in payloads if characters(each) > CHARACTERS}


async def test_H33_every_name_and_description_fits(client: HeraldClient) -> None:
    """Names match the pattern in lower case, descriptions have 1 to 100 characters, required options come first."""
    found = [inner for command in client.tree.get_commands() for inner in options(command.to_dict(client.tree))]

    for each in found:
        assert NAME.fullmatch(each["name"]), each["name"]
        assert each["name"] == each["name"].lower()
        assert 1 <= len(each["description"]) <= ABOUT, each["name"]
        assert "…" != each["description"], each["name"]
        assert len(each.get("choices", ())) <= CHOICES, each["name"]
        assert not (each.get("choices") and each.get("autocomplete")), each["name"]
        inner = [option["name"] for option in each.get("options", ())]
        needed = [option.get("required", False) for option in each.get("options", ())]
        assert len(inner) == len(set(inner)), each["name"]
        assert needed == sorted(needed, reverse=True), each["name"]


@pytest.mark.parametrize("ruleset", GAMES.values(), ids=lambda ruleset: ruleset.name)
async def test_every_order_has_its_command(client: HeraldClient, ruleset: Ruleset[Any]) -> None:
    """Each order of each game is a command with an option for each of its fields, and the campaign."""
    for order in ruleset.orders:
        group = client.tree.get_command(f"{ruleset.name}-{order.topic}" if order.topic else ruleset.name)
        assert isinstance(group, Group)
        command = group.get_command(order.name)

        assert isinstance(command, Command)
        fields = {field.name: field.required for field in forms(order)}
        assert {**fields, command.parameters[-1].name: False} == {
            parameter.name: parameter.required for parameter in command.parameters
        }


async def test_commands_work_in_servers_and_direct_messages(client: HeraldClient) -> None:
    """Private orders are given in direct messages, so every command is global and works in both (contexts 0 and 1)."""
    for command in client.tree.get_commands():
        assert [0, 1] == command.to_dict(client.tree)["contexts"]


def test_the_bot_names_no_game() -> None:
    """A Herald without games has its own commands; each game adds only what is forged from it."""

    class Empty:
        games: dict[str, Any] = {}

    own = {command.name for command in commands(Chat(Empty(), None))}  # type: ignore[arg-type]

    assert not own & set(GAMES)
    assert {"campaign", "gm", "join", "leave", "orders", "order", "ready", "status", "papers", "map", "why"} < own


def syncs(table: Market) -> int:
    """Count how often the commands were published."""
    return sum(log.method == "PUT" and log.path.endswith("/commands") for log in table.world.env.http_requests)


async def test_commands_are_published_when_they_changed(table: Market) -> None:
    """A restart with the same commands publishes nothing; a change publishes them once."""
    assert 1 == syncs(table)

    await table.restart()
    await table.restart()

    assert 1 == syncs(table)


async def test_H33_a_failure_to_publish_harms_nobody(table: Market) -> None:
    """Where Discord refuses the commands, the bot runs on with the old ones, and leaves no server."""
    await table.founded()
    await table.world.app.herald.store.note("commands", "older")
    table.world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)

    await table.restart()

    assert "the Reds" in (await table.player("Ada").slash("campaign", "status")).text
    assert 1 == len(table.world.app.client.guilds)
    table.logged[:] = [line for line in table.logged if "could not be published" not in line["event"]]


async def test_steps_of_numbers_are_a_fixed_list(client: HeraldClient) -> None:
    """The slash command of an order offers numbers in steps one by one, such as rates of tax."""
    stepped = [
        (f"{ruleset.name}-{order.topic}" if order.topic else ruleset.name, order.name, field)
        for ruleset in GAMES.values()
        for order in ruleset.orders
        for field in forms(order)
        if field.kind == "int" and field.offered > 1
    ]

    assert stepped
    for group, order, field in stepped:
        command = client.tree.get_command(group).get_command(order)
        offered = [choice.value for choice in command.get_parameter(field.name).choices]
        assert [*range(field.least, field.most + 1, field.offered)] == offered
