# Dominion, Thema für Thema erklärt; die Karten erklärt dominion_cards.ftl.

rules-dominion-topics = aim turn action treasures buying gaining attacks reactions prices kingdom orders end picture
rules-dominion-entries =
    Copper Silver Gold Estate Duchy Province Curse Adventurer Bureaucrat Cellar Chancellor Chapel Council_Room Feast
    Festival Gardens Laboratory Library Market Militia Mine Moat Moneylender Remodel Smithy Spy Thief Throne_Room
    Village Witch Woodcutter Workshop
rules-dominion-entries-title = Jede Karte, unter ihrem Namen
rules-dominion-aim-title = Worum es geht
rules-dominion-aim =
    Alle beginnen mit denselben zehn Karten, sieben Kupfer und drei Anwesen, und bauen ihren Kartensatz aus, indem sie aus dem gemeinsamen Vorrat kaufen: Aktionen, die etwas bewirken, Geldkarten, die zahlen, Punktekarten, die am Ende zählen.
    Wer am Ende die meisten Punkte besitzt, gewinnt. Bei Gleichstand gewinnt, wer weniger Züge hatte; ist auch das gleich, wird der Sieg geteilt.
rules-dominion-turn-title = Ein Zug
rules-dominion-turn =
    Du hast eine Aktion und einen Kauf und gehst durch drei Phasen:
    1. **Aktionsphase:** Aktionen spielen.
    2. **Kaufphase:** Geld ausspielen, dann kaufen.
    3. **Aufräumen:** Alle gespielten Karten und der Rest der Hand werden abgelegt; du ziehst fünf neue Karten. Das mache ich für dich.
    Ist der Nachziehstapel leer und wird eine Karte gebraucht, wird dein Ablagestapel gemischt und zum neuen Nachziehstapel.
rules-dominion-action-title = Aktionen
rules-dominion-action =
    Eine Aktion auszuspielen kostet eine Aktion. Führe sie von oben nach unten aus, so weit es geht. **+1 Aktion** lässt dich noch eine spielen; **+1 Karte** wird sofort gezogen; **+1 Kauf** und **+$1** zählen in der Kaufphase.
    Du musst nie eine Aktion spielen. Was du „darfst“, ist freiwillig, alles andere nicht.
rules-dominion-treasures-title = Geldkarten
rules-dominion-treasures =
    Spiele so viele Geldkarten aus, wie du willst, eine nach der anderen, alle vor dem ersten Kauf. *Alle einfachen Geldkarten* spielt die, bei denen die Reihenfolge egal ist. Du darfst Geld zurückhalten.
    Eine Geldkarte ist bis zum Aufräumen im Spiel; nach dem Mischen kommt sie wieder.
rules-dominion-buying-title = Kaufen
rules-dominion-buying =
    Für jeden Kauf darfst du eine Karte von einem Stapel des Vorrats nehmen, die höchstens so viel kostet, wie du noch Geld hast. Sie kommt auf deinen Ablagestapel. Nach dem ersten Kauf darf kein Geld mehr ausgespielt werden. Geld und Käufe, die übrig sind, verfallen.
rules-dominion-gaining-title = Nehmen, ablegen, entsorgen
rules-dominion-gaining =
    - **Nehmen:** Eine Karte kommt aus dem Vorrat auf deinen Ablagestapel, wenn nichts anderes gesagt ist. Kaufen ist eine Art zu nehmen.
    - **Ablegen:** Eine deiner Karten kommt auf deinen Ablagestapel; du siehst sie wieder. Von mehreren sehen die Mitspieler nur die oberste.
    - **Entsorgen:** Eine Karte verlässt deinen Kartensatz für immer.
    - **Aufdecken:** Alle sehen sie, und sie bleibt, wo sie ist.
rules-dominion-attacks-title = Angriffe
rules-dominion-attacks =
    Bevor ein Angriff etwas bewirkt, dürfen alle Mitspieler reagieren, zur selben Zeit. Dann trifft er alle, die nicht entkommen sind, in Zugreihenfolge; was nicht voneinander abhängt, wird zugleich gefragt.
    Ich frage alle, die nach dem, was die Mitspieler gesehen haben, eine Reaktion haben könnten, nicht nur die, die eine haben: An einer Pause kann niemand eine Hand erkennen.
rules-dominion-reactions-title = Reaktionen
rules-dominion-reactions =
    Eine Reaktion darfst du aus der Hand aufdecken, wenn geschieht, was sie nennt, und sie bleibt auf der Hand. Der Burggraben ist eine Reaktion auf Angriffe. Du darfst mehrere aufdecken, eine nach der anderen.
rules-dominion-prices-title = Preise
rules-dominion-prices =
    Eine Karte kostet, was auf ihr steht, abzüglich aller Vergünstigungen, die gerade gelten, aber nie weniger als $0. Das gilt überall, wo es auf die Kosten ankommt. Das Bild zeigt, was die Stapel jetzt kosten.
rules-dominion-kingdom-title = Das Königreich
rules-dominion-kingdom =
    Neben Geld, Punktekarten und Flüchen gibt es zehn Stapel Königreichkarten mit je zehn Karten; Punktestapel haben zwölf, zu zweit acht. In der Lobby wählst du einen empfohlenen Satz oder den Zufall, wünschst dir Karten und streichst andere; Gewichte sagen, aus welchen Spielen der Zufall zieht.
rules-dominion-orders-title = Daueraufträge
rules-dominion-orders =
    Manche Fragen kannst du ein für alle Mal beantworten. In deinem Zug: *{ order-dominion-treasures }*, *{ order-dominion-cantrips }*, *{ order-dominion-buy }*, *{ order-dominion-frugal }*. In den Zügen der Mitspieler: *{ order-dominion-discard }*, *{ order-dominion-no_reaction }*, *{ order-dominion-moat }*, *{ order-dominion-trash }*, *{ order-dominion-deck }*, *{ order-dominion-curse }*, *{ order-dominion-bishop }*, *{ order-dominion-pass }*.
    Ein Tisch bietet die Aufträge an, zu denen es in seinem Königreich Karten gibt. Der Knopf **Vorausplanen**, in deinem Feld und unter *Mehr*, zählt sie auf; dort schaltest du sie auch ab. Deine Mitspieler sehen nur, dass niemand auf dich wartet. Manche Fragen haben nur eine mögliche Antwort: Ich stelle sie bloß, um deine Hand zu verbergen, und beantworte sie nach einigen Minuten für dich.
rules-dominion-end-title = Das Ende
rules-dominion-end =
    Das Spiel endet nach einem Zug, in dem die letzte Provinz genommen wurde, oder wenn drei Stapel des Vorrats leer sind, vier bei fünf oder sechs Spielern. Dann zählen alle deine Karten, wo sie auch sind.
rules-dominion-picture-title = Wie man das Bild liest
rules-dominion-picture =
    Oben: für alle der Buchstabe, Hand, Nachziehstapel und Ablagestapel mit der obersten Karte; Gold zeigt, wer am Zug ist. Darunter Aktionen, Käufe und Geld dieses Zuges.
    Jeder Stapel zeigt in der Münze, was er jetzt kostet, und wie viele Karten übrig sind. Seine unterste Zeile sagt, was die Karte tut: Karten, Aktionen, Käufe, Geld und Punkte wie auf den Karten selbst, ein rotes Kreuz fürs Entsorgen, ein grünes Plus fürs Nehmen, ein roter Pfeil fürs Ablegen, Schwerter für einen Angriff, ein blauer Schild für eine Reaktion, und Punkte, wo es mehr zu lesen gibt.
    Dann folgt, was im Spiel ist, gleiche Karten zusammen. In deinem eigenen Feld tragen die Karten, die du wählen kannst, Nummern.
