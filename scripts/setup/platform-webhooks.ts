import type { Change, VendorCall } from './vendor.ts'
import { orderWebhook } from '#shared/order-webhook.ts'
import { stockWebhook } from '#shared/stock-webhook.ts'

type Hook = {
  id: number
  scope: string
  destination: string
  is_active: boolean
  headers?: Record<string, string> | null
}

/** The changes after which the platform reports orders and stock to the shop, with the current secret. */
export async function planPlatformWebhooks(
  call: VendorCall,
  { publicOrigin, secret }: { publicOrigin: string; secret: string },
): Promise<Change[]> {
  const hooks = await listHooks(call)
  return [orderWebhook, stockWebhook].flatMap(({ path, scopes }) =>
    scopes.flatMap((scope): Change[] => {
      const destination = new URL(path, publicOrigin).href
      const existing = hooks.find((hook) => hook.scope === scope && hook.destination === destination)
      const body = { scope, destination, is_active: true, headers: { [orderWebhook.secretHeader]: secret } }
      if (existing?.is_active && existing.headers?.[orderWebhook.secretHeader] === secret) return []
      return existing
        ? [
            {
              what: `update the webhook ${scope} to ${destination}`,
              apply: () => call('PUT', `/v3/hooks/${existing.id}`, body),
            },
          ]
        : [{ what: `register the webhook ${scope} to ${destination}`, apply: () => call('POST', '/v3/hooks', body) }]
    }),
  )
}

/** Deletes the webhooks of shops on other origins, which ran on other ports of this machine. */
export async function deleteOtherWebhooks(call: VendorCall, publicOrigin: string): Promise<void> {
  for (const { id, destination } of await listHooks(call)) {
    const { origin, pathname } = new URL(destination)
    const isOurs = pathname === orderWebhook.path || pathname === stockWebhook.path
    if (isOurs && origin !== publicOrigin) await call('DELETE', `/v3/hooks/${id}`)
  }
}

async function listHooks(call: VendorCall): Promise<Hook[]> {
  // A store may have ten webhooks for a scope.
  return (await call<{ data: Hook[] }>('GET', '/v3/hooks?limit=250')).data
}
