-- An open request for a stock notification is deleted when its mail is sent. Of the mail, only SKU and time are kept.
DELETE FROM marketing_stock_notifications WHERE sent_at IS NOT NULL;
ALTER TABLE marketing_stock_notifications DROP COLUMN sent_at;
CREATE TABLE marketing_stock_mails (
  id TEXT PRIMARY KEY,
  sku TEXT NOT NULL,
  sent_at INTEGER NOT NULL
);
CREATE INDEX marketing_stock_mails_sku ON marketing_stock_mails (sku, sent_at);

-- The address of the header `List-Unsubscribe`; empty in a mail without it.
ALTER TABLE outbox ADD COLUMN unsubscribe_url TEXT NOT NULL DEFAULT '';
