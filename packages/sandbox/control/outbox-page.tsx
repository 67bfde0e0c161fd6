/** @jsxImportSource hono/jsx */

import { ControlPage } from './page.tsx'

export type Mail = {
  id: number
  order_id: number | null
  recipient: string
  subject: string
  body: string
  html: string
  unsubscribe_url: string
  created_at: number
}

const maxMails = 100

/** The newest mails, all or those to one address. */
export async function listMail(db: D1Database, recipient: string | null): Promise<Mail[]> {
  const { results } = await db
    .prepare('SELECT * FROM outbox WHERE ?1 IS NULL OR recipient = ?1 ORDER BY id DESC LIMIT ?2')
    .bind(recipient, maxMails)
    .all<Mail>()
  return results
}

/** The HTML part of a mail, or null if there is no such mail. */
export async function findMailHtml(db: D1Database, id: number): Promise<string | null> {
  return db.prepare('SELECT html FROM outbox WHERE id = ?').bind(id).first<string>('html')
}

export function OutboxPage({ mails }: { mails: readonly Mail[] }) {
  return (
    <ControlPage title="Outbox">
      {mails.length === 0 && <p>No mail yet. Place an order, and its confirmation appears here.</p>}
      {mails.map((mail) => (
        <article key={mail.id} class="mail" aria-labelledby={`mail-${mail.id}`}>
          <h2 id={`mail-${mail.id}`}>{mail.subject}</h2>
          <p class="soft">
            To {mail.recipient},{' '}
            <time datetime={new Date(mail.created_at).toISOString()}>{new Date(mail.created_at).toUTCString()}</time>
          </p>
          {mail.unsubscribe_url !== '' && (
            <p class="soft">
              List-Unsubscribe: <code>{`<${mail.unsubscribe_url}>`}</code>
            </p>
          )}
          {mail.html !== '' && (
            <iframe
              src={`/control/outbox/${mail.id}`}
              title={`${mail.subject}, as HTML`}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
            />
          )}
          <details>
            <summary>Text part</summary>
            <pre>{mail.body}</pre>
          </details>
        </article>
      ))}
    </ControlPage>
  )
}
