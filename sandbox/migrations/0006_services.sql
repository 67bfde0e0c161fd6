-- Payments of the card provider. Sent again under its key, a payment is answered with what was answered first.
CREATE TABLE adyen_payments (
  psp_reference TEXT PRIMARY KEY,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL,
  response TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

-- People the marketing service knows. A consent is unknown, pending (asked for by mail), given or withdrawn.
CREATE TABLE marketing_contacts (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  email_consent TEXT NOT NULL DEFAULT 'unknown',
  post_consent TEXT NOT NULL DEFAULT 'unknown',
  market TEXT,
  preferences TEXT NOT NULL DEFAULT '{}',
  confirm_token TEXT UNIQUE,
  updated_at INTEGER NOT NULL
);

-- Who wants to hear that a variant is back. One wish for each person and SKU.
CREATE TABLE marketing_stock_notifications (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE,
  sku TEXT NOT NULL,
  market TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  UNIQUE (email, sku)
);

-- What the stand-ins for third-party scripts were asked to do by the page.
CREATE TABLE script_calls (
  id INTEGER PRIMARY KEY,
  script TEXT NOT NULL,
  name TEXT NOT NULL,
  detail TEXT NOT NULL,
  page TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
