-- What the translation provider answered, so that it is not asked the same again for a while.
CREATE TABLE translations (
  -- A hash of provider, languages and word.
  key bytea PRIMARY KEY,
  suggestions text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX translations_created_at ON translations (created_at);
