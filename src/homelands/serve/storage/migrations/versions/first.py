"""Matches, their actions and seats, tokens, leases of bots, jobs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _match(primary: bool = False) -> sa.Column[str]:
    return sa.Column("match_id", sa.String(24), sa.ForeignKey("matches.id"), primary_key=primary, nullable=False)


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("scenario", sa.String(80), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("parent", sa.String(24)),
        sa.Column("local", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("turn", sa.String(24), nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_index("bots_to_move", "matches", ["bot"])
    op.create_index("matches_of_this_machine", "matches", ["local", "updated"])
    op.create_table(
        "actions",
        _match(primary=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("mark", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seat", sa.String(24), nullable=False),
        sa.Column("time", sa.Double, nullable=False),
    )
    op.create_table(
        "seats",
        _match(primary=True),
        sa.Column("seat", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("level", sa.String(24), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("last_seen", sa.Double),
        sa.Column("online_until", sa.Double, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        _match(),
        sa.Column("seat", sa.String(24), nullable=False),
    )
    op.create_table(
        "leases",
        _match(primary=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("hurry", sa.Boolean, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(24), primary_key=True),
        _match(),
        sa.Column("seat", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("progress", sa.Double, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
    )
    op.create_index("jobs_of_a_match", "jobs", ["match_id"])


def downgrade() -> None:
    for name in ("jobs", "leases", "tokens", "seats", "actions", "matches"):
        op.drop_table(name)
