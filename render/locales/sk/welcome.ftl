# Prvé minúty nového hráča: pozdrav na serveri, prvý panel, úvody.

welcome =
    ## Ahoj, tu je Stammtisch
    Vo vašich kanáloch vediem stolové hry, ktoré sa hrajú celé hodiny alebo dni: { $games }. Po každom ťahu nakreslím plán a upozorním ďalšieho hráča.
    - **Začiatok:** vyber si hru nižšie alebo napíš `/new`. Priatelia stlačia **Pridať sa** a hrať môžu aj počítače.
    - **Hru ešte nepoznáš?** Jej úvod trvá dve minúty a prejdeš ho aj bez spoluhráčov.
    -# Pre správcov servera: `/setup check` skontroluje moje oprávnenia v kanáli a `/setup options` nastaví jazyk a kanály. Zvyšok je v `/help`.
welcome-cover = Rozohraná hra { $game }, hrajú { $names }.
welcome-choose-table = Otvoriť stôl: …
welcome-choose-tutorial = Dvojminútový úvod: …
welcome-open = Otvoriť stôl
welcome-open-computer = Hrať proti počítaču

panel-first = -# Toto vidíš len ty. Vyber, skontroluj náhľad a daj **Potvrdiť**. Znova to otvorí *Hrať*.

tutorial-begin = Úvod (2 minúty)
tutorial-heading = -# { $game } · úvod · krok { $step }/{ $steps }
tutorial-hint = 💡 { $hint }
tutorial-confirm = Správne. Ťah zahráš cez **Potvrdiť**.
tutorial-elsewhere = Aj to je možné, ale tento krok je o inom. Nič sa tu nezmenilo.
tutorial-end = ### 🎓 { $game }: úvod je hotový
tutorial-decided = Po partii ti *Čo rozhodlo?* pod poslednou správou ukáže voľby, ktoré ťa stáli najviac.
