# Messages of all games.

seat = Player { $letter }
list-comma = { ", " }
list-semicolon = { "; " }
list-between = { " · " }
list-plus = { " + " }
list-times = { $count }× { $thing }

because-kernel-searched = better in the trial games it played
because-kernel-rash = didn't look at every place
some-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
event-kernel-started = The game has begun.
event-kernel-ended = The seed of this game was { $seed }. Anyone can replay the game with it and check the draw.
event-kernel-turn_restarted = The turn starts again from its beginning. Nothing before it has changed.
brief-kernel-turn_restarted = The turn starts again
event-kernel-undone = { $seat } undoes the last step.
brief-kernel-undone = { $seat }: last step undone
event-kernel-seated = { $seat } now plays this seat.
event-kernel-seated-how-away = { $seat } is away. A computer plays meanwhile.
event-kernel-seated-how-back = { $seat } is back and plays on.
event-kernel-seated-how-person = { $seat } takes over the seat.
event-kernel-seated-how-computer = { $seat }, a computer, takes over the seat.

reason-not_asked = You have no choice to make right now.
reason-unknown_option = “{ $option }” isn't one of your options. Pick one of the suggestions.
reason-type_on = That isn't a choice but the end of the list. Type more words, then pick a suggestion.
reason-not_clear = “{ $option }” isn't clear enough. Type more, or one of these: { $found }.
reason-too_few =
    { $least ->
        [one] Pick at least one; you picked { $got }.
       *[other] Pick at least { $least }; you picked { $got }.
    }
reason-too_many =
    { $most ->
        [one] Pick only one; you picked { $got }.
       *[other] Pick at most { $most }; you picked { $got }.
    }
reason-over_limit =
    { $most ->
        [one] “{ $option }” can be picked only once.
       *[other] “{ $option }” can be picked { $most } times at most.
    }
reason-malformed = I can't read this as a choice. Pick one of the suggestions.
reason-unknown_field = This choice has no part “{ $field }”.
reason-fields_needed = Name each part of your answer: { $fields }.
reason-over = This game is over.
reason-nothing_to_undo = You have nothing to undo.
reason-too_far = “{ $option }” comes too early: the steps before it aren't known yet.
reason-cannot_pay = You can't pay for this.

## Alternative texts

alt-options =
    { $left ->
        [0] You can choose: { $options }.
       *[other] You can choose: { $options }; and { $left } more.
    }
end-told =
    { $sources ->
        [yes] { $rank }. { $name }: { $score } ({ $parts }).
       *[no] { $rank }. { $name }: { $score }.
    }
alt-more = Not everything fits here. All of it: /game board text:True
