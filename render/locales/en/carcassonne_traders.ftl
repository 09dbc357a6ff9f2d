# Traders & Builders

setting-carcassonne-expansions-traders = Traders & Builders

option-carcassonne-figure-builder =
    { $mark } · Builder, { $kind ->
        [road] road
       *[city] city
    }
step-carcassonne-figure-2-builder = { option-carcassonne-figure-builder }
thing-carcassonne-figure-builder = the builder
count-carcassonne-builder = a builder
event-carcassonne-returned-figure-builder = { $seat } takes the builder back.
option-carcassonne-figure-pig = { $mark } · Pig, field
step-carcassonne-figure-2-pig = { option-carcassonne-figure-pig }
thing-carcassonne-figure-pig = the pig
count-carcassonne-pig = a pig
event-carcassonne-returned-figure-pig = { $seat } takes the pig back.
thing-carcassonne-kind-goods = most goods of a kind
event-carcassonne-goods = { $seat } trades: { $goods }.
term-carcassonne-wine = most wine
term-carcassonne-grain = most grain
term-carcassonne-cloth = most cloth
count-carcassonne-wine =
    { $count ->
        [one] one barrel of wine
       *[other] { $count } barrels of wine
    }
count-carcassonne-grain =
    { $count ->
        [one] one sack of grain
       *[other] { $count } sacks of grain
    }
count-carcassonne-cloth =
    { $count ->
        [one] one bale of cloth
       *[other] { $count } bales of cloth
    }
carcassonne-described-goods = { $seat } has traded { $goods }.
points-carcassonne-goods = goods

rules-carcassonne-topics-traders = traders
rules-carcassonne-traders-title = Traders & Builders
rules-carcassonne-traders =
    - **Goods:** whoever places the tile that finishes a city takes all the wine, grain and cloth in it, whoever scores the city. At the end the most wine, the most grain and the most cloth bring **10 points** each; players who are equal all get them.
    - **Builder:** he goes, instead of a follower, to a road or city where you have a follower already. Whenever a tile of yours makes that road or city grow, you have a second part of the turn with a tile of its own; there is never a third. He comes back when his road or city is finished.
    - **Pig:** it goes, instead of a follower, to a field where you have a farmer already, and stays. If the field is yours at the end, alone or shared, it brings you **4 points for every finished city** instead of 3.
    Neither of them counts where followers are counted.
