"""Python's collector of garbage, told what it need not look through: a full look took a quarter of a second."""

import gc

SELDOM = 50_000
"""The new objects after which Python looks for cycles: states are trees, and looking took a quarter of the time."""


def seldom() -> None:
    """Let the collector look for cycles seldom, as every process of Herald's does."""
    gc.set_threshold(SELDOM)


def settle() -> None:
    """Let the collector pass over all that has been read so far and stays: modules, rulebooks, what words mean."""
    gc.collect()
    gc.freeze()
