"""Orders: given, withdrawn and made ready until the window closes."""

from collections.abc import Mapping
from typing import Any

from bot.service.herald import Herald
from bot.service.values import OrderSet, Verdict, Who


async def orders(herald: Herald, who: Who) -> OrderSet:
    raise NotImplementedError


async def give(
    herald: Herald, who: Who, order_name: str, fields: Mapping[str, Any], window_key: str = ""
) -> OrderSet:
    raise NotImplementedError


async def give_line(herald: Herald, who: Who, line: str, window_key: str = "") -> OrderSet:
    raise NotImplementedError


async def give_sheet(
    herald: Herald, who: Who, text: str, window_key: str = ""
) -> tuple[tuple[Verdict, ...], OrderSet]:
    raise NotImplementedError


async def withdraw(herald: Herald, who: Who, draft_id: int | None = None, window_key: str = "") -> OrderSet:
    raise NotImplementedError


async def ready(herald: Herald, who: Who, on: bool = True, window_key: str = "") -> OrderSet:
    raise NotImplementedError


async def complete_line(herald: Herald, who: Who, typed: str) -> list[str]:
    raise NotImplementedError


async def complete_field(
    herald: Herald, who: Who, order_name: str, field: str, given: Mapping[str, Any], typed: str
) -> list[tuple[str, str]]:
    raise NotImplementedError
