-- Whose an address is: the look-up that leads to an account, wherever the account's row lies.
CREATE TABLE addresses (
  -- Folded for comparison, as in users.
  email_key text NOT NULL,
  user_id uuid NOT NULL UNIQUE,
  -- False while the account waits for it to be verified; that reserves nothing.
  proven boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (email_key, user_id)
);
CREATE UNIQUE INDEX addresses_proven ON addresses (email_key) WHERE proven;

-- Nodes of releases before this one write users alone, so the table follows it as long as there may be any.
CREATE OR REPLACE FUNCTION keep_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.email_key IS NULL THEN
    DELETE FROM addresses AS a WHERE a.user_id = OLD.id;
  ELSE
    INSERT INTO addresses AS a (email_key, user_id, proven, created_at)
    VALUES (NEW.email_key, NEW.id, NEW.role IS NOT NULL, NEW.created_at)
    ON CONFLICT (user_id) DO UPDATE SET email_key = excluded.email_key, proven = excluded.proven
    WHERE (a.email_key, a.proven) <> (excluded.email_key, excluded.proven);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_address_given AFTER INSERT ON users FOR EACH ROW
  WHEN (NEW.email_key IS NOT NULL) EXECUTE FUNCTION keep_address();
CREATE TRIGGER users_address_changed AFTER UPDATE OF email_key, role ON users FOR EACH ROW
  WHEN (OLD.email_key IS DISTINCT FROM NEW.email_key OR (OLD.role IS NULL) <> (NEW.role IS NULL))
  EXECUTE FUNCTION keep_address();
CREATE TRIGGER users_address_deleted AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.email_key IS NOT NULL) EXECUTE FUNCTION keep_address();

-- Changes of addresses wait for this.
INSERT INTO addresses (email_key, user_id, proven, created_at)
SELECT u.email_key, u.id, u.role IS NOT NULL, u.created_at FROM users AS u WHERE u.email_key IS NOT NULL;
