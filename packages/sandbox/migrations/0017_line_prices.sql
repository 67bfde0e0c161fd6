-- `listPrice` of a line is its price before discounts, which was `salePrice`.
UPDATE carts SET document = json_set(document, '$.lines', (
  SELECT json_group_array(json_remove(json_set(value, '$.listPrice', json_extract(value, '$.salePrice')), '$.salePrice'))
  FROM json_each(document, '$.lines')
));
UPDATE orders SET document = json_set(document, '$.lines', (
  SELECT json_group_array(json_remove(json_set(
    value, '$.listPrice', json_extract(value, '$.salePrice'), '$.extendedList', json_extract(value, '$.extendedSale')
  ), '$.salePrice'))
  FROM json_each(document, '$.lines')
));
