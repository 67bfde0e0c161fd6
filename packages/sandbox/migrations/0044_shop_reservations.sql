-- Pieces that shoppers have reserved in a shop. `key` is that of the request while the piece waits. A collected piece
-- keeps its row, because it is sold, without key, name and address; every other end deletes the row.
CREATE TABLE shop_reservations (
  id TEXT PRIMARY KEY,
  key TEXT UNIQUE,
  sku TEXT NOT NULL,
  shop TEXT NOT NULL,
  market TEXT NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  -- As the shop's clocks show it, with their offset: 2026-11-30T18:00:00+00:00.
  until TEXT NOT NULL,
  until_ms INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX shop_reservations_stock ON shop_reservations (sku, shop);
