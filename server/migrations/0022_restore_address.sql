-- For which address a flow was opened, hashed: wrong codes are counted for it, whether or not it has an account.
ALTER TABLE restore_flows ADD COLUMN person_key text;
