"""Prints the digests of the games of a subject, for another interpreter to compare."""

import sys

from tests.conformance.games import played

if __name__ == "__main__":
    for by in ("autopilots", "players"):
        print(played(sys.argv[1], by).digest)
