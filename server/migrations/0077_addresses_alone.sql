-- contract: no longer used since v0.2.0
-- Nodes of 0.1.0 wrote an address into users alone; since 0.2.0 it is written into both.
DROP TRIGGER IF EXISTS users_address_given ON users;
DROP TRIGGER IF EXISTS users_address_changed ON users;
DROP TRIGGER IF EXISTS users_address_deleted ON users;
DROP FUNCTION keep_address();
DROP INDEX users_email_key;
