"""What holds for all tests: an example may take as long as a busy machine needs for it."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
