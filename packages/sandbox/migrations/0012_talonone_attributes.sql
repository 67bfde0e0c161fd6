-- Custom attributes of cart items that the account has defined.
CREATE TABLE talonone_attributes (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  description TEXT NOT NULL,
  applications TEXT NOT NULL
);
INSERT INTO talonone_attributes (name, title, type, description, applications) VALUES
  ('product_id', 'Product id', 'number', 'Id of the product.', '[1,2,3]'),
  ('tmp_variant_id', 'Variant id', 'number', 'Id of the variant.', '[1,2,3]');
