"""SQLite files of any content: connections and their cache, schema steps, backups, and the lock on the folder."""
