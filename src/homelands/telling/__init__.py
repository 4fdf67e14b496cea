"""What any front end tells about a game: who may know what, the values behind a question, exact chances in words.

The terminal and the web page both ask here. Pictures are theirs, the words of the rules are in `text`.
"""

from homelands.telling.base import Telling, Told, telling

__all__ = ["Telling", "Told", "telling"]
