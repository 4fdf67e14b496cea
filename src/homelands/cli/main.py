"""`homelands`: the command line. One module a command."""

from __future__ import annotations

import click

from homelands.cli.bench import bench
from homelands.cli.common import playable
from homelands.cli.companion import companion
from homelands.cli.data import data
from homelands.cli.play import play
from homelands.cli.replay import replay
from homelands.cli.rules import rules
from homelands.cli.rulings import rulings
from homelands.cli.tutorial import tutorial


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="homelands", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Navajo Wars and Plains Indian Wars: play, learn and analyse, with every rule kept."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
        click.echo("\nTo play:")
        for name in playable():
            click.echo(f"  homelands play {name}")
        click.echo("To go on with your latest game:\n  homelands play --resume")


for command in (play, tutorial, companion, replay, rules, rulings, data, bench):
    main.add_command(command)

if __name__ == "__main__":
    main()
