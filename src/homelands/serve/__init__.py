"""The web table's server: games, seats and events over HTTP. No rule is known here; `Match` decides what is legal."""
