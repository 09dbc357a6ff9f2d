# Karty základnej hry: ich texty a vysvetlenia.

thing-catan-lumber = ⟦catan-lumber|Drevo⟧
    .accusative = ⟦catan-lumber|drevo⟧
thing-catan-brick = ⟦catan-brick|Tehla⟧
    .accusative = ⟦catan-brick|tehlu⟧
thing-catan-wool = ⟦catan-wool|Vlna⟧
    .accusative = ⟦catan-wool|vlnu⟧
thing-catan-grain = ⟦catan-grain|Obilie⟧
    .accusative = ⟦catan-grain|obilie⟧
thing-catan-ore = ⟦catan-ore|Ruda⟧
    .accusative = ⟦catan-ore|rudu⟧

thing-catan-knight = ⟦catan-knight⟧ Rytier
    .accusative = ⟦catan-knight⟧ Rytiera
card-catan-knight = Presuň zlodeja a ukradni kartu.
rules-catan-knight = **Akčná karta**
    Presuň zlodeja a ukradni náhodnú kartu hráčovi, ktorý tam má stavbu. Zahraní rytieri ostávajú pred tebou. Prvý hráč s tromi má najväčšie vojsko za 2 body.

thing-catan-victory_point = ⟦catan-victory_point⟧ Víťazný bod
card-catan-victory_point = 1 bod, ostáva v tajnosti.
rules-catan-victory_point = **Akčná karta**
    Jeden bod. Nikdy ho nehráš. Ostatní ho nevidia, kým ti neprinesie víťazstvo.

thing-catan-year_of_plenty = ⟦catan-year_of_plenty⟧ Vynález
card-catan-year_of_plenty = Vezmi si z banky 2 suroviny.
rules-catan-year_of_plenty = **Akčná karta**
    Vezmi si z banky dve ľubovoľné suroviny, rovnaké alebo rôzne. Ak má banka iba jednu, vezmi tú.

thing-catan-monopoly = ⟦catan-monopoly⟧ Monopol
card-catan-monopoly = Každý hráč ti dá všetky karty jednej suroviny.
rules-catan-monopoly = **Akčná karta**
    Vyber surovinu. Všetci ostatní ti dajú všetky svoje karty tejto suroviny.

thing-catan-road_building = ⟦catan-road_building⟧ Stavba ciest
    .accusative = ⟦catan-road_building⟧ Stavbu ciest
card-catan-road_building = Postav zadarmo najviac 2 cesty.
rules-catan-road_building = **Akčná karta**
    Postav zadarmo najviac dve cesty podľa bežných pravidiel. Druhá môže nadväzovať na prvú a môžeš ju aj vynechať.
