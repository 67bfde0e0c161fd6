-- Requests to the card payment provider that bear an idempotency key. `status` and `response` are NULL while the first
-- request is running.
CREATE TABLE adyen_requests (
  idempotency_key TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  status INTEGER,
  response TEXT,
  created_at INTEGER NOT NULL
);

-- Payments, with amounts in minor units. `token_id` names the wallet's token, which pays only once. `undone` is
-- 'cancelled', 'refunded' or NULL. A payment that needs the shopper's approval has a challenge token until the shopper
-- decides, and then a redirect result; `answer` is what the shopper chose.
DROP TABLE adyen_payments;
CREATE TABLE adyen_payments (
  psp_reference TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  currency TEXT NOT NULL,
  value INTEGER NOT NULL,
  method TEXT NOT NULL,
  brand TEXT NOT NULL,
  token_id TEXT,
  result_code TEXT NOT NULL,
  refusal_reason TEXT,
  refusal_reason_code TEXT,
  captured INTEGER NOT NULL DEFAULT 0,
  undone TEXT,
  return_url TEXT NOT NULL,
  challenge_token TEXT UNIQUE,
  redirect_result TEXT UNIQUE,
  answer TEXT,
  created_at INTEGER NOT NULL
);
CREATE INDEX adyen_payments_by_reference ON adyen_payments (reference);
CREATE INDEX adyen_payments_by_token ON adyen_payments (token_id);

-- Notifications of the provider to the shop's webhook. `last_status` is 0 without a response, NULL before the first
-- attempt. `accepted` is 1 after a response of `[accepted]`.
CREATE TABLE adyen_notifications (
  id INTEGER PRIMARY KEY,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_status INTEGER,
  accepted INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
);
