"""Workers: the queues, threads and processes that draw pictures and think for the bot, each guild in turn."""
