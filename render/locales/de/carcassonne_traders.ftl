# Händler und Baumeister

setting-carcassonne-expansions-traders = Händler und Baumeister

option-carcassonne-figure-builder = { $marked }⟦carcassonne-builder-{ $own }⟧ Baumeister: { $place }
step-carcassonne-figure-2-builder = { option-carcassonne-figure-builder }
mark-carcassonne-figure-builder = { "" }
mark-carcassonne-figure-2-builder = { mark-carcassonne-figure-builder }
thing-carcassonne-figure-builder = den Baumeister
    .short = Baumeister
count-carcassonne-builder = einen Baumeister
event-carcassonne-returned-figure-builder = { $seat } nimmt den Baumeister aus { $place } zurück.
brief-carcassonne-returned-figure-builder = { $seat }: Baumeister zurück
option-carcassonne-figure-pig = { $marked }⟦carcassonne-pig-{ $own }⟧ Schwein: { $place }
step-carcassonne-figure-2-pig = { option-carcassonne-figure-pig }
mark-carcassonne-figure-pig = { "" }
mark-carcassonne-figure-2-pig = { mark-carcassonne-figure-pig }
thing-carcassonne-figure-pig = das Schwein
    .short = Schwein
count-carcassonne-pig = ein Schwein
event-carcassonne-returned-figure-pig = { $seat } nimmt das Schwein aus { $place } zurück.
brief-carcassonne-returned-figure-pig = { $seat }: Schwein zurück
thing-carcassonne-kind-goods = die meisten Waren einer Sorte
event-carcassonne-goods = { $seat } erhält Waren aus der { $spot } in { $place }: { $goods }.
brief-carcassonne-goods = { $seat }: { $goods }
term-carcassonne-wine = der meiste Wein
term-carcassonne-grain = das meiste Korn
term-carcassonne-cloth = das meiste Tuch
count-carcassonne-wine =
    { $count ->
        [one] ein ⟦carcassonne-wine|Fass Wein⟧
       *[other] { $count } ⟦carcassonne-wine|Fässer Wein⟧
    }
count-carcassonne-grain =
    { $count ->
        [one] einen ⟦carcassonne-grain|Sack Korn⟧
       *[other] { $count } ⟦carcassonne-grain|Säcke Korn⟧
    }
count-carcassonne-cloth =
    { $count ->
        [one] einen ⟦carcassonne-cloth|Ballen Tuch⟧
       *[other] { $count } ⟦carcassonne-cloth|Ballen Tuch⟧
    }
carcassonne-described-goods = { $seat } besitzt { $goods }.
points-carcassonne-goods = Waren
carcassonne-piece-builder =
    { $count ->
        [one] Baumeister
       *[other] { $count } Baumeister
    }
carcassonne-piece-pig =
    { $count ->
        [one] Schwein
       *[other] { $count } Schweine
    }
carcassonne-mark-wine =
    { $count ->
        [one] Wein
       *[other] { $count } Wein
    }
carcassonne-mark-grain =
    { $count ->
        [one] Korn
       *[other] { $count } Korn
    }
carcassonne-mark-cloth =
    { $count ->
        [one] Tuch
       *[other] { $count } Tuch
    }
synonyms-carcassonne-builder = Baumeister, Erbauer

rules-carcassonne-topics-traders = traders
rules-carcassonne-traders-title = Händler und Baumeister
rules-carcassonne-traders =
    - **Waren:** Wer das Kärtchen legt, das eine Stadt fertigstellt, nimmt allen Wein, alles Korn und alles Tuch darin, gleich wer die Punkte bekommt. Am Ende bringen der meiste Wein, das meiste Korn und das meiste Tuch je **10 Punkte**; wer gleichauf liegt, bekommt sie auch.
    - **Baumeister:** Er kommt statt eines Gefolgsmanns auf eine Straße oder in eine Stadt, wo schon einer von dir steht. Sooft ein Kärtchen von dir sie wachsen lässt, hat dein Zug einen zweiten Teil mit einem eigenen Kärtchen, nie einen dritten. Er kommt zurück, wenn seine Straße oder Stadt fertig ist.
    - **Schwein:** Es kommt statt eines Gefolgsmanns auf eine Wiese, auf der schon ein Bauer von dir liegt, und bleibt dort. Gehört die Wiese am Ende dir, allein oder mit anderen, bringt sie dir **4 Punkte für jede fertige Stadt** statt 3.
    Baumeister und Schwein zählen nicht für die Mehrheit.

## Reasons of computers

because-carcassonne-puts_builder = jedes weitere Kärtchen hier bringt einen zweiten Zug
because-carcassonne-puts_pig = jede Stadt zählt hier einen Punkt mehr
