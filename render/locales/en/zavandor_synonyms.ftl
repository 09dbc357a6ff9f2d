# Words that a player can type for one another, and for the fields of an offer.

synonyms-zavandor-r = ruby, rubies, red
synonyms-zavandor-y = diamond, diamonds, yellow
synonyms-zavandor-g = emerald, emeralds, green
synonyms-zavandor-b = sapphire, sapphires, blue
synonyms-zavandor-one = one, 1
synonyms-zavandor-no = no, 0, none
synonyms-zavandor-L = log, logs, wood
synonyms-zavandor-P = plank, planks, boards
synonyms-zavandor-M = metal, iron
synonyms-zavandor-broker = broker, merchant, exchange
synonyms-zavandor-bank = bank, exchange
synonyms-zavandor-accept = accept, yes, take
synonyms-zavandor-decline = decline, no, reject, refuse
synonyms-zavandor-withdraw = withdraw, cancel
synonyms-zavandor-offer = offer, trade
synonyms-zavandor-done = done, finish, finished, end, stop
synonyms-zavandor-points = points, point, vp
synonyms-zavandor-moves = moves, move
synonyms-zavandor-stays = stays, stay

typed-zavandor-offer-give = i give, offer, pay, sell
typed-zavandor-offer-want = i want, for, get, you get, receive, buy
typed-zavandor-offer-to = with, from
