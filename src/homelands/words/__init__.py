"""The words of Homelands: events, questions, answers and refusals as plain sentences, in every language there is.

The rules give structured events and never make sentences; nothing in core/ or in the rules of a game imports this
package. `Presenter` is the one way from an event to a sentence, `Narration` says what an entry of a match led to, and
`secrecy` who may read it.
"""

from homelands.words.catalogue import LANGUAGES, TextError
from homelands.words.presenter import Presenter

__all__ = ["LANGUAGES", "Presenter", "TextError"]
