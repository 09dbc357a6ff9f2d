"""The modules, catalogues and covers of a bot, loaded in the process from which the tests fork their bots."""

import bot as bot
import playground as playground
import render
from render import banner as banner
from render import chart as chart
from render import cover as cover
from render import film as film
from render import leaderboard as leaderboard
from rules.kernel import GAMES
from tests.play.bot_process import SPRITES

render.cache_in(SPRITES)
render.load()
render.load_words()
# A bot reads the names of its commands in every language.
for language in render.LANGUAGES:
    render.words(language).text("seat", letter="A")
# Every bot looks for its icons, and greets its guilds in English.
render.icon_keys()
for kind in GAMES:
    cover.cover_png(kind, language="en")
    cover.cover_names(kind)
