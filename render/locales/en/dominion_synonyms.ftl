# Words that a player can type for one another.

synonyms-dominion-no_more = no more, done, end, finish, stop
synonyms-dominion-buy = buy, purchase
synonyms-dominion-all = all, everything
synonyms-dominion-yes = yes, y
synonyms-dominion-no = no, n
synonyms-dominion-trash = trash, scrap, destroy
synonyms-dominion-discard = discard, drop
synonyms-dominion-cards = cards, draw
synonyms-dominion-keep = keep, leave
