import { createHmac } from 'node:crypto'
import { endpoints } from '#shared/routes.ts'

const timeoutMs = 20_000

/**
 * Reports a publication to the shop, as the content service does. @throws Error with the reason if the shop does not
 * accept it
 */
export async function reportPublication({ origin, secret }: { origin: string; secret: string }): Promise<void> {
  if (secret === '') throw new Error('WEBHOOK_SECRET is not set, so the shop accepts no report of a publication.')
  // A delivery is accepted once, so each has an id of its own.
  const body = JSON.stringify({
    name: 'dynamic-content.edition.published',
    payload: { id: `refresh ${crypto.randomUUID()}` },
  })
  const response = await fetch(new URL(endpoints.contentPublished.path, origin), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-amplience-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
    },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (!response.ok || !text.includes('published'))
    throw new Error(`${origin} refused the report: status ${response.status} ${text.slice(0, 300)}`)
}
