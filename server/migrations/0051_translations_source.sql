-- The own name of the dictionary that the suggestions come from, where the provider has several.
ALTER TABLE translations ADD COLUMN source text;
