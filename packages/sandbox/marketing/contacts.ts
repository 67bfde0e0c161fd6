type ConsentStatus = 'unknown' | 'pending' | 'accepted' | 'declined'
export type Category = 'marketing_email' | 'marketing_post'
type ContactRow = {
  email: string
  email_consent: ConsentStatus
  post_consent: ConsentStatus
  market: string | null
  preferences: string
  confirm_token: string | null
  updated_at: number
}

const columns = { marketing_email: 'email_consent', marketing_post: 'post_consent' } as const satisfies Record<
  Category,
  keyof ContactRow
>

/** A contact in wire format, or null. */
export async function findContact(db: D1Database, email: string) {
  const row = await db.prepare('SELECT * FROM marketing_contacts WHERE email = ?').bind(email).first<ContactRow>()
  return row && toWire(row)
}

export async function saveConsent(
  db: D1Database,
  { email, category, status }: { email: string; category: Category; status: ConsentStatus },
) {
  const column = columns[category]
  // A decision also closes a pending confirmation.
  const clearToken = category === 'marketing_email' ? ', confirm_token = NULL' : ''
  await db
    .prepare(
      `INSERT INTO marketing_contacts (email, ${column}, updated_at) VALUES (?, ?, ?) ON CONFLICT (email) DO UPDATE SET ${column} = excluded.${column}, updated_at = excluded.updated_at${clearToken}`,
    )
    .bind(email, status, Date.now())
    .run()
}

export async function savePreferences(db: D1Database, email: string, preferences: object) {
  await db
    .prepare(
      'INSERT INTO marketing_contacts (email, preferences, updated_at) VALUES (?, ?, ?) ON CONFLICT (email) DO UPDATE SET preferences = json_patch(preferences, excluded.preferences), updated_at = excluded.updated_at',
    )
    .bind(email, JSON.stringify(preferences), Date.now())
    .run()
}

/** Statement that starts a double opt-in. A later request replaces an earlier one. */
export function optInStatement(
  db: D1Database,
  { email, market, token }: { email: string; market: string | undefined; token: string },
) {
  return db
    .prepare(
      `INSERT INTO marketing_contacts (email, email_consent, market, confirm_token, updated_at) VALUES (?, 'pending', ?, ?, ?)
       ON CONFLICT (email) DO UPDATE SET email_consent = 'pending', market = coalesce(excluded.market, market), confirm_token = excluded.confirm_token, updated_at = excluded.updated_at`,
    )
    .bind(email, market ?? null, token, Date.now())
}

/** Confirms the double opt-in. Returns the e-mail address, or null if the link is unknown or was used. */
export async function confirmConsent(db: D1Database, token: string): Promise<string | null> {
  return db
    .prepare(
      "UPDATE marketing_contacts SET email_consent = 'accepted', confirm_token = NULL, updated_at = ? WHERE confirm_token = ? RETURNING email",
    )
    .bind(Date.now(), token)
    .first<string>('email')
}

function toWire({ email, email_consent, post_consent, market, preferences, updated_at }: ContactRow) {
  return {
    email,
    consents: { marketing_email: email_consent, marketing_post: post_consent },
    market,
    preferences: JSON.parse(preferences),
    updated_at: new Date(updated_at).toISOString(),
  }
}
