"""River Clans: a small game for two, in a package of its own."""
