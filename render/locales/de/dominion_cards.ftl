# Die Karten von Dominion: wie sie heißen, was auf ihnen steht und wie sie erklärt werden.

thing-dominion-Copper = Kupfer
rules-dominion-Copper-title = { thing-dominion-Copper }
rules-dominion-Copper = **$0 · Geld**
    Bringt $1, mit jedem in diesem Zug gespielten Kupferschmied $1 mehr.

thing-dominion-Silver = Silber
rules-dominion-Silver-title = { thing-dominion-Silver }
rules-dominion-Silver = **$3 · Geld**
    Bringt $2.

thing-dominion-Gold = Gold
rules-dominion-Gold-title = { thing-dominion-Gold }
rules-dominion-Gold = **$6 · Geld**
    Bringt $3.

thing-dominion-Platinum = Platin
rules-dominion-Platinum-title = { thing-dominion-Platinum }
rules-dominion-Platinum = **$9 · Geld**
    Bringt $5. Nur zusammen mit der Kolonie im Spiel.

thing-dominion-Estate = Anwesen
rules-dominion-Estate-title = { thing-dominion-Estate }
rules-dominion-Estate = **$2 · Punkte**
    Am Ende 1 Punkt wert. Alle beginnen mit dreien davon.

thing-dominion-Duchy = Herzogtum
rules-dominion-Duchy-title = { thing-dominion-Duchy }
rules-dominion-Duchy = **$5 · Punkte**
    Am Ende 3 Punkte wert.

thing-dominion-Province = Provinz
rules-dominion-Province-title = { thing-dominion-Province }
rules-dominion-Province = **$8 · Punkte**
    Am Ende 6 Punkte wert. Ist die letzte genommen, endet das Spiel nach diesem Zug.

thing-dominion-Colony = Kolonie
rules-dominion-Colony-title = { thing-dominion-Colony }
rules-dominion-Colony = **$11 · Punkte**
    Am Ende 10 Punkte wert. Ist die letzte genommen, endet das Spiel nach diesem Zug.

thing-dominion-Curse = Fluch
rules-dominion-Curse-title = { thing-dominion-Curse }
rules-dominion-Curse = **$0 · Fluch**
    Kostet am Ende 1 Punkt. Er darf für $0 gekauft werden und ist keine Punktekarte.

thing-dominion-Adventurer = Abenteurer
card-dominion-Adventurer = Decke vom Deck auf, bis 2 Geldkarten liegen: auf die Hand. Den Rest ablegen.
rules-dominion-Adventurer-title = { thing-dominion-Adventurer }
rules-dominion-Adventurer = **$6 · Aktion**
    Decke Karten einzeln von deinem Deck auf, bis zwei Geldkarten liegen. Nimm sie auf die Hand, lege die übrigen aufgedeckten ab. Bei Bedarf wird dazwischen gemischt, ohne die aufgedeckten Karten; kommen weniger als zwei, nimmst du diese. Kombinierte Geldkarten zählen.

thing-dominion-Bureaucrat = Bürokrat
card-dominion-Bureaucrat = Nimm ein Silber aufs Deck. Andere legen eine Punktekarte aufs Deck oder zeigen ihre Hand.
rules-dominion-Bureaucrat-title = { thing-dominion-Bureaucrat }
rules-dominion-Bureaucrat = **$4 · Aktion, Angriff**
    Nimm ein Silber und lege es auf dein Deck. Alle anderen zeigen eine Punktekarte aus der Hand und legen sie auf ihr Deck; wer keine hat, zeigt die ganze Hand. Welche, wählt der Besitzer. Auch ohne Silber im Vorrat geschieht der zweite Teil.

thing-dominion-Cellar = Keller
card-dominion-Cellar = Lege beliebig viele Karten ab, dann ziehe ebenso viele.
rules-dominion-Cellar-title = { thing-dominion-Cellar }
rules-dominion-Cellar = **$2 · Aktion**
    +1 Aktion. Lege beliebig viele Handkarten ab, auch keine. Danach ziehe ebenso viele. Erst werden alle abgelegt, dann wird gezogen; wird dafür gemischt, sind sie dabei.

thing-dominion-Chancellor = Kanzler
card-dominion-Chancellor = Du darfst dein ganzes Deck auf den Ablagestapel legen.
rules-dominion-Chancellor-title = { thing-dominion-Chancellor }
rules-dominion-Chancellor = **$3 · Aktion**
    +$2. Du darfst sofort dein ganzes Deck auf deinen Ablagestapel legen, ohne es anzusehen. Die Karten gelten nicht als einzeln abgelegt.

thing-dominion-Chapel = Kapelle
card-dominion-Chapel = Entsorge bis zu 4 Handkarten.
rules-dominion-Chapel-title = { thing-dominion-Chapel }
rules-dominion-Chapel = **$2 · Aktion**
    Entsorge keine bis vier Karten aus deiner Hand.

thing-dominion-Council_Room = Ratsversammlung
card-dominion-Council_Room = Alle anderen ziehen eine Karte.
rules-dominion-Council_Room-title = { thing-dominion-Council_Room }
rules-dominion-Council_Room = **$5 · Aktion**
    +4 Karten, +1 Kauf. Alle anderen ziehen eine Karte, ob sie wollen oder nicht. Das ist kein Angriff.

thing-dominion-Feast = Festmahl
card-dominion-Feast = Entsorge diese Karte. Nimm eine Karte für bis zu $5.
rules-dominion-Feast-title = { thing-dominion-Feast }
rules-dominion-Feast = **$4 · Aktion**
    Entsorge diese Karte und nimm eine für bis zu $5. Mehrmals gespielt wird sie nur einmal entsorgt, doch jedes Ausspielen bringt eine Karte. Danach ist sie nicht mehr im Spiel.

thing-dominion-Festival = Jahrmarkt
rules-dominion-Festival-title = { thing-dominion-Festival }
rules-dominion-Festival = **$5 · Aktion**
    +2 Aktionen, +1 Kauf, +$2.

thing-dominion-Gardens = Gärten
card-dominion-Gardens = 1 SP je 10 Karten in deinem Besitz.
rules-dominion-Gardens-title = { thing-dominion-Gardens }
rules-dominion-Gardens = **$4 · Punkte**
    Am Ende ist jeder Garten 1 Punkt je volle zehn deiner Karten wert: mit 39 Karten je 3 Punkte.

thing-dominion-Laboratory = Laboratorium
rules-dominion-Laboratory-title = { thing-dominion-Laboratory }
rules-dominion-Laboratory = **$5 · Aktion**
    +2 Karten, +1 Aktion.

thing-dominion-Library = Bibliothek
card-dominion-Library = Ziehe auf 7 Handkarten; gezogene Aktionen darfst du zur Seite legen, am Ende ablegen.
rules-dominion-Library-title = { thing-dominion-Library }
rules-dominion-Library = **$5 · Aktion**
    Ziehe einzeln Karten, bis du sieben auf der Hand hast. Jede dabei gezogene Aktionskarte, auch kombinierte, darfst du zur Seite legen. Am Ende werden diese abgelegt; vorher werden sie nicht eingemischt. Mit sieben oder mehr Karten wird nichts gezogen.

thing-dominion-Market = Markt
rules-dominion-Market-title = { thing-dominion-Market }
rules-dominion-Market = **$5 · Aktion**
    +1 Karte, +1 Aktion, +1 Kauf, +$1.

thing-dominion-Militia = Miliz
card-dominion-Militia = Alle anderen legen bis auf 3 Handkarten ab.
rules-dominion-Militia-title = { thing-dominion-Militia }
rules-dominion-Militia = **$4 · Aktion, Angriff**
    +$2. Alle anderen legen Karten ihrer Wahl ab, bis sie drei auf der Hand haben. Wer drei oder weniger hat, legt nichts ab.

thing-dominion-Mine = Mine
card-dominion-Mine = Entsorge eine Geldkarte der Hand. Nimm eine bis zu $3 teurere auf die Hand.
rules-dominion-Mine-title = { thing-dominion-Mine }
rules-dominion-Mine = **$5 · Aktion**
    Entsorge eine Geldkarte aus der Hand und nimm eine bis zu $3 teurere Geldkarte auf die Hand. Hast du eine, musst du; dieselbe oder eine billigere ist erlaubt. Alle Geldkarten des Vorrats sind möglich, auch Platin.

thing-dominion-Moat = Burggraben
card-dominion-Moat = Spielt jemand einen Angriff, darfst du diese Karte zeigen: Er trifft dich nicht.
rules-dominion-Moat-title = { thing-dominion-Moat }
rules-dominion-Moat = **$2 · Aktion, Reaktion**
    +2 Karten. Spielt jemand anderes einen Angriff, darfst du diese Karte aus der Hand zeigen: Dieses Ausspielen betrifft dich nicht. Du deckst nichts auf, legst nichts ab, nimmst und wählst nichts. Die Karte bleibt auf der Hand. Dem Angreifer bleibt sein eigener Nutzen.

thing-dominion-Moneylender = Geldverleiher
card-dominion-Moneylender = Entsorge ein Kupfer der Hand. Wenn ja: +$3.
rules-dominion-Moneylender-title = { thing-dominion-Moneylender }
rules-dominion-Moneylender = **$4 · Aktion**
    Entsorge ein Kupfer aus deiner Hand; hast du es getan: +$3. Hast du eines, musst du.

thing-dominion-Remodel = Umbau
card-dominion-Remodel = Entsorge eine Handkarte. Nimm eine bis zu $2 teurere.
rules-dominion-Remodel-title = { thing-dominion-Remodel }
rules-dominion-Remodel = **$4 · Aktion**
    Entsorge eine Handkarte und nimm eine bis zu $2 teurere. Es zählen die jetzigen Kosten. Ohne Handkarte geschieht nichts, sonst musst du.

thing-dominion-Smithy = Schmiede
rules-dominion-Smithy-title = { thing-dominion-Smithy }
rules-dominion-Smithy = **$4 · Aktion**
    +3 Karten.

thing-dominion-Spy = Spion
card-dominion-Spy = Alle, auch du, decken die oberste Karte auf; du sagst: ablegen oder zurück.
rules-dominion-Spy-title = { thing-dominion-Spy }
rules-dominion-Spy = **$4 · Aktion, Angriff**
    +1 Karte, +1 Aktion. Alle, du zuerst, decken die oberste Karte ihres Decks auf; du entscheidest, ob sie abgelegt wird oder bleibt. Ein Burggraben schützt nur seinen Besitzer.

thing-dominion-Thief = Dieb
card-dominion-Thief = Andere decken 2 Karten auf: entsorge je eine Geldkarte, Rest ablegen. Nimm von den entsorgten beliebige.
rules-dominion-Thief-title = { thing-dominion-Thief }
rules-dominion-Thief = **$4 · Aktion, Angriff**
    Alle anderen decken die zwei obersten Karten ihres Decks auf. Sind Geldkarten dabei, wählst du eine, und sie wird entsorgt; der Rest wird abgelegt. Danach darfst du von den eben entsorgten Geldkarten beliebige nehmen, auf deinen Ablagestapel.

thing-dominion-Throne_Room = Thronsaal
card-dominion-Throne_Room = Wähle eine Aktion deiner Hand. Spiele sie zweimal.
rules-dominion-Throne_Room-title = { thing-dominion-Throne_Room }
rules-dominion-Throne_Room = **$4 · Aktion**
    Wähle eine Aktionskarte aus deiner Hand und spiele sie zweimal, jedes Mal vollständig; das kostet keine Aktionen. Hast du eine, musst du. Es ist eine Karte im Spiel, aber zweimal gespielt. Thronsaal auf Thronsaal: zwei weitere Aktionen, jede zweimal.

thing-dominion-Village = Dorf
rules-dominion-Village-title = { thing-dominion-Village }
rules-dominion-Village = **$3 · Aktion**
    +1 Karte, +2 Aktionen.

thing-dominion-Witch = Hexe
card-dominion-Witch = Alle anderen nehmen einen Fluch.
rules-dominion-Witch-title = { thing-dominion-Witch }
rules-dominion-Witch = **$5 · Aktion, Angriff**
    +2 Karten. Alle anderen nehmen einen Fluch. Sie werden in Zugreihenfolge verteilt, solange es welche gibt.

thing-dominion-Woodcutter = Holzfäller
rules-dominion-Woodcutter-title = { thing-dominion-Woodcutter }
rules-dominion-Woodcutter = **$3 · Aktion**
    +1 Kauf, +$2.

thing-dominion-Workshop = Werkstatt
card-dominion-Workshop = Nimm eine Karte für bis zu $4.
rules-dominion-Workshop-title = { thing-dominion-Workshop }
rules-dominion-Workshop = **$3 · Aktion**
    Nimm eine Karte für bis zu $4.

thing-dominion-Baron = Baron
card-dominion-Baron = Du darfst ein Anwesen ablegen: +$4. Sonst nimm ein Anwesen.
rules-dominion-Baron-title = { thing-dominion-Baron }
rules-dominion-Baron = **$4 · Aktion**
    +1 Kauf. Du darfst ein Anwesen aus der Hand für +$4 ablegen. Tust du es nicht, nimmst du ein Anwesen, wenn es noch eines gibt.

thing-dominion-Bridge = Brücke
card-dominion-Bridge = In diesem Zug kosten alle Karten $1 weniger.
rules-dominion-Bridge-title = { thing-dominion-Bridge }
rules-dominion-Bridge = **$4 · Aktion**
    +1 Kauf, +$1. In diesem Zug kosten alle Karten, wo sie auch sind, $1 weniger, nie unter $0. Jedes Ausspielen zählt.

thing-dominion-Conspirator = Verschwörer
card-dominion-Conspirator = Ab der dritten Aktion in diesem Zug: +1 Karte, +1 Aktion.
rules-dominion-Conspirator-title = { thing-dominion-Conspirator }
rules-dominion-Conspirator = **$4 · Aktion**
    +$2. Wird damit mindestens zum dritten Mal in diesem Zug eine Aktion gespielt: +1 Karte, +1 Aktion. Es zählt das Ausspielen, nicht die Karte: der Thronsaal einmal und jedes Ausspielen durch ihn noch einmal. Geldkarten zählen nicht.

thing-dominion-Coppersmith = Kupferschmied
card-dominion-Coppersmith = In diesem Zug bringt jedes Kupfer $1 mehr.
rules-dominion-Coppersmith-title = { thing-dominion-Coppersmith }
rules-dominion-Coppersmith = **$4 · Aktion**
    In diesem Zug bringt jedes Kupfer beim Ausspielen $1 mehr. Jedes Ausspielen des Kupferschmieds zählt.

thing-dominion-Courtyard = Burghof
card-dominion-Courtyard = Lege eine Handkarte auf dein Deck.
rules-dominion-Courtyard-title = { thing-dominion-Courtyard }
rules-dominion-Courtyard = **$2 · Aktion**
    +3 Karten. Danach lege eine beliebige Handkarte auf dein Deck. Niemand sieht, welche.

thing-dominion-Duke = Herzog
card-dominion-Duke = 1 SP je Herzogtum in deinem Besitz.
rules-dominion-Duke-title = { thing-dominion-Duke }
rules-dominion-Duke = **$5 · Punkte**
    Am Ende ist jeder Herzog 1 Punkt je Herzogtum in deinem Besitz wert.

thing-dominion-Great_Hall = Große Halle
rules-dominion-Great_Hall-title = { thing-dominion-Great_Hall }
rules-dominion-Great_Hall = **$3 · Aktion, Punkte**
    +1 Karte, +1 Aktion. Am Ende 1 Punkt wert.

thing-dominion-Harem = Harem
rules-dominion-Harem-title = { thing-dominion-Harem }
rules-dominion-Harem = **$6 · Geld, Punkte**
    Bringt $2 und ist am Ende 2 Punkte wert.

thing-dominion-Ironworks = Eisenhütte
card-dominion-Ironworks = Nimm eine Karte bis $4. Aktion: +1 Aktion; Geld: +$1; Punkte: +1 Karte.
rules-dominion-Ironworks-title = { thing-dominion-Ironworks }
rules-dominion-Ironworks = **$4 · Aktion**
    Nimm eine Karte für bis zu $4. Ist es eine Aktion: +1 Aktion; eine Geldkarte: +$1; eine Punktekarte: +1 Karte. Eine kombinierte bringt beides. Den Bonus gibt es auch, wenn ein Wachturm die Karte sofort entsorgt.

thing-dominion-Masquerade = Maskerade
card-dominion-Masquerade = Alle geben zugleich eine Karte nach links. Dann darfst du eine entsorgen.
rules-dominion-Masquerade-title = { thing-dominion-Masquerade }
rules-dominion-Masquerade = **$3 · Aktion**
    +2 Karten. Alle, die Handkarten haben, geben zugleich eine nach links; was man bekommt, kann man nicht weitergeben. Dann darfst du eine Handkarte entsorgen. Das ist kein Angriff, und weitergegebene Karten gelten nicht als genommen.

thing-dominion-Mining_Village = Bergwerk
card-dominion-Mining_Village = Du darfst diese Karte entsorgen: +$2.
rules-dominion-Mining_Village-title = { thing-dominion-Mining_Village }
rules-dominion-Mining_Village = **$4 · Aktion**
    +1 Karte, +2 Aktionen. Du darfst diese Karte sofort für +$2 entsorgen. Mehrmals gespielt gibt es das nur einmal, Karte und Aktionen jedes Mal.

thing-dominion-Minion = Lakai
card-dominion-Minion = Eins: +$2; oder Hand ablegen, +4 Karten, und alle mit 5 oder mehr Karten tun dasselbe.
rules-dominion-Minion-title = { thing-dominion-Minion }
rules-dominion-Minion = **$5 · Aktion, Angriff**
    +1 Aktion. Wähle: +$2; oder du legst deine Hand ab und ziehst vier, ebenso alle anderen mit mindestens fünf Handkarten. Reaktionen kommen vor der Wahl. Wer einen Burggraben zeigt, legt weder ab noch zieht er.

thing-dominion-Nobles = Adelige
card-dominion-Nobles = Eins: +3 Karten; oder +2 Aktionen.
rules-dominion-Nobles-title = { thing-dominion-Nobles }
rules-dominion-Nobles = **$6 · Aktion, Punkte**
    Wähle: +3 Karten oder +2 Aktionen. Am Ende 2 Punkte wert.

thing-dominion-Pawn = Handlanger
card-dominion-Pawn = Zwei verschiedene: +1 Karte; +1 Aktion; +1 Kauf; +$1.
rules-dominion-Pawn-title = { thing-dominion-Pawn }
rules-dominion-Pawn = **$2 · Aktion**
    Wähle zwei verschiedene: +1 Karte, +1 Aktion, +1 Kauf, +$1. Beide werden gewählt, bevor etwas ausgeführt wird.

thing-dominion-Saboteur = Saboteur
card-dominion-Saboteur = Andere decken auf bis zu einer Karte ab $3: entsorgt. Dafür dürfen sie eine um $2 billigere nehmen.
rules-dominion-Saboteur-title = { thing-dominion-Saboteur }
rules-dominion-Saboteur = **$5 · Aktion, Angriff**
    Alle anderen decken Karten vom Deck auf, bis eine $3 oder mehr kostet, und entsorgen sie; dafür dürfen sie eine um mindestens $2 billigere nehmen. Die anderen aufgedeckten werden abgelegt. Es zählen die jetzigen Kosten.

thing-dominion-Scout = Späher
card-dominion-Scout = Decke 4 Karten auf: Punkte auf die Hand, Rest beliebig zurück.
rules-dominion-Scout-title = { thing-dominion-Scout }
rules-dominion-Scout = **$4 · Aktion**
    +1 Aktion. Decke die vier obersten Karten deines Decks auf. Alle Punktekarten darunter, auch kombinierte, kommen auf die Hand; den Rest legst du in beliebiger Reihenfolge zurück. Ein Fluch ist keine Punktekarte.

thing-dominion-Secret_Chamber = Geheimkammer
card-dominion-Secret_Chamber = Lege beliebig viele Karten ab: je +$1. Bei Angriff darfst du sie zeigen: +2 Karten, 2 zurück.
rules-dominion-Secret_Chamber-title = { thing-dominion-Secret_Chamber }
rules-dominion-Secret_Chamber = **$2 · Aktion, Reaktion**
    Lege beliebig viele Handkarten für je +$1 ab. Spielt jemand anderes einen Angriff, darfst du diese Karte aus der Hand zeigen: Ziehe zwei Karten, dann lege zwei beliebige aus der Hand in beliebiger Reihenfolge auf dein Deck. Weitere Reaktionen, auch eben gezogene, dürfen folgen. Jede Karte einmal je gespieltem Angriff.

thing-dominion-Shanty_Town = Armenviertel
card-dominion-Shanty_Town = Zeige deine Hand. Ohne Aktion darin: +2 Karten.
rules-dominion-Shanty_Town-title = { thing-dominion-Shanty_Town }
rules-dominion-Shanty_Town = **$3 · Aktion**
    +2 Aktionen. Zeige deine Hand. Ist keine Aktion darin: +2 Karten; beide werden gezogen, auch wenn die erste eine Aktion ist.

thing-dominion-Steward = Verwalter
card-dominion-Steward = Eins: +2 Karten; oder +$2; oder 2 Handkarten entsorgen.
rules-dominion-Steward-title = { thing-dominion-Steward }
rules-dominion-Steward = **$3 · Aktion**
    Wähle: +2 Karten; oder +$2; oder entsorge genau zwei Handkarten. Mit nur einer Handkarte wird diese entsorgt.

thing-dominion-Swindler = Trickser
card-dominion-Swindler = Andere entsorgen die oberste Karte und nehmen eine gleich teure: du wählst.
rules-dominion-Swindler-title = { thing-dominion-Swindler }
rules-dominion-Swindler = **$3 · Aktion, Angriff**
    +$2. Alle anderen entsorgen die oberste Karte ihres Decks und nehmen eine, die jetzt gleich viel kostet; du wählst welche, dieselbe ist erlaubt. Gibt es einen passenden Stapel, muss gewählt werden. Aus Kupfer kann ein Fluch werden.

thing-dominion-Torturer = Kerkermeister
card-dominion-Torturer = Alle anderen wählen: 2 Karten ablegen oder einen Fluch auf die Hand nehmen.
rules-dominion-Torturer-title = { thing-dominion-Torturer }
rules-dominion-Torturer = **$5 · Aktion, Angriff**
    +3 Karten. Alle anderen wählen: zwei Karten ablegen oder einen Fluch auf die Hand nehmen. Beides darf gewählt werden, auch wenn es nicht geht: Mit einer Karte wird diese abgelegt, ohne Flüche keiner genommen.

thing-dominion-Trading_Post = Handelsposten
card-dominion-Trading_Post = Entsorge 2 Handkarten. Wenn ja, nimm ein Silber auf die Hand.
rules-dominion-Trading_Post-title = { thing-dominion-Trading_Post }
rules-dominion-Trading_Post = **$5 · Aktion**
    Entsorge zwei Handkarten; waren es zwei, nimm ein Silber auf die Hand. Mit nur einer Karte wird diese entsorgt, ohne Silber.

thing-dominion-Tribute = Tribut
card-dominion-Tribute = Linker Nachbar legt 2 vom Deck ab. Je Sorte: Aktion +2 Aktionen, Geld +$2, Punkte +2 Karten.
rules-dominion-Tribute-title = { thing-dominion-Tribute }
rules-dominion-Tribute = **$5 · Aktion**
    Dein linker Nachbar deckt die zwei obersten Karten seines Decks auf und legt sie ab. Für jede verschieden benannte Karte bekommst du: für eine Aktion +2 Aktionen, für Geld +$2, für Punkte +2 Karten. Eine kombinierte bringt jeden ihrer Boni, ein Fluch nichts. Das ist kein Angriff.

thing-dominion-Upgrade = Anbau
card-dominion-Upgrade = Entsorge eine Handkarte. Nimm eine, die genau $1 mehr kostet.
rules-dominion-Upgrade-title = { thing-dominion-Upgrade }
rules-dominion-Upgrade = **$5 · Aktion**
    +1 Karte, +1 Aktion. Entsorge eine Handkarte, ob du willst oder nicht, und nimm eine, die genau $1 mehr kostet. Ohne passenden Stapel wird nichts genommen.

thing-dominion-Wishing_Well = Wunschbrunnen
card-dominion-Wishing_Well = Nenne eine Karte, decke die oberste auf. Ist sie es: auf die Hand.
rules-dominion-Wishing_Well-title = { thing-dominion-Wishing_Well }
rules-dominion-Wishing_Well = **$3 · Aktion**
    +1 Karte, +1 Aktion. Nenne eine Karte, dann decke die oberste deines Decks auf. Ist es die genannte, kommt sie auf die Hand, sonst bleibt sie liegen. Genannt wird vor einem nötigen Mischen.

thing-dominion-Bank = Bank
card-dominion-Bank = Bringt $1 je Geldkarte, die du im Spiel hast, sie selbst mitgezählt.
rules-dominion-Bank-title = { thing-dominion-Bank }
rules-dominion-Bank = **$7 · Geld**
    Bringt beim Ausspielen $1 je Geldkarte, die du im Spiel hast, sie selbst und kombinierte mitgezählt. Später gespielte erhöhen sie nicht.

thing-dominion-Bishop = Bischof
card-dominion-Bishop = Entsorge eine Handkarte: SP für ihre halben Kosten. Andere dürfen eine entsorgen.
rules-dominion-Bishop-title = { thing-dominion-Bishop }
rules-dominion-Bishop = **$4 · Aktion**
    +$1, +1 Siegpunktmarker. Entsorge eine Handkarte; du bekommst einen Siegpunktmarker je volle $2, die sie jetzt kostet. Dann dürfen alle anderen eine Handkarte entsorgen, ohne Marker.

thing-dominion-City = Stadt
card-dominion-City = Ein leerer Stapel: +1 Karte. Zwei oder mehr: dazu +$1, +1 Kauf.
rules-dominion-City-title = { thing-dominion-City }
rules-dominion-City = **$5 · Aktion**
    +1 Karte, +2 Aktionen. Ist beim Ausspielen genau ein Stapel des Vorrats leer: noch +1 Karte. Sind es zwei oder mehr: noch +1 Karte, +$1 und +1 Kauf.

thing-dominion-Contraband = Schmuggelware
card-dominion-Contraband = Dein linker Nachbar nennt eine Karte, die du in diesem Zug nicht kaufen darfst.
rules-dominion-Contraband-title = { thing-dominion-Contraband }
rules-dominion-Contraband = **$5 · Geld**
    +1 Kauf. Bringt $3. Dein linker Nachbar nennt sofort eine Karte; du darfst sie in diesem Zug nicht kaufen. Mehrere Schmuggelwaren verbieten mehrere. Sie anders zu nehmen ist erlaubt.

thing-dominion-Counting_House = Leihhaus
card-dominion-Counting_House = Nimm beliebig viele Kupfer aus deinem Ablagestapel auf die Hand.
rules-dominion-Counting_House-title = { thing-dominion-Counting_House }
rules-dominion-Counting_House = **$5 · Aktion**
    Sieh deinen Ablagestapel durch, nimm beliebig viele Kupfer heraus, zeige sie und nimm sie auf die Hand.

thing-dominion-Expand = Ausbau
card-dominion-Expand = Entsorge eine Handkarte. Nimm eine bis zu $3 teurere.
rules-dominion-Expand-title = { thing-dominion-Expand }
rules-dominion-Expand = **$7 · Aktion**
    Entsorge eine Handkarte und nimm eine bis zu $3 teurere. Er kann sich nicht selbst entsorgen, und Geld kann nicht zugelegt werden. Ohne Handkarte geschieht nichts.

thing-dominion-Forge = Kunstschmiede
card-dominion-Forge = Entsorge beliebig viele Handkarten. Nimm eine, die genau so viel kostet wie alle zusammen.
rules-dominion-Forge-title = { thing-dominion-Forge }
rules-dominion-Forge = **$7 · Aktion**
    Entsorge beliebig viele Handkarten und nimm eine, die genau so viel kostet wie alle zusammen. Entsorgst du keine, musst du eine Karte für $0 nehmen, wenn es eine gibt. Passt nichts, wird nichts genommen.

thing-dominion-Goons = Halsabschneider
card-dominion-Goons = Andere legen bis auf 3 Karten ab. Solange im Spiel: +1 SP je gekaufter Karte.
rules-dominion-Goons-title = { thing-dominion-Goons }
rules-dominion-Goons = **$6 · Aktion, Angriff**
    +1 Kauf, +$2. Alle anderen legen bis auf drei Handkarten ab. Solange diese Karte im Spiel ist, bekommst du je gekaufter Karte einen Siegpunktmarker; mehrere Halsabschneider bringen mehrere, mehrmals gespielt bleibt es bei einem.

thing-dominion-Grand_Market = Großer Markt
card-dominion-Grand_Market = Nicht kaufbar, solange du ein Kupfer im Spiel hast.
rules-dominion-Grand_Market-title = { thing-dominion-Grand_Market }
rules-dominion-Grand_Market = **$6 · Aktion**
    +1 Karte, +1 Aktion, +1 Kauf, +$2. Er kann nicht gekauft werden, solange du ein Kupfer im Spiel hast. Kupfer auf der Hand stört nicht, und anders nehmen kann man ihn immer.

thing-dominion-Hoard = Hort
card-dominion-Hoard = Solange im Spiel: Kaufst du eine Punktekarte, nimm ein Gold.
rules-dominion-Hoard-title = { thing-dominion-Hoard }
rules-dominion-Hoard = **$6 · Geld**
    Bringt $2. Solange er im Spiel ist, nimmst du mit jeder gekauften Punktekarte ein Gold, eines je Hort. Nicht für anders genommene Karten.

thing-dominion-Kings_Court = Königshof
card-dominion-Kings_Court = Du darfst eine Aktion deiner Hand wählen. Spiele sie dreimal.
rules-dominion-Kings_Court-title = { thing-dominion-Kings_Court }
rules-dominion-Kings_Court = **$7 · Aktion**
    Du darfst eine Aktionskarte aus deiner Hand wählen und dreimal spielen, jedes Mal vollständig. Königshof auf Königshof: drei weitere Aktionen, jede dreimal.

thing-dominion-Loan = Lohn
card-dominion-Loan = Decke auf, bis Geld kommt: entsorgen oder ablegen. Den Rest ablegen.
rules-dominion-Loan-title = { thing-dominion-Loan }
rules-dominion-Loan = **$3 · Geld**
    Bringt $1. Decke Karten von deinem Deck auf, bis eine Geldkarte kommt; entsorge sie oder lege sie ab. Die anderen aufgedeckten werden abgelegt.

thing-dominion-Mint = Münzer
card-dominion-Mint = Du darfst eine Geldkarte der Hand zeigen: nimm noch eine. Beim Kauf: entsorge dein Geld im Spiel.
rules-dominion-Mint-title = { thing-dominion-Mint }
rules-dominion-Mint = **$5 · Aktion**
    Du darfst eine Geldkarte aus der Hand zeigen und eine gleiche nehmen. Kaufst du den Münzer, werden alle deine Geldkarten im Spiel entsorgt, bevor sie noch etwas bewirken. Das Geld, das sie brachten, bleibt dir.

thing-dominion-Monument = Denkmal
rules-dominion-Monument-title = { thing-dominion-Monument }
rules-dominion-Monument = **$4 · Aktion**
    +$2, +1 Siegpunktmarker.

thing-dominion-Mountebank = Quacksalber
card-dominion-Mountebank = Andere legen einen Fluch ab oder nehmen einen Fluch und ein Kupfer.
rules-dominion-Mountebank-title = { thing-dominion-Mountebank }
rules-dominion-Mountebank = **$5 · Aktion, Angriff**
    +$2. Alle anderen dürfen einen Fluch aus der Hand ablegen; wer es nicht tut, nimmt einen Fluch und dann ein Kupfer. Ist einer der Stapel leer, wird nur vom anderen genommen.

thing-dominion-Peddler = Hausierer
card-dominion-Peddler = In der Kaufphase $2 billiger je Aktion, die du im Spiel hast.
rules-dominion-Peddler-title = { thing-dominion-Peddler }
rules-dominion-Peddler = **$8 · Aktion**
    +1 Karte, +1 Aktion, +$1. In einer Kaufphase kostet er $2 weniger je Aktionskarte, die der Spieler am Zug im Spiel hat, nie unter $0. Eine mehrmals gespielte Karte ist eine Karte.

thing-dominion-Quarry = Steinbruch
card-dominion-Quarry = Solange im Spiel: Aktionen kosten $2 weniger.
rules-dominion-Quarry-title = { thing-dominion-Quarry }
rules-dominion-Quarry = **$4 · Geld**
    Bringt $1. Solange er im Spiel ist, kosten Aktionen $2 weniger, überall, auch kombinierte, nie unter $0. Mehrere wirken zusammen.

thing-dominion-Rabble = Gesindel
card-dominion-Rabble = Andere decken 3 Karten auf, legen Geld und Aktionen ab, den Rest zurück.
rules-dominion-Rabble-title = { thing-dominion-Rabble }
rules-dominion-Rabble = **$5 · Aktion, Angriff**
    +3 Karten. Alle anderen decken die drei obersten Karten ihres Decks auf, legen Geld und Aktionen ab, auch kombinierte, und den Rest in beliebiger Reihenfolge zurück.

thing-dominion-Royal_Seal = Königliches Siegel
card-dominion-Royal_Seal = Solange im Spiel: genommene Karten dürfen auf dein Deck.
rules-dominion-Royal_Seal-title = { thing-dominion-Royal_Seal }
rules-dominion-Royal_Seal = **$5 · Geld**
    Bringt $2. Solange es im Spiel ist, darfst du jede Karte, die du nimmst, auf dein Deck legen.

thing-dominion-Talisman = Talisman
card-dominion-Talisman = Solange im Spiel: Kaufst du eine Karte bis $4 ohne Punkte, nimm noch eine.
rules-dominion-Talisman-title = { thing-dominion-Talisman }
rules-dominion-Talisman = **$4 · Geld**
    Bringt $1. Solange er im Spiel ist, nimmst du von jeder gekauften Karte, die dabei $4 oder weniger kostet und keine Punktekarte ist, noch eine, je Talisman.

thing-dominion-Trade_Route = Handelsroute
card-dominion-Trade_Route = +$1 je Marker auf dem Tableau. Entsorge eine Handkarte.
rules-dominion-Trade_Route-title = { thing-dominion-Trade_Route }
rules-dominion-Trade_Route = **$3 · Aktion**
    +1 Kauf. +$1 je Marker auf dem Tableau. Dann entsorge eine Handkarte; hast du eine, musst du. Auf jedem Punktestapel liegt anfangs ein Marker; er kommt aufs Tableau, sobald die erste Karte des Stapels genommen wird.

thing-dominion-Vault = Gewölbe
card-dominion-Vault = Lege beliebig viele Karten ab: je +$1. Andere dürfen 2 ablegen und 1 ziehen.
rules-dominion-Vault-title = { thing-dominion-Vault }
rules-dominion-Vault = **$5 · Aktion**
    +2 Karten. Lege beliebig viele Karten für je +$1 ab, auch eben gezogene. Alle anderen dürfen zwei Karten ablegen und dafür eine ziehen. Mit nur einer Handkarte darf sie abgelegt werden, ohne zu ziehen.

thing-dominion-Venture = Abenteuer
card-dominion-Venture = Decke auf bis zu einer Geldkarte: spiele sie. Den Rest ablegen.
rules-dominion-Venture-title = { thing-dominion-Venture }
rules-dominion-Venture = **$5 · Geld**
    Bringt $1. Decke Karten von deinem Deck auf, bis eine Geldkarte kommt, und spiele sie sofort mit allem, was sie bewirkt. Danach werden die anderen aufgedeckten abgelegt.

thing-dominion-Watchtower = Wachturm
card-dominion-Watchtower = Ziehe auf 6 Handkarten. Nimmst du eine Karte, darfst du ihn zeigen: sie entsorgen oder aufs Deck.
rules-dominion-Watchtower-title = { thing-dominion-Watchtower }
rules-dominion-Watchtower = **$3 · Aktion, Reaktion**
    Ziehe, bis du sechs Handkarten hast. Immer wenn du eine Karte nimmst, in jedem Zug, darfst du ihn aus der Hand zeigen und die Karte entsorgen oder auf dein Deck legen. Der Wachturm bleibt auf der Hand. Die Karte gilt trotzdem als genommen.

thing-dominion-Workers_Village = Arbeiterdorf
rules-dominion-Workers_Village-title = { thing-dominion-Workers_Village }
rules-dominion-Workers_Village = **$4 · Aktion**
    +1 Karte, +2 Aktionen, +1 Kauf.
