# Hot seat: a person with several seats of a table.

param-hotseat = Number of seats you play yourself: 2 for two friends with one phone
param-own-seat = The seat that you play now, if you have several
hotseat-give = ### Give the phone to { $name }
hotseat-whose = ### Which seat do you play now?
hotseat-play = I'm { $name }
hotseat-done = ✔ Done.
refused-which_seat = You have several seats at this table. Press **{ button-play }**, or use `/game hand`, to say which one you play now.
unrated-hotseat = -# One person has several seats, so this game isn't rated.
refused-not_your_seat = This isn't your seat.
