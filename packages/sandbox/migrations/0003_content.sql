-- Content items of the delivery service. `body` is the item's JSON with nested items inlined; the placeholder for a picture's host is
-- `{mediaHost}`. A new release replaces only items that no editor has changed.
CREATE TABLE content_items (
  delivery_key TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'published' CHECK (state IN ('published', 'draft')),
  delivery_id TEXT NOT NULL,
  schema TEXT NOT NULL,
  body TEXT NOT NULL,
  edited INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (delivery_key, state)
);
CREATE INDEX content_items_id ON content_items (delivery_id, state);
CREATE INDEX content_items_schema ON content_items (schema, state);
