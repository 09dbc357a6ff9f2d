"""The modules and catalogues of a bot, loaded in the process from which the tests fork their bots."""

import bot as bot
import playground as playground
import render
from tests.play.bot_process import SPRITES

render.cache_in(SPRITES)
render.load()
render.load_words()
