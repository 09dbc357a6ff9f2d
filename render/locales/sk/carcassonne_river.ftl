# Rieka

setting-carcassonne-expansions-river = Rieka
carcassonne-edge-I = rieka
carcassonne-described-legend-river = ~ rieka
carcassonne-mark-source = prameň
carcassonne-mark-lake = jazero

rules-carcassonne-topics-river = river
rules-carcassonne-river-title = Rieka
rules-carcassonne-river =
    Hra sa začína **prameňom** namiesto začiatočnej kartičky. Najprv sa losujú ostatné kartičky rieky, po nich **jazero** a potom všetky ďalšie.
    - Kartička rieky musí nadväzovať na otvorený koniec rieky. Rieka sa nesmie hneď stáčať späť: po zákrute doľava nesmie ďalšia kartička zahnúť doľava.
    - Ponúkajú sa len miesta, z ktorých rieka ešte môže dôjsť k jazeru.
    - Na kartičky rieky kladieš figúrky ako zvyčajne, na samotnú rieku nie.
    - Rieka oddeľuje lúky. Lúka obchádza prameň aj jazero.
