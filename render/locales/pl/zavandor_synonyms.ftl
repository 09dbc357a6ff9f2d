# Słowa, które można wpisać zamiennie, także w częściach oferty.

synonyms-zavandor-r = rubin, rubiny, rubinów, rubinu, czerwony
synonyms-zavandor-y = diament, diamenty, diamentów, diamentu, żółty
synonyms-zavandor-g = szmaragd, szmaragdy, szmaragdów, szmaragdu, zielony
synonyms-zavandor-b = szafir, szafiry, szafirów, szafiru, niebieski
synonyms-zavandor-one = jeden, jedna, 1
synonyms-zavandor-no = bez, 0, żaden, nic
synonyms-zavandor-L = pnie, pniami, pień, drewno
synonyms-zavandor-P = deski, deskami, deska
synonyms-zavandor-M = metal, metalem, żelazo
synonyms-zavandor-broker = kupiec, handlarz, wymiana
synonyms-zavandor-bank = bank, wymiana
synonyms-zavandor-accept = przyjmij, przyjmuję, tak, biorę
synonyms-zavandor-decline = odrzuć, odrzucam, nie, odmawiam
synonyms-zavandor-withdraw = wycofaj, wycofuję, anuluj
synonyms-zavandor-offer = oferta, zaproponuj, handel, wymiana
synonyms-zavandor-done = gotowe, koniec, zakończ, stop
synonyms-zavandor-points = punkty, punkt, punktów, pz
synonyms-zavandor-moves = idzie, rusza, ruch
synonyms-zavandor-stays = zostaje, zostań

typed-zavandor-offer-give = daję, dam, oddaję, oferuję, płacę, sprzedaję
typed-zavandor-offer-want = chcę, za, dostaję, otrzymuję, biorę, kupuję
typed-zavandor-offer-to = dla, z, od
