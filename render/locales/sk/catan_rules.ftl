# Catan, vysvetlený po témach; karty sú vysvetlené v catan_cards.ftl.

rules-catan-topics =
    aim setup turn production seven building longest development trade offers harbours special end picture choosing
rules-catan-entries = knight victory_point road_building year_of_plenty monopoly
rules-catan-entries-title = Každá karta podľa názvu
rules-catan-aim-title = Cieľ hry
rules-catan-aim =
    Osídľujete ostrov. Dediny a mestá stoja na križovatkách, čiže rohoch jeho políčok, cesty na ich hranách. Kocky určujú, ktoré políčka prinesú karty, a za karty staviate ďalej.
    Vyhráš, keď máš vo vlastnom ťahu **10 bodov**. Dedina je za 1 bod, mesto za 2, najdlhšia obchodná cesta za 2 a najväčšie vojsko za 2.
rules-catan-setup-title = Príprava
rules-catan-setup =
    Poradie je náhodné. Každý hráč postaví v poradí dedinu s cestou. Potom každý v opačnom poradí postaví druhú stavbu s cestou.
    Za druhú stavbu dostaneš po jednej surovine z každého políčka, ktorého sa dotýka. Križovatka vedľa stavby zostáva vždy prázdna, takže dve stavby sú od seba aspoň dve cesty.
rules-catan-turn-title = Ťah
rules-catan-turn =
    1. **Hoď** oboma kockami. Predtým môžeš zahrať jednu akčnú kartu.
    2. Hod prinesie **výnosy**, alebo padne **sedmička**.
    3. **Konaj:** obchoduj, stavaj a hraj karty v ľubovoľnom poradí a koľkokrát chceš.
    4. **Ukonči ťah.** Na rozhodnutia iných hráčov (odhadzovanie, dary) sa pýtam naraz; ostávajú tajné, kým nepríde posledná odpoveď.
rules-catan-production-title = Výnosy
rules-catan-production =
    Každé políčko s hodeným číslom dá každej dedine vedľa neho jednu kartu a každému mestu dve: **les** drevo, **kopce** tehlu, **pastvina** vlnu, **pole** obilie, **hory** rudu. Púšť a políčko so zlodejom nedajú nič.
    Ak banka nemá niektorého druhu dosť pre všetkých, nedostane ho nikto. Ak ho má dostať iba jeden hráč, dostane zvyšok.
rules-catan-seven-title = Sedmička a zlodej
rules-catan-seven =
    Pri sedmičke nie sú výnosy. Kto má viac než 7 kariet, odhodí polovicu, zaokrúhlenú nadol. Potom hráč na ťahu presunie zlodeja na iné políčko a ukradne náhodnú kartu jednému súperovi, ktorý tam má stavbu.
    Políčko so zlodejom nič nevynáša.
rules-catan-building-title = Stavanie
rules-catan-building =
    - **Cesta:** drevo, tehla. Nadväzuje na tvoje cesty a stavby, ale nie cez križovatku so stavbou či rytierom iného hráča.
    - **Dedina:** drevo, tehla, vlna, obilie. Pri tvojej ceste, nie vedľa inej stavby.
    - **Mesto** namiesto dediny: 2× obilie, 3× ruda.
    - **Akčná karta:** vlna, obilie, ruda.
    Máš 15 ciest, 5 dedín a 4 mestá.
rules-catan-longest-title = Najdlhšia obchodná cesta
rules-catan-longest =
    Prvý hráč so súvislou cestou s dĺžkou 5 alebo viac má najdlhšiu obchodnú cestu za 2 body. Iný hráč ju získa dlhšou cestou. Odbočky sa nerátajú a stavba či rytier iného hráča na križovatke cestu pretne.
    Ak sa cesta jej držiteľa pretne, ostáva mu, kým má stále aspoň 5 a žiadna iná nie je dlhšia. Inak ju získa jediná najdlhšia cesta s dĺžkou aspoň 5. Pri rovnosti ju nemá nikto, kým nie je jedna najdlhšia.
rules-catan-development-title = Akčné karty a vojsko
rules-catan-development =
    Za ťah môžeš zahrať jednu akčnú kartu, pred hodom alebo po ňom, ale nie v ťahu, v ktorom ju kupuješ. Bodové karty ostávajú tajné, kým ti neprinesú víťazstvo.
    Prvý hráč s tromi zahranými rytiermi má najväčšie vojsko za 2 body. Iný hráč ho získa, keď ich má viac.
rules-catan-trade-title = Obchod s bankou
rules-catan-trade =
    Kedykoľvek po hode môžeš dať štyri karty jedného druhu za jednu iného. S prístavom 3:1 dáš tri, s prístavom suroviny dve tejto suroviny. Vždy použijem tvoj najlepší kurz. *Viac výmen naraz* urobí až štyri výmeny v jednom kroku, napríklad 2 + 2 karty za 1 + 1.
rules-catan-offers-title = Ponuky
rules-catan-offers =
    Vo svojom ťahu môžeš ponúknuť karty všetkým alebo niektorým hráčom. Ostatní ponuku prijmú, odmietnu alebo dajú protiponuku a môžu aj sami ponúkať tebe. K protiponuke môžu ostatní ponúknuť to isté a ty si vyberieš. Žiadny druh karty nesmie byť na oboch stranách. Môžeš žiadať *ľubovoľnú kartu*: vyberie ju ten, kto odpovie, a ty potvrdíš.
    Nikto nevidí, kto by mohol zaplatiť. Ponuka jednému hráčovi sa vymení, len čo ju prijme. Ak ju prijme viac hráčov, vyberieš si jedného. Pri výmene sa skontrolujú karty oboch. Ponuky sa končia s ťahom a nikto na ne nemusí čakať.
    Vo svojom ťahu môžeš dať štyri ponuky a v cudzom dve. Na jednej strane sú najviac štyri karty a žiadať môžeš najviac tri karty jedného druhu.
rules-catan-harbours-title = Prístavy
rules-catan-harbours =
    Prístav môžeš používať, ak máš stavbu na jednej z dvoch križovatiek, ku ktorým vedú jeho móla. Loď znamená 3:1 s každým druhom, karta 2:1 s týmto druhom.
rules-catan-special-title = Päť a šesť hráčov
rules-catan-special =
    Ostrov je väčší. Po každom ťahu môžu ostatní hráči v poradí stavať zo svojich kariet, ak o to požiadajú voľbou *Stavať medzi ťahmi*. Požiadať môžeš pred hodom a až do konca ťahu a platí to, kým to nezrušíš. Ťah, v ktorom už nie je čo robiť, sa sám neskončí, kým niektorý hráč s kartami ešte nepožiadal: má tak na to čas. Medzi ťahmi sa neobchoduje, nehrajú sa karty a nikto nevyhrá.
rules-catan-end-title = Koniec hry
rules-catan-end =
    Vyhráš, len čo máš vo vlastnom ťahu dosť bodov, hoci aj uprostred hodu. Body z ťahu iného hráča sa rátajú, keď sa začne tvoj ťah, ak ich ešte máš.
rules-catan-picture-title = Ako čítať obrázok
rules-catan-picture =
    Hore v poradí ťahov: body, ⟦catan-hand⟧ karty na ruke (červené: viac, než je bezpečné), ⟦catan-development⟧ akčné karty, ⟦catan-army⟧ zahraní rytieri, ⟦catan-length⟧ najdlhšia cesta, zvyšné stavby. Zlatá označuje hráča na ťahu a držiteľov ocenení.
    Vľavo hore: posledný hod, jeho čísla majú zlatý kruh. Vpravo hore: balíčky. Vpravo dole: banka. Stavby z posledného ťahu majú zlatý okraj.
    Na ostrove má každá stavba písmeno svojho hráča a každá cesta jeho tvar. Žetóny 6 a 8 majú tvar slnka. Písmená na tmavých štítkoch, od G ďalej, sú miesta, ktoré môžeš vybrať.
    Tvoj panel ukazuje viac: pod kockami karty, ktoré ti priniesol posledný hod; pod ostrovom tvoju ruku, v ktorej vystupujú karty, čo voľba stojí; a ceny, zlaté, ak ich môžeš zaplatiť, s tvojimi kurzami v banke.
rules-catan-choosing-title = Ako vybrať miesto
rules-catan-choosing =
    Ťukni na to, čo staviaš, a potom na písmeno miesta. Ak je miest veľa, najprv ťukni na políčko: vypíše svoje križovatky alebo hrany a každé miesto patrí jednému políčku.
