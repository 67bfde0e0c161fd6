-- The language in which a contact was asked, for the mail that a product is back. NULL is English.
ALTER TABLE marketing_stock_notifications ADD COLUMN language TEXT;
