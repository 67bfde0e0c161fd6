-- The shop opens the checkout by redirect URLs, and signs customers in there by Customer Login tokens.
DROP TABLE checkout_tokens;
DROP TABLE session_links;
