-- The people who watch for new tables of a game in a guild, and the time of their last ping, or 0.
CREATE TABLE watchers (
    guild INTEGER NOT NULL,
    kind  TEXT NOT NULL,
    user  INTEGER NOT NULL,
    told  REAL NOT NULL,
    PRIMARY KEY (guild, kind, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX watchers_by_user ON watchers (user);

-- Until now they were settings of the form "watch:<guild>:<kind>".
INSERT INTO watchers (guild, kind, user, told)
SELECT CAST(substr(one.key, 7, instr(substr(one.key, 7), ':') - 1) AS INTEGER),
       substr(one.key, 7 + instr(substr(one.key, 7), ':')),
       people.user,
       CAST(one.value AS REAL)
  FROM people, json_each(people.settings) AS one
 WHERE one.key GLOB 'watch:[0-9]*:*';
UPDATE people
   SET settings = (SELECT json_group_object(one.key, CASE
                         WHEN one.type IN ('object', 'array') THEN json(one.value)
                         WHEN one.type IN ('true', 'false', 'null') THEN json(one.type)
                         ELSE one.value
                     END)
                     FROM json_each(people.settings) AS one
                    WHERE one.key NOT GLOB 'watch:[0-9]*:*')
 WHERE instr(settings, '"watch:');
