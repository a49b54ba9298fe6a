-- What challenges are signed with that ask for work, so that every node knows those of all others. One row.
CREATE TABLE work_keys (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  key bytea NOT NULL
);
INSERT INTO work_keys (key)
VALUES (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
