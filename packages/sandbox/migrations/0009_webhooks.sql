-- Webhooks for the store's events, and their deliveries. `headers` is a JSON object of strings.
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

-- `last_status` is the status of the last attempt's response, 0 without a response, NULL before the first attempt.
CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY,
  webhook_id INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_status INTEGER,
  created_at INTEGER NOT NULL
);
