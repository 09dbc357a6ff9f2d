"""The pictures and words of the expansions: every module or package in here has an object ``CONTRIBUTION``."""
