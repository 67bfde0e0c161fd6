-- The shop's newsletter is with its marketing provider, and no payment is captured here.
DROP TABLE subscribers;
ALTER TABLE adyen_payments DROP COLUMN captured;
