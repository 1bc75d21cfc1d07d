"""The two kinds of model: frozen values and the mutable state."""

from hashlib import sha256
from typing import TYPE_CHECKING, Self

from pydantic import BaseModel, ConfigDict

from rules.kernel.state.copying import copy_of


class Value(BaseModel):
    """A frozen value, the same after writing it to JSON and reading it back."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=False, hide_input_in_errors=True)


class Piece(BaseModel):
    """A mutable part of a state: no sets, no floats, no dates, ids instead of shared objects."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    if not TYPE_CHECKING:  # mypy checks what is put into a piece, and reading it back does; here speed counts

        def __setattr__(self, name: str, value: object) -> None:
            if name not in self.__pydantic_fields__:
                msg = f"{type(self).__name__} has no field “{name}”"
                raise ValueError(msg)
            self.__dict__[name] = value


class State(Piece):
    """The whole of a game between two phases."""

    def write(self) -> str:
        """Give the JSON text that is saved and fingerprinted."""
        return self.model_dump_json()

    def called(self, kind: str, id: str) -> str:
        """Give how the table calls a thing of this kind; a game says so for the kinds that its orders pick from."""
        del kind
        return id.replace("_", " ")

    def fresh(self) -> Self:
        """Give a copy that shares nothing which can change, equal to what a JSON round trip gives."""
        return copy_of(self)


def fingerprint(text: str) -> str:
    """Give the SHA-256 of a saved state, in hex."""
    return sha256(text.encode()).hexdigest()
