# Words that a player can type for one another, and for the fields of an offer.

synonyms-catan-lumber = lumber, wood, timber
synonyms-catan-brick = brick, bricks, clay, loam
synonyms-catan-wool = wool, sheep
synonyms-catan-grain = grain, wheat, corn
synonyms-catan-ore = ore, stone, rock
synonyms-catan-forest = forest, forests, wood, lumber
synonyms-catan-hills = hills, hill, brick, clay
synonyms-catan-pasture = pasture, pastures, wool, sheep
synonyms-catan-fields = fields, field, grain, wheat
synonyms-catan-mountains = mountains, mountain, ore, stone
synonyms-catan-harbour = harbour, harbor, port
synonyms-catan-settlement = settlement, village, house
synonyms-catan-city = city, town
synonyms-catan-road = road, street
synonyms-catan-robber = robber, thief
synonyms-catan-roll = roll, dice, throw
synonyms-catan-end = end, pass, finish
synonyms-catan-offer = offer, trade
synonyms-catan-accept = accept, yes, take
synonyms-catan-decline = decline, no, reject, refuse
synonyms-catan-withdraw = withdraw, cancel
synonyms-catan-everyone = everyone, all, anyone

typed-catan-offer-give = i give, offer, pay, sell
typed-catan-offer-get = i get, for, want, i want, receive, buy
typed-catan-offer-to = with, from
