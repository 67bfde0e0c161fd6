-- The seeded state of products and variants that the management API has withdrawn. A reset restores it.
CREATE TABLE seeded_availability (
  product_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  availability TEXT NOT NULL,
  is_visible INTEGER NOT NULL
);

CREATE TABLE seeded_purchasing (
  variant_id INTEGER PRIMARY KEY REFERENCES variants (id) ON DELETE CASCADE,
  purchasing_disabled INTEGER NOT NULL
);
