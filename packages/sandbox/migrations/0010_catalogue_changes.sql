-- The seeded stock and prices of records that the management API has changed. A reset restores them.
CREATE TABLE seeded_stock (
  variant_id INTEGER PRIMARY KEY REFERENCES variants (id) ON DELETE CASCADE,
  stock_1 INTEGER NOT NULL,
  stock_2 INTEGER NOT NULL
);

CREATE TABLE seeded_prices (
  product_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  price_gbp INTEGER NOT NULL,
  sale_gbp INTEGER
);
