"""``/setup hooks``: its answers, its list, and the secrets that are shown once."""

import logging
from typing import Any

import pytest

from cogs.commands.hooks import add_hook, list_hooks, remove_hook, set_page
from cogs.commands.hooks import test_hook as probe_hook
from cogs.commands.setup import handle_component
from cogs.discord.components import Card, Entry, layout_view
from cogs.discord.custom_ids import SETUP, CustomId
from cogs.hooks.card import REMOVE, TEST, fault_text, hooks_card
from cogs.hooks.delivery import DELIVERY, HookDelivery
from cogs.hooks.pages import PAGES
from cogs.hooks.requests import Requests, key_shown
from data import hooks
from data.errors import Refused
from data.hooks import Page, Tried
from render import LANGUAGES, words
from tests.cogs.contexts import GUILD, context
from tests.cogs.fakes import Bot
from tests.cogs.hooks.receiver import anywhere, only_hook, receiving

FAULTS = ["address", "name", "connection", "certificate", "timeout", "redirect:302", "status:500", "gone"]


@pytest.fixture
def ctx(bot: Bot) -> Any:
    made: Any = context(bot)
    made.said = []

    async def tell(text: str) -> None:
        made.said.append(text)

    async def show(card: Card) -> None:
        made.shown = "\n".join((*card.above, *(row.text for row in card.rows if isinstance(row, Entry))))

    made.tell, made.show = tell, show
    return made


async def test_the_key_of_a_hook_is_shown_once_and_never_logged(
    bot: Bot, ctx: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await add_hook(ctx, "https://example.org/secret-path", restricted=False)
    hook = await only_hook(bot)
    assert key_shown(hook.secret) in ctx.said[0]
    await list_hooks(ctx)
    assert "example.org" in ctx.shown
    for secret in (key_shown(hook.secret), hook.secret, "secret-path"):
        assert secret not in ctx.shown
        assert secret not in caplog.text


async def test_an_address_without_https_changes_nothing(bot: Bot, ctx: Any) -> None:
    with pytest.raises(Refused, match="hook_url"):
        await add_hook(ctx, "http://example.org/", restricted=False)
    assert await hooks.hooks(bot.store, GUILD) == ()


async def test_a_hook_is_tested_and_removed_by_clicks(bot: Bot, ctx: Any) -> None:
    await add_hook(ctx, "https://localhost/", restricted=False)
    await handle_component(ctx, CustomId(SETUP, 0, TEST, 1))
    assert "hasn't taken" in ctx.said[-1]
    click: Any = context(bot, "1")
    await handle_component(click, CustomId(SETUP, 0, REMOVE))
    assert "There are no hooks" in click.shown
    await bot.state[DELIVERY][0].close()


async def test_the_list_says_what_was_not_delivered(bot: Bot, ctx: Any) -> None:
    await list_hooks(ctx)
    assert "There are no hooks" in ctx.shown
    await add_hook(ctx, "https://example.org/", restricted=True)
    hook = await only_hook(bot)
    await hooks.note_tried(bot.store, GUILD, hook.id, Tried(0, "status:503"))
    await list_hooks(ctx)
    assert "The answer had the status 503. Next try:" in ctx.shown
    assert "Channels that not everyone can see are included." in ctx.shown


async def test_a_test_event_says_how_it_went(bot: Bot, ctx: Any) -> None:
    async with receiving() as receiver:
        hook = await hooks.add(bot.store, GUILD, receiver.url)
        # No address of this machine is allowed.
        await probe_hook(ctx, hook.id)
        assert "The address isn't on the public internet." in ctx.said[-1]
        await bot.state[DELIVERY].pop().close()
        bot.state[DELIVERY].append(HookDelivery(bot, lambda: Requests(anywhere)))  # type: ignore[arg-type]
        await probe_hook(ctx, hook.id)
        assert "has taken the test event" in ctx.said[-1]
        await bot.state[DELIVERY][0].close()
    assert len(receiver.got) == 1


async def test_a_hook_is_removed_by_its_number(bot: Bot, ctx: Any) -> None:
    await add_hook(ctx, "https://example.org/", restricted=False)
    await remove_hook(ctx, (await only_hook(bot)).id)
    assert await hooks.hooks(bot.store, GUILD) == ()
    for work in (remove_hook, probe_hook):
        with pytest.raises(Refused, match="no_hook"):
            await work(ctx, 1)


async def test_the_token_of_the_page_is_shown_once(bot: Bot, ctx: Any) -> None:
    await set_page(ctx, on=True, restricted=False)
    page = await hooks.page(bot.store, GUILD)
    assert page
    assert page.opens_with(ctx.said[-1].split("||`")[1].split("`||")[0])
    assert "OPS_PORT" in ctx.said[-1]
    bot.state[PAGES].served = True
    await set_page(ctx, on=True, restricted=False)
    assert "OPS_PORT" not in ctx.said[-1]
    await set_page(ctx, on=False, restricted=False)
    assert await hooks.page(bot.store, GUILD) is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_list_fits_into_a_message(bot: Bot, language: str) -> None:
    for number in range(hooks.MOST_HOOKS):
        hook = await hooks.add(bot.store, GUILD, f"https://{'long-name.' * 8}example.org/{number}", restricted=True)
        await hooks.note_tried(bot.store, GUILD, hook.id, Tried(0, "redirect:302"))
    every = await hooks.hooks(bot.store, GUILD)
    card = hooks_card(every, Page(""), words(language))
    view = layout_view(card)
    assert view.content_length() < 4_000
    assert view.total_children_count <= 40
    assert all(fault_text(fault, words(language)) for fault in FAULTS)
