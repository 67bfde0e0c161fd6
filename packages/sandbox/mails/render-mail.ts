import { mailDocument } from './mail-document.ts'
import { mailText } from './mail-text.ts'
import type { Mail, MailDraft } from './mail.ts'
import type { SandboxEnv } from '#sandbox/env.ts'

export async function renderMail(
  { SANDBOX_ORIGIN }: Pick<SandboxEnv, 'SANDBOX_ORIGIN'>,
  draft: MailDraft,
): Promise<Mail> {
  const { recipient, subject } = draft
  return { recipient, subject, body: mailText(draft), html: await mailDocument(draft, SANDBOX_ORIGIN) }
}

/** The statement that puts a mail in the outbox. */
export function mailInsertion(
  db: D1Database,
  { recipient, subject, body, html }: Mail,
  orderId: number | null = null,
): D1PreparedStatement {
  return db
    .prepare('INSERT INTO outbox (order_id, recipient, subject, body, html, created_at) VALUES (?, ?, ?, ?, ?, ?)')
    .bind(orderId, recipient, subject, body, html, Date.now())
}
