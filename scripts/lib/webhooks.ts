import { orderWebhook } from '../../shared/order-webhook.ts'

type Registration = {
  /** REST Management API of the store, without version. */
  apiUrl: string
  accessToken: string
  /** Of the shop. */
  publicOrigin: string
  secret: string
  /** Removes the webhooks of the same path on other origins: those of a shop that ran on another port. */
  isOnly?: boolean
}

type Hook = { id: number; scope: string; destination: string }
type Change = { scope: string; change: 'created' | 'updated' | 'deleted'; destination: string }

/**
 * Has the platform report orders to the shop. It can be run again: what is registered gets the present secret, and is
 * active afterwards.
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
        `${method} /v3/hooks${path} was answered with ${response.status}: ${(await response.text()).slice(0, 300)}`,
      )
    return (await response.json()) as { data: unknown }
  }
  // A store may have ten webhooks of a scope.
  const { data } = await call('GET', '?limit=250')
  const hooks = data as Hook[]
  const changes: Change[] = []
  for (const scope of orderWebhook.scopes) {
    const own = hooks.find((hook) => hook.scope === scope && hook.destination === destination)
    await (own ? call('PUT', `/${own.id}`, { scope, ...fields }) : call('POST', '', { scope, ...fields }))
    changes.push({ scope, change: own ? 'updated' : 'created', destination })
  }
  for (const hook of isOnly ? hooks : []) {
    if (hook.destination === destination || new URL(hook.destination).pathname !== orderWebhook.path) continue
    await call('DELETE', `/${hook.id}`)
    changes.push({ scope: hook.scope, change: 'deleted', destination: hook.destination })
  }
  return changes
}
