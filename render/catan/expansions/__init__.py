"""The looks of the expansions: every module or package in here has an object ``LOOK``."""
