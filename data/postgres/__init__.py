"""Connections to PostgreSQL, and the claims of processes there. Imported only with the setting ``SHARED``."""
