"""What somebody has another told is put as he would say it to him."""

import pytest

from bot.service.talk.direct import letter

OTHERS = ("Blois", "Egypt")


@pytest.mark.parametrize(
    ("verb", "link", "words", "said"),
    [
        ("ask", "", "whether he would stand with me if Blois marches", "Would you stand with me if Blois marches?"),
        ("ask", "", "how many ships she has", "How many ships do you have?"),
        ("ask", "", "whether Blois wants war", "Does Blois want war?"),
        ("ask", "", "what his plans are", "I ask you what your plans are."),
        ("ask", "", "for an alliance pls", "I ask you for an alliance."),
        ("ask", "to", "leave Paris alone", "Please leave Paris alone."),
        ("offer", "", "an alliance against Egypt", "I offer you an alliance against Egypt."),
        ("promise", "to", "stay at home", "I promise to stay at home."),
        ("tell", "that", "I leave him Ur if he lets me have Tyre?", "I leave you Ur if you let me have Tyre."),
        ("tell", "", "her fleet is near and I'd leave her alone", "Your fleet is near and I'd leave you alone."),
        ("ask", "", "if he'd come, and promise him Ur", "Would you come? I promise you Ur."),
        (
            "tell",
            "that",
            "I want peace, and ask what he thinks about Egypt",
            "I want peace. What do you think about Egypt?",
        ),
    ],
)
def test_what_is_told_of_him_is_said_to_him(verb: str, link: str, words: str, said: str) -> None:
    """In the first and second person, a question as one."""
    assert said == letter(verb, link, words, OTHERS)


@pytest.mark.parametrize(
    "words",
    [
        "I come in peace",
        "Blois is arming and he wants London",
        "my ships will come and they will not hurt him",
        "my general is ill and he stays at home",
        "yes",
    ],
)
def test_words_that_may_speak_of_another_stay_as_they_are(words: str) -> None:
    """A `he` behind another's name may be that one."""
    assert "" == letter("tell", "that", words, OTHERS)
