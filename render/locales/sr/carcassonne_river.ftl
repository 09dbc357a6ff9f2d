# Reka

setting-carcassonne-expansions-river = Reka
carcassonne-edge-I = reka
carcassonne-described-legend-river = ~ reka
carcassonne-mark-source = izvor
carcassonne-mark-lake = jezero

rules-carcassonne-topics-river = river
rules-carcassonne-river-title = Reka
rules-carcassonne-river =
    Partija počinje **izvorom** umesto početne pločice. Prvo se izvlače ostale pločice reke, zatim **jezero**, pa sve druge pločice.
    - Pločica reke mora da nastavi reku na njenom otvorenom kraju. Reka ne sme odmah da se vrati: posle krivine ulevo sledeća pločica ne može ulevo.
    - Nude se samo mesta sa kojih reka još može da stigne do jezera.
    - Na pločice reke stavljaš sledbenike kao i obično, ali ne na samu reku.
    - Reka razdvaja polja. Polje ide oko izvora i oko jezera.
