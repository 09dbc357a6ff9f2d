# Słowa, które można wpisać zamiennie, także w częściach oferty.

synonyms-catan-lumber = drewno, drewna, drzewo
synonyms-catan-brick = glina, gliny, glinę, cegła, cegły, cegłę
synonyms-catan-wool = wełna, wełny, wełnę, owca, owce
synonyms-catan-grain = zboże, zboża, pszenica, pszenicę
synonyms-catan-ore = ruda, rudy, rudę, kamień, żelazo
synonyms-catan-forest = las, lasy, drewno
synonyms-catan-hills = wzgórza, wzgórze, glina, cegła
synonyms-catan-pasture = pastwisko, pastwiska, wełna, owce
synonyms-catan-fields = pole, pola, uprawne, zboże
synonyms-catan-mountains = góry, góra, ruda
synonyms-catan-harbour = port, porty, portem, przystań
synonyms-catan-settlement = osada, osadę, wioska, dom
synonyms-catan-city = miasto, miasta
synonyms-catan-road = droga, drogę, drogi, ulica
synonyms-catan-robber = złodziej, złodzieja, rozbójnik
synonyms-catan-roll = rzuć, rzut, kostkami, kośćmi, kostki, kości
synonyms-catan-end = zakończ, koniec, gotowe, pas, pasuję
synonyms-catan-offer = oferta, zaproponuj, handel, wymiana
synonyms-catan-accept = przyjmij, przyjmuję, tak
synonyms-catan-decline = odrzuć, odrzucam, nie, odmawiam
synonyms-catan-withdraw = wycofaj, wycofuję, anuluj
synonyms-catan-everyone = wszyscy, wszystkim, każdy, każdemu

typed-catan-offer-give = daję, dam, oddaję, oferuję, płacę, sprzedaję
typed-catan-offer-get = dostaję, biorę, za, chcę, otrzymuję, kupuję
typed-catan-offer-to = dla, z, od
