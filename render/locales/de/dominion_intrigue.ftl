# Dominion: Die Intrige

## Was ein Platz gefragt wird

ask-dominion-baron-discard = { $seat }, { $card }: Legst du ein Anwesen für +$4 ab?
ask-dominion-courtyard-put_back = { $seat }, { $card }: Welche Karte legst du auf deinen Nachziehstapel?
ask-dominion-ironworks-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?
ask-dominion-masquerade-pass = { $seat }, { $card }: Welche Karte gibst du nach links weiter?
ask-dominion-masquerade-trash = { $seat }, { $card }: Entsorgst du eine Karte?
ask-dominion-mining_village-trash = { $seat }, { $card }: Entsorgst du es für +$2?
ask-dominion-minion-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-nobles-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-pawn-choose = { $seat }, { $card }: Welche zwei wählst du?
ask-dominion-saboteur-gain = { $seat }, { $card }: Welche Karte nimmst du dafür, für bis zu ${ $at_most }?
ask-dominion-scout-put_back = { $seat }, { $card }: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt oben.
ask-dominion-secret_chamber-discard = { $seat }, { $card }: Welche Karten legst du für je +$1 ab?
ask-dominion-secret_chamber-put_back = { $seat }, Geheimkammer: Welche Karten legst du auf deinen Nachziehstapel? Die erste liegt oben.
ask-dominion-steward-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-steward-trash = { $seat }, { $card }: Entsorge { dominion-least }.
ask-dominion-swindler-give = { $seat }, { $card }: { $owner } verliert { $trashed }. Was bekommt { $owner } dafür?
ask-dominion-torturer-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-torturer-discard = { $seat }, { $card }: Lege { dominion-least } ab.
ask-dominion-trading_post-trash = { $seat }, { $card }: Entsorge { dominion-least }.
ask-dominion-upgrade-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-upgrade-gain = { $seat }, { $card }: Welche Karte nimmst du für genau ${ $at_most }?
ask-dominion-wishing_well-name = { $seat }, { $card }: Welche Karte wünschst du dir?

## Was zur Wahl steht

option-dominion-pawn-choose-cards = ⟦dominion-card⟧ +1 Karte
option-dominion-pawn-choose-actions = ⟦dominion-action⟧ +1 Aktion
option-dominion-pawn-choose-buys = ⟦dominion-buy⟧ +1 Kauf
option-dominion-pawn-choose-coins = ⟦dominion-coins⟧ +$1
option-dominion-ironworks-gain = { option-dominion-buy }
option-dominion-saboteur-gain = { option-dominion-buy }
option-dominion-saboteur-gain-done = { panel-confirm-nothing-dominion-gain }
option-dominion-masquerade-trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-upgrade-gain = { option-dominion-buy }
option-dominion-swindler-give = { option-dominion-buy }
option-dominion-minion-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-minion-choose-cards = ⟦dominion-card⟧ Hand ablegen, +4 Karten
option-dominion-nobles-choose-cards = ⟦dominion-card⟧ +3 Karten
option-dominion-nobles-choose-actions = ⟦dominion-action⟧ +2 Aktionen
option-dominion-steward-choose-cards = ⟦dominion-card⟧ +2 Karten
option-dominion-steward-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-steward-choose-trash = ⟦dominion-trash⟧ 2 Handkarten entsorgen
option-dominion-torturer-choose-discard = 2 Karten ablegen
option-dominion-torturer-choose-curse = ⟦dominion-curse⟧ Einen Fluch auf die Hand nehmen
step-dominion-1-intrigue = Die Intrige

## Was geschehen ist

event-dominion-passed = { $seat } gibt eine Karte an { $receiver }.
brief-dominion-passed = { $seat }: eine Karte an { $receiver }
event-dominion-passed-card = { $seat } gibt { $card } an { $receiver }.
brief-dominion-passed-card = { $seat }: { $card } an { $receiver }

## Die Lobby

setting-dominion-kingdom-Victory_Dance = Siegestanz
setting-dominion-kingdom-Secret_Schemes = Geheime Pläne
setting-dominion-kingdom-Best_Wishes = Beste Wünsche
setting-dominion-kingdom-Deconstruction = Demontage
setting-dominion-kingdom-Hand_Madness = Alle Hände voll
setting-dominion-kingdom-Underlings = Untergebene
setting-dominion-intrigue = Karten der Intrige
setting-dominion-intrigue-0 = { dominion-weight-0 }
setting-dominion-intrigue-1 = { dominion-weight-1 }
setting-dominion-intrigue-2 = { dominion-weight-2 }
setting-dominion-intrigue-3 = { dominion-weight-3 }
setting-dominion-pick_intrigue = Aufnehmen (Intrige)
setting-dominion-veto_intrigue = Ausschließen (Intrige)

## Over days: standing orders, what a reminder names, what points are for

order-dominion-pass = Bei einer fremden Maskerade zuerst weitergeben
order-why-dominion-pass = ein Stapel, der das Spiel beendet, ist fast leer.
missing-dominion-pass = eine Karte zum Weitergeben
missing-dominion-give = eine Karte für einen Mitspieler

## Das Regelbuch

rules-dominion-topics-intrigue = choices
rules-dominion-entries-intrigue =
    Baron Bridge Conspirator Coppersmith Courtyard Duke Great_Hall Harem Ironworks Masquerade Mining_Village Minion
    Nobles Pawn Saboteur Scout Secret_Chamber Shanty_Town Steward Swindler Torturer Trading_Post Tribute Upgrade
    Wishing_Well
rules-dominion-choices-title = Wahl und zwei Typen
rules-dominion-choices =
    Viele Karten der Intrige lassen dich wählen. Du sagst, was du wählst, bevor etwas davon geschieht, und darfst auch wählen, was du nicht ausführen kannst.
    Eine Karte mit zwei Typen zählt als beides: Der Harem ist Geld und Punktekarte, Große Halle und Adelige sind Aktionen und Punktekarten. Ihr Stapel ist so groß wie der jeder Punktekarte.
    Die Geheimkammer ist eine Reaktion auf Angriffe, wie der Burggraben.

## Die Karten

thing-dominion-Baron = ⟦dominion-baron⟧ Baron
card-dominion-Baron = Du darfst ein Anwesen ablegen: +$4. Sonst nimm ein Anwesen.
rules-dominion-Baron =
    +1 Kauf. Du darfst ein Anwesen aus der Hand für +$4 ablegen. Tust du es nicht, nimmst du ein Anwesen, wenn es noch eines gibt.

thing-dominion-Bridge = ⟦dominion-bridge⟧ Brücke
card-dominion-Bridge = In diesem Zug kosten alle Karten $1 weniger.
rules-dominion-Bridge =
    +1 Kauf, +$1. In diesem Zug kosten alle Karten, wo sie auch sind, $1 weniger, nie unter $0. Jedes Ausspielen zählt.

thing-dominion-Conspirator = ⟦dominion-conspirator⟧ Verschwörer
card-dominion-Conspirator = Ab der dritten Aktion in diesem Zug: +1 Karte, +1 Aktion.
rules-dominion-Conspirator =
    +$2. Wird damit mindestens zum dritten Mal in diesem Zug eine Aktion gespielt: +1 Karte, +1 Aktion. Es zählt das Ausspielen, nicht die Karte: der Thronsaal einmal und jedes Ausspielen durch ihn noch einmal. Geldkarten zählen nicht.

thing-dominion-Coppersmith = ⟦dominion-coppersmith⟧ Kupferschmied
card-dominion-Coppersmith = In diesem Zug bringt jedes Kupfer $1 mehr.
rules-dominion-Coppersmith =
    In diesem Zug bringt jedes Kupfer beim Ausspielen $1 mehr. Jedes Ausspielen des Kupferschmieds zählt.

thing-dominion-Courtyard = ⟦dominion-courtyard⟧ Burghof
card-dominion-Courtyard = Lege eine Handkarte auf deinen Nachziehstapel.
rules-dominion-Courtyard =
    +3 Karten. Danach lege eine beliebige Handkarte auf deinen Nachziehstapel. Niemand sieht, welche.

thing-dominion-Duke = ⟦dominion-duke⟧ Herzog
card-dominion-Duke = 1 SP je Herzogtum in deinem Besitz.
rules-dominion-Duke =
    Am Ende ist jeder Herzog 1 Punkt je Herzogtum in deinem Besitz wert.

thing-dominion-Great_Hall = ⟦dominion-great_hall⟧ Große Halle
rules-dominion-Great_Hall =
    +1 Karte, +1 Aktion. Am Ende 1 Punkt wert.

thing-dominion-Harem = ⟦dominion-harem⟧ Harem
rules-dominion-Harem =
    Bringt $2 und ist am Ende 2 Punkte wert.

thing-dominion-Ironworks = ⟦dominion-ironworks⟧ Eisenhütte
card-dominion-Ironworks = Nimm eine Karte bis $4. Aktion: +1 Aktion; Geld: +$1; Punkte: +1 Karte.
rules-dominion-Ironworks =
    Nimm eine Karte für bis zu $4. Ist es eine Aktion: +1 Aktion; eine Geldkarte: +$1; eine Punktekarte: +1 Karte. Eine kombinierte bringt beides. Den Bonus gibt es auch, wenn eine Reaktion die Karte sofort entsorgt.

thing-dominion-Masquerade = ⟦dominion-masquerade⟧ Maskerade
card-dominion-Masquerade = Alle geben zugleich eine Karte nach links. Dann darfst du eine entsorgen.
rules-dominion-Masquerade =
    +2 Karten. Alle, die Handkarten haben, geben zugleich eine nach links; was man bekommt, kann man nicht weitergeben. Dann darfst du eine Handkarte entsorgen. Das ist kein Angriff, und weitergegebene Karten gelten nicht als genommen.

thing-dominion-Mining_Village = ⟦dominion-mining_village⟧ Bergwerk
card-dominion-Mining_Village = Du darfst diese Karte entsorgen: +$2.
rules-dominion-Mining_Village =
    +1 Karte, +2 Aktionen. Du darfst diese Karte sofort für +$2 entsorgen. Wird es mehrmals gespielt, gibt es die $2 nur einmal, Karte und Aktionen jedes Mal.

thing-dominion-Minion = ⟦dominion-minion⟧ Lakai
card-dominion-Minion = Wähle: +$2; oder Hand ablegen, +4 Karten, und alle mit 5 oder mehr Karten tun dasselbe.
rules-dominion-Minion =
    +1 Aktion. Wähle: +$2; oder du legst deine Hand ab und ziehst vier, ebenso alle Mitspieler mit mindestens fünf Handkarten. Reaktionen kommen vor der Wahl. Wer einen Burggraben aufdeckt, legt weder ab noch zieht er.

thing-dominion-Nobles = ⟦dominion-nobles⟧ Adelige
card-dominion-Nobles = Wähle: +3 Karten; oder +2 Aktionen.
rules-dominion-Nobles =
    Wähle: +3 Karten oder +2 Aktionen. Am Ende 2 Punkte wert.

thing-dominion-Pawn = ⟦dominion-pawn⟧ Handlanger
card-dominion-Pawn = Wähle zwei: +1 Karte; +1 Aktion; +1 Kauf; +$1.
rules-dominion-Pawn =
    Wähle zwei verschiedene: +1 Karte, +1 Aktion, +1 Kauf, +$1. Beide werden gewählt, bevor etwas ausgeführt wird.

thing-dominion-Saboteur = ⟦dominion-saboteur⟧ Saboteur
card-dominion-Saboteur = Mitspieler decken auf, entsorgen die erste ab $3, dürfen eine mindestens $2 billigere nehmen.
rules-dominion-Saboteur =
    Alle Mitspieler decken Karten vom Nachziehstapel auf, bis eine $3 oder mehr kostet, und entsorgen sie; dafür dürfen sie eine um mindestens $2 billigere nehmen. Die anderen aufgedeckten werden abgelegt. Es zählen die jetzigen Kosten.

thing-dominion-Scout = ⟦dominion-scout⟧ Späher
card-dominion-Scout = Decke 4 Karten auf: Punkte auf die Hand, Rest beliebig zurück.
rules-dominion-Scout =
    +1 Aktion. Decke die vier obersten Karten deines Nachziehstapels auf. Alle Punktekarten darunter, auch kombinierte, kommen auf die Hand; den Rest legst du in beliebiger Reihenfolge zurück. Ein Fluch ist keine Punktekarte.

thing-dominion-Secret_Chamber = ⟦dominion-secret_chamber⟧ Geheimkammer
card-dominion-Secret_Chamber = Lege beliebig viele Karten ab: je +$1. Bei Angriff darfst du sie aufdecken: +2 Karten, 2 zurück.
rules-dominion-Secret_Chamber =
    Lege beliebig viele Handkarten für je +$1 ab. Spielt ein Mitspieler einen Angriff, darfst du diese Karte aus der Hand aufdecken: Ziehe zwei Karten, dann lege zwei beliebige aus der Hand in beliebiger Reihenfolge auf deinen Nachziehstapel. Weitere Reaktionen, auch eben gezogene, dürfen folgen. Jede Karte darfst du einmal je gespieltem Angriff aufdecken.

thing-dominion-Shanty_Town = ⟦dominion-shanty_town⟧ Armenviertel
card-dominion-Shanty_Town = Zeige deine Hand. Ohne Aktion darin: +2 Karten.
rules-dominion-Shanty_Town =
    +2 Aktionen. Decke deine Hand auf. Ist keine Aktion darin: +2 Karten; beide werden gezogen, auch wenn die erste eine Aktion ist.

thing-dominion-Steward = ⟦dominion-steward⟧ Verwalter
card-dominion-Steward = Wähle: +2 Karten; oder +$2; oder 2 Handkarten entsorgen.
rules-dominion-Steward =
    Wähle: +2 Karten; oder +$2; oder entsorge genau zwei Handkarten. Mit nur einer Handkarte wird diese entsorgt.

thing-dominion-Swindler = ⟦dominion-swindler⟧ Trickser
card-dominion-Swindler = Mitspieler entsorgen die oberste Karte und nehmen eine gleich teure: Du wählst.
rules-dominion-Swindler =
    +$2. Alle Mitspieler entsorgen die oberste Karte ihres Nachziehstapels und nehmen eine, die jetzt gleich viel kostet; du wählst welche, dieselbe ist erlaubt. Gibt es einen passenden Stapel, muss gewählt werden. Aus Kupfer kann ein Fluch werden.

thing-dominion-Torturer = ⟦dominion-torturer⟧ Kerkermeister
card-dominion-Torturer = Alle Mitspieler wählen: 2 Karten ablegen oder einen Fluch auf die Hand nehmen.
rules-dominion-Torturer =
    +3 Karten. Alle Mitspieler wählen: zwei Karten ablegen oder einen Fluch auf die Hand nehmen. Beides darf gewählt werden, auch wenn es nicht geht: Mit einer Karte wird diese abgelegt, ohne Flüche keiner genommen.

thing-dominion-Trading_Post = ⟦dominion-trading_post⟧ Handelsposten
card-dominion-Trading_Post = Entsorge 2 Handkarten. Wenn ja, nimm ein Silber auf die Hand.
rules-dominion-Trading_Post =
    Entsorge zwei Handkarten; waren es zwei, nimm ein Silber auf die Hand. Mit nur einer Karte wird diese entsorgt, ohne Silber.

thing-dominion-Tribute = ⟦dominion-tribute⟧ Tribut
card-dominion-Tribute = Linker Nachbar legt 2 offen ab. Je Sorte: Aktion +2 Aktionen, Geld +$2, Punkte +2 Karten.
rules-dominion-Tribute =
    Dein linker Nachbar deckt die zwei obersten Karten seines Nachziehstapels auf und legt sie ab. Je Karte mit einem anderen Namen bekommst du für eine Aktion +2 Aktionen, für Geld +$2, für Punkte +2 Karten. Eine kombinierte bringt jeden ihrer Boni, ein Fluch nichts. Das ist kein Angriff.

thing-dominion-Upgrade = ⟦dominion-upgrade⟧ Anbau
card-dominion-Upgrade = Entsorge eine Handkarte. Nimm eine, die genau $1 mehr kostet.
rules-dominion-Upgrade =
    +1 Karte, +1 Aktion. Entsorge eine Handkarte, ob du willst oder nicht, und nimm eine, die genau $1 mehr kostet. Ohne passenden Stapel wird nichts genommen.

thing-dominion-Wishing_Well = ⟦dominion-wishing_well⟧ Wunschbrunnen
card-dominion-Wishing_Well = Nenne eine Karte, decke die oberste auf. Ist sie es: auf die Hand.
rules-dominion-Wishing_Well =
    +1 Karte, +1 Aktion. Nenne eine Karte, dann decke die oberste deines Nachziehstapels auf. Ist es die genannte, kommt sie auf die Hand, sonst bleibt sie liegen. Genannt wird vor einem nötigen Mischen.
