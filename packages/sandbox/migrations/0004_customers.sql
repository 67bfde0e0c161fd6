-- Customers and the records that belong to them. Times are Unix milliseconds. password is a salted hash with its own parameters, or null until one is set.
-- channel_ids is a JSON list, or null for a customer of every channel that allows global logins.
CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  notes TEXT NOT NULL DEFAULT '',
  tax_exempt_category TEXT NOT NULL DEFAULT '',
  customer_group_id INTEGER NOT NULL DEFAULT 0,
  registration_ip_address TEXT NOT NULL DEFAULT '',
  password TEXT,
  must_reset_password INTEGER NOT NULL DEFAULT 0,
  accepts_emails INTEGER NOT NULL DEFAULT 0,
  store_credit INTEGER NOT NULL DEFAULT 0,
  origin_channel_id INTEGER NOT NULL DEFAULT 1,
  channel_ids TEXT,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL
);

CREATE TABLE customer_addresses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  address_type TEXT NOT NULL DEFAULT 'residential',
  address1 TEXT NOT NULL,
  address2 TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL,
  country_code TEXT NOT NULL,
  state_or_province TEXT NOT NULL DEFAULT '',
  postal_code TEXT NOT NULL DEFAULT ''
);
-- A customer cannot have two addresses that are equal in these fields.
CREATE UNIQUE INDEX customer_addresses_core ON customer_addresses
  (customer_id, first_name, last_name, company, phone, address_type, address1, address2, city, country_code, state_or_province, postal_code);

-- Values of custom form fields, of a customer or of an address. value is JSON.
CREATE TABLE form_field_values (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER REFERENCES customers (id) ON DELETE CASCADE,
  address_id INTEGER REFERENCES customer_addresses (id) ON DELETE CASCADE,
  field_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  CHECK ((customer_id IS NULL) <> (address_id IS NULL))
);
CREATE UNIQUE INDEX form_field_values_customer ON form_field_values (customer_id, field_id) WHERE customer_id IS NOT NULL;
CREATE UNIQUE INDEX form_field_values_address ON form_field_values (address_id, field_id) WHERE address_id IS NOT NULL;

CREATE TABLE customer_consents (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  allow TEXT NOT NULL,
  deny TEXT NOT NULL
);

-- channel_id 0 means the whole store.
CREATE TABLE customer_settings (
  channel_id INTEGER PRIMARY KEY,
  document TEXT NOT NULL
);

CREATE TABLE subscribers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  source TEXT NOT NULL DEFAULT 'custom',
  order_id INTEGER,
  channel_id INTEGER NOT NULL DEFAULT 1,
  consents TEXT NOT NULL DEFAULT '[]',
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL
);

CREATE TABLE wishlists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  is_public INTEGER NOT NULL DEFAULT 0,
  token TEXT NOT NULL UNIQUE
);
CREATE INDEX wishlists_customer ON wishlists (customer_id);
CREATE TABLE wishlist_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlists (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  variant_id INTEGER
);
CREATE UNIQUE INDEX wishlist_items_once ON wishlist_items (wishlist_id, product_id, ifnull(variant_id, 0));

-- Tokens are stored as hashes only. A customer has one access token; a new sign-in replaces it.
CREATE TABLE customer_access_tokens (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL
);
CREATE TABLE password_resets (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
);

-- Sign-ins of browsers on the hosted pages, and the links that open them once. A login token's jti is kept until the token has expired.
CREATE TABLE store_sessions (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  channel_id INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE TABLE session_links (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  channel_id INTEGER NOT NULL,
  redirect_to TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE TABLE used_login_tokens (
  jti TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL
);

-- A customer's carts, newest first.
CREATE INDEX carts_customer ON carts (json_extract(document, '$.customerId'), updated_at);
