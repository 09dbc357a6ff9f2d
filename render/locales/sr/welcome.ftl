# Prvi minuti: pozdrav na serveru, prvi panel, uvodi.

welcome =
    ## Zdravo, ja sam Stammtisch
    U vašim kanalima vodim društvene igre koje traju satima ili danima: { $games }. Posle svakog poteza crtam tablu i obaveštavam sledećeg igrača.
    - **Početak:** izaberi igru ispod ili upiši `/new`. Ostali pritisnu **Pridruži se**, a mogu da igraju i računari.
    - **Igra ti je nova?** Njen uvod traje dva minuta i možeš da ga odigraš bez društva.
    -# Za administratore servera: `/setup check` proverava moje dozvole u kanalu, a `/setup options` podešava jezik i kanale. Sve ostalo je u `/help`.
welcome-cover = Partija u toku ({ $game }), igraju { $names }.
welcome-choose-table = Otvori sto za…
welcome-choose-tutorial = Uvod od dva minuta za…
welcome-open = Otvori sto
welcome-open-computer = Igraj protiv računara

panel-first = -# Ovo vidiš samo ti. Izaberi, pogledaj pregled, pa **Potvrdi**. *Igraj* ovo ponovo otvara.

tutorial-begin = Uvod (2 minuta)
tutorial-heading = -# { $game } · uvod · korak { $step } od { $steps }
tutorial-hint = 💡 { $hint }
tutorial-confirm = Tako je. Pritisni **Potvrdi** da to odigraš.
tutorial-elsewhere = I to je moguće, ali se ovaj korak bavi nečim drugim. Ovde se ništa ne menja.
tutorial-end = ### 🎓 { $game }: uvod je gotov
tutorial-decided = Posle partije *Šta je presudilo?* ispod poslednje poruke prikazuje izbore koji su te najviše koštali.
