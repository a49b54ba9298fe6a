-- What a dictionary tells beside its suggestions: headword, grammar, examples.
ALTER TABLE translations ADD COLUMN details jsonb NOT NULL DEFAULT '{}';
