# Die Einführung in Die Minen von Zavandor: ein Hinweis zu jedem Schritt, und wie sie endet.

tutorial-zavandor-exchange = Edelsteinkarten sind dein Geld: Jede zeigt einen Stein und auf dem Rücken die Lore, in der er kam. Du willst Rubine. Tausche bei der **Bank** zwei gegen eine: deine beiden **Metallloren**, Smaragd und Saphir, gegen einen **Rubin**.
tutorial-zavandor-market = Drei Rubine. Du könntest auch mit den anderen handeln, aber das reicht: Du bist mit dem Handeln **fertig**.
tutorial-zavandor-bid = Vier Karten werden versteigert, eine je Farbe, und alle bieten verdeckt. Bei den Rubinen liegt die Karte „{ thing-zavandor-R1 }“; ab drei Rubinen bekommt, wer gewinnt, die Karte. Biete **alle drei Rubine** und sonst nichts.
tutorial-zavandor-prize = Dein Gegner hat zwei geboten: Du hast gewonnen. Nimm die **Karte**; einen Punkt nimmt, wer sie nicht braucht.
tutorial-zavandor-upgrade = Eine Karte wirkt, sobald ein Würfel darauf liegt. **{ thing-zavandor-R1 }** kostet den Preis des Königs, zurzeit einen Saphir, und bringt dann in jeder Runde eine Goldlore. Wähle die Karte unter **Ausbau**.
tutorial-zavandor-scroll = Eine neue Runde beginnt mit dem Einkommen: eine Karte für jede Lore auf deiner Klantafel und deinen Klans. Deine Rolle kannst du jetzt **wirken**, ein einziges Mal: Ziehe die **Baumstamm-** oder die **Bretterloren**, wie du willst.
tutorial-zavandor-end =
    Das ist eine Runde: Einkommen, Handel, Gebote, Ausbau. Ist der König in seiner Halle angekommen, endet das Spiel, und es zählen Münzen, fertige Karten und Altäre. Fertig ist nur, was auf dem letzten Feld einen Würfel hat: Bring zu Ende, was du anfängst.
    `/rules` erklärt jede Karte und die Klans der Profis.
