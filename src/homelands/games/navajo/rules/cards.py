"""The numbers of the cards that a rule speaks of: the Historical and Transitional Events, as the data call them."""

from __future__ import annotations

from typing import Final

LAST_ORDINARY: Final = 40  # Operations and Ceremony cards up to here
PUEBLO_REVOLT: Final = 41  # the Spanish Period
FRANCISCANS: Final = 42
GALVEZ: Final = 43
SETTLERS: Final = 44
MEXICAN_INDEPENDENCE: Final = 45
MASSACRE: Final = 46  # the Mexican Period
DINEANAII: Final = 47
SICK_LAND: Final = 48
NARBONA: Final = 49
ARMY_OF_THE_WEST: Final = 50
FORTS: Final = 51  # the American Period
DODGE: Final = 52
MANUELITO: Final = 53
CIVIL_WAR: Final = 54
KIT_CARSON: Final = 55
TRANSITIONAL: Final = (MEXICAN_INDEPENDENCE, ARMY_OF_THE_WEST, KIT_CARSON)  # the last card of each period
LAST: Final = KIT_CARSON
