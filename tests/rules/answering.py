"""What every answer to a wrong order must be, in whichever game."""

from rules.kernel.errors import Ambiguous, Answer, Refusal, Unreadable


def assert_helps(wrong: Answer, prefix: str, signs: tuple[str, ...]) -> None:
    """See that an answer names a clause of its game, and says what would do: refusals by one of these signs."""
    assert isinstance(wrong, Unreadable | Ambiguous | Refusal)
    if isinstance(wrong, Refusal):
        assert wrong.clause.startswith(prefix)
        assert any(sign in wrong.reason for sign in signs), wrong.reason
    if isinstance(wrong, Unreadable):
        assert wrong.clause.startswith(prefix) or not wrong.clause  # then the open window's
        assert wrong.nearest or wrong.expected
    assert str(wrong)
