# Dominion: Seaside, seine Karten und ihr Typ

dominion-type-duration = Dauer

## Das Regelbuch

rules-dominion-topics-seaside = durations
rules-dominion-entries-seaside =
    Ambassador Bazaar Caravan Cutpurse Embargo Explorer Fishing_Village Ghost_Ship Haven Island Lighthouse Lookout
    Merchant_Ship Native_Village Navigator Outpost Pearl_Diver Pirate_Ship Salvager Sea_Hag Smugglers Tactician
    Treasure_Map Treasury Warehouse Wharf
rules-dominion-durations-title = Dauerkarten und Tableaus
rules-dominion-durations =
    Eine Dauerkarte wirkt, wenn du sie ausspielst, und noch einmal am Anfang deines nächsten Zuges. Bis zum Aufräumen jenes Zuges bleibt sie im Spiel, zusammen mit einer Karte, die sie mehrmals ausspielt. Auf einem Stapel steht eine Sanduhr vor allem, was der nächste Zug bringt.
    Karten auf einem Tableau sind nicht im Spiel, gehören am Ende aber dir. Das Tableau der Insel sehen alle. Die Karten auf deinem Tableau des Eingeborenendorfs und die Karte unter deinem Hafen darfst nur du ansehen.

## Die Karten

thing-dominion-Ambassador = ⟦dominion-ambassador⟧ Botschafter
card-dominion-Ambassador = Decke eine Handkarte auf. Lege bis zu 2 davon in den Vorrat. Alle Mitspieler nehmen eine.
rules-dominion-Ambassador =
    Decke eine Handkarte auf. Lege keine, eine oder zwei solche Karten aus der Hand in den Vorrat zurück. Dann nehmen alle Mitspieler in Zugreihenfolge eine davon, solange es welche gibt. Hat die Karte keinen Stapel im Vorrat, geschieht nichts.

thing-dominion-Bazaar = ⟦dominion-bazaar⟧ Bazar
rules-dominion-Bazaar =
    +1 Karte, +2 Aktionen, +$1.

thing-dominion-Caravan = ⟦dominion-caravan⟧ Karawane
card-dominion-Caravan = Nächster Zug: +1 Karte.
rules-dominion-Caravan =
    +1 Karte, +1 Aktion. Am Anfang deines nächsten Zuges: +1 Karte.

thing-dominion-Cutpurse = ⟦dominion-cutpurse⟧ Beutelschneider
card-dominion-Cutpurse = Alle Mitspieler legen ein Kupfer ab oder zeigen eine Hand ohne Kupfer.
rules-dominion-Cutpurse =
    +$2. Alle Mitspieler legen ein Kupfer aus der Hand ab. Wer keines hat, deckt die ganze Hand auf.

thing-dominion-Embargo = ⟦dominion-embargo⟧ Embargo
card-dominion-Embargo = Entsorge sie. Marker auf einen Stapel: Wer dort kauft, nimmt je Marker einen Fluch.
rules-dominion-Embargo =
    +$2. Entsorge diese Karte und lege einen Embargomarker auf einen Stapel des Vorrats. Wer eine Karte von diesem Stapel kauft, nimmt für jeden Marker darauf einen Fluch. Eine Karte, die ohne Kauf genommen wird, bringt keinen Fluch.

thing-dominion-Explorer = ⟦dominion-explorer⟧ Entdecker
card-dominion-Explorer = Du darfst eine Provinz aufdecken: Nimm ein Gold auf die Hand. Sonst nimm ein Silber auf die Hand.
rules-dominion-Explorer =
    Du darfst eine Provinz aus der Hand aufdecken. Tust du es, nimm ein Gold auf die Hand, sonst ein Silber.

thing-dominion-Fishing_Village = ⟦dominion-fishing_village⟧ Fischerdorf
card-dominion-Fishing_Village = Nächster Zug: +1 Aktion, +$1.
rules-dominion-Fishing_Village =
    +2 Aktionen, +$1. Am Anfang deines nächsten Zuges: +1 Aktion, +$1.

thing-dominion-Ghost_Ship = ⟦dominion-ghost_ship⟧ Geisterschiff
card-dominion-Ghost_Ship = Alle mit 4 oder mehr Handkarten legen welche auf ihren Nachziehstapel, bis auf 3.
rules-dominion-Ghost_Ship =
    +2 Karten. Alle Mitspieler mit mindestens vier Handkarten legen Karten aus der Hand auf ihren Nachziehstapel, in beliebiger Reihenfolge, bis sie noch drei haben. Niemand sieht, welche.

thing-dominion-Haven = ⟦dominion-haven⟧ Hafen
card-dominion-Haven = Lege eine Handkarte beiseite. Im nächsten Zug kommt sie auf deine Hand.
rules-dominion-Haven =
    +1 Karte, +1 Aktion. Lege eine Handkarte verdeckt beiseite. Am Anfang deines nächsten Zuges kommt sie auf deine Hand. Deine Mitspieler sehen sie nicht.

thing-dominion-Island = ⟦dominion-island⟧ Insel
card-dominion-Island = Lege diese und eine Handkarte bis zum Ende auf dein Tableau. 2 SP wert.
rules-dominion-Island =
    Lege diese Karte und eine weitere aus der Hand offen auf dein Tableau der Insel. Dort bleiben sie bis zum Ende und zählen dann zu deinen Karten. 2 Punkte wert.

thing-dominion-Lighthouse = ⟦dominion-lighthouse⟧ Leuchtturm
card-dominion-Lighthouse = Nächster Zug: +$1. Solange er im Spiel ist, treffen dich Angriffe nicht.
rules-dominion-Lighthouse =
    +1 Aktion, +$1. Am Anfang deines nächsten Zuges: +$1. Solange diese Karte im Spiel ist, treffen dich die Angriffe der Mitspieler nicht, auch wenn du es willst.

thing-dominion-Lookout = ⟦dominion-lookout⟧ Ausguck
card-dominion-Lookout = Sieh die 3 obersten Karten an: Entsorge eine, lege eine ab, lege eine zurück.
rules-dominion-Lookout =
    +1 Aktion. Sieh die drei obersten Karten deines Nachziehstapels an. Entsorge eine, lege eine andere ab und lege die letzte auf den Nachziehstapel zurück. Sind es weniger, gehst du in dieser Reihenfolge vor, so weit es reicht.

thing-dominion-Merchant_Ship = ⟦dominion-merchant_ship⟧ Handelsschiff
card-dominion-Merchant_Ship = Nächster Zug: +$2.
rules-dominion-Merchant_Ship =
    +$2. Am Anfang deines nächsten Zuges: +$2.

thing-dominion-Native_Village = ⟦dominion-native_village⟧ Eingeborenendorf
card-dominion-Native_Village = Wähle: oberste Karte vom Nachziehstapel aufs Tableau; oder alle von dort auf die Hand.
rules-dominion-Native_Village =
    +2 Aktionen. Wähle: Lege die oberste Karte deines Nachziehstapels verdeckt auf dein Tableau; oder nimm alle Karten vom Tableau auf die Hand. Dein Tableau darfst du jederzeit ansehen, die oberste Karte vor der Wahl aber nicht. Am Ende zählen die Karten auf dem Tableau zu deinen.

thing-dominion-Navigator = ⟦dominion-navigator⟧ Navigator
card-dominion-Navigator = Sieh die 5 obersten Karten an. Lege alle ab oder alle in beliebiger Folge zurück.
rules-dominion-Navigator =
    +$2. Sieh die fünf obersten Karten deines Nachziehstapels an. Lege alle ab, oder lege alle in beliebiger Reihenfolge zurück.

thing-dominion-Outpost = ⟦dominion-outpost⟧ Außenposten
card-dominion-Outpost = Ziehe am Ende dieses Zuges nur 3 Karten. Dann folgt noch ein Zug von dir.
rules-dominion-Outpost =
    Du ziehst beim Aufräumen dieses Zuges drei Karten statt fünf und hast danach einen weiteren Zug. Einen dritten Zug hintereinander gibt es nie, aber drei Karten ziehst du auch dann. Bei Gleichstand zählt ein weiterer Zug nicht mit.

thing-dominion-Pearl_Diver = ⟦dominion-pearl_diver⟧ Perlentaucher
card-dominion-Pearl_Diver = Sieh die unterste Karte deines Nachziehstapels an. Du darfst sie obenauf legen.
rules-dominion-Pearl_Diver =
    +1 Karte, +1 Aktion. Sieh die unterste Karte deines Nachziehstapels an. Du darfst sie obenauf legen; sonst bleibt sie unten.

thing-dominion-Pirate_Ship = ⟦dominion-pirate_ship⟧ Piratenschiff
card-dominion-Pirate_Ship = Wähle: Mitspieler decken 2 auf, entsorgen ein Geld, du erhältst 1 Marker; oder +$1 je Marker.
rules-dominion-Pirate_Ship =
    Wähle: +$1 für jeden deiner Marker; oder alle Mitspieler decken die zwei obersten Karten ihres Nachziehstapels auf, entsorgen eine der Geldkarten, die du wählst, und legen den Rest ab. Wird dabei mindestens eine Geldkarte entsorgt, erhältst du einen Marker. Deine Marker behältst du bis zum Ende.

thing-dominion-Salvager = ⟦dominion-salvager⟧ Müllverwerter
card-dominion-Salvager = Entsorge eine Handkarte. Du erhältst Geld in Höhe ihrer Kosten.
rules-dominion-Salvager =
    +1 Kauf. Entsorge eine Handkarte. Du erhältst so viel Geld, wie sie kostet. Hast du Handkarten, musst du es tun.

thing-dominion-Sea_Hag = ⟦dominion-sea_hag⟧ Seehexe
card-dominion-Sea_Hag = Mitspieler legen die oberste Karte ab und nehmen einen Fluch auf den Nachziehstapel.
rules-dominion-Sea_Hag =
    Alle Mitspieler legen die oberste Karte ihres Nachziehstapels ab und nehmen dann einen Fluch auf den Nachziehstapel. Ohne Flüche wird nur die Karte abgelegt.

thing-dominion-Smugglers = ⟦dominion-smugglers⟧ Schmuggler
card-dominion-Smugglers = Nimm eine Karte bis $6, wie sie dein rechter Nachbar im letzten Zug genommen hat.
rules-dominion-Smugglers =
    Nimm eine Karte für bis zu $6, wie sie dein rechter Nachbar in seinem letzten Zug genommen hat, ob gekauft oder nicht. Sie kommt aus dem Vorrat. Gibt es keine solche mehr, nimmst du nichts.

thing-dominion-Tactician = ⟦dominion-tactician⟧ Taktiker
card-dominion-Tactician = Lege deine Hand ab. War sie nicht leer, nächster Zug: +5 Karten, +1 Aktion, +1 Kauf.
rules-dominion-Tactician =
    Lege deine Hand ab. Legst du mindestens eine Karte ab, gibt es am Anfang deines nächsten Zuges: +5 Karten, +1 Aktion, +1 Kauf. Mit leerer Hand bringt er nichts.

thing-dominion-Treasure_Map = ⟦dominion-treasure_map⟧ Schatzkarte
card-dominion-Treasure_Map = Entsorge diese und eine zweite aus der Hand. Sind es 2, nimm 4 Gold auf den Nachziehstapel.
rules-dominion-Treasure_Map =
    Entsorge diese Karte und eine zweite davon aus der Hand. Entsorgst du zwei, nimm vier Gold auf deinen Nachziehstapel, oder so viele, wie es gibt. Ohne eine zweite wird nur diese entsorgt, und du nimmst nichts.

thing-dominion-Treasury = ⟦dominion-treasury⟧ Schatzkammer
card-dominion-Treasury = Kein Kauf von Punkten: beim Aufräumen darf sie auf den Nachziehstapel.
rules-dominion-Treasury =
    +1 Karte, +1 Aktion, +$1. Legst du diese Karte beim Aufräumen aus dem Spiel ab, darfst du sie auf deinen Nachziehstapel legen, wenn du in diesem Zug keine Punktekarte gekauft hast.

thing-dominion-Warehouse = ⟦dominion-warehouse⟧ Lagerhaus
card-dominion-Warehouse = Lege 3 Karten ab.
rules-dominion-Warehouse =
    +3 Karten, +1 Aktion. Lege danach drei Handkarten ab, oder alle, wenn du weniger hast.

thing-dominion-Wharf = ⟦dominion-wharf⟧ Werft
card-dominion-Wharf = Nächster Zug: +2 Karten, +1 Kauf.
rules-dominion-Wharf =
    +2 Karten, +1 Kauf. Am Anfang deines nächsten Zuges: +2 Karten, +1 Kauf.
