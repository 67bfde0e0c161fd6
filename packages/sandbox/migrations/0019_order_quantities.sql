-- How many of a product one order must and may contain. 0 is no limit.
ALTER TABLE products ADD COLUMN order_quantity_minimum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE products ADD COLUMN order_quantity_maximum INTEGER NOT NULL DEFAULT 0;
