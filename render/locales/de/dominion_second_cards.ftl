# Dominion: die Karten, mit denen die zweiten Auflagen das Basisspiel und die Intrige ergänzen

## Das Regelbuch

rules-dominion-entries-base_second =
    Artisan Bandit Harbinger Merchant Poacher Sentry Vassal
rules-dominion-entries-intrigue_second =
    Courtier Diplomat Lurker Mill Patrol Replace Secret_Passage

## Die Karten des Basisspiels

thing-dominion-Artisan = ⟦dominion-artisan⟧ Töpferei
card-dominion-Artisan = Nimm eine Karte bis $5 auf die Hand. Lege dann eine Handkarte auf den Nachziehstapel.
rules-dominion-Artisan =
    Nimm eine Karte für bis zu $5 auf die Hand. Lege dann eine Handkarte auf deinen Nachziehstapel; es darf dieselbe sein.

thing-dominion-Bandit = ⟦dominion-bandit⟧ Banditin
card-dominion-Bandit = Nimm ein Gold. Mitspieler decken 2 auf, entsorgen ein Geld außer Kupfer, legen den Rest ab.
rules-dominion-Bandit =
    Nimm ein Gold. Alle Mitspieler decken die zwei obersten Karten ihres Nachziehstapels auf, entsorgen eine Geldkarte darunter außer Kupfer und legen den Rest ab. Sind es zwei verschiedene, wählt der Besitzer.

thing-dominion-Harbinger = ⟦dominion-harbinger⟧ Vorbotin
card-dominion-Harbinger = Sieh deinen Ablagestapel durch. Eine Karte daraus darf auf den Nachziehstapel.
rules-dominion-Harbinger =
    +1 Karte, +1 Aktion. Sieh deinen Ablagestapel durch. Du darfst eine Karte daraus auf deinen Nachziehstapel legen.

thing-dominion-Merchant = ⟦dominion-merchant⟧ Händlerin
card-dominion-Merchant = Das erste Silber, das du in diesem Zug ausspielst, bringt $1 mehr.
rules-dominion-Merchant =
    +1 Karte, +1 Aktion. Wenn du in diesem Zug zum ersten Mal ein Silber ausspielst: +$1. Jedes Ausspielen dieser Karte zählt.

thing-dominion-Poacher = ⟦dominion-poacher⟧ Wilddiebin
card-dominion-Poacher = Lege je leerem Stapel im Vorrat eine Karte ab.
rules-dominion-Poacher =
    +1 Karte, +1 Aktion, +$1. Lege für jeden leeren Stapel des Vorrats eine Handkarte ab, oder alle, wenn du weniger hast.

thing-dominion-Sentry = ⟦dominion-sentry⟧ Torwächterin
card-dominion-Sentry = 2 oberste Karten ansehen: entsorgen, ablegen oder in beliebiger Folge zurück.
rules-dominion-Sentry =
    +1 Karte, +1 Aktion. Sieh die zwei obersten Karten deines Nachziehstapels an. Jede von ihnen darfst du entsorgen, ablegen oder zurücklegen. Legst du beide zurück, wählst du die Reihenfolge.

thing-dominion-Vassal = ⟦dominion-vassal⟧ Vasall
card-dominion-Vassal = Lege die oberste Karte des Nachziehstapels ab. Eine Aktion darfst du ausspielen.
rules-dominion-Vassal =
    +$2. Lege die oberste Karte deines Nachziehstapels ab. Ist sie eine Aktion, darfst du sie ausspielen; das kostet keine Aktion.

## Die Karten der Intrige

thing-dominion-Courtier = ⟦dominion-courtier⟧ Höflinge
card-dominion-Courtier = Decke eine Handkarte auf. Je Typ wähle eins: +1 Aktion; +1 Kauf; +$3; nimm ein Gold.
rules-dominion-Courtier =
    Decke eine Handkarte auf. Für jeden Typ, den sie hat, wähle eins: +1 Aktion; +1 Kauf; +$3; nimm ein Gold. Du wählst verschiedene, bevor du etwas davon bekommst.

thing-dominion-Diplomat = ⟦dominion-diplomat⟧ Diplomatin
card-dominion-Diplomat = Jetzt bis zu 5 Karten: +2 Aktionen. Bei Angriff, ab 5 Karten: +2 Karten, 3 ablegen.
rules-dominion-Diplomat =
    +2 Karten. Hast du dann höchstens fünf Handkarten: +2 Aktionen. Spielt ein Mitspieler einen Angriff, darfst du diese Karte aus einer Hand mit mindestens fünf Karten aufdecken: Ziehe zwei Karten, dann lege drei ab. Das darfst du wiederholen, solange du fünf Karten hast.

thing-dominion-Lurker = ⟦dominion-lurker⟧ Herumtreiberin
card-dominion-Lurker = Wähle: Entsorge eine Aktion aus dem Vorrat; oder nimm eine Aktion aus dem Müll.
rules-dominion-Lurker =
    +1 Aktion. Wähle: Entsorge eine Aktion aus dem Vorrat; oder nimm eine Aktion aus dem Müll.

thing-dominion-Mill = ⟦dominion-mill⟧ Mühle
card-dominion-Mill = Du darfst 2 Karten ablegen: +$2. 1 SP wert.
rules-dominion-Mill =
    +1 Karte, +1 Aktion. Du darfst zwei Karten für +$2 ablegen. Am Ende 1 Punkt wert.

thing-dominion-Patrol = ⟦dominion-patrol⟧ Patrouille
card-dominion-Patrol = Decke 4 Karten auf: Punkte und Flüche auf die Hand, Rest beliebig zurück.
rules-dominion-Patrol =
    +3 Karten. Decke die vier obersten Karten deines Nachziehstapels auf. Alle Punktekarten und Flüche darunter kommen auf die Hand. Die anderen legst du in beliebiger Reihenfolge zurück.

thing-dominion-Replace = ⟦dominion-replace⟧ Austausch
card-dominion-Replace = Entsorge eine, nimm eine bis $2 teurer. Aktion, Geld: obenauf. Punkte: andere nehmen Fluch.
rules-dominion-Replace =
    Entsorge eine Handkarte. Nimm eine Karte, die bis zu $2 mehr kostet. Ist das eine Aktion oder Geld, kommt sie auf deinen Nachziehstapel. Ist es eine Punktekarte, nehmen alle Mitspieler einen Fluch. Eine kombinierte Karte bewirkt beides.

thing-dominion-Secret_Passage = ⟦dominion-secret_passage⟧ Geheimgang
card-dominion-Secret_Passage = Lege eine Handkarte an eine beliebige Stelle im Nachziehstapel.
rules-dominion-Secret_Passage =
    +2 Karten, +1 Aktion. Lege eine Handkarte an eine beliebige Stelle deines Nachziehstapels. Die Mitspieler sehen weder die Karte noch die Stelle.
