-- `body` is a mail's text part, and `html` its other part.
ALTER TABLE outbox ADD COLUMN html TEXT NOT NULL DEFAULT '';
