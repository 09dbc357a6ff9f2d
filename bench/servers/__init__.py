"""Servers that the figures and the tests run: PostgreSQL, Litestream and S3."""
