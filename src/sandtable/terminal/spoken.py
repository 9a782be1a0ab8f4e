"""The words that commands are typed with: in the language that is spoken, with or without accents, and in English."""

from __future__ import annotations

from unicodedata import combining, normalize

from sandtable.terminal.looking import Looking

#: every word that somebody at plain lines may type beside actions and names
COMMANDS = (
    *("help", "board", "units", "look", "status", "answers", "why", "odds", "hint", "series", "threat", "via", "undo"),
    *("log", "since", "rule", "rules", "charts", "overlay", "concede", "save", "language", "another", "quit"),
)
#: and what may stand behind one
OTHERS = ("yes", "all", "agreed", "to", "with", "leave")


def bare(word: str) -> str:
    """A word without capitals and accents."""
    return "".join(letter for letter in normalize("NFD", word.casefold()) if not combining(letter))


def meant(looking: Looking, word: str) -> str:
    """The English word for one that somebody typed; the same word if it is none of ours."""
    typed = bare(word)
    for known in (*COMMANDS, *OTHERS):
        if typed == known or typed == bare(looking.say(f"plain-word-{known}")):
            return known
    return word
