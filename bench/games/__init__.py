"""Games that computers and chance play, for the figures and for the tests."""
