## What runs here (homelands about)

about-version = Homelands { $version }, Python { $python }
about-package = The program is in { $folder }
about-engine-plain = Engine: plain.
about-engine-later = Engine: plain. Where a C compiler is at hand, make play builds the compiled one in the background.
about-engine-compiled = Engine: compiled.
about-engine-both = Engine: compiled for bots, hints and reviews at the web table, plain for everything else.
about-games = Games: { $games }
about-no-games = Games: none was found. Is Homelands installed?
about-data = Your games are kept in { $folder }
about-page = The page is in { $folder }
about-no-page = There is no page: this copy is for the terminal. In a clone make page builds it.
about-studies = Studies are in { $folder }; homelands sim finds them by name.
about-no-studies = No studies came along.
about-examples = Examples of bots and of learning are in { $folder }
about-no-examples = No examples came along.
