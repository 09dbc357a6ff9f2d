# Słowa, które można wpisać zamiennie.

synonyms-carcassonne-follower = podwładny, podwładnego, pionek, ludzik, meeple
synonyms-carcassonne-city = miasto, miasta, gród, zamek, rycerz
synonyms-carcassonne-road = droga, drogi, drogę, ścieżka, zbójnik
synonyms-carcassonne-field = łąka, łąki, łąkę, pole, farmer
synonyms-carcassonne-cloister = klasztor, klasztoru, mnich
synonyms-carcassonne-no = bez, nie, nikt, nic, brak, pomiń
synonyms-carcassonne-big = duży, dużego, wielki, podwójny
synonyms-carcassonne-N = n, północ, góra
synonyms-carcassonne-E = e, wschód, prawo
synonyms-carcassonne-S = s, południe, dół
synonyms-carcassonne-W = w, zachód, lewo
synonyms-carcassonne-turned = obrót, obrócona, obróć
synonyms-carcassonne-closes = zamyka, kończy, zamknij, dokończ
synonyms-carcassonne-joins = przedłuża, powiększa, łączy, dołącza
