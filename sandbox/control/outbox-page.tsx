/** @jsxImportSource hono/jsx */

import { ControlPage } from './page.tsx'

export type Mail = {
  id: number
  order_id: number | null
  recipient: string
  subject: string
  body: string
  created_at: number
}

const maxMails = 100

export async function listMail(db: D1Database): Promise<Mail[]> {
  const { results } = await db.prepare('SELECT * FROM outbox ORDER BY id DESC LIMIT ?').bind(maxMails).all<Mail>()
  return results
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
          <pre>{mail.body}</pre>
        </article>
      ))}
    </ControlPage>
  )
}
