# Slová, ktoré možno písať jedno namiesto druhého, a slová pre časti ponuky.

synonyms-catan-lumber = drevo, dreva, drevá, strom
synonyms-catan-brick = tehla, tehlu, tehly, hlina
synonyms-catan-wool = vlna, vlnu, vlny, ovca, ovcu, ovce
synonyms-catan-grain = obilie, obilia, žito, pšenica
synonyms-catan-ore = ruda, rudu, rudy, kameň, železo
synonyms-catan-forest = les, lesy, drevo
synonyms-catan-hills = kopce, kopec, tehla, hlina
synonyms-catan-pasture = pastvina, pastviny, lúka, vlna, ovce
synonyms-catan-fields = pole, polia, obilie, žito
synonyms-catan-mountains = hory, hora, ruda, kameň
synonyms-catan-harbour = prístav, prístavy
synonyms-catan-settlement = dedina, dedinu, osada, dom
synonyms-catan-city = mesto, mestá
synonyms-catan-road = cesta, cestu, ulica
synonyms-catan-robber = zlodej, zlodeja, lupič
synonyms-catan-roll = hodiť, hoď, hod, kocky, kockami
synonyms-catan-end = ukončiť, ukonči, koniec, hotovo
synonyms-catan-offer = ponuka, ponuku, ponúknuť, obchod, vymeniť
synonyms-catan-accept = prijať, prijmi, áno, beriem
synonyms-catan-decline = odmietnuť, odmietni, nie
synonyms-catan-withdraw = stiahnuť, stiahni, zrušiť
synonyms-catan-everyone = všetci, všetkým, každý

typed-catan-offer-give = ja dám, dám, dávam, ponúkam, platím
typed-catan-offer-get = chcem, za, dostanem, beriem, hľadám
typed-catan-offer-to = pre, s, od, komu
