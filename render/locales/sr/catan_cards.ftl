# Karte osnovne igre: tekstovi i objašnjenja.

thing-catan-lumber = ⟦catan-lumber|Drvo⟧
    .accusative = ⟦catan-lumber|drvo⟧
thing-catan-brick = ⟦catan-brick|Cigla⟧
    .accusative = ⟦catan-brick|ciglu⟧
thing-catan-wool = ⟦catan-wool|Vuna⟧
    .accusative = ⟦catan-wool|vunu⟧
thing-catan-grain = ⟦catan-grain|Žito⟧
    .accusative = ⟦catan-grain|žito⟧
thing-catan-ore = ⟦catan-ore|Ruda⟧
    .accusative = ⟦catan-ore|rudu⟧

thing-catan-knight = ⟦catan-knight⟧ Vitez
    .accusative = ⟦catan-knight⟧ Viteza
card-catan-knight = Pomeri razbojnika i ukradi kartu.
rules-catan-knight = **Razvojna kartica**
    Pomeri razbojnika i ukradi nasumičnu kartu igraču koji tamo ima građevinu. Odigrani vitezovi ostaju pred tobom. Prvi igrač sa tri viteza ima najveću vojsku, 2 poena.

thing-catan-victory_point = ⟦catan-victory_point⟧ Poen
card-catan-victory_point = 1 poen, ostaje tajna.
rules-catan-victory_point = **Razvojna kartica**
    Jedan poen. Nikada se ne igra. Ostali ga ne vide dok ti ne donese pobedu.

thing-catan-year_of_plenty = ⟦catan-year_of_plenty⟧ Godina izobilja
    .accusative = ⟦catan-year_of_plenty⟧ Godinu izobilja
card-catan-year_of_plenty = Uzmi 2 resursa iz banke.
rules-catan-year_of_plenty = **Razvojna kartica**
    Uzmi iz banke bilo koja dva resursa, ista ili različita. Ako banka ima samo jedan, uzmi njega.

thing-catan-monopoly = ⟦catan-monopoly⟧ Monopol
card-catan-monopoly = Svi ostali ti daju sve svoje karte jednog resursa.
rules-catan-monopoly = **Razvojna kartica**
    Navedi resurs. Svi ostali ti daju sve svoje karte tog resursa.

thing-catan-road_building = ⟦catan-road_building⟧ Izgradnja puteva
    .accusative = ⟦catan-road_building⟧ Izgradnju puteva
card-catan-road_building = Izgradi do 2 puta besplatno.
rules-catan-road_building = **Razvojna kartica**
    Izgradi besplatno do dva puta, po uobičajenim pravilima. Drugi može da nastavi prvi, a možeš i da ga preskočiš.
