-- Notes lie with their guild's games. Those that were among people's settings ("note-<guild>-<game>") wait here until
-- they are brought there.
CREATE TABLE moving_notes (
    guild INTEGER NOT NULL,
    game  INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    text  TEXT NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO moving_notes (guild, game, user, text)
    SELECT cast(substr(place, 1, instr(place, '-') - 1) AS INTEGER), cast(substr(place, instr(place, '-') + 1) AS INTEGER),
        user, text
    FROM (
        SELECT user, substr(key, 6) AS place, value AS text FROM people, json_each(people.settings)
        WHERE key GLOB 'note-[0-9]*-[0-9]*' AND type = 'text'
    );
UPDATE people SET settings = (
    SELECT json_group_object(key, json_extract(settings, '$."' || key || '"')) FROM json_each(settings)
    WHERE key NOT GLOB 'note-*'
) WHERE settings GLOB '*"note-*';
