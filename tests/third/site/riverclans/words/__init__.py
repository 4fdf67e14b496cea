"""The words of River Clans: English only."""
