-- The shop links to the checkout by redirect URLs only.
DROP TABLE checkout_tokens;
