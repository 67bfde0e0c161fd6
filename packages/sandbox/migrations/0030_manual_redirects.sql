-- Redirects that people enter on the control page, beside those of the store's start.
CREATE TABLE manual_redirects (
  from_path TEXT NOT NULL PRIMARY KEY,
  url TEXT NOT NULL
);
