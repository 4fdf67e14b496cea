## Che cosa gira qui (homelands about)

about-version = Homelands { $version }, Python { $python }
about-package = Il programma è in { $folder }
about-engine-plain = Motore: semplice.
about-engine-later = Motore: semplice. Dove c'è un compilatore C, make play costruisce quello compilato in sottofondo.
about-engine-compiled = Motore: compilato.
about-engine-both = Motore: compilato per bot, suggerimenti e revisioni al tavolo web, semplice per tutto il resto.
about-games = Giochi: { $games }
about-no-games = Giochi: non ne è stato trovato nessuno. Homelands è installato?
about-data = Le tue partite sono conservate in { $folder }
about-page = La pagina è in { $folder }
about-no-page = La pagina non c'è: questa copia è per il terminale. In un clone la costruisce make page.
about-studies = Gli studi sono in { $folder }; homelands sim li trova per nome.
about-no-studies = Nessuno studio è compreso.
about-examples = Esempi di bot e di apprendimento sono in { $folder }
about-no-examples = Nessun esempio è compreso.
