-- Past and future publications (epoch milliseconds): a row for each publication, from its time on, and one for each slot of a
-- scheduled edition, from its start to its end. `content_items` holds the currently published items and drafts.
CREATE TABLE content_versions (
  snapshot_id TEXT NOT NULL,
  delivery_key TEXT NOT NULL,
  schema TEXT NOT NULL,
  body TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER,
  edition_id TEXT,
  PRIMARY KEY (snapshot_id, delivery_key)
);
CREATE INDEX content_versions_key ON content_versions (delivery_key, starts_at);
