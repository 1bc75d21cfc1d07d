"""On which line of a TOML file an entry stands: by its path, or by what a sentence calls it."""

from collections.abc import Iterator
from typing import Any

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

from rules.kernel.state.finding import find

Path = tuple[str | int, ...]
"""The keys that lead to an entry, with its place in each list: `("area", 3, "population")`."""
TOML = Language(tree_sitter_toml.language())
TABLES, KEYS = ("table", "table_array_element"), ("bare_key", "quoted_key", "dotted_key")


def lines(text: str) -> dict[Path, int]:
    """Give the line, from 1, of every entry of a text that is TOML."""
    found: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    for node in Parser(TOML).parse(text.encode()).root_node.children:
        where = opened(node, counts) if node.type in TABLES else ()
        if where:
            found.setdefault(where, line(node))
        pairs = node.children if node.type in TABLES else [node]
        for pair in pairs:
            if pair.type == "pair":
                found.update({(*where, *rest): at for rest, at in of_pair(pair)})
    return found


def line(node: Node) -> int:
    """Give the line on which something begins."""
    return node.start_point.row + 1


def opened(node: Node, counts: dict[Path, int]) -> Path:
    """Give the path of a table, which lies in the last entry of each list on its way; counts the entries of lists."""
    keys = find((keys_of(child) for child in node.children if child.type in KEYS), "a table's keys")
    path: Path = ()
    for number, key in enumerate(keys, start=1):
        path = (*path, key)
        if node.type == "table_array_element" and number == len(keys):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path


def keys_of(node: Node) -> list[str]:
    """Give the keys of a dotted key, or the only one."""
    if node.type == "dotted_key":
        return [key for child in node.children if child.type in KEYS for key in keys_of(child)]
    return [(node.text or b"").decode().strip("\"'")]


def of_pair(node: Node) -> Iterator[tuple[Path, int]]:
    """Give the paths and lines of a key with its value, and of all that is in it."""
    keys = tuple(keys_of(node.children[0]))
    yield keys, line(node)
    yield from ((keys + rest, at) for rest, at in of_value(node.children[-1]))


def of_value(node: Node) -> Iterator[tuple[Path, int]]:
    """Give the paths and lines of what is in a list or an inline table."""
    if node.type == "array":
        values = [child for child in node.children if child.is_named and child.type != "comment"]
        for place, child in enumerate(values):
            yield (place,), line(child)
            yield from (((place, *rest), at) for rest, at in of_value(child))
    if node.type == "inline_table":
        for child in node.children:
            if child.type == "pair":
                yield from of_pair(child)


def line_of(found: dict[Path, int], path: Path) -> int:
    """Give the line of an entry, or of the nearest one around it; 0 where there is none."""
    return next((found[path[:end]] for end in range(len(path), 0, -1) if path[:end] in found), 0)


def meant(entries: Any, problem: str) -> Path:  # Any: TOML
    """Give the path of the entry that a sentence is about; nothing if none can be told.

    It begins with the entry, by what tells it from the others, and a colon: `area england: …`, `paris: …`. What begins
    otherwise is about the first text of the file that is among its words.
    """
    head, colon, rest = problem.partition(":")
    *kind, name = head.split() or [""]
    if colon:
        called = [path for path in paths(entries) if name in names(entries, path) or path[-1] == name]
        exact = [path for path in called if kind and kind[-1] in path]
        if called:
            return closer(entries, (exact or called)[0], rest)
    said = words(problem)
    return next(
        (path for path in paths(entries) if isinstance(at(entries, path), str) and at(entries, path) in said), ()
    )


def closer(entries: Any, path: Path, said: str) -> Path:  # Any: TOML
    """Give the path of that in an entry which a sentence names first, by what stands there, else by its key."""
    entry, named = at(entries, path), words(said)
    inner = entry if isinstance(entry, dict) else {}
    held = {key: value if isinstance(value, list) else [value] for key, value in inner.items() if key != "id"}
    by_value = (key for word in named for key, values in held.items() if word in values)
    by_key = (word for word in named if word in inner)
    key = next(by_value, "") or next(by_key, "")
    return (*path, key) if key else path


def words(said: str) -> list[str]:
    """Give the words of a sentence without its stops and quotation marks."""
    return [word.strip("“”.,;:'()[]") for word in said.split()]


def paths(entries: Any, before: Path = ()) -> Iterator[Path]:  # Any: TOML
    """Give the path of everything that is in something, the outer before the inner."""
    inner = entries.items() if isinstance(entries, dict) else enumerate(entries) if isinstance(entries, list) else ()
    for key, value in inner:
        yield (*before, key)
        yield from paths(value, (*before, key))


def at(entries: Any, path: Path) -> Any:  # Any: TOML
    """Give what stands at a path."""
    for key in path:
        entries = entries[key]
    return entries if isinstance(entries, str | dict) else None


def names(entries: Any, path: Path) -> tuple[str, ...]:  # Any: TOML
    """Give what an entry of a list may be called: by its id or number, or by both of its ends."""
    entry = at(entries, path)
    if not isinstance(entry, dict) or not isinstance(path[-1], int):
        return ()
    own = tuple(str(entry[key]) for key in ("id", "number", "kind", "value", "seat") if key in entry)
    return (*own, f"{entry['a']}-{entry['b']}") if "a" in entry and "b" in entry else own
