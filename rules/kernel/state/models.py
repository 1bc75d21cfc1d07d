"""The two kinds of model: frozen values and the mutable state."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Self

from pydantic import BaseModel, ConfigDict

from rules.kernel.state.copying import copy_of


def held(names: Iterable[str], things: Sequence[object]) -> dict[str, Any]:  # Any: what the things hold
    """Give what the first of some things that has a field of a name holds there, for each of the names."""
    found = ((name, next((one for one in things if hasattr(one, name)), None)) for name in names)
    return {name: getattr(one, name) for name, one in found if one is not None}


class Value(BaseModel):
    """A frozen value, the same after writing it to JSON and reading it back."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=False, hide_input_in_errors=True)


class Piece(BaseModel):
    """A mutable part of a state: no sets, no floats, no dates, ids instead of shared objects."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    @classmethod
    def of(cls, *things: object, **fields: Any) -> Self:  # Any: what the fields hold
        """Make a piece of these fields, and of what things hold under the names of the others."""
        return cls.model_validate({**held(cls.model_fields, things), **fields})

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

    def listed(self, kind: str, id: str) -> str:
        """Give how a thing stands in a list to choose from; a game says so where that is without its article."""
        return self.called(kind, id)

    def counted(self, kind: str, id: str, number: int, called: str) -> str:
        """Count what is called so, in the words of the table; a game says so where a name has a form for one."""
        del kind, id
        return f"{number} {called}"

    def fresh(self) -> Self:
        """Give a copy that shares nothing which can change, equal to what a JSON round trip gives."""
        return copy_of(self)


def fingerprint(text: str) -> str:
    """Give the SHA-256 of a saved state, in hex."""
    return sha256(text.encode()).hexdigest()
