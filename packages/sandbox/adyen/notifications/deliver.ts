import { overTheWire, retriesAfterMs, type Sending } from '../../bigcommerce/webhooks/deliver.ts'
import type { SandboxEnv } from '../../env.ts'

const answerTimeoutMs = 10_000
const acceptance = '[accepted]'

/**
 * Sends a notification until the response is `[accepted]` or no retries are left. Resolves with true if it was
 * accepted.
 */
export async function deliverNotification(
  env: Pick<SandboxEnv, 'DB' | 'ADYEN_WEBHOOK_URL'>,
  id: number,
  { send, pause }: Sending = overTheWire,
): Promise<boolean> {
  for (const wait of [0, ...retriesAfterMs]) {
    if (wait > 0) await pause(wait)
    const isAccepted = await attempt(env, id, send)
    if (isAccepted !== false) return isAccepted ?? false
  }
  return false
}

/** `null` if the notification no longer exists, or there is no webhook. */
async function attempt(
  env: Pick<SandboxEnv, 'DB' | 'ADYEN_WEBHOOK_URL'>,
  id: number,
  send: Sending['send'],
): Promise<boolean | null> {
  const body = await env.DB.prepare('SELECT body FROM adyen_notifications WHERE id = ?').bind(id).first<string>('body')
  if (body === null || env.ADYEN_WEBHOOK_URL === '') return null
  const request = new Request(env.ADYEN_WEBHOOK_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  const { status, text } = await send(request)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => ({ status: 0, text: '' }))
  const isAccepted = status === 200 && text.trim() === acceptance
  await env.DB.prepare(
    'UPDATE adyen_notifications SET attempts = attempts + 1, last_status = ?, accepted = max(accepted, ?) WHERE id = ?',
  )
    .bind(status, isAccepted ? 1 : 0, id)
    .run()
  return isAccepted
}
