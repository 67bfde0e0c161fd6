-- Payments of the card provider. A payment that is sent again with the same key gets the first response.
CREATE TABLE adyen_payments (
  psp_reference TEXT PRIMARY KEY,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL,
  response TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

-- Contacts of the marketing service. A consent is unknown, pending (confirmation mail sent), given or withdrawn.
CREATE TABLE marketing_contacts (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  email_consent TEXT NOT NULL DEFAULT 'unknown',
  post_consent TEXT NOT NULL DEFAULT 'unknown',
  market TEXT,
  preferences TEXT NOT NULL DEFAULT '{}',
  confirm_token TEXT UNIQUE,
  updated_at INTEGER NOT NULL
);

-- Back-in-stock notifications, one for each e-mail address and SKU.
CREATE TABLE marketing_stock_notifications (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE,
  sku TEXT NOT NULL,
  market TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  UNIQUE (email, sku)
);

-- Calls of pages to the stand-ins for third-party scripts.
CREATE TABLE script_calls (
  id INTEGER PRIMARY KEY,
  script TEXT NOT NULL,
  name TEXT NOT NULL,
  detail TEXT NOT NULL,
  page TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
