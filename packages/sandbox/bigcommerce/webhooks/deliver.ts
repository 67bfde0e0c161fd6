import { hmacBase64 } from '../../crypto.ts'
import type { SandboxEnv } from '../../env.ts'
import { findHook, type Hook } from './hook-store.ts'

const responseTimeoutMs = 10_000
// The platform waits 60 s, 180 s, 300 s and so on, for two days. These waits are shorter, so that retries can be
// observed.
export const retriesAfterMs = [1000, 3000, 5000, 10_000, 15_000]

export type Sending = { send: (request: Request) => Promise<Response>; pause: (ms: number) => Promise<unknown> }

export const overTheWire: Sending = {
  send: (request) => fetch(request),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Sends a delivery until the response is a 2xx or no retries are left. Resolves with true if it was accepted. */
export async function deliver(
  env: Pick<SandboxEnv, 'DB' | 'BIGCOMMERCE_CLIENT_SECRET'>,
  deliveryId: number,
  { send, pause }: Sending = overTheWire,
): Promise<boolean> {
  for (const wait of [0, ...retriesAfterMs]) {
    if (wait > 0) await pause(wait)
    const status = await attempt(env, deliveryId, send)
    if (status === null || (status >= 200 && status < 300)) return status !== null
  }
  return false
}

/** The status of the response, 0 if there is none; `null` if the webhook no longer exists or is switched off. */
async function attempt(
  env: Pick<SandboxEnv, 'DB' | 'BIGCOMMERCE_CLIENT_SECRET'>,
  deliveryId: number,
  send: Sending['send'],
): Promise<number | null> {
  const row = await env.DB.prepare('SELECT webhook_id, body FROM webhook_deliveries WHERE id = ?')
    .bind(deliveryId)
    .first<{ webhook_id: number; body: string }>()
  const hook = row && (await findHook(env.DB, row.webhook_id))
  if (!row || !hook?.isActive) return null
  const status = await send(
    await requestOf(hook, { body: row.body, deliveryId, secret: env.BIGCOMMERCE_CLIENT_SECRET }),
  ).then(
    (response) => response.status,
    () => 0,
  )
  await env.DB.prepare('UPDATE webhook_deliveries SET attempts = attempts + 1, last_status = ? WHERE id = ?')
    .bind(status, deliveryId)
    .run()
  return status
}

/**
 * Signed as in Standard Webhooks, with the client secret's bytes as the key, and with the headers that the webhook was
 * registered with.
 */
async function requestOf(
  { destination, headers }: Hook,
  { body, deliveryId, secret }: { body: string; deliveryId: number; secret: string },
): Promise<Request> {
  const id = `msg_${deliveryId}`
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = `v1,${await hmacBase64(secret, `${id}.${timestamp}.${body}`)}`
  return new Request(destination, {
    method: 'POST',
    body,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    },
    signal: AbortSignal.timeout(responseTimeoutMs),
  })
}
