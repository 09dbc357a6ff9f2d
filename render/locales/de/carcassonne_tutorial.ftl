# Die Einführung in Carcassonne: ein Hinweis zu jedem Schritt, und wie sie endet.

tutorial-carcassonne-place = Du hast ein Stück Stadt mit Wappen gezogen. Lege es **oben** an das Startkärtchen an, Stadt an Stadt. Wähle die Stelle und sieh dir das Bild an, bevor du bestätigst.
tutorial-carcassonne-knight = Setze jetzt einen Gefolgsmann **in die Stadt**. Wer darin steht, bekommt ihre Punkte, wenn sie geschlossen wird.
tutorial-carcassonne-close = Dein Gegner hat eine Straße gelegt und besetzt. Du hast das Ende einer Stadt gezogen: Lege es **oben** an deine an, dann ist die Mauer ringsum geschlossen.
tutorial-carcassonne-keep = Die Stadt ist geschlossen und wird gleich gewertet, und dein Gefolgsmann kommt nach Hause. Hebe die anderen für bessere Plätze auf: Wähle **keinen Gefolgsmann**.
tutorial-carcassonne-cloister = Drei Kärtchen und ein Wappen: 8 Punkte. Jetzt hast du ein Kloster. Es braucht Kärtchen auf allen acht Seiten; lege es also in die **Ecke zwischen** deiner Stadt und der Straße, wo schon die meisten liegen.
tutorial-carcassonne-monk = Setze einen Gefolgsmann **ins Kloster**. Er bringt einen Punkt für jedes Kärtchen ringsum und einen für das Kloster selbst.
tutorial-carcassonne-end =
    Um dein Kloster liegen fünf Kärtchen; noch drei, und es bringt 9 Punkte. Das war fast alles: ein Kärtchen legen, vielleicht einen Gefolgsmann daraufsetzen, und was fertig wird, bringt Punkte.
    Ein Gefolgsmann auf einer **Wiese** bleibt bis zum Ende liegen und bringt dann 3 Punkte für jede geschlossene Stadt daran. Alles Weitere und die Erweiterungen stehen in `/rules`.
