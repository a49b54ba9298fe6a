-- contract: no longer used since v0.2.0
-- Nodes of 0.1.0 found an account by an index of users; since 0.2.0 addresses leads to it.
-- The triggers that followed those nodes go with their function: Citus refuses DROP TRIGGER, also where there is none.
DROP FUNCTION keep_address() CASCADE;
DROP INDEX users_email_key;
DROP INDEX users_waiting_email_key;
