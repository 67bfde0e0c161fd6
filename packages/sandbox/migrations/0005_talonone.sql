-- Promotions engine: profiles, customer sessions, redeemed coupons. total_amount is integer ten-thousandths of the major unit.
CREATE TABLE talonone_profiles (
  id INTEGER PRIMARY KEY,
  integration_id TEXT NOT NULL UNIQUE,
  attributes TEXT NOT NULL DEFAULT '{}',
  created_at INTEGER NOT NULL,
  last_activity_at INTEGER NOT NULL
);

-- fields are the merged fields that the integration sent; effects are those of the last evaluation.
CREATE TABLE talonone_sessions (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL,
  integration_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  state TEXT NOT NULL,
  update_count INTEGER NOT NULL,
  is_first_session INTEGER NOT NULL,
  total_amount INTEGER NOT NULL,
  fields TEXT NOT NULL,
  effects TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (application_id, integration_id)
);
CREATE INDEX talonone_sessions_profile ON talonone_sessions (profile_id, state);

-- A write must be based on the stored version; otherwise the whole batch is rolled back.
CREATE TRIGGER talonone_sessions_sequence BEFORE UPDATE ON talonone_sessions
WHEN NEW.update_count <> OLD.update_count + 1
BEGIN
  SELECT RAISE(ABORT, 'session updated meanwhile');
END;

-- A limit of 0 means no limit.
CREATE TABLE talonone_redemptions (
  coupon_id INTEGER NOT NULL,
  application_id INTEGER NOT NULL,
  session_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  usage_limit INTEGER NOT NULL,
  profile_limit INTEGER NOT NULL,
  PRIMARY KEY (coupon_id, application_id, session_id)
) WITHOUT ROWID;
CREATE INDEX talonone_redemptions_session ON talonone_redemptions (application_id, session_id);

CREATE TRIGGER talonone_redemptions_limit BEFORE INSERT ON talonone_redemptions
WHEN (NEW.usage_limit > 0 AND (SELECT count(*) FROM talonone_redemptions WHERE coupon_id = NEW.coupon_id) >= NEW.usage_limit)
  OR (NEW.profile_limit > 0 AND (SELECT count(*) FROM talonone_redemptions WHERE coupon_id = NEW.coupon_id AND profile_id = NEW.profile_id) >= NEW.profile_limit)
BEGIN
  SELECT RAISE(ABORT, 'coupon limit reached');
END;

-- Responses to requests with an Idempotency-Key.
CREATE TABLE talonone_responses (
  application_id INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL,
  request TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (application_id, idempotency_key, request)
) WITHOUT ROWID;
