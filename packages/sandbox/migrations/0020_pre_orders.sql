-- What the merchant says about a product that is sold before its release. Without a message the store's own applies.
ALTER TABLE products ADD COLUMN preorder_message TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN preorder_release_date TEXT;
ALTER TABLE seeded_availability ADD COLUMN preorder_message TEXT NOT NULL DEFAULT '';
ALTER TABLE seeded_availability ADD COLUMN preorder_release_date TEXT;
