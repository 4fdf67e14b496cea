"""Things of Navajo Wars: which of them an option, an event or a chance result is about."""

from homelands.games.navajo.page.about.events import EVENTS, SILENT, VALUES, chance, event
from homelands.games.navajo.page.about.options import ARGUMENT, NOWHERE, OPTIONS, option
from homelands.games.navajo.page.about.single import ids

__all__ = ["ARGUMENT", "EVENTS", "NOWHERE", "OPTIONS", "SILENT", "VALUES", "chance", "event", "ids", "option"]
