-- Settings of a channel's hosted checkout that were changed: a JSON object.
CREATE TABLE checkout_settings (
  channel_id INTEGER PRIMARY KEY,
  document TEXT NOT NULL
);
