"""A talk with the program in a real terminal, prompt by prompt: a learner, or somebody beside a real table."""

from __future__ import annotations

from tests.cli.terminal import ESCAPE, Terminal

CHOICE, DRAW = "\n> ", "\n? "
ENTER = {
    "en": ("Enter goes on: ", "Enter rolls or draws: "),
    "it": ("Invio per continuare: ", "Invio per lanciare o pescare: "),
}


class Talk:
    """Each line is typed after the prompt for it has come."""

    def __init__(self, t: Terminal, *prompts: str) -> None:
        self.t = t
        self.prompts = prompts
        self.mark = 0

    def prompt(self) -> str:
        """Read on to the next prompt; which one it is. Nothing if the program has ended."""
        while True:
            new = ESCAPE.sub("", self.t.output[self.mark :])
            if found := [one for one in self.prompts if new.endswith(one)]:
                self.mark = len(self.t.output)
                return found[0]
            if not self.t._read():
                return ""

    def say(self, line: str) -> str:
        """Type a line; gives back what was said up to the next prompt."""
        before = len(self.t.plain)
        self.t.send(line)
        self.prompt()
        return self.t.plain[before:]
