## Il tavolo web

serve-open = Il tavolo è a { $url } (Ctrl-C lo chiude; ogni partita resta salvata).
serve-bare = Chiunque raggiunga questa macchina può raggiungerlo, senza cifratura. Per la rete aperta mettilo dietro un proxy: vedi docs/hosting.md.
serve-closed = Chiuso. Ogni partita è salvata.
serve-migrated = { $db } è aggiornato.
serve-no-database = Le partite non si possono conservare: { $why }
