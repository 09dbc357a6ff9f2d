# Dominion: Blütezeit

## Was ein Platz gefragt wird

ask-dominion-bishop-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-bishop-may_trash = { $seat }, { $card }: Entsorgst du eine Karte?
ask-dominion-contraband-name = { $seat }, { $card }: Welche Karte verbietest du?
ask-dominion-counting_house-take = { $seat }, { $card }: Wie viele Kupfer nimmst du auf die Hand?
ask-dominion-expand-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-expand-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?
ask-dominion-forge-trash = { $seat }, { $card }: Welche Karten entsorgst du?
ask-dominion-forge-gain = { $seat }, { $card }: Welche Karte nimmst du für genau ${ $at_most }?
ask-dominion-goons-discard = { $seat }, { $card }: Lege { dominion-least } ab.
ask-dominion-kings_court-play = { $seat }, { $card }: Welche Aktion spielst du dreimal?
ask-dominion-loan-choose = { $seat }, { $card }: Du deckst { $revealed } auf. Entsorgen oder ablegen?
ask-dominion-mint-show = { $seat }, { $card }: Welche Geldkarte deckst du auf, um noch eine zu nehmen?
ask-dominion-mountebank-discard = { $seat }, { $card }: Legst du einen Fluch ab, oder nimmst du einen Fluch und ein Kupfer?
ask-dominion-rabble-put_back = { $seat }, { $card }: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt oben.
ask-dominion-trade_route-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-vault-discard = { $seat }, { $card }: Welche Karten legst du für je +$1 ab?
ask-dominion-vault-may_discard = { $seat }, { $card }: Legst du zwei Karten ab, um eine zu ziehen?

## Was zur Wahl steht

option-dominion-expand-gain = { option-dominion-buy }
option-dominion-forge-gain = { option-dominion-buy }
option-dominion-mountebank-discard-done = Einen Fluch und ein Kupfer nehmen
option-dominion-bishop-may_trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-counting_house-take-done = { panel-confirm-nothing-dominion-take }
option-dominion-kings_court-play-done = Keine Aktion ausspielen
option-dominion-mint-show-done = Nichts aufdecken
step-dominion-1-prosperity = Blütezeit

## Was geschehen ist

event-dominion-kingdom-colony =
    { $colony ->
        [true] Das Königreich: { $cards }. Mit Platin und Kolonie.
       *[false] Das Königreich: { $cards }.
    }
brief-dominion-kingdom-colony = { "" }
event-dominion-tokens =
    { $vp ->
        [one] { $seat } bekommt einen Siegpunktmarker.
       *[other] { $seat } bekommt { $vp } Siegpunktmarker.
    }
brief-dominion-tokens = { $seat }: **+{ $vp }**
event-dominion-token_moved = Der Geldmarker von { $card } kommt auf das Handelsrouten-Tableau (jetzt { $mat }).
brief-dominion-token_moved = { "" }
thing-dominion-tokens = Siegpunktmarker

## Die Lobby

setting-dominion-kingdom-Beginners = Anfänger
setting-dominion-kingdom-Friendly_Interactive = Freundliche Interaktion
setting-dominion-kingdom-Big_Actions = Große Aktionen
setting-dominion-kingdom-Biggest_Money = Haufenweise Geld
setting-dominion-kingdom-The_Kings_Army = Die Armee des Königs
setting-dominion-kingdom-The_Good_Life = Ein gutes Leben
setting-dominion-kingdom-Paths_to_Victory = Pfade zum Sieg
setting-dominion-kingdom-All_Along_the_Watchtower = All along the watchtower
setting-dominion-kingdom-Lucky_Seven = Glücksritter
setting-dominion-prosperity = Karten der Blütezeit
setting-dominion-prosperity-0 = { dominion-weight-0 }
setting-dominion-prosperity-1 = { dominion-weight-1 }
setting-dominion-prosperity-2 = { dominion-weight-2 }
setting-dominion-prosperity-3 = { dominion-weight-3 }
setting-dominion-pick_prosperity = Aufnehmen (Blütezeit)
setting-dominion-veto_prosperity = Ausschließen (Blütezeit)
setting-dominion-colony = Platin und Kolonie
setting-dominion-colony-auto = Ab vier Karten der Blütezeit
setting-dominion-colony-on = Ja
setting-dominion-colony-off = Nein
setting-dominion-colony-random = Zufällig

## Das Bild und seine Beschreibung

dominion-mat = Tableau
dominion-described-vp =
    , { $vp ->
        [one] ein Siegpunktmarker
       *[other] { $vp } Siegpunktmarker
    }
dominion-described-mat =
    { $count ->
        [0] Das Handelsrouten-Tableau ist leer.
        [one] Auf dem Handelsrouten-Tableau liegt ein Geldmarker.
       *[other] Auf dem Handelsrouten-Tableau liegen { $count } Geldmarker.
    }
dominion-described-marked = { " " }(mit Geldmarker der Handelsroute)
dominion-described-banned = In diesem Zug verboten: { $cards }.
dominion-gift-points =
    { $count ->
        [one] +1 Siegpunktmarker
       *[other] +{ $count } Siegpunktmarker
    }

## Over days: standing orders, what a reminder names, what points are for

order-dominion-trash = Mit dem Wachturm entsorgen
order-why-dominion-trash = du hast keinen Wachturm mehr.
order-dominion-deck = Mit dem Wachturm auf den Nachziehstapel legen
order-why-dominion-deck = du hast keinen Wachturm mehr.
order-dominion-keep = Alles andere ohne Wachturm behalten
order-why-dominion-keep = du hast eine Reaktionskarte genommen.
order-dominion-curse = Beim Quacksalber einen Fluch ablegen
order-dominion-bishop = Bei einem fremden Bischof entsorgen
order-why-dominion-bishop = ein Stapel, der das Spiel beendet, ist fast leer.
order-dominion-no_bishop = Bei einem fremden Bischof nichts entsorgen
missing-dominion-may_discard = ob abgelegt wird
missing-dominion-may_trash = ob eine Karte entsorgt wird
missing-dominion-show = eine Karte zum Aufdecken
missing-dominion-take = Karten zum Nehmen
points-dominion-tokens = Siegpunktmarker

## Das Regelbuch

rules-dominion-topics-prosperity = colony tokens kingdom_treasures
rules-dominion-entries-prosperity =
    Platinum Colony Bank Bishop City Contraband Counting_House Expand Forge Goons Grand_Market Hoard Kings_Court
    Loan Mint Monument Mountebank Peddler Quarry Rabble Royal_Seal Talisman Trade_Route Vault Venture Watchtower
    Workers_Village
rules-dominion-colony-title = Platin und Kolonie
rules-dominion-colony =
    Beide sind dabei oder keine: nach eurer Wahl, durch Zufall, oder, wenn ihr nichts wählt, ab vier Karten der Blütezeit. Ein leerer Stapel Kolonien beendet das Spiel wie einer mit Provinzen.
rules-dominion-tokens-title = Marker
rules-dominion-tokens =
    Siegpunktmarker liegen offen vor dir, und jeder ist am Ende ein Punkt. Das Bild zeigt sie hinter dem Ablagestapel.
    Mit der Handelsroute liegt anfangs auf jedem Punktestapel ein Geldmarker; er kommt auf das Handelsrouten-Tableau, wenn die erste Karte des Stapels genommen wird.
rules-dominion-kingdom_treasures-title = Geldkarten der Blütezeit
rules-dominion-kingdom_treasures =
    Bank, Lohn, Abenteuer und die anderen Geldkarten der Blütezeit bringen mehr als Geld. Spiele sie eine nach der anderen aus; *Alle einfachen Geldkarten* überlässt sie dir.
    Was eine Geldkarte bewirkt, solange sie im Spiel ist, gilt bis zum Aufräumen, und einmal für jedes Exemplar.

## Die Karten

thing-dominion-Platinum = ⟦dominion-platinum⟧ Platin
rules-dominion-Platinum =
    Bringt $5. Nur zusammen mit der Kolonie im Spiel.

thing-dominion-Colony = ⟦dominion-colony⟧ Kolonie
rules-dominion-Colony =
    Am Ende 10 Punkte wert. Ist die letzte genommen, endet das Spiel nach diesem Zug.

thing-dominion-Bank = ⟦dominion-bank⟧ Bank
card-dominion-Bank = Bringt $1 je Geldkarte, die du im Spiel hast, sie selbst mitgezählt.
rules-dominion-Bank =
    Bringt beim Ausspielen $1 je Geldkarte, die du im Spiel hast, sie selbst und kombinierte mitgezählt. Später gespielte erhöhen sie nicht.

thing-dominion-Bishop = ⟦dominion-bishop⟧ Bischof
card-dominion-Bishop = Entsorge 1 Handkarte: SP für halbe Kosten. Mitspieler dürfen 1 entsorgen.
rules-dominion-Bishop =
    +$1, +1 Siegpunktmarker. Entsorge eine Handkarte; du bekommst einen Siegpunktmarker je volle $2, die sie jetzt kostet. Dann dürfen alle Mitspieler eine Handkarte entsorgen, ohne Marker.

thing-dominion-City = ⟦dominion-city⟧ Stadt
card-dominion-City = Ein leerer Stapel: +1 Karte. Zwei oder mehr: dazu +$1, +1 Kauf.
rules-dominion-City =
    +1 Karte, +2 Aktionen. Ist beim Ausspielen genau ein Stapel des Vorrats leer: noch +1 Karte. Sind es zwei oder mehr: noch +1 Karte, +$1 und +1 Kauf.

thing-dominion-Contraband = ⟦dominion-contraband⟧ Schmuggelware
card-dominion-Contraband = Dein linker Mitspieler nennt eine Karte, die du in diesem Zug nicht kaufen darfst.
rules-dominion-Contraband =
    +1 Kauf. Bringt $3. Dein linker Mitspieler nennt sofort eine Karte; du darfst sie in diesem Zug nicht kaufen. Mehrere Schmuggelwaren verbieten mehrere. Sie anders zu nehmen ist erlaubt.

thing-dominion-Counting_House = ⟦dominion-counting_house⟧ Leihhaus
card-dominion-Counting_House = Nimm beliebig viele Kupfer aus deinem Ablagestapel auf die Hand.
rules-dominion-Counting_House =
    Sieh deinen Ablagestapel durch, nimm beliebig viele Kupfer heraus, zeige sie und nimm sie auf die Hand.

thing-dominion-Expand = ⟦dominion-expand⟧ Ausbau
card-dominion-Expand = Entsorge eine Handkarte. Nimm eine bis zu $3 teurere.
rules-dominion-Expand =
    Entsorge eine Handkarte und nimm eine bis zu $3 teurere. Er kann sich nicht selbst entsorgen, und Geld kann nicht zugelegt werden. Ohne Handkarte geschieht nichts.

thing-dominion-Forge = ⟦dominion-forge⟧ Kunstschmiede
card-dominion-Forge = Entsorge beliebig viele Handkarten. Nimm eine, die genau so viel kostet wie alle zusammen.
rules-dominion-Forge =
    Entsorge beliebig viele Handkarten und nimm eine, die genau so viel kostet wie alle zusammen. Entsorgst du keine, musst du eine Karte für $0 nehmen, wenn es eine gibt. Passt nichts, wird nichts genommen.

thing-dominion-Goons = ⟦dominion-goons⟧ Halsabschneider
card-dominion-Goons = Mitspieler legen bis auf 3 Karten ab. Solange im Spiel: +1 SP je gekaufter Karte.
rules-dominion-Goons =
    +1 Kauf, +$2. Alle Mitspieler legen bis auf drei Handkarten ab. Solange diese Karte im Spiel ist, bekommst du je gekaufter Karte einen Siegpunktmarker; mehrere Halsabschneider bringen mehrere, mehrmals gespielt bleibt es bei einem.

thing-dominion-Grand_Market = ⟦dominion-grand_market⟧ Großer Markt
card-dominion-Grand_Market = Nicht kaufbar, solange du ein Kupfer im Spiel hast.
rules-dominion-Grand_Market =
    +1 Karte, +1 Aktion, +1 Kauf, +$2. Er kann nicht gekauft werden, solange du ein Kupfer im Spiel hast. Kupfer auf der Hand stört nicht, und anders nehmen kann man ihn immer.

thing-dominion-Hoard = ⟦dominion-hoard⟧ Hort
card-dominion-Hoard = Solange im Spiel: Kaufst du eine Punktekarte, nimm ein Gold.
rules-dominion-Hoard =
    Bringt $2. Solange er im Spiel ist, nimmst du mit jeder gekauften Punktekarte ein Gold, eines je Hort. Anders genommene Karten zählen nicht.

thing-dominion-Kings_Court = ⟦dominion-kings_court⟧ Königshof
card-dominion-Kings_Court = Du darfst eine Aktion aus der Hand wählen. Spiele sie dreimal.
rules-dominion-Kings_Court =
    Du darfst eine Aktionskarte aus deiner Hand wählen und dreimal spielen, jedes Mal vollständig. Königshof auf Königshof: drei weitere Aktionen, jede dreimal.

thing-dominion-Loan = ⟦dominion-loan⟧ Lohn
card-dominion-Loan = Decke auf, bis Geld kommt: entsorgen oder ablegen. Den Rest ablegen.
rules-dominion-Loan =
    Bringt $1. Decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte kommt; entsorge sie oder lege sie ab. Die anderen aufgedeckten werden abgelegt.

thing-dominion-Mint = ⟦dominion-mint⟧ Münzer
card-dominion-Mint = Du darfst eine Geldkarte aufdecken: Nimm noch eine. Beim Kauf: Entsorge dein Geld im Spiel.
rules-dominion-Mint =
    Du darfst eine Geldkarte aus der Hand aufdecken und eine gleiche nehmen. Kaufst du den Münzer, werden alle deine Geldkarten im Spiel entsorgt, bevor sie noch etwas bewirken. Das Geld, das sie brachten, bleibt dir.

thing-dominion-Monument = ⟦dominion-monument⟧ Denkmal
rules-dominion-Monument =
    +$2, +1 Siegpunktmarker.

thing-dominion-Mountebank = ⟦dominion-mountebank⟧ Quacksalber
card-dominion-Mountebank = Mitspieler legen einen Fluch ab oder nehmen einen Fluch und ein Kupfer.
rules-dominion-Mountebank =
    +$2. Alle Mitspieler dürfen einen Fluch aus der Hand ablegen; wer es nicht tut, nimmt einen Fluch und dann ein Kupfer. Ist einer der Stapel leer, wird nur vom anderen genommen.

thing-dominion-Peddler = ⟦dominion-peddler⟧ Hausierer
card-dominion-Peddler = In der Kaufphase $2 billiger je Aktion, die du im Spiel hast.
rules-dominion-Peddler =
    +1 Karte, +1 Aktion, +$1. In einer Kaufphase kostet er $2 weniger je Aktionskarte, die der Spieler am Zug im Spiel hat, nie unter $0. Eine mehrmals gespielte Karte ist eine Karte.

thing-dominion-Quarry = ⟦dominion-quarry⟧ Steinbruch
card-dominion-Quarry = Solange im Spiel: Aktionen kosten $2 weniger.
rules-dominion-Quarry =
    Bringt $1. Solange er im Spiel ist, kosten Aktionen $2 weniger, überall, auch kombinierte, nie unter $0. Mehrere wirken zusammen.

thing-dominion-Rabble = ⟦dominion-rabble⟧ Gesindel
card-dominion-Rabble = Mitspieler decken 3 Karten auf, legen Geld und Aktionen ab, den Rest zurück.
rules-dominion-Rabble =
    +3 Karten. Alle Mitspieler decken die drei obersten Karten ihres Nachziehstapels auf, legen Geld und Aktionen ab, auch kombinierte, und den Rest in beliebiger Reihenfolge zurück.

thing-dominion-Royal_Seal = ⟦dominion-royal_seal⟧ Königliches Siegel
card-dominion-Royal_Seal = Solange im Spiel: genommene Karten dürfen auf deinen Nachziehstapel.
rules-dominion-Royal_Seal =
    Bringt $2. Solange es im Spiel ist, darfst du jede Karte, die du nimmst, auf deinen Nachziehstapel legen.

thing-dominion-Talisman = ⟦dominion-talisman⟧ Talisman
card-dominion-Talisman = Solange im Spiel: Kaufst du eine Karte bis $4 ohne Punkte, nimm noch eine.
rules-dominion-Talisman =
    Bringt $1. Solange er im Spiel ist, nimmst du von jeder gekauften Karte, die dabei $4 oder weniger kostet und keine Punktekarte ist, noch eine, je Talisman.

thing-dominion-Trade_Route = ⟦dominion-trade_route⟧ Handelsroute
card-dominion-Trade_Route = +$1 je Marker auf dem Tableau. Entsorge eine Handkarte.
rules-dominion-Trade_Route =
    +1 Kauf. +$1 je Marker auf dem Tableau. Dann entsorge eine Handkarte; hast du eine, musst du es tun. Auf jedem Punktestapel liegt anfangs ein Marker; er kommt aufs Tableau, sobald die erste Karte des Stapels genommen wird.

thing-dominion-Vault = ⟦dominion-vault⟧ Gewölbe
card-dominion-Vault = Lege beliebig viele Karten ab: je +$1. Mitspieler dürfen 2 ablegen und 1 ziehen.
rules-dominion-Vault =
    +2 Karten. Lege beliebig viele Karten für je +$1 ab, auch eben gezogene. Alle Mitspieler dürfen zwei Karten ablegen und dafür eine ziehen. Wer nur eine Handkarte hat, darf sie ablegen, zieht aber keine.

thing-dominion-Venture = ⟦dominion-venture⟧ Abenteuer
card-dominion-Venture = Decke auf bis zu einer Geldkarte: Spiele sie. Den Rest ablegen.
rules-dominion-Venture =
    Bringt $1. Decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte kommt, und spiele sie sofort mit allem, was sie bewirkt. Danach werden die anderen aufgedeckten abgelegt.

thing-dominion-Watchtower = ⟦dominion-watchtower⟧ Wachturm
card-dominion-Watchtower = Ziehe auf 6 Handkarten. Nimmst du eine Karte, decke ihn auf: entsorgen oder auf den Nachziehstapel.
rules-dominion-Watchtower =
    Ziehe, bis du sechs Handkarten hast. Immer wenn du eine Karte nimmst, in jedem Zug, darfst du ihn aus der Hand aufdecken und die Karte entsorgen oder auf deinen Nachziehstapel legen. Der Wachturm bleibt auf der Hand. Die Karte gilt trotzdem als genommen.

thing-dominion-Workers_Village = ⟦dominion-workers_village⟧ Arbeiterdorf
rules-dominion-Workers_Village =
    +1 Karte, +2 Aktionen, +1 Kauf.
