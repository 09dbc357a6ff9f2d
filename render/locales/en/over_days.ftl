# What the bot says about time: clocks, reminders, votes, absence.

param-speed = How long a decision may take
param-zone = Your time zone, such as Europe/Berlin
param-quiet = Hours in which you are not reminded, such as 22-8 (10 at most); 0 for none
param-remind = Remind me every so many hours at least; 0: as the game does

speed-live = live (5 minutes a decision)
speed-fast = fast (12 hours a decision)
speed-normal = normal (24 hours a decision)
speed-slow = slow (72 hours a decision)
speed-none = without a clock
lobby-speed = **Speed**: { $speed }
lobby-speed-choose = Speed

clock-due = ⏳ due { $due }
clock-played = ⏰ { $name } was out of time; the usual answer was given for them.

reminder-heading = ### ⏰ { $game } #{ $number } waits
reminder-answer = an answer
reminder-muted = 🔕 You will not be reminded of this decision again.
reminder-not-waiting = This table does not wait for you now.
button-mute = Do not remind me of this

me-rhythm = Reminders: quiet { $hours } ({ $zone }); { $every }.
me-quiet = Quiet { $hours }
me-quiet-none = no quiet hours
me-remind-usual = as the game does
me-remind-often =
    { $hours ->
        [one] every hour
       *[other] every { $hours } hours
    }
me-choose-quiet = Quiet hours
me-choose-remind = Reminders

refused-no_zone = There is no time zone “{ $zone }”. They are called like Europe/Berlin.
refused-no_hours = “{ $hours }” are no quiet hours: write them as 22-8, at most ten of them.
