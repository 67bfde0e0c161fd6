-- The mean of a product's ratings, from 1 to 5.
ALTER TABLE product_listing ADD COLUMN rating REAL NOT NULL DEFAULT 0;
