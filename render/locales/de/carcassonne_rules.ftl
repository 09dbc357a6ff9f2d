# Carcassonne, Thema für Thema erklärt.

rules-carcassonne-topics = aim turn placing figure roads cities cloisters fields majority end picture
rules-carcassonne-aim-title = Worum es geht
rules-carcassonne-aim =
    Kärtchen für Kärtchen wächst auf dem Tisch eine Landschaft aus Straßen, Städten, Klöstern und Wiesen. Du setzt Gefolgsleute hinein: Ritter, Wegelagerer, Mönche, Bauern. Sie bringen Punkte, wenn das, worin sie stehen, fertig wird, und am Ende.
    Wer am Schluss die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-carcassonne-turn-title = Ein Zug
rules-carcassonne-turn =
    1. Ein Kärtchen **ziehen**. Das mache ich für dich; passt es nirgends, wird neu gezogen, und das unpassende kommt zurück in den Stapel.
    2. Es passend **anlegen**.
    3. Einen **Gefolgsmann daraufsetzen**, wenn du willst und noch einen hast.
    4. **Werten**, was dein Kärtchen fertig gemacht hat. Das mache ich für dich; die Gefolgsleute kommen zurück.
    Dann ist die Nächste oder der Nächste am Zug.
rules-carcassonne-placing-title = Ein Kärtchen anlegen
rules-carcassonne-placing =
    Das Kärtchen muss ein schon liegendes mit einer ganzen Seite berühren; Ecken zählen nicht. Wo es eines berührt, trifft Straße auf Straße, Stadt auf Stadt und Wiese auf Wiese, und zwar an jeder Seite.
    Du darfst es drehen, wie du willst. Angeboten werden nur Stellen, an die es passt. Ein gelegtes Kärtchen bleibt für immer liegen.
rules-carcassonne-figure-title = Einen Gefolgsmann setzen
rules-carcassonne-figure =
    Du hast sieben Gefolgsleute. Nach dem Anlegen darfst du einen davon auf einen Teil genau dieses Kärtchens setzen: auf eine Straße, in eine Stadt, ins Kloster oder auf eine Wiese.
    Die ganze Straße, Stadt oder Wiese muss frei sein: Nirgends darin darf eine Figur stehen, auch keine eigene. Wächst später etwas zusammen, können darin durchaus mehrere stehen.
    Ein Gefolgsmann, der in diesem Zug zurückkommt, kann erst im nächsten wieder gesetzt werden.
rules-carcassonne-roads-title = Straßen
rules-carcassonne-roads =
    Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt oder einem Kloster liegen oder wenn sie im Kreis führt.
    Sie bringt **1 Punkt für jedes Kärtchen**.
rules-carcassonne-cities-title = Städte
rules-carcassonne-cities =
    Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist und innen keine Lücke bleibt.
    Sie bringt **2 Punkte für jedes Kärtchen und 2 für jedes Wappen**, auch die kleinste aus zwei Kärtchen.
rules-carcassonne-cloisters-title = Klöster
rules-carcassonne-cloisters =
    Ein Kloster ist fertig, wenn alle acht Stellen ringsum belegt sind.
    Es bringt **9 Punkte**: einen für sich selbst und einen für jedes Kärtchen ringsum.
rules-carcassonne-fields-title = Wiesen und Bauern
rules-carcassonne-fields =
    Ein Gefolgsmann auf einer Wiese legt sich hin: Er ist ein Bauer. Er bleibt bis zum Ende des Spiels und wird erst dann gewertet.
    Eine Wiese ist eine zusammenhängende grüne Fläche, oft über viele Kärtchen. Straßen, Städte und der Rand des gelegten Landes begrenzen sie. Am Ende bringt sie **3 Punkte für jede fertige Stadt, die sie berührt**. Eine Stadt zählt für jede Wiese, die sie berührt, aber für jede nur einmal.
rules-carcassonne-majority-title = Mehrere Gefolgsleute am selben Ort
rules-carcassonne-majority =
    Wer in einer Straße, einer Stadt, einem Kloster oder auf einer Wiese die meisten Gefolgsleute hat, bekommt die Punkte. Sind es gleich viele, bekommen alle diese Spieler die vollen Punkte, sonst niemand. Wo niemand steht, gibt es nichts.
rules-carcassonne-end-title = Das Ende
rules-carcassonne-end =
    Liegt das letzte Kärtchen und ist es gewertet, ist das Spiel zu Ende. Dann zählt, was noch dasteht:
    - unfertige Straße: **1 Punkt für jedes Kärtchen**
    - unfertige Stadt: **1 für jedes Kärtchen und 1 für jedes Wappen**
    - unfertiges Kloster: **1 für sich selbst und 1 für jedes Kärtchen ringsum**
    - Wiesen: **3 für jede fertige Stadt, die sie berühren**
rules-carcassonne-picture-title = Wie man das Bild liest
rules-carcassonne-picture =
    Oben: für jeden Platz Buchstabe und Form, Punkte und die Gefolgsleute, die noch übrig sind; eine goldene Linie zeigt, wer am Zug ist. Rechts die Zahl der übrigen Kärtchen und das eben gezogene. Goldene Ecken zeigen das zuletzt gelegte.
    Legst du an, tragen die passenden Stellen Zeichen: Der Buchstabe nennt die Reihe, die Zahl zählt von links. Stehende Figuren sind Gefolgsleute auf Straßen, in Städten und Klöstern, liegende sind Bauern.
