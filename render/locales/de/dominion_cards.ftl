# Die Karten von Dominion: wie sie heißen, was auf ihnen steht und wie sie erklärt werden.

thing-dominion-Copper = ⟦dominion-copper⟧ Kupfer
rules-dominion-Copper =
    Bringt $1.

thing-dominion-Silver = ⟦dominion-silver⟧ Silber
rules-dominion-Silver =
    Bringt $2.

thing-dominion-Gold = ⟦dominion-gold⟧ Gold
rules-dominion-Gold =
    Bringt $3.

thing-dominion-Estate = ⟦dominion-estate⟧ Anwesen
rules-dominion-Estate =
    Am Ende 1 Punkt wert. Alle beginnen mit dreien davon.

thing-dominion-Duchy = ⟦dominion-duchy⟧ Herzogtum
rules-dominion-Duchy =
    Am Ende 3 Punkte wert.

thing-dominion-Province = ⟦dominion-province⟧ Provinz
rules-dominion-Province =
    Am Ende 6 Punkte wert. Ist die letzte genommen, endet das Spiel nach diesem Zug.

thing-dominion-Curse = ⟦dominion-curse⟧ Fluch
rules-dominion-Curse = Am Ende −1 Punkt wert. Du darfst ihn für $0 kaufen, und er ist keine Punktekarte.

thing-dominion-Adventurer = ⟦dominion-adventurer⟧ Abenteurer
card-dominion-Adventurer = Decke vom Nachziehstapel auf, bis 2 Geldkarten kommen: auf die Hand. Den Rest ablegen.
rules-dominion-Adventurer =
    Decke Karten einzeln von deinem Nachziehstapel auf, bis zwei Geldkarten liegen. Nimm sie auf die Hand, lege die übrigen aufgedeckten ab. Bei Bedarf wird dazwischen gemischt, ohne die aufgedeckten Karten; kommen weniger als zwei, nimmst du diese. Kombinierte Geldkarten zählen.

thing-dominion-Bureaucrat = ⟦dominion-bureaucrat⟧ Bürokrat
card-dominion-Bureaucrat = Silber auf den Nachziehstapel. Mitspieler legen Punkte auf ihren oder decken die Hand auf.
rules-dominion-Bureaucrat =
    Nimm ein Silber und lege es auf deinen Nachziehstapel. Alle Mitspieler decken eine Punktekarte aus der Hand auf und legen sie auf ihren Nachziehstapel; wer keine hat, deckt die ganze Hand auf. Welche, wählt der Besitzer. Auch ohne Silber im Vorrat geschieht der zweite Teil.

thing-dominion-Cellar = ⟦dominion-cellar⟧ Keller
card-dominion-Cellar = Lege beliebig viele Karten ab, dann ziehe ebenso viele.
rules-dominion-Cellar =
    +1 Aktion. Lege beliebig viele Handkarten ab, auch keine. Danach ziehe ebenso viele. Erst werden alle abgelegt, dann wird gezogen; wird dafür gemischt, sind sie dabei.

thing-dominion-Chancellor = ⟦dominion-chancellor⟧ Kanzler
card-dominion-Chancellor = Du darfst deinen ganzen Nachziehstapel auf den Ablagestapel legen.
rules-dominion-Chancellor =
    +$2. Du darfst sofort deinen ganzen Nachziehstapel auf deinen Ablagestapel legen, ohne ihn anzusehen. Die Karten gelten nicht als einzeln abgelegt.

thing-dominion-Chapel = ⟦dominion-chapel⟧ Kapelle
card-dominion-Chapel = Entsorge bis zu 4 Handkarten.
rules-dominion-Chapel =
    Entsorge keine bis vier Karten aus deiner Hand.

thing-dominion-Council_Room = ⟦dominion-council_room⟧ Ratsversammlung
card-dominion-Council_Room = Alle Mitspieler ziehen eine Karte.
rules-dominion-Council_Room =
    +4 Karten, +1 Kauf. Alle Mitspieler ziehen eine Karte, ob sie wollen oder nicht. Das ist kein Angriff.

thing-dominion-Feast = ⟦dominion-feast⟧ Festmahl
card-dominion-Feast = Entsorge diese Karte. Nimm eine Karte für bis zu $5.
rules-dominion-Feast =
    Entsorge diese Karte und nimm eine für bis zu $5. Mehrmals gespielt wird sie nur einmal entsorgt, doch jedes Ausspielen bringt eine Karte. Danach ist sie nicht mehr im Spiel.

thing-dominion-Festival = ⟦dominion-festival⟧ Jahrmarkt
rules-dominion-Festival =
    +2 Aktionen, +1 Kauf, +$2.

thing-dominion-Gardens = ⟦dominion-gardens⟧ Gärten
card-dominion-Gardens = 1 SP je 10 Karten in deinem Besitz.
rules-dominion-Gardens =
    Am Ende ist jeder Garten 1 Punkt je volle zehn deiner Karten wert: mit 39 Karten je 3 Punkte.

thing-dominion-Laboratory = ⟦dominion-laboratory⟧ Laboratorium
rules-dominion-Laboratory =
    +2 Karten, +1 Aktion.

thing-dominion-Library = ⟦dominion-library⟧ Bibliothek
card-dominion-Library = Ziehe bis 7 Handkarten; gezogene Aktionen darfst du beiseitelegen, am Ende ablegen.
rules-dominion-Library =
    Ziehe einzeln Karten, bis du sieben auf der Hand hast. Jede dabei gezogene Aktionskarte, auch kombinierte, darfst du beiseitelegen. Am Ende werden diese abgelegt; vorher werden sie nicht eingemischt. Mit sieben oder mehr Karten wird nichts gezogen.

thing-dominion-Market = ⟦dominion-market⟧ Markt
rules-dominion-Market =
    +1 Karte, +1 Aktion, +1 Kauf, +$1.

thing-dominion-Militia = ⟦dominion-militia⟧ Miliz
card-dominion-Militia = Alle Mitspieler legen bis auf 3 Handkarten ab.
rules-dominion-Militia =
    +$2. Alle Mitspieler legen Karten ihrer Wahl ab, bis sie drei auf der Hand haben. Wer drei oder weniger hat, legt nichts ab.

thing-dominion-Mine = ⟦dominion-mine⟧ Mine
card-dominion-Mine = Entsorge eine Geldkarte aus der Hand. Nimm eine bis zu $3 teurere auf die Hand.
rules-dominion-Mine =
    Entsorge eine Geldkarte aus der Hand und nimm eine bis zu $3 teurere Geldkarte auf die Hand. Hast du eine, musst du es tun; dieselbe oder eine billigere ist erlaubt. Alle Geldkarten des Vorrats sind möglich.

thing-dominion-Moat = ⟦dominion-moat⟧ Burggraben
card-dominion-Moat = Spielt jemand einen Angriff, darfst du diese Karte aufdecken: Er trifft dich nicht.
rules-dominion-Moat =
    +2 Karten. Spielt ein Mitspieler einen Angriff, darfst du diese Karte aus der Hand aufdecken: Dieses Ausspielen betrifft dich nicht. Du deckst nichts auf, legst nichts ab, nimmst und wählst nichts. Die Karte bleibt auf der Hand. Dem Angreifer bleibt sein eigener Nutzen.

thing-dominion-Moneylender = ⟦dominion-moneylender⟧ Geldverleiher
card-dominion-Moneylender = Entsorge ein Kupfer aus der Hand. Wenn ja: +$3.
rules-dominion-Moneylender = Entsorge ein Kupfer aus deiner Hand. Hast du es getan: +$3. Hast du ein Kupfer, musst du es tun.

thing-dominion-Remodel = ⟦dominion-remodel⟧ Umbau
card-dominion-Remodel = Entsorge eine Handkarte. Nimm eine bis zu $2 teurere.
rules-dominion-Remodel =
    Entsorge eine Handkarte und nimm eine bis zu $2 teurere. Es zählen die jetzigen Kosten. Hast du Handkarten, musst du es tun.

thing-dominion-Smithy = ⟦dominion-smithy⟧ Schmiede
rules-dominion-Smithy =
    +3 Karten.

thing-dominion-Spy = ⟦dominion-spy⟧ Spion
card-dominion-Spy = Alle, auch du, decken die oberste Karte auf; du sagst: ablegen oder zurück.
rules-dominion-Spy =
    +1 Karte, +1 Aktion. Alle, du zuerst, decken die oberste Karte ihres Nachziehstapels auf; du entscheidest, ob sie abgelegt wird oder bleibt. Ein Burggraben schützt nur seinen Besitzer.

thing-dominion-Thief = ⟦dominion-thief⟧ Dieb
card-dominion-Thief = Mitspieler decken 2 auf: Entsorge je 1 Geldkarte, Rest ablegen. Nimm beliebige entsorgte.
rules-dominion-Thief =
    Alle Mitspieler decken die zwei obersten Karten ihres Nachziehstapels auf. Sind Geldkarten dabei, wählst du eine, und sie wird entsorgt; der Rest wird abgelegt. Danach darfst du von den eben entsorgten Geldkarten beliebige nehmen, auf deinen Ablagestapel.

thing-dominion-Throne_Room = ⟦dominion-throne_room⟧ Thronsaal
card-dominion-Throne_Room = Wähle eine Aktion aus der Hand. Spiele sie zweimal.
rules-dominion-Throne_Room =
    Wähle eine Aktionskarte aus deiner Hand und spiele sie zweimal, jedes Mal vollständig; das kostet keine Aktionen. Hast du eine, musst du es tun. Es ist eine Karte im Spiel, aber zweimal gespielt. Thronsaal auf Thronsaal: zwei weitere Aktionen, jede zweimal.

thing-dominion-Village = ⟦dominion-village⟧ Dorf
rules-dominion-Village =
    +1 Karte, +2 Aktionen.

thing-dominion-Witch = ⟦dominion-witch⟧ Hexe
card-dominion-Witch = Alle Mitspieler nehmen einen Fluch.
rules-dominion-Witch =
    +2 Karten. Alle Mitspieler nehmen einen Fluch. Sie werden in Zugreihenfolge verteilt, solange es welche gibt.

thing-dominion-Woodcutter = ⟦dominion-woodcutter⟧ Holzfäller
rules-dominion-Woodcutter =
    +1 Kauf, +$2.

thing-dominion-Workshop = ⟦dominion-workshop⟧ Werkstatt
card-dominion-Workshop = Nimm eine Karte für bis zu $4.
rules-dominion-Workshop =
    Nimm eine Karte für bis zu $4.
