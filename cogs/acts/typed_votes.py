"""Typed votes: every ballot that a vote's buttons offer, even if the vote's message is missing."""

from collections.abc import Sequence

from cogs.acts.seats import voting_seat
from cogs.acts.vote_effects import cast_ballot
from cogs.discord.autocomplete import meant_value
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import quote_input
from cogs.table.labels import escaped_names
from cogs.table.lookup import suggestions
from cogs.table.votes import CHOICES, NO, YES, vote_number, vote_text, voter
from data.errors import Refused
from data.game.models import Seat, Vote
from data.game.session import GameSession
from render import ENGLISH, Words, words


def ballots_of(session: GameSession, seat: Seat) -> dict[str, tuple[Vote, str]]:
    """Return every vote and choice that is open to a seat, by the text that the button's id contains."""
    return {
        f"{choice}:{vote.name}": (vote, choice)
        for vote in session.votes.values()
        if voter(session, vote, seat.seat) is not None
        for choice in CHOICES.get(vote.kind, (YES, NO))
    }


async def vote_typed(ctx: InteractionContext, game: int, typed: str) -> None:
    """Cast the ballot that was typed: a suggestion, or the name of a choice that only one open vote has."""
    async with ctx.table(game) as session:
        own = voting_seat(session, ctx.user)
        seat, ballots = own.seat, ballots_of(session, own)
        votes, spoken = session.votes, (ctx.words, words(session.game.language), words(ENGLISH))
    if not ballots:
        about = any(vote.facts.get("seat") == seat for vote in votes.values())
        raise Refused("no_votes" if not votes else "no_vote" if about else "no_vote_now")
    meant = [typed] if typed in ballots else _named_ballots(ballots, typed, spoken)
    if not meant:
        raise Refused("no_ballot", choice=quote_input(typed))
    if len(meant) > 1:
        raise Refused("several_votes")
    vote, _ = ballots[meant[0]]
    await cast_ballot(ctx, game, meant[0], vote_number(vote))


def _named_ballots(ballots: dict[str, tuple[Vote, str]], typed: str, spoken: Sequence[Words]) -> list[str]:
    """Return the ballots whose choice has this name in one of the languages."""
    names = {choice: [catalogue.text(f"vote-{choice}") for catalogue in spoken] for _, choice in ballots.values()}
    named = meant_value(names, typed)
    return [ballot for ballot, (_, choice) in ballots.items() if choice == named]


@suggestions()
def suggest_ballots(ctx: InteractionContext, session: GameSession) -> dict[str, str]:
    """Suggest the ballots that this person can cast."""
    own, names = session.seats_of(ctx.user), escaped_names(session.seats)
    ballots = ballots_of(session, own[0]) if own else {}
    return {ballot: _label(vote, choice, names, ctx.words) for ballot, (vote, choice) in ballots.items()}


def _label(vote: Vote, choice: str, names: list[str], words: Words) -> str:
    """Return a choice and its vote's text. The choice comes first because Discord shows few characters on a phone."""
    about = vote_text(vote, names, words).removeprefix("### ")
    return f"{words.text(f'vote-{choice}')} · {about}"
