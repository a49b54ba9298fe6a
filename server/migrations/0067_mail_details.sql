-- What a mail tells beside its kind: the token in its link, or a device.
ALTER TABLE outbox ADD COLUMN detail text;
