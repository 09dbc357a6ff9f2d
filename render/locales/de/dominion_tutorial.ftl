# Die Einführung in Dominion: ein Hinweis zu jedem Schritt, und wie sie endet.

tutorial-dominion-village = Du hast zwei Aktionskarten auf der Hand, und jeder Zug beginnt mit **einer** Aktion. Spiele zuerst das **Dorf**: Es zieht eine Karte und gibt zwei weitere Aktionen.
tutorial-dominion-smithy = Das Dorf hat sich schon gelohnt. Spiele jetzt die **Schmiede**: Sie zieht drei Karten.
tutorial-dominion-treasures = Du hast keine Aktionskarten mehr, also kaufst du. Lege zuerst **alle** Geldkarten aus: So viel kannst du ausgeben.
tutorial-dominion-gold = Sechs Geld und ein Kauf. Nimm ein **Gold**: Es kommt auf deinen Ablagestapel, nach dem Mischen wieder zu dir und ist dann jedes Mal drei wert.
tutorial-dominion-militia = Benutzte Karten werden abgelegt und fünf neue gezogen. Dann spielt dein Mitspieler eine **Miliz**: Du behältst drei Handkarten. Lege die zwei **Anwesen** ab; kaufen kannst du mit ihnen nichts.
tutorial-dominion-eight = Du bist wieder dran, diesmal ohne Aktionskarte. Lege **alle** Geldkarten aus.
tutorial-dominion-province = Acht Geld: Das ist eine **Provinz**, sechs Punkte. Ist die letzte weg, endet das Spiel.
tutorial-dominion-end =
    Das ist ein ganzer Zug: Aktionen spielen, Geld auslegen, kaufen, fünf neue Karten ziehen. Am Ende zählen nur die Punkte auf deinen Karten, und bis dahin sind Punktekarten Ballast: Die Kunst ist, weder zu früh noch zu spät damit anzufangen.
    `/rules` erklärt jede Karte, etwa `/rules game:Dominion topic:Burggraben`.
