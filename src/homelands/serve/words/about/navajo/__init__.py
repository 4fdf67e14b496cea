"""Things of Navajo Wars: which of them an option, an event or a chance result is about."""

from homelands.serve.words.about.navajo.events import EVENTS, SILENT, VALUES, chance, event
from homelands.serve.words.about.navajo.options import ARGUMENT, NOWHERE, OPTIONS, option
from homelands.serve.words.about.navajo.single import ids

__all__ = ["ARGUMENT", "EVENTS", "NOWHERE", "OPTIONS", "SILENT", "VALUES", "chance", "event", "ids", "option"]
