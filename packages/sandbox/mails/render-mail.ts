import { mailDocument } from './mail-document.ts'
import { mailText } from './mail-text.ts'
import type { Mail, MailDraft } from './mail.ts'

export async function renderMail(draft: MailDraft): Promise<Mail> {
  const { recipient, subject } = draft
  return { recipient, subject, body: mailText(draft), html: await mailDocument(draft) }
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
