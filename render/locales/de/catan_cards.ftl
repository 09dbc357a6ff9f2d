# Die Karten des Grundspiels: was auf ihnen steht, und was sie tun.

thing-catan-lumber = ⟦catan-lumber|Holz⟧
thing-catan-brick = ⟦catan-brick|Lehm⟧
thing-catan-wool = ⟦catan-wool|Wolle⟧
thing-catan-grain = ⟦catan-grain|Getreide⟧
thing-catan-ore = ⟦catan-ore|Erz⟧

thing-catan-knight = ⟦catan-knight⟧ Ritter
card-catan-knight = Versetze den Räuber und stiehl eine Karte.
rules-catan-knight = **Entwicklungskarte**
    Versetze den Räuber und stiehl eine zufällige Karte von jemandem, der dort ein Gebäude hat. Gespielte Ritter bleiben vor dir liegen: Wer zuerst drei hat, hat die größte Rittermacht, 2 Punkte.

thing-catan-victory_point = ⟦catan-victory_point⟧ Siegpunkt
card-catan-victory_point = 1 Punkt, bleibt geheim.
rules-catan-victory_point = **Entwicklungskarte**
    Ein Punkt. Niemand sonst sieht ihn, bis er dir den Sieg bringt; er wird nie ausgespielt.

thing-catan-year_of_plenty = ⟦catan-year_of_plenty⟧ Erfindung
card-catan-year_of_plenty = Nimm 2 Rohstoffe aus der Bank.
rules-catan-year_of_plenty = **Entwicklungskarte**
    Nimm zwei beliebige Rohstoffkarten aus der Bank, gleiche oder verschiedene; nur eine, wenn die Bank nicht mehr hat.

thing-catan-monopoly = ⟦catan-monopoly⟧ Monopol
card-catan-monopoly = Alle geben dir alle Karten eines Rohstoffs.
rules-catan-monopoly = **Entwicklungskarte**
    Nenne einen Rohstoff: Alle anderen geben dir alle Karten davon.

thing-catan-road_building = ⟦catan-road_building⟧ Straßenbau
card-catan-road_building = Baue bis zu 2 Straßen umsonst.
rules-catan-road_building = **Entwicklungskarte**
    Baue bis zu zwei Straßen umsonst, nach den üblichen Regeln; die zweite darf an der ersten weitergehen, und du darfst auf sie verzichten.
