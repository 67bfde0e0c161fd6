import { sandboxServices } from './sandbox.ts'
import { openShop } from './shop.ts'
import { orderWebhook } from '#shared/order-webhook.ts'

export const webhookSecret = 'an-order-webhook-secret'
export const [createdScope, statusScope] = orderWebhook.scopes

type Signing = { secret?: string; id?: string; timestamp?: number }

/** The body of a webhook event, as the platform sends it. */
export function orderEvent(orderId: number, scope: string = statusScope): string {
  return JSON.stringify({
    scope,
    store_id: '1025646',
    data: { type: 'order', id: orderId },
    hash: 'dd70c0976e06b67aaf671e73f49dcb79230ebf9d',
    created_at: 1_561_479_335,
    producer: 'stores/sandbox',
  })
}

/** The headers of Standard Webhooks, signed with the client secret's bytes unless `secret` is given. */
export async function signatureHeaders(
  body: string,
  { secret, id = 'msg_1', timestamp = Math.floor(Date.now() / 1000) }: Signing = {},
): Promise<Record<string, string>> {
  const key = new TextEncoder().encode(secret ?? sandboxServices().configuration.bigCommerce.login.clientSecret)
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const bytes = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`,
  }
}

/** The shop with its order webhook enabled, and functions that deliver events to it. */
export function openHook(options: Parameters<typeof openShop>[0] = {}) {
  const shop = openShop({ ...options, vars: { ORDER_WEBHOOK_SECRET: webhookSecret, ...options.vars } })
  const send = (body: string, headers: Record<string, string>) =>
    shop.get(orderWebhook.path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  return {
    send,
    /** Delivers an event as the platform does. Resolves with the response's status and the outcome that it names. */
    async report(orderId: number, scope: string = statusScope): Promise<[number, string]> {
      const body = orderEvent(orderId, scope)
      const response = await send(body, {
        [orderWebhook.secretHeader]: webhookSecret,
        ...(await signatureHeaders(body)),
      })
      return [response.status, (await response.json<{ status: string }>()).status]
    },
  }
}
