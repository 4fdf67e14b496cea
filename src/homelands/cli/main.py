"""`homelands`: the command line. One module a command."""

from __future__ import annotations

import click

from homelands.cli.about import about
from homelands.cli.bench import bench
from homelands.cli.companion import companion
from homelands.cli.data import data
from homelands.cli.play import play
from homelands.cli.replay import replay
from homelands.cli.report import report
from homelands.cli.review import review
from homelands.cli.rules import rules
from homelands.cli.rulings import rulings
from homelands.cli.serve import serve
from homelands.cli.sim import sim
from homelands.cli.tutorial import tutorial


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="homelands", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Navajo Wars and Plains Indian Wars: play, learn and analyse, with every rule kept.

    Without a command the web table opens in your browser. `homelands play navajo` plays in the terminal.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve)


for command in (serve, play, tutorial, companion, replay, review, rules, rulings, data, sim, report, bench, about):
    main.add_command(command)

if __name__ == "__main__":
    main()
