-- What was set at the store by its API: channels, sites, site routes, checkouts. `document` is a JSON object.
DROP TABLE checkout_settings;
CREATE TABLE store_settings (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (kind, id)
);
