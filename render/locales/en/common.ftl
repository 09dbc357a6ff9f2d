# What every game says.

seat = Player { $letter }
list-end = { $start } and { $end }
list-between = { " · " }
list-times = { $count } { $thing }

event-kernel-started = The game has begun. Fingerprint of its seed: { $seed_hash }.
event-kernel-ended = The seed of this game was { $seed }: anybody can play it again and check the draw.
event-kernel-turn_restarted = The turn starts again from its beginning; nothing before it has changed.
event-kernel-undone = { $seat } took the last step back.

reason-not_asked = You are not asked for anything right now.
reason-unknown_option = “{ $option }” is not among your options.
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
reason-malformed = This does not read as a choice.
reason-unknown_field = There is no part called “{ $field }” in this choice.
reason-fields_needed = Answer each part by its name: { $fields }.
reason-over = This game is over.
reason-nothing_to_undo = There is nothing of yours to take back.
reason-too_far = “{ $option }” comes too early: what happens before it cannot be known yet.
reason-cannot_pay = You do not have what this costs.
