-- Stock and prices as they were seeded, of what the management API has changed since: a reset puts them back.
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
