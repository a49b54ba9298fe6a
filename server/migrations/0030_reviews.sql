-- The log of answered cards: a word in one direction. It is the truth; what is known of a card is computed from it.
CREATE TABLE reviews (
  user_id uuid NOT NULL,
  -- Made on the device, or derived from the question of a test, so that what is sent twice is there once.
  id uuid NOT NULL,
  word_id uuid NOT NULL,
  -- The word's, which never changes.
  dictionary_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('forward', 'backward')),
  -- Whole milliseconds, as the API shows them.
  at timestamptz(3) NOT NULL,
  grade text NOT NULL CHECK (grade IN ('again', 'hard', 'good', 'easy')),
  -- Null where the card was only turned over.
  outcome text,
  given text[] NOT NULL,
  milliseconds integer,
  source text NOT NULL CHECK (source IN ('test', 'device', 'import')),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, word_id) REFERENCES words ON DELETE CASCADE
);
CREATE INDEX reviews_by_word ON reviews (user_id, word_id, at);
CREATE INDEX reviews_by_time ON reviews (user_id, at, id);

-- What a replay of a card's reviews comes to, kept so that nobody has to wait for one.
CREATE TABLE card_memory (
  user_id uuid NOT NULL,
  word_id uuid NOT NULL,
  direction text NOT NULL,
  dictionary_id uuid NOT NULL,
  reviews integer NOT NULL,
  lapses integer NOT NULL,
  stability double precision NOT NULL,
  difficulty double precision NOT NULL,
  -- Days of the learner's own calendar.
  last_on date NOT NULL,
  interval_days integer NOT NULL,
  due_on date NOT NULL,
  -- Of the first review, where it took of the learner's day: neither imported nor untimed.
  begun_on date,
  PRIMARY KEY (user_id, word_id, direction),
  FOREIGN KEY (user_id, word_id) REFERENCES words ON DELETE CASCADE
);
CREATE INDEX card_memory_by_due_day ON card_memory (user_id, due_on);
