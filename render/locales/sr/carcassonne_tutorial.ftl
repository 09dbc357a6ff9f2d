# Uvod u Carcassonne: savet za svaki korak i kraj.

tutorial-carcassonne-place = Pred tobom je deo grada sa grbom. Postavi ga **iznad** početne pločice, tako da grad dodirne grad. Izaberi mesto i pogledaj sliku pre nego što potvrdiš.
tutorial-carcassonne-knight = Sada stavi sledbenika **u grad**. On donosi poene kada se grad zatvori.
tutorial-carcassonne-close = Protivnik je postavio put i zauzeo ga. Tvoja pločica je kraj grada: postavi je odmah **iznad** svog grada, tako da se zidine zatvore.
tutorial-carcassonne-keep = Grad je zatvoren i bodovan, a sledbenik ti se vratio. Ostale sačuvaj za bolja mesta: izaberi **bez sledbenika**.
tutorial-carcassonne-cloister = Tri pločice i grb: 8 poena. Sada imaš manastir. Njemu trebaju pločice sa svih osam strana, zato ga postavi u **ugao između** svog grada i puta, gde ih već ima najviše.
tutorial-carcassonne-monk = Stavi sledbenika **u manastir**. On donosi poen za svaku pločicu oko manastira i jedan za sam manastir.
tutorial-carcassonne-end =
    Oko tvog manastira je pet pločica. Sa još tri donosi 9 poena. To je skoro cela igra: postavi pločicu, stavi na nju sledbenika ako želiš i osvoji poene za ono što je završeno.
    Sledbenik na **polju** ostaje do kraja i tada donosi 3 poena za svaki zatvoren grad uz to polje. Ostalo, kao i proširenja, nalazi se u `/rules`.
