"""Who started a match, how much it fills, where it stands after corrections; limits that all processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("client", sa.String(32), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("size", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("matches_of_a_client", "matches", ["client"])
    op.create_index("tokens_of_a_match", "tokens", ["match_id"])
    op.create_table(
        "checkpoints",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "allowances",
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("client", sa.String(32), primary_key=True),
        sa.Column("left", sa.Double, nullable=False),
        sa.Column("then", sa.Double, nullable=False),
    )
    op.create_table(
        "watchers",
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("client", sa.String(32), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for name in ("watchers", "allowances", "facts", "checkpoints"):
        op.drop_table(name)
    op.drop_index("tokens_of_a_match", "tokens")
    op.drop_index("matches_of_a_client", "matches")
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("size")
        batch.drop_column("client")
