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
  return `Please confirm that you want our newsletter:\n${link}\n\nIf you did not ask for it, ignore this e-mail. We will not write again.\n\nWith best wishes,\nSelvedge`
}
