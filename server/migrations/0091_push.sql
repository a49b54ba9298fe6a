-- by itself: each in a transaction of its own, since they touch several tables that requests use
-- The key by which push services know this server (VAPID, RFC 8292). One row, so that every node signs with the same key.
CREATE TABLE IF NOT EXISTS push_keys (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- A number below the order of P-256, which begins with 32 set bits.
  private_key bytea NOT NULL CHECK (length(private_key) = 32)
);
INSERT INTO push_keys (private_key)
SELECT set_byte(random, 0, least(get_byte(random, 0), 254))
FROM (SELECT sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) AS random) AS made
ON CONFLICT DO NOTHING;

-- Browsers that show reminders: each as long as it is logged in.
CREATE TABLE IF NOT EXISTS push_subscriptions (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  session_hash bytea NOT NULL,
  endpoint text NOT NULL,
  -- The browser's public key and the secret that it shares with us (RFC 8291).
  p256dh bytea NOT NULL,
  auth bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, endpoint),
  FOREIGN KEY (user_id, session_hash) REFERENCES sessions (user_id, token_hash) ON DELETE CASCADE
);
DROP INDEX CONCURRENTLY IF EXISTS push_subscriptions_of_sessions;
CREATE INDEX CONCURRENTLY push_subscriptions_of_sessions ON push_subscriptions (user_id, session_hash);

-- Reminders that wait to be sent to a browser. A row is taken out before it is sent.
CREATE TABLE IF NOT EXISTS push_messages (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  subscription_id uuid NOT NULL,
  -- The host that it is sent to.
  service text NOT NULL,
  words integer NOT NULL,
  -- Tries so far.
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, subscription_id)
);
DROP INDEX CONCURRENTLY IF EXISTS push_messages_next_try_at;
CREATE INDEX CONCURRENTLY push_messages_next_try_at ON push_messages (next_try_at);

ALTER TABLE reminders ADD COLUMN IF NOT EXISTS remind_by text NOT NULL DEFAULT 'mail' CHECK (remind_by IN ('mail', 'push'));
