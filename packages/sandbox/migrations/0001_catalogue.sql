-- The seeded catalogue. Money is integer minor units. `rank` orders products inside a category ("featured").
CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER NOT NULL DEFAULT 0,
  tree_id INTEGER NOT NULL DEFAULT 1,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  path TEXT NOT NULL UNIQUE,
  depth INTEGER NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  sort_order INTEGER NOT NULL DEFAULT 0,
  is_visible INTEGER NOT NULL DEFAULT 1,
  product_count INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX categories_parent ON categories (parent_id, sort_order);

-- A product's variants have the consecutive ids base_variant_id … base_variant_id + variant_count - 1.
CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  style TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL,
  department TEXT NOT NULL,
  garment TEXT NOT NULL,
  pattern TEXT NOT NULL,
  type TEXT NOT NULL DEFAULT 'physical',
  colours TEXT NOT NULL,
  sizes TEXT NOT NULL,
  lengths TEXT NOT NULL,
  custom_fields TEXT NOT NULL,
  price_gbp INTEGER NOT NULL,
  price_usd INTEGER NOT NULL,
  price_eur INTEGER NOT NULL,
  sale_gbp INTEGER,
  sale_usd INTEGER,
  sale_eur INTEGER,
  inventory_tracking TEXT NOT NULL DEFAULT 'variant',
  inventory_warning_level INTEGER NOT NULL DEFAULT 5,
  is_visible INTEGER NOT NULL DEFAULT 1,
  is_price_hidden INTEGER NOT NULL DEFAULT 0,
  availability TEXT NOT NULL DEFAULT 'available',
  popularity INTEGER NOT NULL DEFAULT 0,
  date_created TEXT NOT NULL,
  base_variant_id INTEGER NOT NULL,
  variant_count INTEGER NOT NULL
);

-- price_* is null if the variant sells at the product's price. Gift cards store their value here.
CREATE TABLE variants (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id),
  sku TEXT NOT NULL UNIQUE,
  colour INTEGER NOT NULL,
  size INTEGER NOT NULL,
  length INTEGER NOT NULL,
  stock_1 INTEGER NOT NULL,
  stock_2 INTEGER NOT NULL DEFAULT 0,
  purchasing_disabled INTEGER NOT NULL DEFAULT 0,
  price_gbp INTEGER,
  price_usd INTEGER,
  price_eur INTEGER
);
CREATE INDEX variants_product ON variants (product_id);

CREATE TABLE product_categories (
  category_id INTEGER NOT NULL REFERENCES categories (id),
  product_id INTEGER NOT NULL REFERENCES products (id),
  rank INTEGER NOT NULL,
  PRIMARY KEY (category_id, rank, product_id)
) WITHOUT ROWID;
CREATE INDEX product_categories_product ON product_categories (product_id);

CREATE TABLE product_facets (
  product_id INTEGER NOT NULL REFERENCES products (id),
  attribute TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (attribute, value, product_id)
) WITHOUT ROWID;
CREATE INDEX product_facets_product ON product_facets (product_id, attribute);

-- The sort and filter columns of listings, in narrow rows. price_* is today's price.
CREATE TABLE product_listing (
  product_id INTEGER PRIMARY KEY REFERENCES products (id),
  name TEXT NOT NULL,
  price_gbp INTEGER NOT NULL,
  price_usd INTEGER NOT NULL,
  price_eur INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  date_created TEXT NOT NULL,
  is_visible INTEGER NOT NULL,
  is_in_stock INTEGER NOT NULL
);

-- Facet counts of a category without refinements, the most frequent query of listings.
CREATE TABLE category_facets (
  category_id INTEGER NOT NULL REFERENCES categories (id),
  attribute TEXT NOT NULL,
  value TEXT NOT NULL,
  product_count INTEGER NOT NULL,
  PRIMARY KEY (category_id, attribute, value)
) WITHOUT ROWID;

CREATE TRIGGER variants_stock AFTER UPDATE OF stock_1 ON variants
WHEN (OLD.stock_1 > 0) <> (NEW.stock_1 > 0)
BEGIN
  UPDATE product_listing
  SET is_in_stock = EXISTS (SELECT 1 FROM variants v WHERE v.product_id = NEW.product_id AND v.stock_1 > 0)
  WHERE product_id = NEW.product_id;
END;

CREATE VIRTUAL TABLE product_search USING fts5 (name, keywords, content = '', tokenize = 'porter unicode61');

CREATE TABLE seed (key TEXT PRIMARY KEY, value TEXT NOT NULL);
