"""The history of the database's form. `database.upgrade` brings a database up to date, under a lock."""
