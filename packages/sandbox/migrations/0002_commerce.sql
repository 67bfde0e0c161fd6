-- Carts, checkouts and orders. A cart is one document with one version, so that each change is one guarded write.
CREATE TABLE carts (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  document TEXT NOT NULL,
  updated_at INTEGER NOT NULL
);

-- coupon_type decides: percent off the cart, minor units off the cart, or free delivery. expires_at is Unix milliseconds.
CREATE TABLE coupons (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  coupon_type TEXT NOT NULL,
  display_name TEXT NOT NULL,
  percent INTEGER NOT NULL DEFAULT 0,
  amount_gbp INTEGER NOT NULL DEFAULT 0,
  amount_usd INTEGER NOT NULL DEFAULT 0,
  amount_eur INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER
);
INSERT INTO coupons (id, code, coupon_type, display_name, percent) VALUES (1, 'WELCOME10', 'percentage_discount', '10% off your order', 10);
INSERT INTO coupons (id, code, coupon_type, display_name, amount_gbp, amount_usd, amount_eur) VALUES (2, 'THANKYOU', 'per_total_discount', 'A thank you from us', 500, 700, 600);
INSERT INTO coupons (id, code, coupon_type, display_name) VALUES (3, 'POSTFREE', 'free_shipping', 'Free delivery');
INSERT INTO coupons (id, code, coupon_type, display_name, percent, expires_at) VALUES (4, 'SPRING24', 'percentage_discount', '20% off for spring', 20, 1717196400000);

-- One token for three URLs (cart, checkout, embedded checkout). Opening any of them uses the token.
CREATE TABLE redirect_tokens (
  token TEXT PRIMARY KEY,
  cart_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
);

CREATE TABLE checkout_tokens (
  token TEXT PRIMARY KEY,
  cart_id TEXT NOT NULL,
  uses_left INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);

-- channel_id is kept after the cart is deleted, so that a closed checkout can link back to the shop.
CREATE TABLE checkout_sessions (
  id TEXT PRIMARY KEY,
  cart_id TEXT NOT NULL,
  channel_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);

-- paid_cart_id is null until the order is paid. It is unique, so a cart is paid for only once.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  cart_id TEXT NOT NULL,
  paid_cart_id TEXT UNIQUE,
  customer_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  status_id INTEGER NOT NULL,
  email TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  document TEXT NOT NULL
);
CREATE INDEX orders_customer ON orders (customer_id, created_at);
CREATE INDEX orders_cart ON orders (cart_id);

-- Stock that paid orders took. A reset returns it.
CREATE TABLE stock_movements (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  variant_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  PRIMARY KEY (order_id, variant_id)
) WITHOUT ROWID;

-- If there is too little stock, the whole sale is rolled back.
CREATE TRIGGER stock_movements_floor BEFORE INSERT ON stock_movements
WHEN (SELECT stock_1 FROM variants WHERE id = NEW.variant_id) < NEW.quantity
BEGIN
  SELECT RAISE(ABORT, 'insufficient stock');
END;
CREATE TRIGGER stock_movements_take AFTER INSERT ON stock_movements
BEGIN
  UPDATE variants SET stock_1 = stock_1 - NEW.quantity WHERE id = NEW.variant_id;
END;
CREATE TRIGGER stock_movements_return AFTER DELETE ON stock_movements
BEGIN
  UPDATE variants SET stock_1 = stock_1 + OLD.quantity WHERE id = OLD.variant_id;
END;

-- Mails that a real shop would have sent.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  order_id INTEGER,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
