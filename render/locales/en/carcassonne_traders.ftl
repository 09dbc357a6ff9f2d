# Traders & Builders

setting-carcassonne-expansions-traders = Traders & Builders

option-carcassonne-figure-builder = { $marked }⟦carcassonne-builder-{ $own }⟧ Builder: { $place }
step-carcassonne-figure-2-builder = { option-carcassonne-figure-builder }
mark-carcassonne-figure-builder = { "" }
mark-carcassonne-figure-2-builder = { mark-carcassonne-figure-builder }
thing-carcassonne-figure-builder = the builder
    .short = builder
count-carcassonne-builder = a builder
event-carcassonne-returned-figure-builder = { $seat } takes the builder back from { $place }.
brief-carcassonne-returned-figure-builder = { $seat }: the builder back
option-carcassonne-figure-pig = { $marked }⟦carcassonne-pig-{ $own }⟧ Pig: { $place }
step-carcassonne-figure-2-pig = { option-carcassonne-figure-pig }
mark-carcassonne-figure-pig = { "" }
mark-carcassonne-figure-2-pig = { mark-carcassonne-figure-pig }
thing-carcassonne-figure-pig = the pig
    .short = pig
count-carcassonne-pig = a pig
event-carcassonne-returned-figure-pig = { $seat } takes the pig back from { $place }.
brief-carcassonne-returned-figure-pig = { $seat }: the pig back
thing-carcassonne-kind-goods = most goods of a kind
event-carcassonne-goods = { $seat } takes { $goods } from the { $spot } at { $place }.
brief-carcassonne-goods = { $seat }: { $goods }
term-carcassonne-wine = most wine
term-carcassonne-grain = most grain
term-carcassonne-cloth = most cloth
count-carcassonne-wine =
    { $count ->
        [one] one ⟦carcassonne-wine|barrel of wine⟧
       *[other] { $count } ⟦carcassonne-wine|barrels of wine⟧
    }
count-carcassonne-grain =
    { $count ->
        [one] one ⟦carcassonne-grain|sack of grain⟧
       *[other] { $count } ⟦carcassonne-grain|sacks of grain⟧
    }
count-carcassonne-cloth =
    { $count ->
        [one] one ⟦carcassonne-cloth|bale of cloth⟧
       *[other] { $count } ⟦carcassonne-cloth|bales of cloth⟧
    }
carcassonne-described-goods = { $seat } has { $goods }.
points-carcassonne-goods = goods
carcassonne-piece-builder =
    { $count ->
        [one] builder
       *[other] { $count } builders
    }
carcassonne-piece-pig =
    { $count ->
        [one] pig
       *[other] { $count } pigs
    }
carcassonne-mark-wine =
    { $count ->
        [one] wine
       *[other] { $count } wine
    }
carcassonne-mark-grain =
    { $count ->
        [one] grain
       *[other] { $count } grain
    }
carcassonne-mark-cloth =
    { $count ->
        [one] cloth
       *[other] { $count } cloth
    }
synonyms-carcassonne-builder = builder, mason

rules-carcassonne-topics-traders = traders
rules-carcassonne-traders-title = Traders & Builders
rules-carcassonne-traders =
    - **Goods:** the player who places the last tile of a city takes all the wine, grain and cloth in it, even if another player scores the city. At the end the most wine, the most grain and the most cloth score **10 points** each. In a tie each player gets them all.
    - **Builder:** place it, instead of a follower, on a road or city where you already have a follower. Each time your tile extends that road or city, you get a second part of the turn with another tile, but never a third. The builder comes back when its road or city is finished.
    - **Pig:** place it, instead of a follower, on a field where you already have a farmer. It stays. If you own or share the field at the end, it scores **4 points for every finished city** instead of 3.
    Builder and pig don't count in a majority.

## Reasons of computers

because-carcassonne-puts_builder = each further tile here gives a second turn
because-carcassonne-puts_pig = each city is worth one more point here
