"""States that stand still: what is asked of one twice is worked out once, and forgotten when it moves again."""

import pytest

from rules.kernel.state.models import State
from rules.kernel.state.secrets import Open
from rules.kernel.state.still import ANSWERS, answered, once, still


class Heap(State):
    """Stones."""

    stones: Open[int] = 3


LOOKS: list[int] = []


@once
def counted(heap: Heap, more: int) -> int:
    """Count stones, and note that somebody looked."""
    LOOKS.append(more)
    return heap.stones + more


def test_what_is_asked_of_a_state_that_stands_still_is_worked_out_once() -> None:
    """Each question has its own answer, in blocks within blocks, too, and each state has its own."""
    LOOKS.clear()
    heap, other = Heap(), Heap(stones=5)
    with still(heap):
        first = [counted(heap, 1), counted(heap, 2), counted(heap, 1), counted(other, 1)]
        with still(heap):
            again = counted(heap, 1)
        last = counted(heap, 2)

    assert ([4, 5, 4, 6], 4, 5) == (first, again, last)
    assert [1, 2, 1] == LOOKS


def test_no_answer_outlives_the_block() -> None:
    """Outside each is worked out anew, and so it is after an error."""
    heap = Heap()
    with pytest.raises(ValueError, match="stones"), still(heap):
        int(f"{counted(heap, 1)} stones")
    heap.stones = 7

    assert ([8, 8], {}) == ([counted(heap, 1), answered(heap, "one more", lambda: heap.stones + 1)], ANSWERS)
