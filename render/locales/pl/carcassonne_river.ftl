# Rzeka

setting-carcassonne-expansions-river = Rzeka
carcassonne-edge-I = rzeka
carcassonne-described-legend-river = ~ rzeka
carcassonne-mark-source = źródło
carcassonne-mark-lake = jezioro

rules-carcassonne-topics-river = river
rules-carcassonne-river-title = Rzeka
rules-carcassonne-river =
    Gra zaczyna się od **źródła** zamiast płytki startowej. Najpierw losowane są pozostałe płytki rzeki, po nich **jezioro**, a potem wszystkie inne płytki.
    - Płytka rzeki musi przedłużać rzekę na jej otwartym końcu. Rzeka nie może od razu zawracać: po zakręcie w lewo następna płytka nie może skręcać w lewo.
    - Do wyboru masz tylko miejsca, z których rzeka może jeszcze dotrzeć do jeziora.
    - Na płytkach rzeki stawiasz podwładnych jak zwykle, ale nie na samej rzece.
    - Rzeka rozdziela łąki. Łąka ciągnie się wokół źródła i wokół jeziora.
