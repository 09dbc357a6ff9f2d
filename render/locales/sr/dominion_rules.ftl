# Pravilnik igre Dominion, tema po tema. Karte objašnjava dominion_cards.ftl.

rules-dominion-topics = aim turn action treasures buying gaining attacks reactions prices kingdom orders end picture
rules-dominion-entries =
    Copper Silver Gold Estate Duchy Province Curse Adventurer Bureaucrat Cellar Chancellor Chapel Council_Room Feast
    Festival Gardens Laboratory Library Market Militia Mine Moat Moneylender Remodel Smithy Spy Thief Throne_Room
    Village Witch Woodcutter Workshop
rules-dominion-entries-title = Sve karte po imenu
rules-dominion-aim-title = Cilj igre
rules-dominion-aim =
    Svi igrači počinju sa istih deset karata: sedam karata Bakar i tri Imanja. Gradiš špil kupujući karte iz zajedničke zalihe: akcije koje nešto rade, blaga kojima plaćaš i karte pobede koje se računaju na kraju.
    Pobeđuje igrač sa najviše poena. Ako je izjednačeno, pobeđuje igrač sa manje poteza; ako je i to jednako, igrači dele pobedu.
rules-dominion-turn-title = Potez
rules-dominion-turn =
    Imaš jednu akciju i jednu kupovinu, a potez ima tri faze:
    1. **Faza akcije:** igraj karte akcije.
    2. **Faza kupovine:** igraj blago, zatim kupuj.
    3. **Raščišćavanje:** odlažeš sve odigrane karte i ruku, pa izvlačiš pet novih karata. To radim ja umesto tebe.
    Kada ti treba karta, a špil je prazan, tvoje odložene karte se mešaju i postaju novi špil.
rules-dominion-action-title = Akcije
rules-dominion-action =
    Igranje karte akcije troši jednu akciju. Uradi što na njoj piše, odozgo nadole, koliko možeš. **+1 akcija** ti dopušta još jednu kartu akcije; **+1 karta** se izvlači odmah; **+1 kupovina** i **+$1** važe u fazi kupovine.
    Nikada ne moraš da odigraš akciju. Koraci sa rečju „možeš“ su po izboru, svi ostali su obavezni.
rules-dominion-treasures-title = Blago
rules-dominion-treasures =
    Igraj koliko želiš karata blaga, jednu po jednu, sve pre prve kupovine. *Sve obične karte blaga* igra karte blaga kod kojih redosled nije važan. Blago možeš i da zadržiš u ruci.
    Blago je u igri do raščišćavanja i vraća se sa tvojim špilom.
rules-dominion-buying-title = Kupovina
rules-dominion-buying =
    Za svaku kupovinu uzimaš iz zalihe jednu kartu koja ne košta više od novčića koje još imaš. Ona ide na tvoje odložene karte. Posle prve kupovine više ne možeš da igraš blago. Neiskorišćeni novčići i kupovine propadaju.
rules-dominion-gaining-title = Uzimanje, odlaganje, otpad
rules-dominion-gaining =
    - **Uzmi:** karta ide iz zalihe na tvoje odložene karte, osim ako tekst kaže drugačije. Kupovina je jedan od načina da uzmeš kartu.
    - **Odloži:** tvoja karta ide na odložene karte i kasnije se vraća. Ako odložiš više karata, ostali vide samo gornju.
    - **Baci u otpad:** karta zauvek napušta tvoj špil.
    - **Otkrij:** svi igrači vide kartu, a ona ostaje gde jeste.
rules-dominion-attacks-title = Napadi
rules-dominion-attacks =
    Pre nego što napad nešto uradi, svi ostali mogu istovremeno da reaguju. Zatim napad pogađa igrače redom kojim igraju. Izbori koji ne zavise jedni od drugih traže se istovremeno.
    Pitam svakog igrača koji bi, koliko ostali znaju, mogao imati reakciju, a ne samo one koji je imaju. Tako pauza ne odaje šta je u ruci.
rules-dominion-reactions-title = Reakcije
rules-dominion-reactions =
    Reakciju možeš da pokažeš iz ruke kada se desi ono što na njoj piše, i ona ostaje u ruci. Šanac je reakcija na napade. Možeš da pokažeš više reakcija, jednu za drugom.
rules-dominion-prices-title = Cene
rules-dominion-prices =
    Karta košta koliko na njoj piše, umanjeno za sve trenutne popuste, ali nikad manje od $0. To važi svuda gde je cena važna. Slika pokazuje trenutne cene gomila.
rules-dominion-kingdom-title = Kraljevstvo
rules-dominion-kingdom =
    Pored blaga, karata pobede i Kletvi, tu je deset gomila karata kraljevstva, svaka od deset karata; gomile karata pobede imaju dvanaest, a za dva igrača osam. U čekaonici biraš preporučeni set ili nasumične karte, a pojedine karte možeš da uključiš ili isključiš. Učestalost setova važi za nasumične karte.
rules-dominion-orders-title = Stalni nalozi
rules-dominion-orders =
    Na neka pitanja možeš da odgovoriš unapred. U svom potezu: *{ order-dominion-treasures }*, *{ order-dominion-cantrips }*, *{ order-dominion-buy }*, *{ order-dominion-frugal }*. U tuđim potezima: *{ order-dominion-discard }*, *{ order-dominion-no_reaction }*, *{ order-dominion-moat }*, *{ order-dominion-trash }*, *{ order-dominion-deck }*, *{ order-dominion-curse }*, *{ order-dominion-bishop }*, *{ order-dominion-pass }*.
    Za stolom se nude samo nalozi čije su karte u kraljevstvu. Dugme **Planiraj**, u tvom panelu i pod *Više*, prikazuje ih i omogućava da ih isključiš. Ostali vide samo da te niko ne čeka. Neka pitanja imaju samo jedan mogući odgovor: postavljam ih samo da ne odaju tvoju ruku i posle nekoliko minuta odgovaram umesto tebe.
rules-dominion-end-title = Kraj partije
rules-dominion-end =
    Partija se završava posle poteza u kom je uzeta poslednja Pokrajina, ili kada su tri gomile zalihe prazne, a sa pet ili šest igrača četiri. Tada se računaju sve tvoje karte, gde god da su.
rules-dominion-picture-title = Kako se čita slika
rules-dominion-picture =
    Gore: slovo, ruka, špil i odložene karte sa gornjom kartom svakog igrača; zlatno označava igrača na potezu. Ispod: akcije, kupovine i novčići u potezu.
    Svaka gomila pokazuje trenutnu cenu u novčiću i broj preostalih karata. Najniži red kaže šta karta radi: karte, akcije, kupovine, novčići i poeni kao na samim kartama, crveni krst za otpad, zeleni plus za uzimanje, crvena strelica za odlaganje, mačevi za napad, plavi štit za reakciju i tačke gde ima još teksta.
    Slede karte u igri, iste zajedno. U tvom panelu brojevi označavaju karte koje možeš da izabereš.
