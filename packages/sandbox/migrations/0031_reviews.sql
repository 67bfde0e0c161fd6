-- Reviews that shoppers have written, beside those of the catalogue's start (bigcommerce/reviews/seeded-reviews.ts).
CREATE TABLE product_reviews (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  rating INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending',
  created_at TEXT NOT NULL
);
CREATE INDEX product_reviews_by_product ON product_reviews (product_id);
