## The web table

serve-open = The table is at { $url } (Ctrl-C closes it; every game is kept).
serve-bare = Everybody who can reach this machine can reach it, without encryption. For the open net put it behind a proxy: see docs/hosting.md.
serve-closed = Closed. Every game is kept.
serve-migrated = { $db } is up to date.
serve-no-database = The games cannot be kept: { $why }
