import { customerUpdate, findCustomerByEmail, signOutEverywhere } from '../customer-store.ts'
import type { CustomerRow } from '../customer.ts'
import { hashPassword } from './password.ts'
import type { Language } from '#sandbox/catalogue/languages.ts'
import { digestHex, randomHex } from '#sandbox/crypto.ts'
import type { SandboxEnv } from '#sandbox/env.ts'
import type { MailDraft } from '#sandbox/mails/mail.ts'
import { mailInsertion, renderMail } from '#sandbox/mails/render-mail.ts'

const lifetimeMs = 60 * 60 * 1000

/**
 * Mails a link to choose a new password, `{page}?c={customer}&t={token}`. It is valid once, for an hour, and only until
 * the next one is requested. No mail is sent if no customer has the address.
 */
export async function requestPasswordReset(
  env: Pick<SandboxEnv, 'DB' | 'SANDBOX_ORIGIN'>,
  { email, page, home, language }: { email: string; page: string; home: string; language: Language },
): Promise<void> {
  const { DB: db } = env
  const customer = await findCustomerByEmail(db, email)
  if (!customer) return
  const token = randomHex(32)
  const now = Date.now()
  const link = new URL(page)
  link.searchParams.set('c', String(customer.id))
  link.searchParams.set('t', token)
  await db.batch([
    db.prepare('DELETE FROM password_resets WHERE customer_id = ?').bind(customer.id),
    db
      .prepare('INSERT INTO password_resets (token_hash, customer_id, expires_at) VALUES (?, ?, ?)')
      .bind(await digestHex('SHA-256', token), customer.id, now + lifetimeMs),
    mailInsertion(db, await renderMail(env, resetMail(customer, { link: link.href, home, language }))),
  ])
}

/**
 * Sets a new password with the token of a mailed link, and ends all sessions. Returns false if the link is used,
 * expired or another customer's.
 */
export async function resetPassword(
  db: D1Database,
  { customerId, token, password }: { customerId: number; token: string; password: string },
): Promise<boolean> {
  const used = await db
    .prepare(
      'DELETE FROM password_resets WHERE token_hash = ? AND customer_id = ? AND expires_at > ? RETURNING customer_id',
    )
    .bind(await digestHex('SHA-256', token), customerId, Date.now())
    .first()
  if (!used) return false
  await db.batch([
    customerUpdate(db, customerId, await passwordColumns(password)),
    ...signOutEverywhere(db, customerId),
  ])
  return true
}

async function passwordColumns(password: string) {
  return { password: await hashPassword(password), must_reset_password: 0, modified_at: Date.now() }
}

const texts: Readonly<
  Record<Language, { subject: string; greeting: (customer: CustomerRow) => string; asked: string; notAsked: string }>
> = {
  en: {
    subject: 'Choose a new password',
    greeting: ({ first_name }) => `Dear ${first_name},`,
    asked:
      'We were asked for a new password for your account. If you asked, choose one within the hour. The link works once.',
    notAsked: 'If you did not ask, ignore this e-mail. Your password stays as it is.',
  },
  de: {
    subject: 'Neues Passwort wählen',
    greeting: ({ first_name, last_name }) => `Guten Tag ${first_name} ${last_name},`,
    asked:
      'für Ihr Konto wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie es bitte innerhalb einer Stunde. Der Link funktioniert nur einmal.',
    notAsked: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.',
  },
}

function resetMail(
  customer: CustomerRow,
  { link, home, language }: { link: string; home: string; language: Language },
): MailDraft {
  const { subject, greeting, asked, notAsked } = texts[language]
  return {
    recipient: customer.email,
    language,
    subject,
    home,
    parts: [
      { kind: 'paragraph', text: greeting(customer) },
      { kind: 'paragraph', text: asked },
      { kind: 'button', label: subject, href: link },
      { kind: 'paragraph', text: notAsked },
    ],
  }
}
