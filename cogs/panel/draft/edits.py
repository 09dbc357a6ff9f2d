"""Edits of a draft: go on to the next ask, replace the previous answer, take a step back."""

from collections.abc import Iterator

from cogs.panel.draft.codec import encode, fits
from cogs.panel.draft.picks import BLANK, Answer, Draft, InvalidDraft, Pick, Picks
from cogs.panel.draft.preview import (
    Preview,
    answer_of,
    choice_of,
    continues,
    first_answer,
    is_complete,
    is_full,
    only_answer,
    preview_of,
    rejection,
)
from cogs.panel.draft.steps import capacity, is_tapped, path_of, sole_beginning, takes_several_at_once, walk, ways_on
from rules.kernel import GAMES, Ask, Field, Table, sole_choice


def advance(table: Table, seat: int, draft: Draft, *, decided: bool = False) -> Draft:
    """Go on to the seat's next ask if the current answer is finished: no pick can be added, or it is ``decided``."""
    preview = preview_of(table, seat, draft)
    if preview is None or not is_complete(preview) or not (decided or is_full(preview)):
        return draft
    # A full field with a button for each option stays: a tap changes it, and *Confirm* says that it is done.
    if not decided and any(map(is_tapped, preview.ask.parts)):
        return draft
    # A longer draft would not fit into the custom id. The player confirms this part, and goes on from there.
    longer = (*draft, BLANK)
    if not fits(longer) or rejection(preview):
        return draft
    # The preview keeps its ask, so the answer is played on another copy of the table.
    fork = preview.table.fork()
    fork.answer(seat, choice_of(preview.ask, preview.answer))
    return longer if continues(fork, seat, preview.ask) else draft


def opening(table: Table, seat: int) -> Draft:
    """Return the draft that a panel opens with."""
    return begin(table, seat, (BLANK,))


def begin(table: Table, seat: int, draft: Draft) -> Draft:
    """Pick the only answer to the last ask of a draft, which is blank, or what the game begins it with.

    If the game begins it, go on to the next ask.
    """
    preview = preview_of(table, seat, draft)
    if preview is None or any(preview.answer):
        return draft
    only = (only_answer if preview.earlier else first_answer)(preview.table, preview.ask)
    if any(only):
        return preview.with_answer(only)
    if any(placed := _only_place(preview.ask)):
        return advance(table, seat, preview.with_answer(placed))
    # A second ask of a kind follows a pick by the player, who then decides this one too.
    if preview.ask.kind in {ask.kind for ask in preview.earlier}:
        return draft
    choice = GAMES[table.game].begin(preview.view, preview.ask)
    if choice is None:
        return draft
    longer = advance(table, seat, preview.with_answer(answer_of(preview.ask, choice)), decided=True)
    # The player decides alone if the panel cannot go on, because nothing is chosen for them without a choice.
    return longer if len(longer) > len(draft) else draft


def _only_place(ask: Ask) -> Answer:
    """Return the only place of a thing that can be turned, turned the first way; a blank answer if there are more."""
    part, *others = ask.parts
    if others or not part.turned or (part.least, capacity(part)) != (1, 1):
        return BLANK
    ways = ways_on(part, (), ())
    return ((ways[0],),) if len(ways) == 1 and not ways[0].depth else BLANK


def replace_previous(table: Table, seat: int, draft: Draft, option: int) -> Draft:
    """Replace the last pick of the previous answer, and keep the later picks if they are still offered."""
    preview = preview_of(table, seat, draft)
    if preview is None or len(draft) < 2:
        raise InvalidDraft(encode(draft))
    # Picks are indexes, and another rotation gives the same option another index. So compare the ids.
    before = [{part.options[pick.option].id: pick for pick in picks} for part, picks in _parts(preview)]
    turned = (*draft[-2][:-1], (*draft[-2][-1][:-1], Pick(option)))
    changed = advance(table, seat, (*draft[:-2], turned))
    after = preview_of(table, seat, changed)
    if after is None or len(changed) < len(draft) or len(after.ask.parts) != len(before):
        return changed
    kept = tuple(
        tuple(Pick(at, old[opt.id].depth) for at, opt in enumerate(part.options) if opt.id in old)
        for part, old in zip(after.ask.parts, before, strict=True)
    )
    # Keep all picks or none: a part of them would be a draft that the player has not made.
    same = after.ask.kind == preview.ask.kind and sum(map(len, kept)) == sum(map(len, before))
    return after.with_answer(kept) if same else changed


def _parts(preview: Preview) -> Iterator[tuple[Field, Picks]]:
    yield from zip(preview.ask.parts, preview.answer, strict=True)


def step_back(preview: Preview) -> Draft | None:
    """Undo one step of the draft; None if there is none."""
    # The only answer to a later ask was picked for the player, so it is undone with the step before.
    picked = any(preview.answer) and not (preview.earlier and sole_choice(preview.ask) is not None)
    if picked:
        return preview.with_answer(_shorter(preview.ask, preview.answer))
    # The current ask has no picks, so take the step back in the previous answer.
    if len(preview.draft) < 2:
        return None
    return (*preview.draft[:-2], _shorter(preview.earlier[-1], preview.draft[-2]))


def _shorter(ask: Ask, answer: Answer) -> Answer:
    """Remove the last pick. Remove several that were picked with one tap together. Return BLANK if none is left."""
    if not any(answer):
        return BLANK
    at = max(index for index, picks in enumerate(answer) if picks)
    part, picks = ask.parts[at], answer[at]
    # A select for several picks was one tap, so it is one step back.
    kept = () if takes_several_at_once(part) else (*picks[:-1], *_unwalk(part, picks))
    cut = (*answer[:at], kept, *answer[at + 1 :])
    return cut if any(cut) else BLANK


def _unwalk(part: Field, picks: Picks) -> Picks:
    """Return the last pick one decision shorter. Steps that were taken automatically are undone with it."""
    *before, pick = picks
    walked = path_of(part, pick)
    # A step back leads to the last decision, not to the last step. If the shorter path leads straight back to its end,
    # it contained no decision, so go on towards the start.
    while walked := walked[:-1]:
        shorter = walk(part, tuple(before), walked)
        if shorter.depth == len(walked):
            return (shorter,) if walked != sole_beginning(part, tuple(before)) else ()
    return ()
