# Pravidlá Dominionu po témach. Karty sú vysvetlené v dominion_cards.ftl.

rules-dominion-topics = aim turn action treasures buying gaining attacks reactions prices kingdom orders end picture
rules-dominion-entries =
    Copper Silver Gold Estate Duchy Province Curse Adventurer Bureaucrat Cellar Chancellor Chapel Council_Room Feast
    Festival Gardens Laboratory Library Market Militia Mine Moat Moneylender Remodel Smithy Spy Thief Throne_Room
    Village Witch Woodcutter Workshop
rules-dominion-entries-title = Každá karta podľa názvu
rules-dominion-aim-title = Cieľ hry
rules-dominion-aim =
    Všetci hráči začínajú s rovnakými desiatimi kartami: sedem Meďákov a tri Statky. Balíček si staviaš nákupom kariet zo spoločnej zásoby: akcie niečo robia, peniazmi platíš a bodové karty sa rátajú na konci.
    Vyhráva hráč s najväčším počtom bodov. Pri rovnosti vyhráva ten, kto má menej ťahov; ak je aj to rovnaké, víťazstvo je spoločné.
rules-dominion-turn-title = Ťah
rules-dominion-turn =
    Máš jednu akciu a jeden nákup a prejdeš tri fázy:
    1. **Fáza akcií:** hraj akcie.
    2. **Fáza nákupu:** zahraj peniaze, potom nakupuj.
    3. **Upratovanie:** odložíš všetky zahrané karty aj ruku a doberieš päť nových kariet. To robím za teba.
    Keď potrebuješ kartu a doberací balíček je prázdny, odkladací balíček sa zamieša a stane sa doberacím.
rules-dominion-action-title = Akcie
rules-dominion-action =
    Zahranie akcie stojí jednu akciu. Urob, čo je na nej napísané, zhora nadol, pokiaľ to ide. **+1 akcia** dovoľuje zahrať ďalšiu akciu; **+1 karta** sa doberie hneď; **+1 nákup** a **+$1** sa rátajú vo fáze nákupu.
    Akciu nikdy nemusíš zahrať. Kroky so slovom „môžeš“ sú dobrovoľné, všetky ostatné sú povinné.
rules-dominion-treasures-title = Peniaze
rules-dominion-treasures =
    Zahraj ľubovoľný počet kariet peňazí jednu po druhej, všetky pred prvým nákupom. *Všetky bežné peniaze* zahrá peniaze, na ktorých poradí nezáleží. Peniaze si môžeš aj nechať.
    Karta peňazí je v hre až do upratovania a vráti sa s tvojím balíčkom.
rules-dominion-buying-title = Nakupovanie
rules-dominion-buying =
    Za každý nákup si môžeš vziať jednu kartu zo zásoby, ktorá nestojí viac, než máš mincí. Ide na tvoj odkladací balíček. Po prvom nákupe už nemôžeš hrať peniaze. Nevyužité mince a nákupy prepadnú.
rules-dominion-gaining-title = Získanie, odloženie, zahodenie
rules-dominion-gaining =
    - **Získať:** karta ide zo zásoby na tvoj odkladací balíček, ak text nehovorí inak. Kúpa je jeden zo spôsobov získania.
    - **Odložiť:** tvoja karta ide na odkladací balíček a neskôr sa vráti. Ak odložíš viac kariet, ostatní vidia len vrchnú.
    - **Zahodiť:** karta ide na smetisko a navždy opúšťa tvoj balíček.
    - **Odkryť:** kartu vidia všetci hráči a ostáva, kde je.
rules-dominion-attacks-title = Útoky
rules-dominion-attacks =
    Skôr než útok začne pôsobiť, môžu všetci ostatní naraz reagovať. Potom pôsobí na hráčov v poradí ťahov. Na voľby, ktoré od seba nezávisia, sa pýtam naraz.
    Pýtam sa každého hráča, ktorý podľa toho, čo ostatní vedia, môže mať reakciu, nielen toho, kto ju má. Prestávka teda neprezradí, čo je na ruke.
rules-dominion-reactions-title = Reakcie
rules-dominion-reactions =
    Reakciu môžeš ukázať z ruky, keď nastane to, čo je na nej napísané, a ostáva ti na ruke. Hradná priekopa je reakcia na útok. Môžeš ukázať aj viac reakcií po sebe.
rules-dominion-prices-title = Ceny
rules-dominion-prices =
    Karta stojí vytlačenú cenu mínus všetky aktuálne zľavy, nikdy však menej než $0. Platí to vždy, keď ide o cenu. Obrázok ukazuje, koľko kôpky stoja teraz.
rules-dominion-kingdom-title = Kráľovstvo
rules-dominion-kingdom =
    Okrem peňazí, bodových kariet a Kliatob je v hre desať kôpok kariet kráľovstva po desať kariet; bodové kôpky majú dvanásť, pri dvoch hráčoch osem. V lobby si vyberieš odporúčanú sadu alebo náhodné karty a jednotlivé karty môžeš zahrnúť či vylúčiť. Váhy sád platia pre náhodné karty.
rules-dominion-orders-title = Trvalé príkazy
rules-dominion-orders =
    Na niektoré otázky môžeš odpovedať vopred. Vo svojom ťahu: *{ order-dominion-treasures }*, *{ order-dominion-cantrips }*, *{ order-dominion-buy }*, *{ order-dominion-frugal }*. V ťahoch ostatných: *{ order-dominion-discard }*, *{ order-dominion-no_reaction }*, *{ order-dominion-moat }*, *{ order-dominion-trash }*, *{ order-dominion-deck }*, *{ order-dominion-curse }*, *{ order-dominion-bishop }*, *{ order-dominion-pass }*.
    Stôl ponúka príkazy, pre ktoré má jeho kráľovstvo karty. Tlačidlo **Naplánovať** v tvojom paneli a pod *Viac* ich vypíše a umožní ich vypnúť. Ostatní vidia len to, že na teba nikto nečaká. Niektoré otázky majú jedinú možnú odpoveď: dávam ich len preto, aby neprezradili tvoju ruku, a po niekoľkých minútach na ne odpoviem za teba.
rules-dominion-end-title = Koniec hry
rules-dominion-end =
    Hra sa končí po ťahu, v ktorom sa minula posledná Provincia alebo sú prázdne tri kôpky zásoby, pri piatich a šiestich hráčoch štyri. Potom sa rátajú všetky tvoje karty, nech sú kdekoľvek.
rules-dominion-picture-title = Ako čítať obrázok
rules-dominion-picture =
    Hore: písmeno, ruka, doberací balíček a odkladací balíček s vrchnou kartou každého hráča; zlatá označuje hráča na ťahu. Pod tým: akcie, nákupy a mince ťahu.
    Každá kôpka ukazuje v minci aktuálnu cenu a počet zvyšných kariet. Najnižší riadok hovorí, čo karta robí: karty, akcie, nákupy, mince a body ako na samotných kartách, červený kríž za zahodenie, zelené plus za získanie, červená šípka za odloženie, meče za útok, modrý štít za reakciu a bodky, keď je tam čo ďalej čítať.
    Nasledujú karty v hre, rovnaké spolu. V tvojom paneli čísla označujú karty, ktoré môžeš vybrať.
