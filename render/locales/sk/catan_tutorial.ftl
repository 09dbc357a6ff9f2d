# Úvod do Catanu: rada ku každému kroku a záver.

tutorial-catan-road = Padla šestka, takže tvoja dedina pri kopcoch so 6 má tehlu. Postav **cestu** za jednu tehlu a jedno drevo. Na mape vyber miesto medzi týmito kopcami a púšťou v strede.
tutorial-catan-offer = Na konci cesty je miesto na dedinu. Stojí tehlu, drevo, vlnu a obilie a ty nemáš obilie. Daj ostatným **ponuku**.
tutorial-catan-terms = Daj **vlnu**, žiadaj **obilie**.
tutorial-catan-settlement = Súper ponuku prijal. Postav **dedinu** na konci svojej novej cesty. Dotýka sa kopcov, lesa a púšte, hoci púšť nič nedáva.
tutorial-catan-finish = Dedina je za bod a odteraz máš karty z troch miest. Na nič iné nemáš: **ukonči** ťah.
tutorial-catan-robber = Súperovi padla osmička a má dve karty. Potom padla sedmička tebe: **zlodej** sa presúva a jeho políčko nič nedáva. Daj ho na jedno z dvoch políčok s **8** pri stavbách súpera a vezmi si kartu.
tutorial-catan-end =
    To je celá hra: hádž, obchoduj a stavaj, kým niekto nemá desať bodov. Dediny sú za 1 a mestá za 2; najdlhšia obchodná cesta a najväčšie vojsko za 2. Banka berie štyri karty jedného druhu za jednu, s prístavom tri alebo dve. S viac než siedmimi kartami prídeš pri sedmičke o polovicu.
    V nastaveniach lobby sú rozšírenia. Vysvetľuje ich aj `/rules`.
