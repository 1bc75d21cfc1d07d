"""The house: what a table agrees on beside its game and its time, each a setting that the gamemaster may change."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, ValidationError

from bot.service.ground.taking import said, slip
from bot.store.records import Campaign
from rules.kernel.errors import Answer
from rules.kernel.language.lists import YES_NO
from rules.kernel.state.models import Value

USUAL_MUSTER = 24
"""Hours."""


def in_hours(words: object) -> object:
    """Read yes (a day), no, or a length: 24, 24h, 2 days."""
    if isinstance(words, bool):
        return USUAL_MUSTER * words
    found = re.fullmatch(r"(\d{1,3})\s*(h|hours?|d|days?)?", str(words).strip().lower())
    return int(found[1]) * (24 if (found[2] or "h").startswith("d") else 1) if found else words


class House(Value):
    """The customs of a table; a field's description is what its gamemaster reads."""

    letters: bool = Field(default=True, description="whether seats may write to each other through Herald")
    letter_limit: Annotated[int, Field(ge=1, le=500)] = Field(
        default=30, description="how many letters a seat may send in one window"
    )
    letters_follow: bool = Field(
        default=True, description="whether whoever takes a seat over reads the letters it got before"
    )
    letters_open: bool = Field(
        default=False, description="whether a gamemaster who neither plays nor is blind may read all letters"
    )
    nudge: bool = Field(default=True, description="whether the last one whom the others wait for is told so")
    extra_hours: Annotated[int, Field(ge=0, le=720)] = Field(
        default=24, description="how many hours a seat may move deadlines on of its own, in the whole campaign"
    )
    majority: Annotated[int, Field(ge=1, le=100)] = Field(
        default=51, description="how many of a hundred seats have to say yes to a vote; 66 is two thirds, 100 is all"
    )
    secret_votes: bool = Field(default=False, description="whether nobody is told who voted how")
    seating: Literal["choose", "dealt"] = Field(
        default="choose",
        description="whether people choose their seats or get them dealt",
    )
    start: Literal["gamemaster", "full"] = Field(
        default="gamemaster", description="who starts it: the gamemaster alone, or also the last seat taken"
    )
    muster: Annotated[int, BeforeValidator(in_hours), Field(ge=0, le=168)] = Field(
        default=0,
        description="a practice before turn 1 that shows who is there",
        examples=["24h"],
        json_schema_extra={"takes": "no, yes (a day), or a length up to 7 days"},
    )
    anonymous: bool = Field(default=False, description="whether nobody sees who holds which seat until the end")
    vacation: Annotated[int, Field(ge=0, le=365)] = Field(
        default=14, description="days in a year for which the table waits for one person's vacations"
    )
    stretch: Annotated[int, Field(ge=0, le=60)] = Field(
        default=7, description="days by which vacations may stretch one window"
    )
    patience: Annotated[int, Field(ge=0, le=20)] = Field(
        default=0, description="how often in a campaign a deadline waits once more for one silent person"
    )
    answer_days: Annotated[int, Field(ge=1, le=60)] = Field(
        default=5, description="days after which a gamemaster who answers nothing may be replaced by a vote"
    )

    def needed(self, voters: int) -> int:
        """Give how many of so many voters have to say yes, at least one."""
        return max(1, -(-voters * self.majority // 100))


HOUSE = tuple(House.model_fields)
"""The names of the settings."""

FOR_GOOD = {
    "letters_follow": "letters were written under it",
    "letters_open": "letters were written under it",
    "seating": "the seats are taken",
    "start": "it has started",
    "muster": "it has started",
    "anonymous": "people joined under it",
}
"""Those that stay as they were when the campaign left its lobby, each with the reason."""


def house_of(campaign: Campaign) -> House:
    """Give what the table of a campaign has agreed on."""
    return house_from(campaign.house)


@lru_cache(maxsize=1024)
def house_from(text: str) -> House:
    """Read what is kept, once."""
    return House.model_validate_json(text or "{}")


def agreed(before: House, changes: Mapping[str, str]) -> House:
    """Give the house with these changes. Raises Answer, which says what each is for."""
    words = {key: YES_NO.get(value.lower(), value.lower()) for key, value in changes.items()}
    try:
        return House.model_validate({**before.model_dump(), **words})
    except ValidationError as error:
        slips = ((str(one["loc"][0]), one) for one in error.errors())
        raise Answer("; ".join(slip(key, House.model_fields[key], one) for key, one in slips)) from error


NEEDS = {"letter_limit": "letters", "letters_follow": "letters", "letters_open": "letters", "stretch": "vacation"}
"""The settings that change nothing while another one is off."""


def idle(key: str, house: House) -> str:
    """Say why a setting of the table changes nothing as it stands, and which one would; empty where it does."""
    other = NEEDS.get(key)
    if other is None or getattr(house, other):
        return ""
    return f"it counts only while {other} is not “{said(getattr(house, other))}”; set that first"
