# Die Einführung in Catan: ein Hinweis zu jedem Schritt, und wie sie endet.

tutorial-catan-road = Es fiel eine Sechs: Deine Siedlung am Hügelland mit der 6 hat dir einen Lehm gebracht. Baue für einen Lehm und ein Holz eine **Straße**: Nimm auf dem Plan den Platz zwischen diesem Hügelland und der Wüste in der Mitte.
tutorial-catan-offer = An das Ende der Straße passt eine Siedlung. Sie kostet Lehm, Holz, Wolle und Getreide, und Getreide hast du keines. Mache den anderen **ein Angebot**.
tutorial-catan-terms = Gib eine **Wolle**, nimm ein **Getreide**.
tutorial-catan-settlement = Dein Gegner hat angenommen. Baue am Ende der neuen Straße die **Siedlung**: Sie liegt an Hügelland, Wald und Wüste; nur die Wüste bringt nichts.
tutorial-catan-finish = Eine Siedlung bringt einen Punkt, und jetzt bringen dir drei Orte etwas ein. Mehr kannst du nicht bezahlen: **Beende** den Zug.
tutorial-catan-robber = Dein Gegner hat eine Acht gewürfelt und zwei Karten bekommen, dann du eine Sieben: Der **Räuber** zieht um, und wo er steht, wächst nichts. Setze ihn auf eines der beiden Felder mit der **8**, neben den Gebäuden deines Gegners, und nimm eine Karte.
tutorial-catan-end =
    So geht das Spiel: würfeln, handeln, bauen, bis jemand zehn Punkte hat. Siedlungen zählen 1, Städte 2, die längste Handelsstraße und die größte Rittermacht je 2. Vier gleiche Karten tauscht die Bank jederzeit gegen eine, am Hafen drei oder zwei; und wer bei einer Sieben mehr als sieben Karten hat, verliert die Hälfte.
    Die Erweiterungen wählst du vor dem Beginn unter **Einstellungen**; `/rules` erklärt auch sie.
