CREATE TABLE friends (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  friend_id uuid NOT NULL,
  PRIMARY KEY (user_id, friend_id)
);
