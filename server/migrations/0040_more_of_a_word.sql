-- `tag_keys` are the tags as they are compared: computed by the server, in the order of the tags.
ALTER TABLE words
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN example text NOT NULL DEFAULT '',
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN tag_keys text[] COLLATE "C" NOT NULL DEFAULT '{}';
