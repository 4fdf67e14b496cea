"""`python -m homelands`: the command `homelands`, with whichever interpreter and build one names."""

from homelands.cli.main import main

main(prog_name="homelands")
