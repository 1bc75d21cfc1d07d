"""What an exported campaign must be before anything of it is believed: its size, its depth, its shape, its digest."""

import json
from datetime import datetime
from typing import Annotated, Any, Literal, NoReturn

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.store.records import Mode, Status
from bot.tools.verify import digest
from rules.kernel.errors import Answer

FORMAT = 1
LARGEST = 512 * 1024 * 1024
"""The most bytes of a file: a campaign of a hundred turns takes a tenth of it."""
DEEPEST = 60
"""The most levels that a file may have; an export has twenty."""
NO_EXPORT = "this is no exported campaign"
Snowflake = Annotated[int, Field(ge=0, lt=2**63)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Short = Annotated[str, Field(max_length=120)]
Line = Annotated[str, Field(max_length=4000)]
Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Table = dict[str, Any]  # Any: JSON
Rows = list[Table]


class Part(BaseModel):
    """A part of a file; what it holds beside this is left alone."""

    model_config = ConfigDict(strict=True, extra="ignore")


class CampaignPart(Part):
    """The campaign itself."""

    title: Annotated[str, Field(min_length=1, max_length=200)]
    game: Annotated[str, Field(max_length=40)]
    scenario: Annotated[str, Field(max_length=80)]
    scenario_title: Line
    scenario_text: Table
    revision: Annotated[int, Field(ge=1, lt=2**31)]
    seed: Hex
    commitment: Hex
    guild: Snowflake
    channel: Snowflake
    host: Snowflake
    blind: bool
    status: Status
    window_key: Short
    paused_left: Count | None
    held_reason: Line
    held_from: Status | Literal[""]
    rewinds: Count
    options: Table | None
    phrases: list[Line] | None
    standing: Table | None
    schedule: Table
    house: Table | None = None
    dealing: Table | None = None
    founded_at: Annotated[datetime, Field(strict=False)]
    ended_at: Annotated[datetime | None, Field(strict=False)] = None


class SeatPart(Part):
    """A seat."""

    seat: Annotated[str, Field(min_length=1, max_length=80)]
    title: Line
    about: Line
    colour: Annotated[str, Field(pattern=r"^#[0-9a-fA-F]{6}$")]
    position: Count
    mode: Mode
    phrase: Line
    missed: Annotated[int, Field(ge=-(2**31), lt=2**31)]
    extended: Count = 0
    away: bool = False
    user: Snowflake | None
    deputy: Snowflake | None = None
    offered: Snowflake | None = None


class Exported(Part):
    """A whole file."""

    herald: Any  # Any: an edition that is another one may be anything
    campaign: CampaignPart
    seats: Annotated[list[SeatPart], Field(min_length=1, max_length=100)]
    attendance: Rows = []
    saves: Rows
    closings: Rows
    amendments: Rows = []
    events: Rows
    standing_orders: Rows = []
    names: Rows
    cabinet: Table = {}
    digest: str


def read(file: bytes) -> Table:
    """Give what a file holds, once size, depth, edition, shape and digest are as they should be. Raises Answer."""
    if len(file) > LARGEST:
        raise Answer(f"this file is too large for an exported campaign: {len(file):,} bytes, of {LARGEST:,} at most")
    try:
        content = json.loads(file, parse_constant=refused)
    except (ValueError, RecursionError) as error:
        raise Answer(f"{NO_EXPORT}: it is not JSON, or was cut short") from error
    if not isinstance(content, dict) or not shallow(content):
        raise Answer(f"{NO_EXPORT}: it is built otherwise")
    if "herald" in content and "campaign" in content and content["herald"] != FORMAT:
        raise Answer(f"this export has format {content['herald']}; this Herald reads {FORMAT}")
    try:
        Exported.model_validate(content)
        whole = digest(content)
    except ValidationError as error:
        slip = error.errors(include_input=False)[0]
        where = ".".join(map(str, slip["loc"]))
        raise Answer(f"{NO_EXPORT}: {where}: {slip['msg'][:1].lower()}{slip['msg'][1:]}") from error
    except ValueError as error:  # letters that are none
        raise Answer(f"{NO_EXPORT}: it holds what is no text") from error
    if content["digest"] != whole:
        raise Answer("this file was changed after it was exported, or is damaged: it lacks the digest of its content")
    return content


def sealed(file: dict[str, Any]) -> bytes:  # Any: JSON
    """Give the text of a file with the digest of its content; megabytes for a long campaign."""
    return json.dumps({**file, "digest": digest(file)}, ensure_ascii=False, indent=1).encode()


def refused(constant: str) -> NoReturn:
    """Refuse a number that is none."""
    raise ValueError(constant)


def shallow(content: object) -> bool:
    """Tell whether nothing in a file lies deeper than anything in an export does."""
    level: list[object] = [content]
    for _ in range(DEEPEST):
        level = [inner for one in level for inner in inside(one)]
        if not level:
            return True
    return False


def inside(value: object) -> list[object]:
    """Give the tables and lists that stand in a table or a list."""
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [one for one in held if isinstance(one, (dict, list))]
