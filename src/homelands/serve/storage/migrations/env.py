"""Called by Alembic. The connection, with its transaction and lock, comes from `database.upgrade`."""

from alembic import context

from homelands.serve.storage.tables import meta

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("start the server, or `homelands serve --migrate`: the database is brought up to date there")
context.configure(connection=connection, target_metadata=meta, render_as_batch=connection.dialect.name == "sqlite")
context.run_migrations()
