import { orderWebhook } from '../../shared/order-webhook.ts'

type Registration = {
  /** URL of the store's REST Management API, without version. */
  apiUrl: string
  accessToken: string
  /** Origin of the shop. */
  publicOrigin: string
  secret: string
  /** Deletes webhooks with the same path on other origins, left by a shop that ran on another port. */
  isOnly?: boolean
}

type Hook = { id: number; scope: string; destination: string }
type Change = { scope: string; change: 'created' | 'updated' | 'deleted'; destination: string }

/**
 * Registers the webhooks by which the platform reports orders to the shop. Safe to run again: existing webhooks get the
 * current secret and are activated.
 */
export async function registerWebhooks({
  apiUrl,
  accessToken,
  publicOrigin,
  secret,
  isOnly = false,
}: Registration): Promise<Change[]> {
  const destination = new URL(orderWebhook.path, publicOrigin).href
  const fields = { destination, is_active: true, headers: { [orderWebhook.secretHeader]: secret } }
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${apiUrl}/v3/hooks${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-auth-token': accessToken },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(
        `${method} /v3/hooks${path} responded with ${response.status}: ${(await response.text()).slice(0, 300)}`,
      )
    return (await response.json()) as { data: unknown }
  }
  // A store may have ten webhooks for a scope.
  const { data } = await call('GET', '?limit=250')
  const hooks = data as Hook[]
  const changes: Change[] = []
  for (const scope of orderWebhook.scopes) {
    const existing = hooks.find((hook) => hook.scope === scope && hook.destination === destination)
    await (existing ? call('PUT', `/${existing.id}`, { scope, ...fields }) : call('POST', '', { scope, ...fields }))
    changes.push({ scope, change: existing ? 'updated' : 'created', destination })
  }
  for (const hook of isOnly ? hooks : []) {
    if (hook.destination === destination || new URL(hook.destination).pathname !== orderWebhook.path) continue
    await call('DELETE', `/${hook.id}`)
    changes.push({ scope: hook.scope, change: 'deleted', destination: hook.destination })
  }
  return changes
}
