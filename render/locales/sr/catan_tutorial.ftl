# Uvod u Catan: savet za svaki korak i kraj.

tutorial-catan-road = Bačena je šestica, pa ti je naselje pored brda sa brojem 6 donelo ciglu. Izgradi **put** za jednu ciglu i jedno drvo. Na mapi izaberi mesto između tih brda i pustinje u sredini.
tutorial-catan-offer = Na kraju puta ima mesta za naselje. Ono košta ciglu, drvo, vunu i žito, a žita nemaš. Daj ostalima **ponudu**.
tutorial-catan-terms = Daj jednu **vunu**, traži jedno **žito**.
tutorial-catan-settlement = Protivnik je prihvatio. Izgradi **naselje** na kraju novog puta. Ono dodiruje brda, šumu i pustinju, mada pustinja ne daje ništa.
tutorial-catan-finish = Naselje vredi jedan poen, a sada dobijaš karte sa tri mesta. Ništa više ne možeš da platiš: **završi** potez.
tutorial-catan-robber = Protivnik je bacio osmicu i dobio dve karte. Zatim je u tvom potezu bačena sedmica: **razbojnik** se pomera, a njegovo polje ne daje ništa. Stavi ga na jedno od dva polja sa brojem **8**, pored protivnikovih građevina, i uzmi kartu.
tutorial-catan-end =
    To je cela igra: bacaj kockice, trguj i gradi dok neko ne skupi deset poena. Naselja vrede 1, gradovi 2; najduži put i najveća vojska po 2. Banka uvek menja četiri iste karte za jednu, a uz luku tri ili dve. Ko ima više od sedam karata, na sedmicu gubi polovinu.
    Proširenja se biraju u podešavanjima čekaonice. I njih objašnjava `/rules`.
