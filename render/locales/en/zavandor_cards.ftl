# The cards of Zavandor: names, effects of kinds, gem cards, and explanations.

thing-zavandor-S0 = ⟦zavandor-card-s0⟧ Starting Scroll
thing-zavandor-R1 = ⟦zavandor-card-r1⟧ Goldvein Clan
thing-zavandor-R2 = ⟦zavandor-card-r2⟧ Emberforge Clan
thing-zavandor-R3 = ⟦zavandor-card-r3⟧ Ember Dragon
thing-zavandor-R4 = ⟦zavandor-card-r4⟧ Fire Druid
thing-zavandor-R5 = ⟦zavandor-card-r5⟧ Scroll of Embers
thing-zavandor-R6 = ⟦zavandor-card-r6⟧ Cinderhall Clan
thing-zavandor-R7 = ⟦zavandor-card-r7⟧ Shrine of the Ruby Heart
thing-zavandor-R8 = ⟦zavandor-card-r8⟧ Shrine of the Forge
thing-zavandor-R9 = ⟦zavandor-card-r9⟧ Altar of Crowns
thing-zavandor-R10 = ⟦zavandor-card-r10⟧ Herald
thing-zavandor-R11 = ⟦zavandor-card-r11⟧ Hoard Warden
thing-zavandor-R12 = ⟦zavandor-card-r12⟧ Gold Sprite
thing-zavandor-R13 = ⟦zavandor-card-r13⟧ Shrine of Lava
thing-zavandor-Y1 = ⟦zavandor-card-y1⟧ Ironrail Clan
thing-zavandor-Y2 = ⟦zavandor-card-y2⟧ Brightpick Clan
thing-zavandor-Y3 = ⟦zavandor-card-y3⟧ Sun Dragon
thing-zavandor-Y4 = ⟦zavandor-card-y4⟧ Gem Broker
thing-zavandor-Y5 = ⟦zavandor-card-y5⟧ Scroll of Sparks
thing-zavandor-Y6 = ⟦zavandor-card-y6⟧ Lanternlode Clan
thing-zavandor-Y7 = ⟦zavandor-card-y7⟧ Shrine of the Clear Stone
thing-zavandor-Y8 = ⟦zavandor-card-y8⟧ Shrine of Scales
thing-zavandor-Y9 = ⟦zavandor-card-y9⟧ Altar of Weights
thing-zavandor-Y10 = ⟦zavandor-card-y10⟧ Master Mason
thing-zavandor-Y11 = ⟦zavandor-card-y11⟧ Assayer
thing-zavandor-Y12 = ⟦zavandor-card-y12⟧ Shrine of Noon
thing-zavandor-Y13 = ⟦zavandor-card-y13⟧ Shrine of Amber
thing-zavandor-G1 = ⟦zavandor-card-g1⟧ Mossbeard Clan
thing-zavandor-G2 = ⟦zavandor-card-g2⟧ Rootdelver Clan
thing-zavandor-G3 = ⟦zavandor-card-g3⟧ Moss Dragon
thing-zavandor-G4 = ⟦zavandor-card-g4⟧ Cave Druid
thing-zavandor-G5 = ⟦zavandor-card-g5⟧ Scroll of Roots
thing-zavandor-G6 = ⟦zavandor-card-g6⟧ Fernhollow Clan
thing-zavandor-G7 = ⟦zavandor-card-g7⟧ Shrine of the Old Grove
thing-zavandor-G8 = ⟦zavandor-card-g8⟧ Shrine of Lichen
thing-zavandor-G9 = ⟦zavandor-card-g9⟧ Altar of Kin
thing-zavandor-G10 = ⟦zavandor-card-g10⟧ Elven Envoy
thing-zavandor-G11 = ⟦zavandor-card-g11⟧ Stonegrower
thing-zavandor-G12 = ⟦zavandor-card-g12⟧ Wood Elf
thing-zavandor-G13 = ⟦zavandor-card-g13⟧ Shrine of Ivy
thing-zavandor-B1 = ⟦zavandor-card-b1⟧ Coalfoot Clan
thing-zavandor-B2 = ⟦zavandor-card-b2⟧ Pumpkeeper Clan
thing-zavandor-B3 = ⟦zavandor-card-b3⟧ River Dragon
thing-zavandor-B4 = ⟦zavandor-card-b4⟧ Well Spirit
thing-zavandor-B5 = ⟦zavandor-card-b5⟧ Scroll of Rain
thing-zavandor-B6 = ⟦zavandor-card-b6⟧ Lamplight Clan
thing-zavandor-B7 = ⟦zavandor-card-b7⟧ Shrine of the Spring
thing-zavandor-B8 = ⟦zavandor-card-b8⟧ Shrine of Tides
thing-zavandor-B9 = ⟦zavandor-card-b9⟧ Altar of Echoes
thing-zavandor-B10 = ⟦zavandor-card-b10⟧ Ferryman
thing-zavandor-B11 = ⟦zavandor-card-b11⟧ Scroll of the Flood
thing-zavandor-B12 = ⟦zavandor-card-b12⟧ River Elf
thing-zavandor-B13 = ⟦zavandor-card-b13⟧ Shrine of Dew
thing-zavandor-normal = Clan Board
thing-zavandor-A = Clan of Many Carts
thing-zavandor-B = Plank Clan
thing-zavandor-C = Metal Clan
thing-zavandor-D = Gold Clan

card-zavandor-clan = Base income counts up to six cards a round.
card-zavandor-helper = Extra income, beyond the limit of six.
card-zavandor-dragon = Complete: your base income has no limit.
card-zavandor-scroll = Cast it once in your income: choose a cart. Then it is gone.
card-zavandor-shrine = Counts only when it is complete.
card-zavandor-mason = A free cube in every income.
card-zavandor-broker = Exchanges with the bank, one card for one, this many a round.
card-zavandor-herald = Complete: you win every tie.
card-zavandor-envoy = Complete: your losing bids can pay for upgrades.
card-zavandor-objects = Complete: 1 point for each of your complete objects.
card-zavandor-colours = Complete: 2 points for each colour of your complete cards.
card-zavandor-clans = Complete: 2 points for each of your complete clans, your board too.
card-zavandor-cubes = Complete: 1 point for every 2 levels of all you own.

thing-zavandor-Lr = { thing-zavandor-r } (log)
count-zavandor-Lr = { count-zavandor-r } (log)
    .short = { count-zavandor-r.short }/lo
option-zavandor-upgrade-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-bid-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-offer-Lr = { option-zavandor-bid-Lr }
option-zavandor-payment-Lr = { option-zavandor-bid-Lr }
option-zavandor-rebid-Lr = { option-zavandor-bid-Lr }
thing-zavandor-Ly = { thing-zavandor-y } (log)
count-zavandor-Ly = { count-zavandor-y } (log)
    .short = { count-zavandor-y.short }/lo
option-zavandor-upgrade-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-bid-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-offer-Ly = { option-zavandor-bid-Ly }
option-zavandor-payment-Ly = { option-zavandor-bid-Ly }
option-zavandor-rebid-Ly = { option-zavandor-bid-Ly }
thing-zavandor-Lg = { thing-zavandor-g } (log)
count-zavandor-Lg = { count-zavandor-g } (log)
    .short = { count-zavandor-g.short }/lo
option-zavandor-upgrade-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-bid-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-offer-Lg = { option-zavandor-bid-Lg }
option-zavandor-payment-Lg = { option-zavandor-bid-Lg }
option-zavandor-rebid-Lg = { option-zavandor-bid-Lg }
thing-zavandor-Lb = { thing-zavandor-b } (log)
count-zavandor-Lb = { count-zavandor-b } (log)
    .short = { count-zavandor-b.short }/lo
option-zavandor-upgrade-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-bid-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-offer-Lb = { option-zavandor-bid-Lb }
option-zavandor-payment-Lb = { option-zavandor-bid-Lb }
option-zavandor-rebid-Lb = { option-zavandor-bid-Lb }
thing-zavandor-Pr = { thing-zavandor-r } (plank)
count-zavandor-Pr = { count-zavandor-r } (plank)
    .short = { count-zavandor-r.short }/pl
option-zavandor-upgrade-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-bid-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-offer-Pr = { option-zavandor-bid-Pr }
option-zavandor-payment-Pr = { option-zavandor-bid-Pr }
option-zavandor-rebid-Pr = { option-zavandor-bid-Pr }
thing-zavandor-Py = { thing-zavandor-y } (plank)
count-zavandor-Py = { count-zavandor-y } (plank)
    .short = { count-zavandor-y.short }/pl
option-zavandor-upgrade-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-bid-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-offer-Py = { option-zavandor-bid-Py }
option-zavandor-payment-Py = { option-zavandor-bid-Py }
option-zavandor-rebid-Py = { option-zavandor-bid-Py }
thing-zavandor-Pg = { thing-zavandor-g } (plank)
count-zavandor-Pg = { count-zavandor-g } (plank)
    .short = { count-zavandor-g.short }/pl
option-zavandor-upgrade-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-bid-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-offer-Pg = { option-zavandor-bid-Pg }
option-zavandor-payment-Pg = { option-zavandor-bid-Pg }
option-zavandor-rebid-Pg = { option-zavandor-bid-Pg }
thing-zavandor-Pb = { thing-zavandor-b } (plank)
count-zavandor-Pb = { count-zavandor-b } (plank)
    .short = { count-zavandor-b.short }/pl
option-zavandor-upgrade-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-bid-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-offer-Pb = { option-zavandor-bid-Pb }
option-zavandor-payment-Pb = { option-zavandor-bid-Pb }
option-zavandor-rebid-Pb = { option-zavandor-bid-Pb }
thing-zavandor-Mr = { thing-zavandor-r } (metal)
count-zavandor-Mr = { count-zavandor-r } (metal)
    .short = { count-zavandor-r.short }/me
option-zavandor-upgrade-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-bid-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-offer-Mr = { option-zavandor-bid-Mr }
option-zavandor-payment-Mr = { option-zavandor-bid-Mr }
option-zavandor-rebid-Mr = { option-zavandor-bid-Mr }
thing-zavandor-My = { thing-zavandor-y } (metal)
count-zavandor-My = { count-zavandor-y } (metal)
    .short = { count-zavandor-y.short }/me
option-zavandor-upgrade-My = { $marked }{ thing-zavandor-My }
option-zavandor-bid-My = { $marked }{ thing-zavandor-My }
option-zavandor-offer-My = { option-zavandor-bid-My }
option-zavandor-payment-My = { option-zavandor-bid-My }
option-zavandor-rebid-My = { option-zavandor-bid-My }
thing-zavandor-Mg = { thing-zavandor-g } (metal)
count-zavandor-Mg = { count-zavandor-g } (metal)
    .short = { count-zavandor-g.short }/me
option-zavandor-upgrade-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-bid-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-offer-Mg = { option-zavandor-bid-Mg }
option-zavandor-payment-Mg = { option-zavandor-bid-Mg }
option-zavandor-rebid-Mg = { option-zavandor-bid-Mg }
thing-zavandor-Mb = { thing-zavandor-b } (metal)
count-zavandor-Mb = { count-zavandor-b } (metal)
    .short = { count-zavandor-b.short }/me
option-zavandor-upgrade-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-bid-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-offer-Mb = { option-zavandor-bid-Mb }
option-zavandor-payment-Mb = { option-zavandor-bid-Mb }
option-zavandor-rebid-Mb = { option-zavandor-bid-Mb }
thing-zavandor-Gr = { thing-zavandor-r } (gold)
count-zavandor-Gr = { count-zavandor-r } (gold)
    .short = { count-zavandor-r.short }/go
option-zavandor-upgrade-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-bid-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-offer-Gr = { option-zavandor-bid-Gr }
option-zavandor-payment-Gr = { option-zavandor-bid-Gr }
option-zavandor-rebid-Gr = { option-zavandor-bid-Gr }
thing-zavandor-Gy = { thing-zavandor-y } (gold)
count-zavandor-Gy = { count-zavandor-y } (gold)
    .short = { count-zavandor-y.short }/go
option-zavandor-upgrade-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-bid-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-offer-Gy = { option-zavandor-bid-Gy }
option-zavandor-payment-Gy = { option-zavandor-bid-Gy }
option-zavandor-rebid-Gy = { option-zavandor-bid-Gy }
thing-zavandor-Gg = { thing-zavandor-g } (gold)
count-zavandor-Gg = { count-zavandor-g } (gold)
    .short = { count-zavandor-g.short }/go
option-zavandor-upgrade-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-bid-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-offer-Gg = { option-zavandor-bid-Gg }
option-zavandor-payment-Gg = { option-zavandor-bid-Gg }
option-zavandor-rebid-Gg = { option-zavandor-bid-Gg }
thing-zavandor-Gb = { thing-zavandor-b } (gold)
count-zavandor-Gb = { count-zavandor-b } (gold)
    .short = { count-zavandor-b.short }/go
option-zavandor-upgrade-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-bid-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-offer-Gb = { option-zavandor-bid-Gb }
option-zavandor-payment-Gb = { option-zavandor-bid-Gb }
option-zavandor-rebid-Gb = { option-zavandor-bid-Gb }

option-zavandor-income-S0_L = { thing-zavandor-S0 }: { count-zavandor-L }
option-zavandor-income-S0_P = { thing-zavandor-S0 }: { count-zavandor-P }
option-zavandor-income-S0_M = { thing-zavandor-S0 }: { count-zavandor-M }
option-zavandor-income-S0_G = { thing-zavandor-S0 }: { count-zavandor-G }
option-zavandor-income-S0_keep = { thing-zavandor-S0 }: keep, and do not ask again
option-zavandor-income-R5_L = { thing-zavandor-R5 }: { count-zavandor-L }
option-zavandor-income-R5_P = { thing-zavandor-R5 }: { count-zavandor-P }
option-zavandor-income-R5_M = { thing-zavandor-R5 }: { count-zavandor-M }
option-zavandor-income-R5_G = { thing-zavandor-R5 }: { count-zavandor-G }
option-zavandor-income-R5_keep = { thing-zavandor-R5 }: keep, and do not ask again
option-zavandor-income-Y5_L = { thing-zavandor-Y5 }: { count-zavandor-L }
option-zavandor-income-Y5_P = { thing-zavandor-Y5 }: { count-zavandor-P }
option-zavandor-income-Y5_M = { thing-zavandor-Y5 }: { count-zavandor-M }
option-zavandor-income-Y5_G = { thing-zavandor-Y5 }: { count-zavandor-G }
option-zavandor-income-Y5_keep = { thing-zavandor-Y5 }: keep, and do not ask again
option-zavandor-income-G5_L = { thing-zavandor-G5 }: { count-zavandor-L }
option-zavandor-income-G5_P = { thing-zavandor-G5 }: { count-zavandor-P }
option-zavandor-income-G5_M = { thing-zavandor-G5 }: { count-zavandor-M }
option-zavandor-income-G5_G = { thing-zavandor-G5 }: { count-zavandor-G }
option-zavandor-income-G5_keep = { thing-zavandor-G5 }: keep, and do not ask again
option-zavandor-income-B5_L = { thing-zavandor-B5 }: { count-zavandor-L }
option-zavandor-income-B5_P = { thing-zavandor-B5 }: { count-zavandor-P }
option-zavandor-income-B5_M = { thing-zavandor-B5 }: { count-zavandor-M }
option-zavandor-income-B5_G = { thing-zavandor-B5 }: { count-zavandor-G }
option-zavandor-income-B5_keep = { thing-zavandor-B5 }: keep, and do not ask again
option-zavandor-income-B11_L = { thing-zavandor-B11 }: { count-zavandor-L }
option-zavandor-income-B11_P = { thing-zavandor-B11 }: { count-zavandor-P }
option-zavandor-income-B11_M = { thing-zavandor-B11 }: { count-zavandor-M }
option-zavandor-income-B11_G = { thing-zavandor-B11 }: { count-zavandor-G }
option-zavandor-income-B11_keep = { thing-zavandor-B11 }: keep, and do not ask again

rules-zavandor-S0-title = { thing-zavandor-S0 }
rules-zavandor-S0 = **Scroll**
    Level 1 (printed: 3 log carts or 2 plank carts); Level 2 (for the king's price: 4 log carts or 3 plank carts or 2 metal carts); Level 3 (for the king's price: 5 log carts or 4 plank carts or 3 metal carts or 2 gold carts). Complete: 2 points. Cast it once in your income: choose a cart. Then it is gone.
rules-zavandor-R1-title = { thing-zavandor-R1 }
rules-zavandor-R1 = **Clan · ruby · light**
    Level 1 (for the king's price: one gold cart); Level 2 (for the king's price: 2 gold carts and one plank cart). Complete: 3 points. Base income counts up to six cards a round.
rules-zavandor-R2-title = { thing-zavandor-R2 }
rules-zavandor-R2 = **Clan · ruby · light**
    Level 1 (for the king's price: one gold cart); Level 2 (for the king's price: 2 gold carts); Level 3 (for the king's price: 2 gold carts, one metal cart and one plank cart). Complete: 5 points. Base income counts up to six cards a round.
rules-zavandor-R3-title = { thing-zavandor-R3 }
rules-zavandor-R3 = **Pack dragon · ruby · light**
    Level 1 (one ruby); Level 2 (one ruby and one sapphire). Complete: 3 points. Complete: your base income has no limit.
rules-zavandor-R4-title = { thing-zavandor-R4 }
rules-zavandor-R4 = **Helper · ruby · light**
    Level 1 (one ruby and one emerald: one gold cart); Level 2 (2 rubies: one gold cart and one metal cart). Complete: 2 points. Extra income, beyond the limit of six.
rules-zavandor-R5-title = { thing-zavandor-R5 }
rules-zavandor-R5 = **Scroll · ruby · dark**
    Level 1 (printed: 4 metal carts or 3 gold carts); Level 2 (for the king's price: 6 plank carts or 5 metal carts or 4 gold carts); Level 3 (for the king's price: 7 plank carts or 6 metal carts or 6 gold carts). Complete: 2 points. Cast it once in your income: choose a cart. Then it is gone.
rules-zavandor-R6-title = { thing-zavandor-R6 }
rules-zavandor-R6 = **Clan · ruby · light · 3 players or more**
    Level 1 (for the king's price: one plank cart); Level 2 (for the king's price: 2 plank carts and one gold cart). Complete: 4 points. Base income counts up to six cards a round.
rules-zavandor-R7-title = { thing-zavandor-R7 }
rules-zavandor-R7 = **Shrine · ruby · dark**
    Level 1 (one ruby); Level 2 (2 rubies); Level 3 (2 rubies). Complete: 11 points. Counts only when it is complete.
rules-zavandor-R8-title = { thing-zavandor-R8 }
rules-zavandor-R8 = **Shrine · ruby · dark**
    Level 1 (2 rubies); Level 2 (one ruby and one emerald). Complete: 9 points. Counts only when it is complete.
rules-zavandor-R9-title = { thing-zavandor-R9 }
rules-zavandor-R9 = **Altar · ruby · dark**
    Level 1 (for the king's price); Level 2 (for the king's price). Complete: 1 point for each of your complete objects.
rules-zavandor-R10-title = { thing-zavandor-R10 }
rules-zavandor-R10 = **Herald · ruby · dark**
    Level 1 (2 coins); Level 2 (2 coins). Complete: 9 points. Complete: you win every tie.
rules-zavandor-R11-title = { thing-zavandor-R11 }
rules-zavandor-R11 = **Shrine · ruby · dark**
    Level 1 (one ruby and one diamond); Level 2 (one ruby and one diamond). Complete: 10 points. Counts only when it is complete.
rules-zavandor-R12-title = { thing-zavandor-R12 }
rules-zavandor-R12 = **Helper · ruby · dark**
    Level 1 (2 diamonds: 2 gold carts). Complete: 3 points. Extra income, beyond the limit of six.
rules-zavandor-R13-title = { thing-zavandor-R13 }
rules-zavandor-R13 = **Shrine · ruby · dark · 4 players or more**
    Level 1 (2 rubies). Complete: 6 points. Counts only when it is complete.
rules-zavandor-Y1-title = { thing-zavandor-Y1 }
rules-zavandor-Y1 = **Clan · diamond · light**
    Level 1 (for the king's price: one metal cart); Level 2 (for the king's price: 2 metal carts and one plank cart). Complete: 3 points. Base income counts up to six cards a round.
rules-zavandor-Y2-title = { thing-zavandor-Y2 }
rules-zavandor-Y2 = **Clan · diamond · light**
    Level 1 (for the king's price: one metal cart); Level 2 (for the king's price: 2 metal carts); Level 3 (for the king's price: 2 metal carts and 2 plank carts). Complete: 5 points. Base income counts up to six cards a round.
rules-zavandor-Y3-title = { thing-zavandor-Y3 }
rules-zavandor-Y3 = **Pack dragon · diamond · light**
    Level 1 (one diamond); Level 2 (one diamond and one sapphire). Complete: 3 points. Complete: your base income has no limit.
rules-zavandor-Y4-title = { thing-zavandor-Y4 }
rules-zavandor-Y4 = **Broker · diamond · light**
    Level 1 (one sapphire: 1); Level 2 (one emerald: 2). Complete: 5 points. Exchanges with the bank, one card for one, this many a round.
rules-zavandor-Y5-title = { thing-zavandor-Y5 }
rules-zavandor-Y5 = **Scroll · diamond · dark**
    Level 1 (printed: 4 plank carts or 4 metal carts); Level 2 (for the king's price: 6 plank carts or 5 metal carts or 4 gold carts); Level 3 (for the king's price: 7 plank carts or 7 metal carts or 5 gold carts). Complete: 2 points. Cast it once in your income: choose a cart. Then it is gone.
rules-zavandor-Y6-title = { thing-zavandor-Y6 }
rules-zavandor-Y6 = **Clan · diamond · light · 3 players or more**
    Level 1 (for the king's price: one metal cart); Level 2 (for the king's price: one log cart and 2 metal carts). Complete: 4 points. Base income counts up to six cards a round.
rules-zavandor-Y7-title = { thing-zavandor-Y7 }
rules-zavandor-Y7 = **Shrine · diamond · dark**
    Level 1 (one diamond); Level 2 (2 diamonds); Level 3 (2 diamonds). Complete: 11 points. Counts only when it is complete.
rules-zavandor-Y8-title = { thing-zavandor-Y8 }
rules-zavandor-Y8 = **Shrine · diamond · dark**
    Level 1 (2 diamonds); Level 2 (one diamond and one sapphire). Complete: 9 points. Counts only when it is complete.
rules-zavandor-Y9-title = { thing-zavandor-Y9 }
rules-zavandor-Y9 = **Altar · diamond · dark**
    Level 1 (for the king's price); Level 2 (for the king's price). Complete: 2 points for each colour of your complete cards.
rules-zavandor-Y10-title = { thing-zavandor-Y10 }
rules-zavandor-Y10 = **Mason · diamond · dark**
    Level 1 (one emerald: 1); Level 2 (one diamond: 1). Complete: 4 points. A free cube in every income.
rules-zavandor-Y11-title = { thing-zavandor-Y11 }
rules-zavandor-Y11 = **Helper · diamond · dark**
    Level 1 (one sapphire: one metal cart); Level 2 (one diamond: 2 metal carts). Complete: 3 points. Extra income, beyond the limit of six.
rules-zavandor-Y12-title = { thing-zavandor-Y12 }
rules-zavandor-Y12 = **Shrine · diamond · dark**
    Level 1 (one coin); Level 2 (2 diamonds). Complete: 9 points. Counts only when it is complete.
rules-zavandor-Y13-title = { thing-zavandor-Y13 }
rules-zavandor-Y13 = **Shrine · diamond · dark · 4 players or more**
    Level 1 (2 diamonds). Complete: 6 points. Counts only when it is complete.
rules-zavandor-G1-title = { thing-zavandor-G1 }
rules-zavandor-G1 = **Clan · emerald · light**
    Level 1 (for the king's price: one plank cart); Level 2 (for the king's price: 3 plank carts). Complete: 4 points. Base income counts up to six cards a round.
rules-zavandor-G2-title = { thing-zavandor-G2 }
rules-zavandor-G2 = **Clan · emerald · light**
    Level 1 (for the king's price: one plank cart); Level 2 (for the king's price: 2 plank carts); Level 3 (for the king's price: 3 plank carts and one metal cart). Complete: 6 points. Base income counts up to six cards a round.
rules-zavandor-G3-title = { thing-zavandor-G3 }
rules-zavandor-G3 = **Pack dragon · emerald · light**
    Level 1 (one emerald); Level 2 (one emerald and one sapphire). Complete: 3 points. Complete: your base income has no limit.
rules-zavandor-G4-title = { thing-zavandor-G4 }
rules-zavandor-G4 = **Helper · emerald · light**
    Level 1 (2 emeralds: one plank cart); Level 2 (one emerald and one sapphire: 2 plank carts). Complete: 2 points. Extra income, beyond the limit of six.
rules-zavandor-G5-title = { thing-zavandor-G5 }
rules-zavandor-G5 = **Scroll · emerald · dark**
    Level 1 (printed: 5 log carts or 4 plank carts); Level 2 (for the king's price: 7 log carts or 6 plank carts or 5 metal carts); Level 3 (for the king's price: 8 log carts or 7 plank carts or 6 metal carts). Complete: 2 points. Cast it once in your income: choose a cart. Then it is gone.
rules-zavandor-G6-title = { thing-zavandor-G6 }
rules-zavandor-G6 = **Clan · emerald · light · 3 players or more**
    Level 1 (for the king's price: one log cart and one plank cart); Level 2 (for the king's price: one log cart and 3 plank carts). Complete: 4 points. Base income counts up to six cards a round.
rules-zavandor-G7-title = { thing-zavandor-G7 }
rules-zavandor-G7 = **Shrine · emerald · dark**
    Level 1 (one emerald); Level 2 (2 emeralds); Level 3 (2 emeralds). Complete: 12 points. Counts only when it is complete.
rules-zavandor-G8-title = { thing-zavandor-G8 }
rules-zavandor-G8 = **Shrine · emerald · dark**
    Level 1 (2 emeralds); Level 2 (one emerald and one sapphire). Complete: 10 points. Counts only when it is complete.
rules-zavandor-G9-title = { thing-zavandor-G9 }
rules-zavandor-G9 = **Altar · emerald · dark**
    Level 1 (for the king's price); Level 2 (for the king's price). Complete: 2 points for each of your complete clans, your board too.
rules-zavandor-G10-title = { thing-zavandor-G10 }
rules-zavandor-G10 = **Envoy · emerald · dark**
    Level 1 (one sapphire); Level 2 (one emerald). Complete: 6 points. Complete: your losing bids can pay for upgrades.
rules-zavandor-G11-title = { thing-zavandor-G11 }
rules-zavandor-G11 = **Mason · emerald · dark**
    Level 1 (one sapphire: 1); Level 2 (one ruby: 1). Complete: 4 points. A free cube in every income.
rules-zavandor-G12-title = { thing-zavandor-G12 }
rules-zavandor-G12 = **Helper · emerald · dark**
    Level 1 (2 sapphires: 2 plank carts). Complete: 2 points. Extra income, beyond the limit of six.
rules-zavandor-G13-title = { thing-zavandor-G13 }
rules-zavandor-G13 = **Shrine · emerald · dark · 4 players or more**
    Level 1 (2 emeralds). Complete: 7 points. Counts only when it is complete.
rules-zavandor-B1-title = { thing-zavandor-B1 }
rules-zavandor-B1 = **Clan · sapphire · light**
    Level 1 (for the king's price: 2 log carts); Level 2 (for the king's price: 3 log carts). Complete: 4 points. Base income counts up to six cards a round.
rules-zavandor-B2-title = { thing-zavandor-B2 }
rules-zavandor-B2 = **Clan · sapphire · light**
    Level 1 (for the king's price: one log cart); Level 2 (for the king's price: one log cart and one plank cart); Level 3 (for the king's price: one log cart, 2 plank carts and one metal cart). Complete: 6 points. Base income counts up to six cards a round.
rules-zavandor-B3-title = { thing-zavandor-B3 }
rules-zavandor-B3 = **Pack dragon · sapphire · light**
    Level 1 (one sapphire); Level 2 (2 sapphires). Complete: 3 points. Complete: your base income has no limit.
rules-zavandor-B4-title = { thing-zavandor-B4 }
rules-zavandor-B4 = **Helper · sapphire · light**
    Level 1 (2 sapphires: one log cart); Level 2 (one sapphire and one emerald: 2 log carts). Complete: 2 points. Extra income, beyond the limit of six.
rules-zavandor-B5-title = { thing-zavandor-B5 }
rules-zavandor-B5 = **Scroll · sapphire · dark**
    Level 1 (printed: 5 log carts or 4 plank carts); Level 2 (for the king's price: 7 log carts or 6 plank carts or 4 metal carts); Level 3 (for the king's price: 9 log carts or 7 plank carts or 6 metal carts). Complete: 2 points. Cast it once in your income: choose a cart. Then it is gone.
rules-zavandor-B6-title = { thing-zavandor-B6 }
rules-zavandor-B6 = **Clan · sapphire · light · 3 players or more**
    Level 1 (for the king's price: 2 log carts); Level 2 (for the king's price: 2 log carts and one plank cart). Complete: 4 points. Base income counts up to six cards a round.
rules-zavandor-B7-title = { thing-zavandor-B7 }
rules-zavandor-B7 = **Shrine · sapphire · dark**
    Level 1 (one sapphire); Level 2 (2 sapphires); Level 3 (2 sapphires). Complete: 12 points. Counts only when it is complete.
rules-zavandor-B8-title = { thing-zavandor-B8 }
rules-zavandor-B8 = **Shrine · sapphire · dark**
    Level 1 (2 sapphires); Level 2 (one sapphire and one emerald). Complete: 10 points. Counts only when it is complete.
rules-zavandor-B9-title = { thing-zavandor-B9 }
rules-zavandor-B9 = **Altar · sapphire · dark**
    Level 1 (for the king's price); Level 2 (for the king's price). Complete: 1 point for every 2 levels of all you own.
rules-zavandor-B10-title = { thing-zavandor-B10 }
rules-zavandor-B10 = **Broker · sapphire · dark**
    Level 1 (one sapphire: 2). Complete: 5 points. Exchanges with the bank, one card for one, this many a round.
rules-zavandor-B11-title = { thing-zavandor-B11 }
rules-zavandor-B11 = **Scroll · sapphire · dark**
    Level 1 (printed: 6 log carts or 5 plank carts or 4 metal carts); Level 2 (for the king's price: 8 log carts or 6 plank carts or 5 metal carts or 4 gold carts). Complete: 3 points. Cast it once in your income: choose a cart. Then it is gone.
rules-zavandor-B12-title = { thing-zavandor-B12 }
rules-zavandor-B12 = **Helper · sapphire · dark**
    Level 1 (2 emeralds: one log cart and one plank cart). Complete: 2 points. Extra income, beyond the limit of six.
rules-zavandor-B13-title = { thing-zavandor-B13 }
rules-zavandor-B13 = **Shrine · sapphire · dark · 4 players or more**
    Level 1 (2 sapphires). Complete: 7 points. Counts only when it is complete.
rules-zavandor-normal-title = { thing-zavandor-normal }
rules-zavandor-normal = **Clan**
    Level 1 (printed: 2 log carts and one plank cart); Level 2 (for the king's price: one log cart and 2 plank carts); Level 3 (for the king's price: one log cart, 2 plank carts and one metal cart); Level 4 (for the king's price: one log cart, one plank cart, one metal cart and one gold cart). Complete: 5 points. Base income counts up to six cards a round.
rules-zavandor-A-title = { thing-zavandor-A }
rules-zavandor-A = **Clan**
    Level 1 (printed: 3 log carts); Level 2 (for the king's price: 3 log carts and one plank cart); Level 3 (for the king's price: 2 log carts and 2 plank carts); Level 4 (for the king's price: 2 log carts and 3 plank carts). Complete: 3 points. Base income counts up to six cards a round.
rules-zavandor-B-title = { thing-zavandor-B }
rules-zavandor-B = **Clan**
    Level 1 (printed: one log cart and 2 plank carts); Level 2 (for the king's price: 3 plank carts); Level 3 (for the king's price: 3 plank carts and one metal cart); Level 4 (for the king's price: 2 plank carts and 2 metal carts). Complete: 6 points. Base income counts up to six cards a round.
rules-zavandor-C-title = { thing-zavandor-C }
rules-zavandor-C = **Clan**
    Level 1 (printed: one log cart, one plank cart and one metal cart); Level 2 (for the king's price: one log cart and 2 metal carts); Level 3 (for the king's price: one plank cart and 3 metal carts); Level 4 (for the king's price: one plank cart, 2 metal carts and one gold cart). Complete: 5 points. Base income counts up to six cards a round.
rules-zavandor-D-title = { thing-zavandor-D }
rules-zavandor-D = **Clan**
    Level 1 (printed: 2 log carts and one gold cart); Level 2 (for the king's price: one log cart and 2 gold carts); Level 3 (for the king's price: one plank cart, one metal cart and 2 gold carts); Level 4 (for the king's price: one plank cart and 3 gold carts). Complete: 5 points. Base income counts up to six cards a round.
