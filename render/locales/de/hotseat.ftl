# Hot Seat: mehrere Plätze einer Person an einem Tisch.

param-hotseat = Wie viele Plätze du selbst spielst, etwa 2 für zwei mit einem Handy
param-own-seat = Der Platz, den du jetzt spielst, wenn du mehrere hast
hotseat-give = ### Gib das Handy an { $name }
hotseat-whose = ### Welchen Platz spielst du jetzt?
hotseat-play = Ich bin { $name }
hotseat-done = ✔ Erledigt.
refused-which_seat = Du hast an diesem Tisch mehrere Plätze. Drücke **{ button-play }** oder nutze `/game hand`, und sage, welchen du jetzt spielst.
unrated-hotseat = -# Eine Person hat mehrere Plätze, darum wird diese Partie nicht gewertet.
refused-not_your_seat = Das ist nicht dein Platz.
