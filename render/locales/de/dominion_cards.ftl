# Die Karten von Dominion: wie sie heißen, was auf ihnen steht und wie sie erklärt werden.

thing-dominion-Copper = ⟦dominion-copper⟧ Kupfer
rules-dominion-Copper-title = { thing-dominion-Copper }
rules-dominion-Copper = **$0 · Geld**
    Bringt $1.

thing-dominion-Silver = ⟦dominion-silver⟧ Silber
rules-dominion-Silver-title = { thing-dominion-Silver }
rules-dominion-Silver = **$3 · Geld**
    Bringt $2.

thing-dominion-Gold = ⟦dominion-gold⟧ Gold
rules-dominion-Gold-title = { thing-dominion-Gold }
rules-dominion-Gold = **$6 · Geld**
    Bringt $3.

thing-dominion-Estate = ⟦dominion-estate⟧ Anwesen
rules-dominion-Estate-title = { thing-dominion-Estate }
rules-dominion-Estate = **$2 · Punkte**
    Am Ende 1 Punkt wert. Alle beginnen mit dreien davon.

thing-dominion-Duchy = ⟦dominion-duchy⟧ Herzogtum
rules-dominion-Duchy-title = { thing-dominion-Duchy }
rules-dominion-Duchy = **$5 · Punkte**
    Am Ende 3 Punkte wert.

thing-dominion-Province = ⟦dominion-province⟧ Provinz
rules-dominion-Province-title = { thing-dominion-Province }
rules-dominion-Province = **$8 · Punkte**
    Am Ende 6 Punkte wert. Ist die letzte genommen, endet das Spiel nach diesem Zug.

thing-dominion-Curse = ⟦dominion-curse⟧ Fluch
rules-dominion-Curse-title = { thing-dominion-Curse }
rules-dominion-Curse = **$0 · Fluch**
    Kostet am Ende 1 Punkt. Er darf für $0 gekauft werden und ist keine Punktekarte.

thing-dominion-Adventurer = ⟦dominion-adventurer⟧ Abenteurer
card-dominion-Adventurer = Decke vom Nachziehstapel auf, bis 2 Geldkarten liegen: auf die Hand. Den Rest ablegen.
rules-dominion-Adventurer-title = { thing-dominion-Adventurer }
rules-dominion-Adventurer = **$6 · Aktion**
    Decke Karten einzeln von deinem Nachziehstapel auf, bis zwei Geldkarten liegen. Nimm sie auf die Hand, lege die übrigen aufgedeckten ab. Bei Bedarf wird dazwischen gemischt, ohne die aufgedeckten Karten; kommen weniger als zwei, nimmst du diese. Kombinierte Geldkarten zählen.

thing-dominion-Bureaucrat = ⟦dominion-bureaucrat⟧ Bürokrat
card-dominion-Bureaucrat = Silber auf den Nachziehstapel. Mitspieler legen Punkte auf ihren oder decken die Hand auf.
rules-dominion-Bureaucrat-title = { thing-dominion-Bureaucrat }
rules-dominion-Bureaucrat = **$4 · Aktion, Angriff**
    Nimm ein Silber und lege es auf deinen Nachziehstapel. Alle Mitspieler decken eine Punktekarte aus der Hand auf und legen sie auf ihren Nachziehstapel; wer keine hat, deckt die ganze Hand auf. Welche, wählt der Besitzer. Auch ohne Silber im Vorrat geschieht der zweite Teil.

thing-dominion-Cellar = ⟦dominion-cellar⟧ Keller
card-dominion-Cellar = Lege beliebig viele Karten ab, dann ziehe ebenso viele.
rules-dominion-Cellar-title = { thing-dominion-Cellar }
rules-dominion-Cellar = **$2 · Aktion**
    +1 Aktion. Lege beliebig viele Handkarten ab, auch keine. Danach ziehe ebenso viele. Erst werden alle abgelegt, dann wird gezogen; wird dafür gemischt, sind sie dabei.

thing-dominion-Chancellor = ⟦dominion-chancellor⟧ Kanzler
card-dominion-Chancellor = Du darfst deinen ganzen Nachziehstapel auf den Ablagestapel legen.
rules-dominion-Chancellor-title = { thing-dominion-Chancellor }
rules-dominion-Chancellor = **$3 · Aktion**
    +$2. Du darfst sofort deinen ganzen Nachziehstapel auf deinen Ablagestapel legen, ohne ihn anzusehen. Die Karten gelten nicht als einzeln abgelegt.

thing-dominion-Chapel = ⟦dominion-chapel⟧ Kapelle
card-dominion-Chapel = Entsorge bis zu 4 Handkarten.
rules-dominion-Chapel-title = { thing-dominion-Chapel }
rules-dominion-Chapel = **$2 · Aktion**
    Entsorge keine bis vier Karten aus deiner Hand.

thing-dominion-Council_Room = ⟦dominion-council_room⟧ Ratsversammlung
card-dominion-Council_Room = Alle Mitspieler ziehen eine Karte.
rules-dominion-Council_Room-title = { thing-dominion-Council_Room }
rules-dominion-Council_Room = **$5 · Aktion**
    +4 Karten, +1 Kauf. Alle Mitspieler ziehen eine Karte, ob sie wollen oder nicht. Das ist kein Angriff.

thing-dominion-Feast = ⟦dominion-feast⟧ Festmahl
card-dominion-Feast = Entsorge diese Karte. Nimm eine Karte für bis zu $5.
rules-dominion-Feast-title = { thing-dominion-Feast }
rules-dominion-Feast = **$4 · Aktion**
    Entsorge diese Karte und nimm eine für bis zu $5. Mehrmals gespielt wird sie nur einmal entsorgt, doch jedes Ausspielen bringt eine Karte. Danach ist sie nicht mehr im Spiel.

thing-dominion-Festival = ⟦dominion-festival⟧ Jahrmarkt
rules-dominion-Festival-title = { thing-dominion-Festival }
rules-dominion-Festival = **$5 · Aktion**
    +2 Aktionen, +1 Kauf, +$2.

thing-dominion-Gardens = ⟦dominion-gardens⟧ Gärten
card-dominion-Gardens = 1 SP je 10 Karten in deinem Besitz.
rules-dominion-Gardens-title = { thing-dominion-Gardens }
rules-dominion-Gardens = **$4 · Punkte**
    Am Ende ist jeder Garten 1 Punkt je volle zehn deiner Karten wert: mit 39 Karten je 3 Punkte.

thing-dominion-Laboratory = ⟦dominion-laboratory⟧ Laboratorium
rules-dominion-Laboratory-title = { thing-dominion-Laboratory }
rules-dominion-Laboratory = **$5 · Aktion**
    +2 Karten, +1 Aktion.

thing-dominion-Library = ⟦dominion-library⟧ Bibliothek
card-dominion-Library = Ziehe auf 7 Handkarten; gezogene Aktionen darfst du zur Seite legen, am Ende ablegen.
rules-dominion-Library-title = { thing-dominion-Library }
rules-dominion-Library = **$5 · Aktion**
    Ziehe einzeln Karten, bis du sieben auf der Hand hast. Jede dabei gezogene Aktionskarte, auch kombinierte, darfst du zur Seite legen. Am Ende werden diese abgelegt; vorher werden sie nicht eingemischt. Mit sieben oder mehr Karten wird nichts gezogen.

thing-dominion-Market = ⟦dominion-market⟧ Markt
rules-dominion-Market-title = { thing-dominion-Market }
rules-dominion-Market = **$5 · Aktion**
    +1 Karte, +1 Aktion, +1 Kauf, +$1.

thing-dominion-Militia = ⟦dominion-militia⟧ Miliz
card-dominion-Militia = Alle Mitspieler legen bis auf 3 Handkarten ab.
rules-dominion-Militia-title = { thing-dominion-Militia }
rules-dominion-Militia = **$4 · Aktion, Angriff**
    +$2. Alle Mitspieler legen Karten ihrer Wahl ab, bis sie drei auf der Hand haben. Wer drei oder weniger hat, legt nichts ab.

thing-dominion-Mine = ⟦dominion-mine⟧ Mine
card-dominion-Mine = Entsorge eine Geldkarte der Hand. Nimm eine bis zu $3 teurere auf die Hand.
rules-dominion-Mine-title = { thing-dominion-Mine }
rules-dominion-Mine = **$5 · Aktion**
    Entsorge eine Geldkarte aus der Hand und nimm eine bis zu $3 teurere Geldkarte auf die Hand. Hast du eine, musst du; dieselbe oder eine billigere ist erlaubt. Alle Geldkarten des Vorrats sind möglich.

thing-dominion-Moat = ⟦dominion-moat⟧ Burggraben
card-dominion-Moat = Spielt jemand einen Angriff, darfst du diese Karte aufdecken: Er trifft dich nicht.
rules-dominion-Moat-title = { thing-dominion-Moat }
rules-dominion-Moat = **$2 · Aktion, Reaktion**
    +2 Karten. Spielt ein Mitspieler einen Angriff, darfst du diese Karte aus der Hand aufdecken: Dieses Ausspielen betrifft dich nicht. Du deckst nichts auf, legst nichts ab, nimmst und wählst nichts. Die Karte bleibt auf der Hand. Dem Angreifer bleibt sein eigener Nutzen.

thing-dominion-Moneylender = ⟦dominion-moneylender⟧ Geldverleiher
card-dominion-Moneylender = Entsorge ein Kupfer der Hand. Wenn ja: +$3.
rules-dominion-Moneylender-title = { thing-dominion-Moneylender }
rules-dominion-Moneylender = **$4 · Aktion**
    Entsorge ein Kupfer aus deiner Hand; hast du es getan: +$3. Hast du eines, musst du.

thing-dominion-Remodel = ⟦dominion-remodel⟧ Umbau
card-dominion-Remodel = Entsorge eine Handkarte. Nimm eine bis zu $2 teurere.
rules-dominion-Remodel-title = { thing-dominion-Remodel }
rules-dominion-Remodel = **$4 · Aktion**
    Entsorge eine Handkarte und nimm eine bis zu $2 teurere. Es zählen die jetzigen Kosten. Ohne Handkarte geschieht nichts, sonst musst du.

thing-dominion-Smithy = ⟦dominion-smithy⟧ Schmiede
rules-dominion-Smithy-title = { thing-dominion-Smithy }
rules-dominion-Smithy = **$4 · Aktion**
    +3 Karten.

thing-dominion-Spy = ⟦dominion-spy⟧ Spion
card-dominion-Spy = Alle, auch du, decken die oberste Karte auf; du sagst: ablegen oder zurück.
rules-dominion-Spy-title = { thing-dominion-Spy }
rules-dominion-Spy = **$4 · Aktion, Angriff**
    +1 Karte, +1 Aktion. Alle, du zuerst, decken die oberste Karte ihres Nachziehstapels auf; du entscheidest, ob sie abgelegt wird oder bleibt. Ein Burggraben schützt nur seinen Besitzer.

thing-dominion-Thief = ⟦dominion-thief⟧ Dieb
card-dominion-Thief = Mitspieler decken 2 auf: entsorge je 1 Geldkarte, Rest ablegen. Nimm beliebige entsorgte.
rules-dominion-Thief-title = { thing-dominion-Thief }
rules-dominion-Thief = **$4 · Aktion, Angriff**
    Alle Mitspieler decken die zwei obersten Karten ihres Nachziehstapels auf. Sind Geldkarten dabei, wählst du eine, und sie wird entsorgt; der Rest wird abgelegt. Danach darfst du von den eben entsorgten Geldkarten beliebige nehmen, auf deinen Ablagestapel.

thing-dominion-Throne_Room = ⟦dominion-throne_room⟧ Thronsaal
card-dominion-Throne_Room = Wähle eine Aktion deiner Hand. Spiele sie zweimal.
rules-dominion-Throne_Room-title = { thing-dominion-Throne_Room }
rules-dominion-Throne_Room = **$4 · Aktion**
    Wähle eine Aktionskarte aus deiner Hand und spiele sie zweimal, jedes Mal vollständig; das kostet keine Aktionen. Hast du eine, musst du. Es ist eine Karte im Spiel, aber zweimal gespielt. Thronsaal auf Thronsaal: zwei weitere Aktionen, jede zweimal.

thing-dominion-Village = ⟦dominion-village⟧ Dorf
rules-dominion-Village-title = { thing-dominion-Village }
rules-dominion-Village = **$3 · Aktion**
    +1 Karte, +2 Aktionen.

thing-dominion-Witch = ⟦dominion-witch⟧ Hexe
card-dominion-Witch = Alle Mitspieler nehmen einen Fluch.
rules-dominion-Witch-title = { thing-dominion-Witch }
rules-dominion-Witch = **$5 · Aktion, Angriff**
    +2 Karten. Alle Mitspieler nehmen einen Fluch. Sie werden in Zugreihenfolge verteilt, solange es welche gibt.

thing-dominion-Woodcutter = ⟦dominion-woodcutter⟧ Holzfäller
rules-dominion-Woodcutter-title = { thing-dominion-Woodcutter }
rules-dominion-Woodcutter = **$3 · Aktion**
    +1 Kauf, +$2.

thing-dominion-Workshop = ⟦dominion-workshop⟧ Werkstatt
card-dominion-Workshop = Nimm eine Karte für bis zu $4.
rules-dominion-Workshop-title = { thing-dominion-Workshop }
rules-dominion-Workshop = **$3 · Aktion**
    Nimm eine Karte für bis zu $4.
