# The cards of the base game: their texts and explanations.

thing-catan-lumber = ⟦catan-lumber|Lumber⟧
thing-catan-brick = ⟦catan-brick|Brick⟧
thing-catan-wool = ⟦catan-wool|Wool⟧
thing-catan-grain = ⟦catan-grain|Grain⟧
thing-catan-ore = ⟦catan-ore|Ore⟧

thing-catan-knight = ⟦catan-knight⟧ Knight
card-catan-knight = Move the robber and steal a card.
rules-catan-knight = **Development card**
    Move the robber and steal one card at random from a player with a building there. Played knights stay in front of you. The first player with three has the largest army, 2 points.

thing-catan-victory_point = ⟦catan-victory_point⟧ Victory point
card-catan-victory_point = 1 point, kept secret.
rules-catan-victory_point = **Development card**
    One point. You never play it. The others don't see it until it wins you the game.

thing-catan-year_of_plenty = ⟦catan-year_of_plenty⟧ Year of plenty
card-catan-year_of_plenty = Take 2 resources from the bank.
rules-catan-year_of_plenty = **Development card**
    Take any two resource cards from the bank, the same or different ones. If the bank has only one, take that.

thing-catan-monopoly = ⟦catan-monopoly⟧ Monopoly
card-catan-monopoly = Each other player gives you all their cards of one resource.
rules-catan-monopoly = **Development card**
    Name a resource. Everyone else gives you all their cards of it.

thing-catan-road_building = ⟦catan-road_building⟧ Road building
card-catan-road_building = Build up to 2 roads for free.
rules-catan-road_building = **Development card**
    Build up to two roads for free, by the usual rules. The second can continue the first, and you can skip it.
