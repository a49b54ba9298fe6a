-- The purpose 'sign_up': an account is made with its first passkey, which knows the account's id before there is one.
-- token_hash is then of the cookie, the address and the guest who signs up, together.
ALTER TABLE passkey_challenges
  -- The account to be made; null where there is one already.
  ADD COLUMN new_account uuid;
