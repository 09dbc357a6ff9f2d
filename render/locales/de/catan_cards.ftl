# Die Karten von Catan: was auf ihnen steht, und was sie tun.

thing-catan-lumber = Holz
thing-catan-brick = Lehm
thing-catan-wool = Wolle
thing-catan-grain = Getreide
thing-catan-ore = Erz
thing-catan-paper = Papier
thing-catan-cloth = Tuch
thing-catan-coin = Münze

thing-catan-knight = Ritter
card-catan-knight = Versetze den Räuber und stiehl eine Karte.
rules-catan-knight-title = { thing-catan-knight }
rules-catan-knight = **Entwicklungskarte**
    Versetze den Räuber und stiehl eine zufällige Karte von jemandem, der dort ein Gebäude hat. Gespielte Ritter bleiben vor dir liegen: Wer zuerst drei hat, hat die größte Rittermacht, 2 Punkte.

thing-catan-victory_point = Siegpunkt
card-catan-victory_point = 1 Punkt, bleibt geheim.
rules-catan-victory_point-title = { thing-catan-victory_point }
rules-catan-victory_point = **Entwicklungskarte**
    Ein Punkt. Niemand sonst sieht ihn, bis er dir den Sieg bringt; er wird nie ausgespielt.

thing-catan-year_of_plenty = Erfindung
card-catan-year_of_plenty = Nimm 2 Rohstoffe aus der Bank.
rules-catan-year_of_plenty-title = { thing-catan-year_of_plenty }
rules-catan-year_of_plenty = **Entwicklungskarte**
    Nimm zwei beliebige Rohstoffkarten aus der Bank, gleiche oder verschiedene; nur eine, wenn die Bank nicht mehr hat.

thing-catan-monopoly = Monopol
card-catan-monopoly = Alle geben dir alles von einem Rohstoff.
rules-catan-monopoly-title = { thing-catan-monopoly }
rules-catan-monopoly = **Entwicklungskarte**
    Nenne einen Rohstoff: Alle anderen geben dir alle Karten davon.

thing-catan-road_building = Straßenbau
card-catan-road_building = Baue bis zu 2 Straßen umsonst.
rules-catan-road_building-title = { thing-catan-road_building }
rules-catan-road_building = **Entwicklungskarte, und Wissenschaft**
    Baue bis zu zwei Straßen umsonst, nach den üblichen Regeln; die zweite darf an der ersten weitergehen, und du darfst auf sie verzichten.

thing-catan-alchemist = Alchemist
card-catan-alchemist = Vor dem Wurf: Bestimme beide Zahlenwürfel.
rules-catan-alchemist-title = { thing-catan-alchemist }
rules-catan-alchemist = **Wissenschaft · 2 Karten**
    Vor dem Wurf gespielt: Du stellst den weißen und den roten Würfel ein. Nur der Ereigniswürfel wird geworfen, und er gilt zuerst. Der rote Würfel entscheidet auch, wer Fortschrittskarten zieht.

thing-catan-crane = Kran
card-catan-crane = Ein Ausbau kostet eine Handelsware weniger.
rules-catan-crane-title = { thing-catan-crane }
rules-catan-crane = **Wissenschaft · 2 Karten**
    Nenne einen Bereich und kaufe sofort seine nächste Stufe, für eine Handelsware weniger als sonst; die erste Stufe ist umsonst. Ein Kran im Zug.

thing-catan-engineer = Ingenieur
card-catan-engineer = Baue eine Stadtmauer umsonst.
rules-catan-engineer-title = { thing-catan-engineer }
rules-catan-engineer = **Wissenschaft · 1 Karte**
    Baue eine Mauer um eine deiner Städte ohne Mauer, umsonst. Nicht, wenn schon drei stehen.

thing-catan-inventor = Erfinder
card-catan-inventor = Tausche zwei Zahlen, aber keine 2, 6, 8, 12.
rules-catan-inventor-title = { thing-catan-inventor }
rules-catan-inventor = **Wissenschaft · 2 Karten**
    Tausche die Zahlen zweier Felder, irgendwo auf der Insel. 2, 6, 8 und 12 bleiben, wo sie sind.

thing-catan-irrigation = Bewässerung
card-catan-irrigation = 2 Getreide für jedes Ackerland von dir.
rules-catan-irrigation-title = { thing-catan-irrigation }
rules-catan-irrigation = **Wissenschaft · 2 Karten**
    Nimm zwei Getreide für jedes Ackerland, an dem du ein Gebäude hast, wie viele es auch sind, und auch wenn der Räuber dort steht.

thing-catan-medicine = Medizin
card-catan-medicine = Eine Stadt für 2 Erz und 1 Getreide.
rules-catan-medicine-title = { thing-catan-medicine }
rules-catan-medicine = **Wissenschaft · 2 Karten**
    Mache eine deiner Siedlungen zur Stadt, für zwei Erz und ein Getreide.

thing-catan-mining = Bergbau
card-catan-mining = 2 Erz für jedes Gebirge von dir.
rules-catan-mining-title = { thing-catan-mining }
rules-catan-mining = **Wissenschaft · 2 Karten**
    Nimm zwei Erz für jedes Gebirge, an dem du ein Gebäude hast, wie viele es auch sind, und auch wenn der Räuber dort steht.

thing-catan-printer = Buchdruck
card-catan-printer = 1 Punkt, sofort offen.
rules-catan-printer-title = { thing-catan-printer }
rules-catan-printer = **Wissenschaft · 1 Karte**
    Ein Punkt. Er wird beim Ziehen gezeigt, wer auch am Zug ist, und zählt nie als Handkarte.

thing-catan-smith = Schmied
card-catan-smith = Werte bis zu 2 Ritter umsonst auf.
rules-catan-smith-title = { thing-catan-smith }
rules-catan-smith = **Wissenschaft · 2 Karten**
    Werte bis zu zwei deiner Ritter um je eine Stufe auf, umsonst. Die üblichen Grenzen gelten: ein Ritter einmal im Zug, zwei von jeder Stufe, mächtige nur mit der Festung.

thing-catan-commercial_harbor = Handelshafen
card-catan-commercial_harbor = Tausche mit allen Rohstoff gegen Handelsware.
rules-catan-commercial_harbor-title = { thing-catan-commercial_harbor }
rules-catan-commercial_harbor = **Handel · 2 Karten**
    Biete allen anderen je eine deiner Rohstoffkarten an, jedem höchstens einmal im Zug: Wer eine Handelsware hat, muss dir eine eigener Wahl dafür geben. Wer keine hat, gibt nichts, und du behältst deine Karte.
    Auch wer nur eine Sorte Handelswaren hat, wird gefragt: Sonst wüssten alle, was er hat.

thing-catan-master_merchant = Handelsherr
card-catan-master_merchant = Nimm 2 Karten deiner Wahl von jemandem vor dir.
rules-catan-master_merchant-title = { thing-catan-master_merchant }
rules-catan-master_merchant = **Handel · 2 Karten**
    Wähle jemanden mit mehr Punkten als du, sieh die Handkarten an und nimm zwei deiner Wahl.

thing-catan-merchant_fleet = Handelsflotte
card-catan-merchant_fleet = Im Zug tauschst du eine Sorte 2:1.
rules-catan-merchant_fleet-title = { thing-catan-merchant_fleet }
rules-catan-merchant_fleet = **Handel · 2 Karten**
    Nenne einen Rohstoff oder eine Handelsware: Bis zum Ende deines Zuges tauschst du sie mit der Bank 2:1.

thing-catan-merchant = Händler
card-catan-merchant = Setze den Händler auf ein Feld: 1 Punkt, dort 2:1.
rules-catan-merchant-title = { thing-catan-merchant }
rules-catan-merchant = **Handel · 6 Karten**
    Setze den Händler auf ein Feld, an dem du ein Gebäude hast. Solange er dir gehört, hast du einen Punkt und tauschst den Rohstoff dieses Feldes 2:1. Wer als Nächster einen Händler spielt, übernimmt ihn.

thing-catan-resource_monopoly = Rohstoffmonopol
card-catan-resource_monopoly = Alle geben dir 2 von einem Rohstoff.
rules-catan-resource_monopoly-title = { thing-catan-resource_monopoly }
rules-catan-resource_monopoly = **Handel · 4 Karten**
    Nenne einen Rohstoff: Alle anderen geben dir zwei davon, oder den einen, den sie haben.

thing-catan-commodity_monopoly = Warenmonopol
card-catan-commodity_monopoly = Alle geben dir 1 von einer Handelsware.
rules-catan-commodity_monopoly-title = { thing-catan-commodity_monopoly }
rules-catan-commodity_monopoly = **Handel · 2 Karten**
    Nenne eine Handelsware: Wer sonst welche hat, gibt dir eine.

thing-catan-bishop = Bischof
card-catan-bishop = Versetze den Räuber, stiehl bei allen dort 1 Karte.
rules-catan-bishop-title = { thing-catan-bishop }
rules-catan-bishop = **Politik · 2 Karten**
    Versetze den Räuber und stiehl je eine zufällige Karte von allen, die dort ein Gebäude haben. Nicht vor dem ersten Überfall der Barbaren.

thing-catan-constitution = Verfassung
card-catan-constitution = 1 Punkt, sofort offen.
rules-catan-constitution-title = { thing-catan-constitution }
rules-catan-constitution = **Politik · 1 Karte**
    Ein Punkt. Er wird beim Ziehen gezeigt, wer auch am Zug ist, und zählt nie als Handkarte.

thing-catan-deserter = Deserteur
card-catan-deserter = Jemand entfernt einen Ritter, du stellst so einen.
rules-catan-deserter-title = { thing-catan-deserter }
rules-catan-deserter = **Politik · 2 Karten**
    Wähle jemanden, der einen eigenen Ritter seiner Wahl entfernt. Du darfst einen derselben Stufe aufstellen, oder der höchsten niedrigeren, die du noch hast, so aktiv wie jener; in diesem Zug darf er nicht handeln.

thing-catan-diplomat = Diplomat
card-catan-diplomat = Entferne eine offene Straße; die eigene darfst du neu bauen.
rules-catan-diplomat-title = { thing-catan-diplomat }
rules-catan-diplomat = **Politik · 2 Karten**
    Entferne eine Straße, die an einem Ende offen ist: Dort hat ihr Besitzer keine andere Straße und keine Figur. Ist es deine eigene, darfst du sie sofort woanders wieder bauen, umsonst.

thing-catan-intrigue = Intrige
card-catan-intrigue = Vertreibe einen Ritter, der an deiner Straße steht.
rules-catan-intrigue-title = { thing-catan-intrigue }
rules-catan-intrigue = **Politik · 2 Karten**
    Vertreibe einen fremden Ritter von einer Kreuzung, an die eine deiner Straßen reicht, gleich welcher Stufe. Wem er gehört, der versetzt ihn entlang eigener Straßen oder verliert ihn, wo es keinen Weg gibt.

thing-catan-saboteur = Saboteur
card-catan-saboteur = Wer nicht weniger Punkte hat, wirft die Hälfte ab.
rules-catan-saboteur-title = { thing-catan-saboteur }
rules-catan-saboteur = **Politik · 2 Karten**
    Alle anderen, die so viele Punkte haben wie du oder mehr, werfen die Hälfte ihrer Handkarten ab, abgerundet. Mauern helfen nicht.

thing-catan-spy = Spion
card-catan-spy = Sieh fremde Fortschritte an und nimm einen.
rules-catan-spy-title = { thing-catan-spy }
rules-catan-spy = **Politik · 3 Karten**
    Sieh jemandes Fortschrittskarten an und nimm eine davon. Du darfst sie im selben Zug spielen.

thing-catan-warlord = Feldherr
card-catan-warlord = Aktiviere alle deine Ritter umsonst.
rules-catan-warlord-title = { thing-catan-warlord }
rules-catan-warlord = **Politik · 2 Karten**
    Alle deine Ritter werden aktiv, umsonst. Die es nicht waren, dürfen erst in deinem nächsten Zug handeln.

thing-catan-wedding = Hochzeit
card-catan-wedding = Wer mehr Punkte hat, gibt dir 2 Karten.
rules-catan-wedding-title = { thing-catan-wedding }
rules-catan-wedding = **Politik · 2 Karten**
    Alle, die mehr Punkte haben als du, geben dir zwei Karten ihrer Wahl, oder die eine, die sie haben.
