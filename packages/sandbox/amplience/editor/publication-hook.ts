import { hmacBase64 } from '../../crypto.ts'
import type { SandboxEnv } from '../../env.ts'
import type { Content } from '../content.ts'

const timeoutMs = 3000

type Publication = { snapshotId: string; root: Content; now: number }

/**
 * Sends a signed notification of a publication to the storefront's webhook. Resolves with true if the storefront
 * accepted it. Sends nothing if no secret is set.
 */
export async function announcePublication(
  env: Pick<SandboxEnv, 'STOREFRONT_ORIGIN' | 'CONTENT_WEBHOOK_SECRET'>,
  publication: Publication,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
): Promise<boolean> {
  if (!env.CONTENT_WEBHOOK_SECRET) return false
  const body = JSON.stringify(eventOf(publication))
  const headers = {
    'content-type': 'application/json',
    'x-amplience-webhook-signature': await hmacBase64(env.CONTENT_WEBHOOK_SECRET, body),
  }
  try {
    return (
      await send(
        new Request(`${env.STOREFRONT_ORIGIN}/hooks/content-published`, {
          method: 'POST',
          body,
          headers,
          signal: AbortSignal.timeout(timeoutMs),
        }),
      )
    ).ok
  } catch {
    // The sandbox works without a running storefront.
    return false
  }
}

function eventOf({ snapshotId, root, now }: Publication) {
  const { deliveryId, name } = root._meta
  return {
    sequenceId: now,
    id: crypto.randomUUID(),
    name: 'dynamic-content.snapshot.published',
    resource: snapshotId,
    payload: {
      id: snapshotId,
      createdFrom: 'content-item',
      rootContentItem: { id: deliveryId, label: name, body: { _meta: root._meta } },
    },
  }
}
