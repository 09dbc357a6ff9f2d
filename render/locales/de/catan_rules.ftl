# Catan, Thema für Thema erklärt; die Karten erklärt catan_cards.ftl.

rules-catan-topics =
    aim setup turn production seven building longest development trade offers harbours special end picture choosing
rules-catan-entries = knight victory_point road_building year_of_plenty monopoly
rules-catan-entries-title = Alle Karten nach ihrem Namen
rules-catan-aim-title = Worum es geht
rules-catan-aim =
    Ihr besiedelt eine Insel. Siedlungen und Städte stehen auf den Kreuzungen, den Ecken der Felder, und Straßen an deren Seiten. Die Würfel bestimmen, welche Felder Karten bringen, und mit den Karten baut ihr weiter.
    Wer im eigenen Zug **10 Punkte** hat, gewinnt. Eine Siedlung zählt 1 Punkt, eine Stadt 2, die längste Handelsstraße 2, die größte Rittermacht 2.
rules-catan-setup-title = Der Aufbau
rules-catan-setup =
    Die Reihenfolge wird ausgelost. Alle setzen der Reihe nach eine Siedlung mit einer Straße; dann in umgekehrter Reihenfolge ein zweites Gebäude mit einer Straße.
    Für das zweite Gebäude bekommst du einen Rohstoff von jedem Feld, an dem es steht. Zwischen zwei Gebäuden liegen immer mindestens zwei Straßenlängen: Eine Kreuzung neben einem Gebäude bleibt leer.
rules-catan-turn-title = Ein Zug
rules-catan-turn =
    1. **Würfeln** mit beiden Würfeln. Vorher darfst du eine Entwicklungskarte spielen.
    2. Der Wurf bringt **Erträge** oder die **Sieben**.
    3. **Handeln und bauen:** tauschen, bauen und Karten spielen, in beliebiger Reihenfolge und so oft du willst und zahlen kannst.
    4. **Zug beenden.** Haben andere etwas zu entscheiden (Abwerfen, Geschenke), werden alle zugleich gefragt. Die Antworten bleiben geheim, bis die letzte da ist.
rules-catan-production-title = Erträge
rules-catan-production =
    Jedes Feld mit der gewürfelten Zahl gibt jeder Siedlung daran eine Karte und jeder Stadt zwei: **Wald** Holz, **Hügelland** Lehm, **Weideland** Wolle, **Ackerland** Getreide, **Gebirge** Erz. Die Wüste und das Feld mit dem Räuber geben nichts.
    Hat die Bank von einer Sorte nicht genug für alle, bekommt niemand davon. Steht sie nur einer Person zu, bekommt diese den Rest.
rules-catan-seven-title = Die Sieben und der Räuber
rules-catan-seven =
    Bei einer Sieben gibt es keine Erträge. Wer mehr als 7 Karten hat, wirft die Hälfte ab, abgerundet. Wer gewürfelt hat, versetzt dann den Räuber auf ein anderes Feld und stiehlt eine zufällige Karte von jemandem, der dort ein Gebäude hat.
    Das Feld mit dem Räuber wirft nichts ab.
rules-catan-building-title = Bauen
rules-catan-building =
    - **Straße:** 1 Holz, 1 Lehm. Sie schließt an deine Straßen und Gebäude an, aber nicht über eine Kreuzung hinweg, auf der eine fremde Figur steht.
    - **Siedlung:** 1 Holz, 1 Lehm, 1 Wolle, 1 Getreide. An deiner Straße, nicht neben einem anderen Gebäude.
    - **Stadt** anstelle einer Siedlung: 2 Getreide, 3 Erz.
    - **Entwicklungskarte:** 1 Wolle, 1 Getreide, 1 Erz.
    Du hast 15 Straßen, 5 Siedlungen und 4 Städte.
rules-catan-longest-title = Die längste Handelsstraße
rules-catan-longest =
    Wer zuerst einen ununterbrochenen Straßenzug von 5 oder mehr hat, hat die längste Handelsstraße, 2 Punkte; wer einen längeren baut, nimmt sie. Abzweigungen zählen nicht, und eine fremde Figur auf einer Kreuzung unterbricht ihn.
    Wird der Straßenzug unterbrochen, behältst du die Auszeichnung, solange er noch 5 lang und kein anderer länger ist. Sonst bekommt sie, wer als Einziger den längsten ab 5 hat; sind mehrere gleich lang, hat sie niemand, bis einer der längste ist.
rules-catan-development-title = Entwicklungskarten und Rittermacht
rules-catan-development =
    Du darfst eine Karte im Zug spielen, vor oder nach dem Wurf, aber nicht in dem Zug, in dem du sie gekauft hast. Siegpunkte bleiben geheim, bis sie dir den Sieg bringen.
    Wer zuerst drei Ritter gespielt hat, hat die größte Rittermacht, 2 Punkte; wer mehr spielt, nimmt sie.
rules-catan-trade-title = Tausch mit der Bank
rules-catan-trade =
    Gib vier gleiche Karten für eine einer anderen Sorte, jederzeit nach deinem Wurf. Am 3:1-Hafen gibst du drei, am Hafen eines Rohstoffs zwei von diesem. Ich nehme immer deinen besten Kurs. *Mehrere Kartenarten auf einmal* macht bis zu vier Tausche in einem Schritt, etwa 2 + 2 Karten für 1 + 1.
rules-catan-offers-title = Angebote
rules-catan-offers =
    Wer am Zug ist, darf allen oder einzelnen Personen Karten anbieten. Die anderen antworten mit Annehmen, Ablehnen oder einem Gegenangebot und dürfen auch selbst etwas anbieten. Zu einem Gegenangebot können die anderen dasselbe bieten; du nimmst eines. Keine Sorte darf auf beiden Seiten stehen. Du kannst eine *beliebige Karte* verlangen: Wer antwortet, nennt sie, und du bestätigst.
    Wer zahlen könnte, wird nicht gezeigt. Ein Angebot an eine Person gilt, sobald sie es annimmt; nehmen mehrere an, wählt, wer angeboten hat. Ob beide zahlen können, wird beim Tausch geprüft. Angebote enden mit dem Zug und halten niemanden auf.
    Im eigenen Zug kannst du vier Angebote machen, im Zug eines anderen zwei. Eine Seite hat höchstens vier Karten, und verlangen kannst du bis zu drei von einer Sorte.
rules-catan-harbours-title = Häfen
rules-catan-harbours =
    Ein Hafen gehört dir, sobald du ein Gebäude auf einer der beiden Kreuzungen hast, auf die seine Stege zeigen. Ein Schiff steht für 3:1 mit jeder Sorte, eine Karte für 2:1 mit dieser.
rules-catan-special-title = Zu fünft und zu sechst
rules-catan-special =
    Die Insel ist größer, und nach jedem Zug dürfen alle anderen der Reihe nach mit ihren Karten bauen, wenn sie es mit *Zwischen den Zügen bauen* verlangt haben. Das geht schon vor dem Wurf und bis zum Ende des Zuges, und es gilt, bis du es zurücknimmst. Damit nach dem Wurf Zeit dafür ist, beendet auch jemand, der nichts tun kann, seinen Zug von Hand, solange andere mit Karten noch nichts verlangt haben. Dabei gibt es keinen Tausch und keine Karte, und niemand gewinnt.
rules-catan-end-title = Das Ende
rules-catan-end =
    Du gewinnst in dem Augenblick, in dem du im eigenen Zug die Punkte hast, auch mitten in einem Wurf. Punkte aus einem fremden Zug zählen, wenn dein Zug beginnt und du sie noch hast.
rules-catan-picture-title = Wie das Bild zu lesen ist
rules-catan-picture =
    Oben, in der Reihenfolge der Züge: Punkte, ⟦catan-hand⟧ Handkarten (rot: mehr, als sicher sind), ⟦catan-development⟧ Entwicklungskarten, ⟦catan-army⟧ gespielte Ritter, ⟦catan-length⟧ längste Handelsstraße, übrige Figuren. Gold zeigt, wer am Zug ist und wer eine Auszeichnung hat.
    Links oben der letzte Wurf, dessen Zahlen einen goldenen Ring haben; rechts oben die Stapel; rechts unten die Bank. Was im letzten Zug gebaut wurde, hat einen goldenen Rand.
    Auf der Insel trägt jede Figur den Buchstaben ihres Besitzers, jede Straße seine Form. Die Zahlen 6 und 8 stehen auf Scheiben mit Zacken. Buchstaben auf dunklen Schildern, ab G, sind die Plätze, die du wählen kannst.
    Dein eigenes Bild zeigt mehr: unter den Würfeln, was dir der letzte Wurf gebracht hat; unter der Insel deine Hand, in der die Karten hervorgehoben sind, die eine Wahl kostet; und die Preise, golden, wenn du sie bezahlen kannst, mit deinen Kursen bei der Bank.
rules-catan-choosing-title = Wie man einen Platz wählt
rules-catan-choosing =
    Tippe an, was du baust, dann den Buchstaben des Platzes. Sind es viele, wähle zuerst ein Feld: Es zeigt seine eigenen Kreuzungen oder Seiten, und jeder Platz gehört zu einem Feld.
