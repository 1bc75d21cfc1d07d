"""Views: what a seat may see of a state or an event, derived from what its fields declare.

A view is made for every seat at every window. So each class learns once which of its fields hide something, which can
change in place and which are shared; a view then costs about what a copy costs.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rules.kernel.state.blanks import Blanker, blank_of, blanker, made
from rules.kernel.state.copying import Copier, copier_of, with_fields
from rules.kernel.state.entitling import Eye, answer, reader
from rules.kernel.state.secrets import Secret, declared

M = TypeVar("M", bound=BaseModel)


Seer = Callable[[Any, Eye, bool], Any]
"""Gives what an eye sees of a value, with whether its holder is the looking seat's own."""
Rule = Callable[[Any, Any, Eye, bool], Any]
"""The same of a secret field: the piece that has it, what is in it, the eye, whether the piece is the seat's own."""


def seen(whole: M, seat: str | None, world: Any = None) -> M:  # Any: each game has its own state
    """Give what a seat (None: an onlooker) may see of a state, of an event, or of a piece of a `world`, as a copy.

    Raises ValueError for a piece with a field that does not say who may see it.
    """
    made: M = seer_of_kind(type(whole))(whole, Eye(seat, whole if world is None else world), False)
    return made


def glimpsed(whole: M, seat: str | None) -> M:
    """Give the same as `seen`, sharing with the whole what hides nothing: to be looked at only, never changed or kept.

    It costs a twentieth of a copy, so that whoever decides step by step may look anew before each.
    """
    made: M = seer_of_kind(type(whole))(whole, Eye(seat, whole, shares=True), False)
    return made


@cache
def seer_of_kind(kind: type[BaseModel]) -> Seer:
    """Give how a class is seen; what is silent in a frozen value is as open as what holds it."""
    silent = [name for name, secret in declared(kind).items() if secret is None]
    if silent and not frozen(kind):
        raise ValueError(f"{kind.__name__} does not say who may see {', '.join(silent)}")
    copied, walked = open_fields(kind)
    shown, blank, blanked, still = own_fields(kind)
    rules = tuple(
        (name, rule_of(kind, name, field, secret)) for name, field, secret in secrets_of(kind) if not simple(secret)
    )
    owners = answer(kind, "owners") if hasattr(kind, "owners") else None

    def see(piece: Any, eye: Eye, mine: bool) -> Any:  # Any: a piece of this class
        if owners:
            mine = eye.seat in owners(piece, eye.world)
        fields = piece.__dict__.copy()
        if not eye.shares:
            for name, copier in copied:
                fields[name] = copier(fields[name])
        for name, seer in walked:
            fields[name] = seer(fields[name], eye, mine)
        for name, rule in rules:
            fields[name] = rule(piece, fields[name], eye, mine)
        if mine:
            for name, seer in shown:
                fields[name] = seer(fields[name], eye, True)
            return with_fields(piece, fields)
        fields.update(still if eye.shares else blank)
        for name, make in blanked:
            if not (eye.shares and name in still):
                fields[name] = make(fields[name])
        return with_fields(piece, fields)

    return see


def open_fields(kind: type[BaseModel]) -> tuple[tuple[tuple[str, Copier], ...], tuple[tuple[str, Seer], ...]]:
    """Give the open fields that are copied, and those in which something is hidden; all others are shared."""
    hidden = {name for name, _, _ in secrets_of(kind)}
    open_ones = [(name, field.annotation) for name, field in kind.model_fields.items() if name not in hidden]
    walked = tuple((name, seer) for name, annotation in open_ones if (seer := seer_of(annotation)))
    copies = ((name, copier_of(annotation)) for name, annotation in open_ones if name not in dict(walked))
    return tuple((name, copier) for name, copier in copies if copier), walked


def own_fields(
    kind: type[BaseModel],
) -> tuple[tuple[tuple[str, Seer], ...], dict[str, object], tuple[tuple[str, Blanker], ...], dict[str, object]]:
    """Give how its owners see their own fields, and what others see there: what never changes, and what is made.

    At last what may stand there wherever nobody changes it, such as one empty list for all.
    """
    own = [one for one in secrets_of(kind) if simple(one[2])]
    blanks = {name: blank_of(f"{kind.__name__}.{name}", field, secret) for name, field, secret in own}
    seers = ((name, seer_of(field.annotation), copier_of(field.annotation)) for name, field, _ in own)
    shown = tuple((name, seer or copying(copier)) for name, seer, copier in seers if seer or copier)
    makers = tuple((name, maker) for name, blank in blanks.items() if (maker := made(blank)))
    still = {name: blank for name, blank in blanks.items() if not callable(blank)}
    return shown, {name: blank for name, blank in blanks.items() if name not in dict(makers)}, makers, still


def frozen(kind: type[BaseModel]) -> bool:
    """Tell whether a class is of values."""
    return bool(kind.model_config.get("frozen"))


def simple(secret: Secret) -> bool:
    """Tell whether a field is its owners' alone and always; most secrets are, and so they are seen without much ado."""
    return not (secret.to or secret.until or secret.entries)


def secrets_of(kind: type[BaseModel]) -> Iterator[tuple[str, FieldInfo, Secret]]:
    """Give the fields of a class that not everybody sees always."""
    for name, secret in declared(kind).items():
        if secret and not secret.open:
            yield name, kind.model_fields[name], secret


def rule_of(kind: type[BaseModel], name: str, field: FieldInfo, secret: Secret) -> Rule:
    """Give how a secret field is seen."""
    show, may = shower(field.annotation), reader(kind, secret)
    until = answer(kind, secret.until) if secret.until else None
    hide = hider(f"{kind.__name__}.{name}", field, secret)

    def rule(piece: Any, value: Any, eye: Eye, mine: bool) -> Any:  # Any: as in Rule
        if may(piece, eye, mine):
            return show(value, eye, True)
        if until and until(piece, eye.world):
            return show(value, eye, mine)
        return hide(value, eye, mine)

    return rule


def hider(where: str, field: FieldInfo, secret: Secret) -> Seer:
    """Give what those see of a secret field for whom it is not."""
    if secret.entries:
        return entries_of(field.annotation, None if secret.blank is ... else blanker(where, field, secret))
    blank = blanker(where, field, secret)
    return lambda value, _eye, _mine: blank(value)


def shower(annotation: Any) -> Seer:  # Any: an annotation
    """Give how what is so annotated is shown to those who may see it."""
    seer = seer_of(annotation)
    if seer:
        return seer
    return copying(copier_of(annotation))


def copying(copier: Copier | None) -> Seer:
    """Give how something is shown of which nothing is hidden."""
    if copier is None:
        return lambda value, _eye, _mine: value
    return lambda value, eye, _mine: value if eye.shares else copier(value)


def seer_of(annotation: Any) -> Seer | None:  # Any: an annotation
    """Give how what is so annotated is seen; None where nothing in it is hidden from anybody."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return seer_of(inner[0])
    if not hiding(annotation):
        return None
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return see_piece
    if origin is dict:
        member = shower(inner[1])
        return lambda items, eye, mine: {key: member(item, eye, mine) for key, item in items.items()}
    if origin is list:
        member = shower(inner[0])
        return lambda items, eye, mine: [member(item, eye, mine) for item in items]
    return see_any


def hiding(annotation: Any, within: tuple[Any, ...] = ()) -> bool:  # Any: an annotation
    """Tell whether something in what is so annotated is hidden from somebody, or says nothing of that."""
    if not (isinstance(annotation, type) and issubclass(annotation, BaseModel)):
        return any(hiding(one, within) for one in get_args(annotation))
    if annotation in within:
        return False
    kind: type[BaseModel] = annotation
    silent = not frozen(kind) and None in declared(kind).values()
    parts = (field.annotation for field in kind.model_fields.values())
    return silent or any(secrets_of(kind)) or any(hiding(part, (*within, kind)) for part in parts)


def see_piece(piece: Any, eye: Eye, mine: bool) -> Any:  # Any: a piece of some class
    """See a piece by its own class."""
    kind: type[BaseModel] = type(piece)
    return seer_of_kind(kind)(piece, eye, mine)


def see_any(item: Any, eye: Eye, mine: bool) -> Any:  # Any: whatever a field may hold
    """See whatever a field may hold."""
    if isinstance(item, BaseModel):
        return see_piece(item, eye, mine)
    if isinstance(item, list | tuple):
        return type(item)(see_any(one, eye, mine) for one in item)
    if isinstance(item, dict):
        return {key: see_any(one, eye, mine) for key, one in item.items()}
    return item


def entries_of(annotation: Any, blank: Blanker | None) -> Seer:  # Any: an annotation
    """Give how a dict or a list is seen by those who see their own entries alone."""
    origin, inner = get_origin(annotation), get_args(annotation)
    kept = inner[1] if origin is dict else inner[0]
    show, whose = shower(kept), answer(kept, "owners") if hasattr(kept, "owners") else None

    def own(name: str, entry: Any, eye: Eye) -> bool:  # Any: an entry
        return eye.seat in whose(entry, eye.world) if whose else name == eye.seat

    def one(name: str, entry: Any, eye: Eye) -> Any:  # Any: as above
        return show(entry, eye, True) if own(name, entry, eye) else blank and blank(entry)

    def in_dict(items: Any, eye: Eye, _mine: bool) -> Any:  # Any: a dict
        return {key: one(key, item, eye) for key, item in items.items() if blank or own(key, item, eye)}

    def in_row(items: Any, eye: Eye, _mine: bool) -> Any:  # Any: a list or a tuple
        return origin(one(item, item, eye) for item in items if blank or own(item, item, eye))

    return in_dict if origin is dict else in_row
