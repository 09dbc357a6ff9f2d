# Die Minen von Zavandor, Thema für Thema erklärt; die Karten erklärt zavandor_cards.ftl.

rules-zavandor-topics = aim round income gems trade bids auction path upgrade clans scrolls altars special end panel picture
rules-zavandor-entries =
    S0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 G1 G2 G3 G4 G5 G6 G7
    G8 G9 G10 G11 G12 G13 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 normal A B C D
rules-zavandor-entries-title = Jede Karte und Clantafel, nach Namen
rules-zavandor-aim-title = Worum es geht
rules-zavandor-aim =
    Zwergenclans schürfen nach Edelsteinen: Rubinen, Diamanten, Smaragden und Saphiren. Mit ihnen bietet ihr auf Karten und bezahlt Aufwertungen. Währenddessen steigt der König Feld um Feld zu seiner Krönungshalle hinauf; ist er dort, endet das Spiel nach dieser Runde.
    Wer dann die meisten Punkte hat, gewinnt: Münzen, komplett aufgewertete Karten und Clantafeln, Altäre, und ein Punkt für je drei Edelsteinkarten auf der Hand.
rules-zavandor-round-title = Eine Runde
rules-zavandor-round =
    1. **Einkünfte:** Alle ziehen Edelsteinkarten.
    2. **Handel:** mit der Bank und untereinander, in beliebiger Reihenfolge.
    3. **Versteigerung:** vier verdeckte Gebote, eines je Farbe, gemeinsam aufgedeckt.
    4. **Aufwertung:** Ihr legt Würfel auf eure Clantafel und eure Karten.
    Danach gehen Karten, die niemand wollte, aus dem Spiel, die Reihen rücken nach, unterlegene Gebote kommen zurück, und der Hammer des Startspielers wandert weiter.
rules-zavandor-income-title = Einkünfte
rules-zavandor-income =
    Deine Clantafel und die Clans in deiner Höhle zeigen Loren für ihre erreichte Stufe; nur diese Stufe zählt. Je Lore ziehst du eine Karte von ihrem Stapel. Dieses **Grundeinkommen** beträgt höchstens sechs Karten; ist mehr fällig, wählst du sechs davon, außer du hast einen komplett aufgewerteten Packdrachen.
    - **Helfer** und **Spruchrollen** kommen ohne Grenze hinzu. Ein **Maurer** legt einen zusätzlichen Würfel gratis auf ein anderes deiner Objekte.
    Ist ein Stapel leer, wird sein Ablagestapel gemischt; ist auch der leer, ziehst du von der nächstniedrigeren Lore.
rules-zavandor-gems-title = Edelsteinkarten und Loren
rules-zavandor-gems =
    Die Rückseite einer Edelsteinkarte zeigt eine Lore: Baumstamm, Bretter, Metall oder Gold, von niedrig nach hoch. Die Loren auf deiner Hand sehen alle, die Steine nur du. Bessere Loren tragen seltenere Steine: Die meisten Saphire liegen in Baumstammloren, die meisten Rubine in Goldloren. Das Bild zählt alle 112 Karten.
rules-zavandor-trade-title = Handel
rules-zavandor-trade =
    - **Mit der Bank:** Gib zwei Karten derselben Lore gegen eine dieser Lore mit einem Stein deiner Wahl, so oft du magst. Zuerst wird der Ablagestapel durchsucht, dann der Nachziehstapel aufgedeckt. Ist der Stein nicht dabei, nimmst du deine Karten zurück. Ein **Händler** tauscht eine gegen eine.
    - **Untereinander:** beliebige Edelsteinkarten gegen beliebige Steine; beide Seiten geben etwas. Ein Angebot sehen alle, und es bindet niemanden: Hat der Bietende die Karten ausgegeben, verfällt es. Drei Angebote dürfen von dir offen sein, und du kannst zwölf in einer Runde machen.
    - *Auf Angebote warten* lässt dich am Markt, ohne dass jemand auf dich wartet. Ein Angebot an dich gilt, bis du es annimmst oder ablehnst, fertig bist oder es zurückgezogen wird. *Fertig* nimmt deine Angebote zurück und lässt dich bieten; solange andere noch handeln und dein Gebot nicht versiegelt ist, kannst du zurück.
rules-zavandor-bids-title = Gebote
rules-zavandor-bids =
    Zu jeder der vier Farben legst du so viele deiner Steine dieser Farbe, wie du magst, oder keine: die niedrigsten Loren zuerst, wenn du keine Karten nennst. Aufgedeckt wird, wenn das letzte Gebot versiegelt ist; bis dahin darfst du deines ändern, und andere sehen nur, dass es da ist.
    Mit dem Gebot kannst du sagen, was du nimmst, wenn du gewinnst (die Karte oder Punkte; ob der König zieht), damit niemand auf dich warten muss.
rules-zavandor-auction-title = Versteigerungen
rules-zavandor-auction =
    Von oben nach unten gewinnt das höchste Gebot; bei Gleichstand, wer dem Startspieler am nächsten sitzt, er selbst zuerst. Wer gewinnt, zahlt das ganze Gebot und bekommt
    - ab 1 Stein: **1 Punkt**;
    - ab 3 Rubinen oder Diamanten, 4 Smaragden oder Saphiren: die **Karte** oder 1 Punkt;
    - ab 8 Rubinen oder Diamanten, 9 Smaragden oder Saphiren: die **Karte und 8 Punkte** oder 10 Punkte.
    Alle anderen behalten ihr Gebot, dürfen es in dieser Runde aber nicht ausgeben.
    Deine Höhle fasst sechs Karten. Ist sie voll, musst du eine aufgeben.
rules-zavandor-path-title = Der Königsweg
rules-zavandor-path =
    Wer die Saphire ersteigert, darf den König ein Feld weiterziehen. Stand er in der Runde davor still oder bietet niemand Saphire, zieht er auf jeden Fall.
    Das Feld, auf dem er steht, zeigt den **Königspreis**: So viel kostet eine Aufwertung, wo die Krone aufgedruckt ist, und immer auf der Clantafel. In der Krönungshalle am Ende des Königswegs wird er gekrönt: Die Runde wird zu Ende gespielt, dann ist das Spiel zu Ende.
rules-zavandor-upgrade-title = Aufwertung
rules-zavandor-upgrade =
    Hebe so viele deiner Objekte, wie du bezahlen kannst, um je eine Stufe: Clantafel, Karten, Spruchrollen. Der Preis steht auf dem nächsten Feld der Leiste: Steine, Münzen oder die Krone für den Königspreis. Darauf kommt ein Würfel.
    Ein Objekt ist **komplett aufgewertet**, wenn auf seinem letzten Feld ein Würfel liegt. Nur dann zählt es am Ende.
rules-zavandor-clans-title = Clans, Helfer, Drachen
rules-zavandor-clans =
    - **Clan:** Loren für das Grundeinkommen.
    - **Helfer:** Loren über die Grenze von sechs hinaus.
    - **Packdrache:** Ist er komplett aufgewertet, hat dein Grundeinkommen keine Grenze.
    Ohne Würfel bringt eine Karte nichts.
rules-zavandor-scrolls-title = Spruchrollen
rules-zavandor-scrolls =
    Alle beginnen mit einer. Bei den Einkünften darfst du eine Spruchrolle wirken: Wähle eine der Loren, die zu ihrer Stufe gedruckt sind, und ziehe so viele Karten. Dann ist die Spruchrolle fort und ihr Platz frei.
    Eine Spruchrolle darf warten und aufgewertet werden; ist sie komplett aufgewertet und nie gewirkt, zählen ihre Punkte. *Behalten und nicht mehr fragen* gilt, bis sich ihre Stufe ändert, der König ein Feld vor der Krönungshalle steht oder du sie beim Handeln, Bieten oder Aufwerten wieder einschaltest.
rules-zavandor-altars-title = Schreine und Altäre
rules-zavandor-altars =
    Ein **Schrein** ist seine Punkte wert, wenn er komplett aufgewertet ist. Ein komplett aufgewerteter **Altar** zählt, was dir gehört:
    - Altar der Kronen: 1 Punkt für jedes komplett aufgewertete Objekt, Clantafel und Altar mitgezählt;
    - Altar der Gewichte: 2 Punkte für jede Farbe unter deinen komplett aufgewerteten Karten;
    - Altar der Sippe: 2 Punkte für jeden komplett aufgewerteten Clan, die Clantafel mitgezählt;
    - Altar des Widerhalls: 1 Punkt für je zwei Stufen von allem, was du hast.
rules-zavandor-special-title = Maurer, Händler, Herold, Gesandter
rules-zavandor-special =
    - **Maurer:** bei den Einkünften jeder Runde ein Würfel gratis auf ein anderes deiner Objekte, das nicht komplett aufgewertet ist.
    - **Händler:** so viele Tausche mit der Bank in einer Runde, eine Karte gegen eine.
    - **Herold:** Ist er komplett aufgewertet, gewinnst du jeden Gleichstand.
    - **Gesandter:** Ist er vor der Aufwertung komplett aufgewertet, dürfen deine unterlegenen Gebote sie bezahlen; was du ausgibst, kommt nicht zurück.
rules-zavandor-end-title = Das Ende
rules-zavandor-end =
    Das Spiel endet nach der Aufwertung der Runde, in der der König die Krönungshalle erreicht. Es zählen Münzen, komplett aufgewertete Objekte und Altäre, und ein Punkt für je drei Edelsteinkarten auf der Hand.
    Bei Gleichstand gewinnt, wer mehr komplett aufgewertete Objekte hat, dann, wer mehr Edelsteinkarten übrig hat; ist auch das gleich, teilen sie den Sieg. Unterwegs zeigt der Tisch, was alle wissen können: die Punkte ohne die Handkarten.
rules-zavandor-panel-title = Auf andere warten
rules-zavandor-panel =
    Du musst selten warten: Alle werden zugleich gefragt, welche Einkünfte sie nehmen, und alle handeln zugleich. Wer fertig ist, kann bieten, während andere noch handeln, und auch die Aufwertungen werden zugleich gewählt. Nur wer eine Versteigerung gewinnt, entscheidet der Reihe nach, wenn mit dem Gebot nichts gesagt war.
    Wenn du nicht rechtzeitig antwortest, gilt: die sechs höchsten Loren, kein Handel, kein Gebot, die Karte, wenn Platz ist, der König zieht, keine Aufwertung.
rules-zavandor-picture-title = So liest man das Bild
rules-zavandor-picture =
    Oben die Punkte und die Loren auf der Hand; ein Siegel heißt, dass das Gebot da ist, ein Haken, dass jemand gewählt hat, Gold, dass der Tisch wartet. Auf dem Berg der König, die Preise und die vier Stapel: zu ziehende + abgelegte Karten.
    In jedem Stollen von links nach rechts: wie viele Steine für die Karte und für den Hauptpreis reichen, der Stapel, die nächste Karte, die Karte im Angebot. Unter den Preisen zeigt eine Karte, was ihre Stufen bringen; der Schild, wie viele Punkte sie komplett aufgewertet wert ist. Helle Karten kommen vor dunklen.
    Auf den Tafeln ist ein Würfel eine erreichte Stufe; die Loren daneben sind die Einkünfte. Blau ein Tropfen, rot rund, grün hoch, gelb quadratisch: Jeder Stein hat seinen Schliff.
