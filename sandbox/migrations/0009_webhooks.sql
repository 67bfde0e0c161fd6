-- Who is told of the store's events, and what was sent to them. `headers` is a JSON object of text.
CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY,
  scope TEXT NOT NULL,
  destination TEXT NOT NULL,
  headers TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (scope, destination)
);

-- `last_status` is of the last attempt's answer, 0 where there was none; NULL before the first attempt.
CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY,
  webhook_id INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_status INTEGER,
  created_at INTEGER NOT NULL
);
