-- Numbers the readings of the provider's state: what was asked for later is newer, whatever arrives first.
CREATE SEQUENCE payment_readings;

CREATE TABLE payment_customers (
  -- The provider's id.
  id text PRIMARY KEY,
  -- Null once the account is deleted: then the customer is still to be ended at the provider, until closed_at says so.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  checkout_at timestamptz,
  -- When to look whether a checkout was paid although no event told of it.
  look_at timestamptz,
  -- When to try again to end the customer of a deleted account.
  retry_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz
);
CREATE UNIQUE INDEX payment_customers_user_id ON payment_customers (user_id) WHERE closed_at IS NULL;
CREATE INDEX payment_customers_look_at ON payment_customers (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX payment_customers_retry_at ON payment_customers (retry_at) WHERE user_id IS NULL;

CREATE TABLE payment_subscriptions (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  customer_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'past_due', 'canceled')),
  current_period_end timestamptz NOT NULL,
  cancel_at_period_end boolean NOT NULL,
  started_at timestamptz NOT NULL,
  reading bigint NOT NULL,
  -- When to read it again unasked; null once it is over at the provider.
  look_at timestamptz
);
CREATE INDEX payment_subscriptions_user_id ON payment_subscriptions (user_id);
CREATE INDEX payment_subscriptions_customer_id ON payment_subscriptions (customer_id);
CREATE INDEX payment_subscriptions_look_at ON payment_subscriptions (look_at) WHERE look_at IS NOT NULL;

-- Subscriptions to be ended at once with their last payment refunded. They outlive the account: the money is owed all the same.
CREATE TABLE payment_endings (
  subscription_id text PRIMARY KEY,
  customer_id text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  retry_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX payment_endings_retry_at ON payment_endings (retry_at) WHERE done_at IS NULL;

CREATE TABLE payment_events (
  id text PRIMARY KEY,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_received_at ON payment_events (received_at);
