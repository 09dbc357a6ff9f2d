# Catan, Thema für Thema erklärt; die Karten erklärt catan_cards.ftl.

rules-catan-topics =
    aim setup turn production seven building longest development trade offers harbours special cities improvements
    metropolis walls knights actions barbarians progress end picture choosing
rules-catan-entries =
    knight victory_point road_building year_of_plenty monopoly alchemist crane engineer inventor irrigation medicine
    mining printer smith commercial_harbor master_merchant merchant_fleet merchant resource_monopoly commodity_monopoly
    bishop constitution deserter diplomat intrigue saboteur spy warlord wedding
rules-catan-entries-title = Alle Karten nach ihrem Namen
rules-catan-aim-title = Worum es geht
rules-catan-aim =
    Ihr besiedelt eine Insel. Siedlungen und Städte stehen auf den Ecken ihrer Felder, Straßen an deren Seiten; die Würfel sagen, welche Felder etwas abwerfen, und davon baut ihr weiter.
    Wer im eigenen Zug **10 Punkte** hat, gewinnt, bei Städte & Ritter **13**. Eine Siedlung zählt 1 Punkt, eine Stadt 2, die längste Handelsstraße 2; die größte Rittermacht 2 oder, bei Städte & Ritter, Metropolen, die Rettung Catans, der Händler und zwei Karten.
rules-catan-setup-title = Der Anfang
rules-catan-setup =
    Die Reihenfolge wird ausgelost. Alle setzen der Reihe nach eine Siedlung mit einer Straße; dann in umgekehrter Reihenfolge ein zweites Gebäude mit einer Straße. Das zweite Gebäude ist eine Siedlung, bei Städte & Ritter eine Stadt.
    Für das zweite Gebäude bekommst du einen Rohstoff von jedem Feld, an dem es steht. Zwischen zwei Gebäuden liegen immer mindestens zwei Straßenlängen: Eine Ecke neben einem Gebäude bleibt leer.
rules-catan-turn-title = Ein Zug
rules-catan-turn =
    1. **Würfeln** mit beiden Würfeln. Vorher darfst du eine Entwicklungskarte spielen.
    2. Der Wurf bringt **Erträge** oder die **Sieben**.
    3. **Handeln und bauen:** tauschen, bauen und Karten spielen, in beliebiger Reihenfolge und so oft du willst und zahlen kannst.
    4. **Zug beenden.** Was andere entscheiden (Abwerfen, Geschenke), werden alle zugleich gefragt; es bleibt geheim, bis die letzte Antwort da ist.
rules-catan-production-title = Erträge
rules-catan-production =
    Jedes Feld mit der gewürfelten Zahl gibt jeder Siedlung daran eine Karte und jeder Stadt zwei: **Wald** Holz, **Hügelland** Lehm, **Weideland** Wolle, **Ackerland** Getreide, **Gebirge** Erz. Die Wüste gibt nichts, auch nicht das Feld mit dem Räuber.
    Hat die Bank von einer Sorte nicht genug für alle, bekommt niemand davon, es sei denn, sie schuldet sie nur einem: Der bekommt den Rest.
rules-catan-seven-title = Die Sieben und der Räuber
rules-catan-seven =
    Bei einer Sieben gibt es keine Erträge. Wer mehr als 7 Karten hat, wirft die Hälfte ab, abgerundet; jede Mauer hebt diese Grenze um 2. Dann versetzt, wer gewürfelt hat, den Räuber auf ein anderes Feld und stiehlt eine zufällige Karte von jemandem, der dort ein Gebäude hat.
    Das Feld mit dem Räuber wirft nichts ab. Bei Städte & Ritter bleibt der Räuber stehen, bis die Barbaren zum ersten Mal gekommen sind.
rules-catan-building-title = Bauen
rules-catan-building =
    - **Straße:** 1 Holz, 1 Lehm. Sie schließt an deine Straßen und Gebäude an, aber nicht durch eine Ecke, auf der jemand anderes steht.
    - **Siedlung:** 1 Holz, 1 Lehm, 1 Wolle, 1 Getreide. An deiner Straße, nicht neben einem anderen Gebäude.
    - **Stadt** anstelle einer Siedlung: 2 Getreide, 3 Erz.
    - **Entwicklungskarte:** 1 Wolle, 1 Getreide, 1 Erz.
    - Städte & Ritter: **Mauer** 2 Lehm, **Ritter** 1 Wolle und 1 Erz, **aktivieren** 1 Getreide, **aufwerten** 1 Wolle und 1 Erz.
    Du hast 15 Straßen, 5 Siedlungen, 4 Städte, 3 Mauern und zwei Ritter jeder Stufe.
rules-catan-longest-title = Die längste Handelsstraße
rules-catan-longest =
    Wer zuerst einen ununterbrochenen Straßenzug von 5 oder mehr hat, hat die längste Handelsstraße, 2 Punkte; mit einem längeren nimmt sie jemand anderes. Abzweigungen zählen nicht, und ein fremdes Gebäude oder ein fremder Ritter auf einer Ecke unterbricht.
    Wird der Straßenzug unterbrochen, behältst du die Auszeichnung, solange er noch 5 lang und kein anderer länger ist. Sonst bekommt sie, wer allein den längsten ab 5 hat; sind mehrere gleich lang, hat sie niemand, bis einer allein der längste ist.
rules-catan-development-title = Entwicklungskarten und Rittermacht
rules-catan-development =
    Nur im Grundspiel. Du darfst eine Karte im Zug spielen, vor oder nach dem Wurf, aber nicht in dem Zug, in dem du sie gekauft hast. Siegpunkte bleiben geheim, bis sie dir den Sieg bringen.
    Wer zuerst drei Ritter gespielt hat, hat die größte Rittermacht, 2 Punkte; mit mehr nimmt sie jemand anderes.
rules-catan-trade-title = Tausch mit der Bank
rules-catan-trade =
    Vier gleiche Karten für eine einer anderen Sorte, jederzeit nach deinem Wurf; am 3:1-Hafen drei, am Hafen eines Rohstoffs zwei von diesem. Ich nehme immer deinen besten Kurs.
    Bei Städte & Ritter werden Handelswaren ebenso getauscht, doch kein Hafen gibt für sie 2:1; der Händler, die Handelsflotte und die dritte Stufe des Handels geben weitere 2:1-Kurse.
rules-catan-offers-title = Angebote
rules-catan-offers =
    Wer am Zug ist, darf allen oder jemandem Karten anbieten; die anderen antworten mit Annehmen, Ablehnen oder einem Gegenangebot und dürfen dem, der am Zug ist, selbst etwas anbieten. Keine Sorte darf auf beiden Seiten stehen.
    Wer zahlen könnte, wird nicht gezeigt. Ein Angebot an einen gilt, sobald es angenommen ist; nehmen mehrere an, wählt, wer angeboten hat. Beide Hände werden angesehen, wenn es gilt. Angebote enden mit dem Zug und halten niemanden auf.
    Im eigenen Zug kannst du vier Angebote machen, im Zug eines anderen zwei. Eine Seite hat höchstens vier Karten, und verlangen kannst du bis zu drei von einer Sorte.
rules-catan-harbours-title = Häfen
rules-catan-harbours =
    Ein Hafen gehört dir, sobald du ein Gebäude auf einer der beiden Ecken hast, auf die seine Stege zeigen. Ein Schiff steht für 3:1 mit jeder Sorte, eine Karte für 2:1 mit dieser.
rules-catan-special-title = Zu fünft und zu sechst
rules-catan-special =
    Die Insel ist größer, und nach jedem Zug dürfen alle anderen der Reihe nach mit ihren Karten bauen, wenn sie es mit *Zwischen den Zügen bauen* verlangt haben. Das geht schon vor dem Wurf und bis zum Ende des Zuges, und es gilt, bis du es zurücknimmst. Damit nach dem Wurf Zeit dafür ist, beendet auch jemand, der nichts tun kann, seinen Zug von Hand, solange andere mit Karten noch nichts verlangt haben. Dabei gibt es keinen Tausch, keine Karte und keine Tat eines Ritters, und niemand gewinnt.
rules-catan-cities-title = Städte & Ritter: was sich ändert
rules-catan-cities =
    Es gibt keine Entwicklungskarten und keine Rittermacht. Dein zweites Gebäude ist eine Stadt. Ein dritter Würfel zeigt ein Schiff oder ein Tor: **Schiffe** bringen die Barbaren näher, **Tore** geben Fortschrittskarten.
    Städte an Wald, Weideland und Gebirge geben einen Rohstoff und eine **Handelsware** statt zweier Rohstoffe: Papier, Tuch, Münzen. Handelswaren gehören in jeder Hinsicht zu deiner Hand und bezahlen den Ausbau.
rules-catan-improvements-title = Ausbau
rules-catan-improvements =
    Drei Bereiche mit je fünf Stufen: **Wissenschaft** kostet Papier, **Handel** Tuch, **Politik** Münzen, so viele wie die Nummer der Stufe. Du brauchst eine Stadt.
    Die dritte Stufe gibt eine Fähigkeit. Wissenschaft, *Aquädukt*: Bringt dir ein Wurf außer der Sieben nichts, nimm einen Rohstoff deiner Wahl. Handel: Handelswaren 2:1 mit der Bank. Politik, *Festung*: mächtige Ritter.
rules-catan-metropolis-title = Metropolen
rules-catan-metropolis =
    Wer zuerst Stufe 4 eines Bereichs erreicht, setzt dessen Metropole auf eine Stadt, die 2 Punkte mehr zählt und nicht an die Barbaren verloren geht. Wer zuerst Stufe 5 erreicht, nimmt sie jemandem auf Stufe 4 ab; auf Stufe 5 ist sie für immer sicher.
    Die Stufen 4 und 5 brauchen eine eigene Stadt ohne Metropole. Wer die Metropole eines Bereichs schon hat, braucht für dessen Stufe 5 keine weitere Stadt.
rules-catan-walls-title = Stadtmauern
rules-catan-walls =
    Eine Mauer steht um eine Stadt, je Stadt eine, höchstens drei. Jede lässt dich bei einer Sieben zwei Karten mehr behalten. Sie geht mit ihrer Stadt verloren.
rules-catan-knights-title = Ritter auf dem Spielplan
rules-catan-knights =
    Ein Ritter steht auf einer freien Ecke an deiner Straße. Er hat einen bis drei Balken: **einfach**, **stark**, **mächtig**, das ist auch seine Stärke. Ein goldener Rand sagt, dass er **aktiv** ist; nur dann zählt er gegen die Barbaren und kann etwas tun.
    Aktiv oder nicht sperrt er die Ecke für andere: ihre Straßen und Gebäude und ihre längste Handelsstraße. Ein Ritter wird höchstens einmal im Zug aufgewertet; mächtige brauchen die dritte Stufe der Politik.
rules-catan-actions-title = Was Ritter tun
rules-catan-actions =
    Ein Ritter darf etwas tun, wenn er zu Beginn deines Zuges aktiv war; danach ist er es nicht mehr.
    - **Ziehen** auf deinen Straßen zu einer freien Ecke.
    - **Vertreiben:** einen schwächeren fremden Ritter am Ende eines solchen Weges; wem er gehört, der versetzt ihn auf eigenen Straßen oder verliert ihn.
    - **Den Räuber verjagen** von einem Feld, an dem er steht: Du versetzt den Räuber und stiehlst.
rules-catan-barbarians-title = Die Barbaren
rules-catan-barbarians =
    Jedes Schiff bringt sie einen von sieben Schritten weiter. Landen sie, ist ihre Stärke die Zahl aller Städte und die der Ritter die Summe aller aktiven.
    - **Die Ritter halten stand**, wenn sie nicht schwächer sind. Wer am meisten beitrug, rettet Catan, 1 Punkt; waren es mehrere, zieht jeder eine Fortschrittskarte nach Wahl.
    - **Sonst** verliert, wer am wenigsten beitrug, eine Stadt, die zur Siedlung wird; mehrere, wenn sie gleich wenig beitrugen. Ohne gewöhnliche Stadt bleibt man verschont.
    Danach sind alle Ritter inaktiv, das Schiff beginnt von vorn, und der Räuber ist frei.
rules-catan-progress-title = Fortschrittskarten
rules-catan-progress =
    Fällt ein Tor, zieht eine Karte seiner Farbe, wessen Bereich mindestens eine Stufe hat und höchstens eins unter dem roten Würfel liegt: auf Stufe 1 bei roter 1 oder 2, auf Stufe 5 bei jeder Zahl.
    Du hältst höchstens vier Karten, im eigenen Zug fünf. Sie werden nach dem Wurf gespielt, der Alchemist davor, so viele du willst; eine Karte, die nichts änderte, kann nicht gespielt werden. Buchdruck und Verfassung werden sofort gezeigt.
rules-catan-end-title = Das Ende
rules-catan-end =
    Du gewinnst in dem Augenblick, in dem du im eigenen Zug die Punkte hast, auch mitten in einem Wurf. Punkte aus einem fremden Zug zählen, wenn dein Zug beginnt und du sie noch hast.
rules-catan-picture-title = Wie das Bild zu lesen ist
rules-catan-picture =
    Oben, in der Reihenfolge der Züge: Punkte, Handkarten (rot: mehr, als sicher sind), längste Straße, Rittermacht oder Stärke der Ritter; Karten jeder Farbe mit den Stufen ihres Bereichs; übrige Figuren. Gold sagt, wer am Zug ist und wer eine Auszeichnung hat.
    Links oben der letzte Wurf, dessen Zahlen einen goldenen Ring haben; rechts oben die Stapel; rechts unten die Bank, in deinem eigenen Bild deine Hand; links unten die Barbaren und ihre Stärke (rot, wenn sie größer ist), darunter die der Ritter. Was im letzten Zug gebaut wurde, hat einen goldenen Rand.
    Auf der Insel trägt jede Figur den Buchstaben ihres Platzes, jede Straße seine Form.
rules-catan-choosing-title = Wie man einen Platz wählt
rules-catan-choosing =
    Tippe an, was du baust, dann die Nummer des Platzes. Sind es viele, wähle zuerst ein Feld: Es zeigt seine eigenen Ecken oder Seiten, und jeder Platz gehört zu einem Feld.
