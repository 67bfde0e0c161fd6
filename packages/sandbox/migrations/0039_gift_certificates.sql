-- Gift certificates of the store. Amounts are minor units of the currency; times are Unix milliseconds.
CREATE TABLE gift_certificates (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  status TEXT NOT NULL DEFAULT 'ACTIVE',
  purchased_at INTEGER NOT NULL DEFAULT 1764547200000,
  expires_at INTEGER
);
INSERT INTO gift_certificates (code, currency, amount, balance) VALUES ('GBP-25S-ELV-234', 'GBP', 2500, 2500);
INSERT INTO gift_certificates (code, currency, amount, balance) VALUES ('GBP-1KS-ELV-678', 'GBP', 100000, 100000);
INSERT INTO gift_certificates (code, currency, amount, balance) VALUES ('EUR-25S-ELV-234', 'EUR', 2500, 2500);
INSERT INTO gift_certificates (code, currency, amount, balance) VALUES ('USD-25S-ELV-234', 'USD', 2500, 2500);
INSERT INTO gift_certificates (code, currency, amount, balance, status) VALUES ('GBP-OFF-ELV-000', 'GBP', 2500, 2500, 'DISABLED');
INSERT INTO gift_certificates (code, currency, amount, balance, expires_at) VALUES ('GBP-OLD-ELV-000', 'GBP', 2500, 2500, 1735689600000);
INSERT INTO gift_certificates (code, currency, amount, balance) VALUES ('GBP-NIL-ELV-000', 'GBP', 2500, 0);
