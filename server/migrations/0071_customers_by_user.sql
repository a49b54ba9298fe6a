-- by itself
DROP INDEX CONCURRENTLY IF EXISTS payment_customers_by_user;
CREATE INDEX CONCURRENTLY payment_customers_by_user ON payment_customers (user_id);
