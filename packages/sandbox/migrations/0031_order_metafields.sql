-- Metafields of orders. A key is used once in a namespace of an order.
CREATE TABLE order_metafields (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL,
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  permission_set TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (order_id, namespace, key)
);
