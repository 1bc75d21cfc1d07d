"""The house: what a table agrees on beside its game and its time, each a setting that the gamemaster may change."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

from pydantic import Field, ValidationError

from bot.store.records import Campaign
from rules.kernel.errors import Answer
from rules.kernel.models import Value
from rules.kernel.reading import YES_NO


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

    def needed(self, voters: int) -> int:
        """Give how many of so many voters have to say yes, at least one."""
        return max(1, -(-voters * self.majority // 100))


HOUSE = tuple(House.model_fields)
"""The names of the settings."""

FOR_GOOD = {"letters_follow", "letters_open"}
"""Those that stay as they were when the campaign started: letters were written under them."""


def house_of(campaign: Campaign) -> House:
    """Give what the table of a campaign has agreed on."""
    return house_from(campaign.house)


@lru_cache(maxsize=1024)
def house_from(text: str) -> House:
    """Read what is kept, once."""
    return House.model_validate_json(text or "{}")


def agreed(before: House, changes: Mapping[str, str]) -> House:
    """Give the house with these changes. Raises Answer, which says what each is for."""
    words = {key: YES_NO.get(value.lower(), value) for key, value in changes.items()}
    try:
        return House.model_validate({**before.model_dump(), **words})
    except ValidationError as error:
        raise Answer("; ".join(problem(str(one["loc"][0]), one["msg"]) for one in error.errors())) from error


def problem(key: str, what: str) -> str:
    """Say what is wrong with a setting, and what it is for."""
    return f"{key} ({House.model_fields[key].description}): {what}"
