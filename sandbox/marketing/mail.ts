/** Statement that adds a plain-text mail to the outbox. */
export function mail(
  db: D1Database,
  { recipient, subject, body }: { recipient: string; subject: string; body: string },
): D1PreparedStatement {
  return db
    .prepare('INSERT INTO outbox (recipient, subject, body, created_at) VALUES (?, ?, ?, ?)')
    .bind(recipient, subject, body, Date.now())
}

export function confirmationBody(link: string): string {
  return `Somebody, we hope you, asked for our newsletter to come to this address.\n\nSay yes here:\n${link}\n\nIf it was not you, do nothing: we will not write again.\n\nWith best wishes,\nSelvedge`
}
