# Die Einführung in Die Minen von Zavandor: ein Hinweis zu jedem Schritt, und wie sie endet.

tutorial-zavandor-exchange = Edelsteinkarten sind dein Geld: Jede zeigt einen Stein und auf dem Rücken die Lore, in der er kam. Du willst Rubine. Tausche bei der **Bank** zwei gegen eine: deine beiden **Metallloren**, Smaragd und Saphir, gegen einen **Rubin**.
tutorial-zavandor-market = Drei Rubine. Du könntest auch mit den anderen handeln, aber das reicht: **weiter zum Gebot**.
tutorial-zavandor-bid = Vier Karten werden versteigert, eine je Farbe, und alle bieten verdeckt. Bei den Rubinen liegt die Karte „{ thing-zavandor-R1 }“; ab drei Rubinen bekommt, wer gewinnt, die Karte. Biete **alle drei Rubine** und sonst nichts.
tutorial-zavandor-prize = Dein Gegner hat zwei geboten: Du hast gewonnen. Nimm die **Karte**; einen Punkt nimmt, wer sie nicht braucht.
tutorial-zavandor-upgrade = Eine Karte wirkt, sobald ein Würfel darauf liegt. **{ thing-zavandor-R1 }** kostet den Königspreis, zurzeit einen Saphir, und bringt dann in jeder Runde eine Goldlore. Wähle die Karte unter **Aufwertung**.
tutorial-zavandor-scroll = Eine neue Runde beginnt mit den Einkünften: eine Karte für jede Lore auf deiner Clantafel und deinen Clans. Deine Spruchrolle kannst du jetzt **wirken**, ein einziges Mal: Ziehe die **Baumstamm-** oder die **Bretterloren**, wie du willst.
tutorial-zavandor-end =
    Das ist eine Runde: Einkünfte, Handel, Gebote, Aufwertung. Ist der König in der Krönungshalle angekommen, endet das Spiel, und es zählen Münzen, komplett aufgewertete Karten und Altäre. Komplett aufgewertet ist, was auf dem letzten Feld einen Würfel hat, und nur das zählt. Bring zu Ende, was du anfängst.
    `/rules` erklärt jede Karte und die Clans der Profivariante.
